## Warum eine Aktion nicht begonnen werden kann

reason-nothing_counted = Du hast nichts, was hier zählt.
reason-certificates_full = Dein Zertifikatsmarker steht schon am Limit.
reason-no_card_to_draw = Du hast keine Karte mehr zum Nachziehen.
reason-no_such_card = Du hast keine solche Karte auf der Hand.
reason-no_pair = Du hast keine zwei Karten derselben Rinderart auf der Hand.
reason-engine_cannot_go_back = Deine Lok kann nicht so weit zurückfahren.
reason-no_station_behind = Hinter deiner Lok gibt es keinen Bahnhof, den du ausbauen kannst.
reason-nobody_to_hire = Es gibt niemanden, den du einstellen kannst.
reason-nothing_to_build = Es gibt kein Gebäude, das du bauen kannst.
reason-nothing_to_buy = Es gibt kein Rind, das du kaufen kannst.
reason-no_objective = Es gibt keine Auftragskarte mehr.
reason-engine_there = Dort steht eine andere Lok.
reason-aux_action_used = Du hast hier schon eine Hilfsaktion ausgeführt.
reason-not_your_building = Dieses Gebäude gehört jemand anderem.
reason-just_built = Dieses Gebäude hat gerade das benutzte ersetzt.
