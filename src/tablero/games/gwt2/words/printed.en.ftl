## Printed actions of this title alone

deed-bandit = capture a bandit
deed-bandit_pairs = gain { COUNT($n, "certificate") } and { COUNT($n, "coin") } for each pair of a green and an orange bandit
deed-copy_adjacent = use an adjacent building
deed-extraordinary_delivery = extraordinary delivery
deed-free_steps = { $n ->
    [1] move the { TERM("herder") } { COUNT($n, "step") } without fees
   *[other] move the { TERM("herder") } up to { COUNT($n, "step") } without fees
}
deed-hazard = { $n ->
    [0] remove a hazard for free
   *[other] remove a hazard for { COUNT($n, "coin") }
}

## What is counted

per-builder = per builder
per-engineer = per engineer
per-engineers = per engineer
per-cowboys = per cowboy
per-own_forest_building = per own building in the forest
per-own_forest_buildings = per own building in the forest
per-own_hazards = per own hazard tile
per-own_upgraded_station = per station you have upgraded

## Texts made from what is printed

told-city = { $value ->
    [0] Needs no breeding value.
   *[other] Needs breeding value { $value }.
}
told-city_bonus = Pays { COUNT($bonus, "coin") }.
told-city_points = { COUNT($vp, "victory_point") }.
told-city_points_each = { COUNT($vp, "victory_point") } for each disc.
told-city_cost = Each disc costs { COUNT($size, "victory_point") }.
told-city_again = May be delivered to again.
told-step_left = Raises your step limit and pays { COUNT($gain, "coin") }.
told-step_right = { $n ->
    [0] Raises your step limit. { COUNT($vp, "victory_point") } at the end.
   *[other] Raises your step limit by { $n }. { COUNT($vp, "victory_point") } at the end.
}
told-master-objective_card_in_area = { $group ->
    [1] At the end { COUNT($vp, "victory_point") } for each objective card in your area.
   *[other] At the end { COUNT($vp, "victory_point") } for every { COUNT($group, "objective_card") } in your area.
}
told-master-certificate_temporary_or_permanent = { $group ->
    [1] At the end { COUNT($vp, "victory_point") } for each certificate.
   *[other] At the end { COUNT($vp, "victory_point") } for every { COUNT($group, "certificate") }.
}
told-master-bandit_pair_green_orange = { $group ->
    [1] At the end { COUNT($vp, "victory_point") } for each pair of a green and an orange bandit.
   *[other] At the end { COUNT($vp, "victory_point") } for every { $group } pairs of a green and an orange bandit.
}
told-master-hazard_tile = { $group ->
    [1] At the end { COUNT($vp, "victory_point") } for each hazard tile.
   *[other] At the end { COUNT($vp, "victory_point") } for every { COUNT($group, "hazard_tile") }.
}
told-master-worker_incl_printed = { $group ->
    [1] At the end { COUNT($vp, "victory_point") } for each worker, printed ones included.
   *[other] At the end { COUNT($vp, "victory_point") } for every { COUNT($group, "worker") }, printed ones included.
}
told-master-own_station_disc = { $group ->
    [1] At the end { COUNT($vp, "victory_point") } for each station you have upgraded.
   *[other] At the end { COUNT($vp, "victory_point") } for every { COUNT($group, "station") } you have upgraded.
}
told-master-own_building_on_trail = { $group ->
    [1] At the end { COUNT($vp, "victory_point") } for each of your buildings on the trail.
   *[other] At the end { COUNT($vp, "victory_point") } for every { $group } of your buildings on the trail.
}
told-risk = { TERM("risk_action") }: { $action }.
told-bonus = { TERM("bonus") }: { $action }.
told-link = { COUNT($vp, "victory_point") }.
told-buy_draw = Use 1 cowboy to add { COUNT($n, "card") } to the market
told-market_stack = Face-down cattle cards; a cowboy who buys nothing brings { $n } of them into the market.
told-certificate_limit_after = Raises your certificate limit to { $n }, once limit { $before } is open.
