## Training wheels: one line under the question of a first game

wheels-first_turn = A hires, B builds, E buys. Start where your money and cards fit.
wheels-cheaper = { COUNT($n, "cowboy") } pay { $low } instead of { $high }.
wheels-first_disc = Good first discs: those of the auxiliary actions for engine and card, or the certificate limit.
wheels-first_objective = Your { TERM($card) }: { COUNT($points, "victory_point") } if met.
wheels-home = { TERM($city) } takes any herd but costs { COUNT($n, "victory_point") }: choose another city while one is in reach.
wheels-transport = { TERM($city) }: transport past { $n } red { $n ->
    [one] cross
   *[other] crosses
} costs { COUNT($n, "dollar") }.
