## Arbeiter, Rinder, Plättchen

tip-cowboy = Cowboys kaufen Rinder: Je mehr mitmachen, desto niedriger der Preis.
tip-builder = Handwerker erlauben größere Gebäude.
tip-engineer = Ingenieure ziehen die Lok weiter.
tip-hazard = Wer hier hält oder vorbeizieht, zahlt die Gebühr der Hand an die Bank. Entfernt bringt es Siegpunkte.
tip-flood = { tip-hazard }
tip-drought = { tip-hazard }
tip-rockfall = { tip-hazard }
tip-bandit = Wer hier hält oder vorbeizieht, zahlt die Gebühr der Hand an die Bank. Wer den Banditen fängt, erhält die Belohnung des Feldes.
tip-green_bandit = { tip-bandit }
tip-orange_bandit = { tip-bandit }

## Marker und Bereiche

tip-foresight_space = In Kansas City wählst du aus jedem Paar ein Plättchen; es kommt auf den Spielplan.
tip-forest_space = Ein Gebäude hier zählt als Gebäude im Wald.
tip-herder = Dein Viehtreiber zieht auf dem Pfad nach Kansas City und beginnt von vorn.
tip-engine = Je weiter deine Lok, desto niedriger die Transportkosten.
note-at-kansas_city = Die Bewegung endet hier: Vorschauplättchen wählen, das Einkommen der Hand nehmen, in eine Stadt liefern. Dann geht es an den Anfang.
note-stop-other = Hier nur eine einfache Hilfsaktion.
