## What wins, at the head of the rules

goal = Побеждает тот, у кого больше очков: их приносят торговые посты, постройки, карточки рабочих и скота, цели, жетоны бонуса и деньги. Когда симментальская стопка пуста и кто-то приходит в Эль-Пасо, у каждого из остальных ещё по одному ходу.

## Вопросы и ответы

answer-bonus = { $pay ->
    [0] Сбросить { TERM($worker, form: "acc") }: { COUNTS($dollars, "dollar", $certificates, "certificate") }
   *[other] Сбросить { TERM($worker, form: "acc") } и заплатить { COUNT($pay, "dollar", form: "acc") }: { COUNTS($dollars, "dollar", $certificates, "certificate") }
}
answer-place_herder-bonus-all = { answer-bonus }
answer-move-bonus-all = { answer-bonus }
answer-act-bonus-all = { answer-bonus }
answer-aux-bonus-all = { answer-bonus }
answer-hire-bonus-all = { answer-bonus }
answer-buy-bonus-all = { answer-bonus }
answer-train-exchange = { answer-exchange }
answer-train-bonus-all = { answer-bonus }
answer-building-bonus-all = { answer-bonus }
answer-post-exchange = { answer-exchange }
answer-post-bonus-all = { answer-bonus }
ask-act = { $open ->
    [all] { TERM($tile) }: выберите действие.
    [auxiliary] { TERM($tile) }: выберите вспомогательное действие.
    [last] Последний ход завершается: что потратить?
   *[rest] { TERM($tile) }: выберите действие или завершите действия.
}
ask-move = { $reason ->
    [action] Передвиньте пастуха, не дальше { COUNT($steps, "step", form: "gen") }, и используйте новую локацию.
   *[phase_a] Передвиньте пастуха, не дальше { COUNT($steps, "step", form: "gen") }.
}
answer-stop = { $stands ->
    [neutral] { TERM($tile) }
    [common] { TERM($tile) } ({ TERM($node) })
    [rival] { TERM($tile) } соперника ({ TERM($node) }): только вспомогательное действие
    [closing] { TERM($node) }: вы завершаете партию
   *[other] { TERM($node) }
}
answer-move = { $cowboys ->
    [0] { answer-stop }
   *[other] { answer-stop }: сбросить { COUNT($cowboys, "cowboy", form: "acc") }
}
answer-act-aux_dollar = { $level ->
    [2] { aux-dollar-after-instead }
   *[other] { aux-dollar-basic-instead }
}
answer-act-aux_dollar-bare = { aux-dollar-basic }
answer-aux-dollar = { $level ->
    [2] { aux-dollar-after }
   *[other] { aux-dollar-basic }
}
answer-aux-dollar-bare = { aux-dollar-basic }
answer-act-aux_card = { $level ->
    [2] { aux-card-after-instead }
   *[other] { aux-card-basic-instead }
}
answer-act-aux_card-bare = { aux-card-basic }
answer-aux-card = { $level ->
    [2] { aux-card-after }
   *[other] { aux-card-basic }
}
answer-aux-card-bare = { aux-card-basic }
answer-act-done = { $at ->
    [train] Завершить карточку поезда
   *[location] Завершить действия
}
answer-act-done-bare = Завершить действия
answer-aux-done = Больше вспомогательных действий не выполнять
answer-hire = { $dollars ->
    [0] { TERM($worker) } бесплатно
   *[other] { TERM($worker) } за { COUNT($dollars, "dollar", form: "acc") }
}
answer-hire-bare = { TERM($worker) }
answer-hire-no = Никого не нанимать
ask-buy = Выберите карточку скота для покупки.
answer-buy = { TERM($card) } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($cowboys, "cowboy") })
answer-buy-bare = { TERM($card) }
ask-train = Выберите карточку поезда.
answer-train = { TERM($train) } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($engineers, "engineer") })
answer-train-bare = Карточка поезда { $number }
ask-building = Выберите постройку из запаса.
answer-building = { $replaced ->
    [open] { TERM($building) } ({ COUNT($builders, "builder") }): { COUNT($points, "victory_point") }
    [none] { TERM($building) }: { COUNT($points, "victory_point") } — { TERM($node) } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($builders, "builder") })
   *[other] { TERM($building) }: { COUNT($points, "victory_point") } — { TERM($node) } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($builders, "builder") }), заменяется { TERM($replaced) }
}
answer-building-bare = Общая постройка { $number }
answer-build_on = { $replaced ->
    [none] { TERM($node) } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($builders, "builder") })
   *[other] { TERM($node) } за { COUNT($dollars, "dollar", form: "acc") } ({ COUNT($builders, "builder") }), заменяется { TERM($replaced) }
}
ask-jokers = Цена: { COUNT($count, $worker) }. Каких рабочих вы сбрасываете?
ask-jokers-bare = Сколько среди рабочих джокеров?
answer-jokers = { COUNTS($workers, $worker, $count, "joker", form: "acc") }
answer-jokers-bare = { COUNT($count, "joker") }
ask-tile = { $sort ->
    [objective] Выберите жетон цели.
    [bonus] Выберите жетон бонуса.
   *[any] Выберите жетон цели или жетон бонуса.
}
ask-tile-bare = Выберите жетон.
answer-tile = { TERM($objective) }: { COUNT($points, "victory_point") }
answer-tile-bare = { TERM($objective) }
answer-tile-lasting-all = { answer-bonus_tile }
answer-tile-lasting-all-bare = { answer-bonus_tile-bare }
answer-tile-further-all = { answer-bonus_tile }
answer-tile-further-all-bare = { answer-bonus_tile-bare }
answer-bonus_tile = { TERM($bonus) }, { COUNT($points, "victory_point") }
answer-bonus_tile-bare = { TERM($bonus) }
answer-tile-objective_stack = Верхний жетон цели из стопки, вслепую (осталось { $left })
answer-tile-objective_stack-bare = Верхний жетон цели из стопки, вслепую
answer-tile-bonus_stack = Верхний жетон бонуса из стопки, вслепую (осталось { $left })
answer-tile-bonus_stack-bare = Верхний жетон бонуса из стопки, вслепую
ask-discard-bare = Сбросьте карточку.
ask-remove_card = Выберите карточку с руки, которую уберёте из игры.
ask-again = Обменять карточку ещё раз?
answer-again-yes = Да
answer-again-no = Нет
ask-post = Доставка, ценность { $value }; сертификатов можно добавить: { $certificates }. Выберите торговый пост.
ask-post-bare = Доставка: выберите торговый пост.
post-price = { $certificates ->
    [0] { "" }
   *[other] ; потратить { COUNT($certificates, "certificate", form: "acc") }
}
answer-post-no = Не класть диск и сохранить сертификаты
ask-disc = { TERM($post) }, { TERM($corners) }: выберите диск.
answer-disc = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($dollars, "dollar", $points, "victory_point") }
}
answer-disc-bare = { TERM($disc) }
disc-worth = { $worth ->
    [none] { "" }
   *[some] ; { COUNTS($dollars, "dollar", $points, "victory_point") }
}

## Журнал

log-cowboys_spent = { $player } { VERB($player, "сбрасывает", "сбрасываете") } { COUNT($count, "cowboy", form: "acc") } за дополнительные шаги.
log-certified = { $player }: теперь { COUNT($certificates, "certificate") }.
log-bonus_used = { $player } { VERB($player, "сбрасывает", "сбрасываете") } { TERM($worker, form: "acc") } ради бонуса.
log-worker_came = { $player } { VERB($player, "берёт", "берёте") } { TERM($worker, form: "acc") } в область рабочих.
log-hired = { $dollars ->
    [0] { $player } { VERB($player, "нанимает", "нанимаете") } { TERM($worker, form: "acc") } бесплатно.
   *[other] { $player } { VERB($player, "нанимает", "нанимаете") } { TERM($worker, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") }.
}
log-workers_spent = { $player } { VERB($player, "сбрасывает", "сбрасываете") } { COUNTS($count, $worker, $jokers, "joker", form: "acc") }.
log-bought = { $player } { VERB($player, "покупает", "покупаете") } { TERM($card, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") }.
log-cattle_gained = { $player } { VERB($player, "получает", "получаете") } с рынка { TERM($card, form: "acc") }.
log-train_used = { $player } { VERB($player, "использует", "используете") } { TERM($train, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") }.
log-replaced = Замена: { TERM($building) } возвращается в запас.
log-objective_shown = Открыт новый { TERM($objective) }.
log-bonus_taken = { $player } { VERB($player, "берёт", "берёте") } { TERM($bonus) }.
log-bonus_shown = Открыт новый { TERM($bonus) }.
log-simmental_taken = { $left ->
    [0] { $player } { VERB($player, "берёт", "берёте") } последнюю симментальскую карточку.
   *[other] { $player } { VERB($player, "берёт", "берёте") } симментальскую карточку (осталось { $left }).
}
log-hand_shown = { $player } { VERB($player, "доставляет", "доставляете") } скот: ценность { $value } без сертификатов шкалы.
log-delivered = { $certificates ->
    [0] { $player } { VERB($player, "доставляет", "доставляете") } скот: { TERM($post) }.
   *[other] { $player } { VERB($player, "доставляет", "доставляете") } скот: { TERM($post) }, { VERB($player, "тратит", "тратите") } { COUNT($certificates, "certificate", form: "acc") }.
}
log-not_delivered = { $player } не { VERB($player, "кладёт", "кладёте") } диск.
log-game_closed = { $player } { VERB($player, "занимает", "занимаете") } клетку симментальской породы: остальным — по одному последнему ходу.
log-sue_drew = Сью открывает карточку { $card }.
log-sue_supplied = Сью берёт из запаса { TERM($card, form: "acc") }.
log-game_ended = { $reason ->
    [length] Партия окончена: достигнута предельная длина.
   *[simmental] Партия окончена: симментальская стопка исчерпана.
}
notice-simmental_taken = { $left ->
    [0] Симментальская стопка пуста: кто следующим придёт в Эль-Пасо, завершит партию.
   *[other] { "" }
}
notice-game_closed = { log-game_closed }

## Почему закончилась партия, и подсчёт

ended-simmental = Симментальская стопка исчерпана
ended-tie = Очков поровну: решают оставшиеся доллары
score-posts = Торговые посты
score-bonus_tiles = Жетоны бонуса

## Почему нельзя

reason-already_delivered = Там уже лежит ваш диск.
reason-needs_white_corners = Диск с чёрными уголками — только на пост с чёрными уголками.
reason-no_first_worker = Сначала наймите первого рабочего.
reason-no_ownership_token = Все ваши фишки собственности уже на постройках.
reason-no_tile_left = Таких жетонов не осталось.
reason-pile_empty = Их больше не осталось.
reason-same_worker_again = Второй рабочий должен быть другого типа.
reason-not_enough_workers = Нужно { COUNT($need, $worker) } (считая джокеров), у вас { $have }.
reason-too_far = Шагов до цели: { $need }; вам доступно { $have }, считая ковбоев.
reason-value_too_low = Нужна ценность { $need }, у вас { $have }.

## Параметры

option-building_sides = Стороны общих построек
option-building_sides-help = Каждый тип лежит одной стороной всю партию. Стороны b — реконструкция.
option-building_sides-a = Сторона a
option-building_sides-b = Сторона b
option-building_sides-random = Случайно для каждого типа
option-train_sides = Стороны карточек поезда
option-train_sides-help = В первой партии они лежат лицевой стороной. Обороты карточек 1–3 — реконструкция.
option-train_sides-front = Лицевые
option-train_sides-back = Обороты
option-train_sides-random = Случайно для каждой карточки
option-harder_cards = Трудные карточки Сью
option-harder_cards-help = Для одного игрока против Сью. Её карточки — реконструкция: в имеющихся правилах их нет. И без них победить Сью трудно: у нашего жадного бота в среднем 62 очка, у неё 111.

## Подсказки

tip-herder = Ваш пастух идёт по кругу и каждый раз возвращается в Эль-Пасо.
tip-worker_area = Рабочих отсюда тратят на скот, поезд и постройки или сбрасывают ради бонуса.
tip-exchange_token = Верните его, чтобы взять карточку и затем сбросить одну.
tip-certificate = Каждый потраченный при доставке добавляет 1 к ценности.
tip-simmental_stack = Когда она пуста, следующий игрок в Эль-Пасо завершает партию.
tip-objective_stack = Закрытые жетоны цели.
tip-bonus_stack = Закрытые жетоны бонуса.
tip-sue_card = Каждый ход одна карточка говорит, что делает Сью. Реконструкция.
tip-worker_supply = Открытые стопки карточек рабочих. Ниже указано, что даёт сброс рабочего из вашей области.
tip-cattle_market = Карточка стоит ковбоев и долларов и уходит в ваш сброс.
tip-common_building = Построивший кладёт на постройку фишку собственности. Рядом с кепкой указано, сколько нужно строителей.
tip-objective_tile = Засчитывается в конце, если у вас есть всё, что на нём указано; каждая карточка, постройка, диск или жетон служит только одной цели.
tip-bonus_tile = Даёт что-то сразу или при каждой доставке, а также очки.
tip-auxiliary_action = Открытое действие можно выполнить вместо действий локации. Правая половина открывается, когда диск снят.
tip-player_board = Ваши лимиты и диски, которые их повышают.
tip-hand = Ваши карточки скота. При доставке каждая порода считается один раз.
tip-discard_pile = Когда стопка карточек пуста, её заново составляют из сброса. Сброс открыт для всех: нажмите на число.
tip-total_breeding_value = Сколько ваша рука даёт при доставке сейчас; далее сертификаты, которые можно добавить, после стрелки — самый дорогой торговый пост, на который этого хватит. Карточка, которую ещё предстоит сбросить, пока считается.
tip-supply = Закрытые карточки Сью.
tip-delivery = Диски, которые Сью положила на посты в свои ходы.
tip-trading_post = При доставке сюда кладут диск. На двойном кольце может лежать несколько дисков игрока.
note-auxiliary = Вместо всего, что изображено здесь.
note-stop-rival = Изображённое доступно только владельцу: вы выполняете одно вспомогательное действие.
note-stop-closing = Симментальская стопка пуста: вместо карточки вы завершаете партию, у остальных — по одному последнему ходу. Доход и доставка следуют.
note-stop-closed = Симментальская стопка пуста: будут доход и доставка, но не карточка.
note-replaced = За клетку второй раз не платят.
