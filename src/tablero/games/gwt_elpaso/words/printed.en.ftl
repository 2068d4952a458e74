## Printed actions of this title

deed-aux = auxiliary action
deed-aux_two = up to two different auxiliary actions
deed-build = place or replace a building
deed-buy_cattle = buy a cattle card
deed-discard-value_2 = discard 1 card of breeding value 2
    .for = discard 1 card of breeding value 2 for { $things }
deed-exchange = { $n ->
    [1] exchange a card
   *[other] exchange a card up to { $n } times
}
deed-gain_cattle = gain { COUNT(1, $what) }
    .thing = { COUNT(1, $what) }
deed-hire = { $n ->
    [0] hire { TERM($what, article: "a") } for free (joker dearer)
   *[other] hire { TERM($what, article: "a") } for { COUNT($n, "coin") } (joker dearer)
}
deed-hire-any = { $n ->
    [0] hire a worker for free (joker dearer)
   *[other] hire a worker for { COUNT($n, "coin") } (joker dearer)
}
deed-hire_second = hire a second worker of another type for { COUNT($n, "coin") }
deed-remove = remove { COUNT(1, $what) } from the game
deed-sell_for_double = discard { COUNT(1, "cattle_card") } for twice its breeding value
deed-tile-objective = take an objective tile
    .thing = an objective tile
deed-tile-bonus = take a bonus tile
    .thing = a bonus tile
deed-tile-any = take an objective or bonus tile
    .thing = an objective or bonus tile
deed-train = use the train

## Texts made from what is printed

told-building = Needs { COUNT($builders, "builder") } and { COUNT($dollars, "coin") }, { COUNT($vp, "victory_point") }.
told-ownership_token = Marks your buildings; you have { COUNT($n, "ownership_token") }.
told-train = Needs { COUNT($engineers, "engineer") } and { COUNT($dollars, "coin") }.
told-cowboy = Buys cattle; discarded while moving, one more step. { COUNT($vp, "victory_point") }.
told-builder = Builds; can be discarded with { COUNT($pay, "coin") } for { COUNT($certificates, "certificate") }. { COUNT($vp, "victory_point") }.
told-engineer = Uses the train; can be discarded for { COUNT($dollars, "coin") }. { COUNT($vp, "victory_point") }.
told-joker = Stands for any of the three; can be discarded for { COUNT($dollars, "coin") }. { COUNT($vp, "victory_point") }.
told-delivery = { $vp ->
    [0] { TERM($post) }: { $action }
   *[other] { TERM($post) }: { COUNT($vp, "victory_point") }, { $action }
}
told-disc_action = { TERM($disc) }: { $action }
told-disc_limit = { TERM($disc) } +1
told-delivery_points = { TERM($post) }: { COUNT($vp, "victory_point") }
told-post = { $value ->
    [0] Needs no value.
   *[other] Needs value { $value }.
}
told-post_points = { COUNT($vp, "victory_point") } for each disc.
told-post_again = May take several of your discs.
told-further_cards = In every delivery { COUNT($n, "card") } more of a breed already counted.
told-bonus = { TERM("bonus_tile") }: { $action }, { COUNT($vp, "victory_point") }
told-bonus_points = { TERM("bonus_tile") }: { COUNT($vp, "victory_point") }
told-points = { COUNT($vp, "victory_point") }.
told-improves = Improves the auxiliary action to “{ $action }”.
told-step_limit = Raises your step limit by 1 and pays { COUNT($gain, "coin") }.
told-permanent_certificate = Adds 1 to every delivery and pays { COUNT($gain, "coin") }.
told-space = { $cost ->
    [0] Empty: no location, costs no step. Building here has no price of its own.
   *[other] Empty: no location, costs no step. Building here costs { COUNT($cost, "coin") } more.
}
told-sue_steps = She moves { COUNT($steps, "location") }.
told-sue_per = She moves as many locations as her column of this worker has cards: { TERM($worker) }.
told-sue_supply = She takes { COUNT($n, "card") } of her supply.
told-sue_cattle = She takes cattle by her cowboys.
told-sue_build = She builds by her builders.
told-sue_train = She uses the train by her engineers.
told-sue_best = She does what her largest column is for: cattle, building or train.
told-el_paso = Every move that reaches El Paso ends here: a Simmental card, { COUNT($dollars, "dollar") } and a delivery.
