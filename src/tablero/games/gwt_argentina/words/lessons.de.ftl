## Die Lernpartie: Titel, Satz und Reaktion jedes Schritts, dann die Antworten auf andere Wahlen

lesson-intro = Du treibst Rinder den Pfad entlang nach Buenos Aires, verschiffst sie nach Europa und beginnst mit einer besseren Herde von vorn. Siegpunkte zählen. Inés, ein Bot, treibt mit.

lesson-ar-01-title = Was eine Herde wert ist
lesson-ar-01-say = Deine Herde ist angekommen. Jede Rinderart zählt einmal: Rechne zusammen und geh nach Buenos Aires.
lesson-ar-01-phone = Deine Karten liegen unter „Ich“.
lesson-ar-01-guess = Was ist diese Hand wert?
lesson-ar-01-right = 1 + 2 + 2 = 5, also 5 Pesos. Das zweite Niata zählte nichts.
lesson-ar-01-stop = Ein Halt bei H brächte Getreide. Sieh zuerst, wozu eine Herde da ist.

lesson-ar-02-title = Ein Schiff beladen
lesson-ar-02-say = Wert 5 und 1 Getreide füllen Schiff 5. Bring deine Rinder an Bord.
lesson-ar-02-right = 1 Getreide geht mit, sobald dein Marker gewählt ist. Wenn die gelben Schiffe ablegen, kommt er nach Le Havre.
lesson-ar-02-none = Jetzt 2 Pesos, am Ende −2 Punkte.
lesson-ar-02-near = Passt auch, aber mit 5 kommst du weiter.

lesson-ar-03-title = Ein Marker öffnet etwas
lesson-ar-03-say = Beladen nimmt einen Marker von deiner Ablage und öffnet, was darunter war. Nimm einen, der leuchtet.
lesson-ar-03-right = Von jetzt an hast du, was er verdeckte. Der Estanciero ist wieder am Anfang, mit 4 neuen Karten.
lesson-ar-03-later = Später gut. Was unter einem leuchtenden liegt, hilft schon im ersten Umlauf.

lesson-ar-04-title = Bei A beginnen
lesson-ar-04-say = Neue Partie: Stelle deinen Estanciero auf A, wo Arbeiter eingestellt werden.
lesson-ar-04-right = Jede Aktion hier einmal, in beliebiger Reihenfolge.
lesson-ar-04-far = Fast am Ende des Pfads: Du überspringst alles mit einer schwachen Hand.

lesson-ar-05-title = Einstellen
lesson-ar-05-say = Wirf das Holando Argentino ab (+2 Pesos), stelle den Gaucho für 6 ein und nimm, was sein Platz gibt.
lesson-ar-05-right = 2 Gauchos kaufen Rinder billiger, und der zweite Platz gab dir ein Tauschplättchen. 3 Pesos sind übrig.
lesson-ar-05-peso = 1 Peso statt allem anderen hier. Nur, wenn nichts passt.
lesson-ar-05-strong = 1 Peso mehr für die Stärke. Sie hilft die ganze Partie bei Landwirten.

lesson-ar-06-title = Auf Getreide bauen
lesson-ar-06-say = Eine andere Partie. Geh zu B, wirf das Patagonico ab (+2 Pesos), dann baue 1a auf ein leuchtendes Getreidefeld vor dir.
lesson-ar-06-right = 1a gibt 1 Getreide für jedes deiner Gebäude auf Getreidefeldern.
lesson-ar-06-bare = Erlaubt, aber dort gäbe 1a nichts.
lesson-ar-06-behind = Hinter dir: Es müsste bis zum nächsten Umlauf warten.

lesson-ar-07-title = Ein Landwirt
lesson-ar-07-say = Eine andere Partie. Von B gehen 2 Wege ab. Geh zum blauen Landwirt: Die Gebühr bleibt auf dem Plättchen.
lesson-ar-07-right = 2 Pesos liegen auf dem Plättchen. Wer diesem Landwirt hilft, bekommt sie: Das kannst du sein.
lesson-ar-07-past = Frei und schnell, aber unterwegs nichts verdient.

lesson-ar-08-title = Einem Landwirt helfen
lesson-ar-08-say = Der Landwirt braucht Stärke 3. Zeige so wenige Karten, wie du kannst.
lesson-ar-08-guess = Wie viele Karten braucht es?
lesson-ar-08-right = Stark genug: 2 Punkte, deine 2 Pesos zurück und für 1 oder 2 gezeigte Karten 1 Erschöpfungskarte: kein Wert auf der Hand, am Ende −2 Punkte.
lesson-ar-08-peso = 1 Peso, und der Landwirt wartet auf Inés.
lesson-ar-08-many = Dann brauchst du eine dritte Karte, und ab 3 Karten nimmst du 2 Erschöpfungskarten.

lesson-ar-09-title = Schienen kürzen ab
lesson-ar-09-say = Eine andere Partie. Geh zu D und fahre die Lok auf 6. Verladerampen öffnen sich, wenn deine Lok ihre Zahl erreicht.
lesson-ar-09-right = Verladerampe 6 ist dir offen: eine Abkürzung nach Buenos Aires gegen Ende des Pfads.
lesson-ar-09-station = Ein Bahnhof ist Punkte und ein Marker. Auch gut; die Rampe muss warten.
lesson-ar-09-short = 1 Feld zu kurz für die Rampe.

lesson-ar-10-title = Wert und Stärke
lesson-ar-10-say = Eine andere Partie. Geh zu E, wirf das Fronterizo ab (+2 Pesos) und kaufe das Serrano: Wert 3, für die Schiffe.
lesson-ar-10-right = 2 Gauchos, 2 Pesos. Es liegt auf deinem Ablagestapel und kommt mit dem nächsten Mischen.
lesson-ar-10-same = Auf dem Schiff so gut, bei Landwirten stärker, aber 1 Punkt weniger.
lesson-ar-10-small = Billiger, und stark bei Landwirten, aber auf einem Schiff zählt es nur 1.

lesson-ar-11-title = Getreide und Ruhe
lesson-ar-11-say = Eine andere Partie. H gibt Getreide für jeden Granjero und schickt 1 Erschöpfungskarte weg. Mach beides.
lesson-ar-11-right = +2 Getreide, und −2 Punkte sind aus deiner Herde verschwunden.
lesson-ar-11-tired = Die Erschöpfungskarte bleibt: kein Wert auf der Hand, am Ende −2.
lesson-ar-11-early = Mit 1 Getreide und müder Hand sind die guten Schiffe außer Reichweite.

lesson-ar-12-title = Über die Rampe
lesson-ar-12-say = Eine andere Partie. 2 Landwirte voraus wollen je 1 Peso. Deine Lok steht auf 9: Nimm Verladerampe 9.
lesson-ar-12-right = 1 Schritt, keine Gebühr, und du bist in Buenos Aires. Ein Zertifikat würde deine Hand dort einmal um 1 wertvoller machen.
lesson-ar-12-walk = Zu Fuß zahlst du beiden Landwirten. Die Rampe ist frei.
lesson-ar-12-farmer = Dort zu helfen braucht viel Stärke. Heute willst du ein Schiff beladen.

lesson-ar-13-title = Zuerst die Städte
lesson-ar-13-say = Vor dem Beladen darfst du 1 Marker vom Kai in die Stadt schicken: Nimm das leuchtende westliche Feld von Le Havre.
lesson-ar-13-guess = Wie viel Getreide muss für Schiff 7 bleiben?
lesson-ar-13-right = 1 Getreide für 4 Pesos, und 2 Getreide bleiben für das Schiff.
lesson-ar-13-wait = Nichts verloren; der Marker wartet.
lesson-ar-13-dear = 5 Pesos und 1 Punkt, aber dann fehlen Schiff 7 2 Getreide: 4 Pesos.
lesson-ar-13-less = 1 Getreide für 3 Pesos. Das Feld daneben bringt 4 für dasselbe Getreide.

lesson-ar-14-title = Schiffe legen ab
lesson-ar-14-say = Belade Schiff 7, dann wähle, was leuchtet: Der letzte Arbeiter füllt die Reihe, und die gelben Schiffe legen ab.
lesson-ar-14-right = Die gelben Schiffe sind weg, 2 neue kamen. Dein Marker wartet am Kai von Rotterdam: 2 Punkte, in der Stadt mehr.
lesson-ar-14-less = Mit 7 erreichst du Schiff 7, und es führt nach Rotterdam.
lesson-ar-14-stay = Ein Landwirt mehr auf dem Pfad; die Schiffe bleiben, bis jemand die Reihe füllt.

lesson-ar-15-title = Das Ende
lesson-ar-15-say = Eine andere Partie. Letzter Besuch. Ein Marker am Kai ist 2 wert, im Nordviertel 6. Belade Schiff 5, dann beende die Partie mit einem Arbeiter.
lesson-ar-15-right = 6 statt 2, und 2 für den Anzeiger. Inés hat noch einen Zug. Ausgespielte Auftragskarten zählen auch, wenn ihre Aufgabe erfüllt ist; sonst kosten sie Punkte.
lesson-ar-15-leave = Getreide ist am Ende nichts wert: Nutze es jetzt.
