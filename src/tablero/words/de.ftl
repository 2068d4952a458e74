## Warum nicht: was in jedem Spiel gilt

reason-not_offered = Das ist jetzt nicht möglich.
reason-unknown_word = Diese Möglichkeit gibt es hier nicht.
reason-game_over = Die Partie ist beendet.
reason-not_your_turn = Du bist nicht am Zug.
reason-not_enough_money = Kostet { COUNT($need, "coin") }, du hast { $have }.
reason-nothing_to_undo = Es gibt nichts zurückzunehmen.
reason-cards_were_drawn = Nicht zurückzunehmen: Etwas wurde gezogen oder aufgedeckt.
reason-another_seat_acted = Nicht zurückzunehmen: Inzwischen hat jemand anderes gespielt.

## Warum nicht: was der Server ablehnt

reason-bad_request = Der Server hat die Anfrage nicht verstanden.
reason-bad_seats = Mit diesen Plätzen ist das Spiel nicht spielbar.
reason-bad_options = Diese Optionen passen nicht zum Spiel.
reason-bad_name = Dieser Name ist nicht möglich.
reason-unknown_game = Dieses Spiel gibt es nicht.
reason-unknown_bot = Diesen Bot gibt es nicht.
reason-unknown_table = Diesen Tisch gibt es nicht.
reason-unknown_page = Diese Seite gibt es nicht.
reason-unknown_ply = Diese Stellung gibt es in der Partie nicht.
reason-no_cookie = Dein Browser hat sein Cookie nicht geschickt. Lade die Seite neu.
reason-wrong_origin = Die Anfrage kam von einer anderen Website.
reason-not_your_seat = Das ist nicht dein Platz.
reason-bad_invite = Diese Einladung ist ungültig oder schon benutzt.
reason-game_running = Erst nach dem Ende der Partie.
reason-not_playing = Die Partie läuft gerade nicht.
reason-seat_taken = Dieser Platz ist besetzt.
reason-seat_present = Hier fehlt niemand: Ein Bot übernimmt nur für Abwesende.
reason-stale = Die Stellung hat sich geändert. Wähle noch einmal.
reason-illegal_answer = Das ist jetzt nicht möglich.
reason-illegal_undo = Das lässt sich nicht zurücknehmen.
reason-method_not_allowed = Das macht der Server hier nicht.
reason-too_large = Die Nachricht ist zu lang.
reason-too_many = Zu viele Anfragen. Warte einen Moment.
reason-table_frozen = Dieser Tisch ist nicht lesbar und geschlossen.
reason-not_stored = Der Server konnte den Zug nicht speichern. Nichts wurde geändert; versuche es noch einmal.
reason-internal = Fehler auf dem Server. Nichts wurde geändert.
