## Warum eine Aktion nicht begonnen werden kann

reason-no_bandit_pair = Du hast kein Paar aus grünem und orangefarbenem Banditen.
reason-no_hazard = Auf dem Pfad liegt keine Gefahr.
reason-no_bandit = Auf dem Pfad liegt kein Bandit.
reason-no_neighbour = Daneben steht kein Gebäude, das du nutzen kannst.
