## Stützräder: eine Zeile unter der Frage der ersten Partie

wheels-first_turn = A stellt ein, B baut, E kauft, H gibt Getreide. Beginne, wo das Geld reicht.
wheels-cheaper = { COUNT($n, "gaucho") } zahlen { $low } statt { $high }.
wheels-first_disc = Gute erste Marker: die der Hilfsaktionen für Getreide, Karte, Lok.
wheels-no_grain = Kein Getreide: Jedes, das dem Schiff fehlt, kostet { COUNT($pesos, "peso", form: "acc") }.
wheels-farmer = { $n ->
    [0] Du kannst einem Landwirt in Reichweite helfen, ohne Karten zu zeigen.
   *[other] Du kannst einem Landwirt in Reichweite mit { COUNT($n, "card", form: "dat") } helfen.
}
wheels-exhaustion = H ist in Reichweite: Dort wirst du eine Erschöpfungskarte los.
wheels-ramp = Deine Lok öffnet Verladerampe { $ramp }: { COUNT($n, "step") } gespart.
wheels-quay = { $pesos ->
    [0] { TERM($spot) }: { COUNT($n, "grain") } für { COUNT($points, "victory_point", form: "acc") }.
   *[other] { TERM($spot) }: { COUNT($n, "grain") } für { COUNT($points, "victory_point", form: "acc") } und { COUNT($pesos, "peso", form: "acc") }.
}
wheels-departure = { $banner ->
    [yellow] Die gelben Schiffe legen bald ab: Belade eins, dann fährt dein Marker mit.
    [turquoise] Die türkisen Schiffe legen bald ab: Belade eins, dann fährt dein Marker mit.
   *[purple] Die violetten Schiffe legen bald ab: Belade eins, dann fährt dein Marker mit.
}
wheels-granjero = Als Granjero: mehr Getreide. Neben der Ablage: { COUNT($points, "victory_point") }.
