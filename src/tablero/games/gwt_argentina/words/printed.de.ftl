## Aufgedruckte Aktionen nur dieses Spiels

deed-aux_single = einfache Hilfsaktion
deed-certificate_per = je { $n } Landwirte neben deiner Spielerablage ein Zertifikat nehmen
deed-grain = { COUNT($n, "grain", form: "acc") } nehmen
    .thing = { COUNT($n, "grain", form: "acc") }
deed-grain-per = 1 Getreide { $per } nehmen
deed-pay_grain = { COUNT($n, "grain", form: "acc") } abgeben
    .for = { COUNT($n, "grain", form: "acc") } für { $things } abgeben
deed-help = { $n ->
    [0] Landwirten helfen
   *[other] Landwirten helfen, mit { $n } mehr Stärke
}
deed-help_here = diesem Landwirt helfen
deed-exhaust_rivals = jeder Gegner nimmt { COUNT($n, "exhaustion_card", form: "acc") }
deed-remove_exhaustion = { COUNT($n, "exhaustion_card", form: "acc") } von der Hand entfernen
deed-disc_to = Spielermarker auf einen Kai legen: { TERM($what) }
deed-extra_delivery = Zusatzlieferung
deed-draw_and_remove = { $n ->
    [1] 1 Karte ziehen, dann 1 entfernen
   *[other] bis zu { COUNT($n, "card", form: "acc") } ziehen, dann ebenso viele entfernen
}
deed-take_market-any_to_hand = Karte vom Rindermarkt auf die Hand nehmen
    .thing = eine Karte vom Rindermarkt auf die Hand
deed-take_market-franqueiro = Franqueiro vom Rindermarkt nehmen
    .thing = ein Franqueiro vom Rindermarkt
per-own_grain_building = je eigenem Gebäude auf einem Getreidefeld
per-own_grain_buildings = je eigenem Gebäude auf einem Getreidefeld
per-granjero = je Granjero
per-granjeros = je Granjero
per-worker_set = je Arbeitergruppe
per-maquinistas = je Maquinista
per-gauchos = je Gaucho
per-helped_farmers = je Landwirt neben deiner Spielerablage

## Texte aus dem, was aufgedruckt ist

told-cattle_strength = Stärke { $strength } beim Helfen.
told-farmer = Braucht Stärke { $strength }. Neben deiner Spielerablage am Ende { COUNT($vp, "victory_point") }.
told-ship = Braucht Zuchtwert { $value } und { $grain } Getreide.
told-ship_points = Liegt es am Ende noch hier: { COUNT($vp, "victory_point") } je Spielermarker.
told-quay = { COUNT($vp, "victory_point") } je Spielermarker, der am Ende hier liegt.
told-quay_discount = Zusatzlieferungen von hier brauchen { $grain } Getreide weniger.
told-spot = Zusatzlieferung für { $grain } Getreide: { COUNT($vp, "victory_point") } am Ende.
told-loading_grain = { $n } Getreide weniger bei jedem Verladen.
told-special = Sonderaktion des Feldes: { $action }.
told-disc_gain = Bringt { COUNT($gain, "coin", form: "acc") }.
told-strength = Stärke { $strength } beim Helfen.
told-step_points = Erhöht dein Schrittlimit um 1. Am Ende { COUNT($vp, "victory_point") }.
told-master-cattle_value_3_4_5 = Am Ende { COUNT($vp, "victory_point") } je { $group } deiner Rinderkarten mit Zuchtwert 3, 4 oder 5.
told-master-worker_sets = Am Ende { COUNT($vp, "victory_point") } je { $group } deiner Arbeitergruppen.
told-master-own_stations_distinct = Am Ende { COUNT($vp, "victory_point") } je { $group } Bahnhöfe mit deinem Spielermarker.
told-master-objective_cards_in_area = Am Ende { COUNT($vp, "victory_point") } je { $group } Auftragskarten in deinem Bereich.
told-master-own_discs_on_remaining_ships = Am Ende { COUNT($vp, "victory_point") } je { $group } deiner Spielermarker auf Schiffen.
told-master-strength_workers_in_area = Am Ende { COUNT($vp, "victory_point") } je { $group } deiner Arbeiter mit Stärke.
told-master-own_buildings_on_board = Am Ende { COUNT($vp, "victory_point") } je { $group } deiner Gebäude auf dem Spielplan.
told-master-helped_farmers = Am Ende { COUNT($vp, "victory_point") } je { $group } der Landwirte neben deiner Spielerablage.
told-buy_draw = Mit 1 Gaucho { COUNT($n, "card") } in den Markt legen
told-market_stack = Verdeckte Rinderkarten; ein Gaucho, der nichts kauft, bringt { $n } davon in den Markt.
told-exhaustion = Kein Rind. Kostet am Ende { COUNT($vp, "victory_point", form: "acc") }; kommt beim Einkommen oder beim Entfernen auf den Stapel zurück.
