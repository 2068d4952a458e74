## Напечатанные действия только этой игры

deed-aux_single = одиночное вспомогательное действие
deed-certificate_per = получить по сертификату, число фермеров рядом с планшетом за каждый: { $n }
deed-grain = получить { COUNT($n, "grain", form: "acc") }
    .thing = { COUNT($n, "grain", form: "acc") }
deed-grain-per = получить по 1 зерну { $per }
deed-pay_grain = отдать { COUNT($n, "grain", form: "acc") }
    .for = отдать { COUNT($n, "grain", form: "acc") } за { $things }
deed-help = { $n ->
    [0] помочь фермерам
   *[other] помочь фермерам с выносливостью +{ $n }
}
deed-help_here = помочь этому фермеру
deed-exhaust_rivals = каждый соперник берёт { COUNT($n, "exhaustion_card", form: "acc") }
deed-remove_exhaustion = убрать с руки { COUNT($n, "exhaustion_card", form: "acc") }
deed-disc_to = положить диск на причал: { TERM($what) }
deed-extra_delivery = особая доставка
deed-draw_and_remove = { $n ->
    [1] взять 1 карточку и убрать 1
   *[other] взять до { COUNT($n, "card", form: "gen") } и столько же убрать
}
deed-take_market-any_to_hand = взять карточку рынка скота на руку
    .thing = карточку рынка скота на руку
deed-take_market-franqueiro = взять с рынка франкьеро
    .thing = франкьеро с рынка
per-own_grain_building = за каждую свою постройку на клетке зерна
per-own_grain_buildings = за каждую свою постройку на клетке зерна
per-granjero = за каждого гранхеро
per-granjeros = за каждого гранхеро
per-worker_set = за каждый набор из четырёх рабочих
per-maquinistas = за каждого макиниста
per-gauchos = за каждого гаучо
per-helped_farmers = за каждого фермера рядом с планшетом

## Тексты, составленные из напечатанного

told-cattle_strength = Выносливость { $strength }, когда вы помогаете фермерам.
told-farmer = Нужна выносливость { $strength }. Рядом с планшетом — { COUNT($vp, "victory_point") } в конце.
told-ship = Нужна племенная ценность { $value } и зерно: { $grain }.
told-ship_points = Если корабль здесь в конце, за каждый диск: { COUNT($vp, "victory_point") }.
told-quay = За каждый диск, который лежит здесь в конце: { COUNT($vp, "victory_point") }.
told-quay_discount = Особой доставке отсюда нужно зерна меньше на { $grain }.
told-spot = Особая доставка за { $grain } зерна: { COUNT($vp, "victory_point") } в конце.
told-loading_grain = Каждой погрузке нужно зерна меньше на { $n }.
told-special = Особое действие клетки: { $action }.
told-disc_gain = Даёт { COUNT($gain, "coin", form: "acc") }.
told-strength = Выносливость { $strength } для помощи фермерам.
told-step_points = Повышает лимит шагов на 1. В конце { COUNT($vp, "victory_point") }.
told-master-cattle_value_3_4_5 = В конце { COUNT($vp, "victory_point") } за ваши карточки скота ценности 3, 4 и 5, за каждые { $group }.
told-master-worker_sets = В конце { COUNT($vp, "victory_point") } за ваши наборы из четырёх рабочих, за каждые { $group }.
told-master-own_stations_distinct = В конце { COUNT($vp, "victory_point") } за станции с вашим диском, за каждые { $group }.
told-master-objective_cards_in_area = В конце { COUNT($vp, "victory_point") } за карточки целей в вашей зоне, за каждые { $group }.
told-master-own_discs_on_remaining_ships = В конце { COUNT($vp, "victory_point") } за ваши диски на кораблях, за каждые { $group }.
told-master-strength_workers_in_area = В конце { COUNT($vp, "victory_point") } за ваших рабочих с выносливостью, за каждых { $group }.
told-master-own_buildings_on_board = В конце { COUNT($vp, "victory_point") } за ваши постройки на поле, за каждые { $group }.
told-master-helped_farmers = В конце { COUNT($vp, "victory_point") } за фермеров рядом с вашим планшетом, за каждых { $group }.
told-buy_draw = Потратить 1 гаучо: добавить { COUNT($n, "card", form: "acc") } на рынок
told-market_stack = Закрытые карточки скота; гаучо, который ничего не покупает, выкладывает на рынок { $n } из них.
told-exhaustion = Не скот. В конце отнимает { COUNT($vp, "victory_point") }; возвращается в стопку при доходе или когда её убирают.
