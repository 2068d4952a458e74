## Training wheels: one line under the question of a first game

wheels-afford_worker = You can afford a worker: A is { COUNT($n, "step") } away.
wheels-duplicates = Duplicates count once: discard one on the way.
wheels-token = An exchange token swaps cards, also now: a duplicate could go.
wheels-hand_reach = Your hand is worth { $value }: enough for { TERM($place) }.
wheels-own_building = Your own { $building } is { COUNT($n, "step") } away.
wheels-nothing_fits = No local action fits here: take an auxiliary action, money or a card.
wheels-fee = The dearer way costs { COUNT($n, "coin") }: { $to ->
    [player] { $seat } gets it.
    [bank] it goes to the bank.
   *[other] several get it.
}
wheels-shuffle = Your discard pile is shuffled soon: what you buy comes back quickly.
wheels-certificate = { COUNT($n, "certificate") } more and you reach { TERM($place) }.
wheels-objective = Take an objective only if you would do its tasks anyway.
wheels-ending = { COUNT($n, "worker") } more and the game ends: points before machinery.
