# What the terminal game says besides the words of the games.
cli-keys = Nummer oder Wort: wählen · ? erklären · u zurück · h Tipp · l Verlauf · s Punkte · b Plan · q Ende
cli-not_now = jetzt nicht möglich (? und die Nummer sagt warum): { $choices }
cli-why = jetzt nicht: { $reason }
cli-then = dann: { $event }
cli-oneway = das lässt sich nicht zurücknehmen
cli-share = { $share } % Gewinnchance:
cli-no_choice = „{ $word }“ steht hier nicht zur Wahl; ? zeigt alles
cli-several = „{ $word }“ kann { $words } heißen
cli-kept = Die hier gespeicherte Partie liegt jetzt unter { $file }
cli-saved = Gespeichert. Weiter mit: { $command }
cli-record = Die Aufzeichnung dieser Partie: { $file }
cli-total = Summe
cli-review-learned = Gewinnchance von der ersten Wahl bis zum Ende:
cli-review-thumb = Wie alle standen, nach Faustregel, von der ersten Wahl bis zum Ende:
cli-review-turn = Antwort { $n }, { $player }: { $chosen } ({ $share } %). Besser: { $best } ({ $better } %).
cli-review-turn-thumb = Antwort { $n }, { $player }: { $chosen }. Besser: { $best }.
cli-review-none = Keine Wahl hat viel verschenkt.
