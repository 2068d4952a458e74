## Stützräder: eine Zeile unter der Frage der ersten Partie

wheels-first_turn = B stellt ein, D kauft, E baut, F startet Züge. Beginne, wo das Geld reicht.
wheels-afford_worker = B ist { COUNT($n, "step") } entfernt. Stell ein: Arbeiter sind auch je { COUNT($points, "victory_point") }.
wheels-duplicates = Gleiche Rinder zählen nur einmal: Tausche oder wirf ab, bevor du nach El Paso gehst.
wheels-workers = { $worker ->
    [cowboy] { COUNT($n, "cowboy") } zusammen kaufen in D bessere Rinder.
    [builder] { COUNT($n, "builder") } zusammen legen in E ein größeres Gebäude.
   *[engineer] { COUNT($n, "engineer") } zusammen starten in F einen besseren Zug.
}
wheels-builder = Ein Handwerker und { COUNT($pay, "dollar") } werden { COUNT($certificates, "certificate") }, auch jetzt.
wheels-post = { COUNT($n, "certificate") } mehr: { TERM($place) }.
wheels-inner = Innere Felder kosten nichts: Du zahlst nur das Gebäude.
wheels-simmental = Alle deine Simmental-Karten zählen als eine Rinderart.
wheels-ending = Noch { $n } Simmental-Karten: Die Ankunft nach der letzten beendet die Partie.
