## Why an action cannot be begun

reason-nothing_counted = You have nothing that it counts.
reason-certificates_full = Your certificate marker is at its limit.
reason-no_card_to_draw = You have no card left to draw.
reason-no_such_card = You do not hold such a card.
reason-no_pair = You do not hold two cards of one breed.
reason-engine_cannot_go_back = Your engine cannot go back that far.
reason-no_station_behind = No station behind your engine can be upgraded.
reason-nobody_to_hire = There is no worker you could hire.
reason-nothing_to_build = There is no building you could place.
reason-nothing_to_buy = There are no cattle you could buy.
reason-no_objective = There is no objective card left.
reason-engine_there = Another engine stands there.
reason-aux_action_used = You have already taken an auxiliary action here.
reason-not_your_building = This building belongs to another player.
reason-just_built = This building has just replaced the one you were using.
