## Training wheels: one line under the question of a first game

wheels-first_turn = B hires, D buys, E builds, F starts trains. Begin where your money fits.
wheels-afford_worker = B is { COUNT($n, "step") } away. Hire: a worker is { COUNT($points, "victory_point") } too.
wheels-duplicates = Duplicates count once: exchange or discard before El Paso.
wheels-workers = { $worker ->
    [cowboy] { COUNT($n, "cowboy") } together buy dearer cattle in D.
    [builder] { COUNT($n, "builder") } together place a larger building in E.
   *[engineer] { COUNT($n, "engineer") } together start a better train in F.
}
wheels-builder = A builder and { COUNT($pay, "dollar") } make { COUNT($certificates, "certificate") }, also now.
wheels-post = { COUNT($n, "certificate") } more: { TERM($place) }.
wheels-inner = Inner spaces cost nothing: the building alone is to be paid.
wheels-simmental = Your Simmental cards all count as one breed.
wheels-ending = { $n } Simmental left: the arrival after the last one ends the game.
