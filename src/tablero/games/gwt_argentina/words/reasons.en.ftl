## Why not

reason-not_enough_builders = Needs { COUNT($need, "carpintero") }, you have { $have }.
reason-needs_more_builders_to_replace = A replacement must need more carpinteros than the building it replaces.
reason-not_enough_gauchos = Needs { COUNT($need, "gaucho") }, you have { $have } left.
reason-already_loaded = One of your discs lies on this ship already.
reason-engine_not_there = Your engine must have reached space { $need }; it has reached { $have }.
reason-grain_full = Your grain marker is at the end of its track.
reason-no_delivery = No free bonus spot there that your grain pays for.
reason-no_exhaustion = You hold no exhaustion card.
reason-no_farmer = There is no farmer to help.
reason-no_market_card = The market has no such card.
reason-no_rival_to_exhaust = There is no exhaustion card for an opponent.
reason-not_enough_grain = Needs { $need } grain, you have { $have }.
reason-not_enough_strength = Needs strength { $need }, you can reach { $have }.
reason-spot_covered = The city centre is covered with so few players.
