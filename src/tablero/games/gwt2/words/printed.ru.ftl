## Напечатанные действия только этой игры

deed-bandit = поймать бандита
deed-bandit_pairs = получить { COUNT($n, "certificate", form: "acc") } и { COUNT($n, "coin", form: "acc") } за каждую пару из зелёного и оранжевого бандита
deed-copy_adjacent = использовать соседнюю постройку
deed-extraordinary_delivery = внеочередная доставка
deed-free_steps = { $n ->
    [1] передвинуть { TERM("herder", form: "acc") } без оплаты прохода на { COUNT($n, "step", form: "acc") }
   *[other] передвинуть { TERM("herder", form: "acc") } без оплаты прохода, до { COUNT($n, "step", form: "gen") }
}
deed-hazard = { $n ->
    [0] убрать опасность бесплатно
   *[other] убрать опасность за { COUNT($n, "coin", form: "acc") }
}

## Что считается

per-builder = за каждого строителя
per-engineer = за каждого инженера
per-engineers = за каждого инженера
per-cowboys = за каждого ковбоя
per-own_forest_building = за каждую свою постройку в лесу
per-own_forest_buildings = за каждую свою постройку в лесу
per-own_hazards = за каждый свой жетон опасности
per-own_upgraded_station = за каждую улучшенную вами станцию

## Тексты, составленные из напечатанного

told-city = { $value ->
    [0] Племенная ценность не нужна.
   *[other] Нужна племенная ценность { $value }.
}
told-city_bonus = { COUNT($bonus, "coin") } сразу.
told-city_points = Победные очки: { $vp }.
told-city_points_each = Победные очки за каждый диск: { $vp }.
told-city_cost = Каждый диск отнимает { COUNT($size, "victory_point", form: "acc") }.
told-city_again = Доставлять можно снова.
told-step_left = Повышает лимит шагов и даёт { COUNT($gain, "coin", form: "acc") }.
told-step_right = { $n ->
    [0] Повышает лимит шагов. В конце { COUNT($vp, "victory_point") }.
   *[other] Повышает лимит шагов на { $n }. В конце { COUNT($vp, "victory_point") }.
}
told-master-objective_card_in_area = { $group ->
    [1] В конце { COUNT($vp, "victory_point") } за каждую карточку цели в вашей зоне.
   *[other] В конце { COUNT($vp, "victory_point") } за каждые { COUNT($group, "objective_card", form: "acc") } в вашей зоне.
}
told-master-certificate_temporary_or_permanent = { $group ->
    [1] В конце { COUNT($vp, "victory_point") } за каждый сертификат.
   *[other] В конце { COUNT($vp, "victory_point") } за каждые { COUNT($group, "certificate", form: "acc") }.
}
told-master-bandit_pair_green_orange = { $group ->
    [1] В конце { COUNT($vp, "victory_point") } за каждую пару из зелёного и оранжевого бандита.
   *[other] В конце { COUNT($vp, "victory_point") } за пары из зелёного и оранжевого бандита, число пар: { $group }.
}
told-master-hazard_tile = { $group ->
    [1] В конце { COUNT($vp, "victory_point") } за каждый жетон опасности.
   *[other] В конце { COUNT($vp, "victory_point") } за каждые { COUNT($group, "hazard_tile", form: "acc") }.
}
told-master-worker_incl_printed = { $group ->
    [1] В конце { COUNT($vp, "victory_point") } за каждого рабочего, включая напечатанных.
   *[other] В конце { COUNT($vp, "victory_point") } за каждых { COUNT($group, "worker", form: "acc") }, включая напечатанных.
}
told-master-own_station_disc = { $group ->
    [1] В конце { COUNT($vp, "victory_point") } за каждую улучшенную вами станцию.
   *[other] В конце { COUNT($vp, "victory_point") } за каждые { COUNT($group, "station", form: "acc") }, улучшенные вами.
}
told-master-own_building_on_trail = { $group ->
    [1] В конце { COUNT($vp, "victory_point") } за каждую вашу постройку на пути.
   *[other] В конце { COUNT($vp, "victory_point") } за ваши постройки на пути, за каждые { $group }.
}
told-risk = { TERM("risk_action") }: { $action }.
told-bonus = { TERM("bonus") }: { $action }.
told-link = { COUNT($vp, "victory_point") }.
told-buy_draw = Потратить 1 ковбоя: добавить { COUNT($n, "card", form: "acc") } на рынок
told-market_stack = Закрытые карточки скота; ковбой, который ничего не покупает, выкладывает на рынок { $n } из них.
told-certificate_limit_after = Повышает лимит временных сертификатов до { $n }, если открыт лимит { $before }.
