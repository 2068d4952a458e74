## What wins, at the head of the rules

goal = Most points win: ships and cities, buildings, stations, farmers, cattle, objectives, workers and money all bring some. Once the job market is full, everybody else has one more turn.

## Questions and answers

answer-extra_delivery-exchange = { answer-exchange }
answer-extra_delivery-play-all = { answer-play }
ask-place_herder = Choose a neutral building for your estanciero.
answer-hire = { TERM($worker) } for { COUNT($pesos, "peso") } (row { $row })
ask-building = Choose a building, { COUNT($each, "peso") } per carpintero.
answer-building = { $replaced ->
    [open] { TERM($building) } ({ COUNT($builders, "carpintero") })
    [none] { TERM($building) } ({ COUNT($builders, "carpintero") }) – { TERM($node) } for { COUNT($pesos, "peso") }
   *[other] { TERM($building) } ({ COUNT($builders, "carpintero") }) – { TERM($node) } for { COUNT($pesos, "peso") }, replaces { TERM($replaced) }
}
answer-build_on = { $replaced ->
    [none] { TERM($node) } for { COUNT($pesos, "peso") }
   *[other] { TERM($node) } for { COUNT($pesos, "peso") }, replaces { TERM($replaced) }
}
ask-buy = Choose cattle to buy: { COUNT($gauchos, "gaucho") } left.
answer-buy = { COUNTS(1, $card, 1, $second) } for { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") })
answer-buy-bare = { TERM($card) } for { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") })
answer-engine = { $upgrade ->
    [open] To { TERM($place, kind: "track") }: upgrade for { COUNT($pesos, "peso") }, { COUNT($points, "victory_point") }
    [dear] To { TERM($place, kind: "track") }: upgrade too dear ({ COUNT($pesos, "peso") })
   *[none] To { TERM($place, kind: "track") }
}
ask-upgrade = Upgrade { TERM($station) } for { COUNT($pesos, "peso") }, { COUNT($points, "victory_point") }? Choose a disc; the station has { TERM($corners) }.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($pesos, "peso", $points, "victory_point") }
}
answer-upgrade_behind = { TERM($station) } for { COUNT($pesos, "peso") }: { COUNT($points, "victory_point") }
answer-fee = { $payee ->
    [player] fee { COUNT($fee, "peso") } to { $payee_seat }
    [bank] fee { COUNT($fee, "peso") } left on the way
    [open] fee { COUNT($fee, "peso") }, whichever way
   *[several] fee { COUNT($fee, "peso") }, to several
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
ask-show_card = Strength { $strength }, at least { $need } is needed. Show a cattle card? You have shown { $cards } of { $most }.
ask-show_card-bare = Show a cattle card for its strength?
answer-show_card = { TERM($card) }: strength { $strength }
answer-show_card-bare = { TERM($card) }
answer-show_card-enough = Show no more cards
ask-farmers = Strength left: { $strength }. Choose a farmer to help; helped so far: { $count } of at most { $most }.
ask-farmers-bare = Choose a farmer to help.
answer-farmers = { TERM($node) }: { COUNT($pesos, "peso") } (strength { $strength })
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
    [0] { $gained ->
        [0] { TERM($ship) }: { $grain } grain{ note-ship-points }
       *[other] { TERM($ship) }: { $grain } grain, +{ COUNT($gained, "peso") }{ note-ship-points }
    }
   *[other] { TERM($ship) }: { $grain } grain, payment { COUNT($pesos, "peso") }{ note-ship-points }
}
note-ship-points = { $points ->
    [0] { $later ->
        [0] {""}
       *[other] , later { COUNT($later, "victory_point") }
    }
   *[other] , { COUNT($points, "victory_point") }
}
answer-ship-bare = { TERM($ship) }
ask-disc = { TERM($target) }, { TERM($corners) }: choose a disc.
ask-foresight = { $column ->
    [1] Foresight A: choose a tile.
    [2] Foresight B: choose a tile.
   *[3] Foresight C: choose a tile.
}

## The log

log-herder_placed = { $player } { VERB($player, "places", "place") } the estanciero: { TERM($stop) }.
log-moved = { $player } { VERB($player, "moves", "move") } the estanciero: { TERM($stop) }.
log-fee_gained = { $player } { VERB($player, "gets", "get") } { COUNT($pesos, "peso") } in fees from the bank, as { $from_seat } { VERB($from_seat, "comes", "come") } by.
log-gained = { $player } { VERB($player, "gains", "gain") } { COUNT($pesos, "peso") }.
log-paid = { $player } { VERB($player, "pays", "pay") } { COUNT($pesos, "peso") }.
log-hired = { $pesos ->
    [0] { $player } { VERB($player, "hires", "hire") } { TERM($worker, article: "a") } for free (slot { $slot }).
   *[other] { $player } { VERB($player, "hires", "hire") } { TERM($worker, article: "a") } for { COUNT($pesos, "peso") } (slot { $slot }).
}
log-built = { $pesos ->
    [0] { $player } { VERB($player, "builds", "build") } { TERM($building) } for free: { TERM($node) }.
   *[other] { $player } { VERB($player, "builds", "build") } { TERM($building) } for { COUNT($pesos, "peso") }: { TERM($node) }.
}
log-bought = { $pesos ->
    [0] { $player } { VERB($player, "takes", "take") } { TERM($card, article: "a") } for free ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } { VERB($player, "buys", "buy") } { TERM($card, article: "a") } for { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") }).
}
log-bought_pair = { $pesos ->
    [0] { $player } { VERB($player, "takes", "take") } { COUNTS(1, $card, 1, $second) } for free ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } { VERB($player, "buys", "buy") } { COUNTS(1, $card, 1, $second) } for { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") }).
}
log-upgraded = { $pesos ->
    [0] { $player } { VERB($player, "upgrades", "upgrade") } { TERM($station) } for free.
   *[other] { $player } { VERB($player, "upgrades", "upgrade") } { TERM($station) } for { COUNT($pesos, "peso") }.
}
log-income_taken = { $certificates ->
    [0] { $player } { VERB($player, "takes", "take") } { COUNT($total, "peso") } as income: breeding value { $value }.
   *[other] { $player } { VERB($player, "takes", "take") } { COUNT($total, "peso") } as income: breeding value { $value }, { COUNT($certificates, "certificate") }.
}
log-ramp_taken = { $player } { VERB($player, "takes", "take") } { TERM($ramp) } to Buenos Aires.
log-fee_paid = { $payee_seat ->
    [-1] { $player } { VERB($player, "leaves", "leave") } { COUNT($pesos, "peso") } in fees ({ TERM($stop) }).
   *[other] { $player } { VERB($player, "pays", "pay") } { $payee_seat } { COUNT($pesos, "peso") } in fees ({ TERM($stop) }).
}
log-grain_gained = { $player } { VERB($player, "gains", "gain") } { COUNT($grain, "grain") }, now { $total }.
log-grain_paid = { $player } { VERB($player, "gives", "give") } { COUNT($grain, "grain") }, { $total } left.
log-exhausted = { $player } { VERB($player, "takes", "take") } { COUNT($count, "exhaustion_card") }.
log-exhaustion_returned = { $player } { VERB($player, "returns", "return") } { COUNT($count, "exhaustion_card") }.
log-market_taken = { $player } { VERB($player, "takes", "take") } { TERM($card, article: "a") } from the market.
log-disc_on_quay = { $player } { VERB($player, "puts", "put") } a disc on a quay: { TERM($quay) }.
log-showed = { $player } { VERB($player, "shows", "show") } { TERM($card, article: "a") }.
log-farmer_helped = { $player } { VERB($player, "helps", "help") } { TERM($tile, article: "a") }: { TERM($node) }.
log-invested = { $player } { VERB($player, "puts", "put") } { TERM($area, kind: "farmer", article: "a") } into the granjero row for { COUNT($pesos, "peso") } (slot { $slot }).
log-delivered = { $player } { VERB($player, "delivers", "deliver") } from { TERM($quay) } for { COUNT($grain, "grain") }: { TERM($spot) }.
log-loaded = { $pesos ->
    [0] { $player } { VERB($player, "loads", "load") } { TERM($ship) }: { COUNT($grain, "grain") }.
   *[other] { $player } { VERB($player, "loads", "load") } { TERM($ship) }: { COUNT($grain, "grain") }, { COUNT($pesos, "peso") } for what is missing.
}
log-not_loaded = { $player } { VERB($player, "cannot", "cannot") } load.
log-foresight_filled = { $column ->
    [1] Foresight A: { TERM($tile) }.
    [2] Foresight B: { TERM($tile) }.
   *[3] Foresight C: { TERM($tile) }.
}
log-ships_departed = { $banner ->
    [yellow] The ships with the yellow banner depart.
    [turquoise] The ships with the turquoise banner depart.
   *[purple] The ships with the purple banner depart.
}
log-ship_joined = New in the loading zone: { TERM($ship) }.
log-pedro_drew = Pedro turns up card { $card }.
log-pedro_loading = Pedro turns up loading card { $card }.
log-pedro_specialised = Pedro now specialises in: { TERM($worker) }.

## Why the game ended, and the score

score-money = Pesos
score-ships = Ships
score-farmers = Farmers
score-cattle = Cattle and exhaustion

## Options

option-difficulty-help = For one player against Pedro. Pedro is a reconstruction: the cards are not in the rulebook we have.
option-city_sides = Sides of the city maps
option-city_sides-help = Side b is a reconstruction: nobody has read it off the pieces for us.
option-city_sides-a = Side a
option-city_sides-b = Side b
option-city_sides-random = At random for each city
option-loading_objective = Objective card of a loading action
option-loading_objective-help = The rulebooks differ: one allows the stack too.
option-loading_objective-any = Display or stack
option-loading_objective-display = Display only
