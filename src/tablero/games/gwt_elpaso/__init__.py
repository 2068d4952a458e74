"""Great Western Trail: El Paso."""

from tablero.games.gwt_elpaso.game import ElPaso

GAME = ElPaso(rules_version=4)
EARLIER = [ElPaso(rules_version=version) for version in (3, 2, 1)]
