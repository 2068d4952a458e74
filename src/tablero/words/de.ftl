# Die Wörter der Oberfläche. Argumente: $n Zahl, $player ein Name, $seat ein Buchstabe von A bis E, $command eine Eingabe im Terminal.

## Startseite

ui-hero = Große Spiele, leicht gespielt
ui-hero-text = Spiele sofort gegen Bots, schick Freunden einen Link oder teilt euch ein Gerät. Ganz ohne Konto.
ui-games = Spiele
ui-game = Spiel
ui-seats = Spieler
ui-play-bots = Gegen Bots spielen
ui-play-alone = Allein spielen
ui-alone-gwt2 = Gegen Sam spielen
ui-alone-gwt_argentina = Gegen Pedro spielen
ui-alone-gwt_elpaso = Gegen Sue spielen
ui-alone-note-gwt_elpaso = Sue ist eine Rekonstruktion und schwer zu schlagen: Unser gieriger Bot hat im Schnitt 62 Punkte, wo sie 111 hat.
ui-set-up = Tisch einrichten
ui-my-tables = Meine Tische
ui-next-waiting = Wo ich am Zug bin
ui-show-all = Alle { $n } zeigen
ui-won-by = Gewonnen: { $players }
ui-won-mine = Du hast gewonnen
ui-ways = So könnt ihr spielen
ui-way-bots = Gegen Bots
ui-way-bots-text = Zwei Klicks, und es geht los. Die Bots antworten sofort.
ui-way-link = Mit Freunden
ui-way-link-text = Richte einen Tisch mit Plätzen per Link ein und schick jedem seinen. Handys in der Nähe können ihn scannen.
ui-way-device = An einem Gerät
ui-way-device-text = Hot Seat: Ihr reicht das Gerät weiter; zwischen den Zügen verdeckt ein Vorhang die Karten.
ui-open-seat = freier Platz
ui-guest = Gast
ui-loading = Lädt …
ui-no-server = Der Server antwortet nicht. Prüfe, ob er läuft, und lade dann neu.
ui-in-page = Spiele sofort gegen Bots oder teilt euch ein Gerät. Alles läuft in dieser Seite: ohne Konto, ohne Server und nach dem ersten Spiel auch ohne Netz.
ui-starting-runtime = Python wird geholt und gestartet …
ui-starting-engine = Die Regeln werden gelesen …
ui-starting-text = Der Tisch läuft in dieser Seite, { $engine ->
    [compiled] die Regeln kompiliert
   *[plain] die Regeln als reines Python
  }. Der erste Start dauert einige Sekunden.
ui-starting-failed = Der Tisch ließ sich in dieser Seite nicht starten. Lade sie neu, um es noch einmal zu versuchen; der erste Start braucht das Netz.
ui-lost-title = Hier ist nichts
ui-lost-text = Unter dieser Adresse gibt es keinen Tisch.
ui-to-start = Zur Startseite
ui-language = Sprache
ui-theme = Design
ui-theme-auto = Wie das Gerät
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-yes = ja
ui-no = nein

## Neuer Tisch

ui-new-table = Neuer Tisch
ui-who-plays = Wer spielt
ui-options = Optionen
ui-manners = Wie gespielt wird
ui-by-lot = Auslosen, wer wo sitzt
ui-seat-colour = Farbe von Platz { $seat }
ui-your-colour = Deine Farbe
ui-colour-0 = Blau
ui-colour-1 = Orange
ui-colour-2 = Gelb
ui-colour-3 = Rosa
ui-colour-4 = Grün
ui-auto-single = Von selbst spielen, wo es nur eine Möglichkeit gibt
ui-clock = Zeit für jeden
ui-clock-none = Keine Uhr
ui-clock-choice = { $minutes } Min. + { $seconds } Sek. je Zug
ui-clock-days = { $n ->
    [one] { $n } Tag je Zug
   *[other] { $n } Tage je Zug
}
ui-clock-help = Niemand fliegt hinaus: Ist eine Zeit verbraucht, dürfen die anderen dort einen Bot spielen lassen.
ui-time-left = Restzeit: { $time }
ui-hints-setting = Wer spielt, darf einen Bot um Tipps bitten
ui-wheels-setting = Tipps für die erste Partie stehen unter den Fragen
ui-wheels-off = Keine Tipps mehr in dieser Partie
ui-create = Tisch eröffnen
ui-cancel = Abbrechen
ui-seat-kind = Platz { $seat }: wer
ui-seat-bot = Platz { $seat }: welcher Bot
ui-seat-name = Platz { $seat }: Name
ui-sit-me = Ich
ui-sit-bot = Bot
ui-sit-open = Per Link
ui-sit-hotseat = An diesem Gerät
ui-seat-open-help = Per Link: Du bekommst einen privaten Link zum Verschicken.
ui-seat-hotseat-help = An diesem Gerät (Hot Seat): Das Gerät wird weitergereicht; gibt es Geheimnisse, verdeckt zwischen den Zügen ein Vorhang den Spielplan.
ui-name = Name
ui-bots-levels = Spielstärken
ui-bots-characters = Charaktere
ui-bot-random = Zufallsbot
ui-bot-beginner = Anfänger
ui-bot-easy = Leicht
ui-bot-shipper = Verschiffer
ui-bot-builder = Baumeister
ui-bot-factory = Fabrikant
ui-bot-opportunist = Opportunist
ui-bot-rancher = Viehzüchter
ui-bot-engineer = Ingenieur
ui-bot-greedy = Gieriger Bot
ui-bot-medium = Mittel
ui-bot-hard = Schwer
ui-bot-master = Meister

## Zustände

ui-status-open = Wartet auf Spieler
ui-status-playing = Läuft
ui-status-over = Partie beendet
ui-status-cancelled = Abgesagt
ui-status-closed = Geschlossen
ui-closed-why = Dieser Tisch begann nach Version { $rules } der Regeln; dieser Server hat Version { $installed }. Er bleibt erhalten und lässt sich lesen, hier aber nicht weiterspielen.
ui-closed-log = Protokoll herunterladen
ui-closed-answers = Gegebene Antworten
ui-link-lost = Verbindung verloren, neuer Versuch …
ui-link-held = Dein Zug ist aufgehoben und wird gesendet.
ui-online = da
ui-offline = nicht da
ui-your-turn = Du bist am Zug
ui-last-turn = Dein letzter Zug
ui-on-turn = Am Zug
ui-waiting-for = Warten auf { $player }
ui-waiting-players = Warten auf Spieler
ui-lobby-wait = { $n ->
    [one] 1 Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
ui-bot-thinks = Der Bot denkt nach …
ui-watching = Du schaust zu.
ui-spectator = Zuschauer
ui-spectators = { $n } Zuschauer

## Plätze und Links

ui-your-name = Dein Name
ui-join = Platz nehmen
ui-invite-link = Link für Platz { $seat }
ui-share-help = Schicke jeden Link einer Person; er gilt einmal. Die Partie beginnt, sobald alle Plätze besetzt sind.
ui-watch-help = Mit diesem Link kann jeder zuschauen; einen Platz gibt er nicht.
ui-watch-link = Link für Zuschauer
ui-share = Teilen
ui-qr = QR-Code
ui-qr-help = Mit der Handykamera scannen.
ui-qr-local = Diese Adresse gilt nur auf diesem Gerät. Für Handys im selben Netz den Server mit { $command } starten und über die Netzwerkadresse des Geräts öffnen.
ui-seat-kept = Ein Platz ist für dich reserviert
ui-cancelled-host = Wer diesen Tisch eröffnet hat, hat ihn abgesagt.
ui-cancelled-expired = Dieser Tisch hat zu lange auf Spieler gewartet und wurde geschlossen.
ui-removed = Wer den Tisch eröffnet hat, hat deinen Platz für jemand anderen frei gemacht. Du schaust zu.
ui-free-seat = Platz von { $player } frei machen
ui-new-link = Neuer Link für Platz { $seat }; der alte gilt dann nicht mehr
ui-give-bot = Bot spielen lassen
ui-cancel-table = Tisch absagen
ui-cancel-sure = Danach kann niemand mehr dazukommen. Tisch absagen?
ui-cancel-no = Offen lassen
ui-forget = Löschen
ui-forget-sure = Dieses Spiel ist dann für immer weg. Löschen?
ui-forget-no = Behalten
ui-asked-again = ist gefragt
ui-ask-again = Noch eine Partie? Dein Platz ist für dich reserviert.
ui-agree = Noch einmal spielen
ui-decline = Nein, danke
ui-starting = Alle sitzen. Die Browser der Spieler mischen gemeinsam …
ui-start-missing = Es fehlt noch: { $players }. Der Tisch muss dort im Browser offen sein.
ui-start-without = Ohne sie beginnen
ui-copy = Kopieren
ui-copied = Kopiert
ui-takeover = Bot spielen lassen
ui-leave = Verlassen
ui-leave-sure = Du kannst jederzeit zurückkommen. Bis dahin können die anderen einen Bot für dich spielen lassen.
ui-leave-to-bot = Verlassen, ein Bot spielt weiter
ui-stay = Bleiben
ui-come-back = Platz wieder einnehmen
ui-left-to-bot = { $bot } spielt für dich.
ui-left = Du hast deinen Platz verlassen.
ui-stood-in = { $bot } spielt jetzt für { $player }.
ui-returned = { $player } ist zurück und spielt wieder selbst.
ui-time-up = { $player } hat keine Zeit mehr. Ihr dürft einen Bot spielen lassen oder warten.
ui-time-up-watched = { $player } hat keine Zeit mehr. Die anderen dürfen einen Bot spielen lassen oder warten.
ui-time-up-mine = Deine Zeit ist verbraucht. Die anderen dürfen einen Bot für dich spielen lassen.
ui-undone = { $player } hat zurückgenommen: { $step }
ui-area = Bereich
ui-show-area = Bereich von { $player }
ui-my-area = Mein Bereich
ui-pass-device = { $player } ist dran: Gerät weitergeben
ui-turn-of = { $player } ist am Zug
ui-i-am = Ich bin { $player }

## Möglichkeiten

ui-choices = Möglichkeiten
ui-n-choices = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
ui-all-choices = Alle Möglichkeiten
ui-filter = Möglichkeiten filtern
ui-nothing-found = Keine passende Möglichkeit.
ui-not-now = Gerade nicht möglich ({ $n })
ui-oneway = Lässt sich nicht zurücknehmen
ui-oneway-acted = Lässt sich nur zurücknehmen, bis der nächste Spieler handelt
ui-oneway-counted = Lässt sich zurücknehmen; wie oft du das tust, sehen alle
ui-tap-again = Zum Bestätigen noch einmal tippen
ui-tap-once = Künftig einmal tippen, wo Zurücknehmen geht
ui-consequences = Zeige auf eine Möglichkeit, um ihre Folgen zu sehen.
ui-consequences-later = Was es bringt, entscheidet deine nächste Wahl.
ui-and-more = … und { $n } weitere
ui-hint = Tipp
ui-hint-thinking = Ein Bot denkt nach …
ui-hint-ahead = { $n ->
    [one] Vorher ist 1 andere Frage dran.
   *[other] Vorher sind { $n } andere Fragen dran.
}
ui-hint-place = Nr. { $n }
ui-hint-share = { $percent } % Gewinnchance
ui-hint-leads = am Ende etwa { COUNT($n, "victory_point") } vorn
ui-hint-trails = am Ende etwa { COUNT($n, "victory_point") } zurück
ui-hint-level = am Ende etwa gleichauf
ui-hint-learned = Das Beste zuerst, mit der Gewinnchance
ui-hint-order = Das Beste zuerst, nach Faustregel
# Was einen Rat von den anderen unterscheidet.
why-otherwise = { $against ->
    [first] (beim ersten { $low })
    [some] (bei einem anderen { $low })
    [one] (sonst { $low })
   *[two] (sonst { $low } oder { $high })
}
why-change = { $change ->
    [same] { $label } weiterhin { $after }
    [new] { $label } { $after }
    [about] { $label } ≈ { $after }
   *[other] { $certain ->
        [1] { $label } { $before } → { $after }
       *[0] { $label } { $before } → ≈ { $after }
    }
}
why-figure = { $against ->
    [none] { why-change }
   *[other] { why-change } { why-otherwise }
}
why-rival = { $player }: { why-figure }
why-deed = { $certain ->
    [2] { $told }
    [1] dann: { $told }
   *[0] dann wohl: { $told }
}
why-alike = { $against ->
    [first] Läuft auf dasselbe hinaus wie das Erste.
   *[one] Läuft auf dasselbe hinaus wie die anderen.
}
ui-draft = Dieser Zug
ui-undo = Rückgängig
ui-undo-all = Von vorn
ui-undo-step = Zurücknehmen: { $step }
ui-back = Zu meiner letzten Entscheidung
ui-back-help = Über Zufall und Züge der Bots hinweg. Es wird gezählt, ist für alle zu sehen und steht im Protokoll.
ui-back-told = { $player }: zu einer früheren Entscheidung zurückgekehrt, { $n } ×
ui-guard = { $n ->
    [1] Noch möglich: { $list }.
    [2] Noch möglich: { $list }.
    [3] Noch möglich: { $list }.
    [4] Noch möglich: { $list }.
   *[other] Noch möglich: { $list } und mehr.
}
ui-end-anyway = Trotzdem beenden
ui-keep-playing = Weiterspielen
ui-never-ask = Nicht mehr fragen
ui-sure-oneway = Nicht zurückzunehmen: { $choice }
ui-sure-oneway-acted = Lässt sich nur zurücknehmen, bis der nächste Spieler handelt: { $choice }
ui-sure-oneway-counted = Zurücknehmen wird gezählt: { $choice }
ui-looking-back = Du siehst die Stellung nach Zug { $n }.
ui-last-move = Seit deinem letzten Zug bewegt von { $player }
ui-since = Seit deinem letzten Zug
ui-since-forced = Für dich ausgeführt
ui-recap-show = Zeigen
ui-recap-forced = Ohne Wahl für dich ausgeführt: { $deed }
ui-skip = Überspringen
ui-to-now = Zur aktuellen Stellung

## Teile des Bildschirms

ui-board = Spielplan
ui-players = Spieler
ui-log = Protokoll
ui-chat = Chat
ui-tabs = Teile des Tisches
ui-tab-board = Plan
ui-tab-me = Ich
ui-tab-market = Markt
ui-tab-players = Spieler
ui-tab-log = Protokoll
ui-changed = geändert
ui-unread = { $n } ungelesen
ui-log-empty = Noch ist nichts geschehen.
ui-log-none = Noch keine solchen Züge.
ui-log-filter = Welche Züge zeigen
ui-log-all = Alle Züge
ui-log-mine = Meine Züge
ui-log-value = Geld und Punkte
ui-notices = Hinweise
ui-log-answer = { $player }: { $answer }
ui-log-auto = Einzige Antwort, vom Tisch gegeben
ui-bot-for = { $bot } (für { WHO($player, form: "acc") })
ui-older = Ältere zeigen
ui-chat-empty = Noch keine Nachrichten.
ui-chat-say = Nachricht schreiben
ui-send = Senden
ui-sheet-open = Möglichkeiten zeigen
ui-sheet-close = Möglichkeiten ausblenden
ui-doubt-unconfirmed = Unsere Lesart, nicht mit dem gedruckten Spiel abgeglichen.
ui-doubt-reconstructed = Eine Angabe hier ist rekonstruiert: Es fand sich kein gedrucktes Exemplar.
ui-doubt-sign = Rekonstruiert
ui-doubt-share = { $percent } % der Werte auf Karten und Plättchen sind von uns rekonstruiert
ui-beta = Beta

## Ergebnis und Wiederholung

ui-wins = { $player } { VERB($player, "gewinnt", "gewinnst") } mit { COUNT($n, "victory_point", form: "dat") }
ui-share-win = { $players } teilen sich den Sieg mit { COUNT($n, "victory_point", form: "dat") }
ui-category = Kategorie
ui-total = Summe
ui-chart = Punkte im Lauf der Partie
ui-rematch = Noch einmal spielen
ui-to-rematch = Zur nächsten Partie
ui-record = Aufzeichnung herunterladen
ui-fair = Wurde fair gemischt?
ui-fair-text = Diese Zahl stand vor dem ersten Ziehen fest. Die Aufzeichnung legt offen, wofür sie steht, und „{ $command }“ prüft jede Mischung daran.
ui-commitment = Festlegung der Mischung:
ui-fair-proven = Hier geprüft: Der Startwert und der Anteil dieses Browsers passen zu dem, was vor dem ersten Ziehen feststand. Niemand allein hat den Startwert ausgesucht.
ui-fair-alone = Hier geprüft: Der Startwert passt zu dem, was vor dem ersten Ziehen feststand. Ein Anteil dieses Browsers steckt nicht darin: Geändert wurde nichts, ausgesucht sein könnte es.
ui-fair-kept_back = Hier geprüft: Der Startwert und der Anteil dieses Browsers passen zu dem, was vor dem ersten Ziehen feststand. Jemand hatte einen Anteil zugesagt und zurückgehalten; die Aufzeichnung nennt den Platz.
ui-fair-unseen = Dieser Browser war vor dem ersten Ziehen nicht dabei und kann es nicht sagen. Die Aufzeichnung lässt sich trotzdem prüfen.
ui-fair-broken = Das passt nicht zu dem, was vor dem ersten Ziehen feststand!
ui-fair-another = Diese Aufzeichnung ist nicht die des Spiels, das hier zu sehen war!
ui-fair-here = Die Aufzeichnung passt zu dem, was vor dem ersten Ziehen feststand. Mehr beweist sie nicht: Startwert, Anteil und Regeln lagen in dieser Seite, wer davor sitzt, hätte nachsehen oder aussuchen können.
ui-device = Auf einem anderen Gerät weiterspielen
ui-device-text = Nimm alle deine Plätze mit aufs Handy oder in einen anderen Browser.
ui-device-ask = Link erstellen
ui-device-once = Gilt einmal, { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  } lang. Wer ihn öffnet, spielt als du.
ui-device-here = Hier weiterspielen
ui-device-as = Der Link stammt von { $names }. In diesem Browser bist du dann diese Person.
ui-device-as-nobody = Der Link stammt von jemandem, der noch nirgends Platz genommen hat. In diesem Browser bist du dann diese Person.
ui-device-warn = Wer ihn erstellt hat, sieht deine Karten und kann an jedem Tisch, an den du dich von hier aus setzt, für dich spielen. Mach nur weiter, wenn das andere Gerät dir gehört.
ui-device-same = Dieser Browser gehört schon zu derselben Person.
ui-device-not = Nicht mein Gerät
ui-devices = Deine Geräte
ui-device-goes-with = Dieser Browser gehört zu { $names }.
ui-device-goes-with-nobody = Dieser Browser gehört zu einem anderen Gerät.
ui-device-this = Dieser Browser
ui-device-other = Ein anderer Browser
ui-device-unbind = Trennen
ui-device-unbind-all = Alle trennen
ui-device-go-on = Hier weiterspielen
ui-replay = Wiederholung
ui-review = Rückblick
ui-review-working = Rückblick: { $n } von { $of } Entscheidungen
ui-review-learned = Gewinnchance im Lauf der Partie
ui-review-thumb = Wie alle standen, nach Faustregel
ui-review-turns = Wendepunkte
ui-review-better = besser: { $answer }
ui-review-none = Keine Wahl hat viel verschenkt.
ui-review-skipped = Wahlen, die sich nicht beurteilen ließen: { $n }.
ui-to-table = Zum Tisch
ui-play = Abspielen
ui-pause = Pause
ui-speed = Tempo
ui-replay-back = Einen Schritt zurück
ui-replay-next = Einen Schritt weiter
ui-replay-turn-back = Zum vorigen Spieler
ui-replay-turn-next = Zum nächsten Spieler
ui-replay-position = Stellung
ui-replay-seat = Aus Sicht von
ui-replay-jump = Zu einer Runde oder einem Zug
ui-replay-start = Beginn der Partie
ui-replay-pace = Abspielen nach
ui-replay-by-step = Schritt für Schritt
ui-replay-by-turn = Zug um Zug
ui-replay-blind = Ohne Spoiler
ui-replay-secret = Länge und Ergebnis bleiben bis zum Ende verborgen.

## Hilfe

ui-help = Regeln, Einstellungen, Tasten
ui-settings = Einstellungen
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-zoom-fit = Ganze Karte zeigen
ui-close = Schließen
ui-own-name = Mein Name an neuen Tischen
ui-guard-setting = Vor dem Passen fragen, solange es andere Möglichkeiten gibt
ui-recap-setting = Zusammenfassen, was die anderen seit meinem letzten Zug getan haben
ui-sure-setting = Vor allem fragen, was nicht zurückgenommen werden kann
ui-taps = Zweites Tippen auf Touchscreens
ui-taps-tell = wo das erste etwas erklärt, und vor allem Unwiderruflichen
ui-taps-oneway = nur vor allem Unwiderruflichen
ui-taps-never = nie
ui-back-setting = Nur gegen Bots: über Zufall und ihre Züge zurück dürfen (wird gezählt, steht im Protokoll)
ui-think-here = Über Tipps und Rückblicke auf meinem Gerät nachdenken, nicht auf dem Server
ui-think-here-text = Dein eigenes Gerät denkt darüber nach. Was es dazu braucht, rund 7 MB, wird einmal geholt.
ui-pace = Was die anderen tun, wird gezeigt
ui-pace-instant = sofort
ui-pace-brisk = zügig
ui-pace-slow = langsam
ui-sounds = Töne
ui-sound-on = Töne sind an
ui-sound-off = Töne sind aus
ui-sound-turn = Ich bin am Zug
ui-sound-notice = Das Ende naht
ui-sound-over = Partie beendet
ui-key-zone = nächster Teil des Bildschirms (Umschalt: voriger)
ui-key-arrows = innerhalb eines Teils bewegen
ui-key-enter = wählen
ui-key-digits = nach Nummer in der Liste wählen
ui-key-undo = rückgängig
ui-key-end = passen, Zug oder Verteilung beenden
ui-key-filter = Möglichkeiten filtern
ui-key-hint = Tipp: was ein Bot wählen würde
ui-key-last = sagen, was zuletzt geschah
ui-key-mine = meine Werte sagen
ui-key-others = die Werte der anderen sagen
ui-key-board = sagen, was auf dem Plan liegt
ui-key-zoom = Karte näher, weiter weg, ganz zeigen
ui-key-space = alle Bewegungen abschließen, Rückblick überspringen
ui-key-help = diese Hilfe
ui-key-rules = Regeln zu dem, worauf gezeigt wird
ui-key-close = schließen, leeren oder zur aktuellen Stellung
ui-key-replay-play = abspielen oder Pause
ui-key-replay-step = einen Schritt zurück oder weiter
ui-key-replay-turn = zum vorigen oder nächsten Spieler
ui-key-replay-round = zur vorigen oder nächsten Runde, zum vorigen oder nächsten Zug
ui-key-replay-ends = zum Anfang oder zum Ende
ui-key-replay-speed = schneller oder langsamer

## Lernen und Regeln
ui-learn = Lernen
ui-learn-on = Weiterlernen, Schritt { $n } von { $of }
ui-rules = Regeln
ui-keys = Tasten
ui-more = mehr in den Regeln
ui-rules-search = Regeln durchsuchen
ui-rules-goal = Ziel
ui-rules-contents = Inhalt
ui-rules-components = Spielmaterial
ui-rules-icons = Zeichenerklärung
ui-rules-none = Zu diesem Titel gibt es keinen Regeltext.
ui-rules-nothing = In den Regeln nichts gefunden.
ui-about-puerto_rico = Bepflanze deine Insel, baue eine Stadt, verschiffe Waren: Jede Runde wählst du eine Rolle, und alle dürfen darin handeln.
ui-length-puerto_rico = 2–5 Personen · 30–40 Minuten gegen Bots · anspruchsvoll, kaum Glück
ui-about-gwt2 = Treibe deine Herde nach Kansas City, verbessere sie unterwegs und liefere sie mit der Bahn: für Geld und Punkte.
ui-length-gwt2 = 1–4 Personen · 50–70 Minuten gegen Bots · anspruchsvoll
ui-about-gwt_argentina = Bringe Herde und Getreide nach Buenos Aires, belade die Schiffe und sieh sie mit deinen Markern nach Europa fahren.
ui-length-gwt_argentina = 1–4 Personen · 60–80 Minuten gegen Bots · das anspruchsvollste der Reihe
ui-about-gwt_elpaso = Der Pfad als Ring: Stelle Arbeiter als Karten ein, gib sie für Vieh, Gebäude und Züge aus, und sie kommen wieder.
ui-length-gwt_elpaso = 1–4 Personen · 30–40 Minuten gegen Bots · das leichteste der Reihe
ui-lesson-ines = Inés
ui-lesson-tomas = Tomás
ui-lesson-you = Du
ui-lesson-steps = Schritte
ui-lesson-back = Einen Schritt zurück
ui-lesson-skip = Schritt überspringen
ui-lesson-next = Weiter
ui-lesson-begin = Los
ui-lesson-fresh = Neue Stellung
ui-lesson-again = Noch einmal
ui-lesson-show = Zeigen
ui-lesson-leave = Verlassen
ui-lesson-kept = Der Schritt ist gemerkt: Du kannst hier später weitermachen.
ui-lesson-retry = Das ist erlaubt, aber hier geht es um etwas anderes. Versuch es noch einmal und nimm, was dann leuchtet.
ui-lesson-guess-right = Wie du es vorhergesagt hast.
ui-lesson-guess-else = Du sagtest { $guess }; es ist { $right }.
ui-lesson-finish = Fertig
ui-lesson-done = Du kennst das Spiel
ui-lesson-done-text = Den Rest lernst du beim Spielen: Was wählbar ist, leuchtet, was nicht, sagt warum, und die Regeln stehen hinter dem Fragezeichen.
ui-lesson-first-game = Erste Partie spielen
ui-lesson-anew = Noch einmal lernen

## Zeichenerklärung
icon-engine_back = Lok zurück
icon-aux = Hilfsaktion
icon-house = Gebäude platzieren
icon-copy_adjacent = Aktionen eines Nachbargebäudes
icon-draw = Karten ziehen, dann ebenso viele abwerfen
icon-remove_card = Karte aus dem Spiel entfernen
icon-upgrade_behind = Bahnhof hinter der Lok ausbauen
icon-fir = Wald
icon-hire = Arbeiter einstellen
icon-job_token = Arbeitsmarkt-Anzeiger
icon-refill = Rindermarkt auffüllen
icon-flag = Beendet die Partie
icon-discard = Abwerfen
icon-done = Fertig
icon-uncertain = Ein Wert, dessen wir nicht sicher sind
icon-green = Gebühr: grüne Hand
icon-black = Gebühr: schwarze Hand
icon-step = Schritte
icon-hand = Handkartenlimit
icon-shield = Siegpunkte
icon-cask = Waren
icon-star = Gouverneur

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
reason-unknown_lesson = Zu diesem Spiel gibt es keine Lernpartie.
reason-unknown_step = Diesen Schritt hat die Lernpartie nicht.
reason-wrong_host = Dieser Server kennt diesen Namen nicht. Frag den Gastgeber nach der richtigen Adresse.
reason-wrong_origin = Die Anfrage kam von einer anderen Website.
reason-not_your_seat = Das ist nicht dein Platz.
reason-not_your_table = Das darf nur, wer den Tisch eröffnet hat.
reason-bad_invite = Diese Einladung ist ungültig.
reason-invite_used = Diese Einladung ist schon benutzt, oder der Platz hat seither gewechselt. Bitte um einen neuen Link.
reason-invite_expired = Diese Einladung ist abgelaufen. Bitte um einen neuen Link.
reason-bad_share = Das ist nicht der zugesagte Anteil an der Mischung.
reason-not_open = Dieser Tisch ist nicht mehr offen.
reason-table_full = An diesem Tisch ist zu viel geschehen: Spielt die Partie zu Ende, aber ohne Chat, Zurücknehmen und Aufstehen.
reason-too_soon = Noch nicht: Gib den anderen einen Moment.
reason-link_used = Dieser Link ist schon benutzt, oder dieser Browser gehört schon zu jemandem.
reason-link_expired = Dieser Link gilt nicht mehr. Erstelle auf dem anderen Gerät einen neuen.
reason-bad_beginning = Der Server läuft jetzt mit einem anderen Schlüssel. Versuche es noch einmal.
reason-game_running = Erst nach dem Ende der Partie.
reason-hints_off = An diesem Tisch gibt es keine Tipps.
reason-not_playing = Die Partie läuft gerade nicht.
reason-seat_taken = Dieser Platz ist besetzt.
reason-colour_taken = Diese Farbe hat schon jemand an diesem Tisch.
reason-seat_present = Ein Bot darf erst übernehmen, wenn der Platz eine Minute leer ist oder, an einem Tisch mit Uhr, die Zeit dessen abgelaufen ist, der gefragt ist.
reason-stale = Die Stellung hat sich geändert. Wähle noch einmal.
reason-illegal_answer = Das ist jetzt nicht möglich.
reason-illegal_undo = Das lässt sich nicht zurücknehmen.
reason-method_not_allowed = Das macht der Server hier nicht.
reason-too_large = Die Nachricht ist zu lang.
reason-too_many = Zu viele Anfragen. Warte einen Moment.
reason-table_frozen = Dieser Tisch ist nicht lesbar und geschlossen.
reason-table_elsewhere = Dieser Tisch ist in einem anderen Tab offen. Spiele dort weiter oder schließe ihn.
reason-not_stored = Der Zug ließ sich nicht speichern. Nichts wurde geändert; versuche es noch einmal.
reason-storage_full = Dieser Browser hat keinen Platz mehr für das Spiel. Nichts wurde geändert; lösche ein Spiel, das du nicht mehr brauchst, und spiele dann weiter.
reason-not_read = Der Server kann seine Tische gerade nicht lesen. Versuche es gleich noch einmal.
reason-no_review = Auf diese Partie ließ sich gerade nicht zurückblicken. Versuche es noch einmal.
reason-no_hint = Gerade ließ sich kein Tipp finden. Versuche es noch einmal.
reason-rules_missing = Dieser Tisch wurde nach älteren Regeln begonnen, die dieser Server nicht hat. Er bleibt erhalten, kann hier aber nicht geöffnet werden.
reason-internal = Fehler auf dem Server. Nichts wurde geändert.
reason-offline = Der Server ist nicht erreichbar. Der Zug ist gemerkt und wird erneut gesendet.
reason-refused = Der Server hat das abgelehnt.
