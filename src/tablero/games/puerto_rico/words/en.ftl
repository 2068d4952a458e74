## What wins, at the head of the rules

goal = Most victory points win: those for goods you ship, those printed on your buildings, and the bonus of large buildings with a colonist. The game ends with the round in which the colonists or the victory points run out, or somebody’s city is full.

## Questions and answers

ask-pick_role = Choose a role.
answer-pick_role = { $doubloons ->
    [0] { TERM($word) }
   *[other] { TERM($word) } and { COUNT($doubloons, "doubloon") }
}
answer-pick_role-bare = { TERM($word) }

ask-draw_extra_tile = Hacienda: draw a face-down plantation first?
answer-draw_extra_tile-yes = Draw a plantation
answer-draw_extra_tile-no = Draw no plantation

ask-take_tile = Choose a tile for your island.
answer-take_tile = { TERM($word, kind: "plantation") }
answer-take_tile-pass = Take none

ask-settle_colonist = Hospice: put a colonist on the new { TERM($tile, kind: "plantation") }?
ask-settle_colonist-bare = Hospice: put a colonist on the new tile?
answer-settle_colonist-yes = Place a colonist
answer-settle_colonist-no = Leave the new tile empty

ask-take_colonist = Privilege: take 1 more colonist from the supply?
answer-take_colonist-yes = Take the colonist
answer-take_colonist-no = Decline the colonist

ask-place_colonists = { TERM($slot, kind: "plantation") }: how many colonists? { COUNT($circles, "circle") }, { COUNT($left, "colonist") } left.
ask-place_colonists-bare = How many colonists work here?
answer-place_colonists = { TERM($slot, kind: "plantation") }: { COUNT($word, "colonist") }
answer-place_colonists-bare = { COUNT($word, "colonist") }

ask-build = Choose a building.
answer-build = { $cost ->
    [0] { TERM($word) }, free
   *[other] { TERM($word) } for { COUNT($cost, "doubloon") }
}
answer-build-bare = { TERM($word) }
answer-build-pass = Build nothing

ask-staff_building = University: put a colonist in { TERM($building, article: "the") }?
ask-staff_building-bare = University: put a colonist in the new building?
answer-staff_building-yes = Place a colonist
answer-staff_building-no = Leave the new building empty

ask-extra_good = Privilege: choose 1 more good.
answer-extra_good = 1 { TERM($word) }
answer-extra_good-pass = Take none

ask-sell = Sell a good to the trading house?
answer-sell = Sell { TERM($word) } for { COUNT($price, "doubloon") }
answer-sell-bare = Sell { TERM($word) }
answer-sell-pass = Sell nothing

ask-load = { $lost ->
    [0] Choose goods to load. Nothing of yours would spoil.
   *[other] Choose goods to load. Left as they are, { COUNT($lost, "good") } would spoil.
}
ask-load-bare = Choose goods to load.
answer-load = { COUNT($amount, $good) } on the ship for { $size }: { COUNT($points, "victory_point") }
answer-load-bare = Load { TERM($good) }
answer-load-corn_wharf = { COUNT($amount, $good) } with the Wharf: { COUNT($points, "victory_point") }
answer-load-corn_wharf-bare = { TERM($good) } with the Wharf
answer-load-indigo_wharf = { answer-load-corn_wharf }
answer-load-indigo_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-sugar_wharf = { answer-load-corn_wharf }
answer-load-sugar_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-tobacco_wharf = { answer-load-corn_wharf }
answer-load-tobacco_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-coffee_wharf = { answer-load-corn_wharf }
answer-load-coffee_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-stop = Load nothing more

ask-take_points = { COUNT($points, "victory_point") } extra would take the last of the supply and end the game after this round. Take?
ask-take_points-bare = The extra victory points would take the last of the supply and end the game after this round. Take them?
answer-take_points-yes = Take and end the game
answer-take_points-no = Decline

ask-store_kind = { $places ->
    [one] Warehouse: choose the kind of good to store.
   *[other] Warehouse: choose the first of { $places } kinds of goods to store.
} { $lost ->
    [0] Nothing need spoil.
   *[other] At least { COUNT($lost, "good") } will spoil.
}
ask-store_kind-bare = Warehouse: choose a kind of good to store.
answer-store_kind = { COUNT($amount, $word) }
answer-store_kind-bare = { TERM($word) }
ask-store_unit = Choose 1 good to keep. { COUNT($lost, "good") } will spoil.
ask-store_unit-bare = Choose 1 good to keep.
answer-store_unit = 1 { TERM($word) }

## The log

log-round_began = Round { $round } begins. Governor: { $player }.
log-role_picked = { $doubloons ->
    [0] { $player } { VERB($player, "takes", "take") } { TERM($role, article: "the") }.
   *[other] { $player } { VERB($player, "takes", "take") } { TERM($role, article: "the") } and { COUNT($doubloons, "doubloon") } from the card.
}
log-tile_drawn = { $player } { VERB($player, "draws", "draw") } { TERM($tile, kind: "plantation", article: "a") } with the Hacienda.
log-tile_taken = { $player } { VERB($player, "places", "place") } { TERM($tile, kind: "plantation", article: "a") }.
log-row_refilled = New in the row: { COUNTS($corn, "corn_plantation", $indigo, "indigo_plantation", $sugar, "sugar_plantation", $tobacco, "tobacco_plantation", $coffee, "coffee_plantation") }.
log-stack_reshuffled = The discarded plantations are shuffled into a new stack: { COUNT($tiles, "island_tile") }.
log-colonist_settled = { $player } { VERB($player, "puts", "put") } a colonist on the new { TERM($tile, kind: "plantation") } (Hospice).
log-colonists_dealt = { $privilege ->
    [0] { $player } { VERB($player, "gets", "get") } { COUNT($colonists, "colonist") }.
   *[other] { $player } { VERB($player, "gets", "get") } { COUNT($colonists, "colonist") } and { $privilege } more for the privilege.
}
log-colonists_placed = { $colonists ->
    [0] { $player } { VERB($player, "leaves", "leave") } { TERM($slot, kind: "plantation", article: "the") } empty.
   *[other] { $player } { VERB($player, "puts", "put") } { COUNT($colonists, "colonist") } to work: { TERM($slot, kind: "plantation") }.
}
log-ship_refilled = The colonist ship takes on { COUNT($colonists, "colonist") }.
log-built = { $cost ->
    [0] { $player } { VERB($player, "builds", "build") } { TERM($building, article: "the") } for free (discount { $saved }).
   *[other] { $saved ->
        [0] { $player } { VERB($player, "builds", "build") } { TERM($building, article: "the") } for { COUNT($cost, "doubloon") }.
       *[other] { $player } { VERB($player, "builds", "build") } { TERM($building, article: "the") } for { COUNT($cost, "doubloon") } (discount { $saved }).
    }
}
log-building_staffed = { $player } { VERB($player, "puts", "put") } a colonist in { TERM($building, article: "the") } (University).
log-produced = { $player } { VERB($player, "produces", "produce") } { COUNTS($corn, "corn", $indigo, "indigo", $sugar, "sugar", $tobacco, "tobacco", $coffee, "coffee") }.
log-factory_paid = { $player } { VERB($player, "gets", "get") } { COUNT($doubloons, "doubloon") } (Factory).
log-extra_taken = { $player } { VERB($player, "takes", "take") } 1 more { TERM($good) } (privilege).
log-sold = { $player } { VERB($player, "sells", "sell") } { TERM($good) } for { COUNT($price, "doubloon") }.
log-house_cleared = The trading house is full: its goods return to the supply.
log-loaded = { $player } { VERB($player, "loads", "load") } { COUNT($amount, $good) } on the ship for { $size }: { COUNT($points, "victory_point") }.
log-wharf_loaded = { $player } { VERB($player, "ships", "ship") } { COUNT($amount, $good) } with the Wharf: { COUNT($points, "victory_point") }.
log-extra_points = { $points ->
    [0] { $player } { VERB($player, "declines", "decline") } the last victory point.
   *[other] { $player } { VERB($player, "takes", "take") } { COUNT($points, "victory_point") } extra.
}
log-stored = { $how ->
    [warehouse] { $player } { VERB($player, "stores", "store") } { COUNT($amount, $good) } in a warehouse.
   *[single] { $player } { VERB($player, "keeps", "keep") } { COUNT($amount, $good) }.
}
log-spoiled = { $player } { VERB($player, "loses", "lose") } { COUNT($amount, $good) }: no room on a ship or in a warehouse.
log-ship_cleared = The ship for { $size } sails for the Old World with { TERM($good) }.
log-prospected = { $player } { VERB($player, "gets", "get") } { COUNT($doubloons, "doubloon") } (Prospector).
log-passed = { $player } { VERB($player, "passes", "pass") }.
log-end_triggered = { $reason ->
    [colonists] The colonists run out: the game ends after this round.
    [city_full] { $player } { VERB($player, "fills", "fill") } the last city space: the game ends after this round.
    [chips] The victory point chips run out: the game ends after this round.
   *[length] The game has reached its length limit and ends here.
}
log-game_ended = { $reason ->
    [colonists] The game is over: the colonists ran out.
    [city_full] The game is over: a city is full.
    [chips] The game is over: the victory point chips ran out.
   *[length] The game is over: it reached its length limit.
}
notice-end_triggered = { log-end_triggered }

## Why the game ended

ended-colonists = The colonists ran out
ended-city_full = A city is full
ended-chips = The victory point chips ran out
ended-length = The game reached its length limit
ended-tie = Equal on points: doubloons and goods decide

## Why not

reason-role_taken = This role has already been taken this round.
reason-none_in_row = No such plantation lies in the row.
reason-no_quarry_right = A quarry is only for the Settler or with a Construction hut at work.
reason-no_quarries_left = There are no quarries left.
reason-already_owned = You already own this building.
reason-none_left = None of these buildings are left.
reason-no_city_space = { $need ->
    [one] Your city has no free space.
   *[other] Needs { $need } free city spaces.
}
reason-too_many_large = Your city has no room for another large building.
reason-must_fill_circles = Colonists must fill your empty circles: at least { $need } here.
reason-too_many_colonists = You have { COUNT($have, "colonist") } left.
reason-not_produced = You did not produce this good in this phase.
reason-supply_empty = None of this good is left in the supply.
reason-no_such_good = You have none of this good.
reason-already_in_house = This good already lies in the trading house; selling it again needs an Office.
reason-ship_full = The ship for { $size } is full.
reason-ship_carries_other = The ship for { $size } carries { TERM($good) }.
reason-other_ship_carries = { TERM($good) } is already on the ship for { $size }.
reason-must_load_most = The ship for { $size } is too small: choose one that takes { $amount }.
reason-no_wharf = Needs a Wharf at work.
reason-wharf_used = You have already used the Wharf in this phase.
reason-must_load = You must load as long as you can.
reason-already_stored = This kind is already stored.
reason-passed_over = Kinds are stored in order: this one was passed over.
reason-stored_later = Kinds are stored in order: store another one first, then this one can follow.

## Options and scores

option-hospice_hacienda_international = Hospice not on the Hacienda tile
option-hospice_hacienda_international-help = International rule: the face-down plantation of the Hacienda never gets the Hospice colonist.
option-mayor_may_decline = The Mayor may decline the colonist
option-mayor_may_decline-help = Asks whoever picked the Mayor whether to take the extra colonist.
option-open_chips = Open victory point chips
option-open_chips-help = Everyone sees everyone’s victory points during the game; players at one device need no curtain.
option-factory_university_swap = Factory and University swap prices

score-chips = Victory point chips
score-buildings = Buildings
score-large_buildings = Bonus of large buildings

## Roles

tip-settler = Everyone takes a plantation from the row. Privilege: a quarry instead.
tip-mayor = The colonists from the ship are shared out and everyone places theirs anew. Privilege: 1 more colonist from the supply.
tip-builder = Everyone may build one building. Privilege: it costs 1 doubloon less.
tip-craftsman = Everyone produces goods. Privilege: 1 more good of a kind you produced.
tip-trader = Everyone may sell one good to the trading house. Privilege: 1 doubloon more for the sale.
tip-captain = Everyone must load goods on the ships, a victory point for each. Privilege: 1 more victory point with the first loading.
tip-prospector = Take 1 doubloon. Nobody else acts.
tip-prospector_1 = { tip-prospector }
tip-prospector_2 = { tip-prospector }

## Tiles and goods

tip-corn_plantation = With a colonist it produces 1 corn. No building needed.
tip-indigo_plantation = With a colonist it feeds one place in an indigo plant.
tip-sugar_plantation = With a colonist it feeds one place in a sugar mill.
tip-tobacco_plantation = With a colonist it feeds one place in a tobacco storage.
tip-coffee_plantation = With a colonist it feeds one place in a coffee roaster.
tip-quarry = With a colonist it makes buildings 1 doubloon cheaper; the column of the building sets the limit.
tip-take_tile-corn = { tip-corn_plantation }
tip-take_tile-indigo = { tip-indigo_plantation }
tip-take_tile-sugar = { tip-sugar_plantation }
tip-take_tile-tobacco = { tip-tobacco_plantation }
tip-take_tile-coffee = { tip-coffee_plantation }

## Notes on the board

note-ship = Ship for { $size }
note-left = { COUNT($n, "colonist") } to place
note-room = { $n ->
    [0] these are the last circles
   *[other] { COUNT($n, "circle") } after these
}
note-none = Leave it empty
plan-place_colonists = Where shall your colonists work?
note-plan-all = Everybody has a place. Press a colonist to move them.
note-plan-moved = Moved to where they bring something: { COUNT($n, "colonist") }.
note-plan-advised = As suggested: everybody has a place.
note-plan-done = Done
note-plan-again = As before
note-plan-suggest = Suggest
note-plan-list = One by one
note-plan-makes = The Craftsman would bring
note-plan-makes-none = The Craftsman would bring nothing.
note-plan-again-help = Everybody back where they worked, also in vain; the new ones are added
note-plan-list-help = Answer place by place instead
note-last-round = Last round
note-keeps = { $places ->
    [0] Without a warehouse you keep 1 good.
    [one] Your warehouse keeps 1 kind of good, and you keep 1 good more.
   *[other] Your warehouses keep { $places } kinds of goods, and you keep 1 good more.
}
note-lost = { $lost ->
    [0] Nothing would spoil.
   *[other] { COUNT($lost, "good") } would spoil.
}
note-price = Printed price { COUNT($price, "doubloon") }, for you now { $own }.
note-supply = { $n } left in the supply.
note-sells = Sells for { COUNT($price, "doubloon") }.

## Zones of the board

tip-governor = Picks the first role of the round. Passes to the left each round.
tip-role_card = Each is picked at most once per round. A role nobody picked gets 1 doubloon.
tip-plantation_row = The plantations to choose from in the Settler phase.
tip-plantation_stack = The row is refilled from here.
tip-plantation_discard = Plantations nobody took. When the stack has run out, they are shuffled into a new one.
tip-quarry_stack = For the Settler’s privilege and the Construction hut.
tip-colonist_ship = Its colonists are shared out in the Mayor phase.
tip-colonist_supply = When the ship cannot be filled from here, the game ends after the round.
tip-cargo_ship = Carries one kind of good; no two ships carry the same. A full ship sails at the end of the Captain phase.
tip-goods_supply = When a good runs out here, no more of it can be produced.
tip-vp_supply = When they run out, the game ends after the round; points beyond them still count.
tip-building_supply = The column tells how many quarries count towards the price, and the victory points.
tip-san_juan = Colonists without work. They may only stay here when every circle is filled.
tip-vp_chip = The chips alone: the score counts buildings as well. Hidden from the others until the end.
tip-doubloon = Pay for buildings and break a tie, together with goods.
