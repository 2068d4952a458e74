## What wins, at the head of the rules

goal = Die meisten Punkte gewinnen: Lieferungen, Gebäude, Bahnhöfe, Gefahren, Rinder, Aufträge, Arbeiter und Geld bringen welche. Ist der Arbeitsmarkt voll, haben alle anderen noch einen Zug.

## Fragen und Antworten

answer-hazard-exchange = { answer-exchange }
answer-bandit-exchange = { answer-exchange }
answer-copy_building-exchange = { answer-exchange }
answer-city-exchange = { answer-exchange }
answer-disc-exchange = { answer-exchange }
answer-foresight-play-all = { answer-play }

ask-move = { $reason ->
    [free] Bewege deinen Viehtreiber ohne Gebühr bis zu { COUNT($steps, "step") }.
    [action] Bewege deinen Viehtreiber bis zu { COUNT($steps, "step") } und nutze den neuen Ort.
   *[phase_a] Bewege deinen Viehtreiber bis zu { COUNT($steps, "step") }.
}
answer-fee = { $payee ->
    [bank] Gebühr { COUNT($fee, "dollar") } an die Bank
    [player] Gebühr { COUNT($fee, "dollar") } an { WHO($payee_seat, form: "acc") }
    [open] Gebühr { COUNT($fee, "dollar") } auf jedem Weg
   *[several] Gebühr { COUNT($fee, "dollar") }, an mehrere
}

ask-copy_building = Wähle das Nachbargebäude.
answer-copy_building = { answer-stop }
answer-copy_building-bare = { TERM($node) }

ask-draw = Wie viele Karten ziehst du? Danach wirfst du ebenso viele ab.
ask-objective = { $to ->
    [hand] Wähle eine Auftragskarte für deine Hand.
   *[discard] Wähle eine Auftragskarte; sie kommt auf deinen Ablagestapel.
}
ask-objective-bare = Wähle eine Auftragskarte.

answer-hire = { TERM($worker) } für { COUNT($dollars, "dollar") } (Reihe { $row })
ask-building = Wähle ein Gebäude, { COUNT($each, "dollar") } je Handwerker.
answer-building = { $replaced ->
    [open] { TERM($building) } ({ COUNT($builders, "builder") })
    [none] { TERM($building) } ({ COUNT($builders, "builder") }) – { TERM($node) } für { COUNT($dollars, "dollar") }
   *[other] { TERM($building) } ({ COUNT($builders, "builder") }) – { TERM($node) } für { COUNT($dollars, "dollar") }, ersetzt { TERM($replaced, form: "acc") }
}
answer-build_on = { $replaced ->
    [none] { TERM($node) } für { COUNT($dollars, "dollar") }
   *[other] { TERM($node) } für { COUNT($dollars, "dollar") }, ersetzt { TERM($replaced, form: "acc") }
}
ask-buy = Wähle Rinder, die du kaufst: noch { COUNT($cowboys, "cowboy") }.
answer-buy = { COUNTS(1, $card, 1, $second) } für { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") })
answer-buy-bare = { TERM($card) } für { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") })
ask-engine = { $way ->
    [delivery] Sonderlieferung: Ziehe die Lok zurück. Jedes freie nummerierte Feld auf dem Weg zählt 1 für den Wert der Stadt, ein Ausfahrtsfeld nichts.
    [back] Ziehe die Lok { COUNT($spaces, "space") } zurück.
    [return] Ende der Strecke: Ziehe die Lok auf ein freies Feld zurück und nimm { COUNT($dollars, "dollar") }.
   *[forward] Ziehe die Lok bis zu { COUNT($spaces, "space") } vorwärts.
}
answer-engine = { $upgrade ->
    [open] Auf { TERM($place, kind: "track", form: "acc") }: Ausbau für { COUNT($dollars, "dollar") }, { COUNT($points, "victory_point") }
    [dear] Auf { TERM($place, kind: "track", form: "acc") }: Ausbau zu teuer ({ COUNT($dollars, "dollar") })
   *[none] Auf { TERM($place, kind: "track", form: "acc") }
}
ask-upgrade = { TERM($station, form: "acc") } für { COUNT($dollars, "dollar") } ausbauen, { COUNT($points, "victory_point") }? Wähle einen Spielermarker; der Bahnhof hat { TERM($corners) }.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($dollars, "dollar", $points, "victory_point") }
}
answer-upgrade_behind = { TERM($station) } für { COUNT($dollars, "dollar") }: { COUNT($points, "victory_point") }
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

answer-income = { COUNT($count, "temporary_certificate") }: Zuchtwert { $value }, reicht bis { TERM($city) }
ask-raise_simmental = Wie viele { TERM($card, form: "pl") } ziehst du auf?
ask-raise_simmental-bare = Wie viele Simmental-Karten ziehst du auf?
answer-raise_simmental = { COUNT($count, "card") }
ask-city = Lieferung, Zuchtwert { $value }: Wähle eine Stadt.
ask-city-bare = Lieferung: Wähle eine Stadt.
answer-city-gains = { COUNTS($net, "dollar", $points, "victory_point", $tokens, "exchange_token", $cards, "objective_card") }
answer-city = { TERM($city) }: { $net ->
        [0] { $points ->
            [0] { $tokens ->
                [0] { $cards ->
                    [0] kostenlos
                   *[other] { answer-city-gains }
                }
               *[other] { answer-city-gains }
            }
           *[other] { answer-city-gains }
        }
       *[other] { answer-city-gains }
    }
answer-city-bare = { TERM($city) }
ask-disc = Wähle einen Spielermarker für { TERM($city) }. Die Stadt hat { TERM($corners) }.

## Das Protokoll

log-fee_paid = { $payee_seat ->
    [-1] { $player } { VERB($player, "zahlt", "zahlst") } { COUNT($dollars, "dollar") } Gebühr an die Bank ({ TERM($stop) }).
   *[other] { $player } { VERB($player, "zahlt", "zahlst") } { COUNT($dollars, "dollar") } Gebühr an { WHO($payee_seat, form: "acc") } ({ TERM($stop) }).
}
log-fee_gained = { $player } { VERB($player, "erhält", "erhältst") } { COUNT($dollars, "dollar") } Gebühr von der Bank: { $from_seat } { VERB($from_seat, "kommt", "kommst") } vorbei.
log-hired = { $dollars ->
    [0] { $player } { VERB($player, "stellt", "stellst") } kostenlos { TERM($worker, form: "acc", article: "a") } ein (Platz { $slot }).
   *[other] { $player } { VERB($player, "stellt", "stellst") } für { COUNT($dollars, "dollar") } { TERM($worker, form: "acc", article: "a") } ein (Platz { $slot }).
}
log-bought = { $dollars ->
    [0] { $player } { VERB($player, "nimmt", "nimmst") } { TERM($card, form: "acc", article: "a") } kostenlos ({ COUNT($cowboys, "cowboy") }).
   *[other] { $player } { VERB($player, "kauft", "kaufst") } { TERM($card, form: "acc", article: "a") } für { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") }).
}
log-bought_pair = { $dollars ->
    [0] { $player } { VERB($player, "nimmt", "nimmst") } { COUNTS(1, $card, 1, $second, form: "acc") } kostenlos ({ COUNT($cowboys, "cowboy") }).
   *[other] { $player } { VERB($player, "kauft", "kaufst") } { COUNTS(1, $card, 1, $second, form: "acc") } für { COUNT($dollars, "dollar") } ({ COUNT($cowboys, "cowboy") }).
}
log-upgraded = { $dollars ->
    [0] { $player } { VERB($player, "baut", "baust") } { TERM($station, form: "acc") } kostenlos aus.
   *[other] { $player } { VERB($player, "baut", "baust") } { TERM($station, form: "acc") } für { COUNT($dollars, "dollar") } aus.
}
log-hazard_taken = { $dollars ->
    [0] { $player } { VERB($player, "entfernt", "entfernst") } kostenlos { TERM($tile, form: "acc", article: "a") }.
   *[other] { $player } { VERB($player, "entfernt", "entfernst") } { TERM($tile, form: "acc", article: "a") } für { COUNT($dollars, "dollar") }.
}
log-bandit_taken = { $player } { VERB($player, "fängt", "fängst") } { TERM($tile, form: "acc", article: "a") }: { TERM($node) }.
log-income_taken = { $certificates ->
    [0] { $player } { VERB($player, "nimmt", "nimmst") } { COUNT($total, "dollar") } Einkommen: Zuchtwert { $value }.
   *[other] { $player } { VERB($player, "nimmt", "nimmst") } { COUNT($total, "dollar") } Einkommen: Zuchtwert { $value }, { COUNT($certificates, "certificate") }.
}
log-simmental_raised = { $player } { VERB($player, "zieht", "ziehst") } { COUNT($count, $card, form: "acc") } auf.
log-delivered = { $transport ->
    [0] { $player } { VERB($player, "liefert", "lieferst") } nach { TERM($city) }.
   *[other] { $player } { VERB($player, "liefert", "lieferst") } nach { TERM($city) }: Transportkosten { COUNT($transport, "dollar") }.
}
log-not_delivered = { $player } { VERB($player, "kann", "kannst") } nicht liefern.
log-sam_drew = Sam deckt Karte { $card } auf.
log-sam_specialised = Sam ist jetzt spezialisiert auf: { TERM($worker) }.

## Warum die Partie endete, und die Wertung

score-hazards = Gefahren

## Warum nicht

reason-not_enough_builders = Braucht { COUNT($need, "builder", form: "acc") }, du hast { $have }.
reason-not_enough_cowboys = Braucht { COUNT($need, "cowboy", form: "acc") }, du hast noch { $have }.
reason-already_delivered = Dorthin hast du schon geliefert.
reason-not_into_kansas_city = Diese Schritte dürfen nicht nach Kansas City führen.

## Optionen

option-simmental = Simmental-Modus
option-simmental-help = Fügt Simmental-Rinder hinzu, die in Kansas City vom Kalb zur Färse und zur Kuh heranwachsen.
option-difficulty-help = Für eine Person gegen Sam. Sam ist eine Rekonstruktion: Seine Karten stehen nicht in der vorliegenden Anleitung.
tip-start = Hier wartet der Viehtreiber nach Kansas City; der nächste Zug führt zu den ersten Orten.
tip-red_cross = Jedes Kreuz zwischen deiner Lok und der Stadt kostet bei einer Lieferung 1 Dollar.
tip-city = Nach einer Lieferung legst du hier einen Spielermarker ab; der Wert nennt den nötigen Zuchtwert.
tip-city_link = Zählt für dich, sobald in beiden Städten einer deiner Spielermarker liegt.
tip-arrow_yellow = Ist diese Reihe voll, wird der Rindermarkt aufgefüllt.
tip-arrow_green = Ist diese Reihe voll, beginnt das Ende der Partie.
tip-step_limit = So viele Schritte darf dein Viehtreiber in einem Zug machen.
tip-permanent_certificate = Erhöht jede Lieferung um 1 und wird nie ausgegeben.
tip-sam_card = Je Zug sagt eine Karte, was Sam tut. Rekonstruiert.
tip-specialization_token = Die Arbeiterart, von der Sam am meisten hat; manche Karten von Sam fragen danach.
