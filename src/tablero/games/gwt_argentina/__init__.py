"""Great Western Trail: Argentina."""

from tablero.games.gwt_argentina.game import Argentina

GAME = Argentina(rules_version=4)
EARLIER = [Argentina(rules_version=version) for version in (3, 2, 1)]
