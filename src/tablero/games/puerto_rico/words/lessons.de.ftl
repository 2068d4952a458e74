## Die Lernpartie: Titel, Satz und Reaktion jedes Schritts, dann die Antworten auf andere Wahlen

lesson-intro = Du führst eine Kolonie: Felder und Betriebe erzeugen Waren, Schiffe machen daraus Siegpunkte. Zwei Bots, Inés und Tomás, spielen mit. Wir steigen mittendrin ein, in Runde 5.

lesson-pr-01-title = Waren werden Punkte
lesson-pr-01-say = Siegpunkte entscheiden. Du hast 4 Mais, und ein Schiff wartet: Wähle den Kapitän.
lesson-pr-01-right = Auf der Karte lag 1 Dublone: deine. Jetzt dürfen alle verschiffen, und du fängst an.
lesson-pr-01-craftsman = Das macht 4 Mais mehr, aber auch die anderen produzieren. Mais in der Hand ist noch kein Punkt: erst verschiffen.
lesson-pr-01-later = Das hilft vielleicht später. Aber aus Mais macht nur der Kapitän Siegpunkte, und jetzt passt alles auf ein Schiff.

lesson-pr-02-title = Ein Schiff beladen
lesson-pr-02-say = Lade deinen Mais auf ein leeres Schiff. Jedes nimmt nur eine Sorte, und keine zwei dieselbe. Jede Ware zählt 1 Punkt, welche es auch ist.
lesson-pr-02-guess = Wie viele Punkte bringt das?
lesson-pr-02-right = 4 Waren und 1 extra für den Kapitän: 5 Punkte. So werden die meisten Partien gewonnen.

lesson-pr-03-title = Eine Rolle für alle
lesson-pr-03-say = Zurück zum Anfang. Deine Insel ist fast leer: Wähle den Siedler, er bringt eine neue Plantage.
lesson-pr-03-right = Du hast gewählt, also bist du zuerst dran. Nach dir nehmen auch Inés und Tomás je eine Plantage.
lesson-pr-03-idle = Keine Waren, niemand bei der Arbeit: Für dich geschähe nichts. Zuerst brauchst du Land.

lesson-pr-04-title = Eine Plantage wählen
lesson-pr-04-say = Nimm den Mais. Nur er braucht kein Gebäude.
lesson-pr-04-right = Mais bringt im Verkauf 0, auf dem Schiff aber so viel wie Kaffee: je 1 Punkt.
lesson-pr-04-quarry = Steinbrüche machen Gebäude billiger, und nur der Siedler darf einen nehmen. Auch stark; Mais ist hier schneller.
lesson-pr-04-coffee = Kaffee bringt am meisten, aber die Kaffeerösterei kostet 6 Dublonen, und du hast 2.
lesson-pr-04-idle = Diese Pflanze braucht erst ein Produktionsgebäude. Mais braucht keins.

lesson-pr-05-title = Wer arbeitet?
lesson-pr-05-say = Inés hat den Bürgermeister gewählt, auch du bekommst 1 Kolonisten. Ein leerer Kreis tut nichts: Dein Kolonist gehört auf den Mais. Drücke „Fertig“.
lesson-pr-05-right = Besetzt: Diese Plantage gibt in jeder Aufseherphase 1 Mais.
lesson-pr-05-indigo = Jetzt steht der Kolonist auf dem Indigo. Ohne Produktionsgebäude bringt es nichts.

lesson-pr-06-title = Mitbauen
lesson-pr-06-say = Tomás hat den Baumeister gewählt, auch du darfst bauen. Dein Indigo braucht die Kleine Indigoküferei, für 1 Dublone.
lesson-pr-06-right = Plantage und Produktionsgebäude gehören zusammen, beide brauchen Kolonisten. Tomás hat gewählt und 1 weniger bezahlt.
lesson-pr-06-idle = Ein gutes Gebäude, aber dann liegt dein Indigo brach.
lesson-pr-06-money = Geld zählt nichts. 1 Dublone baut dir eine Ware und 1 Punkt.

lesson-pr-07-title = Rollen, die niemand nahm
lesson-pr-07-say = Eine Runde später. Diese Karten nahm letzte Runde niemand, auf jeder liegt 1 Dublone. Wähle den Aufseher, dann deinen Mais extra.
lesson-pr-07-right = 2 Plantagen geben 2 Mais, und 1 nimmst du als Aufseher dazu. Die Dublone kam obendrauf. Alle haben gewählt: Die Runde endet, der Stern des Gouverneurs wandert weiter.
lesson-pr-07-captain = 1 Dublone, aber du hast noch keine Waren.
lesson-pr-07-builder = Darauf liegt keine Dublone, und für 1 Dublone gibt es wenig.

lesson-pr-08-title = Was kostet das?
lesson-pr-08-say = Eine andere Partie. Dein Kaffee braucht die Kaffeerösterei, aufgedruckter Preis 6. Wähle den Baumeister und sieh, was du zahlst.
lesson-pr-08-guess = Was kostet dich die Kaffeerösterei?
lesson-pr-08-right = 6, weniger 1 als Baumeister, weniger 1 für den besetzten Steinbruch: 4.
lesson-pr-08-trader = 2 Dublonen sofort, verlockend. Aber ohne Waren verkaufst du nichts, und der Kaffee beginnt eine Runde später.
lesson-pr-08-market = Sie hebt die Preise, aber du hast noch nichts zu verkaufen.

lesson-pr-09-title = Ein Kreis bleibt leer
lesson-pr-09-say = 7 Kolonisten, 8 Kreise: Einer bleibt leer. Ist es der richtige? Kaffee braucht Plantage und Kaffeerösterei. Dann drücke „Fertig“.
lesson-pr-09-right = Die Kaffeerösterei hat 2 Kreise, du aber nur 1 Kaffeeplantage. Der zweite kann warten.
lesson-pr-09-plantation = 2 in der Kaffeerösterei, niemand auf der Plantage: kein Kaffee.
lesson-pr-09-quarry = Kaffee kommt, aber dein nächstes Gebäude kostet 1 mehr.

lesson-pr-10-title = Eine Ware verkaufen
lesson-pr-10-say = Das Handelshaus kauft von allen je 1 Ware. Was bringt am meisten?
lesson-pr-10-right = 4 Dublonen. Mit Verkäufen bezahlst du Gebäude. Indigo ginge nicht: Das Handelshaus nimmt jede Sorte nur einmal.
lesson-pr-10-corn = Für 0 verkauft. Mais ist zum Verschiffen da.
lesson-pr-10-nothing = Niemand muss verkaufen. Aber Gebäude kosten Geld, und Kaffee bringt am meisten.

lesson-pr-11-title = Schiffe werden voll
lesson-pr-11-say = Wähle den Kapitän. Auf dem Maisschiff ist noch Platz für 2, und Tomás hat auch Mais. Was lädst du zuerst?
lesson-pr-11-right = 3 Punkte, und das Schiff ist voll. Tomás kann keinen Mais laden und verliert 1.
lesson-pr-11-indigo = 2 Punkte, aber dann füllt Tomás das Maisschiff, und 1 von deinem Mais ist verloren.
lesson-pr-11-builder = Dann darf Tomás nächste Runde zuerst verschiffen.

lesson-pr-12-title = Was bleiben darf
lesson-pr-12-say = Eine andere Partie. Solange du kannst, musst du laden. Danach bleibt nur 1 Ware: Verschiffe, wovon du viel hast, behalte, was am meisten bringt.
lesson-pr-12-right = 3 Punkte, und der Kaffee wartet auf den Händler. 1 Kaffee und 1 Zucker sind weg: Lagerhäuser behalten mehr.
lesson-pr-12-coffee = 2 Punkte statt 3, und vom Mais bleibt nur 1.
lesson-pr-12-sugar = Kaffee bringt 4, Zucker 2.

lesson-pr-13-title = Wem nützt es noch?
lesson-pr-13-say = Eine andere Partie. Schau vor der Wahl auf Inés: Sie ist als Nächste dran. Kapitän oder Aufseher? Verschiffe alles.
lesson-pr-13-phone = Die anderen findest du unter „Spieler“.
lesson-pr-13-guess = Wem nützt der Aufseher am meisten?
lesson-pr-13-right = 5 Punkte für dich, 0 für die anderen: Sie hatten keine Waren. Nimm, was dir mehr nützt als ihnen.
lesson-pr-13-craftsman = 4 Waren mehr für dich, 7 für Inés, 6 für Tomás. Inés nimmt den Kapitän und verschifft zuerst: +4.

lesson-pr-14-title = Große Gebäude
lesson-pr-14-say = Das Ende einer anderen Partie: Im Vorrat sind nur noch 3 Siegpunktechips, es ist sicher die letzte Runde. Wähle den Baumeister und kaufe das Zollhaus.
lesson-pr-14-right = 4 Punkte sind aufgedruckt, dazu 1 für je 4 verschiffte. Aber es braucht einen Kolonisten.
lesson-pr-14-wharf = Nur 3 Punkte, und zu verschiffen hast du nichts mehr.
lesson-pr-14-fortress = Auch gut: 1 für je 3 Kolonisten. Aber du hast mehr verschifft als besiedelt.

lesson-pr-15-title = Der letzte Kolonist
lesson-pr-15-say = 1 neuer Kolonist: Tabakplantage oder Zollhaus? Es ist die letzte Runde. Alle anderen arbeiten wie zuvor. Dann drücke „Fertig“.
lesson-pr-15-right = 44 zu 37 zu 32: Du gewinnst! Das Zollhaus brachte 6. Eine Partie endet auch, wenn die Kolonisten ausgehen oder eine Stadt voll ist.
lesson-pr-15-empty = Dann bleibt das Zollhaus leer: Seine 4 zählen, aber ohne Kolonisten kein Bonus.
