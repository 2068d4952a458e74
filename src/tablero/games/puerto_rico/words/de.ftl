## What wins, at the head of the rules

goal = Die meisten Siegpunkte gewinnen: die für verschiffte Waren, die auf deinen Gebäuden und die Bonuspunkte besetzter großer Gebäude. Die Partie endet mit der Runde, in der Kolonisten oder Siegpunkte ausgehen oder eine Stadt voll ist.

## Fragen und Antworten

ask-pick_role = Wähle eine Rolle.
answer-pick_role = { $doubloons ->
    [0] { TERM($word) }
   *[other] { TERM($word) } und { COUNT($doubloons, "doubloon") }
}
answer-pick_role-bare = { TERM($word) }

ask-draw_extra_tile = Hazienda: vorab eine verdeckte Plantage ziehen?
answer-draw_extra_tile-yes = Plantage ziehen
answer-draw_extra_tile-no = Keine Plantage ziehen

ask-take_tile = Wähle ein Plättchen für deine Insel.
answer-take_tile = { TERM($word, kind: "plantation") }
answer-take_tile-pass = Nichts nehmen

ask-settle_colonist = Hospiz: einen Kolonisten auf { TERM($tile, kind: "plantation", form: "acc", article: "the") } setzen?
ask-settle_colonist-bare = Hospiz: einen Kolonisten auf das neue Plättchen setzen?
answer-settle_colonist-yes = Kolonisten setzen
answer-settle_colonist-no = Neues Plättchen unbesetzt lassen

ask-take_colonist = Privileg: 1 weiteren Kolonisten aus dem Vorrat nehmen?
answer-take_colonist-yes = Kolonisten nehmen
answer-take_colonist-no = Auf den Kolonisten verzichten

ask-place_colonists = { TERM($slot, kind: "plantation") }: Wie viele Kolonisten? { COUNT($circles, "circle") }, noch { COUNT($left, "colonist") }.
ask-place_colonists-bare = Wie viele Kolonisten arbeiten hier?
answer-place_colonists = { TERM($slot, kind: "plantation") }: { COUNT($word, "colonist") }
answer-place_colonists-bare = { COUNT($word, "colonist") }

ask-build = Wähle ein Gebäude.
answer-build = { $cost ->
    [0] { TERM($word) }, kostenlos
   *[other] { TERM($word) } für { COUNT($cost, "doubloon") }
}
answer-build-bare = { TERM($word) }
answer-build-pass = Nichts bauen

ask-staff_building = Universität: { TERM($building, form: "acc", article: "the") } mit einem Kolonisten besetzen?
ask-staff_building-bare = Universität: das neue Gebäude mit einem Kolonisten besetzen?
answer-staff_building-yes = Kolonisten setzen
answer-staff_building-no = Neues Gebäude unbesetzt lassen

ask-extra_good = Privileg: Wähle 1 weitere Ware.
answer-extra_good = 1 { TERM($word) }
answer-extra_good-pass = Nichts nehmen

ask-sell = Eine Ware an das Handelshaus verkaufen?
answer-sell = { TERM($word, form: "acc") } für { COUNT($price, "doubloon") } verkaufen
answer-sell-bare = { TERM($word, form: "acc") } verkaufen
answer-sell-pass = Nichts verkaufen

ask-load = { $lost ->
    [0] Wähle Waren zum Verladen. Von deinen Waren würde nichts verderben.
    [one] Wähle Waren zum Verladen. Sonst verdirbt { COUNT($lost, "good") }.
   *[other] Wähle Waren zum Verladen. Sonst verderben { COUNT($lost, "good") }.
}
ask-load-bare = Wähle Waren zum Verladen.
answer-load = { COUNT($amount, $good) } auf das { $size }er-Schiff: { COUNT($points, "victory_point") }
answer-load-bare = { TERM($good) } verladen
answer-load-corn_wharf = { COUNT($amount, $good) } mit der Werft: { COUNT($points, "victory_point") }
answer-load-corn_wharf-bare = { TERM($good) } mit der Werft
answer-load-indigo_wharf = { answer-load-corn_wharf }
answer-load-indigo_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-sugar_wharf = { answer-load-corn_wharf }
answer-load-sugar_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-tobacco_wharf = { answer-load-corn_wharf }
answer-load-tobacco_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-coffee_wharf = { answer-load-corn_wharf }
answer-load-coffee_wharf-bare = { answer-load-corn_wharf-bare }
answer-load-stop = Nichts mehr verladen

ask-take_points = { COUNT($points, "victory_point") } zusätzlich: Damit ist der Vorrat leer und das Spiel endet nach dieser Runde. Nehmen?
ask-take_points-bare = Mit den zusätzlichen Siegpunkten ist der Vorrat leer und das Spiel endet nach dieser Runde. Nehmen?
answer-take_points-yes = Nehmen und das Spiel beenden
answer-take_points-no = Verzichten

ask-store_kind = { $places ->
    [one] Lagerhaus: Wähle die Warensorte, die du lagerst.
   *[other] Lagerhaus: Wähle die erste von { $places } Warensorten, die du lagerst.
} { $lost ->
    [0] Nichts muss verderben.
   *[other] Verlust mindestens: { COUNT($lost, "good") }.
}
ask-store_kind-bare = Lagerhaus: Wähle eine Warensorte, die du lagerst.
answer-store_kind = { COUNT($amount, $word) }
answer-store_kind-bare = { TERM($word) }
ask-store_unit = Wähle die eine Ware, die du behältst. Verlust: { COUNT($lost, "good") }.
ask-store_unit-bare = Wähle die eine Ware, die du behältst.
answer-store_unit = 1 { TERM($word) }

## Das Protokoll

log-round_began = Runde { $round } beginnt. Gouverneur: { $player }.
log-role_picked = { $doubloons ->
    [0] { $player } { VERB($player, "wählt", "wählst") } { TERM($role, form: "acc", article: "the") }.
   *[other] { $player } { VERB($player, "wählt", "wählst") } { TERM($role, form: "acc", article: "the") } und { VERB($player, "nimmt", "nimmst") } { COUNT($doubloons, "doubloon") } von der Karte.
}
log-tile_drawn = { $player } { VERB($player, "zieht", "ziehst") } mit der Hazienda { TERM($tile, kind: "plantation", form: "acc", article: "a") }.
log-tile_taken = { $player } { VERB($player, "legt", "legst") } { TERM($tile, kind: "plantation", form: "acc", article: "a") } an.
log-row_refilled = Neu in der Auslage: { COUNTS($corn, "corn_plantation", $indigo, "indigo_plantation", $sugar, "sugar_plantation", $tobacco, "tobacco_plantation", $coffee, "coffee_plantation") }.
log-stack_reshuffled = Die abgelegten Plantagen werden zu einem neuen Stapel gemischt: { COUNT($tiles, "island_tile") }.
log-colonist_settled = { $player } { VERB($player, "setzt", "setzt") } einen Kolonisten auf { TERM($tile, kind: "plantation", form: "acc", article: "the") } (Hospiz).
log-colonists_dealt = { $privilege ->
    [0] { $player } { VERB($player, "erhält", "erhältst") } { COUNT($colonists, "colonist", form: "acc") }.
   *[other] { $player } { VERB($player, "erhält", "erhältst") } { COUNT($colonists, "colonist", form: "acc") } und { $privilege } weiteren als Privileg.
}
log-colonists_placed = { $colonists ->
    [0] { $player } { VERB($player, "lässt", "lässt") } { TERM($slot, kind: "plantation", form: "acc", article: "the") } unbesetzt.
   *[other] { $player } { VERB($player, "setzt", "setzt") } { COUNT($colonists, "colonist", form: "acc") } ein: { TERM($slot, kind: "plantation") }.
}
log-ship_refilled = Das Kolonistenschiff nimmt { COUNT($colonists, "colonist", form: "acc") } auf.
log-built = { $cost ->
    [0] { $player } { VERB($player, "baut", "baust") } { TERM($building, form: "acc", article: "the") } kostenlos (Rabatt { $saved }).
   *[other] { $saved ->
        [0] { $player } { VERB($player, "baut", "baust") } { TERM($building, form: "acc", article: "the") } für { COUNT($cost, "doubloon") }.
       *[other] { $player } { VERB($player, "baut", "baust") } { TERM($building, form: "acc", article: "the") } für { COUNT($cost, "doubloon") } (Rabatt { $saved }).
    }
}
log-building_staffed = { $player } { VERB($player, "besetzt", "besetzt") } { TERM($building, form: "acc", article: "the") } mit einem Kolonisten (Universität).
log-produced = { $player } { VERB($player, "produziert", "produzierst") } { COUNTS($corn, "corn", $indigo, "indigo", $sugar, "sugar", $tobacco, "tobacco", $coffee, "coffee") }.
log-factory_paid = { $player } { VERB($player, "erhält", "erhältst") } { COUNT($doubloons, "doubloon") } (Manufaktur).
log-extra_taken = { $player } { VERB($player, "nimmt", "nimmst") } 1 { TERM($good) } zusätzlich (Privileg).
log-sold = { $player } { VERB($player, "verkauft", "verkaufst") } { TERM($good, form: "acc") } für { COUNT($price, "doubloon") }.
log-house_cleared = Das Handelshaus ist voll: Seine Waren kommen zurück in den Vorrat.
log-loaded = { $player } { VERB($player, "verlädt", "verlädst") } { COUNT($amount, $good) } auf das { $size }er-Schiff: { COUNT($points, "victory_point") }.
log-wharf_loaded = { $player } { VERB($player, "verschifft", "verschiffst") } { COUNT($amount, $good) } mit der Werft: { COUNT($points, "victory_point") }.
log-extra_points = { $points ->
    [0] { $player } { VERB($player, "verzichtet", "verzichtest") } auf den letzten Siegpunkt.
   *[other] { $player } { VERB($player, "nimmt", "nimmst") } { COUNT($points, "victory_point") } zusätzlich.
}
log-stored = { $how ->
    [warehouse] { $player } { VERB($player, "lagert", "lagerst") } { COUNT($amount, $good) } im Lagerhaus.
   *[single] { $player } { VERB($player, "behält", "behältst") } { COUNT($amount, $good) }.
}
log-spoiled = { $player } { VERB($player, "verliert", "verlierst") } { COUNT($amount, $good) }: kein Platz auf einem Schiff oder im Lagerhaus.
log-ship_cleared = Das { $size }er-Schiff segelt mit { TERM($good, form: "dat") } in die Alte Welt.
log-prospected = { $player } { VERB($player, "erhält", "erhältst") } { COUNT($doubloons, "doubloon") } (Goldsucher).
log-passed = { $player } { VERB($player, "passt", "passt") }.
log-end_triggered = { $reason ->
    [colonists] Die Kolonisten sind aufgebraucht: Die Partie endet nach dieser Runde.
    [city_full] { $player } { VERB($player, "bebaut", "bebaust") } das letzte Stadtfeld: Die Partie endet nach dieser Runde.
    [chips] Die Siegpunktechips sind aufgebraucht: Die Partie endet nach dieser Runde.
   *[length] Die Partie hat ihre Höchstlänge erreicht und endet hier.
}
log-game_ended = { $reason ->
    [colonists] Die Partie ist zu Ende: Die Kolonisten sind aufgebraucht.
    [city_full] Die Partie ist zu Ende: Eine Stadt ist voll.
    [chips] Die Partie ist zu Ende: Die Siegpunktechips sind aufgebraucht.
   *[length] Die Partie ist zu Ende: Sie hat ihre Höchstlänge erreicht.
}
notice-end_triggered = { log-end_triggered }

## Warum die Partie endete

ended-colonists = Die Kolonisten sind aufgebraucht
ended-city_full = Eine Stadt ist voll
ended-chips = Die Siegpunktechips sind aufgebraucht
ended-length = Die Partie hat ihre Höchstlänge erreicht
ended-tie = Punktgleich: Dublonen und Waren entscheiden

## Warum nicht

reason-role_taken = Diese Rolle wurde in dieser Runde schon gewählt.
reason-none_in_row = In der Auslage liegt keine solche Plantage.
reason-no_quarry_right = Einen Steinbruch gibt es nur für den Siedler oder mit besetzter Bauhütte.
reason-no_quarries_left = Es sind keine Steinbrüche mehr da.
reason-already_owned = Dieses Gebäude besitzt du schon.
reason-none_left = Dieses Gebäude ist nicht mehr da.
reason-no_city_space = { $need ->
    [one] Deine Stadt hat kein freies Feld.
   *[other] Braucht { $need } freie Stadtfelder.
}
reason-too_many_large = Deine Stadt hat keinen Platz für ein weiteres großes Gebäude.
reason-must_fill_circles = Kolonisten müssen alle freien Kreise besetzen: hier mindestens { $need }.
reason-too_many_colonists = Du hast noch { COUNT($have, "colonist", form: "acc") }.
reason-not_produced = Diese Ware hast du in dieser Phase nicht produziert.
reason-supply_empty = Von dieser Ware ist nichts mehr im Vorrat.
reason-no_such_good = Diese Ware hast du nicht.
reason-already_in_house = Diese Ware liegt schon im Handelshaus; ein weiterer Verkauf braucht ein Kontor.
reason-ship_full = Das { $size }er-Schiff ist voll.
reason-ship_carries_other = Das { $size }er-Schiff hat { TERM($good, form: "acc") } geladen.
reason-other_ship_carries = { TERM($good) } ist schon auf dem { $size }er-Schiff.
reason-must_load_most = Das { $size }er-Schiff ist zu klein: Wähle eines, das { $amount } fasst.
reason-no_wharf = Braucht eine besetzte Werft.
reason-wharf_used = Die Werft hast du in dieser Phase schon genutzt.
reason-must_load = Du musst verladen, solange du kannst.
reason-already_stored = Diese Sorte ist schon gelagert.
reason-passed_over = Die Sorten kommen der Reihe nach: Diese wurde übergangen.
reason-stored_later = Die Sorten kommen der Reihe nach: Lagere erst eine andere, dann kann diese folgen.

## Optionen und Wertung

option-hospice_hacienda_international = Hospiz nicht auf Hazienda-Plättchen
option-hospice_hacienda_international-help = Internationale Regel: Die verdeckte Plantage der Hazienda erhält nie den Kolonisten des Hospizes.
option-mayor_may_decline = Bürgermeister darf auf den Kolonisten verzichten
option-mayor_may_decline-help = Wer den Bürgermeister wählt, wird gefragt, ob der zusätzliche Kolonist genommen wird.
option-open_chips = Offene Siegpunkte
option-open_chips-help = Alle sehen während der Partie die Siegpunkte der anderen; an einem Gerät braucht es keinen Vorhang.
option-factory_university_swap = Manufaktur und Universität tauschen Preise

score-chips = Siegpunktechips
score-buildings = Gebäude
score-large_buildings = Bonus großer Gebäude

## Rollen

tip-settler = Alle nehmen eine Plantage aus der Auslage. Privileg: stattdessen ein Steinbruch.
tip-mayor = Die Kolonisten vom Schiff werden verteilt, und alle setzen ihre Kolonisten neu ein. Privileg: 1 Kolonist mehr aus dem Vorrat.
tip-builder = Alle dürfen ein Gebäude bauen. Privileg: 1 Dublone billiger.
tip-craftsman = Alle produzieren Waren. Privileg: 1 Ware mehr von einer Sorte, die du produziert hast.
tip-trader = Alle dürfen eine Ware an das Handelshaus verkaufen. Privileg: 1 Dublone mehr für den Verkauf.
tip-captain = Alle müssen Waren auf die Schiffe verladen, je Ware 1 Siegpunkt. Privileg: 1 Siegpunkt mehr bei der ersten Verladung.
tip-prospector = Nimm 1 Dublone. Alle anderen tun nichts.
tip-prospector_1 = { tip-prospector }
tip-prospector_2 = { tip-prospector }

## Plättchen und Waren

tip-corn_plantation = Liefert mit einem Kolonisten 1 Mais. Kein Gebäude nötig.
tip-indigo_plantation = Versorgt mit einem Kolonisten einen Platz in einer Indigoküferei.
tip-sugar_plantation = Versorgt mit einem Kolonisten einen Platz in einer Zuckermühle.
tip-tobacco_plantation = Versorgt mit einem Kolonisten einen Platz in einem Tabakspeicher.
tip-coffee_plantation = Versorgt mit einem Kolonisten einen Platz in einer Kaffeerösterei.
tip-quarry = Macht mit einem Kolonisten Gebäude 1 Dublone billiger; die Spalte des Gebäudes setzt die Grenze.
tip-take_tile-corn = { tip-corn_plantation }
tip-take_tile-indigo = { tip-indigo_plantation }
tip-take_tile-sugar = { tip-sugar_plantation }
tip-take_tile-tobacco = { tip-tobacco_plantation }
tip-take_tile-coffee = { tip-coffee_plantation }

## Hinweise auf dem Spielplan

note-ship = { $size }er-Schiff
note-left = Noch { COUNT($n, "colonist") } einzusetzen
note-room = { $n ->
    [0] das sind die letzten Kreise
   *[other] danach noch { COUNT($n, "circle") }
}
note-none = Leer lassen
plan-place_colonists = Wo sollen deine Kolonisten arbeiten?
note-plan-all = Alle haben einen Platz. Drücke auf einen Kolonisten, um ihn zu versetzen.
note-plan-moved = Dorthin versetzt, wo sie etwas bringen: { COUNT($n, "colonist") }.
note-plan-advised = Wie vorgeschlagen: Alle haben einen Platz.
note-plan-done = Fertig
note-plan-again = Wie zuvor
note-plan-suggest = Vorschlag
note-plan-list = Einzeln
note-plan-makes = Der Aufseher brächte
note-plan-makes-none = Der Aufseher brächte nichts.
note-plan-again-help = Alle zurück an ihren Platz, auch wo er nichts bringt; die Neuen kommen dazu
note-plan-list-help = Stattdessen Platz für Platz antworten
note-last-round = Letzte Runde
note-keeps = { $places ->
    [0] Ohne Lagerhaus behältst du 1 Ware.
    [one] Dein Lagerhaus hält 1 Warensorte, dazu behältst du 1 Ware.
   *[other] Deine Lagerhäuser halten { $places } Warensorten, dazu behältst du 1 Ware.
}
note-lost = { $lost ->
    [0] Nichts würde verderben.
    [one] { COUNT($lost, "good") } würde verderben.
   *[other] { COUNT($lost, "good") } würden verderben.
}
note-price = Aufgedruckter Preis { COUNT($price, "doubloon") }, für dich jetzt { $own }.
note-supply = Im Vorrat: { $n }.
note-sells = Bringt beim Verkauf { COUNT($price, "doubloon", form: "acc") }.

## Bereiche des Spielplans

tip-governor = Wählt die erste Rolle der Runde. Wandert jede Runde nach links.
tip-role_card = Jede wird höchstens einmal je Runde gewählt. Auf eine nicht gewählte kommt 1 Dublone.
tip-plantation_row = Hieraus wird in der Siedlerphase gewählt.
tip-plantation_stack = Von hier wird die Auslage aufgefüllt.
tip-plantation_discard = Plantagen, die niemand genommen hat. Ist der Stapel aufgebraucht, werden sie zu einem neuen gemischt.
tip-quarry_stack = Für das Privileg des Siedlers und die Bauhütte.
tip-colonist_ship = Seine Kolonisten werden in der Bürgermeisterphase verteilt.
tip-colonist_supply = Lässt sich das Schiff daraus nicht füllen, endet die Partie nach der Runde.
tip-cargo_ship = Lädt nur eine Warensorte; keine zwei Schiffe laden dieselbe. Volle Schiffe laufen am Ende der Kapitänsphase aus.
tip-goods_supply = Was hier aufgebraucht ist, kann nicht mehr produziert werden.
tip-vp_supply = Sind sie aufgebraucht, endet die Partie nach der Runde; weitere Punkte zählen trotzdem.
tip-building_supply = Die Spalte zeigt, wie viele Steinbrüche den Preis senken, und die Siegpunkte.
tip-san_juan = Kolonisten ohne Arbeit. Sie dürfen nur hier bleiben, wenn alle Kreise besetzt sind.
tip-vp_chip = Nur die Chips; der Punktestand zählt die Gebäude mit. Bis zum Ende vor den anderen verborgen.
tip-doubloon = Damit bezahlst du Gebäude; zusammen mit Waren entscheiden sie einen Gleichstand.
