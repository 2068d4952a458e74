## What wins, at the head of the rules

goal = Most points win: trading posts, buildings, worker and cattle cards, objectives, bonus tiles and money all bring some. Once the Simmental stack is empty and somebody comes to El Paso, everybody else has one more turn.

## Questions and answers

answer-bonus = { $pay ->
    [0] Discard { TERM($worker, article: "a") } for { COUNTS($dollars, "dollar", $certificates, "certificate") }
   *[other] Discard { TERM($worker, article: "a") } and pay { COUNT($pay, "dollar") } for { COUNTS($dollars, "dollar", $certificates, "certificate") }
}
answer-place_herder-bonus-all = { answer-bonus }
answer-move-bonus-all = { answer-bonus }
answer-act-bonus-all = { answer-bonus }
answer-aux-bonus-all = { answer-bonus }
answer-hire-bonus-all = { answer-bonus }
answer-buy-bonus-all = { answer-bonus }
answer-train-exchange = { answer-exchange }
answer-train-bonus-all = { answer-bonus }
answer-building-bonus-all = { answer-bonus }
answer-post-exchange = { answer-exchange }
answer-post-bonus-all = { answer-bonus }
ask-act = { $open ->
    [all] { TERM($tile) }: choose an action.
    [auxiliary] { TERM($tile) }: choose an auxiliary action.
    [last] The last turn ends: what do you spend?
   *[rest] { TERM($tile) }: choose an action or finish.
}
ask-move = { $reason ->
    [action] Move your herder up to { COUNT($steps, "step") } and use the new location.
   *[phase_a] Move your herder up to { COUNT($steps, "step") }.
}
answer-stop = { $stands ->
    [neutral] { TERM($tile) }
    [common] { TERM($tile) } ({ TERM($node) })
    [rival] { TERM($tile) } of an opponent ({ TERM($node) }): an auxiliary action only
    [closing] { TERM($node) }: you close the game
   *[other] { TERM($node) }
}
answer-move = { $cowboys ->
    [0] { answer-stop }
   *[other] { answer-stop }: discard { COUNT($cowboys, "cowboy") }
}
answer-act-aux_dollar = { $level ->
    [2] { aux-dollar-after-instead }
   *[other] { aux-dollar-basic-instead }
}
answer-act-aux_dollar-bare = { aux-dollar-basic }
answer-aux-dollar = { $level ->
    [2] { aux-dollar-after }
   *[other] { aux-dollar-basic }
}
answer-aux-dollar-bare = { aux-dollar-basic }
answer-act-aux_card = { $level ->
    [2] { aux-card-after-instead }
   *[other] { aux-card-basic-instead }
}
answer-act-aux_card-bare = { aux-card-basic }
answer-aux-card = { $level ->
    [2] { aux-card-after }
   *[other] { aux-card-basic }
}
answer-aux-card-bare = { aux-card-basic }
answer-act-done = { $at ->
    [train] Finish the train card
   *[location] Finish here
}
answer-act-done-bare = Finish here
answer-aux-done = No further auxiliary action
answer-hire = { $dollars ->
    [0] { TERM($worker) } for free
   *[other] { TERM($worker) } for { COUNT($dollars, "dollar") }
}
answer-hire-bare = { TERM($worker) }
answer-hire-no = Hire nobody
ask-buy = Choose a cattle card to buy.
answer-buy = { TERM($card) } for { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") })
answer-buy-bare = { TERM($card) }
ask-train = Choose a train card to use.
answer-train = { TERM($train) } for { COUNT($dollars, "dollar") } ({ COUNT($engineers, "engineer") })
answer-train-bare = Train card { $number }
ask-building = Choose a building from the stock.
answer-building = { $replaced ->
    [open] { TERM($building) } ({ COUNT($builders, "builder") }): { COUNT($points, "victory_point") }
    [none] { TERM($building) }: { COUNT($points, "victory_point") } – { TERM($node) } for { COUNT($dollars, "dollar") } ({ COUNT($builders, "builder") })
   *[other] { TERM($building) }: { COUNT($points, "victory_point") } – { TERM($node) } for { COUNT($dollars, "dollar") } ({ COUNT($builders, "builder") }), replaces { TERM($replaced) }
}
answer-building-bare = Common building { $number }
answer-build_on = { $replaced ->
    [none] { TERM($node) } for { COUNT($dollars, "dollar") } ({ COUNT($builders, "builder") })
   *[other] { TERM($node) } for { COUNT($dollars, "dollar") } ({ COUNT($builders, "builder") }), replaces { TERM($replaced) }
}
ask-jokers = Price: { COUNT($count, $worker) }. Which workers do you discard?
ask-jokers-bare = How many of the workers are jokers?
answer-jokers = { COUNTS($workers, $worker, $count, "joker") }
answer-jokers-bare = { COUNT($count, "joker") }
ask-tile = { $sort ->
    [objective] Choose an objective tile.
    [bonus] Choose a bonus tile.
   *[any] Choose an objective tile or a bonus tile.
}
ask-tile-bare = Choose a tile.
answer-tile = { TERM($objective) }: { COUNT($points, "victory_point") }
answer-tile-bare = { TERM($objective) }
answer-tile-lasting-all = { answer-bonus_tile }
answer-tile-lasting-all-bare = { answer-bonus_tile-bare }
answer-tile-further-all = { answer-bonus_tile }
answer-tile-further-all-bare = { answer-bonus_tile-bare }
answer-bonus_tile = { TERM($bonus) }, { COUNT($points, "victory_point") }
answer-bonus_tile-bare = { TERM($bonus) }
answer-tile-objective_stack = Top objective tile of the stack, unseen ({ $left } left)
answer-tile-objective_stack-bare = Top objective tile of the stack, unseen
answer-tile-bonus_stack = Top bonus tile of the stack, unseen ({ $left } left)
answer-tile-bonus_stack-bare = Top bonus tile of the stack, unseen
ask-discard-bare = Discard a card.
ask-remove_card = Choose a card in hand to remove from the game.
ask-again = Exchange a card once more?
answer-again-yes = Yes
answer-again-no = No
ask-post = Delivery, value { $value }; certificates you could add: { $certificates }. Choose a trading post.
ask-post-bare = Delivery: choose a trading post.
post-price = { $certificates ->
    [0] { "" }
   *[other] ; costs { COUNT($certificates, "certificate") }
}
answer-post-no = Place no disc and keep your certificates
ask-disc = Choose a disc for { TERM($post) }, a post with { TERM($corners) }.
answer-disc = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($dollars, "dollar", $points, "victory_point") }
}
answer-disc-bare = { TERM($disc) }
disc-worth = { $worth ->
    [none] { "" }
   *[some] ; { COUNTS($dollars, "dollar", $points, "victory_point") }
}

## The log

log-cowboys_spent = { $player } { VERB($player, "discards", "discard") } { COUNT($count, "cowboy") } for more steps.
log-certified = { $player } now { VERB($player, "has", "have") } { COUNT($certificates, "certificate") }.
log-bonus_used = { $player } { VERB($player, "discards", "discard") } { TERM($worker, article: "a") } for the bonus.
log-worker_came = { $player } { VERB($player, "draws", "draw") } { TERM($worker, article: "a") } for the worker area.
log-hired = { $dollars ->
    [0] { $player } { VERB($player, "hires", "hire") } { TERM($worker, article: "a") } for free.
   *[other] { $player } { VERB($player, "hires", "hire") } { TERM($worker, article: "a") } for { COUNT($dollars, "dollar") }.
}
log-workers_spent = { $player } { VERB($player, "discards", "discard") } { COUNTS($count, $worker, $jokers, "joker") }.
log-bought = { $player } { VERB($player, "buys", "buy") } { TERM($card, article: "a") } for { COUNT($dollars, "dollar") }.
log-cattle_gained = { $player } { VERB($player, "takes", "take") } { TERM($card, article: "a") } from the market.
log-train_used = { $player } { VERB($player, "uses", "use") } { TERM($train) } for { COUNT($dollars, "dollar") }.
log-replaced = { TERM($building) } is replaced and goes back to the stock.
log-objective_shown = New on display: { TERM($objective) }.
log-bonus_taken = { $player } { VERB($player, "takes", "take") } a tile: { TERM($bonus) }.
log-bonus_shown = New on display: { TERM($bonus) }.
log-simmental_taken = { $left ->
    [0] { $player } { VERB($player, "takes", "take") } the last Simmental card.
   *[other] { $player } { VERB($player, "takes", "take") } a Simmental card ({ $left } left).
}
log-hand_shown = { $player } { VERB($player, "delivers", "deliver") }: value { $value } without certificates of the track.
log-delivered = { $certificates ->
    [0] { $player } { VERB($player, "delivers", "deliver") } to { TERM($post) }.
   *[other] { $player } { VERB($player, "delivers", "deliver") } to { TERM($post) }, spending { COUNT($certificates, "certificate") }.
}
log-not_delivered = { $player } { VERB($player, "places", "place") } no disc.
log-game_closed = { $player } { VERB($player, "stands", "stand") } on the Simmental space: one last turn for everyone else.
log-sue_drew = Sue turns up card { $card }.
log-sue_supplied = Sue takes { TERM($card, article: "a") } from her supply.
log-game_ended = { $reason ->
    [length] The game is over: it reached its length limit.
   *[simmental] The game is over: the Simmental stack was used up.
}
notice-simmental_taken = { $left ->
    [0] The Simmental stack is empty: whoever reaches El Paso next closes the game.
   *[other] { "" }
}
notice-game_closed = { log-game_closed }

## Why the game ended, and the score

ended-simmental = The Simmental stack was used up
ended-tie = Equal on points: the dollars left over decide
score-posts = Trading posts
score-bonus_tiles = Bonus tiles

## Why not

reason-already_delivered = One of your discs already lies there.
reason-needs_white_corners = A disc with black corners fits only a post with black corners.
reason-no_first_worker = Hire a first worker before the second one.
reason-no_ownership_token = All your ownership tokens lie on buildings.
reason-no_tile_left = No such tile is left.
reason-pile_empty = None are left.
reason-same_worker_again = The second worker must be of another type.
reason-not_enough_workers = Needs { COUNT($need, $worker) }, jokers included; you have { $have }.
reason-too_far = { COUNT($need, "step") } away; you get { $have } far, cowboys included.
reason-value_too_low = Needs value { $need }, you reach { $have }.

## Options

option-building_sides = Sides of the common buildings
option-building_sides-help = Each type shows one side for the whole game. Sides b are a reconstruction.
option-building_sides-a = Side a
option-building_sides-b = Side b
option-building_sides-random = At random for each type
option-train_sides = Sides of the train cards
option-train_sides-help = For a first game they show their fronts. The backs of cards 1 to 3 are a reconstruction.
option-train_sides-front = Fronts
option-train_sides-back = Backs
option-train_sides-random = At random for each card
option-harder_cards = Harder cards of Sue
option-harder_cards-help = For one player against Sue. What her cards say is a reconstruction: they are not in the rulebook we have. She is hard to beat even with none of them: our greedy bot has 62 points on average where she has 111.

## Tips

tip-herder = Your herder goes round the trail and back to El Paso.
tip-worker_area = Workers here can be spent for cattle, trains and buildings, or discarded for their bonus.
tip-exchange_token = Return it to draw a card and then discard one.
tip-certificate = Spent in a delivery, each adds 1 to its value.
tip-simmental_stack = When it is empty, the next player to reach El Paso closes the game.
tip-objective_stack = Face-down objective tiles.
tip-bonus_stack = Face-down bonus tiles.
tip-sue_card = One card a turn tells what Sue does. Reconstructed.
tip-worker_supply = Open piles of worker cards. Below each stands what discarding one from your worker area brings.
tip-cattle_market = Each card costs cowboys and dollars, and goes to your discard pile.
tip-common_building = Whoever builds one marks it with an ownership token. Beside the cap stand the builders it needs.
tip-objective_tile = Counts at the end if you have all it asks for; each card, building, disc or tile serves one objective only.
tip-bonus_tile = Brings something at once or in every delivery, and points.
tip-auxiliary_action = An open one can be taken instead of the actions of a location. The right half opens when the disc is gone.
tip-player_board = Your limits and the discs that raise them.
tip-hand = Your cattle cards. In a delivery each breed counts once.
tip-discard_pile = Shuffled into a new draw pile when that is empty. It is open to all: press its figure.
tip-total_breeding_value = What your hand brings in a delivery now; behind it the certificates that you could add, after the arrow the dearest trading post that reaches. A card still to be discarded counts until then.
tip-supply = Sue’s face-down cards.
tip-delivery = Discs that Sue has put on posts in her turns.
tip-trading_post = Deliveries put a disc here. Double rings take several discs of a player.
note-auxiliary = In place of everything printed here.
note-stop-rival = What it shows is for its owner alone: you take one auxiliary action.
note-stop-closing = The Simmental stack is empty: instead of a card you close the game, and everyone else has one last turn. Income and delivery follow.
note-stop-closed = The Simmental stack is empty: income and delivery follow, but no card.
note-replaced = The space is not paid for again.
