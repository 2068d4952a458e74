## What wins, at the head of the rules

goal = Die meisten Punkte gewinnen: Handelsposten, Gebäude, Arbeiter- und Rinderkarten, Aufträge, Bonusplättchen und Geld bringen welche. Ist der Simmental-Stapel leer und kommt jemand in El Paso an, haben alle anderen noch einen Zug.

## Fragen und Antworten

answer-bonus = { $pay ->
    [0] { TERM($worker, form: "acc", article: "a") } abwerfen: { COUNTS($dollars, "dollar", $certificates, "certificate") }
   *[other] { TERM($worker, form: "acc", article: "a") } abwerfen und { COUNT($pay, "dollar") } zahlen: { COUNTS($dollars, "dollar", $certificates, "certificate") }
}
answer-place_herder-bonus-all = { answer-bonus }
answer-move-bonus-all = { answer-bonus }
answer-act-bonus-all = { answer-bonus }
answer-aux-bonus-all = { answer-bonus }
answer-hire-bonus-all = { answer-bonus }
answer-buy-bonus-all = { answer-bonus }
answer-train-exchange = { answer-exchange }
answer-train-bonus-all = { answer-bonus }
answer-building-bonus-all = { answer-bonus }
answer-post-exchange = { answer-exchange }
answer-post-bonus-all = { answer-bonus }
ask-act = { $open ->
    [all] { TERM($tile) }: Wähle eine Aktion.
    [auxiliary] { TERM($tile) }: Wähle eine Hilfsaktion.
    [last] Der letzte Zug endet: Was gibst du aus?
   *[rest] { TERM($tile) }: Wähle eine Aktion oder höre hier auf.
}
ask-move = { $reason ->
    [action] Bewege deinen Viehtreiber bis zu { COUNT($steps, "step") } und nutze den neuen Ort.
   *[phase_a] Bewege deinen Viehtreiber bis zu { COUNT($steps, "step") }.
}
answer-stop = { $stands ->
    [neutral] { TERM($tile) }
    [common] { TERM($tile) } ({ TERM($node) })
    [rival] { TERM($tile) } eines Gegners ({ TERM($node) }): nur eine Hilfsaktion
    [closing] { TERM($node) }: du beendest die Partie
   *[other] { TERM($node) }
}
answer-move = { $cowboys ->
    [0] { answer-stop }
   *[other] { answer-stop }: { COUNT($cowboys, "cowboy", form: "acc") } abwerfen
}
answer-act-aux_dollar = { $level ->
    [2] { aux-dollar-after-instead }
   *[other] { aux-dollar-basic-instead }
}
answer-act-aux_dollar-bare = { aux-dollar-basic }
answer-aux-dollar = { $level ->
    [2] { aux-dollar-after }
   *[other] { aux-dollar-basic }
}
answer-aux-dollar-bare = { aux-dollar-basic }
answer-act-aux_card = { $level ->
    [2] { aux-card-after-instead }
   *[other] { aux-card-basic-instead }
}
answer-act-aux_card-bare = { aux-card-basic }
answer-aux-card = { $level ->
    [2] { aux-card-after }
   *[other] { aux-card-basic }
}
answer-aux-card-bare = { aux-card-basic }
answer-act-done = { $at ->
    [train] Zugkarte beenden
   *[location] Hier aufhören
}
answer-act-done-bare = Hier aufhören
answer-aux-done = Keine weitere Hilfsaktion
answer-hire = { $dollars ->
    [0] { TERM($worker) } kostenlos
   *[other] { TERM($worker) } für { COUNT($dollars, "dollar") }
}
answer-hire-bare = { TERM($worker) }
answer-hire-no = Niemanden einstellen
ask-buy = Wähle eine Rinderkarte, die du kaufst.
answer-buy = { TERM($card) } für { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") })
answer-buy-bare = { TERM($card) }
ask-train = Wähle eine Zugkarte, die du nutzt.
answer-train = { TERM($train) } für { COUNT($dollars, "dollar") } ({ COUNT($engineers, "engineer") })
answer-train-bare = Zugkarte { $number }
ask-building = Wähle ein Gebäude aus dem Vorrat.
answer-building = { $replaced ->
    [open] { TERM($building) } ({ COUNT($builders, "builder") }): { COUNT($points, "victory_point") }
    [none] { TERM($building) }: { COUNT($points, "victory_point") } – { TERM($node) } für { COUNT($dollars, "dollar") } ({ COUNT($builders, "builder") })
   *[other] { TERM($building) }: { COUNT($points, "victory_point") } – { TERM($node) } für { COUNT($dollars, "dollar") } ({ COUNT($builders, "builder") }), ersetzt { TERM($replaced, form: "acc") }
}
answer-building-bare = Gebäude { $number }
answer-build_on = { $replaced ->
    [none] { TERM($node) } für { COUNT($dollars, "dollar") } ({ COUNT($builders, "builder") })
   *[other] { TERM($node) } für { COUNT($dollars, "dollar") } ({ COUNT($builders, "builder") }), ersetzt { TERM($replaced, form: "acc") }
}
ask-jokers = Preis: { COUNT($count, $worker) }. Welche Arbeiter wirfst du ab?
ask-jokers-bare = Wie viele der Arbeiter sind Joker?
answer-jokers = { COUNTS($workers, $worker, $count, "joker", form: "acc") }
answer-jokers-bare = { COUNT($count, "joker") }
ask-tile = { $sort ->
    [objective] Wähle ein Auftragsplättchen.
    [bonus] Wähle ein Bonusplättchen.
   *[any] Wähle ein Auftrags- oder Bonusplättchen.
}
ask-tile-bare = Wähle ein Plättchen.
answer-tile = { TERM($objective) }: { COUNT($points, "victory_point") }
answer-tile-bare = { TERM($objective) }
answer-tile-lasting-all = { answer-bonus_tile }
answer-tile-lasting-all-bare = { answer-bonus_tile-bare }
answer-tile-further-all = { answer-bonus_tile }
answer-tile-further-all-bare = { answer-bonus_tile-bare }
answer-bonus_tile = { TERM($bonus) }, { COUNT($points, "victory_point") }
answer-bonus_tile-bare = { TERM($bonus) }
answer-tile-objective_stack = Oberstes Auftragsplättchen vom Stapel, verdeckt (noch { $left })
answer-tile-objective_stack-bare = Oberstes Auftragsplättchen vom Stapel, verdeckt
answer-tile-bonus_stack = Oberstes Bonusplättchen vom Stapel, verdeckt (noch { $left })
answer-tile-bonus_stack-bare = Oberstes Bonusplättchen vom Stapel, verdeckt
ask-discard-bare = Wirf eine Karte ab.
ask-remove_card = Wähle eine Handkarte, die du aus dem Spiel entfernst.
ask-again = Noch einmal eine Karte tauschen?
answer-again-yes = Ja
answer-again-no = Nein
ask-post = Lieferung, Wert { $value }; Zertifikate, die du ausgeben kannst: { $certificates }. Wähle einen Handelsposten.
ask-post-bare = Lieferung: Wähle einen Handelsposten.
post-price = { $certificates ->
    [0] { "" }
   *[other] ; kostet { COUNT($certificates, "certificate", form: "acc") }
}
answer-post-no = Keinen Spielermarker ablegen und die Zertifikate behalten
ask-disc = Wähle einen Spielermarker für { TERM($post) }. Der Posten hat { TERM($corners) }.
answer-disc = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($dollars, "dollar", $points, "victory_point") }
}
answer-disc-bare = { TERM($disc) }
disc-worth = { $worth ->
    [none] { "" }
   *[some] ; { COUNTS($dollars, "dollar", $points, "victory_point") }
}

## Das Protokoll

log-cowboys_spent = { $player } { VERB($player, "wirft", "wirfst") } { COUNT($count, "cowboy", form: "acc") } für weitere Schritte ab.
log-certified = { $player } { VERB($player, "hat", "hast") } jetzt { COUNT($certificates, "certificate", form: "acc") }.
log-bonus_used = { $player } { VERB($player, "wirft", "wirfst") } { TERM($worker, form: "acc", article: "a") } für den Bonus ab.
log-worker_came = { $player } { VERB($player, "zieht", "ziehst") } { TERM($worker, form: "acc", article: "a") } für den Arbeiterbereich.
log-hired = { $dollars ->
    [0] { $player } { VERB($player, "stellt", "stellst") } kostenlos { TERM($worker, form: "acc", article: "a") } ein.
   *[other] { $player } { VERB($player, "stellt", "stellst") } für { COUNT($dollars, "dollar") } { TERM($worker, form: "acc", article: "a") } ein.
}
log-workers_spent = { $player } { VERB($player, "wirft", "wirfst") } { COUNTS($count, $worker, $jokers, "joker", form: "acc") } ab.
log-bought = { $player } { VERB($player, "kauft", "kaufst") } { TERM($card, form: "acc", article: "a") } für { COUNT($dollars, "dollar") }.
log-cattle_gained = { $player } { VERB($player, "nimmt", "nimmst") } { TERM($card, form: "acc", article: "a") } vom Markt.
log-train_used = { $player } { VERB($player, "nutzt", "nutzt") } { TERM($train, form: "acc") } für { COUNT($dollars, "dollar") }.
log-replaced = { TERM($building) } wird ersetzt und kommt zurück in den Vorrat.
log-objective_shown = Neu in der Auslage: { TERM($objective) }.
log-bonus_taken = { $player } { VERB($player, "nimmt", "nimmst") } ein Plättchen: { TERM($bonus) }.
log-bonus_shown = Neu in der Auslage: { TERM($bonus) }.
log-simmental_taken = { $left ->
    [0] { $player } { VERB($player, "nimmt", "nimmst") } die letzte Simmental-Karte.
   *[other] { $player } { VERB($player, "nimmt", "nimmst") } eine Simmental-Karte (noch { $left }).
}
log-hand_shown = { $player } { VERB($player, "liefert", "lieferst") }: Wert { $value } ohne Zertifikate der Leiste.
log-delivered = { $certificates ->
    [0] { $player } { VERB($player, "liefert", "lieferst") }: { TERM($post) }.
   *[other] { $player } { VERB($player, "liefert", "lieferst") }: { TERM($post) }, dazu { COUNT($certificates, "certificate", form: "acc") }.
}
log-not_delivered = { $player } { VERB($player, "legt", "legst") } keinen Spielermarker ab.
log-game_closed = { $player } { VERB($player, "steht", "stehst") } auf dem Simmental-Feld: ein letzter Zug für alle anderen.
log-sue_drew = Sue deckt Karte { $card } auf.
log-sue_supplied = Sue nimmt { TERM($card, form: "acc", article: "a") } aus ihrem Vorrat.
log-game_ended = { $reason ->
    [length] Die Partie ist zu Ende: Sie hat ihre Höchstlänge erreicht.
   *[simmental] Die Partie ist zu Ende: Der Simmental-Stapel ist aufgebraucht.
}
notice-simmental_taken = { $left ->
    [0] Der Simmental-Stapel ist leer: Wer als Nächstes El Paso erreicht, beendet die Partie.
   *[other] { "" }
}
notice-game_closed = { log-game_closed }

## Warum die Partie endete, und die Wertung

ended-simmental = Der Simmental-Stapel ist aufgebraucht
ended-tie = Punktgleich: Die übrigen Dollar entscheiden
score-posts = Handelsposten
score-bonus_tiles = Bonusplättchen

## Warum nicht

reason-already_delivered = Dort liegt schon ein Spielermarker von dir.
reason-needs_white_corners = Ein Spielermarker mit schwarzen Ecken passt nur auf einen Posten mit schwarzen Ecken.
reason-no_first_worker = Stelle zuerst den ersten Arbeiter ein.
reason-no_ownership_token = Alle deine Besitzmarker liegen schon auf Gebäuden.
reason-no_tile_left = Davon gibt es kein Plättchen mehr.
reason-pile_empty = Davon gibt es keine mehr.
reason-same_worker_again = Der zweite Arbeiter muss von anderer Art sein.
reason-not_enough_workers = Braucht { COUNT($need, $worker, form: "acc") }, Joker mitgezählt; du hast { $have }.
reason-too_far = { COUNT($need, "step") } entfernt; du kommst { $have } weit, Cowboys mitgezählt.
reason-value_too_low = Braucht Wert { $need }, du kommst auf { $have }.

## Optionen

option-building_sides = Seiten der gemeinsamen Gebäude
option-building_sides-help = Jede Art zeigt die ganze Partie eine Seite. Die Seiten b sind eine Rekonstruktion.
option-building_sides-a = Seite a
option-building_sides-b = Seite b
option-building_sides-random = Zufällig je Art
option-train_sides = Seiten der Zugkarten
option-train_sides-help = In der ersten Partie zeigen sie die Vorderseite. Die Rückseiten der Karten 1 bis 3 sind eine Rekonstruktion.
option-train_sides-front = Vorderseiten
option-train_sides-back = Rückseiten
option-train_sides-random = Zufällig je Karte
option-harder_cards = Schwere Karten von Sue
option-harder_cards-help = Für eine Person gegen Sue. Was ihre Karten sagen, ist eine Rekonstruktion: Sie stehen nicht in der vorliegenden Anleitung. Auch ohne sie ist Sue schwer zu schlagen: Unser gieriger Bot hat im Schnitt 62 Punkte, wo sie 111 hat.

## Tipps

tip-herder = Dein Viehtreiber zieht im Kreis und kommt immer wieder nach El Paso.
tip-worker_area = Arbeiter von hier gibst du für Rinder, Zug und Gebäude aus oder wirfst sie für ihren Bonus ab.
tip-exchange_token = Gib es zurück, um eine Karte zu ziehen und dann eine abzuwerfen.
tip-certificate = Jedes bei einer Lieferung ausgegebene erhöht ihren Wert um 1.
tip-simmental_stack = Ist er leer, beendet die Partie, wer als Nächstes El Paso erreicht.
tip-objective_stack = Verdeckte Auftragsplättchen.
tip-bonus_stack = Verdeckte Bonusplättchen.
tip-sue_card = Jeden Zug sagt eine Karte, was Sue tut. Rekonstruiert.
tip-worker_supply = Offene Stapel der Arbeiterkarten. Darunter steht, was eine aus dem Arbeiterbereich abgeworfene bringt.
tip-cattle_market = Jede Karte kostet Cowboys und Dollar und kommt auf deinen Ablagestapel.
tip-common_building = Wer eines baut, legt einen Besitzmarker darauf. Neben der Mütze stehen die nötigen Handwerker.
tip-objective_tile = Zählt am Ende, wenn du alles hast, was es verlangt; jede Karte, jedes Gebäude, jeder Spielermarker und jedes Plättchen dient nur einem Auftrag.
tip-bonus_tile = Bringt sofort oder bei jeder Lieferung etwas, dazu Punkte.
tip-auxiliary_action = Eine offene kann statt der Aktionen eines Ortes genommen werden. Die rechte Hälfte öffnet sich, wenn der Spielermarker weg ist.
tip-player_board = Deine Limits und die Spielermarker, die sie erhöhen.
tip-hand = Deine Rinderkarten. Bei einer Lieferung zählt jede Rinderart einmal.
tip-discard_pile = Wird neu gemischt, wenn der Zugstapel leer ist. Er liegt für alle offen: Zahl drücken.
tip-total_breeding_value = Was deine Hand jetzt bei einer Lieferung bringt; dahinter die Zertifikate, die du dazugeben könntest, nach dem Pfeil der teuerste Handelsposten, für den es reicht. Eine Karte, die noch abzuwerfen ist, zählt bis dahin mit.
tip-supply = Sues verdeckte Karten.
tip-delivery = Spielermarker, die Sue in ihren Zügen auf Handelsposten gelegt hat.
tip-trading_post = Lieferungen legen hier einen Spielermarker ab. Ein Doppelring nimmt mehrere derselben Farbe auf.
note-auxiliary = Anstelle von allem, was hier abgebildet ist.
note-stop-rival = Was es zeigt, darf nur sein Besitzer nutzen: Du führst eine Hilfsaktion aus.
note-stop-closing = Der Simmental-Stapel ist leer: Statt einer Karte zu nehmen, beendest du die Partie; alle anderen haben einen letzten Zug. Einkommen und Lieferung folgen.
note-stop-closed = Der Simmental-Stapel ist leer: Einkommen und Lieferung folgen, aber keine Karte.
note-replaced = Das Feld wird nicht noch einmal bezahlt.
