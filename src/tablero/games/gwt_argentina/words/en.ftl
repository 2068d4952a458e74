## Questions and answers

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
answer-exchange = Use an exchange token
answer-play = Play { TERM($objective, article: "the") }
answer-immediate-no = Skip the immediate action
answer-remove_card-no = Remove no card
answer-objective-no = Take no objective card
answer-engine-no = Leave the engine where it is
answer-upgrade-no = Do not upgrade the station
answer-station_master-no = Send no worker
ask-place_herder = Choose a neutral building for your estanciero.
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
ask-route = Choose the way. Destination: { answer-stop }.
ask-route-bare = Choose the way.
answer-route = { $fee ->
    [0] Via { TERM($tile) }
   *[other] Via { TERM($tile) }, { answer-fee }
}
answer-route-bare = Via { TERM($node) }
ask-act = { $begun ->
    [0] { TERM($tile) }: choose an action.
   *[other] { TERM($tile) }: choose another action or finish.
}
ask-act-bare = Choose an action.
answer-act-done = Finish here
ask-aux = Choose an auxiliary action.
ask-immediate = Immediate action: do it?
ask-discard = Discard { COUNT($count, "card") }.
ask-discard-bare = Discard cards.
answer-discard = { TERM($card) }
ask-discard_pair = Choose the breed of the 2 cards you discard.
answer-discard_pair = { TERM($breed) }
ask-remove_card = { $count ->
    [1] Remove a card in hand from the game?
   *[other] Remove cards in hand from the game, up to { $count }?
}
ask-remove_card-bare = Remove a card in hand from the game?
answer-remove_card = { TERM($card) }
answer-draw = { COUNT($count, "card") }
answer-objective = { TERM($objective) }
answer-objective-stack = Top card of the stack
ask-hire = Choose a worker to hire.
answer-hire = { TERM($worker) } for { COUNT($pesos, "peso") } (row { $row })
answer-hire-bare = { TERM($worker) } (row { $row })
ask-building = Choose a building, { COUNT($each, "peso") } per carpintero.
ask-building-bare = Choose a building from your supply.
answer-building = { TERM($building) } ({ COUNT($builders, "carpintero") })
answer-building-bare = Private building { $number }
ask-build_on = Choose a space for { TERM($building) }.
ask-build_on-bare = Choose a space for the building.
answer-build_on = { TERM($node) } for { COUNT($pesos, "peso") }
answer-build_on-bare = { TERM($node) }
ask-buy = Choose cattle to buy: { COUNT($gauchos, "gaucho") } left.
ask-buy-bare = Choose cattle to buy.
answer-buy = { COUNTS(1, $card, 1, $second) } for { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") })
answer-buy-bare = { TERM($card) } for { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") })
answer-buy-draw = Use 1 gaucho to add 2 cards to the market
answer-buy-done = Finish buying
ask-engine-bare = Choose where to move the engine.
answer-engine = { $upgrade ->
    [open] To { TERM($place, kind: "track") }: upgrade for { COUNT($pesos, "peso") }, { COUNT($points, "victory_point") }
   *[none] To { TERM($place, kind: "track") }
}
answer-engine-bare = To { TERM($place, kind: "track") }
ask-upgrade = Upgrade { TERM($station) } for { COUNT($pesos, "peso") }, { COUNT($points, "victory_point") }? Choose a disc; the station has { TERM($corners) }.
ask-upgrade-bare = Upgrade the station? Choose a disc.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($pesos, "peso", $points, "victory_point") }
}
answer-upgrade-bare = { TERM($disc) }
answer-upgrade-from-all = Disc from { TERM($station) }: { COUNT($points, "victory_point") }
answer-upgrade-from-all-bare = Disc from { TERM($station) }
ask-upgrade_behind = Choose a station behind the engine.
answer-upgrade_behind = { TERM($station) } for { COUNT($pesos, "peso") }: { COUNT($points, "victory_point") }
answer-upgrade_behind-bare = { TERM($station) }
ask-station_master = { TERM($station) }: send a worker for { TERM($master, article: "the") }?
ask-station_master-bare = Send a worker for the station master?
answer-station_master = { TERM($worker) }
ask-foresight = Foresight { $column }: choose a tile.
ask-foresight-bare = Foresight: choose a tile.
answer-foresight = { TERM($tile) }
ask-income = Income: breeding value { $value }. How many temporary certificates do you add?
ask-income-bare = Income: how many temporary certificates do you add?
answer-income-bare = { COUNT($count, "temporary_certificate") }
answer-disc = { answer-upgrade }
answer-disc-bare = { answer-upgrade-bare }
answer-disc-from-all = { answer-upgrade-from-all }
answer-disc-from-all-bare = { answer-upgrade-from-all-bare }
answer-fee = { $payee ->
    [player] fee { COUNT($fee, "peso") } to { $payee_seat }
    [bank] fee { COUNT($fee, "peso") } left on the way
   *[several] fee { COUNT($fee, "peso") } in all, to more than one
}
answer-move-shortcut-all = { $fee ->
    [0] { TERM($ramp) } to Buenos Aires: { COUNT($steps, "step") }
   *[other] { TERM($ramp) } to Buenos Aires: { COUNT($steps, "step") }, { answer-fee }
}
answer-move-shortcut-all-bare = { TERM($ramp) }
ask-move = { $reason ->
    [action] Move your estanciero up to { COUNT($steps, "step") } and use the new location.
   *[phase_a] Move your estanciero up to { COUNT($steps, "step") }.
}
ask-move-bare = Choose where to move your estanciero.
ask-draw = How many cards do you draw? Afterwards as many leave your hand.
ask-objective = Choose an objective card; it goes to your discard pile.
ask-engine = { $way ->
    [back] Move the engine { COUNT($spaces, "space") } back.
   *[forward] Move the engine up to { COUNT($spaces, "space") } forward.
}
ask-market_card = { $to ->
    [hand] Choose a card of the cattle market for your hand.
   *[discard] Choose a card of the cattle market; it goes to your discard pile.
}
ask-market_card-bare = Choose a card of the cattle market.
answer-market_card = { TERM($card) }
ask-show_card = Strength { $strength }, at least { $need } is needed. Show a cattle card? You have shown { $cards } of 4.
ask-show_card-bare = Show a cattle card for its strength?
answer-show_card = { TERM($card) }: strength { $strength }
answer-show_card-bare = { TERM($card) }
answer-show_card-enough = Show no more cards
ask-farmers = Strength left: { $strength }. Choose a farmer to help; helped so far: { $count }.
ask-farmers-bare = Choose a farmer to help.
answer-farmers = { TERM($tile) }, { TERM($node) }: { COUNT($pesos, "peso") } (strength { $strength })
answer-farmers-bare = { TERM($node) }
answer-farmers-enough = Help no more farmers
ask-invest = Invest { COUNT($pesos, "peso") } and put a helped farmer into your granjero row?
ask-invest-bare = Put a helped farmer into your granjero row?
answer-invest = { TERM($area, kind: "farmer") }
answer-invest-no = Leave the farmers beside your board
ask-extra_delivery = Extra delivery? You have { $grain } grain. Choose a quay with one of your discs.
ask-extra_delivery-bare = Extra delivery? Choose a quay.
answer-extra_delivery = { TERM($quay) }
answer-extra_delivery-no = No extra delivery
ask-spot = { TERM($quay) }: choose a bonus spot; you have { $grain } grain.
ask-spot-bare = Choose a bonus spot.
answer-spot = { TERM($spot) } for { $grain } grain: { COUNTS($pesos, "peso", $points, "victory_point") }
answer-spot-bare = { TERM($spot) }
answer-income = { COUNT($count, "temporary_certificate") }: breeding value { $value }, as far as { TERM($ship) }
ask-ship = Loading, breeding value { $value }, { $grain } grain: choose a ship.
ask-ship-bare = Loading: choose a ship.
answer-ship = { $pesos ->
    [0] { TERM($ship) }: { $grain } grain, { COUNT($points, "victory_point") }
   *[other] { TERM($ship) }: { $grain } grain, payment { COUNT($pesos, "peso") }, { COUNT($points, "victory_point") }
}
answer-ship-bare = { TERM($ship) }
ask-disc = { TERM($target) }, { TERM($corners) }: choose a disc.
ask-disc-bare = Choose a disc to place.

## The log

log-turn_began = Turn { $turn }: { $player }.
log-herder_placed = { $player } places the estanciero: { TERM($stop) }.
log-moved = { $player } moves the estanciero: { TERM($stop) }.
log-fee_gained = { $player } gets { COUNT($pesos, "peso") } in fees from { $from_seat }.
log-gained = { $player } gains { COUNT($pesos, "peso") }.
log-paid = { $player } pays { COUNT($pesos, "peso") }.
log-certified = { $player } now has { COUNT($certificates, "temporary_certificate") }.
log-token_gained = { $player } gains { COUNT($count, "exchange_token") }.
log-token_used = { $player } uses an exchange token.
log-drew = { $player } draws { TERM($card, article: "a") }.
log-drew-bare = { $player } draws a card.
log-shuffled = { $player } shuffles the discard pile into a new draw pile.
log-discarded = { $player } discards { TERM($card, article: "a") }.
log-card_removed = { $player } removes { TERM($card, article: "a") } from the game.
log-objective_taken = { $player } takes { TERM($objective, article: "the") }.
log-objective_shown = New on display: { TERM($objective) }.
log-objective_played = { $player } plays { TERM($objective, article: "the") }.
log-hired = { $pesos ->
    [0] { $player } hires { TERM($worker, article: "a") } for free (slot { $slot }).
   *[other] { $player } hires { TERM($worker, article: "a") } for { COUNT($pesos, "peso") } (slot { $slot }).
}
log-built = { $pesos ->
    [0] { $player } builds { TERM($building) } for free: { TERM($node) }.
   *[other] { $player } builds { TERM($building) } for { COUNT($pesos, "peso") }: { TERM($node) }.
}
log-replaced = { TERM($building) } is replaced and leaves the game.
log-bought = { $pesos ->
    [0] { $player } takes { TERM($card, article: "a") } for free ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } buys { TERM($card, article: "a") } for { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") }).
}
log-bought_pair = { $pesos ->
    [0] { $player } takes { COUNTS(1, $card, 1, $second) } for free ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } buys { COUNTS(1, $card, 1, $second) } for { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") }).
}
log-market_grew = New in the cattle market: { TERM($card) }.
log-engine_moved = { $player } moves the engine to { TERM($place, kind: "track") }.
log-disc_cleared = { $player } clears a disc: { TERM($disc) }.
log-disc_taken_back = { $player } takes a disc back from { TERM($station) }.
log-upgraded = { $pesos ->
    [0] { $player } upgrades { TERM($station) } for free.
   *[other] { $player } upgrades { TERM($station) } for { COUNT($pesos, "peso") }.
}
log-master_taken = { $player } sends { TERM($worker, article: "a") } and takes { TERM($master, article: "the") }.
log-tile_placed = { TERM($tile, article: "a") } comes to { TERM($node) }.
log-tile_lost = No room for { TERM($tile, article: "a") }: it leaves the game.
log-job_seeker = { TERM($worker, article: "a") } comes to the job market, row { $row }.
log-foresight_filled = Foresight { $column }: { TERM($tile) }.
log-income_taken = { $certificates ->
    [0] { $player } takes { COUNT($total, "peso") } as income: breeding value { $value }.
   *[other] { $player } takes { COUNT($total, "peso") } as income: breeding value { $value }, { COUNT($certificates, "certificate") }.
}
log-job_token_taken = { $player } takes the job market token: one last turn for everyone else.
log-game_ended = { $reason ->
    [length] The game is over: it reached its length limit.
   *[job_market] The game is over: the job market is full.
}
notice-job_token_taken = { log-job_token_taken }
log-ramp_taken = { $player } takes { TERM($ramp) } to Buenos Aires.
log-fee_paid = { $payee_seat ->
    [-1] { $player } leaves { COUNT($pesos, "peso") } in fees ({ TERM($stop) }).
   *[other] { $player } pays { $payee_seat } { COUNT($pesos, "peso") } in fees ({ TERM($stop) }).
}
log-grain_gained = { $player } gains { COUNT($grain, "grain") }, now { $total }.
log-grain_paid = { $player } gives { COUNT($grain, "grain") }, { $total } left.
log-exhausted = { $player } takes { COUNT($count, "exhaustion_card") }.
log-exhaustion_returned = { $player } returns { COUNT($count, "exhaustion_card") }.
log-market_taken = { $player } takes { TERM($card, article: "a") } from the market.
log-disc_on_quay = { $player } puts a disc on a quay: { TERM($quay) }.
log-showed = { $player } shows { TERM($card, article: "a") }.
log-farmer_helped = { $player } helps { TERM($tile, article: "a") }: { TERM($node) }.
log-invested = { $player } puts { TERM($area, kind: "farmer", article: "a") } into the granjero row for { COUNT($pesos, "peso") } (slot { $slot }).
log-delivered = { $player } delivers from { TERM($quay) } for { COUNT($grain, "grain") }: { TERM($spot) }.
log-loaded = { $pesos ->
    [0] { $player } loads { TERM($ship) }: { COUNT($grain, "grain") }.
   *[other] { $player } loads { TERM($ship) }: { COUNT($grain, "grain") }, { COUNT($pesos, "peso") } for what is missing.
}
log-not_loaded = { $player } cannot load.
log-ships_departed = { $banner ->
    [yellow] The ships with the yellow banner depart.
    [turquoise] The ships with the turquoise banner depart.
   *[purple] The ships with the purple banner depart.
}
log-ship_joined = New in the loading zone: { TERM($ship) }.
log-pedro_drew = Pedro’s card: { $card }.
log-pedro_loading = Pedro’s loading card: { $card }.
log-pedro_specialised = Pedro now specialises in: { TERM($worker) }.

## Why the game ended, and the score

ended-job_market = The job market is full
ended-length = The game reached its length limit
score-money = Pesos
score-buildings = Buildings
score-cities = Cities
score-stations = Stations
score-cattle = Cattle
score-objectives = Objectives
score-station_masters = Station masters
score-workers = Workers
score-step_disc = Step limit disc
score-job_market_token = Job market token
score-ships = Ships
score-farmers = Farmers

## Options

option-sides = Sides of the private buildings
option-sides-help = Every player uses the same side of each number.
option-sides-a = Side a
option-sides-b = Side b
option-sides-random = At random for each number
option-neutral_buildings = Neutral buildings
option-neutral_buildings-help = For a first game they lie in the order of their letters.
option-neutral_buildings-first_game = As for the first game
option-neutral_buildings-shuffled = Shuffled
option-difficulty = Difficulty of the solo game
option-difficulty-help = For one player against Pedro. Pedro is a reconstruction: the cards are not in the rulebook we have.
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
option-city_sides = Sides of the city maps
option-city_sides-help = Side b is a reconstruction: nobody has read it off the pieces for us.
option-city_sides-a = Side a
option-city_sides-b = Side b
option-city_sides-random = At random for each city
option-loading_objective = Objective card of a loading action
option-loading_objective-help = The rulebooks differ: one allows the stack too.
option-loading_objective-any = Display or stack
option-loading_objective-display = Display only
