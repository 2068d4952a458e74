## Stützräder: eine Zeile unter der Frage der ersten Partie

wheels-first_role = Auf jede Rolle, die niemand nimmt, kommt 1 Dublone: Sie gehört dem, der sie wählt.
wheels-rich_role = { TERM($role, article: "the") }: { COUNT($n, "doubloon") } auf der Karte, so viel wie ein guter Verkauf.
wheels-pair = Plantage und Produktionsgebäude: Beide brauchen einen Kolonisten.
wheels-no_plant = Für { TERM($good, form: "acc") } hast du noch kein Produktionsgebäude.
wheels-idle_quarry = Ein besetzter Steinbruch spart 1 Dublone je Gebäude. Deiner ist leer.
wheels-quarry = Du hast den Siedler gewählt: Du darfst stattdessen einen Steinbruch nehmen.
wheels-neighbour = { $seat } würde { COUNT($n, "good") } produzieren und könnte gleich danach verschiffen.
wheels-in_house = { TERM($good) } liegt schon im Handelshaus: Verkauf eine andere Ware oder passe.
wheels-storage = Am Ende der Kapitänsphase bleibt 1 Ware, der Rest geht verloren.
wheels-load_order = Lade zuerst, was dir andere verbauen könnten.
wheels-large = Ein großes Gebäude bringt am Ende extra Punkte, wenn es besetzt ist.
wheels-ending = Das Ende ist nah: Jetzt zählen Punkte, Geld nur bei Gleichstand.
wheels-places = Leere Kreise hast du { $n }: Kolonisten bringt der Bürgermeister.
wheels-feeds = Deinem Produktionsgebäude fehlt noch eine Plantage: { TERM($good) }.
wheels-any_island = Mais braucht kein Gebäude. Jede andere Pflanze wartet auf ihres.
wheels-for_nothing = { TERM($good) } bringt im Verkauf 0, auf einem Schiff aber 1 Punkt wie jede Ware.
wheels-which_ship = Eine Sorte fährt nur auf einem Schiff. Ein volles segelt nach der Phase, eines mit Platz wartet auf mehr davon.
