"""Great Western Trail: Argentina."""

from tablero.games.gwt_argentina.game import Argentina

GAME = Argentina()
