"""Puerto Rico (Andreas Seyfarth, 2002 base game): 3 to 5 players, and the variant for 2."""

from tablero.games.puerto_rico.game import PuertoRicoGame

GAME = PuertoRicoGame(rules_version=2)
EARLIER = [PuertoRicoGame(rules_version=1)]
