## Railroad, stations, and what lies on the board beside them

tip-building_space = Leer: kein Ort, kostet keinen Schritt. Jeder darf hier ein eigenes Gebäude bauen.
tip-private_building = Du baust es durch eine Aktion am Pfad; Gegner zahlen dir dort die Gebühr seiner Hände.
tip-hand_green = Eine Gebühr: Wer hier vorbeizieht oder hält, zahlt sie, nur der Eigentümer nicht.
tip-hand_black = { tip-hand_green }
tip-railroad = Hier fahren die Loks; an den Ausfahrtsfeldern liegen die Bahnhöfe.
tip-turnout = Hier darf eine Lok halten; dann darf ihr Besitzer den Bahnhof ausbauen.
tip-objective_area = Gespielte Auftragskarten und was du gesammelt hast. Am Ende zählen die Karten, was du hast.
tip-temporary_certificate = { tip-certificate_track }
tip-certificate = { tip-certificate_track }
tip-certificate_track = Temporäre Zertifikate. Jedes ausgegebene erhöht den Zuchtwert einer Lieferung um 1.
tip-station = Halte auf seinem Ausfahrtsfeld, zahle den Preis und lege einen Spielermarker.
tip-job_market = Arbeiter zum Einstellen. Offen sind nur die Reihen über dem Anzeiger; ist die letzte Reihe voll, endet die Partie.
tip-objective_display = Auftragskarten zum Nehmen. Erfüllt bringen sie am Ende Siegpunkte, unerfüllt kosten sie welche.
tip-station_master = Wer den Bahnhof ausbaut, darf einen Arbeiter einsetzen und dieses Plättchen nehmen.
