## Aufgedruckte Aktionen nur dieses Spiels

deed-bandit = Banditen fangen
deed-bandit_pairs = { COUNT($n, "certificate", form: "acc") } und { COUNT($n, "coin", form: "acc") } je Paar aus grünem und orangefarbenem Banditen nehmen
deed-copy_adjacent = Nachbargebäude nutzen
deed-extraordinary_delivery = Sonderlieferung
deed-free_steps = { $n ->
    [1] { TERM("herder", form: "acc") } ohne Gebühr { COUNT($n, "step", form: "acc") } bewegen
   *[other] { TERM("herder", form: "acc") } ohne Gebühr bis zu { COUNT($n, "step", form: "acc") } bewegen
}
deed-hazard = { $n ->
    [0] Gefahr kostenlos entfernen
   *[other] Gefahr für { COUNT($n, "coin", form: "acc") } entfernen
}

## Was zählt

per-builder = je Handwerker
per-engineer = je Ingenieur
per-engineers = je Ingenieur
per-cowboys = je Cowboy
per-own_forest_building = je eigenem Gebäude im Wald
per-own_forest_buildings = je eigenem Gebäude im Wald
per-own_hazards = je eigenem Gefahrenplättchen
per-own_upgraded_station = je von dir ausgebautem Bahnhof

## Texte aus dem, was aufgedruckt ist

told-city = { $value ->
    [0] Braucht keinen Zuchtwert.
   *[other] Braucht Zuchtwert { $value }.
}
told-city_bonus = Bringt { COUNT($bonus, "coin", form: "acc") }.
told-city_points = { COUNT($vp, "victory_point") }.
told-city_points_each = { COUNT($vp, "victory_point") } je Spielermarker.
told-city_cost = Jeder Spielermarker kostet { COUNT($size, "victory_point", form: "acc") }.
told-city_again = Mehrmals belieferbar.
told-step_left = Erhöht dein Schrittlimit und bringt { COUNT($gain, "coin", form: "acc") }.
told-step_right = { $n ->
    [0] Erhöht dein Schrittlimit. Am Ende { COUNT($vp, "victory_point") }.
   *[other] Erhöht dein Schrittlimit um { $n }. Am Ende { COUNT($vp, "victory_point") }.
}
told-master-objective_card_in_area = { $group ->
    [1] Am Ende { COUNT($vp, "victory_point") } je Auftragskarte in deinem Bereich.
   *[other] Am Ende { COUNT($vp, "victory_point") } je { COUNT($group, "objective_card") } in deinem Bereich.
}
told-master-certificate_temporary_or_permanent = { $group ->
    [1] Am Ende { COUNT($vp, "victory_point") } je Zertifikat.
   *[other] Am Ende { COUNT($vp, "victory_point") } je { COUNT($group, "certificate") }.
}
told-master-bandit_pair_green_orange = { $group ->
    [1] Am Ende { COUNT($vp, "victory_point") } je Paar aus grünem und orangefarbenem Banditen.
   *[other] Am Ende { COUNT($vp, "victory_point") } je { $group } Paare aus grünem und orangefarbenem Banditen.
}
told-master-hazard_tile = { $group ->
    [1] Am Ende { COUNT($vp, "victory_point") } je Gefahrenplättchen.
   *[other] Am Ende { COUNT($vp, "victory_point") } je { COUNT($group, "hazard_tile") }.
}
told-master-worker_incl_printed = { $group ->
    [1] Am Ende { COUNT($vp, "victory_point") } je Arbeiter, aufgedruckte eingeschlossen.
   *[other] Am Ende { COUNT($vp, "victory_point") } je { COUNT($group, "worker") }, aufgedruckte eingeschlossen.
}
told-master-own_station_disc = { $group ->
    [1] Am Ende { COUNT($vp, "victory_point") } je von dir ausgebautem Bahnhof.
   *[other] Am Ende { COUNT($vp, "victory_point") } je { $group } von dir ausgebaute Bahnhöfe.
}
told-master-own_building_on_trail = { $group ->
    [1] Am Ende { COUNT($vp, "victory_point") } für jedes deiner Gebäude am Pfad.
   *[other] Am Ende { COUNT($vp, "victory_point") } je { $group } deiner Gebäude am Pfad.
}
told-risk = { TERM("risk_action") }: { $action }.
told-bonus = { TERM("bonus") }: { $action }.
told-link = { COUNT($vp, "victory_point") }.
told-buy_draw = Mit 1 Cowboy { COUNT($n, "card") } in den Markt legen
told-market_stack = Verdeckte Rinderkarten; ein Cowboy, der nichts kauft, bringt { $n } davon in den Markt.
told-certificate_limit_after = Erhöht dein Zertifikatelimit auf { $n }, sobald Limit { $before } offen ist.
