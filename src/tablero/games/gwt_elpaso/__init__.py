"""Great Western Trail: El Paso."""

from tablero.games.gwt_elpaso.game import ElPaso

GAME = ElPaso()
