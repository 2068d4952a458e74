## What wins, at the head of the rules

goal = Most points win: deliveries, buildings, stations, hazards, cattle, objectives, workers and money all bring some. Once the job market is full, everybody else has one more turn.

## Questions and answers

answer-hazard-exchange = { answer-exchange }
answer-bandit-exchange = { answer-exchange }
answer-copy_building-exchange = { answer-exchange }
answer-city-exchange = { answer-exchange }
answer-disc-exchange = { answer-exchange }
answer-foresight-play-all = { answer-play }

ask-move = { $reason ->
    [free] Move your herder up to { COUNT($steps, "step") }, without fees.
    [action] Move your herder up to { COUNT($steps, "step") } and use the new location.
   *[phase_a] Move your herder up to { COUNT($steps, "step") }.
}
answer-fee = { $payee ->
    [bank] fee { COUNT($fee, "dollar") } to the bank
    [player] fee { COUNT($fee, "dollar") } to { $payee_seat }
    [open] fee { COUNT($fee, "dollar") }, whichever way
   *[several] fee { COUNT($fee, "dollar") }, to several
}

ask-copy_building = Choose the adjacent building to use.
answer-copy_building = { answer-stop }
answer-copy_building-bare = { TERM($node) }

ask-draw = How many cards do you draw? You then discard as many.
ask-objective = { $to ->
    [hand] Choose an objective card for your hand.
   *[discard] Choose an objective card; it goes to your discard pile.
}
ask-objective-bare = Choose an objective card.

answer-hire = { TERM($worker) } for { COUNT($dollars, "dollar") } (row { $row })
ask-building = Choose a building, { COUNT($each, "dollar") } per builder.
answer-building = { $replaced ->
    [open] { TERM($building) } ({ COUNT($builders, "builder") })
    [none] { TERM($building) } ({ COUNT($builders, "builder") }) – { TERM($node) } for { COUNT($dollars, "dollar") }
   *[other] { TERM($building) } ({ COUNT($builders, "builder") }) – { TERM($node) } for { COUNT($dollars, "dollar") }, replaces { TERM($replaced) }
}
answer-build_on = { $replaced ->
    [none] { TERM($node) } for { COUNT($dollars, "dollar") }
   *[other] { TERM($node) } for { COUNT($dollars, "dollar") }, replaces { TERM($replaced) }
}
ask-buy = Choose cattle to buy: { COUNT($cowboys, "cowboy") } left.
answer-buy = { COUNTS(1, $card, 1, $second) } for { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") })
answer-buy-bare = { TERM($card) } for { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") })
ask-engine = { $way ->
    [delivery] Extraordinary delivery: move the engine back. Each free numbered space on the way counts 1 towards the value of the city, a turnout none.
    [back] Move the engine { COUNT($spaces, "space") } back.
    [return] End of the line: move the engine back to any free space and gain { COUNT($dollars, "dollar") }.
   *[forward] Move the engine up to { COUNT($spaces, "space") } forward.
}
answer-engine = { $upgrade ->
    [open] To { TERM($place, kind: "track") }: upgrade for { COUNT($dollars, "dollar") }, { COUNT($points, "victory_point") }
    [dear] To { TERM($place, kind: "track") }: upgrade too dear ({ COUNT($dollars, "dollar") })
   *[none] To { TERM($place, kind: "track") }
}
ask-upgrade = Upgrade { TERM($station) } for { COUNT($dollars, "dollar") }, { COUNT($points, "victory_point") }? Choose a disc; the station has { TERM($corners) }.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($dollars, "dollar", $points, "victory_point") }
}
answer-upgrade_behind = { TERM($station) } for { COUNT($dollars, "dollar") }: { COUNT($points, "victory_point") }
ask-hazard = { $dollars ->
    [0] Choose a hazard to remove, free of charge.
   *[other] Choose a hazard to remove for { COUNT($dollars, "dollar") }.
}
ask-hazard-bare = Choose a hazard to remove.
answer-hazard = { TERM($tile) }, { TERM($node) }
answer-hazard-bare = { TERM($node) }
ask-bandit = Choose a bandit to capture.
answer-bandit = { TERM($tile) }, { TERM($node) }: { COUNTS($dollars, "dollar", $tokens, "exchange_token") }
answer-bandit-bare = { TERM($node) }

answer-income = { COUNT($count, "temporary_certificate") }: breeding value { $value }, as far as { TERM($city) }
ask-raise_simmental = How many { TERM($card, form: "pl") } do you raise?
ask-raise_simmental-bare = How many Simmental cards do you raise?
answer-raise_simmental = { COUNT($count, "card") }
ask-city = Delivery, breeding value { $value }: choose a city.
ask-city-bare = Delivery: choose a city.
answer-city-gains = { COUNTS($net, "dollar", $points, "victory_point", $tokens, "exchange_token", $cards, "objective_card") }
answer-city = { TERM($city) }: { $net ->
        [0] { $points ->
            [0] { $tokens ->
                [0] { $cards ->
                    [0] no cost
                   *[other] { answer-city-gains }
                }
               *[other] { answer-city-gains }
            }
           *[other] { answer-city-gains }
        }
       *[other] { answer-city-gains }
    }
answer-city-bare = { TERM($city) }
ask-disc = Choose a disc for { TERM($city) }, a city with { TERM($corners) }.

## The log

log-fee_paid = { $payee_seat ->
    [-1] { $player } { VERB($player, "pays", "pay") } the bank { COUNT($dollars, "dollar") } in fees ({ TERM($stop) }).
   *[other] { $player } { VERB($player, "pays", "pay") } { $payee_seat } { COUNT($dollars, "dollar") } in fees ({ TERM($stop) }).
}
log-fee_gained = { $player } { VERB($player, "gets", "get") } { COUNT($dollars, "dollar") } in fees from the bank, as { $from_seat } { VERB($from_seat, "comes", "come") } by.
log-hired = { $dollars ->
    [0] { $player } { VERB($player, "hires", "hire") } { TERM($worker, article: "a") } for free (slot { $slot }).
   *[other] { $player } { VERB($player, "hires", "hire") } { TERM($worker, article: "a") } for { COUNT($dollars, "dollar") } (slot { $slot }).
}
log-bought = { $dollars ->
    [0] { $player } { VERB($player, "takes", "take") } { TERM($card, article: "a") } for free ({ COUNT($cowboys, "cowboy") }).
   *[other] { $player } { VERB($player, "buys", "buy") } { TERM($card, article: "a") } for { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") }).
}
log-bought_pair = { $dollars ->
    [0] { $player } { VERB($player, "takes", "take") } { COUNTS(1, $card, 1, $second) } for free ({ COUNT($cowboys, "cowboy") }).
   *[other] { $player } { VERB($player, "buys", "buy") } { COUNTS(1, $card, 1, $second) } for { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") }).
}
log-upgraded = { $dollars ->
    [0] { $player } { VERB($player, "upgrades", "upgrade") } { TERM($station) } for free.
   *[other] { $player } { VERB($player, "upgrades", "upgrade") } { TERM($station) } for { COUNT($dollars, "dollar") }.
}
log-hazard_taken = { $dollars ->
    [0] { $player } { VERB($player, "removes", "remove") } { TERM($tile, article: "a") } for free.
   *[other] { $player } { VERB($player, "removes", "remove") } { TERM($tile, article: "a") } for { COUNT($dollars, "dollar") }.
}
log-bandit_taken = { $player } { VERB($player, "captures", "capture") } { TERM($tile, article: "a") }: { TERM($node) }.
log-income_taken = { $certificates ->
    [0] { $player } { VERB($player, "takes", "take") } { COUNT($total, "dollar") } as income: breeding value { $value }.
   *[other] { $player } { VERB($player, "takes", "take") } { COUNT($total, "dollar") } as income: breeding value { $value }, { COUNT($certificates, "certificate") }.
}
log-simmental_raised = { $player } { VERB($player, "raises", "raise") } { COUNT($count, $card) }.
log-delivered = { $transport ->
    [0] { $player } { VERB($player, "delivers", "deliver") } to { TERM($city) }.
   *[other] { $player } { VERB($player, "delivers", "deliver") } to { TERM($city) }: transport cost { COUNT($transport, "dollar") }.
}
log-not_delivered = { $player } { VERB($player, "cannot", "cannot") } deliver.
log-sam_drew = Sam turns up card { $card }.
log-sam_specialised = Sam now specialises in: { TERM($worker) }.

## Why the game ended, and the score

score-hazards = Hazards

## Why not

reason-not_enough_builders = Needs { COUNT($need, "builder") }, you have { $have }.
reason-not_enough_cowboys = Needs { COUNT($need, "cowboy") }, you have { $have } left.
reason-already_delivered = You have already delivered there.
reason-not_into_kansas_city = These steps may not lead to Kansas City.

## Options

option-simmental = Simmental mode
option-simmental-help = Adds Simmental cattle, which grow from calf to heifer to cow in Kansas City.
option-difficulty-help = For one player against Sam. Sam is a reconstruction: the cards are not in the rulebook we have.
tip-start = The herder waits here after Kansas City; the next move leads to the first locations.
tip-red_cross = Each cross between your engine and the city costs 1 dollar for a delivery.
tip-city = A delivery places a disc here; the number is the breeding value needed.
tip-city_link = Counts for you once you have a disc in both cities.
tip-arrow_yellow = When this row is full, the cattle market is filled up.
tip-arrow_green = When this row is full, the end of the game begins.
tip-step_limit = Your herder may make this many steps in a turn.
tip-permanent_certificate = Adds 1 to every delivery and is never spent.
tip-sam_card = One card a turn tells what Sam does. Reconstructed.
tip-specialization_token = The kind of worker Sam has most of; some of Sam’s cards look at it.
