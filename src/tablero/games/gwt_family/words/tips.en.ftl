## Discs and zones

tip-cattle_market = Cattle for sale. Bought cards go to your discard pile.
tip-discard_pile = Shuffled into a new draw pile when that is empty. You may look through your own: press its figure.
note-stop-rival = An opponent’s building: only a single auxiliary action here.
note-once = Right away, once: { $deed }
note-hand_value = Left in hand: value { $value }.
