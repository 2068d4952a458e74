## Marker und Bereiche

tip-cattle_market = Rinder zum Kauf. Gekaufte Karten kommen auf deinen Ablagestapel.
tip-discard_pile = Wird neu gemischt, wenn der Zugstapel leer ist. Deinen eigenen darfst du durchsehen: Zahl drücken.
note-stop-rival = Ein fremdes Gebäude: hier nur eine einfache Hilfsaktion.
note-once = Sofort und einmal: { $deed }
note-hand_value = Auf der Hand bleibt: Wert { $value }.
