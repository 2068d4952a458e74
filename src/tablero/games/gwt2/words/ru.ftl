## Вопросы и ответы

answer-exchange = Использовать жетон обмена
answer-play = Разыграть { TERM($objective, form: "acc") }
answer-place_herder-exchange = { answer-exchange }
answer-move-exchange = { answer-exchange }
answer-act-exchange = { answer-exchange }
answer-aux-exchange = { answer-exchange }
answer-hire-exchange = { answer-exchange }
answer-building-exchange = { answer-exchange }
answer-buy-exchange = { answer-exchange }
answer-engine-exchange = { answer-exchange }
answer-hazard-exchange = { answer-exchange }
answer-bandit-exchange = { answer-exchange }
answer-foresight-exchange = { answer-exchange }
answer-income-exchange = { answer-exchange }
answer-immediate-exchange = { answer-exchange }
answer-route-exchange = { answer-exchange }
answer-copy_building-exchange = { answer-exchange }
answer-discard-exchange = { answer-exchange }
answer-remove_card-exchange = { answer-exchange }
answer-draw-exchange = { answer-exchange }
answer-objective-exchange = { answer-exchange }
answer-build_on-exchange = { answer-exchange }
answer-upgrade-exchange = { answer-exchange }
answer-upgrade_behind-exchange = { answer-exchange }
answer-station_master-exchange = { answer-exchange }
answer-city-exchange = { answer-exchange }
answer-disc-exchange = { answer-exchange }
answer-move-play-all = { answer-play }
answer-act-play-all = { answer-play }
answer-foresight-play-all = { answer-play }
answer-income-play-all = { answer-play }
answer-immediate-no = Пропустить мгновенное действие
answer-remove_card-no = Не убирать карточку
answer-objective-no = Не брать карточку цели
answer-engine-no = Не двигать паровоз
answer-upgrade-no = Не улучшать станцию
answer-station_master-no = Не отправлять рабочего

ask-place_herder = Выберите нейтральную постройку для пастуха.
answer-place_herder = { TERM($tile) }
answer-place_herder-bare = { TERM($node) }
ask-move = { $reason ->
    [free] Передвиньте пастуха без оплаты прохода, не дальше { COUNT($steps, "step", form: "gen") }.
    [action] Передвиньте пастуха, не дальше { COUNT($steps, "step", form: "gen") }, и используйте новую локацию.
   *[phase_a] Передвиньте пастуха, не дальше { COUNT($steps, "step", form: "gen") }.
}
ask-move-bare = Выберите, куда идёт ваш пастух.
answer-stop = { $stands ->
    [neutral] { TERM($tile) }
    [private] { TERM($tile) } ({ TERM($node) })
   *[other] { TERM($node) }
}
answer-fee = { $payee ->
    [bank] плата { COUNT($fee, "dollar") } в банк
    [player] плата { COUNT($fee, "dollar") } (получает { $payee_seat })
   *[several] плата { COUNT($fee, "dollar") } (получателей несколько)
}
answer-move = { $fee ->
    [0] { answer-stop }: { COUNT($steps, "step") }
   *[other] { answer-stop }: { COUNT($steps, "step") }, { answer-fee }
}
answer-move-bare = { TERM($node) }
ask-route = Выберите путь. Цель: { answer-stop }.
ask-route-bare = Выберите путь.
answer-route = { $fee ->
    [0] Через { TERM($tile, form: "acc") }
   *[other] Через { TERM($tile, form: "acc") }, { answer-fee }
}
answer-route-bare = Через { TERM($node, form: "acc") }
ask-act = { $begun ->
    [0] { TERM($tile) }: выберите действие.
   *[other] { TERM($tile) }: выберите ещё одно действие или завершите действия.
}
ask-act-bare = Выберите действие.
answer-act-done = Завершить действия

ask-aux = Выберите вспомогательное действие.
ask-copy_building = Выберите соседнюю постройку.
answer-copy_building = { answer-stop }
answer-copy_building-bare = { TERM($node) }
ask-immediate = Мгновенное действие: выполнить?

ask-discard = Сбросьте { COUNT($count, "card", form: "acc") }.
ask-discard-bare = Сбросьте карточки.
answer-discard = { TERM($card) }
ask-discard_pair = Выберите породу, 2 карточки которой вы сбросите.
answer-discard_pair = { TERM($breed) }
ask-remove_card = { $count ->
    [1] Убрать карточку с руки из игры?
   *[other] Убрать карточки с руки из игры? Не больше { $count }.
}
ask-remove_card-bare = Убрать карточку с руки из игры?
answer-remove_card = { TERM($card) }
ask-draw = Сколько карточек взять? Столько же нужно сбросить.
answer-draw = { COUNT($count, "card") }
ask-objective = { $to ->
    [hand] Выберите карточку цели себе на руку.
   *[discard] Выберите карточку цели; она пойдёт в ваш сброс.
}
ask-objective-bare = Выберите карточку цели.
answer-objective = { TERM($objective) }
answer-objective-stack = Верхняя карточка стопки

ask-hire = Выберите рабочего для найма.
answer-hire = { TERM($worker) } за { COUNT($dollars, "dollar", form: "acc") } (ряд { $row })
answer-hire-bare = { TERM($worker) } (ряд { $row })
ask-building = Выберите постройку. Цена за строителя: { COUNT($each, "dollar") }.
ask-building-bare = Выберите постройку из своего запаса.
answer-building = { TERM($building) } ({ COUNT($builders, "builder") })
answer-building-bare = Частная постройка { $number }
ask-build_on = { TERM($building) }: выберите клетку.
ask-build_on-bare = Выберите клетку для постройки.
answer-build_on = { TERM($node) } за { COUNT($dollars, "dollar", form: "acc") }
answer-build_on-bare = { TERM($node) }
ask-buy = Выберите скот для покупки. Осталось ковбоев: { $cowboys }.
ask-buy-bare = Выберите скот для покупки.
answer-buy = { COUNTS(1, $card, 1, $second) } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($cowboys, "cowboy") })
answer-buy-bare = { TERM($card) } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($cowboys, "cowboy") })
answer-buy-draw = Потратить 1 ковбоя: добавить 2 карточки на рынок
answer-buy-done = Завершить покупки
ask-engine = { $way ->
    [delivery] Внеочередная доставка: передвиньте паровоз назад. Каждая клетка даёт 1 к значению города.
    [back] Передвиньте паровоз назад на { COUNT($spaces, "space", form: "acc") }.
    [return] Конец дороги: верните паровоз на любую свободную клетку и получите 3 доллара.
   *[forward] Передвиньте паровоз вперёд, не дальше { COUNT($spaces, "space", form: "gen") }.
}
ask-engine-bare = Выберите, куда едет паровоз.
answer-engine = { $upgrade ->
    [open] На { TERM($place, kind: "track", form: "acc") }: улучшение за { COUNT($dollars, "dollar", form: "acc") }, { COUNT($points, "victory_point") }
   *[none] На { TERM($place, kind: "track", form: "acc") }
}
answer-engine-bare = На { TERM($place, kind: "track", form: "acc") }
ask-upgrade = Улучшить { TERM($station, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($points, "victory_point") })? Выберите диск; у станции { TERM($corners) }.
ask-upgrade-bare = Улучшить станцию? Выберите диск.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($dollars, "dollar", $points, "victory_point") }
}
answer-upgrade-bare = { TERM($disc) }
answer-upgrade-from-all = Диск со { TERM($station, form: "gen") }: { COUNT($points, "victory_point") }
answer-upgrade-from-all-bare = Диск со { TERM($station, form: "gen") }
ask-upgrade_behind = Выберите станцию позади паровоза.
answer-upgrade_behind = { TERM($station) } за { COUNT($dollars, "dollar", form: "acc") }: { COUNT($points, "victory_point") }
answer-upgrade_behind-bare = { TERM($station) }
ask-station_master = { TERM($station) }: отправить рабочего? Награда: { TERM($master) }.
ask-station_master-bare = Отправить рабочего за начальника станции?
answer-station_master = { TERM($worker) }
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

ask-foresight = Прогноз { $column }: выберите жетон.
ask-foresight-bare = Прогноз: выберите жетон.
answer-foresight = { TERM($tile) }
ask-income = Доход: племенная ценность { $value }. Сколько временных сертификатов добавить?
ask-income-bare = Доход: сколько временных сертификатов добавить?
answer-income = { COUNT($count, "temporary_certificate") }: племенная ценность { $value }, самый дальний город: { TERM($city) }
answer-income-bare = { COUNT($count, "temporary_certificate") }
ask-raise_simmental = Скольких { TERM($card, form: "gen_pl") } вырастить?
ask-raise_simmental-bare = Сколько симментальских карточек вырастить?
answer-raise_simmental = { COUNT($count, "card") }
ask-city = Доставка, племенная ценность { $value }: выберите город.
ask-city-bare = Доставка: выберите город.
answer-city = { TERM($city) }: { COUNTS($net, "dollar", $points, "victory_point", $tokens, "exchange_token", $cards, "objective_card") }
answer-city-bare = { TERM($city) }
ask-disc = { TERM($city) }, { TERM($corners) }: выберите диск.
ask-disc-bare = Выберите диск.
answer-disc = { answer-upgrade }
answer-disc-bare = { answer-upgrade-bare }
answer-disc-from-all = { answer-upgrade-from-all }
answer-disc-from-all-bare = { answer-upgrade-from-all-bare }

## Журнал

log-turn_began = Ход { $turn }: { $player }.
log-herder_placed = { $player } ставит пастуха: { TERM($stop) }.
log-moved = { $player } двигает пастуха: { TERM($stop) }.
log-fee_paid = { $payee_seat ->
    [-1] { $player } платит за проход { COUNT($dollars, "dollar", form: "acc") } в банк ({ TERM($stop) }).
   *[other] { $player } платит за проход { COUNT($dollars, "dollar", form: "acc") } ({ TERM($stop) }), получает { $payee_seat }.
}
log-fee_gained = { $player } получает { COUNT($dollars, "dollar", form: "acc") } за проход (платит { $from_seat }).
log-gained = { $player } получает { COUNT($dollars, "dollar", form: "acc") }.
log-paid = { $player } платит { COUNT($dollars, "dollar", form: "acc") }.
log-certified = { $player }: теперь { COUNT($certificates, "temporary_certificate") }.
log-token_gained = { $player } получает { COUNT($count, "exchange_token", form: "acc") }.
log-token_used = { $player } использует жетон обмена.
log-drew = { $player } берёт { TERM($card, form: "acc") }.
log-drew-bare = { $player } берёт карточку.
log-shuffled = { $player } перемешивает сброс в новую стопку карточек.
log-discarded = { $player } сбрасывает { TERM($card, form: "acc") }.
log-card_removed = { $player } убирает из игры { TERM($card, form: "acc") }.
log-objective_taken = { $player } берёт { TERM($objective, form: "acc") }.
log-objective_shown = Открыта новая { TERM($objective) }.
log-objective_played = { $player } разыгрывает { TERM($objective, form: "acc") }.
log-hired = { $dollars ->
    [0] { $player } нанимает { TERM($worker, form: "acc") } бесплатно (место { $slot }).
   *[other] { $player } нанимает { TERM($worker, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") } (место { $slot }).
}
log-built = { $dollars ->
    [0] { $player } строит { TERM($building, form: "acc") } бесплатно: { TERM($node) }.
   *[other] { $player } строит { TERM($building, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") }: { TERM($node) }.
}
log-replaced = Замена: { TERM($building) } уходит из игры.
log-bought = { $dollars ->
    [0] { $player } получает { TERM($card, form: "acc") } бесплатно ({ COUNT($cowboys, "cowboy") }).
   *[other] { $player } покупает { TERM($card, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($cowboys, "cowboy") }).
}
log-bought_pair = { $dollars ->
    [0] { $player } получает { COUNTS(1, $card, 1, $second, form: "acc") } бесплатно ({ COUNT($cowboys, "cowboy") }).
   *[other] { $player } покупает { COUNTS(1, $card, 1, $second, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($cowboys, "cowboy") }).
}
log-market_grew = Новая карточка на рынке скота: { TERM($card) }.
log-engine_moved = { $player } ставит паровоз на { TERM($place, kind: "track", form: "acc") }.
log-disc_cleared = { $player } снимает диск: { TERM($disc) }.
log-disc_taken_back = { $player } забирает диск: { TERM($station) }.
log-upgraded = { $dollars ->
    [0] { $player } улучшает { TERM($station, form: "acc") } бесплатно.
   *[other] { $player } улучшает { TERM($station, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") }.
}
log-master_taken = { $player } отправляет { TERM($worker, form: "acc") } и получает { TERM($master, form: "acc") }.
log-hazard_taken = { $dollars ->
    [0] { $player } убирает { TERM($tile, form: "acc") } бесплатно.
   *[other] { $player } убирает { TERM($tile, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") }.
}
log-bandit_taken = { $player } ловит { TERM($tile, form: "acc") }: { TERM($node) }.
log-tile_placed = Новый жетон: { TERM($tile) }, { TERM($node) }.
log-tile_lost = Места нет, жетон уходит из игры: { TERM($tile) }.
log-job_seeker = Рынок труда, ряд { $row }: { TERM($worker) }.
log-foresight_filled = Прогноз { $column }: { TERM($tile) }.
log-income_taken = { $certificates ->
    [0] { $player } получает доход { COUNT($total, "dollar", form: "acc") }: племенная ценность { $value }.
   *[other] { $player } получает доход { COUNT($total, "dollar", form: "acc") }: племенная ценность { $value }, { COUNT($certificates, "certificate") }.
}
log-simmental_raised = { $player } выращивает { COUNT($count, $card, form: "acc") }.
log-delivered = { $transport ->
    [0] { $player } доставляет скот: { TERM($city) }.
   *[other] { $player } доставляет скот: { TERM($city) }, стоимость доставки { COUNT($transport, "dollar") }.
}
log-not_delivered = { $player }: доставка невозможна.
log-job_token_taken = { $player } получает жетон рынка труда: остальным — по одному последнему ходу.
log-sam_drew = Карточка Сэма: { $card }.
log-sam_specialised = Специализация Сэма теперь: { TERM($worker) }.
log-game_ended = { $reason ->
    [length] Партия окончена: достигнута предельная длина.
   *[job_market] Партия окончена: рынок труда заполнен.
}
notice-job_token_taken = { log-job_token_taken }

## Почему закончилась партия, и подсчёт

ended-job_market = Рынок труда заполнен
ended-length = Достигнута предельная длина партии
score-money = Доллары
score-buildings = Постройки
score-cities = Города
score-stations = Станции
score-hazards = Опасности
score-cattle = Скот
score-objectives = Цели
score-station_masters = Начальники станций
score-workers = Рабочие
score-step_disc = Диск лимита шагов
score-job_market_token = Жетон рынка труда

## Почему нельзя

reason-aux_locked = Это вспомогательное действие закрыто: сначала снимите его диск.
reason-cannot_pay_requirement = Вы не можете выполнить требование.
reason-local_action_used = Только вместо действий локации, а одно вы уже выполнили.
reason-building_used = Этой постройки больше нет в вашем запасе.
reason-not_enough_builders = Нужно строителей: { $need }, у вас { $have }.
reason-not_enough_cowboys = Нужно ковбоев: { $need }, осталось { $have }.
reason-space_taken = Эта клетка занята.
reason-needs_more_builders_to_replace = Новая постройка должна требовать больше строителей, чем заменяемая.
reason-value_too_low = Нужна племенная ценность { $need }, у вас { $have }.
reason-already_delivered = Туда вы уже доставляли скот.
reason-no_disc = У вас нет диска, который можно туда положить.
reason-needs_white_corners = Диск с тёмными уголками — только на клетку с тёмными уголками.
reason-discs_left_on_board = Только если ни один диск на вашем планшете не подходит.
reason-too_far = Шагов до цели: { $need }, ваш лимит — { $have }.
reason-not_into_kansas_city = Эти шаги не могут вести в Канзас-Сити.
reason-token_row = Наём из этого ряда пока недоступен.
reason-row_full = Ваш ряд для таких рабочих заполнен.
reason-job_market_closed = Рабочих больше выбирать нельзя.
reason-not_a_step_of_the_track = На шкале сертификатов такого шага нет.
reason-printed_worker_stays = Напечатанного рабочего отправить нельзя, а нанятых такого же вида у вас нет.

## Параметры

option-sides = Стороны частных построек
option-sides-help = У всех игроков одинаковые стороны построек.
option-sides-a = Сторона a
option-sides-b = Сторона b
option-sides-random = Случайно для каждого номера
option-neutral_buildings = Нейтральные постройки
option-neutral_buildings-help = В первой партии они лежат по порядку букв.
option-neutral_buildings-first_game = Как в первой партии
option-neutral_buildings-shuffled = Перемешаны
option-simmental = Симментальский режим игры
option-simmental-help = Добавляет симментальский скот: в Канзас-Сити телёнок становится тёлкой, а тёлка — коровой.
option-difficulty = Сложность соло-режима
option-difficulty-help = Для одного игрока против Сэма. Сэм — реконструкция: его карточек нет в имеющихся правилах.
option-difficulty-easy = Легко
option-difficulty-medium = Средне
option-difficulty-hard = Сложно
tip-start = Здесь пастух ждёт после Канзас-Сити; следующий ход ведёт к первым локациям.
tip-building_space = Пусто: это не локация и шага не стоит. Любой может поставить здесь частную постройку.
tip-private_building = Ставится на путь действием; соперники платят вам за значки рук на ней.
tip-hand_green = Плата: её вносит каждый, кто проходит мимо или останавливается, кроме владельца.
tip-hand_black = { tip-hand_green }
tip-railroad = По рельсам движутся паровозы; у объездов стоят станции.
tip-turnout = Паровоз может здесь остановиться, и тогда его владелец может улучшить станцию.
tip-red_cross = Каждый крест между вашим паровозом и городом стоит при доставке 1 доллар.
tip-city = После доставки сюда кладут диск; число — нужная племенная ценность.
tip-city_link = Действует, когда ваши диски есть в обоих городах.
tip-arrow_yellow = Когда этот ряд заполнен, рынок скота пополняется.
tip-arrow_green = Когда этот ряд заполнен, начинается конец партии.
tip-market_stack = Закрытые карточки скота; ковбой, который ничего не покупает, выкладывает на рынок 2 из них.
tip-worker_area = Ваши рабочие. Первый в каждом ряду напечатан и остаётся; некоторые места сразу дают действие.
tip-player_board = Сколько у вас может быть шагов, карточек и сертификатов, и диски, снятие которых повышает эти лимиты.
tip-auxiliary_action = Одно из них, одиночное, вместо всех действий локации; или там, где позволяет постройка, одиночное или двойное.
tip-objective_area = Сыгранные карточки целей и всё собранное. В конце карточки считают то, что у вас есть.
tip-hand = В конце хода вы добираете карточки до лимита руки.
tip-draw_pile = Какие карточки остались, знать можно; их порядка не знает никто.
tip-step_limit = Столько шагов пастух может сделать за ход.
tip-hand_limit = Столько карточек у вас на руке в конце хода.
tip-certificate = { tip-certificate_track }
tip-temporary_certificate = { tip-certificate_track }
tip-permanent_certificate = Даёт +1 к каждой доставке и не тратится.
tip-station = Остановитесь на её клетке объезда, заплатите и положите диск.
tip-sam_card = Каждый ход одна карточка говорит, что делает Сэм. Реконструкция.
tip-specialization_token = Вид рабочих, которых у Сэма больше всего; на него смотрят некоторые карточки Сэма.
