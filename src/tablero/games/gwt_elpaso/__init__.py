"""Great Western Trail: El Paso."""

from tablero.games.gwt_elpaso.game import ElPaso

GAME = ElPaso(rules_version=3)
EARLIER = [ElPaso(rules_version=2), ElPaso(rules_version=1)]
