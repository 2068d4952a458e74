"""Great Western Trail: El Paso."""

from tablero.games.gwt_elpaso.game import ElPaso
from tablero.games.gwt_elpaso.rules import RULES_VERSION

GAME = ElPaso(RULES_VERSION)
EARLIER = [ElPaso(version) for version in range(RULES_VERSION - 1, 0, -1)]
