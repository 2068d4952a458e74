## Tips made from what is printed

told-plant = { $circles ->
    [1] Turns the harvest of { COUNT(1, $plantation) } into goods.
   *[other] Turns the harvest of { TERM($plantation, article: "a") } into goods for each colonist at work here, up to { $circles }.
}
told-power-sale_bonus = { COUNT($n, "doubloon") } more when you sell a good.
told-power-extra_tile = In the Settler phase you may first draw a face-down plantation and place it.
told-power-quarry_right = In the Settler phase you may take a quarry instead of a plantation.
told-power-store_kinds = { $n ->
    [1] After the Captain phase keep all goods of 1 kind.
   *[other] After the Captain phase keep all goods of { $n } kinds.
}
told-power-settler_colonist = A plantation or quarry you place may come with a colonist, once per Settler phase.
told-power-sell_duplicate = You may sell a kind of good that already lies in the trading house.
told-power-produce_income = In the Craftsman phase { $two }, { $three }, { $four } or { COUNT($five, "doubloon") } for 2, 3, 4 or 5 kinds of goods produced.
told-power-builder_colonist = A building you build may come with a colonist.
told-power-loading_bonus = { $n } more { $n ->
    [1] victory point
   *[other] victory points
} for each of your loadings in the Captain phase.
told-power-own_ship = Once per Captain phase, ship all goods of one kind yourself.
told-score-production_buildings = At the end { COUNT($small, "victory_point") } for each small and { $large } for each large production building in your city.
told-score-island_spaces = At the end { COUNT($points, "victory_point") } for up to { $spaces } island spaces filled, and 1 more for each further one.
told-score-colonists = At the end 1 victory point for every { $colonists } of your colonists.
told-score-chips = At the end 1 victory point for every { $chips } points in your chips.
told-score-violet_buildings = At the end 1 victory point for each violet building in your city, this one included.
told-good = Sells for { COUNT($price, "doubloon") }.
told-island = { COUNT($spaces, "space") } for plantations and quarries.
told-city = { COUNT($spaces, "space") } for buildings; large ones take 2. A full city ends the game after the round.
told-trading_house = Holds { COUNT($spaces, "good") }, each kind once. When full, it is emptied at the end of the Trader phase.
told-option-vp_126_five_players = { COUNT($chips, "victory_point") } with five players
told-option-vp_126_five_players-help = The supply of later editions; the 2002 edition has { $printed }.
told-option-factory_university_swap-help = The Factory costs { COUNT($factory, "doubloon") } and the University { $university }.
told-option-corn_start_minus_one = { COUNT($doubloons, "doubloon") } less for corn starters
told-option-corn_start_minus_one-help = Players who start with a corn plantation begin with { COUNT($doubloons, "doubloon") } less.
