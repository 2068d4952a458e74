## Printed actions, verb by verb
## The message itself is the deed; `.thing` is what it brings, after “for”; `.for` is a price and what it brings.

deed-money = gain { COUNT($n, "coin") }
    .thing = { COUNT($n, "coin") }
deed-money_per = gain { COUNT($n, "coin") } { $per }
deed-pay = pay { COUNT($n, "coin") }
    .for = pay { COUNT($n, "coin") } for { $things }
deed-certificate = gain { COUNT($n, "certificate") }
    .thing = { COUNT($n, "certificate") }
deed-certificate-max = gain certificates up to your limit
deed-exchange_token = gain { COUNT($n, "exchange_token") }
    .thing = { COUNT($n, "exchange_token") }
deed-discard = discard { COUNT(1, $what) }
    .for = discard { COUNT(1, $what) } for { $things }
deed-discard-same_breed_pair = discard { COUNT(2, "card") } of one breed
    .for = discard { COUNT(2, "card") } of one breed for { $things }
deed-discard-any_cattle = discard { COUNT(1, "cattle_card") }
    .for = discard { COUNT(1, "cattle_card") } for { $things }
deed-discard-value3_market = discard 1 market card of breeding value 3
    .for = discard 1 market card of breeding value 3 for { $things }
deed-discard-objective = discard { COUNT(1, "objective_card") }
    .for = discard { COUNT(1, "objective_card") } for { $things }
deed-remove_cards = { $n ->
    [1] remove a card from the game
   *[other] remove up to { COUNT($n, "card") } from the game
}
deed-move_herder = { $n ->
    [1] move the { TERM("herder") } { COUNT($n, "step") }
   *[other] move the { TERM("herder") } up to { COUNT($n, "step") }
}
deed-aux = auxiliary action, single or double
deed-hire = { $sign ->
    [plus] hire a worker for { COUNT($size, "coin") } more
    [minus] hire a worker for { COUNT($size, "coin") } less
   *[none] hire a worker
}
deed-build = place a building, { COUNT($n, "coin") } per { TERM("builder") }
deed-buy_cattle = buy cattle
deed-engine = { $n ->
    [1] engine { COUNT($n, "space") } forward
   *[other] engine forward, up to { COUNT($n, "space") }
}
deed-engine-per = engine forward, up to { COUNT(1, "space") } { $per }
deed-engine_back = engine { COUNT($n, "space") } back
    .for = engine { COUNT($n, "space") } back for { $things }
deed-draw = { $n ->
    [1] draw { COUNT($n, "card") }, then discard 1
   *[other] draw up to { COUNT($n, "card") }, then discard as many
}
deed-draw-per = draw up to { COUNT(1, "card") } { $per }, then discard as many
deed-objective-any = take an objective card
    .thing = an objective card
deed-objective-display = take an objective card from the display
    .thing = an objective card from the display
deed-objective-hand = take an objective card to your hand
    .thing = an objective card to your hand
deed-upgrade_behind = upgrade a station behind the engine

## Texts made from what is printed

told-action = { $action }.
told-or = { $first }, or { $second }
told-then = { $prices }: { $rewards }
told-cattle = Breeding value { $value }, { COUNT($vp, "victory_point") }.
told-breed = Breeding value { $value }, { $least } to { COUNT($most, "victory_point") }.
told-station = Upgrade for { COUNT($cost, "coin") }: { COUNT($vp, "victory_point") }.
told-objective = { $penalty ->
    [0] { COUNT($vp, "victory_point") } if met.
   *[other] { COUNT($vp, "victory_point") } if met, { COUNT($penalty, "victory_point") } if not.
}
told-permanent_certificates = { COUNT($n, "permanent_certificate") }.
told-exchange_token = Return it to draw up to { COUNT($n, "card") } and then discard as many.
told-job_market_token = Whoever fills the job market takes it: { COUNT($vp, "victory_point") }, and everyone else has one last turn.
told-certificate_limit = Raises your certificate limit to { $n }.
told-opens = Opens the auxiliary action “{ $action }”.
told-opens_double = Opens the double auxiliary action “{ $action }”.
told-opens_double_after = Opens the double auxiliary action “{ $action }”, once disc I is gone too.
told-disc_cost = Costs { COUNT($cost, "coin") }.
told-hand_limit = Costs { COUNT($cost, "coin") } and raises your hand limit by 1.
told-single = I: { $action }.
told-double = II: { $action }.
