## What wins, at the head of the rules

goal = Побеждает тот, у кого больше очков: их приносят доставки, постройки, станции, опасности, скот, цели, рабочие и деньги. Когда рынок труда заполнен, у каждого из остальных ещё по одному ходу.

## Вопросы и ответы

answer-hazard-exchange = { answer-exchange }
answer-bandit-exchange = { answer-exchange }
answer-copy_building-exchange = { answer-exchange }
answer-city-exchange = { answer-exchange }
answer-disc-exchange = { answer-exchange }
answer-foresight-play-all = { answer-play }

ask-move = { $reason ->
    [free] Передвиньте пастуха без оплаты прохода, не дальше { COUNT($steps, "step", form: "gen") }.
    [action] Передвиньте пастуха, не дальше { COUNT($steps, "step", form: "gen") }, и используйте новую локацию.
   *[phase_a] Передвиньте пастуха, не дальше { COUNT($steps, "step", form: "gen") }.
}
answer-fee = { $payee ->
    [bank] плата { COUNT($fee, "dollar") } в банк
    [player] плата { COUNT($fee, "dollar") } ({ VERB($payee_seat, "получает", "получаете") } { $payee_seat })
    [open] плата { COUNT($fee, "dollar") } любым путём
   *[several] плата { COUNT($fee, "dollar") } (нескольким)
}

ask-copy_building = Выберите соседнюю постройку.
answer-copy_building = { answer-stop }
answer-copy_building-bare = { TERM($node) }

ask-draw = Сколько карточек взять? Столько же нужно сбросить.
ask-objective = { $to ->
    [hand] Выберите карточку цели себе на руку.
   *[discard] Выберите карточку цели; она пойдёт в ваш сброс.
}
ask-objective-bare = Выберите карточку цели.

answer-hire = { TERM($worker) } за { COUNT($dollars, "dollar", form: "acc") } (ряд { $row })
ask-building = Выберите постройку. Цена за строителя: { COUNT($each, "dollar") }.
answer-building = { $replaced ->
    [open] { TERM($building) } ({ COUNT($builders, "builder") })
    [none] { TERM($building) } ({ COUNT($builders, "builder") }) — { TERM($node) } за { COUNT($dollars, "dollar", form: "acc") }
   *[other] { TERM($building) } ({ COUNT($builders, "builder") }) — { TERM($node) } за { COUNT($dollars, "dollar", form: "acc") }, заменяется { TERM($replaced) }
}
answer-build_on = { $replaced ->
    [none] { TERM($node) } за { COUNT($dollars, "dollar", form: "acc") }
   *[other] { TERM($node) } за { COUNT($dollars, "dollar", form: "acc") }, заменяется { TERM($replaced) }
}
ask-buy = Выберите скот для покупки. Осталось ковбоев: { $cowboys }.
answer-buy = { COUNTS(1, $card, 1, $second) } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($cowboys, "cowboy") })
answer-buy-bare = { TERM($card) } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($cowboys, "cowboy") })
ask-engine = { $way ->
    [delivery] Внеочередная доставка: передвиньте паровоз назад. Каждая свободная нумерованная клетка пути даёт 1 к значению города, клетка объезда — ничего.
    [back] Передвиньте паровоз назад на { COUNT($spaces, "space", form: "acc") }.
    [return] Конец дороги: верните паровоз на любую свободную клетку и получите { COUNT($dollars, "dollar", form: "acc") }.
   *[forward] Передвиньте паровоз вперёд, не дальше { COUNT($spaces, "space", form: "gen") }.
}
answer-engine = { $upgrade ->
    [open] На { TERM($place, kind: "track", form: "acc") }: улучшение за { COUNT($dollars, "dollar", form: "acc") }, { COUNT($points, "victory_point") }
    [dear] На { TERM($place, kind: "track", form: "acc") }: улучшение не по карману ({ COUNT($dollars, "dollar") })
   *[none] На { TERM($place, kind: "track", form: "acc") }
}
ask-upgrade = Улучшить { TERM($station, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($points, "victory_point") })? Выберите диск; у станции { TERM($corners) }.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($dollars, "dollar", $points, "victory_point") }
}
answer-upgrade_behind = { TERM($station) } за { COUNT($dollars, "dollar", form: "acc") }: { COUNT($points, "victory_point") }
ask-hazard = { $dollars ->
    [0] Выберите опасность, которую уберёте бесплатно.
   *[other] Выберите опасность, которую уберёте за { COUNT($dollars, "dollar", form: "acc") }.
}
ask-hazard-bare = Выберите опасность, которую уберёте.
answer-hazard = { TERM($tile) }, { TERM($node) }
answer-hazard-bare = { TERM($node) }
ask-bandit = Выберите бандита, которого поймаете.
answer-bandit = { TERM($tile) }, { TERM($node) }: { COUNTS($dollars, "dollar", $tokens, "exchange_token") }
answer-bandit-bare = { TERM($node) }

answer-income = { COUNT($count, "temporary_certificate") }: племенная ценность { $value }, самый дальний город: { TERM($city) }
ask-raise_simmental = Скольких { TERM($card, form: "gen_pl") } вырастить?
ask-raise_simmental-bare = Сколько симментальских карточек вырастить?
answer-raise_simmental = { COUNT($count, "card") }
ask-city = Доставка, племенная ценность { $value }: выберите город.
ask-city-bare = Доставка: выберите город.
answer-city-gains = { COUNTS($net, "dollar", $points, "victory_point", $tokens, "exchange_token", $cards, "objective_card") }
answer-city = { TERM($city) }: { $net ->
        [0] { $points ->
            [0] { $tokens ->
                [0] { $cards ->
                    [0] бесплатно
                   *[other] { answer-city-gains }
                }
               *[other] { answer-city-gains }
            }
           *[other] { answer-city-gains }
        }
       *[other] { answer-city-gains }
    }
answer-city-bare = { TERM($city) }
ask-disc = { TERM($city) }, { TERM($corners) }: выберите диск.

## Журнал

log-fee_paid = { $payee_seat ->
    [-1] { $player } { VERB($player, "платит", "платите") } за проход { COUNT($dollars, "dollar", form: "acc") } в банк ({ TERM($stop) }).
   *[other] { $player } { VERB($player, "платит", "платите") } за проход { COUNT($dollars, "dollar", form: "acc") } ({ TERM($stop) }), { VERB($payee_seat, "получает", "получаете") } { $payee_seat }.
}
log-fee_gained = { $player } { VERB($player, "получает", "получаете") } { COUNT($dollars, "dollar", form: "acc") } за проход из банка ({ VERB($from_seat, "идёт", "идёте") } { $from_seat }).
log-hired = { $dollars ->
    [0] { $player } { VERB($player, "нанимает", "нанимаете") } { TERM($worker, form: "acc") } бесплатно (место { $slot }).
   *[other] { $player } { VERB($player, "нанимает", "нанимаете") } { TERM($worker, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") } (место { $slot }).
}
log-bought = { $dollars ->
    [0] { $player } { VERB($player, "получает", "получаете") } { TERM($card, form: "acc") } бесплатно ({ COUNT($cowboys, "cowboy") }).
   *[other] { $player } { VERB($player, "покупает", "покупаете") } { TERM($card, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($cowboys, "cowboy") }).
}
log-bought_pair = { $dollars ->
    [0] { $player } { VERB($player, "получает", "получаете") } { COUNTS(1, $card, 1, $second, form: "acc") } бесплатно ({ COUNT($cowboys, "cowboy") }).
   *[other] { $player } { VERB($player, "покупает", "покупаете") } { COUNTS(1, $card, 1, $second, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($cowboys, "cowboy") }).
}
log-upgraded = { $dollars ->
    [0] { $player } { VERB($player, "улучшает", "улучшаете") } { TERM($station, form: "acc") } бесплатно.
   *[other] { $player } { VERB($player, "улучшает", "улучшаете") } { TERM($station, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") }.
}
log-hazard_taken = { $dollars ->
    [0] { $player } { VERB($player, "убирает", "убираете") } { TERM($tile, form: "acc") } бесплатно.
   *[other] { $player } { VERB($player, "убирает", "убираете") } { TERM($tile, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") }.
}
log-bandit_taken = { $player } { VERB($player, "ловит", "ловите") } { TERM($tile, form: "acc") }: { TERM($node) }.
log-income_taken = { $certificates ->
    [0] { $player } { VERB($player, "получает", "получаете") } доход { COUNT($total, "dollar", form: "acc") }: племенная ценность { $value }.
   *[other] { $player } { VERB($player, "получает", "получаете") } доход { COUNT($total, "dollar", form: "acc") }: племенная ценность { $value }, { COUNT($certificates, "certificate") }.
}
log-simmental_raised = { $player } { VERB($player, "выращивает", "выращиваете") } { COUNT($count, $card, form: "acc") }.
log-delivered = { $transport ->
    [0] { $player } { VERB($player, "доставляет", "доставляете") } скот: { TERM($city) }.
   *[other] { $player } { VERB($player, "доставляет", "доставляете") } скот: { TERM($city) }, стоимость доставки { COUNT($transport, "dollar") }.
}
log-not_delivered = { $player }: доставка невозможна.
log-sam_drew = Сэм открывает карточку { $card }.
log-sam_specialised = Специализация Сэма теперь: { TERM($worker) }.

## Почему закончилась партия, и подсчёт

score-hazards = Опасности

## Почему нельзя

reason-not_enough_builders = Нужно строителей: { $need }, у вас { $have }.
reason-not_enough_cowboys = Нужно ковбоев: { $need }, осталось { $have }.
reason-already_delivered = Туда вы уже доставляли скот.
reason-not_into_kansas_city = Эти шаги не могут вести в Канзас-Сити.

## Параметры

option-simmental = Симментальский режим игры
option-simmental-help = Добавляет симментальский скот: в Канзас-Сити телёнок становится тёлкой, а тёлка — коровой.
option-difficulty-help = Для одного игрока против Сэма. Сэм — реконструкция: его карточек нет в имеющихся правилах.
tip-start = Здесь пастух ждёт после Канзас-Сити; следующий ход ведёт к первым локациям.
tip-red_cross = Каждый крест между вашим паровозом и городом стоит при доставке 1 доллар.
tip-city = После доставки сюда кладут диск; число — нужная племенная ценность.
tip-city_link = Действует, когда ваши диски есть в обоих городах.
tip-arrow_yellow = Когда этот ряд заполнен, рынок скота пополняется.
tip-arrow_green = Когда этот ряд заполнен, начинается конец партии.
tip-step_limit = Столько шагов пастух может сделать за ход.
tip-permanent_certificate = Даёт +1 к каждой доставке и не тратится.
tip-sam_card = Каждый ход одна карточка говорит, что делает Сэм. Реконструкция.
tip-specialization_token = Вид рабочих, которых у Сэма больше всего; на него смотрят некоторые карточки Сэма.
