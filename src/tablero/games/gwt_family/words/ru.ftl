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
answer-move-play-all = { answer-play }
answer-act-play-all = { answer-play }
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
ask-move-bare = Выберите, куда идёт ваш пастух.
answer-stop = { $stands ->
    [neutral] { TERM($tile) }
    [private] { TERM($tile) } ({ TERM($node) })
    [rival] { TERM($tile) } ({ TERM($node) })
   *[other] { TERM($node) }
}
answer-move = { $fee ->
    [0] { answer-stop }: { COUNT($steps, "step") }
   *[other] { answer-stop }: { COUNT($steps, "step") }, { answer-fee }
}
answer-move-bare = { answer-stop }
answer-move-bare-bare = { TERM($node) }
ask-route = Выберите путь. Цель: { answer-stop }.
ask-route-bare = Выберите путь.
answer-route = { $fee ->
    [0] Через { TERM($tile, form: "acc") }
   *[other] Через { TERM($tile, form: "acc") }, { answer-fee }
}
answer-route-bare = Через { TERM($node, form: "acc") }
ask-act = { $open ->
    [all] { TERM($tile) }: выберите действие.
    [auxiliary] { TERM($tile) }: выберите вспомогательное действие.
   *[rest] { TERM($tile) }: выберите ещё одно действие или завершите действия.
}
ask-act-bare = Выберите действие.
answer-act-done = Завершить действия
act-instead = { $open ->
    [auxiliary] { "" }
   *[other] Вместо действий здесь —{ " " }
}
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
answer-hire-bare = { TERM($worker) } (ряд { $row })
ask-building-bare = Выберите постройку из своего запаса.
answer-building-bare = Частная постройка { $number }
ask-build_on = { TERM($building) }: выберите клетку.
ask-build_on-bare = Выберите клетку для постройки.
answer-build_on-bare = { TERM($node) }
ask-buy-bare = Выберите скот для покупки.
answer-buy-done = Завершить покупки
ask-engine-bare = Выберите, куда едет паровоз.
answer-engine-bare = На { TERM($place, kind: "track", form: "acc") }
ask-upgrade-bare = Улучшить станцию? Выберите диск.
answer-upgrade-bare = { TERM($disc) }
answer-upgrade-from-all = Диск со { TERM($station, form: "gen") }: { COUNT($points, "victory_point") }
answer-upgrade-from-all-bare = Диск со { TERM($station, form: "gen") }
ask-upgrade_behind = Выберите станцию позади паровоза.
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
ask-disc-bare = Выберите диск.
answer-disc = { answer-upgrade }
answer-disc-bare = { answer-upgrade-bare }
answer-disc-from-all = { answer-upgrade-from-all }
answer-disc-from-all-bare = { answer-upgrade-from-all-bare }

## Журнал

log-turn_began = Ход { $turn }: { $player }.
log-herder_placed = { $player } { VERB($player, "ставит", "ставите") } пастуха: { TERM($stop) }.
log-moved = { $player } { VERB($player, "двигает", "двигаете") } пастуха: { TERM($stop) }.
log-gained = { $player } { VERB($player, "получает", "получаете") } { COUNT($dollars, "dollar", form: "acc") }.
log-paid = { $player } { VERB($player, "платит", "платите") } { COUNT($dollars, "dollar", form: "acc") }.
log-certified = { $player }: теперь { COUNT($certificates, "temporary_certificate") }.
log-token_gained = { $player } { VERB($player, "получает", "получаете") } { COUNT($count, "exchange_token", form: "acc") }.
log-token_used = { $player } { VERB($player, "использует", "используете") } жетон обмена.
log-drew = { $player } { VERB($player, "берёт", "берёте") } { TERM($card, form: "acc") }.
log-drew-bare = { $player } { VERB($player, "берёт", "берёте") } карточку.
log-shuffled = { $player } { VERB($player, "перемешивает", "перемешиваете") } сброс в новую стопку карточек.
log-discarded = { $player } { VERB($player, "сбрасывает", "сбрасываете") } { TERM($card, form: "acc") }.
log-card_removed = { $player } { VERB($player, "убирает", "убираете") } из игры { TERM($card, form: "acc") }.
log-objective_taken = { $player } { VERB($player, "берёт", "берёте") } { TERM($objective, form: "acc") }.
log-objective_shown = Открыта новая { TERM($objective) }.
log-objective_played = { $player } { VERB($player, "разыгрывает", "разыгрываете") } { TERM($objective, form: "acc") }.
log-built = { $dollars ->
    [0] { $player } { VERB($player, "строит", "строите") } { TERM($building, form: "acc") } бесплатно: { TERM($node) }.
   *[other] { $player } { VERB($player, "строит", "строите") } { TERM($building, form: "acc") } за { COUNT($dollars, "dollar", form: "acc") }: { TERM($node) }.
}
log-replaced = Замена: { TERM($building) } уходит из игры.
log-market_grew = Новая карточка на рынке скота: { TERM($card) }.
log-engine_moved = { $player } { VERB($player, "ставит", "ставите") } паровоз на { TERM($place, kind: "track", form: "acc") }.
log-disc_cleared = { $player } { VERB($player, "снимает", "снимаете") } диск: { TERM($disc) }.
log-disc_taken_back = { $player } { VERB($player, "забирает", "забираете") } диск: { TERM($station) }.
log-master_taken = { $player } { VERB($player, "отправляет", "отправляете") } { TERM($worker, form: "acc") } и { VERB($player, "получает", "получаете") } { TERM($master, form: "acc") }.
log-tile_placed = Новый жетон: { TERM($tile) }, { TERM($node) }.
log-tile_lost = Места нет, жетон уходит из игры: { TERM($tile) }.
log-job_seeker = Рынок труда, ряд { $row }: { TERM($worker) }.
log-foresight_filled = Прогноз { $column }: { TERM($tile) }.
log-job_token_taken = { $player } { VERB($player, "получает", "получаете") } жетон рынка труда: остальным — по одному последнему ходу.
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
reason-space_taken = Эта клетка занята.
reason-needs_more_builders_to_replace = Новая постройка должна требовать больше строителей, чем заменяемая.
reason-value_too_low = Нужна племенная ценность { $need }, у вас { $have }.
reason-no_disc = У вас нет диска, который можно туда положить.
reason-needs_white_corners = Диск с тёмными уголками — только на клетку с тёмными уголками.
reason-discs_left_on_board = Только если ни один диск на вашем планшете не подходит.
reason-too_far = Шагов до цели: { $need }, ваш лимит — { $have }.
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
option-difficulty = Сложность соло-режима
option-difficulty-easy = Легко
option-difficulty-medium = Средне
option-difficulty-hard = Сложно
tip-worker_area = Ваши рабочие. Первый в каждом ряду напечатан и остаётся; некоторые места сразу дают действие.
tip-player_board = Сколько у вас может быть шагов, карточек и сертификатов, и диски, снятие которых повышает эти лимиты.
tip-auxiliary_action = Одно из них, одиночное, вместо всех действий локации; или там, где позволяет постройка, одиночное или двойное.
tip-hand = В конце хода вы добираете карточки до лимита руки.
tip-draw_pile = Какие карточки остались в своей стопке, знать можно: нажмите на число; их порядка не знает никто.
tip-hand_limit = Столько карточек у вас на руке в конце хода.
note-met = выполнено
note-objective-met = Сейчас засчитывается.
note-objective-open = Сейчас не выполнено; одна вещь служит только одной цели.
