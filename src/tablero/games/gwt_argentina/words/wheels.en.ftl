## Training wheels: one line under the question of a first game

wheels-first_turn = A hires, B builds, E buys, H gives grain. Start where your money fits.
wheels-cheaper = { COUNT($n, "gaucho") } pay { $low } instead of { $high }.
wheels-first_disc = Good first discs: those of the auxiliary actions for grain, a card, the engine.
wheels-no_grain = No grain: each one that a ship lacks costs { COUNT($pesos, "peso") }.
wheels-farmer = { $n ->
    [0] You can help a farmer in reach without showing a card.
    [one] You can help a farmer in reach with { $n } card.
   *[other] You can help a farmer in reach with { $n } cards.
}
wheels-exhaustion = H is in reach: it sends an exhaustion card away.
wheels-ramp = Your engine opens loading ramp { $ramp }: { COUNT($n, "step") } saved.
wheels-quay = { $pesos ->
    [0] { TERM($spot) }: { COUNT($n, "grain") } for { COUNT($points, "victory_point") }.
   *[other] { TERM($spot) }: { COUNT($n, "grain") } for { COUNT($points, "victory_point") } and { COUNT($pesos, "peso") }.
}
wheels-departure = { $banner ->
    [yellow] The yellow ships sail soon: load one now and your disc sails too.
    [turquoise] The turquoise ships sail soon: load one now and your disc sails too.
   *[purple] The purple ships sail soon: load one now and your disc sails too.
}
wheels-granjero = As granjero: more grain. Beside the board: { COUNT($points, "victory_point") }.
