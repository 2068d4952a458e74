"""Great Western Trail, second edition."""

from tablero.games.gwt2.game import Gwt2

GAME = Gwt2(rules_version=3)
EARLIER = [Gwt2(rules_version=2)]
