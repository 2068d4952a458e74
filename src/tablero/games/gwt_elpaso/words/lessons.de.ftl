## Die Lernpartie: Titel, Satz und Reaktion jedes Schritts, dann die Antworten auf andere Wahlen

lesson-intro = Du treibst Rinder im Kreis nach El Paso, lieferst sie an einen Posten und beginnst die nächste Runde mit einer besseren Herde. Siegpunkte zählen. Inés, ein Bot, treibt mit.

lesson-ep-01-title = Nach El Paso
lesson-ep-01-say = Deine Herde ist fast zu Hause. Geh nach El Paso.
lesson-ep-01-right = Immer dasselbe: 1 Simmental-Karte und 5 Dollar. Dann lieferst du.
lesson-ep-01-stop = Noch ein Halt lohnt sich oft. Sieh zuerst, wozu der Pfad da ist.

lesson-ep-02-title = Einen Posten wählen
lesson-ep-02-say = Jede Rinderart zählt einmal. Wähle den besten Handelsposten, den du erreichst.
lesson-ep-02-phone = Deine Karten liegen unter „Ich“.
lesson-ep-02-guess = Was ist diese Hand wert?
lesson-ep-02-right = 1 + 2 + 2: Das zweite Galloway zählt nichts. Posten 5 gibt ein Zertifikat: +1 für eine Lieferung.
lesson-ep-02-none = Posten 0 ist für Tage, an denen nichts passt.

lesson-ep-03-title = Ein Marker öffnet etwas
lesson-ep-03-say = Der Marker für den Posten kommt von deiner Ablage. Nimm einen, der leuchtet; was er verdeckte, gehört dir.
lesson-ep-03-right = Von jetzt an hast du, was er verdeckte. Die Hand ist weg, und 4 neue Karten sind gezogen.

lesson-ep-04-title = Anfangen
lesson-ep-04-say = Neue Partie. Stelle deinen Viehtreiber auf B, wo Arbeiter eingestellt werden.
lesson-ep-04-right = Neutrale Gebäude: jede Aktion einmal, in beliebiger Reihenfolge.
lesson-ep-04-far = Nah an El Paso, mit schwacher Hand. Lass uns erst etwas verdienen.

lesson-ep-05-title = Einstellen
lesson-ep-05-say = Wirf das Galloway ab (+3 Dollar) und stelle einen Cowboy für 5 ein.
lesson-ep-05-right = Der Cowboy ist eine Karte in deinem Arbeiterbereich, sofort bereit. 2 Dollar sind übrig.
lesson-ep-05-dollar = 1 Dollar statt allem anderen hier. Nur, wenn nichts passt.
lesson-ep-05-later = Auch nützlich. Heute gehen wir zum Rindermarkt, und dort zählen Cowboys.

lesson-ep-06-title = Den Pfad entlang
lesson-ep-06-say = Eine andere Partie. Bis zu 3 Orte, leere Felder sind frei. Geh zu D, dem Rindermarkt.
lesson-ep-06-right = 2 Schritte. Fremde Gebäude am Weg verlangen nichts: Auf diesem Pfad gibt es keine Gebühren.
lesson-ep-06-past = Am Markt vorbei.
lesson-ep-06-short = C ist gut für ein Zertifikat, aber heute kaufen wir Rinder.

lesson-ep-07-title = Arbeiter ausgeben
lesson-ep-07-say = Wirf das Pineywoods ab (+3 Dollar), dann kaufe ein Corriente: 2 Cowboys und 4 Dollar.
lesson-ep-07-right = Karte und Cowboys liegen auf deinem Ablagestapel. Du ziehst sie alle wieder.
lesson-ep-07-angus = 1 Cowboy, 2 Dollar. Auch gut; das Corriente bringt mehr Punkte.

lesson-ep-08-title = Ein eigenes Gebäude
lesson-ep-08-say = Eine andere Partie. Geh zu E, wirf das Santa Gertrudis ab und lege dann Gebäude 1a auf ein freies inneres Feld vor dir.
lesson-ep-08-right = 1 Handwerker, 2 Dollar, nichts für das Feld. Nur du darfst es nutzen, und du darfst 2 besitzen.
lesson-ep-08-dear = Dort kostet das Feld 1 mehr. Das innere ist frei.
lesson-ep-08-behind = Hinter dir: Es müsste bis zum nächsten Umlauf warten.

lesson-ep-09-title = Der Zug
lesson-ep-09-say = Eine andere Partie. Geh zu F. 1 Ingenieur und 2 Dollar starten den ersten Zug: Nimm den Auftrag, den du schon erfüllst.
lesson-ep-09-right = Corriente und Gebäude: 3 Punkte. Jedes Stück zählt nur für einen Auftrag; ein Fehlschlag kostet nichts.
lesson-ep-09-open = Möglich, aber du müsstest ihn noch verdienen.

lesson-ep-10-title = Eine bessere Hand
lesson-ep-10-say = Eine andere Partie. G gibt ein Tauschplättchen. Gib es aus: Ziehe 1 Karte, wirf ein Criollo ab, dann drücke „Hier aufhören“.
lesson-ep-10-right = 4 verschiedene Rinderarten: Wert 7 statt 5.
lesson-ep-10-early = Mit zwei Criollo ist die Hand nur 5 wert.
lesson-ep-10-twice = Gleiche zählen einmal: Das zweite Criollo sollte gehen.

lesson-ep-11-title = Sie kommen wieder
lesson-ep-11-say = Eine andere Partie. Mit 7 nach El Paso: Posten 7 gibt ein Auftragsplättchen. Achte danach auf die Karten.
lesson-ep-11-guess = Wie viele Karten wirst du ziehen?
lesson-ep-11-right = Dein Stapel wurde gemischt: Cowboy und Handwerker kamen zurück und kosten keinen Platz in deiner Hand von 4.
lesson-ep-11-less = Auch gut, aber jetzt ist 7 offen.

lesson-ep-12-title = Der Schritt eines Cowboys
lesson-ep-12-say = Eine andere Partie. Die nächste Ankunft beendet die Partie und zählt 2. Nach El Paso sind es 4 Schritte, dein Limit ist 3. Los!
lesson-ep-12-right = 1 Cowboy, 1 Schritt mehr: Du bist zuerst da.
lesson-ep-12-late = Dann kommt Inés zuerst an und nimmt die 2 Punkte.

lesson-ep-13-title = Die letzte Lieferung
lesson-ep-13-say = Wert 13 und ein Zertifikat: Posten 14. Nimm den Marker des Schrittlimits. Nach dieser Runde ist die Partie aus.
lesson-ep-13-right = Ein Posten mit schwarzen Ecken zählt am meisten. Inés hat noch einen Zug.
lesson-ep-13-less = 13 und ein Zertifikat machen 14: Nimm den höchsten.
lesson-ep-13-draw = Das kostet Geld, und du ziehst nicht mehr nach.
