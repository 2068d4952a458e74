## Questions and answers

answer-exchange = Use an exchange token
answer-play = Play { TERM($objective, article: "the") }
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
answer-move-play-all = { answer-play }
answer-act-play-all = { answer-play }
answer-income-play-all = { answer-play }
answer-immediate-no = Skip the immediate action
answer-remove_card-no = Remove no card
answer-objective-no = Take no objective card
answer-engine-no = Leave the engine where it is
answer-upgrade-no = Do not upgrade the station
answer-station_master-no = Send no worker
ask-place_herder = Choose a neutral building for your herder.
answer-place_herder = { TERM($tile) }
answer-place_herder-bare = { TERM($node) }
ask-move-bare = Choose where to move your herder.
answer-stop = { $stands ->
    [neutral] { TERM($tile) }
    [private] { TERM($tile) } ({ TERM($node) })
    [rival] { TERM($tile) } ({ TERM($node) })
   *[other] { TERM($node) }
}
answer-move = { $fee ->
    [0] { answer-stop }: { COUNT($steps, "step") }
   *[other] { answer-stop }: { COUNT($steps, "step") }, { answer-fee }
}
answer-move-bare = { answer-stop }
answer-move-bare-bare = { TERM($node) }
ask-route = Choose the way. Destination: { answer-stop }.
ask-route-bare = Choose the way.
answer-route = { $fee ->
    [0] Via { TERM($tile) }
   *[other] Via { TERM($tile) }, { answer-fee }
}
answer-route-bare = Via { TERM($node) }
ask-act = { $open ->
    [all] { TERM($tile) }: choose an action.
    [auxiliary] { TERM($tile) }: choose an auxiliary action.
   *[rest] { TERM($tile) }: choose another action or finish.
}
ask-act-bare = Choose an action.
answer-act-done = Finish here
act-instead = { $open ->
    [auxiliary] { "" }
   *[other] Instead of the actions here –{ " " }
}
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
answer-hire-bare = { TERM($worker) } (row { $row })
ask-building-bare = Choose a building from your supply.
answer-building-bare = Private building { $number }
ask-build_on = Choose a space for { TERM($building) }.
ask-build_on-bare = Choose a space for the building.
answer-build_on-bare = { TERM($node) }
ask-buy-bare = Choose cattle to buy.
answer-buy-done = Finish buying
ask-engine-bare = Choose where to move the engine.
answer-engine-bare = To { TERM($place, kind: "track") }
ask-upgrade-bare = Upgrade the station? Choose a disc.
answer-upgrade-bare = { TERM($disc) }
answer-upgrade-from-all = Disc from { TERM($station) }: { COUNT($points, "victory_point") }
answer-upgrade-from-all-bare = Disc from { TERM($station) }
ask-upgrade_behind = Choose a station behind the engine.
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
ask-disc-bare = Choose a disc to place.
answer-disc = { answer-upgrade }
answer-disc-bare = { answer-upgrade-bare }
answer-disc-from-all = { answer-upgrade-from-all }
answer-disc-from-all-bare = { answer-upgrade-from-all-bare }

## The log

log-turn_began = Turn { $turn }: { $player }.
log-herder_placed = { $player } { VERB($player, "places", "place") } the herder: { TERM($stop) }.
log-moved = { $player } { VERB($player, "moves", "move") } the herder: { TERM($stop) }.
log-gained = { $player } { VERB($player, "gains", "gain") } { COUNT($dollars, "dollar") }.
log-paid = { $player } { VERB($player, "pays", "pay") } { COUNT($dollars, "dollar") }.
log-certified = { $player } now { VERB($player, "has", "have") } { COUNT($certificates, "temporary_certificate") }.
log-token_gained = { $player } { VERB($player, "gains", "gain") } { COUNT($count, "exchange_token") }.
log-token_used = { $player } { VERB($player, "uses", "use") } an exchange token.
log-drew = { $player } { VERB($player, "draws", "draw") } { TERM($card, article: "a") }.
log-drew-bare = { $player } { VERB($player, "draws", "draw") } a card.
log-shuffled = { $player } { VERB($player, "shuffles", "shuffle") } the discard pile into a new draw pile.
log-discarded = { $player } { VERB($player, "discards", "discard") } { TERM($card, article: "a") }.
log-card_removed = { $player } { VERB($player, "removes", "remove") } { TERM($card, article: "a") } from the game.
log-objective_taken = { $player } { VERB($player, "takes", "take") } { TERM($objective, article: "the") }.
log-objective_shown = New on display: { TERM($objective) }.
log-objective_played = { $player } { VERB($player, "plays", "play") } { TERM($objective, article: "the") }.
log-built = { $dollars ->
    [0] { $player } { VERB($player, "builds", "build") } { TERM($building) } for free: { TERM($node) }.
   *[other] { $player } { VERB($player, "builds", "build") } { TERM($building) } for { COUNT($dollars, "dollar") }: { TERM($node) }.
}
log-replaced = { TERM($building) } is replaced and leaves the game.
log-market_grew = New in the cattle market: { TERM($card) }.
log-engine_moved = { $player } { VERB($player, "moves", "move") } the engine to { TERM($place, kind: "track") }.
log-disc_cleared = { $player } { VERB($player, "clears", "clear") } a disc: { TERM($disc) }.
log-disc_taken_back = { $player } { VERB($player, "takes", "take") } a disc back from { TERM($station) }.
log-master_taken = { $player } { VERB($player, "sends", "send") } { TERM($worker, article: "a") } and { VERB($player, "takes", "take") } { TERM($master, article: "the") }.
log-tile_placed = { TERM($tile, article: "a") } comes to { TERM($node) }.
log-tile_lost = No room for { TERM($tile, article: "a") }: it leaves the game.
log-job_seeker = { TERM($worker, article: "a") } comes to the job market, row { $row }.
log-foresight_filled = Foresight { $column }: { TERM($tile) }.
log-job_token_taken = { $player } { VERB($player, "takes", "take") } the job market token: one last turn for everyone else.
log-game_ended = { $reason ->
    [length] The game is over: it reached its length limit.
   *[job_market] The game is over: the job market is full.
}
notice-job_token_taken = { log-job_token_taken }

## Why the game ended, and the score

ended-job_market = The job market is full
ended-length = The game reached its length limit
score-money = Dollars
score-buildings = Buildings
score-cities = Cities
score-stations = Stations
score-cattle = Cattle
score-objectives = Objectives
score-station_masters = Station masters
score-workers = Workers
score-step_disc = Step limit disc
score-job_market_token = Job market token

## Why not

reason-aux_locked = This auxiliary action is locked: clear its disc first.
reason-cannot_pay_requirement = You cannot meet its requirement.
reason-local_action_used = Only instead of the local actions; you have already used one.
reason-building_used = This building is no longer in your supply.
reason-space_taken = This space is occupied.
reason-needs_more_builders_to_replace = A replacement must need more builders than the building it replaces.
reason-value_too_low = Needs breeding value { $need }, you have { $have }.
reason-no_disc = You have no disc that may be placed there.
reason-needs_white_corners = A disc with dark corners fits only a space with dark corners.
reason-discs_left_on_board = Only when no disc on your player board can be used.
reason-too_far = { COUNT($need, "step") } away, your limit is { $have }.
reason-token_row = This row is not open for hiring yet.
reason-row_full = Your row for this kind of worker is full.
reason-job_market_closed = No more workers may be chosen.
reason-not_a_step_of_the_track = The certificate track has no such step.
reason-printed_worker_stays = The printed worker cannot be sent; you have hired none of this kind.

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
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
tip-worker_area = Your workers. The first of each row is printed and stays; some slots bring an action at once.
tip-player_board = Steps, hand cards and certificates you may have, and the discs that raise these limits once placed.
tip-auxiliary_action = One of them, single, instead of all local actions; or where a building allows it, single or double.
tip-hand = At the end of your turn you draw up to your hand limit.
tip-draw_pile = Which cards are left in your own you may know, press its figure; their order nobody knows.
tip-hand_limit = You have this many cards in hand at the end of a turn.
note-met = met
note-objective-met = It counts as things stand.
note-objective-open = Not met as things stand; each thing serves one objective only.
