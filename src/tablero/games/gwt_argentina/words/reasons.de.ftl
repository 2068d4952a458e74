## Warum nicht

reason-not_enough_builders = Braucht { COUNT($need, "carpintero", form: "acc") }, du hast { $have }.
reason-needs_more_builders_to_replace = Das neue Gebäude muss mehr Carpinteros brauchen als das ersetzte.
reason-not_enough_gauchos = Braucht { COUNT($need, "gaucho", form: "acc") }, du hast noch { $have }.
reason-already_loaded = Auf diesem Schiff liegt schon dein Spielermarker.
reason-engine_not_there = Deine Lok muss Feld { $need } erreicht haben; sie hat { $have } erreicht.
reason-grain_full = Dein Getreidemarker steht schon am Ende der Leiste.
reason-no_delivery = Dort ist kein freies Bonusfeld, für das dein Getreide reicht.
reason-no_exhaustion = Du hast keine Erschöpfungskarte auf der Hand.
reason-no_farmer = Es gibt keinen Landwirt, dem du helfen kannst.
reason-no_market_card = Der Markt hat keine solche Karte.
reason-no_rival_to_exhaust = Für Gegner gibt es keine Erschöpfungskarte.
reason-not_enough_grain = Braucht { $need } Getreide, du hast { $have }.
reason-not_enough_strength = Braucht Stärke { $need }, du erreichst { $have }.
reason-spot_covered = Bei so wenigen Spielern ist das Stadtzentrum abgedeckt.
