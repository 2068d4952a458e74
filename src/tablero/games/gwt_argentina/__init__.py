"""Great Western Trail: Argentina."""

from tablero.games.gwt_argentina.game import Argentina

GAME = Argentina(rules_version=2)
EARLIER = [Argentina(rules_version=1)]
