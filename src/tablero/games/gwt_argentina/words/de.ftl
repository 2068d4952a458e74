## Fragen und Antworten

answer-place_herder-exchange = { answer-exchange }
answer-move-exchange = { answer-exchange }
answer-act-exchange = { answer-exchange }
answer-aux-exchange = { answer-exchange }
answer-hire-exchange = { answer-exchange }
answer-building-exchange = { answer-exchange }
answer-buy-exchange = { answer-exchange }
answer-engine-exchange = { answer-exchange }
answer-foresight-exchange = { answer-exchange }
answer-income-exchange = { answer-exchange }
answer-immediate-exchange = { answer-exchange }
answer-route-exchange = { answer-exchange }
answer-discard-exchange = { answer-exchange }
answer-remove_card-exchange = { answer-exchange }
answer-draw-exchange = { answer-exchange }
answer-objective-exchange = { answer-exchange }
answer-build_on-exchange = { answer-exchange }
answer-upgrade-exchange = { answer-exchange }
answer-upgrade_behind-exchange = { answer-exchange }
answer-station_master-exchange = { answer-exchange }
answer-extra_delivery-exchange = { answer-exchange }
answer-move-play-all = { answer-play }
answer-act-play-all = { answer-play }
answer-income-play-all = { answer-play }
answer-extra_delivery-play-all = { answer-play }
answer-exchange = Tauschplättchen einsetzen
answer-play = { TERM($objective, form: "acc", article: "the") } ausspielen
answer-immediate-no = Auf die Sofortaktion verzichten
answer-remove_card-no = Keine Karte entfernen
answer-objective-no = Keine Auftragskarte nehmen
answer-engine-no = Lok stehen lassen
answer-upgrade-no = Bahnhof nicht ausbauen
answer-station_master-no = Keinen Arbeiter einsetzen
ask-place_herder = Wähle ein neutrales Gebäude für deinen Estanciero.
answer-place_herder = { TERM($tile) }
answer-place_herder-bare = { TERM($node) }
answer-stop = { $stands ->
    [neutral] { TERM($tile) }
    [private] { TERM($tile) } ({ TERM($node) })
   *[other] { TERM($node) }
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
answer-draw = { COUNT($count, "card") }
answer-objective = { TERM($objective) }
answer-objective-stack = Oberste Karte vom Stapel
ask-hire = Wähle einen Arbeiter, den du einstellst.
answer-hire = { TERM($worker) } für { COUNT($pesos, "peso") } (Reihe { $row })
answer-hire-bare = { TERM($worker) } (Reihe { $row })
ask-building = Wähle ein Gebäude, { COUNT($each, "peso") } je Carpintero.
ask-building-bare = Wähle ein Gebäude aus deinem Vorrat.
answer-building = { TERM($building) } ({ COUNT($builders, "carpintero") })
answer-building-bare = Gebäude { $number }
ask-build_on = Wähle ein Feld für { TERM($building, form: "acc") }.
ask-build_on-bare = Wähle ein Feld für das Gebäude.
answer-build_on = { TERM($node) } für { COUNT($pesos, "peso") }
answer-build_on-bare = { TERM($node) }
ask-buy = Wähle Rinder, die du kaufst: noch { COUNT($gauchos, "gaucho") }.
ask-buy-bare = Wähle Rinder, die du kaufst.
answer-buy = { COUNTS(1, $card, 1, $second) } für { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") })
answer-buy-bare = { TERM($card) } für { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") })
answer-buy-draw = Mit 1 Gaucho 2 Karten in den Markt legen
answer-buy-done = Kauf beenden
ask-engine-bare = Wähle, wohin die Lok fährt.
answer-engine = { $upgrade ->
    [open] Auf { TERM($place, kind: "track", form: "acc") }: Ausbau für { COUNT($pesos, "peso") }, { COUNT($points, "victory_point") }
   *[none] Auf { TERM($place, kind: "track", form: "acc") }
}
answer-engine-bare = Auf { TERM($place, kind: "track", form: "acc") }
ask-upgrade = { TERM($station, form: "acc") } für { COUNT($pesos, "peso") } ausbauen, { COUNT($points, "victory_point") }? Wähle einen Spielermarker; der Bahnhof hat { TERM($corners) }.
ask-upgrade-bare = Den Bahnhof ausbauen? Wähle einen Spielermarker.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($pesos, "peso", $points, "victory_point") }
}
answer-upgrade-bare = { TERM($disc) }
answer-upgrade-from-all = Spielermarker von { TERM($station, form: "dat") }: { COUNT($points, "victory_point") }
answer-upgrade-from-all-bare = Spielermarker von { TERM($station, form: "dat") }
ask-upgrade_behind = Wähle einen Bahnhof hinter der Lok.
answer-upgrade_behind = { TERM($station) } für { COUNT($pesos, "peso") }: { COUNT($points, "victory_point") }
answer-upgrade_behind-bare = { TERM($station) }
ask-station_master = { TERM($station) }: einen Arbeiter für { TERM($master, form: "acc", article: "the") } einsetzen?
ask-station_master-bare = Einen Arbeiter für den Bahnhofsvorsteher einsetzen?
answer-station_master = { TERM($worker) }
ask-foresight = Vorschau { $column }: Wähle ein Plättchen.
ask-foresight-bare = Vorschau: Wähle ein Plättchen.
answer-foresight = { TERM($tile) }
ask-income = Einkommen: Zuchtwert { $value }. Wie viele temporäre Zertifikate gibst du dazu?
ask-income-bare = Einkommen: Wie viele temporäre Zertifikate gibst du dazu?
answer-income-bare = { COUNT($count, "temporary_certificate") }
answer-disc = { answer-upgrade }
answer-disc-bare = { answer-upgrade-bare }
answer-disc-from-all = { answer-upgrade-from-all }
answer-disc-from-all-bare = { answer-upgrade-from-all-bare }
answer-fee = { $payee ->
    [player] Gebühr { COUNT($fee, "peso") } an { $payee_seat }
    [bank] Gebühr { COUNT($fee, "peso") } unterwegs
   *[several] Gebühr { COUNT($fee, "peso") }, an mehrere
}
answer-move-shortcut-all = { $fee ->
    [0] { TERM($ramp) } nach Buenos Aires: { COUNT($steps, "step") }
   *[other] { TERM($ramp) } nach Buenos Aires: { COUNT($steps, "step") }, { answer-fee }
}
answer-move-shortcut-all-bare = { TERM($ramp) }
ask-move = { $reason ->
    [action] Bewege deinen Estanciero bis zu { COUNT($steps, "step") } und nutze den neuen Ort.
   *[phase_a] Bewege deinen Estanciero bis zu { COUNT($steps, "step") }.
}
ask-move-bare = Wähle, wohin dein Estanciero zieht.
ask-draw = Wie viele Karten ziehst du? Danach gibst du ebenso viele Handkarten ab.
ask-objective = Wähle eine Auftragskarte; sie kommt auf deinen Ablagestapel.
ask-engine = { $way ->
    [back] Ziehe die Lok { COUNT($spaces, "space") } zurück.
   *[forward] Ziehe die Lok bis zu { COUNT($spaces, "space") } vorwärts.
}
ask-market_card = { $to ->
    [hand] Wähle eine Karte vom Rindermarkt für deine Hand.
   *[discard] Wähle eine Karte vom Rindermarkt; sie kommt auf deinen Ablagestapel.
}
ask-market_card-bare = Wähle eine Karte vom Rindermarkt.
answer-market_card = { TERM($card) }
ask-show_card = Stärke { $strength }, nötig ist mindestens { $need }. Eine Rinderkarte vorzeigen? Vorgezeigt: { $cards } von 4.
ask-show_card-bare = Eine Rinderkarte für ihre Stärke vorzeigen?
answer-show_card = { TERM($card) }: Stärke { $strength }
answer-show_card-bare = { TERM($card) }
answer-show_card-enough = Keine weitere Karte vorzeigen
ask-farmers = Noch Stärke { $strength }. Wähle einen Granjero, dem du hilfst; bisher geholfen: { $count }.
ask-farmers-bare = Wähle einen Granjero, dem du hilfst.
answer-farmers = { TERM($tile) }, { TERM($node) }: { COUNT($pesos, "peso") } (Stärke { $strength })
answer-farmers-bare = { TERM($node) }
answer-farmers-enough = Keinem weiteren Granjero helfen
ask-invest = { COUNT($pesos, "peso", form: "acc") } zahlen und einen Granjero in deine Granjero-Reihe legen?
ask-invest-bare = Einen Granjero in deine Granjero-Reihe legen?
answer-invest = { TERM($area, kind: "farmer") }
answer-invest-no = Die Granjeros neben die Spielerablage legen
ask-extra_delivery = Zusatzlieferung? Du hast { $grain } Getreide. Wähle einen Kai mit deinem Spielermarker.
ask-extra_delivery-bare = Zusatzlieferung? Wähle einen Kai.
answer-extra_delivery = { TERM($quay) }
answer-extra_delivery-no = Keine Zusatzlieferung
ask-spot = { TERM($quay) }: Wähle ein Bonusfeld; du hast { $grain } Getreide.
ask-spot-bare = Wähle ein Bonusfeld.
answer-spot = { TERM($spot) } für { $grain } Getreide: { COUNTS($pesos, "peso", $points, "victory_point") }
answer-spot-bare = { TERM($spot) }
answer-income = { COUNT($count, "temporary_certificate") }: Zuchtwert { $value }, reicht bis { TERM($ship) }
ask-ship = Verladen, Zuchtwert { $value }, { $grain } Getreide: Wähle ein Schiff.
ask-ship-bare = Verladen: Wähle ein Schiff.
answer-ship = { $pesos ->
    [0] { TERM($ship) }: { $grain } Getreide, { COUNT($points, "victory_point") }
   *[other] { TERM($ship) }: { $grain } Getreide, Zahlung { COUNT($pesos, "peso") }, { COUNT($points, "victory_point") }
}
answer-ship-bare = { TERM($ship) }
ask-disc = { TERM($target) }, { TERM($corners) }: Wähle einen Spielermarker.
ask-disc-bare = Wähle einen Spielermarker.

## Das Protokoll

log-turn_began = Zug { $turn }: { $player }.
log-herder_placed = { $player } stellt den Estanciero auf: { TERM($stop) }.
log-moved = { $player } bewegt den Estanciero: { TERM($stop) }.
log-fee_gained = { $player } erhält { COUNT($pesos, "peso") } Gebühr von { $from_seat }.
log-gained = { $player } erhält { COUNT($pesos, "peso") }.
log-paid = { $player } zahlt { COUNT($pesos, "peso") }.
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
log-hired = { $pesos ->
    [0] { $player } stellt kostenlos { TERM($worker, form: "acc", article: "a") } ein (Platz { $slot }).
   *[other] { $player } stellt für { COUNT($pesos, "peso") } { TERM($worker, form: "acc", article: "a") } ein (Platz { $slot }).
}
log-built = { $pesos ->
    [0] { $player } baut { TERM($building, form: "acc") } kostenlos: { TERM($node) }.
   *[other] { $player } baut { TERM($building, form: "acc") } für { COUNT($pesos, "peso") }: { TERM($node) }.
}
log-replaced = { TERM($building) } wird ersetzt und kommt aus dem Spiel.
log-bought = { $pesos ->
    [0] { $player } nimmt { TERM($card, form: "acc", article: "a") } kostenlos ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } kauft { TERM($card, form: "acc", article: "a") } für { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") }).
}
log-bought_pair = { $pesos ->
    [0] { $player } nimmt { COUNTS(1, $card, 1, $second, form: "acc") } kostenlos ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } kauft { COUNTS(1, $card, 1, $second, form: "acc") } für { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") }).
}
log-market_grew = Neu im Rindermarkt: { TERM($card) }.
log-engine_moved = { $player } zieht die Lok auf { TERM($place, kind: "track", form: "acc") }.
log-disc_cleared = { $player } nimmt einen Spielermarker weg: { TERM($disc) }.
log-disc_taken_back = { $player } nimmt einen Spielermarker von { TERM($station, form: "dat") } zurück.
log-upgraded = { $pesos ->
    [0] { $player } baut { TERM($station, form: "acc") } kostenlos aus.
   *[other] { $player } baut { TERM($station, form: "acc") } für { COUNT($pesos, "peso") } aus.
}
log-master_taken = { $player } setzt { TERM($worker, form: "acc", article: "a") } ein und nimmt { TERM($master, form: "acc", article: "the") }.
log-tile_placed = { TERM($tile, article: "a") } kommt ins Spiel: { TERM($node) }.
log-tile_lost = Kein Platz für { TERM($tile, form: "acc", article: "a") }: Das Plättchen kommt aus dem Spiel.
log-job_seeker = { TERM($worker, article: "a") } kommt in den Arbeitsmarkt, Reihe { $row }.
log-foresight_filled = Vorschau { $column }: { TERM($tile) }.
log-income_taken = { $certificates ->
    [0] { $player } nimmt { COUNT($total, "peso") } Einkommen: Zuchtwert { $value }.
   *[other] { $player } nimmt { COUNT($total, "peso") } Einkommen: Zuchtwert { $value }, { COUNT($certificates, "certificate") }.
}
log-job_token_taken = { $player } nimmt den Arbeitsmarkt-Anzeiger: ein letzter Zug für alle anderen.
log-game_ended = { $reason ->
    [length] Die Partie ist zu Ende: Sie hat ihre Höchstlänge erreicht.
   *[job_market] Die Partie ist zu Ende: Der Arbeitsmarkt ist voll.
}
notice-job_token_taken = { log-job_token_taken }
log-ramp_taken = { $player } nimmt { TERM($ramp) } nach Buenos Aires.
log-fee_paid = { $payee_seat ->
    [-1] { $player } lässt { COUNT($pesos, "peso") } Gebühr da ({ TERM($stop) }).
   *[other] { $player } zahlt { COUNT($pesos, "peso") } Gebühr an { $payee_seat } ({ TERM($stop) }).
}
log-grain_gained = { $player } erhält { COUNT($grain, "grain") }, jetzt { $total }.
log-grain_paid = { $player } gibt { COUNT($grain, "grain") } ab, es bleiben { $total }.
log-exhausted = { $player } nimmt { COUNT($count, "exhaustion_card", form: "acc") }.
log-exhaustion_returned = { $player } legt { COUNT($count, "exhaustion_card", form: "acc") } zurück.
log-market_taken = { $player } nimmt { TERM($card, form: "acc", article: "a") } vom Markt.
log-disc_on_quay = { $player } legt einen Spielermarker auf einen Kai: { TERM($quay) }.
log-showed = { $player } zeigt { TERM($card, form: "acc", article: "a") } vor.
log-farmer_helped = { $player } hilft: { TERM($tile) }, { TERM($node) }.
log-invested = { $player } legt { TERM($area, kind: "farmer", form: "acc", article: "a") } für { COUNT($pesos, "peso") } in die Granjero-Reihe (Platz { $slot }).
log-delivered = { $player } liefert, { TERM($quay) }, für { COUNT($grain, "grain") }: { TERM($spot) }.
log-loaded = { $pesos ->
    [0] { $player } verlädt auf { TERM($ship, form: "acc") }: { COUNT($grain, "grain") }.
   *[other] { $player } verlädt auf { TERM($ship, form: "acc") }: { COUNT($grain, "grain") }, { COUNT($pesos, "peso") } für das Fehlende.
}
log-not_loaded = { $player } kann nicht verladen.
log-ships_departed = { $banner ->
    [yellow] Die Schiffe mit gelbem Banner legen ab.
    [turquoise] Die Schiffe mit türkisem Banner legen ab.
   *[purple] Die Schiffe mit violettem Banner legen ab.
}
log-ship_joined = Neu im Verladebereich: { TERM($ship) }.
log-pedro_drew = Pedros Karte: { $card }.
log-pedro_loading = Pedros Verladekarte: { $card }.
log-pedro_specialised = Pedro ist jetzt spezialisiert auf: { TERM($worker) }.

## Warum die Partie endete, und die Wertung

ended-job_market = Der Arbeitsmarkt ist voll
ended-length = Die Partie hat ihre Höchstlänge erreicht
score-money = Pesos
score-buildings = Gebäude
score-cities = Städte
score-stations = Bahnhöfe
score-cattle = Rinder
score-objectives = Aufträge
score-station_masters = Bahnhofsvorsteher
score-workers = Arbeiter
score-step_disc = Schrittlimit-Marker
score-job_market_token = Arbeitsmarkt-Anzeiger
score-ships = Schiffe
score-farmers = Granjeros

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
option-difficulty = Schwierigkeitsgrad des Solomodus
option-difficulty-help = Für eine Person gegen Sam. Pedro ist eine Rekonstruktion: Seine Karten stehen nicht in der vorliegenden Anleitung.
option-difficulty-easy = Leicht
option-difficulty-medium = Mittel
option-difficulty-hard = Schwer
option-city_sides = Seiten der Stadtpläne
option-city_sides-help = Seite b ist eine Rekonstruktion: Niemand hat sie vom Spielmaterial abgelesen.
option-city_sides-a = Seite a
option-city_sides-b = Seite b
option-city_sides-random = Zufällig je Stadt
option-loading_objective = Auftragskarte beim Verladen
option-loading_objective-help = Die Anleitungen sind verschieden: Eine erlaubt auch den Stapel.
option-loading_objective-any = Auslage oder Stapel
option-loading_objective-display = Nur Auslage
