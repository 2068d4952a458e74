## Stützräder: eine Zeile unter der Frage der ersten Partie

wheels-afford_worker = Für einen Arbeiter reicht das Geld: A ist { COUNT($n, "step") } entfernt.
wheels-duplicates = Gleiche Rinder zählen nur einmal: Wirf eins unterwegs ab.
wheels-token = Ein Tauschplättchen tauscht Karten, auch jetzt: Ein doppeltes Rind könnte weg.
wheels-hand_reach = Deine Hand ist { $value } wert. Damit erreichst du: { TERM($place) }.
wheels-own_building = Dein Gebäude { $building } ist { COUNT($n, "step") } entfernt.
wheels-nothing_fits = Keine Aktion dieses Ortes passt: Nimm eine Hilfsaktion, Geld oder eine Karte.
wheels-fee = Der teurere Weg kostet { COUNT($n, "coin", form: "acc") }: { $to ->
    [player] { $seat } bekommt das Geld.
    [bank] Das Geld geht an die Bank.
   *[other] Mehrere bekommen das Geld.
}
wheels-shuffle = Dein Ablagestapel wird bald gemischt: Was du kaufst, kommt schnell zurück.
wheels-certificate = Mit { COUNT($n, "certificate", form: "dat") } mehr erreichst du: { TERM($place) }.
wheels-objective = Nimm einen Auftrag nur, wenn du seine Aufgaben ohnehin erfüllst.
wheels-ending = Noch { COUNT($n, "worker") } bis zum Ende: Jetzt gehen Punkte vor.
