## What wins, at the head of the rules

goal = Die meisten Punkte gewinnen: Schiffe und Städte, Gebäude, Bahnhöfe, Landwirte, Rinder, Aufträge, Arbeiter und Geld bringen welche. Ist der Arbeitsmarkt voll, haben alle anderen noch einen Zug.

## Fragen und Antworten

answer-extra_delivery-exchange = { answer-exchange }
answer-extra_delivery-play-all = { answer-play }
ask-place_herder = Wähle ein neutrales Gebäude für deinen Estanciero.
answer-hire = { TERM($worker) } für { COUNT($pesos, "peso") } (Reihe { $row })
ask-building = Wähle ein Gebäude, { COUNT($each, "peso") } je Carpintero.
answer-building = { $replaced ->
    [open] { TERM($building) } ({ COUNT($builders, "carpintero") })
    [none] { TERM($building) } ({ COUNT($builders, "carpintero") }) – { TERM($node) } für { COUNT($pesos, "peso") }
   *[other] { TERM($building) } ({ COUNT($builders, "carpintero") }) – { TERM($node) } für { COUNT($pesos, "peso") }, ersetzt { TERM($replaced, form: "acc") }
}
answer-build_on = { $replaced ->
    [none] { TERM($node) } für { COUNT($pesos, "peso") }
   *[other] { TERM($node) } für { COUNT($pesos, "peso") }, ersetzt { TERM($replaced, form: "acc") }
}
ask-buy = Wähle Rinder, die du kaufst: noch { COUNT($gauchos, "gaucho") }.
answer-buy = { COUNTS(1, $card, 1, $second) } für { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") })
answer-buy-bare = { TERM($card) } für { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") })
answer-engine = { $upgrade ->
    [open] Auf { TERM($place, kind: "track", form: "acc") }: Ausbau für { COUNT($pesos, "peso") }, { COUNT($points, "victory_point") }
    [dear] Auf { TERM($place, kind: "track", form: "acc") }: Ausbau zu teuer ({ COUNT($pesos, "peso") })
   *[none] Auf { TERM($place, kind: "track", form: "acc") }
}
ask-upgrade = { TERM($station, form: "acc") } für { COUNT($pesos, "peso") } ausbauen, { COUNT($points, "victory_point") }? Wähle einen Spielermarker; der Bahnhof hat { TERM($corners) }.
answer-upgrade = { $worth ->
    [none] { TERM($disc) }
   *[some] { TERM($disc) }: { COUNTS($pesos, "peso", $points, "victory_point") }
}
answer-upgrade_behind = { TERM($station) } für { COUNT($pesos, "peso") }: { COUNT($points, "victory_point") }
answer-fee = { $payee ->
    [player] Gebühr { COUNT($fee, "peso") } an { WHO($payee_seat, form: "acc") }
    [bank] Gebühr { COUNT($fee, "peso") } unterwegs
    [open] Gebühr { COUNT($fee, "peso") } auf jedem Weg
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
ask-show_card = Stärke { $strength }, nötig ist mindestens { $need }. Eine Rinderkarte vorzeigen? Vorgezeigt: { $cards } von { $most }.
ask-show_card-bare = Eine Rinderkarte für ihre Stärke vorzeigen?
answer-show_card = { TERM($card) }: Stärke { $strength }
answer-show_card-bare = { TERM($card) }
answer-show_card-enough = Keine weitere Karte vorzeigen
ask-farmers = Noch Stärke { $strength }. Wähle einen Landwirt, dem du hilfst; bisher geholfen: { $count } von höchstens { $most }.
ask-farmers-bare = Wähle einen Landwirt, dem du hilfst.
answer-farmers = { TERM($node) }: { COUNT($pesos, "peso") } (Stärke { $strength })
answer-farmers-bare = { TERM($node) }
answer-farmers-enough = Keinem weiteren Landwirt helfen
ask-invest = { COUNT($pesos, "peso", form: "acc") } zahlen und einen Landwirt in deine Granjero-Reihe legen?
ask-invest-bare = Einen Landwirt in deine Granjero-Reihe legen?
answer-invest = { TERM($area, kind: "farmer") }
answer-invest-no = Die Landwirte neben die Spielerablage legen
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
    [0] { $gained ->
        [0] { TERM($ship) }: { $grain } Getreide{ note-ship-points }
       *[other] { TERM($ship) }: { $grain } Getreide, +{ COUNT($gained, "peso") }{ note-ship-points }
    }
   *[other] { TERM($ship) }: { $grain } Getreide, Zahlung { COUNT($pesos, "peso") }{ note-ship-points }
}
note-ship-points = { $points ->
    [0] { $later ->
        [0] {""}
       *[other] , später { COUNT($later, "victory_point") }
    }
   *[other] , { COUNT($points, "victory_point") }
}
answer-ship-bare = { TERM($ship) }
ask-disc = { TERM($target) }, { TERM($corners) }: Wähle einen Spielermarker.
ask-foresight = { $column ->
    [1] Vorschau A: Wähle ein Plättchen.
    [2] Vorschau B: Wähle ein Plättchen.
   *[3] Vorschau C: Wähle ein Plättchen.
}

## Das Protokoll

log-herder_placed = { $player } { VERB($player, "stellt", "stellst") } den Estanciero auf: { TERM($stop) }.
log-moved = { $player } { VERB($player, "bewegt", "bewegst") } den Estanciero: { TERM($stop) }.
log-fee_gained = { $player } { VERB($player, "erhält", "erhältst") } { COUNT($pesos, "peso") } Gebühr von der Bank: { $from_seat } { VERB($from_seat, "kommt", "kommst") } vorbei.
log-gained = { $player } { VERB($player, "erhält", "erhältst") } { COUNT($pesos, "peso") }.
log-paid = { $player } { VERB($player, "zahlt", "zahlst") } { COUNT($pesos, "peso") }.
log-hired = { $pesos ->
    [0] { $player } { VERB($player, "stellt", "stellst") } kostenlos { TERM($worker, form: "acc", article: "a") } ein (Platz { $slot }).
   *[other] { $player } { VERB($player, "stellt", "stellst") } für { COUNT($pesos, "peso") } { TERM($worker, form: "acc", article: "a") } ein (Platz { $slot }).
}
log-built = { $pesos ->
    [0] { $player } { VERB($player, "baut", "baust") } { TERM($building, form: "acc") } kostenlos: { TERM($node) }.
   *[other] { $player } { VERB($player, "baut", "baust") } { TERM($building, form: "acc") } für { COUNT($pesos, "peso") }: { TERM($node) }.
}
log-bought = { $pesos ->
    [0] { $player } { VERB($player, "nimmt", "nimmst") } { TERM($card, form: "acc", article: "a") } kostenlos ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } { VERB($player, "kauft", "kaufst") } { TERM($card, form: "acc", article: "a") } für { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") }).
}
log-bought_pair = { $pesos ->
    [0] { $player } { VERB($player, "nimmt", "nimmst") } { COUNTS(1, $card, 1, $second, form: "acc") } kostenlos ({ COUNT($gauchos, "gaucho") }).
   *[other] { $player } { VERB($player, "kauft", "kaufst") } { COUNTS(1, $card, 1, $second, form: "acc") } für { COUNT($pesos, "peso") } ({ COUNT($gauchos, "gaucho") }).
}
log-upgraded = { $pesos ->
    [0] { $player } { VERB($player, "baut", "baust") } { TERM($station, form: "acc") } kostenlos aus.
   *[other] { $player } { VERB($player, "baut", "baust") } { TERM($station, form: "acc") } für { COUNT($pesos, "peso") } aus.
}
log-income_taken = { $certificates ->
    [0] { $player } { VERB($player, "nimmt", "nimmst") } { COUNT($total, "peso") } Einkommen: Zuchtwert { $value }.
   *[other] { $player } { VERB($player, "nimmt", "nimmst") } { COUNT($total, "peso") } Einkommen: Zuchtwert { $value }, { COUNT($certificates, "certificate") }.
}
log-ramp_taken = { $player } { VERB($player, "nimmt", "nimmst") } { TERM($ramp) } nach Buenos Aires.
log-fee_paid = { $payee_seat ->
    [-1] { $player } { VERB($player, "lässt", "lässt") } { COUNT($pesos, "peso") } Gebühr da ({ TERM($stop) }).
   *[other] { $player } { VERB($player, "zahlt", "zahlst") } { COUNT($pesos, "peso") } Gebühr an { WHO($payee_seat, form: "acc") } ({ TERM($stop) }).
}
log-grain_gained = { $player } { VERB($player, "erhält", "erhältst") } { COUNT($grain, "grain") }, jetzt { $total }.
log-grain_paid = { $player } { VERB($player, "gibt", "gibst") } { COUNT($grain, "grain") } ab, jetzt noch { $total }.
log-exhausted = { $player } { VERB($player, "nimmt", "nimmst") } { COUNT($count, "exhaustion_card", form: "acc") }.
log-exhaustion_returned = { $player } { VERB($player, "legt", "legst") } { COUNT($count, "exhaustion_card", form: "acc") } zurück.
log-market_taken = { $player } { VERB($player, "nimmt", "nimmst") } { TERM($card, form: "acc", article: "a") } vom Markt.
log-disc_on_quay = { $player } { VERB($player, "legt", "legst") } einen Spielermarker auf einen Kai: { TERM($quay) }.
log-showed = { $player } { VERB($player, "zeigt", "zeigst") } { TERM($card, form: "acc", article: "a") } vor.
log-farmer_helped = { $player } { VERB($player, "hilft", "hilfst") }: { TERM($tile) }, { TERM($node) }.
log-invested = { $player } { VERB($player, "legt", "legst") } { TERM($area, kind: "farmer", form: "acc", article: "a") } für { COUNT($pesos, "peso") } in die Granjero-Reihe (Platz { $slot }).
log-delivered = { $player } { VERB($player, "liefert", "lieferst") }, { TERM($quay) }, für { COUNT($grain, "grain") }: { TERM($spot) }.
log-loaded = { $pesos ->
    [0] { $player } { VERB($player, "verlädt", "verlädst") } auf { TERM($ship, form: "acc") }: { COUNT($grain, "grain") }.
   *[other] { $player } { VERB($player, "verlädt", "verlädst") } auf { TERM($ship, form: "acc") }: { COUNT($grain, "grain") }, { COUNT($pesos, "peso") } für das Fehlende.
}
log-not_loaded = { $player } { VERB($player, "kann", "kannst") } nicht verladen.
log-foresight_filled = { $column ->
    [1] Vorschau A: { TERM($tile) }.
    [2] Vorschau B: { TERM($tile) }.
   *[3] Vorschau C: { TERM($tile) }.
}
log-ships_departed = { $banner ->
    [yellow] Die Schiffe mit gelbem Banner legen ab.
    [turquoise] Die Schiffe mit türkisem Banner legen ab.
   *[purple] Die Schiffe mit violettem Banner legen ab.
}
log-ship_joined = Neu in der Ladezone: { TERM($ship) }.
log-pedro_drew = Pedro deckt Karte { $card } auf.
log-pedro_loading = Pedro deckt Verladerkarte { $card } auf.
log-pedro_specialised = Pedro ist jetzt spezialisiert auf: { TERM($worker) }.

## Warum die Partie endete, und die Wertung

score-money = Pesos
score-ships = Schiffe
score-farmers = Landwirte
score-cattle = Rinder und Erschöpfung

## Optionen

option-difficulty-help = Für eine Person gegen Pedro. Pedro ist eine Rekonstruktion: Seine Karten stehen nicht in der vorliegenden Anleitung.
option-city_sides = Seiten der Stadtpläne
option-city_sides-help = Seite b ist eine Rekonstruktion: Niemand hat sie vom Spielmaterial abgelesen.
option-city_sides-a = Seite a
option-city_sides-b = Seite b
option-city_sides-random = Zufällig je Stadt
option-loading_objective = Auftragskarte beim Verladen
option-loading_objective-help = Die Anleitungen sind verschieden: Eine erlaubt auch den Stapel.
option-loading_objective-any = Auslage oder Stapel
option-loading_objective-display = Nur Auslage
