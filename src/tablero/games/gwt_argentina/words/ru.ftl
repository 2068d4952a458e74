## Вопросы и ответы

answer-place_herder-exchange = { answer-exchange }
answer-move-exchange = { answer-exchange }
answer-act-exchange = { answer-exchange }
answer-aux-exchange = { answer-exchange }
answer-hire-exchange = { answer-exchange }
answer-building-exchange = { answer-exchange }
answer-buy-exchange = { answer-exchange }
answer-engine-exchange = { answer-exchange }
answer-foresight-exchange = { answer-exchange }
answer-income-exchange = { answer-exchange }
answer-immediate-exchange = { answer-exchange }
answer-route-exchange = { answer-exchange }
answer-discard-exchange = { answer-exchange }
answer-remove_card-exchange = { answer-exchange }
answer-draw-exchange = { answer-exchange }
answer-objective-exchange = { answer-exchange }
answer-build_on-exchange = { answer-exchange }
answer-upgrade-exchange = { answer-exchange }
answer-upgrade_behind-exchange = { answer-exchange }
answer-station_master-exchange = { answer-exchange }
answer-extra_delivery-exchange = { answer-exchange }
answer-move-play-all = { answer-play }
answer-act-play-all = { answer-play }
answer-income-play-all = { answer-play }
answer-extra_delivery-play-all = { answer-play }
answer-exchange = Использовать жетон обмена
answer-play = Разыграть { TERM($objective, form: "acc") }
answer-immediate-no = Пропустить мгновенное действие
answer-remove_card-no = Не убирать карточку
answer-objective-no = Не брать карточку цели
answer-engine-no = Не двигать паровоз
answer-upgrade-no = Не улучшать станцию
answer-station_master-no = Не отправлять рабочего
ask-place_herder = Выберите нейтральную постройку для эстансьеро.
answer-place_herder = { TERM($tile) }
answer-place_herder-bare = { TERM($node) }
answer-stop = { $stands ->
    [neutral] { TERM($tile) }
    [private] { TERM($tile) } ({ TERM($node) })
   *[other] { TERM($node) }
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
answer-draw = { COUNT($count, "card") }
answer-objective = { TERM($objective) }
answer-objective-stack = Верхняя карточка стопки
ask-hire = Выберите рабочего для найма.
answer-hire = { TERM($worker) } за { COUNT($pesos, "peso", form: "acc") } (ряд { $row })
answer-hire-bare = { TERM($worker) } (ряд { $row })
ask-building = Выберите постройку. Цена за карпинтеро: { COUNT($each, "peso") }.
ask-building-bare = Выберите постройку из своего запаса.
answer-building = { TERM($building) } ({ COUNT($builders, "carpintero") })
answer-building-bare = Частная постройка { $number }
ask-build_on = { TERM($building) }: выберите клетку.
ask-build_on-bare = Выберите клетку для постройки.
answer-build_on = { TERM($node) } за { COUNT($pesos, "peso", form: "acc") }
answer-build_on-bare = { TERM($node) }
ask-buy = Выберите скот для покупки. Осталось гаучо: { $gauchos }.
ask-buy-bare = Выберите скот для покупки.
answer-buy = { COUNTS(1, $card, 1, $second) } за { COUNT($pesos, "peso", form: "acc") } ({ COUNT($gauchos, "gaucho") })
answer-buy-bare = { TERM($card) } за { COUNT($pesos, "peso", form: "acc") } ({ COUNT($gauchos, "gaucho") })
answer-buy-draw = Потратить 1 гаучо: добавить 2 карточки на рынок
answer-buy-done = Завершить покупки
ask-engine-bare = Выберите, куда едет паровоз.
answer-engine = { $upgrade ->
    [open] На { TERM($place, kind: "track", form: "acc") }: улучшение за { COUNT($pesos, "peso", form: "acc") }, { COUNT($points, "victory_point") }
   *[none] На { TERM($place, kind: "track", form: "acc") }
}
answer-engine-bare = На { TERM($place, kind: "track", form: "acc") }
ask-upgrade = Улучшить { TERM($station, form: "acc") } за { COUNT($pesos, "peso", form: "acc") } ({ COUNT($points, "victory_point") })? Выберите диск; у станции { TERM($corners) }.
ask-upgrade-bare = Улучшить станцию? Выберите диск.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($pesos, "peso", $points, "victory_point") }
}
answer-upgrade-bare = { TERM($disc) }
answer-upgrade-from-all = Диск со { TERM($station, form: "gen") }: { COUNT($points, "victory_point") }
answer-upgrade-from-all-bare = Диск со { TERM($station, form: "gen") }
ask-upgrade_behind = Выберите станцию позади паровоза.
answer-upgrade_behind = { TERM($station) } за { COUNT($pesos, "peso", form: "acc") }: { COUNT($points, "victory_point") }
answer-upgrade_behind-bare = { TERM($station) }
ask-station_master = { TERM($station) }: отправить рабочего? Награда: { TERM($master) }.
ask-station_master-bare = Отправить рабочего за начальника станции?
answer-station_master = { TERM($worker) }
ask-foresight = Прогноз { $column }: выберите жетон.
ask-foresight-bare = Прогноз: выберите жетон.
answer-foresight = { TERM($tile) }
ask-income = Доход: племенная ценность { $value }. Сколько временных сертификатов добавить?
ask-income-bare = Доход: сколько временных сертификатов добавить?
answer-income-bare = { COUNT($count, "temporary_certificate") }
answer-disc = { answer-upgrade }
answer-disc-bare = { answer-upgrade-bare }
answer-disc-from-all = { answer-upgrade-from-all }
answer-disc-from-all-bare = { answer-upgrade-from-all-bare }
answer-fee = { $payee ->
    [player] плата { COUNT($fee, "peso") } (получает { $payee_seat })
    [bank] плата { COUNT($fee, "peso") } по пути
   *[several] плата { COUNT($fee, "peso") } (получателей несколько)
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
ask-show_card = Выносливость { $strength }, нужно не меньше { $need }. Показать карточку скота? Показано { $cards } из 4.
ask-show_card-bare = Показать карточку скота ради выносливости?
answer-show_card = { TERM($card) }: выносливость { $strength }
answer-show_card-bare = { TERM($card) }
answer-show_card-enough = Больше карточек не показывать
ask-farmers = Осталось выносливости: { $strength }. Выберите, какому фермеру помочь; уже помогли: { $count }.
ask-farmers-bare = Выберите, какому фермеру помочь.
answer-farmers = { TERM($tile) }, { TERM($node) }: { COUNT($pesos, "peso") } (выносливость { $strength })
answer-farmers-bare = { TERM($node) }
answer-farmers-enough = Больше фермерам не помогать
ask-invest = Вложить { COUNT($pesos, "peso", form: "acc") } и положить фермера в ряд гранхеро?
ask-invest-bare = Положить фермера в ряд гранхеро?
answer-invest = { TERM($area, kind: "farmer") }
answer-invest-no = Оставить фермеров рядом с планшетом
ask-extra_delivery = Дополнительная доставка? Зерна: { $grain }. Выберите причал с вашим диском.
ask-extra_delivery-bare = Дополнительная доставка? Выберите причал.
answer-extra_delivery = { TERM($quay) }
answer-extra_delivery-no = Без дополнительной доставки
ask-spot = { TERM($quay) }: выберите место с бонусом; зерна: { $grain }.
ask-spot-bare = Выберите место с бонусом.
answer-spot = { TERM($spot) }, зерна: { $grain }. { COUNTS($pesos, "peso", $points, "victory_point") }
answer-spot-bare = { TERM($spot) }
answer-income = { COUNT($count, "temporary_certificate") }: племенная ценность { $value }, самый дальний: { TERM($ship) }
ask-ship = Погрузка, племенная ценность { $value }, зерна: { $grain }. Выберите корабль.
ask-ship-bare = Погрузка: выберите корабль.
answer-ship = { $pesos ->
    [0] { TERM($ship) }: зерна { $grain }, { COUNT($points, "victory_point") }
   *[other] { TERM($ship) }: зерна { $grain }, оплата { COUNT($pesos, "peso") }, { COUNT($points, "victory_point") }
}
answer-ship-bare = { TERM($ship) }
ask-disc = { TERM($target) }, { TERM($corners) }: выберите диск.
ask-disc-bare = Выберите диск.

## Журнал

log-turn_began = Ход { $turn }: { $player }.
log-herder_placed = { $player } ставит эстансьеро: { TERM($stop) }.
log-moved = { $player } двигает эстансьеро: { TERM($stop) }.
log-fee_gained = { $player } получает { COUNT($pesos, "peso", form: "acc") } за проход (платит { $from_seat }).
log-gained = { $player } получает { COUNT($pesos, "peso", form: "acc") }.
log-paid = { $player } платит { COUNT($pesos, "peso", form: "acc") }.
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
log-hired = { $pesos ->
    [0] { $player } нанимает { TERM($worker, form: "acc") } бесплатно (место { $slot }).
   *[other] { $player } нанимает { TERM($worker, form: "acc") } за { COUNT($pesos, "peso", form: "acc") } (место { $slot }).
}
log-built = { $pesos ->
    [0] { $player } строит { TERM($building, form: "acc") } бесплатно: { TERM($node) }.
   *[other] { $player } строит { TERM($building, form: "acc") } за { COUNT($pesos, "peso", form: "acc") }: { TERM($node) }.
}
log-replaced = Замена: { TERM($building) } уходит из игры.
log-bought = { $pesos ->
    [0] { $player } получает { TERM($card, form: "acc") } бесплатно ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } покупает { TERM($card, form: "acc") } за { COUNT($pesos, "peso", form: "acc") } ({ COUNT($gauchos, "gaucho") }).
}
log-bought_pair = { $pesos ->
    [0] { $player } получает { COUNTS(1, $card, 1, $second, form: "acc") } бесплатно ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } покупает { COUNTS(1, $card, 1, $second, form: "acc") } за { COUNT($pesos, "peso", form: "acc") } ({ COUNT($gauchos, "gaucho") }).
}
log-market_grew = Новая карточка на рынке скота: { TERM($card) }.
log-engine_moved = { $player } ставит паровоз на { TERM($place, kind: "track", form: "acc") }.
log-disc_cleared = { $player } снимает диск: { TERM($disc) }.
log-disc_taken_back = { $player } забирает диск: { TERM($station) }.
log-upgraded = { $pesos ->
    [0] { $player } улучшает { TERM($station, form: "acc") } бесплатно.
   *[other] { $player } улучшает { TERM($station, form: "acc") } за { COUNT($pesos, "peso", form: "acc") }.
}
log-master_taken = { $player } отправляет { TERM($worker, form: "acc") } и получает { TERM($master, form: "acc") }.
log-tile_placed = Новый жетон: { TERM($tile) }, { TERM($node) }.
log-tile_lost = Места нет, жетон уходит из игры: { TERM($tile) }.
log-job_seeker = Рынок труда, ряд { $row }: { TERM($worker) }.
log-foresight_filled = Прогноз { $column }: { TERM($tile) }.
log-income_taken = { $certificates ->
    [0] { $player } получает доход { COUNT($total, "peso", form: "acc") }: племенная ценность { $value }.
   *[other] { $player } получает доход { COUNT($total, "peso", form: "acc") }: племенная ценность { $value }, { COUNT($certificates, "certificate") }.
}
log-job_token_taken = { $player } получает жетон рынка труда: остальным — по одному последнему ходу.
log-game_ended = { $reason ->
    [length] Партия окончена: достигнута предельная длина.
   *[job_market] Партия окончена: рынок труда заполнен.
}
notice-job_token_taken = { log-job_token_taken }
log-ramp_taken = { $player } едет в Буэнос-Айрес: { TERM($ramp) }.
log-fee_paid = { $payee_seat ->
    [-1] { $player } оставляет плату за проход { COUNT($pesos, "peso", form: "acc") } ({ TERM($stop) }).
   *[other] { $player } платит за проход { COUNT($pesos, "peso", form: "acc") } ({ TERM($stop) }), получает { $payee_seat }.
}
log-grain_gained = { $player } получает { COUNT($grain, "grain", form: "acc") }, теперь { $total }.
log-grain_paid = { $player } отдаёт { COUNT($grain, "grain", form: "acc") }, остаётся { $total }.
log-exhausted = { $player } берёт { COUNT($count, "exhaustion_card", form: "acc") }.
log-exhaustion_returned = { $player } возвращает { COUNT($count, "exhaustion_card", form: "acc") }.
log-market_taken = { $player } берёт с рынка { TERM($card, form: "acc") }.
log-disc_on_quay = { $player } кладёт диск на причал: { TERM($quay) }.
log-showed = { $player } показывает { TERM($card, form: "acc") }.
log-farmer_helped = { $player } помогает: { TERM($tile) }, { TERM($node) }.
log-invested = { $player } кладёт в ряд гранхеро { TERM($area, kind: "farmer", form: "acc") } за { COUNT($pesos, "peso", form: "acc") } (место { $slot }).
log-delivered = { $player } доставляет, { TERM($quay) }, за { COUNT($grain, "grain", form: "acc") }: { TERM($spot) }.
log-loaded = { $pesos ->
    [0] { $player } загружает { TERM($ship, form: "acc") }: { COUNT($grain, "grain") }.
   *[other] { $player } загружает { TERM($ship, form: "acc") }: { COUNT($grain, "grain") }, за недостающее { COUNT($pesos, "peso") }.
}
log-not_loaded = { $player }: погрузка невозможна.
log-ships_departed = { $banner ->
    [yellow] Корабли с жёлтым флагом отплывают.
    [turquoise] Корабли с бирюзовым флагом отплывают.
   *[purple] Корабли с фиолетовым флагом отплывают.
}
log-ship_joined = Новый корабль в зоне погрузки: { TERM($ship) }.
log-pedro_drew = Карточка Педро: { $card }.
log-pedro_loading = Карточка погрузки Педро: { $card }.
log-pedro_specialised = Специализация Педро теперь: { TERM($worker) }.

## Почему закончилась партия, и подсчёт

ended-job_market = Рынок труда заполнен
ended-length = Достигнута предельная длина партии
score-money = Песо
score-buildings = Постройки
score-cities = Города
score-stations = Станции
score-cattle = Скот
score-objectives = Цели
score-station_masters = Начальники станций
score-workers = Рабочие
score-step_disc = Диск лимита шагов
score-job_market_token = Жетон рынка труда
score-ships = Корабли
score-farmers = Фермеры

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
option-difficulty = Сложность соло-режима
option-difficulty-help = Для одного игрока против Педро. Педро — реконструкция: его карточек нет в имеющихся правилах.
option-difficulty-easy = Легко
option-difficulty-medium = Средне
option-difficulty-hard = Сложно
option-city_sides = Стороны карт городов
option-city_sides-help = Сторона b — реконструкция: с самих компонентов её никто не списал.
option-city_sides-a = Сторона a
option-city_sides-b = Сторона b
option-city_sides-random = Случайно для каждого города
option-loading_objective = Карточка цели при погрузке
option-loading_objective-help = Правила расходятся: по одним можно брать и из стопки.
option-loading_objective-any = Открытая или из стопки
option-loading_objective-display = Только открытая
