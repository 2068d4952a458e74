## Marker und Bereiche

tip-job_market = Arbeiter zum Einstellen. Offen sind nur die Reihen über dem Anzeiger; ist die letzte Reihe voll, endet die Partie.
tip-cattle_market = Rinder zum Kauf. Gekaufte Karten kommen auf deinen Ablagestapel.
tip-objective_display = Auftragskarten zum Nehmen. Erfüllt bringen sie am Ende Siegpunkte, unerfüllt kosten sie welche.
tip-certificate_track = Temporäre Zertifikate. Jedes ausgegebene erhöht den Zuchtwert einer Lieferung um 1.
tip-station_master = Wer den Bahnhof ausbaut, darf einen Arbeiter einsetzen und dieses Plättchen nehmen.
tip-discard_pile = Wird neu gemischt, wenn der Zugstapel leer ist. Deinen eigenen darfst du durchsehen.
