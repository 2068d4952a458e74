## Printed actions of this title alone

deed-aux_single = single auxiliary action
deed-certificate_per = gain a certificate for every { $n } farmers beside your board
deed-grain = gain { COUNT($n, "grain") }
    .thing = { COUNT($n, "grain") }
deed-grain-per = gain 1 grain { $per }
deed-pay_grain = pay { COUNT($n, "grain") }
    .for = pay { COUNT($n, "grain") } for { $things }
deed-help = { $n ->
    [0] help farmers
   *[other] help farmers with { $n } more strength
}
deed-help_here = help this farmer
deed-exhaust_rivals = every opponent takes { COUNT($n, "exhaustion_card") }
deed-remove_exhaustion = remove { COUNT($n, "exhaustion_card") } from your hand
deed-disc_to = put a disc on a quay: { TERM($what) }
deed-extra_delivery = extra delivery
deed-draw_and_remove = { $n ->
    [1] draw 1 card, then remove 1
   *[other] draw up to { COUNT($n, "card") }, then remove as many
}
deed-take_market-any_to_hand = take a card of the cattle market to your hand
    .thing = a card of the cattle market to your hand
deed-take_market-franqueiro = take a Franqueiro of the cattle market
    .thing = a Franqueiro of the cattle market
per-own_grain_building = per own building on a grain space
per-own_grain_buildings = per own building on a grain space
per-granjero = per granjero
per-granjeros = per granjero
per-worker_set = per set of the four workers
per-maquinistas = per maquinista
per-gauchos = per gaucho
per-helped_farmers = per farmer beside your board

## Texts made from what is printed

told-cattle_strength = Strength { $strength } when you help farmers.
told-farmer = Needs strength { $strength }. Beside your board { COUNT($vp, "victory_point") } at the end.
told-ship = Needs breeding value { $value } and { $grain } grain.
told-ship_points = While it is here at the end: { COUNT($vp, "victory_point") } for each disc.
told-quay = { COUNT($vp, "victory_point") } for each disc that lies here at the end.
told-quay_discount = Extra deliveries from here need { $grain } grain less.
told-spot = Extra delivery for { $grain } grain: { COUNT($vp, "victory_point") } at the end.
told-loading_grain = { $n } grain less for every loading.
told-special = Special action of the space: { $action }.
told-disc_gain = Brings { COUNT($gain, "coin") }.
told-strength = Strength { $strength } for helping farmers.
told-step_points = Raises your step limit by 1. { COUNT($vp, "victory_point") } at the end.
told-master-cattle_value_3_4_5 = At the end { COUNT($vp, "victory_point") } for every { $group } of your cattle cards of breeding value 3, 4 or 5.
told-master-worker_sets = At the end { COUNT($vp, "victory_point") } for every { $group } of your sets of the four workers.
told-master-own_stations_distinct = At the end { COUNT($vp, "victory_point") } for every { $group } stations with your disc.
told-master-objective_cards_in_area = At the end { COUNT($vp, "victory_point") } for every { $group } objective cards in your area.
told-master-own_discs_on_remaining_ships = At the end { COUNT($vp, "victory_point") } for every { $group } of your discs on ships.
told-master-strength_workers_in_area = At the end { COUNT($vp, "victory_point") } for every { $group } of your workers with strength.
told-master-own_buildings_on_board = At the end { COUNT($vp, "victory_point") } for every { $group } of your buildings on the board.
told-master-helped_farmers = At the end { COUNT($vp, "victory_point") } for every { $group } of the farmers beside your board.
told-buy_draw = Use 1 gaucho to add { COUNT($n, "card") } to the market
told-market_stack = Face-down cattle cards; a gaucho who buys nothing brings { $n } of them into the market.
told-exhaustion = No cattle. Costs { COUNT($vp, "victory_point") } at the end; goes back to its stack at an income or when removed.
