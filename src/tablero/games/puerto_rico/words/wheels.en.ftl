## Training wheels: one line under the question of a first game

wheels-first_role = A role nobody takes gets 1 doubloon: who takes it later keeps the money.
wheels-rich_role = { COUNT($n, "doubloon") } on { TERM($role, article: "the") }: as much as a good sale.
wheels-pair = Plantation and production building: both need a colonist.
wheels-no_plant = Your { TERM($good) } has no production building yet.
wheels-idle_quarry = An occupied quarry saves 1 doubloon on every building. Yours is empty.
wheels-quarry = You chose the Settler: you may take a quarry instead.
wheels-neighbour = { $seat } would produce { COUNT($n, "good") } and could ship next.
wheels-in_house = { TERM($good) } is in the trading house already: sell another kind or pass.
wheels-storage = At the end of the Captain phase 1 good may stay, the rest is lost.
wheels-load_order = Load first what the others could block.
wheels-large = A large building scores extra at the end, if it is occupied.
wheels-ending = The end is near: points now, money only breaks ties.
wheels-places = { $n } circles of yours are empty: the Mayor brings colonists.
wheels-feeds = Your production building could use a plantation more: { TERM($good) }.
wheels-any_island = Corn needs no building. Every other crop waits for its own.
wheels-for_nothing = { TERM($good) } sells for 0, but a ship gives 1 point for it, as for every good.
wheels-which_ship = A kind goes on one ship only. A full one sails after the phase; one with room waits for more.
