## Aufgedruckte Aktionen dieses Spiels

deed-aux = Hilfsaktion
deed-aux_two = bis zu zwei verschiedene Hilfsaktionen
deed-build = Gebäude bauen oder ersetzen
deed-buy_cattle = Rinderkarte kaufen
deed-discard-value_2 = 1 Karte mit Zuchtwert 2 abwerfen
    .for = 1 Karte mit Zuchtwert 2 abwerfen und { $things } erhalten
deed-exchange = { $n ->
    [1] eine Karte tauschen
   *[other] bis zu { $n }-mal eine Karte tauschen
}
deed-gain_cattle = { COUNT(1, $what, form: "acc") } nehmen
    .thing = { COUNT(1, $what, form: "acc") }
deed-hire = { $n ->
    [0] { TERM($what, form: "acc", article: "a") } kostenlos einstellen (Joker teurer)
   *[other] { TERM($what, form: "acc", article: "a") } für { COUNT($n, "coin") } einstellen (Joker teurer)
}
deed-hire-any = { $n ->
    [0] Arbeiter kostenlos einstellen (Joker teurer)
   *[other] Arbeiter für { COUNT($n, "coin") } einstellen (Joker teurer)
}
deed-hire_second = zweiten Arbeiter anderer Art für { COUNT($n, "coin") } einstellen
deed-remove = { COUNT(1, $what, form: "acc") } aus dem Spiel entfernen
deed-sell_for_double = { COUNT(1, "cattle_card", form: "acc") } für den doppelten Zuchtwert abwerfen
deed-tile-objective = Auftragsplättchen nehmen
    .thing = ein Auftragsplättchen
deed-tile-bonus = Bonusplättchen nehmen
    .thing = ein Bonusplättchen
deed-tile-any = Auftrags- oder Bonusplättchen nehmen
    .thing = ein Auftrags- oder Bonusplättchen
deed-train = den Zug nutzen

## Texte aus dem, was aufgedruckt ist

told-building = Braucht { COUNT($builders, "builder", form: "acc") } und { COUNT($dollars, "coin") }, { COUNT($vp, "victory_point") }.
told-ownership_token = Markiert deine Gebäude; du hast { COUNT($n, "ownership_token") }.
told-train = Braucht { COUNT($engineers, "engineer", form: "acc") } und { COUNT($dollars, "coin") }.
told-cowboy = Kauft Rinder; beim Bewegen abgeworfen ein Schritt mehr. { COUNT($vp, "victory_point") }.
told-builder = Baut; kann mit { COUNT($pay, "coin", form: "dat") } für { COUNT($certificates, "certificate", form: "acc") } abgeworfen werden. { COUNT($vp, "victory_point") }.
told-engineer = Nutzt den Zug; kann für { COUNT($dollars, "coin") } abgeworfen werden. { COUNT($vp, "victory_point") }.
told-joker = Steht für jeden der drei; kann für { COUNT($dollars, "coin") } abgeworfen werden. { COUNT($vp, "victory_point") }.
told-delivery = { $vp ->
    [0] { TERM($post) }: { $action }
   *[other] { TERM($post) }: { COUNT($vp, "victory_point") }, { $action }
}
told-disc_action = { TERM($disc) }: { $action }
told-disc_limit = { TERM($disc) } +1
told-delivery_points = { TERM($post) }: { COUNT($vp, "victory_point") }
told-post = { $value ->
    [0] Braucht keinen Wert.
   *[other] Braucht Wert { $value }.
}
told-post_points = { COUNT($vp, "victory_point") } je Spielermarker.
told-post_again = Darf mehrere deiner Spielermarker tragen.
told-further_cards = Bei jeder Lieferung zählt { COUNT($n, "card") } mehr von einer schon gezählten Rinderart.
told-bonus = { TERM("bonus_tile") }: { $action }, { COUNT($vp, "victory_point") }
told-bonus_points = { TERM("bonus_tile") }: { COUNT($vp, "victory_point") }
told-points = { COUNT($vp, "victory_point") }.
told-improves = Verbessert die Hilfsaktion zu „{ $action }“.
told-step_limit = Erhöht dein Schrittlimit um 1 und bringt { COUNT($gain, "coin") }.
told-permanent_certificate = Erhöht jede Lieferung um 1 und bringt { COUNT($gain, "coin") }.
told-space = { $cost ->
    [0] Leer: kein Ort, kostet keinen Schritt. Hier zu bauen hat keinen eigenen Preis.
   *[other] Leer: kein Ort, kostet keinen Schritt. Hier zu bauen kostet { COUNT($cost, "coin") } mehr.
}
told-sue_steps = Sie zieht { COUNT($steps, "location", form: "acc") } weit.
told-sue_per = Sie zieht so viele Orte weit, wie ihre Spalte dieses Arbeiters Karten hat: { TERM($worker) }.
told-sue_supply = Sie nimmt { COUNT($n, "card", form: "acc") } aus ihrem Vorrat.
told-sue_cattle = Sie nimmt Rinder nach ihren Cowboys.
told-sue_build = Sie baut nach ihren Handwerkern.
told-sue_train = Sie nutzt den Zug nach ihren Ingenieuren.
told-sue_best = Sie tut das, wofür ihre größte Spalte steht: Rinder, Gebäude oder Zug.
told-el_paso = Jede Bewegung, die El Paso erreicht, endet hier: eine Simmental-Karte, { COUNT($dollars, "dollar") } und eine Lieferung.
