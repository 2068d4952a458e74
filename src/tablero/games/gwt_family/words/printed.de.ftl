## Aufgedruckte Aktionen, Verb für Verb
## Die Nachricht selbst ist die Tat; `.thing` ist, was sie bringt, nach „für“; `.for` ein Preis und was er bringt.

deed-money = { COUNT($n, "coin", form: "acc") } nehmen
    .thing = { COUNT($n, "coin", form: "acc") }
deed-money_per = { COUNT($n, "coin", form: "acc") } { $per } nehmen
deed-pay = { COUNT($n, "coin", form: "acc") } zahlen
    .for = { COUNT($n, "coin", form: "acc") } für { $things } zahlen
deed-certificate = { COUNT($n, "certificate", form: "acc") } nehmen
    .thing = { COUNT($n, "certificate", form: "acc") }
deed-certificate-max = Zertifikate bis zum Limit nehmen
deed-exchange_token = { COUNT($n, "exchange_token", form: "acc") } nehmen
    .thing = { COUNT($n, "exchange_token", form: "acc") }
deed-discard = { COUNT(1, $what, form: "acc") } abwerfen
    .for = { COUNT(1, $what, form: "acc") } abwerfen und { $things } erhalten
deed-discard-same_breed_pair = { COUNT(2, "card", form: "acc") } einer Rinderart abwerfen
    .for = { COUNT(2, "card", form: "acc") } einer Rinderart abwerfen und { $things } erhalten
deed-discard-any_cattle = { COUNT(1, "cattle_card", form: "acc") } abwerfen
    .for = { COUNT(1, "cattle_card", form: "acc") } abwerfen und { $things } erhalten
deed-discard-value3_market = 1 Marktkarte mit Zuchtwert 3 abwerfen
    .for = 1 Marktkarte mit Zuchtwert 3 abwerfen und { $things } erhalten
deed-discard-objective = { COUNT(1, "objective_card", form: "acc") } abwerfen
    .for = { COUNT(1, "objective_card", form: "acc") } abwerfen und { $things } erhalten
deed-remove_cards = { $n ->
    [1] eine Karte aus dem Spiel entfernen
   *[other] bis zu { COUNT($n, "card", form: "acc") } aus dem Spiel entfernen
}
deed-move_herder = { $n ->
    [1] { TERM("herder", form: "acc") } { COUNT($n, "step", form: "acc") } bewegen
   *[other] { TERM("herder", form: "acc") } bis zu { COUNT($n, "step", form: "acc") } bewegen
}
deed-aux = Hilfsaktion, einfach oder doppelt
deed-hire = { $sign ->
    [plus] Arbeiter für { COUNT($size, "coin", form: "acc") } mehr einstellen
    [minus] Arbeiter für { COUNT($size, "coin", form: "acc") } weniger einstellen
   *[none] Arbeiter einstellen
}
deed-build = Gebäude bauen, { COUNT($n, "coin") } je { TERM("builder", form: "dat") }
deed-buy_cattle = Rinder kaufen
deed-engine = { $n ->
    [1] Lok { COUNT($n, "space", form: "acc") } vorwärts
   *[other] Lok vorwärts, bis zu { COUNT($n, "space", form: "acc") }
}
deed-engine-per = Lok vorwärts, bis zu { COUNT(1, "space", form: "acc") } { $per }
deed-engine_back = Lok { COUNT($n, "space", form: "acc") } zurück
    .for = Lok { COUNT($n, "space", form: "acc") } zurück für { $things }
deed-draw = { $n ->
    [1] { COUNT($n, "card", form: "acc") } ziehen, dann 1 abwerfen
   *[other] bis zu { COUNT($n, "card", form: "acc") } ziehen, dann ebenso viele abwerfen
}
deed-draw-per = bis zu { COUNT(1, "card", form: "acc") } { $per } ziehen, dann ebenso viele abwerfen
deed-objective-any = Auftragskarte nehmen
    .thing = eine Auftragskarte
deed-objective-display = ausliegende Auftragskarte nehmen
    .thing = eine ausliegende Auftragskarte
deed-objective-hand = Auftragskarte auf die Hand nehmen
    .thing = eine Auftragskarte auf die Hand
deed-upgrade_behind = Bahnhof hinter der Lok ausbauen

## Texte aus dem, was aufgedruckt ist

told-action = { $action }.
told-or = { $first } oder { $second }
told-then = { $prices }: { $rewards }
told-cattle = Zuchtwert { $value }, { COUNT($vp, "victory_point") }.
told-breed = Zuchtwert { $value }, { $least } bis { COUNT($most, "victory_point") }.
told-station = Ausbau für { COUNT($cost, "coin", form: "acc") }: { COUNT($vp, "victory_point") }.
told-objective = { $penalty ->
    [0] Erfüllt: { COUNT($vp, "victory_point") }.
   *[other] Erfüllt: { COUNT($vp, "victory_point") }, sonst { COUNT($penalty, "victory_point") }.
}
told-permanent_certificates = { COUNT($n, "permanent_certificate") }.
told-exchange_token = Gib es zurück, um bis zu { COUNT($n, "card") } zu ziehen und danach ebenso viele abzuwerfen.
told-job_market_token = Wer den Arbeitsmarkt füllt, nimmt ihn: { COUNT($vp, "victory_point") }, und alle anderen haben noch einen Zug.
told-certificate_limit = Erhöht dein Zertifikatelimit auf { $n }.
told-opens = Öffnet die Hilfsaktion „{ $action }“.
told-opens_double = Öffnet die doppelte Hilfsaktion „{ $action }“.
told-opens_double_after = Öffnet die doppelte Hilfsaktion „{ $action }“, sobald auch Marker I weg ist.
told-disc_cost = Kostet { COUNT($cost, "coin", form: "acc") }.
told-hand_limit = Kostet { COUNT($cost, "coin", form: "acc") } und erhöht dein Handkartenlimit um 1.
told-single = I: { $action }.
told-double = II: { $action }.
