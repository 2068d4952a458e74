## What wins, at the head of the rules

goal = Побеждает тот, у кого больше победных очков: за отправленные товары, очки на зданиях и премии крупных зданий с колонистом. Партия заканчивается после раунда, в котором кончились колонисты или победные очки либо чей-то город застроен.

## Вопросы и ответы

ask-pick_role = Выберите роль.
answer-pick_role = { $doubloons ->
    [0] { TERM($word) }
   *[other] { TERM($word) } и { COUNT($doubloons, "doubloon") }
}
answer-pick_role-bare = { TERM($word) }

ask-draw_extra_tile = Имение: сначала взять закрытую плантацию?
answer-draw_extra_tile-yes = Взять плантацию
answer-draw_extra_tile-no = Не брать плантацию

ask-take_tile = Выберите тайл для острова.
answer-take_tile = { TERM($word, kind: "plantation") }
answer-take_tile-pass = Ничего не брать

ask-settle_colonist = Больница: поставить колониста на новую { TERM($tile, kind: "plantation", form: "acc") }?
ask-settle_colonist-bare = Больница: поставить колониста на новый тайл?
answer-settle_colonist-yes = Поставить колониста
answer-settle_colonist-no = Оставить новый тайл без колониста

ask-take_colonist = Привилегия: взять ещё 1 колониста из резерва?
answer-take_colonist-yes = Взять колониста
answer-take_colonist-no = Отказаться от колониста

ask-place_colonists = { TERM($slot, kind: "plantation") }: сколько колонистов? Мест: { $circles }, осталось: { $left }.
ask-place_colonists-bare = Сколько колонистов будет здесь работать?
answer-place_colonists = { TERM($slot, kind: "plantation") }: { COUNT($word, "colonist") }
answer-place_colonists-bare = { COUNT($word, "colonist") }

ask-build = Выберите здание.
answer-build = { $cost ->
    [0] { TERM($word) }, бесплатно
   *[other] { TERM($word) } за { COUNT($cost, "doubloon", form: "acc") }
}
answer-build-bare = { TERM($word) }
answer-build-pass = Не строить

ask-staff_building = Университет: поставить колониста в новое здание ({ TERM($building) })?
ask-staff_building-bare = Университет: поставить колониста в новое здание?
answer-staff_building-yes = Поставить колониста
answer-staff_building-no = Оставить новое здание без колониста

ask-extra_good = Привилегия: выберите ещё 1 товар.
answer-extra_good = { COUNT(1, $word) }
answer-extra_good-pass = Ничего не брать

ask-sell = Продать товар в Торговый дом?
answer-sell = Продать { TERM($word, form: "acc") } за { COUNT($price, "doubloon", form: "acc") }
answer-sell-bare = Продать { TERM($word, form: "acc") }
answer-sell-pass = Не продавать

ask-load = { $lost ->
    [0] Выберите товар для погрузки. Ваши товары не пропадут.
   *[other] Выберите товар для погрузки. Без неё пропадёт: { COUNT($lost, "good") }.
}
ask-load-bare = Выберите товар для погрузки.
answer-load = { COUNT($amount, $good) } на корабль { $size }: { COUNT($points, "victory_point") }
answer-load-bare = Погрузить { TERM($good, form: "acc") }
answer-load-corn_wharf = { COUNT($amount, $good) } через Верфь: { COUNT($points, "victory_point") }
answer-load-corn_wharf-bare = { TERM($good) } через Верфь
answer-load-indigo_wharf = { answer-load-corn_wharf }
answer-load-indigo_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-sugar_wharf = { answer-load-corn_wharf }
answer-load-sugar_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-tobacco_wharf = { answer-load-corn_wharf }
answer-load-tobacco_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-coffee_wharf = { answer-load-corn_wharf }
answer-load-coffee_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-stop = Больше не грузить

ask-take_points = Дополнительно: { COUNT($points, "victory_point") }. Резерв опустеет, и после этого раунда игра закончится. Взять?
ask-take_points-bare = С дополнительными очками резерв опустеет, и после этого раунда игра закончится. Взять?
answer-take_points-yes = Взять и закончить игру
answer-take_points-no = Отказаться

ask-store_kind = { $places ->
    [one] Склад: выберите вид товара, который останется у вас.
   *[other] Склад: выберите первый из видов товара, которые останутся у вас (всего { $places }).
} { $lost ->
    [0] Потерь можно избежать.
   *[other] Потери не меньше: { COUNT($lost, "good") }.
}
ask-store_kind-bare = Склад: выберите вид товара, который останется у вас.
answer-store_kind = { COUNT($amount, $word) }
answer-store_kind-bare = { TERM($word) }
ask-store_unit = Выберите 1 товар, который останется у вас. Потери: { COUNT($lost, "good") }.
ask-store_unit-bare = Выберите 1 товар, который останется у вас.
answer-store_unit = { COUNT(1, $word) }

## Журнал

log-round_began = Начинается раунд { $round }. Губернатор: { $player }.
log-role_picked = { $doubloons ->
    [0] { $player } { VERB($player, "выбирает", "выбираете") } роль: { TERM($role) }.
   *[other] { $player } { VERB($player, "выбирает", "выбираете") } роль: { TERM($role) }; { COUNT($doubloons, "doubloon") } с карточки.
}
log-tile_drawn = { $player } { VERB($player, "открывает", "открываете") } { TERM($tile, kind: "plantation", form: "acc") } (Имение).
log-tile_taken = { $player } { VERB($player, "размещает", "размещаете") } { TERM($tile, kind: "plantation", form: "acc") }.
log-row_refilled = Пополнение открытого ряда: { COUNTS($corn, "corn_plantation", $indigo, "indigo_plantation", $sugar, "sugar_plantation", $tobacco, "tobacco_plantation", $coffee, "coffee_plantation") }.
log-stack_reshuffled = Сброшенные плантации перемешаны в новую стопку: { COUNT($tiles, "island_tile") }.
log-colonist_settled = { $player } { VERB($player, "ставит", "ставите") } колониста на новую { TERM($tile, kind: "plantation", form: "acc") } (Больница).
log-colonists_dealt = { $privilege ->
    [0] { $player } { VERB($player, "получает", "получаете") } { COUNT($colonists, "colonist", form: "acc") }.
   *[other] { $player } { VERB($player, "получает", "получаете") } { COUNT($colonists, "colonist", form: "acc") } и ещё { $privilege } по привилегии.
}
log-colonists_placed = { $colonists ->
    [0] { $player } не { VERB($player, "ставит", "ставите") } колонистов: { TERM($slot, kind: "plantation") }.
   *[other] { $player } { VERB($player, "расставляет", "расставляете") } колонистов: { TERM($slot, kind: "plantation") } — { $colonists }.
}
log-ship_refilled = Корабль колонистов пополнен: { COUNT($colonists, "colonist") }.
log-built = { $cost ->
    [0] { $player } { VERB($player, "строит", "строите") } { TERM($building, form: "acc") } бесплатно (скидка { $saved }).
   *[other] { $saved ->
        [0] { $player } { VERB($player, "строит", "строите") } { TERM($building, form: "acc") } за { COUNT($cost, "doubloon", form: "acc") }.
       *[other] { $player } { VERB($player, "строит", "строите") } { TERM($building, form: "acc") } за { COUNT($cost, "doubloon", form: "acc") } (скидка { $saved }).
    }
}
log-building_staffed = { $player } { VERB($player, "ставит", "ставите") } колониста в новое здание: { TERM($building) } (Университет).
log-produced = { $player } { VERB($player, "производит", "производите") }: { COUNTS($corn, "corn", $indigo, "indigo", $sugar, "sugar", $tobacco, "tobacco", $coffee, "coffee") }.
log-factory_paid = { $player } { VERB($player, "получает", "получаете") } { COUNT($doubloons, "doubloon", form: "acc") } (Фабрика).
log-extra_taken = { $player } { VERB($player, "берёт", "берёте") } ещё { COUNT(1, $good) } (привилегия).
log-sold = { $player } { VERB($player, "продаёт", "продаёте") } { TERM($good, form: "acc") } за { COUNT($price, "doubloon", form: "acc") }.
log-house_cleared = Торговый дом заполнен: товары возвращаются в общий резерв.
log-loaded = { $player } { VERB($player, "грузит", "грузите") } { COUNT($amount, $good) } на корабль { $size }: { COUNT($points, "victory_point") }.
log-wharf_loaded = { $player } { VERB($player, "отправляет", "отправляете") } через Верфь { COUNT($amount, $good) }: { COUNT($points, "victory_point") }.
log-extra_points = { $points ->
    [0] { $player } { VERB($player, "отказывается", "отказываетесь") } от последнего победного очка.
   *[other] { $player } дополнительно { VERB($player, "берёт", "берёте") } { COUNT($points, "victory_point", form: "acc") }.
}
log-stored = { $how ->
    [warehouse] { $player } { VERB($player, "оставляет", "оставляете") } на складе { COUNT($amount, $good) }.
   *[single] { $player } { VERB($player, "сохраняет", "сохраняете") } { COUNT($amount, $good) }.
}
log-spoiled = { $player } { VERB($player, "теряет", "теряете") } { COUNT($amount, $good) }: нет места ни на корабле, ни на складе.
log-ship_cleared = Корабль { $size } уходит в Старый Свет; груз: { TERM($good) }.
log-prospected = { $player } { VERB($player, "получает", "получаете") } { COUNT($doubloons, "doubloon", form: "acc") } (Золотоискатель).
log-passed = { $player } { VERB($player, "пасует", "пасуете") }.
log-end_triggered = { $reason ->
    [colonists] Колонисты закончились: партия завершится после этого раунда.
    [city_full] { $player } { VERB($player, "застраивает", "застраиваете") } последнюю клетку города: партия завершится после этого раунда.
    [chips] Чипы победных очков закончились: партия завершится после этого раунда.
   *[length] Партия достигла предельной длины и завершается.
}
log-game_ended = { $reason ->
    [colonists] Партия окончена: закончились колонисты.
    [city_full] Партия окончена: город застроен.
    [chips] Партия окончена: закончились чипы победных очков.
   *[length] Партия окончена: достигнута предельная длина.
}
notice-end_triggered = { log-end_triggered }

## Почему закончилась партия

ended-colonists = Закончились колонисты
ended-city_full = Город застроен
ended-chips = Закончились чипы победных очков
ended-length = Достигнута предельная длина партии
ended-tie = Очков поровну: решают дублоны и товары

## Почему нельзя

reason-role_taken = Эта роль в этом раунде уже выбрана.
reason-none_in_row = Такой плантации нет в открытом ряду.
reason-no_quarry_right = Каменоломню берёт только Поселенец или владелец действующего Конструкторского бюро.
reason-no_quarries_left = Каменоломен не осталось.
reason-already_owned = Такое здание у вас уже есть.
reason-none_left = Таких зданий не осталось.
reason-no_city_space = { $need ->
    [one] В вашем городе нет свободной клетки.
   *[other] Нужно свободных клеток в городе: { $need }.
}
reason-too_many_large = В вашем городе нет места ещё для одного крупного здания.
reason-must_fill_circles = Колонисты должны занять все рабочие места: здесь не меньше { $need }.
reason-too_many_colonists = Осталось колонистов: { $have }.
reason-not_produced = В этой фазе вы не произвели этот товар.
reason-supply_empty = Этого товара в общем резерве не осталось.
reason-no_such_good = У вас нет этого товара.
reason-already_in_house = Такой товар уже лежит в Торговом доме; продать его ещё раз можно с Офисом.
reason-ship_full = Корабль { $size } заполнен.
reason-ship_carries_other = На корабле { $size } другой товар: { TERM($good) }.
reason-other_ship_carries = { TERM($good) } уже на корабле { $size }.
reason-must_load_most = Корабль { $size } мал: нужен тот, куда войдёт { $amount }.
reason-no_wharf = Нужна действующая Верфь.
reason-wharf_used = Верфь в этой фазе уже использована.
reason-must_load = Нужно грузить, пока это возможно.
reason-already_stored = Этот вид товара уже сохранён.
reason-passed_over = Виды товара идут по порядку: этот пропущен.
reason-stored_later = Виды товара идут по порядку: сначала сохраните другой, затем можно этот.

## Параметры и подсчёт

option-hospice_hacienda_international = Больница не действует на плантацию Имения
option-hospice_hacienda_international-help = Международное правило: на закрытую плантацию Имения колонист из Больницы не ставится.
option-mayor_may_decline = Мэр может отказаться от колониста
option-mayor_may_decline-help = Выбравшему Мэра задаётся вопрос, брать ли дополнительного колониста.
option-open_chips = Открытые победные очки
option-open_chips-help = Во время партии все видят победные очки друг друга; на одном устройстве занавес не нужен.
option-factory_university_swap = Фабрика и Университет меняются ценами

score-chips = Чипы победных очков
score-buildings = Здания
score-large_buildings = Бонусы крупных зданий

## Роли

tip-settler = Каждый берёт плантацию из открытого ряда. Привилегия: вместо неё можно взять каменоломню.
tip-mayor = Колонисты с корабля распределяются между игроками, и каждый заново расставляет своих. Привилегия: ещё 1 колонист из резерва.
tip-builder = Каждый может построить одно здание. Привилегия: на 1 дублон дешевле.
tip-craftsman = Каждый производит товары. Привилегия: ещё 1 товар того вида, который вы произвели.
tip-trader = Каждый может продать один товар в Торговый дом. Привилегия: на 1 дублон больше за продажу.
tip-captain = Каждый обязан грузить товары на корабли, за каждый — 1 победное очко. Привилегия: ещё 1 очко за первую погрузку.
tip-prospector = Возьмите 1 дублон. Остальные ничего не делают.
tip-prospector_1 = { tip-prospector }
tip-prospector_2 = { tip-prospector }

## Тайлы и товары

tip-corn_plantation = С колонистом даёт 1 ед. кукурузы. Предприятие не нужно.
tip-indigo_plantation = С колонистом обеспечивает сырьём одно место на предприятии индиго.
tip-sugar_plantation = С колонистом обеспечивает сырьём одно место на сахарном заводе.
tip-tobacco_plantation = С колонистом обеспечивает сырьём одно место на табачном производстве.
tip-coffee_plantation = С колонистом обеспечивает сырьём одно место на заводе по обжарке кофе.
tip-quarry = С колонистом удешевляет здание на 1 дублон; предел скидки задаёт столбец здания.
tip-take_tile-corn = { tip-corn_plantation }
tip-take_tile-indigo = { tip-indigo_plantation }
tip-take_tile-sugar = { tip-sugar_plantation }
tip-take_tile-tobacco = { tip-tobacco_plantation }
tip-take_tile-coffee = { tip-coffee_plantation }

## Пометки на поле

note-ship = Корабль { $size }
note-left = Расставить: { COUNT($n, "colonist") }
note-room = { $n ->
    [0] это последние рабочие места
   *[other] дальше ещё { COUNT($n, "circle") }
}
note-none = Оставить пустым
plan-place_colonists = Где будут работать ваши колонисты?
note-plan-all = Всем нашлось место. Нажмите на колониста, чтобы переставить его.
note-plan-moved = Переведены на полезную работу: { COUNT($n, "colonist") }.
note-plan-advised = По подсказке: всем нашлось место.
note-plan-done = Готово
note-plan-again = Как было
note-plan-suggest = Подсказать
note-plan-list = По одному
note-plan-makes = Производитель принёс бы
note-plan-makes-none = Производитель ничего не принёс бы.
note-plan-again-help = Все возвращаются на прежние места, даже бесполезные; новые добавляются
note-plan-list-help = Отвечать по одному месту
note-last-round = Последний раунд
note-keeps = { $places ->
    [0] Без склада у вас останется 1 товар.
    [one] На складе останутся товары 1 вида и сверх того 1 товар.
   *[other] На складах останутся товары { $places } видов и сверх того 1 товар.
}
note-lost = { $lost ->
    [0] Ничего не пропадёт.
   *[other] Пропадёт: { COUNT($lost, "good") }.
}
note-price = Цена на карточке { COUNT($price, "doubloon") }, для вас сейчас { $own }.
note-supply = В резерве: { $n }.
note-sells = При продаже даёт { COUNT($price, "doubloon", form: "acc") }.

## Зоны поля

tip-governor = Первым выбирает роль в раунде. Каждый раунд переходит к соседу слева.
tip-role_card = Каждую выбирают не больше одного раза за раунд. На невыбранную роль кладут 1 дублон.
tip-plantation_row = Из него выбирают в фазу Поселенца.
tip-plantation_stack = Отсюда пополняется открытый ряд.
tip-plantation_discard = Плантации, которые никто не взял. Когда стопка закончится, их перемешают в новую.
tip-quarry_stack = По привилегии Поселенца и для Конструкторского бюро.
tip-colonist_ship = Его колонистов распределяют в фазу Мэра.
tip-colonist_supply = Если корабль нельзя заполнить отсюда, партия завершится после раунда.
tip-cargo_ship = Везёт товар одного вида; одинаковых товаров на двух кораблях не бывает. Полный корабль уходит в конце фазы Капитана.
tip-goods_supply = Если товара здесь не осталось, произвести его больше нельзя.
tip-vp_supply = Когда они закончатся, партия завершится после раунда; очки сверх них тоже считаются.
tip-building_supply = Столбец показывает, сколько каменоломен снижают цену, и победные очки.
tip-san_juan = Колонисты без работы. Остаться здесь они могут, только если все рабочие места заняты.
tip-vp_chip = Только чипы; счёт включает и очки за здания. До конца партии скрыты от остальных.
tip-doubloon = Ими платят за здания; вместе с товарами они решают ничью.
