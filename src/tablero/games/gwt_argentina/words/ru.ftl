## What wins, at the head of the rules

goal = Побеждает тот, у кого больше очков: их приносят корабли и города, постройки, станции, фермеры, скот, цели, рабочие и деньги. Когда рынок труда заполнен, у каждого из остальных ещё по одному ходу.

## Вопросы и ответы

answer-extra_delivery-exchange = { answer-exchange }
answer-extra_delivery-play-all = { answer-play }
ask-place_herder = Выберите нейтральную постройку для эстансьеро.
answer-hire = { TERM($worker) } за { COUNT($pesos, "peso", form: "acc") } (ряд { $row })
ask-building = Выберите постройку. Цена за карпинтеро: { COUNT($each, "peso") }.
answer-building = { $replaced ->
    [open] { TERM($building) } ({ COUNT($builders, "carpintero") })
    [none] { TERM($building) } ({ COUNT($builders, "carpintero") }) — { TERM($node) } за { COUNT($pesos, "peso", form: "acc") }
   *[other] { TERM($building) } ({ COUNT($builders, "carpintero") }) — { TERM($node) } за { COUNT($pesos, "peso", form: "acc") }, заменяется { TERM($replaced) }
}
answer-build_on = { $replaced ->
    [none] { TERM($node) } за { COUNT($pesos, "peso", form: "acc") }
   *[other] { TERM($node) } за { COUNT($pesos, "peso", form: "acc") }, заменяется { TERM($replaced) }
}
ask-buy = Выберите скот для покупки. Осталось гаучо: { $gauchos }.
answer-buy = { COUNTS(1, $card, 1, $second) } за { COUNT($pesos, "peso", form: "acc") } ({ COUNT($gauchos, "gaucho") })
answer-buy-bare = { TERM($card) } за { COUNT($pesos, "peso", form: "acc") } ({ COUNT($gauchos, "gaucho") })
answer-engine = { $upgrade ->
    [open] На { TERM($place, kind: "track", form: "acc") }: улучшение за { COUNT($pesos, "peso", form: "acc") }, { COUNT($points, "victory_point") }
    [dear] На { TERM($place, kind: "track", form: "acc") }: улучшение не по карману ({ COUNT($pesos, "peso") })
   *[none] На { TERM($place, kind: "track", form: "acc") }
}
ask-upgrade = Улучшить { TERM($station, form: "acc") } за { COUNT($pesos, "peso", form: "acc") } ({ COUNT($points, "victory_point") })? Выберите диск; у станции { TERM($corners) }.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($pesos, "peso", $points, "victory_point") }
}
answer-upgrade_behind = { TERM($station) } за { COUNT($pesos, "peso", form: "acc") }: { COUNT($points, "victory_point") }
answer-fee = { $payee ->
    [player] плата { COUNT($fee, "peso") } ({ VERB($payee_seat, "получает", "получаете") } { $payee_seat })
    [bank] плата { COUNT($fee, "peso") } по пути
    [open] плата { COUNT($fee, "peso") } любым путём
   *[several] плата { COUNT($fee, "peso") } (нескольким)
}
answer-move-shortcut-all = { $fee ->
    [0] { TERM($ramp) } в Буэнос-Айрес: { COUNT($steps, "step") }
   *[other] { TERM($ramp) } в Буэнос-Айрес: { COUNT($steps, "step") }, { answer-fee }
}
answer-move-shortcut-all-bare = { TERM($ramp) }
ask-move = { $reason ->
    [action] Передвиньте эстансьеро, не дальше { COUNT($steps, "step", form: "gen") }, и используйте новую локацию.
   *[phase_a] Передвиньте эстансьеро, не дальше { COUNT($steps, "step", form: "gen") }.
}
ask-move-bare = Выберите, куда идёт ваш эстансьеро.
ask-draw = Сколько карточек взять? Столько же потом уйдёт с руки.
ask-objective = Выберите карточку цели; она пойдёт в ваш сброс.
ask-engine = { $way ->
    [back] Передвиньте паровоз назад на { COUNT($spaces, "space", form: "acc") }.
   *[forward] Передвиньте паровоз вперёд, не дальше { COUNT($spaces, "space", form: "gen") }.
}
ask-market_card = { $to ->
    [hand] Выберите карточку рынка скота себе на руку.
   *[discard] Выберите карточку рынка скота; она пойдёт в ваш сброс.
}
ask-market_card-bare = Выберите карточку рынка скота.
answer-market_card = { TERM($card) }
ask-show_card = Выносливость { $strength }, нужно не меньше { $need }. Показать карточку скота? Показано { $cards } из { $most }.
ask-show_card-bare = Показать карточку скота ради выносливости?
answer-show_card = { TERM($card) }: выносливость { $strength }
answer-show_card-bare = { TERM($card) }
answer-show_card-enough = Больше карточек не показывать
ask-farmers = Осталось выносливости: { $strength }. Выберите, какому фермеру помочь; уже помогли: { $count }, не больше { $most }.
ask-farmers-bare = Выберите, какому фермеру помочь.
answer-farmers = { TERM($node) }: { COUNT($pesos, "peso") } (выносливость { $strength })
answer-farmers-bare = { TERM($node) }
answer-farmers-enough = Больше фермерам не помогать
ask-invest = Вложить { COUNT($pesos, "peso", form: "acc") } и положить фермера в ряд гранхеро?
ask-invest-bare = Положить фермера в ряд гранхеро?
answer-invest = { TERM($area, kind: "farmer") }
answer-invest-no = Оставить фермеров рядом с планшетом
ask-extra_delivery = Особая доставка? Зерна: { $grain }. Выберите причал с вашим диском.
ask-extra_delivery-bare = Особая доставка? Выберите причал.
answer-extra_delivery = { TERM($quay) }
answer-extra_delivery-no = Без особой доставки
ask-spot = { TERM($quay) }: выберите клетку бонуса; зерна: { $grain }.
ask-spot-bare = Выберите клетку бонуса.
answer-spot = { TERM($spot) }, зерна: { $grain }. { COUNTS($pesos, "peso", $points, "victory_point") }
answer-spot-bare = { TERM($spot) }
answer-income = { COUNT($count, "temporary_certificate") }: племенная ценность { $value }, самый дальний: { TERM($ship) }
ask-ship = Погрузка, племенная ценность { $value }, зерна: { $grain }. Выберите корабль.
ask-ship-bare = Погрузка: выберите корабль.
answer-ship = { $pesos ->
    [0] { $gained ->
        [0] { TERM($ship) }: зерна { $grain }{ note-ship-points }
       *[other] { TERM($ship) }: зерна { $grain }, +{ COUNT($gained, "peso") }{ note-ship-points }
    }
   *[other] { TERM($ship) }: зерна { $grain }, оплата { COUNT($pesos, "peso") }{ note-ship-points }
}
note-ship-points = { $points ->
    [0] { $later ->
        [0] {""}
       *[other] , потом { COUNT($later, "victory_point") }
    }
   *[other] , { COUNT($points, "victory_point") }
}
answer-ship-bare = { TERM($ship) }
ask-disc = { TERM($target) }, { TERM($corners) }: выберите диск.
ask-foresight = { $column ->
    [1] Прогноз A: выберите жетон.
    [2] Прогноз B: выберите жетон.
   *[3] Прогноз C: выберите жетон.
}

## Журнал

log-herder_placed = { $player } { VERB($player, "ставит", "ставите") } эстансьеро: { TERM($stop) }.
log-moved = { $player } { VERB($player, "двигает", "двигаете") } эстансьеро: { TERM($stop) }.
log-fee_gained = { $player } { VERB($player, "получает", "получаете") } { COUNT($pesos, "peso", form: "acc") } за проход из банка ({ VERB($from_seat, "идёт", "идёте") } { $from_seat }).
log-gained = { $player } { VERB($player, "получает", "получаете") } { COUNT($pesos, "peso", form: "acc") }.
log-paid = { $player } { VERB($player, "платит", "платите") } { COUNT($pesos, "peso", form: "acc") }.
log-hired = { $pesos ->
    [0] { $player } { VERB($player, "нанимает", "нанимаете") } { TERM($worker, form: "acc") } бесплатно (место { $slot }).
   *[other] { $player } { VERB($player, "нанимает", "нанимаете") } { TERM($worker, form: "acc") } за { COUNT($pesos, "peso", form: "acc") } (место { $slot }).
}
log-built = { $pesos ->
    [0] { $player } { VERB($player, "строит", "строите") } { TERM($building, form: "acc") } бесплатно: { TERM($node) }.
   *[other] { $player } { VERB($player, "строит", "строите") } { TERM($building, form: "acc") } за { COUNT($pesos, "peso", form: "acc") }: { TERM($node) }.
}
log-bought = { $pesos ->
    [0] { $player } { VERB($player, "получает", "получаете") } { TERM($card, form: "acc") } бесплатно ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } { VERB($player, "покупает", "покупаете") } { TERM($card, form: "acc") } за { COUNT($pesos, "peso", form: "acc") } ({ COUNT($gauchos, "gaucho") }).
}
log-bought_pair = { $pesos ->
    [0] { $player } { VERB($player, "получает", "получаете") } { COUNTS(1, $card, 1, $second, form: "acc") } бесплатно ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } { VERB($player, "покупает", "покупаете") } { COUNTS(1, $card, 1, $second, form: "acc") } за { COUNT($pesos, "peso", form: "acc") } ({ COUNT($gauchos, "gaucho") }).
}
log-upgraded = { $pesos ->
    [0] { $player } { VERB($player, "улучшает", "улучшаете") } { TERM($station, form: "acc") } бесплатно.
   *[other] { $player } { VERB($player, "улучшает", "улучшаете") } { TERM($station, form: "acc") } за { COUNT($pesos, "peso", form: "acc") }.
}
log-income_taken = { $certificates ->
    [0] { $player } { VERB($player, "получает", "получаете") } доход { COUNT($total, "peso", form: "acc") }: племенная ценность { $value }.
   *[other] { $player } { VERB($player, "получает", "получаете") } доход { COUNT($total, "peso", form: "acc") }: племенная ценность { $value }, { COUNT($certificates, "certificate") }.
}
log-ramp_taken = { $player } { VERB($player, "едет", "едете") } в Буэнос-Айрес: { TERM($ramp) }.
log-fee_paid = { $payee_seat ->
    [-1] { $player } { VERB($player, "оставляет", "оставляете") } плату за проход { COUNT($pesos, "peso", form: "acc") } ({ TERM($stop) }).
   *[other] { $player } { VERB($player, "платит", "платите") } за проход { COUNT($pesos, "peso", form: "acc") } ({ TERM($stop) }), { VERB($payee_seat, "получает", "получаете") } { $payee_seat }.
}
log-grain_gained = { $player } { VERB($player, "получает", "получаете") } { COUNT($grain, "grain", form: "acc") }, теперь { $total }.
log-grain_paid = { $player } { VERB($player, "отдаёт", "отдаёте") } { COUNT($grain, "grain", form: "acc") }, остаётся { $total }.
log-exhausted = { $player } { VERB($player, "берёт", "берёте") } { COUNT($count, "exhaustion_card", form: "acc") }.
log-exhaustion_returned = { $player } { VERB($player, "возвращает", "возвращаете") } { COUNT($count, "exhaustion_card", form: "acc") }.
log-market_taken = { $player } { VERB($player, "берёт", "берёте") } с рынка { TERM($card, form: "acc") }.
log-disc_on_quay = { $player } { VERB($player, "кладёт", "кладёте") } диск на причал: { TERM($quay) }.
log-showed = { $player } { VERB($player, "показывает", "показываете") } { TERM($card, form: "acc") }.
log-farmer_helped = { $player } { VERB($player, "помогает", "помогаете") }: { TERM($tile) }, { TERM($node) }.
log-invested = { $player } { VERB($player, "кладёт", "кладёте") } в ряд гранхеро { TERM($area, kind: "farmer", form: "acc") } за { COUNT($pesos, "peso", form: "acc") } (место { $slot }).
log-delivered = { $player } { VERB($player, "доставляет", "доставляете") }, { TERM($quay) }, за { COUNT($grain, "grain", form: "acc") }: { TERM($spot) }.
log-loaded = { $pesos ->
    [0] { $player } { VERB($player, "загружает", "загружаете") } { TERM($ship, form: "acc") }: { COUNT($grain, "grain") }.
   *[other] { $player } { VERB($player, "загружает", "загружаете") } { TERM($ship, form: "acc") }: { COUNT($grain, "grain") }, за недостающее { COUNT($pesos, "peso") }.
}
log-not_loaded = { $player }: погрузка невозможна.
log-foresight_filled = { $column ->
    [1] Прогноз A: { TERM($tile) }.
    [2] Прогноз B: { TERM($tile) }.
   *[3] Прогноз C: { TERM($tile) }.
}
log-ships_departed = { $banner ->
    [yellow] Корабли с жёлтым флагом отплывают.
    [turquoise] Корабли с бирюзовым флагом отплывают.
   *[purple] Корабли с фиолетовым флагом отплывают.
}
log-ship_joined = Новый корабль в зоне погрузки: { TERM($ship) }.
log-pedro_drew = Педро открывает карточку { $card }.
log-pedro_loading = Педро открывает карточку погрузки { $card }.
log-pedro_specialised = Специализация Педро теперь: { TERM($worker) }.

## Почему закончилась партия, и подсчёт

score-money = Песо
score-ships = Корабли
score-farmers = Фермеры
score-cattle = Скот и усталость

## Параметры

option-difficulty-help = Для одного игрока против Педро. Педро — реконструкция: его карточек нет в имеющихся правилах.
option-city_sides = Стороны карт городов
option-city_sides-help = Сторона b — реконструкция: с самих компонентов её никто не списал.
option-city_sides-a = Сторона a
option-city_sides-b = Сторона b
option-city_sides-random = Случайно для каждого города
option-loading_objective = Карточка цели при погрузке
option-loading_objective-help = Правила расходятся: по одним можно брать и из стопки.
option-loading_objective-any = Открытая или из стопки
option-loading_objective-display = Только открытая
