"""Great Western Trail: Argentina."""

from tablero.games.gwt_argentina.game import Argentina

GAME = Argentina(rules_version=3)
EARLIER = [Argentina(rules_version=2), Argentina(rules_version=1)]
