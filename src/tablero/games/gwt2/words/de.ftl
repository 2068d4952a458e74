## Fragen und Antworten

answer-exchange = Tauschplättchen einsetzen
answer-play = { TERM($objective, form: "acc", article: "the") } ausspielen
answer-place_herder-exchange = { answer-exchange }
answer-move-exchange = { answer-exchange }
answer-act-exchange = { answer-exchange }
answer-aux-exchange = { answer-exchange }
answer-hire-exchange = { answer-exchange }
answer-building-exchange = { answer-exchange }
answer-buy-exchange = { answer-exchange }
answer-engine-exchange = { answer-exchange }
answer-hazard-exchange = { answer-exchange }
answer-bandit-exchange = { answer-exchange }
answer-foresight-exchange = { answer-exchange }
answer-income-exchange = { answer-exchange }
answer-immediate-exchange = { answer-exchange }
answer-route-exchange = { answer-exchange }
answer-copy_building-exchange = { answer-exchange }
answer-discard-exchange = { answer-exchange }
answer-remove_card-exchange = { answer-exchange }
answer-draw-exchange = { answer-exchange }
answer-objective-exchange = { answer-exchange }
answer-build_on-exchange = { answer-exchange }
answer-upgrade-exchange = { answer-exchange }
answer-upgrade_behind-exchange = { answer-exchange }
answer-station_master-exchange = { answer-exchange }
answer-city-exchange = { answer-exchange }
answer-disc-exchange = { answer-exchange }
answer-move-play-all = { answer-play }
answer-act-play-all = { answer-play }
answer-foresight-play-all = { answer-play }
answer-income-play-all = { answer-play }
answer-immediate-no = Auf die Sofortaktion verzichten
answer-remove_card-no = Keine Karte entfernen
answer-objective-no = Keine Auftragskarte nehmen
answer-engine-no = Lok stehen lassen
answer-upgrade-no = Bahnhof nicht ausbauen
answer-station_master-no = Keinen Arbeiter einsetzen

ask-place_herder = Wähle ein neutrales Gebäude für deinen Viehtreiber.
answer-place_herder = { TERM($tile) }
answer-place_herder-bare = { TERM($node) }
ask-move = { $reason ->
    [free] Bewege deinen Viehtreiber ohne Gebühr bis zu { COUNT($steps, "step") }.
    [action] Bewege deinen Viehtreiber bis zu { COUNT($steps, "step") } und nutze den neuen Ort.
   *[phase_a] Bewege deinen Viehtreiber bis zu { COUNT($steps, "step") }.
}
ask-move-bare = Wähle, wohin dein Viehtreiber zieht.
answer-stop = { $stands ->
    [neutral] { TERM($tile) }
    [private] { TERM($tile) } ({ TERM($node) })
   *[other] { TERM($node) }
}
answer-fee = { $payee ->
    [bank] Gebühr { COUNT($fee, "dollar") } an die Bank
    [player] Gebühr { COUNT($fee, "dollar") } an { $payee_seat }
   *[several] Gebühr { COUNT($fee, "dollar") }, an mehrere
}
answer-move = { $fee ->
    [0] { answer-stop }: { COUNT($steps, "step") }
   *[other] { answer-stop }: { COUNT($steps, "step") }, { answer-fee }
}
answer-move-bare = { TERM($node) }
ask-route = Wähle den Weg. Ziel: { answer-stop }.
ask-route-bare = Wähle den Weg.
answer-route = { $fee ->
    [0] Über { TERM($tile, form: "acc") }
   *[other] Über { TERM($tile, form: "acc") }, { answer-fee }
}
answer-route-bare = Über { TERM($node, form: "acc") }
ask-act = { $begun ->
    [0] { TERM($tile) }: Wähle eine Aktion.
   *[other] { TERM($tile) }: Wähle eine weitere Aktion oder höre hier auf.
}
ask-act-bare = Wähle eine Aktion.
answer-act-done = Hier aufhören

ask-aux = Wähle eine Hilfsaktion.
ask-copy_building = Wähle das Nachbargebäude.
answer-copy_building = { answer-stop }
answer-copy_building-bare = { TERM($node) }
ask-immediate = Sofortaktion: ausführen?

ask-discard = Wirf { COUNT($count, "card") } ab.
ask-discard-bare = Wirf Karten ab.
answer-discard = { TERM($card) }
ask-discard_pair = Wähle die Rinderart, von der du 2 Karten abwirfst.
answer-discard_pair = { TERM($breed) }
ask-remove_card = { $count ->
    [1] Eine Handkarte aus dem Spiel entfernen?
   *[other] Handkarten aus dem Spiel entfernen? Höchstens { $count }.
}
ask-remove_card-bare = Eine Handkarte aus dem Spiel entfernen?
answer-remove_card = { TERM($card) }
ask-draw = Wie viele Karten ziehst du? Danach wirfst du ebenso viele ab.
answer-draw = { COUNT($count, "card") }
ask-objective = { $to ->
    [hand] Wähle eine Auftragskarte für deine Hand.
   *[discard] Wähle eine Auftragskarte; sie kommt auf deinen Ablagestapel.
}
ask-objective-bare = Wähle eine Auftragskarte.
answer-objective = { TERM($objective) }
answer-objective-stack = Oberste Karte vom Stapel

ask-hire = Wähle einen Arbeiter, den du einstellst.
answer-hire = { TERM($worker) } für { COUNT($dollars, "dollar") } (Reihe { $row })
answer-hire-bare = { TERM($worker) } (Reihe { $row })
ask-building = Wähle ein Gebäude, { COUNT($each, "dollar") } je Handwerker.
ask-building-bare = Wähle ein Gebäude aus deinem Vorrat.
answer-building = { TERM($building) } ({ COUNT($builders, "builder") })
answer-building-bare = Gebäude { $number }
ask-build_on = Wähle ein Feld für { TERM($building, form: "acc") }.
ask-build_on-bare = Wähle ein Feld für das Gebäude.
answer-build_on = { TERM($node) } für { COUNT($dollars, "dollar") }
answer-build_on-bare = { TERM($node) }
ask-buy = Wähle Rinder, die du kaufst: noch { COUNT($cowboys, "cowboy") }.
ask-buy-bare = Wähle Rinder, die du kaufst.
answer-buy = { COUNTS(1, $card, 1, $second) } für { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") })
answer-buy-bare = { TERM($card) } für { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") })
answer-buy-draw = Mit 1 Cowboy 2 Karten in den Markt legen
answer-buy-done = Kauf beenden
ask-engine = { $way ->
    [delivery] Sonderlieferung: Ziehe die Lok zurück. Jedes Feld zählt 1 für den Wert der Stadt.
    [back] Ziehe die Lok { COUNT($spaces, "space") } zurück.
    [return] Ende der Strecke: Ziehe die Lok auf ein freies Feld zurück und nimm 3 Dollar.
   *[forward] Ziehe die Lok bis zu { COUNT($spaces, "space") } vorwärts.
}
ask-engine-bare = Wähle, wohin die Lok fährt.
answer-engine = { $upgrade ->
    [open] Auf { TERM($place, kind: "track", form: "acc") }: Ausbau für { COUNT($dollars, "dollar") }, { COUNT($points, "victory_point") }
   *[none] Auf { TERM($place, kind: "track", form: "acc") }
}
answer-engine-bare = Auf { TERM($place, kind: "track", form: "acc") }
ask-upgrade = { TERM($station, form: "acc") } für { COUNT($dollars, "dollar") } ausbauen, { COUNT($points, "victory_point") }? Wähle einen Spielermarker; der Bahnhof hat { TERM($corners) }.
ask-upgrade-bare = Den Bahnhof ausbauen? Wähle einen Spielermarker.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($dollars, "dollar", $points, "victory_point") }
}
answer-upgrade-bare = { TERM($disc) }
answer-upgrade-from-all = Spielermarker von { TERM($station, form: "dat") }: { COUNT($points, "victory_point") }
answer-upgrade-from-all-bare = Spielermarker von { TERM($station, form: "dat") }
ask-upgrade_behind = Wähle einen Bahnhof hinter der Lok.
answer-upgrade_behind = { TERM($station) } für { COUNT($dollars, "dollar") }: { COUNT($points, "victory_point") }
answer-upgrade_behind-bare = { TERM($station) }
ask-station_master = { TERM($station) }: einen Arbeiter für { TERM($master, form: "acc", article: "the") } einsetzen?
ask-station_master-bare = Einen Arbeiter für den Bahnhofsvorsteher einsetzen?
answer-station_master = { TERM($worker) }
ask-hazard = { $dollars ->
    [0] Wähle eine Gefahr, die du kostenlos entfernst.
   *[other] Wähle eine Gefahr, die du für { COUNT($dollars, "dollar") } entfernst.
}
ask-hazard-bare = Wähle eine Gefahr, die du entfernst.
answer-hazard = { TERM($tile) }, { TERM($node) }
answer-hazard-bare = { TERM($node) }
ask-bandit = Wähle einen Banditen, den du fängst.
answer-bandit = { TERM($tile) }, { TERM($node) }: { COUNTS($dollars, "dollar", $tokens, "exchange_token") }
answer-bandit-bare = { TERM($node) }

ask-foresight = Vorschau { $column }: Wähle ein Plättchen.
ask-foresight-bare = Vorschau: Wähle ein Plättchen.
answer-foresight = { TERM($tile) }
ask-income = Einkommen: Zuchtwert { $value }. Wie viele temporäre Zertifikate gibst du dazu?
ask-income-bare = Einkommen: Wie viele temporäre Zertifikate gibst du dazu?
answer-income = { COUNT($count, "temporary_certificate") }: Zuchtwert { $value }, reicht bis { TERM($city) }
answer-income-bare = { COUNT($count, "temporary_certificate") }
ask-raise_simmental = Wie viele { TERM($card, form: "pl") } ziehst du auf?
ask-raise_simmental-bare = Wie viele Simmental-Karten ziehst du auf?
answer-raise_simmental = { COUNT($count, "card") }
ask-city = Lieferung, Zuchtwert { $value }: Wähle eine Stadt.
ask-city-bare = Lieferung: Wähle eine Stadt.
answer-city = { TERM($city) }: { COUNTS($net, "dollar", $points, "victory_point", $tokens, "exchange_token", $cards, "objective_card") }
answer-city-bare = { TERM($city) }
ask-disc = Wähle einen Spielermarker für { TERM($city) }. Die Stadt hat { TERM($corners) }.
ask-disc-bare = Wähle einen Spielermarker.
answer-disc = { answer-upgrade }
answer-disc-bare = { answer-upgrade-bare }
answer-disc-from-all = { answer-upgrade-from-all }
answer-disc-from-all-bare = { answer-upgrade-from-all-bare }

## Das Protokoll

log-turn_began = Zug { $turn }: { $player }.
log-herder_placed = { $player } stellt den Viehtreiber auf: { TERM($stop) }.
log-moved = { $player } bewegt den Viehtreiber: { TERM($stop) }.
log-fee_paid = { $payee_seat ->
    [-1] { $player } zahlt { COUNT($dollars, "dollar") } Gebühr an die Bank ({ TERM($stop) }).
   *[other] { $player } zahlt { COUNT($dollars, "dollar") } Gebühr an { $payee_seat } ({ TERM($stop) }).
}
log-fee_gained = { $player } erhält { COUNT($dollars, "dollar") } Gebühr von { $from_seat }.
log-gained = { $player } erhält { COUNT($dollars, "dollar") }.
log-paid = { $player } zahlt { COUNT($dollars, "dollar") }.
log-certified = { $player } hat jetzt { COUNT($certificates, "temporary_certificate", form: "acc") }.
log-token_gained = { $player } erhält { COUNT($count, "exchange_token") }.
log-token_used = { $player } setzt ein Tauschplättchen ein.
log-drew = { $player } zieht { TERM($card, form: "acc", article: "a") }.
log-drew-bare = { $player } zieht eine Karte.
log-shuffled = { $player } mischt den Ablagestapel zu einem neuen Zugstapel.
log-discarded = { $player } wirft { TERM($card, form: "acc", article: "a") } ab.
log-card_removed = { $player } entfernt { TERM($card, form: "acc", article: "a") } aus dem Spiel.
log-objective_taken = { $player } nimmt { TERM($objective, form: "acc", article: "the") }.
log-objective_shown = Neu in der Auslage: { TERM($objective) }.
log-objective_played = { $player } spielt { TERM($objective, form: "acc", article: "the") } aus.
log-hired = { $dollars ->
    [0] { $player } stellt kostenlos { TERM($worker, form: "acc", article: "a") } ein (Platz { $slot }).
   *[other] { $player } stellt für { COUNT($dollars, "dollar") } { TERM($worker, form: "acc", article: "a") } ein (Platz { $slot }).
}
log-built = { $dollars ->
    [0] { $player } baut { TERM($building, form: "acc") } kostenlos: { TERM($node) }.
   *[other] { $player } baut { TERM($building, form: "acc") } für { COUNT($dollars, "dollar") }: { TERM($node) }.
}
log-replaced = { TERM($building) } wird ersetzt und kommt aus dem Spiel.
log-bought = { $dollars ->
    [0] { $player } nimmt { TERM($card, form: "acc", article: "a") } kostenlos ({ COUNT($cowboys, "cowboy") }).
   *[other] { $player } kauft { TERM($card, form: "acc", article: "a") } für { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") }).
}
log-bought_pair = { $dollars ->
    [0] { $player } nimmt { COUNTS(1, $card, 1, $second, form: "acc") } kostenlos ({ COUNT($cowboys, "cowboy") }).
   *[other] { $player } kauft { COUNTS(1, $card, 1, $second, form: "acc") } für { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") }).
}
log-market_grew = Neu im Rindermarkt: { TERM($card) }.
log-engine_moved = { $player } zieht die Lok auf { TERM($place, kind: "track", form: "acc") }.
log-disc_cleared = { $player } nimmt einen Spielermarker weg: { TERM($disc) }.
log-disc_taken_back = { $player } nimmt einen Spielermarker von { TERM($station, form: "dat") } zurück.
log-upgraded = { $dollars ->
    [0] { $player } baut { TERM($station, form: "acc") } kostenlos aus.
   *[other] { $player } baut { TERM($station, form: "acc") } für { COUNT($dollars, "dollar") } aus.
}
log-master_taken = { $player } setzt { TERM($worker, form: "acc", article: "a") } ein und nimmt { TERM($master, form: "acc", article: "the") }.
log-hazard_taken = { $dollars ->
    [0] { $player } entfernt kostenlos { TERM($tile, form: "acc", article: "a") }.
   *[other] { $player } entfernt { TERM($tile, form: "acc", article: "a") } für { COUNT($dollars, "dollar") }.
}
log-bandit_taken = { $player } fängt { TERM($tile, form: "acc", article: "a") }: { TERM($node) }.
log-tile_placed = { TERM($tile, article: "a") } kommt ins Spiel: { TERM($node) }.
log-tile_lost = Kein Platz für { TERM($tile, form: "acc", article: "a") }: Das Plättchen kommt aus dem Spiel.
log-job_seeker = { TERM($worker, article: "a") } kommt in den Arbeitsmarkt, Reihe { $row }.
log-foresight_filled = Vorschau { $column }: { TERM($tile) }.
log-income_taken = { $certificates ->
    [0] { $player } nimmt { COUNT($total, "dollar") } Einkommen: Zuchtwert { $value }.
   *[other] { $player } nimmt { COUNT($total, "dollar") } Einkommen: Zuchtwert { $value }, { COUNT($certificates, "certificate") }.
}
log-simmental_raised = { $player } zieht { COUNT($count, $card, form: "acc") } auf.
log-delivered = { $transport ->
    [0] { $player } liefert nach { TERM($city) }.
   *[other] { $player } liefert nach { TERM($city) }: Transportkosten { COUNT($transport, "dollar") }.
}
log-not_delivered = { $player } kann nicht liefern.
log-job_token_taken = { $player } nimmt den Arbeitsmarkt-Anzeiger: ein letzter Zug für alle anderen.
log-sam_drew = Sams Karte: { $card }.
log-sam_specialised = Sam ist jetzt spezialisiert auf: { TERM($worker) }.
log-game_ended = { $reason ->
    [length] Die Partie ist zu Ende: Sie hat ihre Höchstlänge erreicht.
   *[job_market] Die Partie ist zu Ende: Der Arbeitsmarkt ist voll.
}
notice-job_token_taken = { log-job_token_taken }

## Warum die Partie endete, und die Wertung

ended-job_market = Der Arbeitsmarkt ist voll
ended-length = Die Partie hat ihre Höchstlänge erreicht
score-money = Dollar
score-buildings = Gebäude
score-cities = Städte
score-stations = Bahnhöfe
score-hazards = Gefahren
score-cattle = Rinder
score-objectives = Aufträge
score-station_masters = Bahnhofsvorsteher
score-workers = Arbeiter
score-step_disc = Schrittlimit-Marker
score-job_market_token = Arbeitsmarkt-Anzeiger

## Warum nicht

reason-aux_locked = Diese Hilfsaktion ist gesperrt: Nimm zuerst ihren Spielermarker weg.
reason-cannot_pay_requirement = Du kannst die Voraussetzung nicht erfüllen.
reason-local_action_used = Nur anstelle der Ortsaktionen; eine hast du schon genutzt.
reason-building_used = Dieses Gebäude ist nicht mehr in deinem Vorrat.
reason-not_enough_builders = Braucht { COUNT($need, "builder", form: "acc") }, du hast { $have }.
reason-not_enough_cowboys = Braucht { COUNT($need, "cowboy", form: "acc") }, du hast noch { $have }.
reason-space_taken = Dieses Feld ist belegt.
reason-needs_more_builders_to_replace = Das neue Gebäude muss mehr Handwerker brauchen als das ersetzte.
reason-value_too_low = Braucht Zuchtwert { $need }, du hast { $have }.
reason-already_delivered = Dorthin hast du schon geliefert.
reason-no_disc = Du hast keinen Spielermarker, der dort liegen darf.
reason-needs_white_corners = Ein Spielermarker mit dunklen Ecken passt nur auf ein Feld mit dunklen Ecken.
reason-discs_left_on_board = Nur wenn kein Spielermarker auf deiner Spielerablage passt.
reason-too_far = { COUNT($need, "step") } entfernt, dein Limit ist { $have }.
reason-not_into_kansas_city = Diese Schritte dürfen nicht nach Kansas City führen.
reason-token_row = Aus dieser Reihe kann noch nicht eingestellt werden.
reason-row_full = Deine Reihe für diese Arbeiter ist voll.
reason-job_market_closed = Es dürfen keine Arbeiter mehr gewählt werden.
reason-not_a_step_of_the_track = Diesen Schritt gibt es auf der Zertifikatsleiste nicht.
reason-printed_worker_stays = Der aufgedruckte Arbeiter bleibt; eingestellt hast du keinen davon.

## Optionen

option-sides = Seiten der eigenen Gebäude
option-sides-help = Alle nutzen von jeder Nummer dieselbe Seite.
option-sides-a = Seite a
option-sides-b = Seite b
option-sides-random = Zufällig je Nummer
option-neutral_buildings = Neutrale Gebäude
option-neutral_buildings-help = In der ersten Partie liegen sie in der Reihenfolge ihrer Buchstaben.
option-neutral_buildings-first_game = Wie für die erste Partie
option-neutral_buildings-shuffled = Gemischt
option-simmental = Simmental-Modus
option-simmental-help = Fügt Simmental-Rinder hinzu, die in Kansas City vom Kalb zur Färse und zur Kuh heranwachsen.
option-difficulty = Schwierigkeitsgrad des Solomodus
option-difficulty-help = Für eine Person gegen Sam. Sam ist eine Rekonstruktion: Seine Karten stehen nicht in der vorliegenden Anleitung.
option-difficulty-easy = Leicht
option-difficulty-medium = Mittel
option-difficulty-hard = Schwer
tip-start = Hier wartet der Viehtreiber nach Kansas City; der nächste Zug führt zu den ersten Orten.
tip-building_space = Leer: kein Ort, kostet keinen Schritt. Jeder darf hier ein eigenes Gebäude bauen.
tip-private_building = Du baust es durch eine Aktion am Pfad; Gegner zahlen dir dort die Gebühr seiner Hände.
tip-hand_green = Eine Gebühr: Wer hier vorbeizieht oder hält, zahlt sie, nur der Eigentümer nicht.
tip-hand_black = { tip-hand_green }
tip-railroad = Hier fahren die Loks; an den Ausfahrtsfeldern liegen die Bahnhöfe.
tip-turnout = Hier darf eine Lok halten; dann darf ihr Besitzer den Bahnhof ausbauen.
tip-red_cross = Jedes Kreuz zwischen deiner Lok und der Stadt kostet bei einer Lieferung 1 Dollar.
tip-city = Nach einer Lieferung legst du hier einen Spielermarker ab; der Wert nennt den nötigen Zuchtwert.
tip-city_link = Zählt für dich, sobald in beiden Städten einer deiner Spielermarker liegt.
tip-arrow_yellow = Ist diese Reihe voll, wird der Rindermarkt aufgefüllt.
tip-arrow_green = Ist diese Reihe voll, beginnt das Ende der Partie.
tip-market_stack = Verdeckte Rinderkarten; ein Cowboy, der nichts kauft, bringt 2 davon in den Markt.
tip-worker_area = Deine Arbeiter. Der erste jeder Reihe ist aufgedruckt und bleibt; manche Plätze bringen sofort eine Aktion.
tip-player_board = Wie viele Schritte, Handkarten und Zertifikate du haben darfst, und die Spielermarker, die diese Limits erhöhen, wenn sie wegkommen.
tip-auxiliary_action = Eine davon, einfach, statt aller Ortsaktionen; oder wo ein Gebäude es erlaubt, einfach oder doppelt.
tip-objective_area = Gespielte Auftragskarten und was du gesammelt hast. Am Ende zählen die Karten, was du hast.
tip-hand = Am Ende deines Zuges ziehst du bis zu deinem Handkartenlimit nach.
tip-draw_pile = Welche Karten noch da sind, darfst du wissen; ihre Reihenfolge kennt niemand.
tip-step_limit = So viele Schritte darf dein Viehtreiber in einem Zug machen.
tip-hand_limit = So viele Karten hast du am Ende eines Zuges auf der Hand.
tip-certificate = { tip-certificate_track }
tip-temporary_certificate = { tip-certificate_track }
tip-permanent_certificate = Erhöht jede Lieferung um 1 und wird nie ausgegeben.
tip-station = Halte auf seinem Ausfahrtsfeld, zahle den Preis und lege einen Spielermarker.
tip-sam_card = Je Zug sagt eine Karte, was Sam tut. Rekonstruiert.
tip-specialization_token = Die Arbeiterart, von der Sam am meisten hat; manche Karten von Sam fragen danach.
