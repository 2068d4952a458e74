## Die Lernpartie: Titel, Satz und Reaktion jedes Schritts, dann die Antworten auf andere Wahlen

lesson-intro = Du treibst Rinder den Pfad entlang nach Kansas City, verkaufst sie per Bahn und beginnst mit einer besseren Herde von vorn. Siegpunkte zählen. Inés, ein Bot, treibt mit.

lesson-gw-01-title = Das Ende eines Umlaufs
lesson-gw-01-say = Deine Herde ist fast am Ziel. Zähle die Zahlen auf deinen 4 verschiedenen Karten zusammen und geh nach Kansas City.
lesson-gw-01-phone = Deine Karten liegen unter „Ich“.
lesson-gw-01-guess = Was ist diese Hand wert?
lesson-gw-01-right = 1 + 2 + 2 + 2: Zuchtwert 7, also 7 Dollar.
lesson-gw-01-stop = Noch ein Halt ist oft gut. Jetzt sehen wir erst, was die Herde bringt.

lesson-gw-02-title = Eine Stadt wählen
lesson-gw-02-say = Wert 7 reicht für jede Stadt bis 7. Liefere nach Bloomington.
lesson-gw-02-right = Jede Stadt nimmt dein Vieh einmal, beim nächsten Umlauf brauchst du eine andere. Deine Lok ist gleichauf: kein Transport.
lesson-gw-02-home = Jetzt 4 Dollar, aber −6 Punkte am Ende.
lesson-gw-02-near = Auch gut, aber mit 7 kommst du weiter.

lesson-gw-03-title = Ein Marker geht
lesson-gw-03-say = Eine Lieferung kostet einen Marker, und was darunter lag, gehört nun dir. Nimm einen, der leuchtet.
lesson-gw-03-right = Von jetzt an hast du, was er verdeckte. Der Viehtreiber ist wieder am Anfang, mit 4 neuen Karten.

lesson-gw-04-title = Wo beginnen?
lesson-gw-04-say = Neue Partie, erster Zug: Stelle deinen Viehtreiber auf ein neutrales Gebäude. Bei A stellt man Arbeiter ein.
lesson-gw-04-right = Du darfst alle Aktionen hier machen, jede einmal, in beliebiger Reihenfolge.
lesson-gw-04-far = Nah an Kansas City, aber du überspringst den ganzen Pfad mit einer schwachen Hand.

lesson-gw-05-title = Abwerfen, dann einstellen
lesson-gw-05-say = Wirf das Galloway ab (+2 Dollar), dann stelle den Cowboy für 6 ein.
lesson-gw-05-right = 2 Cowboys kaufen billiger. Und deine Hand ist wieder voll: Jeder Zug endet mit Nachziehen auf 4.
lesson-gw-05-dollar = 1 Dollar statt allem anderen hier. Nur, wenn nichts passt.
lesson-gw-05-builder = Handwerker bauen größer. Gut, aber heute kaufen wir Rinder.

lesson-gw-06-title = Schritte
lesson-gw-06-say = Du darfst 1 bis 3 Orte weit gehen. Leere Felder kosten nichts. Halte bei B, um zu bauen.
lesson-gw-06-right = 1 Schritt. Kurze Wege nutzen mehr Gebäude, lange beenden Umläufe früher.
lesson-gw-06-past = Das führt an B vorbei, und unterwegs ist eine Gebühr fällig.
lesson-gw-06-rival = Es gehört Inés: Du zahlst 2 und bekommst nur eine kleine Aktion.

lesson-gw-07-title = Dein eigenes Gebäude
lesson-gw-07-say = Wirf das Santa Gertrudis ab (+2 Dollar), dann baue 2a für 2, vor dir zwischen D und E.
lesson-gw-07-right = Seine Aktionen gehören dir allein, bei jedem Umlauf: Andere haben dort nur eine kleine Aktion. Und es ist 1 Punkt.
lesson-gw-07-behind = Hinter dir: Es müsste bis zum nächsten Umlauf warten.

lesson-gw-08-title = Zwei Wege, eine Gebühr
lesson-gw-08-say = Beide Wege nach C kosten 2 Dollar: einmal für Inés, einmal für die Bank. Wähle deinen Weg.
lesson-gw-08-right = Hände verlangen eine Gebühr. Lieber die Bank als die anderen.
lesson-gw-08-rival = Inés hat jetzt 6 Dollar statt 4. Hast du zu wenig, zahlst du, was da ist, und gehst weiter.

lesson-gw-09-title = Zertifikat und Lok
lesson-gw-09-say = C gibt ein Zertifikat: +1 für eine Lieferung. Dann fahre mit deiner Lok.
lesson-gw-09-right = 1 Ingenieur, 1 Feld, und die Lok von Inés zählt nicht: Du stehst auf 2. Auftragskarten bringen Punkte, wenn du ihre Aufgabe erfüllst; eine ausgespielte, verfehlte kostet welche.
lesson-gw-09-objective = Auftragskarten werten Aufgaben, kosten aber Punkte, wenn du scheiterst. Später.

lesson-gw-10-title = Rinder kaufen
lesson-gw-10-say = Geh zu deinem 2a, wirf das Galloway ab (+4 Dollar) und kaufe mit beiden Cowboys ein Corriente.
lesson-gw-10-right = 3 Dollar statt 6, weil 2 Cowboys arbeiteten. Es liegt auf deinem Ablagestapel: Wert 3 und 3 Punkte.
lesson-gw-10-market = Derselbe Markt, aber bei E bringt ein Galloway nichts, und du hast 0 Dollar.

lesson-gw-11-title = Gleiche zählen einmal
lesson-gw-11-say = 2 Criollo, 2 Pineywoods: Gleiche zählen nur einmal. Bei F bringt ein Paar 4 Dollar. Welches gibst du ab?
lesson-gw-11-phone = Deine Karten liegen unter „Ich“.
lesson-gw-11-guess = Was ist die Hand jetzt wert?
lesson-gw-11-right = 1 + 2 waren 3 wert. Das Niedrigste zuerst: Du zogst Galloway und Santa Gertrudis, jetzt ist die Hand 6 wert.
lesson-gw-11-dear = Auch 4 Dollar, aber die 2 Criollo, die bleiben, zählen zusammen 1: mit den 2 neuen Karten 5 statt 6.
lesson-gw-11-straight = G hilft auch, aber die Doppelten blieben auf der Hand.

lesson-gw-12-title = Der letzte Schliff
lesson-gw-12-say = Ein Halt vor dem Ende, bei G: Lok vorwärts, dann eine Karte ziehen und das zweite Pineywoods abwerfen.
lesson-gw-12-right = 4 verschiedene Rinderarten: 7. Hilfsaktionen sind kleine Helfer; Marker öffnen mehr davon.
lesson-gw-12-early = Wert 6, mit dem Zertifikat 7: Peoria bleibt außer Reichweite.
lesson-gw-12-again = Dann bleibt das zweite Pineywoods, und das zählt nichts.
lesson-gw-12-instead = Eine solche Hilfsaktion ersetzt alles, was G bietet. Erst die Lok, dann die Hilfsaktion, die G gibt.

lesson-gw-13-title = Was auf den Plan kommt
lesson-gw-13-say = Kansas City: Wähle 1 Plättchen von jedem Paar. Arbeiter füllen den Arbeitsmarkt, Gefahren und Banditen den Pfad.
lesson-gw-13-right = Jeder Arbeiter bringt das Ende näher: Der Anzeiger ist in Reihe 3.
lesson-gw-13-tiles = Auch gut: Ein Arbeiter mehr oder weniger macht die Partie schneller oder langsamer. Nimm jetzt, was leuchtet.
lesson-gw-13-trail = Auch gut. Fluten und Banditen liegen auf dem Pfad, bis sie jemand wegnimmt. Nimm jetzt, was leuchtet.

lesson-gw-14-title = Einkommen, Stadt, Marker
lesson-gw-14-say = Deine Hand ist 7 wert. Gib das Zertifikat aus, das macht 8, dann liefere nach Peoria.
lesson-gw-14-right = 8 Dollar herein, 4 hinaus: Jedes rote Kreuz zwischen Lok und Stadt kostet 1. Ein Umlauf ist geschafft.
lesson-gw-14-keep = 7 Dollar, und du behältst das Zertifikat, aber Peoria braucht 8.
lesson-gw-14-near = 1 Dollar billiger. Auch gut.

lesson-gw-15-title = Ein Bahnhof
lesson-gw-15-say = Eine andere Partie. Geh zu G. 2 Ingenieure, 2 Felder: Halte auf dem Ausfahrtsfeld bei Bahnhof 1 und baue ihn aus.
lesson-gw-15-right = 2 Dollar: 1 Punkt, und noch ein Marker ist von deiner Ablage.
lesson-gw-15-far = Weiter, aber kein Bahnhof. Die Lok senkt auch die Transportkosten, beides ist manchmal richtig.
lesson-gw-15-idle = Dann bringt der Halt nichts. 2 Dollar für 1 Punkt und einen Marker sind billig.

lesson-gw-16-title = Doppelt so viel
lesson-gw-16-say = Behalte deine Arbeiter, heute kein Bahnhofsvorsteher. Beide Geldmarker sind weg: Mache die Hilfsaktion doppelt.
lesson-gw-16-right = Beide Marker weg: Die Aktion zählt doppelt, 2 Dollar statt 1.
lesson-gw-16-master = Ein Bahnhofsvorsteher kostet für immer einen Arbeiter. Später kann sich das lohnen.
lesson-gw-16-single = 1 Dollar. Doppelt gibt 2.

lesson-gw-17-title = Das Ende
lesson-gw-17-say = Eine andere Partie. Der nächste Arbeiter beendet die Partie. Schließe mit einer guten Lieferung: Suche 2 verbundene Städte.
lesson-gw-17-guess = Wer gewinnt?
lesson-gw-17-right = Chicago und Toledo: 6. Übrige Zertifikate sind nichts wert, also gib sie aus. Inés hat noch einen Zug.
lesson-gw-17-apart = Weiter, aber nicht mit deinen verbunden: 0 Punkte.
lesson-gw-17-stop = Ein Halt mehr für dich, ein Zug mehr für Inés.
