## Stützräder: eine Zeile unter der Frage der ersten Partie

wheels-first_turn = A stellt ein, B baut, E kauft. Beginne, wo Geld und Karten passen.
wheels-cheaper = { COUNT($n, "cowboy") } zahlen { $low } statt { $high }.
wheels-first_disc = Gute erste Marker: die der Hilfsaktionen für Lok und Karte oder das Zertifikatslimit.
wheels-first_objective = { TERM($card) }: erfüllt { COUNT($points, "victory_point") }.
wheels-home = { TERM($city) } nimmt jede Herde, kostet aber { COUNT($n, "victory_point", form: "acc") }: Nimm eine andere Stadt, solange eine in Reichweite ist.
wheels-transport = { TERM($city) }: Der Transport über { $n } rote { $n ->
    [one] Kreuz
   *[other] Kreuze
} kostet { COUNT($n, "dollar", form: "acc") }.
