## Hinweise aus dem, was aufgedruckt ist

told-plant = { $circles ->
    [1] Verarbeitet die Ernte von { COUNT(1, $plantation, form: "dat") }.
   *[other] Jeder Kolonist verarbeitet die Ernte { TERM($plantation, form: "dat", article: "a") }, Platz für { $circles }.
}
told-power-sale_bonus = { COUNT($n, "doubloon") } mehr, wenn du eine Ware verkaufst.
told-power-extra_tile = In der Siedlerphase darfst du vorab eine verdeckte Plantage ziehen und anlegen.
told-power-quarry_right = In der Siedlerphase darfst du statt einer Plantage einen Steinbruch nehmen.
told-power-store_kinds = { $n ->
    [1] Behalte nach der Kapitänsphase alle Waren von 1 Sorte.
   *[other] Behalte nach der Kapitänsphase alle Waren von { $n } Sorten.
}
told-power-settler_colonist = Auf eine neue Plantage oder einen neuen Steinbruch darfst du gleich einen Kolonisten setzen, einmal je Siedlerphase.
told-power-sell_duplicate = Du darfst eine Ware verkaufen, die schon im Handelshaus liegt.
told-power-produce_income = In der Aufseherphase { $two }, { $three }, { $four } oder { COUNT($five, "doubloon") } für 2, 3, 4 oder 5 produzierte Warensorten.
told-power-builder_colonist = In ein neues Gebäude darfst du gleich einen Kolonisten setzen.
told-power-loading_bonus = { COUNT($n, "victory_point") } mehr für jede deiner Verladungen in der Kapitänsphase.
told-power-own_ship = Einmal je Kapitänsphase alle Waren einer Sorte selbst verschiffen.
told-score-production_buildings = Am Ende { COUNT($small, "victory_point") } für jedes kleine und { $large } für jedes große Produktionsgebäude in deiner Stadt.
told-score-island_spaces = Am Ende { COUNT($points, "victory_point") } für bis zu { $spaces } belegte Inselfelder und 1 mehr für jedes weitere.
told-score-colonists = Am Ende 1 Siegpunkt für je { $colonists } deiner Kolonisten.
told-score-chips = Am Ende 1 Siegpunkt für je { $chips } Punkte auf deinen Chips.
told-score-violet_buildings = Am Ende 1 Siegpunkt für jedes violette Gebäude in deiner Stadt, dieses eingeschlossen.
told-good = Verkaufspreis { COUNT($price, "doubloon") }.
told-island = { COUNT($spaces, "space") } für Plantagen und Steinbrüche.
told-city = { COUNT($spaces, "space") } für Gebäude; große belegen 2. Eine volle Stadt beendet die Partie nach der Runde.
told-trading_house = Fasst { COUNT($spaces, "good", form: "acc") }, jede Sorte einmal. Ist es voll, wird es am Ende der Händlerphase geleert.
told-option-vp_126_five_players = { COUNT($chips, "victory_point") } zu fünft
told-option-vp_126_five_players-help = Der Vorrat späterer Ausgaben; die Ausgabe von 2002 hat { $printed }.
told-option-factory_university_swap-help = Die Manufaktur kostet { COUNT($factory, "doubloon") }, die Universität { $university }.
told-option-corn_start_minus_one = { COUNT($doubloons, "doubloon") } weniger für Mais-Starter
told-option-corn_start_minus_one-help = Wer mit einer Maisplantage beginnt, erhält { COUNT($doubloons, "doubloon", form: "acc") } weniger.
