"""Great Western Trail: El Paso."""

from tablero.games.gwt_elpaso.game import ElPaso

GAME = ElPaso(rules_version=5)
EARLIER = [ElPaso(rules_version=version) for version in (4, 3, 2, 1)]
