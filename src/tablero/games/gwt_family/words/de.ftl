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
answer-move-play-all = { answer-play }
answer-act-play-all = { answer-play }
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
ask-move-bare = Wähle, wohin dein Viehtreiber zieht.
answer-stop = { $stands ->
    [neutral] { TERM($tile) }
    [private] { TERM($tile) } ({ TERM($node) })
    [rival] { TERM($tile) } ({ TERM($node) })
   *[other] { TERM($node) }
}
answer-move = { $fee ->
    [0] { answer-stop }: { COUNT($steps, "step") }
   *[other] { answer-stop }: { COUNT($steps, "step") }, { answer-fee }
}
answer-move-bare = { answer-stop }
answer-move-bare-bare = { TERM($node) }
ask-route = Wähle den Weg. Ziel: { answer-stop }.
ask-route-bare = Wähle den Weg.
answer-route = { $fee ->
    [0] Über { TERM($tile, form: "acc") }
   *[other] Über { TERM($tile, form: "acc") }, { answer-fee }
}
answer-route-bare = Über { TERM($node, form: "acc") }
ask-act = { $open ->
    [all] { TERM($tile) }: Wähle eine Aktion.
    [auxiliary] { TERM($tile) }: Wähle eine Hilfsaktion.
   *[rest] { TERM($tile) }: Wähle eine weitere Aktion oder höre hier auf.
}
ask-act-bare = Wähle eine Aktion.
answer-act-done = Hier aufhören
act-instead = { $open ->
    [auxiliary] { "" }
   *[other] Statt der Aktionen hier –{ " " }
}
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
answer-hire-bare = { TERM($worker) } (Reihe { $row })
ask-building-bare = Wähle ein Gebäude aus deinem Vorrat.
answer-building-bare = Gebäude { $number }
ask-build_on = Wähle ein Feld für { TERM($building, form: "acc") }.
ask-build_on-bare = Wähle ein Feld für das Gebäude.
answer-build_on-bare = { TERM($node) }
ask-buy-bare = Wähle Rinder, die du kaufst.
answer-buy-done = Kauf beenden
ask-engine-bare = Wähle, wohin die Lok fährt.
answer-engine-bare = Auf { TERM($place, kind: "track", form: "acc") }
ask-upgrade-bare = Den Bahnhof ausbauen? Wähle einen Spielermarker.
answer-upgrade-bare = { TERM($disc) }
answer-upgrade-from-all = Spielermarker von { TERM($station, form: "dat") }: { COUNT($points, "victory_point") }
answer-upgrade-from-all-bare = Spielermarker von { TERM($station, form: "dat") }
ask-upgrade_behind = Wähle einen Bahnhof hinter der Lok.
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
ask-disc-bare = Wähle einen Spielermarker.
answer-disc = { answer-upgrade }
answer-disc-bare = { answer-upgrade-bare }
answer-disc-from-all = { answer-upgrade-from-all }
answer-disc-from-all-bare = { answer-upgrade-from-all-bare }

## Das Protokoll

log-turn_began = Zug { $turn }: { $player }.
log-herder_placed = { $player } { VERB($player, "stellt", "stellst") } den Viehtreiber auf: { TERM($stop) }.
log-moved = { $player } { VERB($player, "bewegt", "bewegst") } den Viehtreiber: { TERM($stop) }.
log-gained = { $player } { VERB($player, "erhält", "erhältst") } { COUNT($dollars, "dollar") }.
log-paid = { $player } { VERB($player, "zahlt", "zahlst") } { COUNT($dollars, "dollar") }.
log-certified = { $player } { VERB($player, "hat", "hast") } jetzt { COUNT($certificates, "temporary_certificate", form: "acc") }.
log-token_gained = { $player } { VERB($player, "erhält", "erhältst") } { COUNT($count, "exchange_token") }.
log-token_used = { $player } { VERB($player, "setzt", "setzt") } ein Tauschplättchen ein.
log-drew = { $player } { VERB($player, "zieht", "ziehst") } { TERM($card, form: "acc", article: "a") }.
log-drew-bare = { $player } { VERB($player, "zieht", "ziehst") } eine Karte.
log-shuffled = { $player } { VERB($player, "mischt", "mischst") } den Ablagestapel zu einem neuen Zugstapel.
log-discarded = { $player } { VERB($player, "wirft", "wirfst") } { TERM($card, form: "acc", article: "a") } ab.
log-card_removed = { $player } { VERB($player, "entfernt", "entfernst") } { TERM($card, form: "acc", article: "a") } aus dem Spiel.
log-objective_taken = { $player } { VERB($player, "nimmt", "nimmst") } { TERM($objective, form: "acc", article: "the") }.
log-objective_shown = Neu in der Auslage: { TERM($objective) }.
log-objective_played = { $player } { VERB($player, "spielt", "spielst") } { TERM($objective, form: "acc", article: "the") } aus.
log-built = { $dollars ->
    [0] { $player } { VERB($player, "baut", "baust") } { TERM($building, form: "acc") } kostenlos: { TERM($node) }.
   *[other] { $player } { VERB($player, "baut", "baust") } { TERM($building, form: "acc") } für { COUNT($dollars, "dollar") }: { TERM($node) }.
}
log-replaced = { TERM($building) } wird ersetzt und kommt aus dem Spiel.
log-market_grew = Neu im Rindermarkt: { TERM($card) }.
log-engine_moved = { $player } { VERB($player, "zieht", "ziehst") } die Lok auf { TERM($place, kind: "track", form: "acc") }.
log-disc_cleared = { $player } { VERB($player, "nimmt", "nimmst") } einen Spielermarker weg: { TERM($disc) }.
log-disc_taken_back = { $player } { VERB($player, "nimmt", "nimmst") } einen Spielermarker von { TERM($station, form: "dat") } zurück.
log-master_taken = { $player } { VERB($player, "setzt", "setzt") } { TERM($worker, form: "acc", article: "a") } ein und { VERB($player, "nimmt", "nimmst") } { TERM($master, form: "acc", article: "the") }.
log-tile_placed = { TERM($tile, article: "a") } kommt ins Spiel: { TERM($node) }.
log-tile_lost = Kein Platz für { TERM($tile, form: "acc", article: "a") }: Das Plättchen kommt aus dem Spiel.
log-job_seeker = { TERM($worker, article: "a") } kommt in den Arbeitsmarkt, Reihe { $row }.
log-foresight_filled = Vorschau { $column }: { TERM($tile) }.
log-job_token_taken = { $player } { VERB($player, "nimmt", "nimmst") } den Arbeitsmarkt-Anzeiger: ein letzter Zug für alle anderen.
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
reason-space_taken = Dieses Feld ist belegt.
reason-needs_more_builders_to_replace = Das neue Gebäude muss mehr Handwerker brauchen als das ersetzte.
reason-value_too_low = Braucht Zuchtwert { $need }, du hast { $have }.
reason-no_disc = Du hast keinen Spielermarker, der dort liegen darf.
reason-needs_white_corners = Ein Spielermarker mit dunklen Ecken passt nur auf ein Feld mit dunklen Ecken.
reason-discs_left_on_board = Nur wenn kein Spielermarker auf deiner Spielerablage passt.
reason-too_far = { COUNT($need, "step") } entfernt, dein Limit ist { $have }.
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
option-difficulty = Schwierigkeitsgrad des Solomodus
option-difficulty-easy = Leicht
option-difficulty-medium = Mittel
option-difficulty-hard = Schwer
tip-worker_area = Deine Arbeiter. Der erste jeder Reihe ist aufgedruckt und bleibt; manche Plätze bringen sofort eine Aktion.
tip-player_board = Wie viele Schritte, Handkarten und Zertifikate du haben darfst, und die Spielermarker, die diese Limits erhöhen, wenn sie wegkommen.
tip-auxiliary_action = Eine davon, einfach, statt aller Ortsaktionen; oder wo ein Gebäude es erlaubt, einfach oder doppelt.
tip-hand = Am Ende deines Zuges ziehst du bis zu deinem Handkartenlimit nach.
tip-draw_pile = Welche Karten in deinem noch da sind, darfst du wissen: Zahl drücken; ihre Reihenfolge kennt niemand.
tip-hand_limit = So viele Karten hast du am Ende eines Zuges auf der Hand.
note-met = erfüllt
note-objective-met = So wie es steht, zählt es.
note-objective-open = So wie es steht, nicht erfüllt; jede Sache dient nur einem Auftrag.
