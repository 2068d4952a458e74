"""What hints tell of Puerto Rico: points, money, goods, and what the plantations will bring."""

from __future__ import annotations

from typing import Final, cast

from tablero.bots.puerto_rico.worth import workplaces
from tablero.bots.telling import Telling
from tablero.bots.worlds import POINTS
from tablero.core.engine import State
from tablero.games.puerto_rico.catalogue import GOODS, N_GOODS, QUARRY
from tablero.games.puerto_rico.roles.craftsman import capacity
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import PICK_ROLE, PLACE_COLONISTS


class PuertoRicoTelling(Telling):
    def outlook(self, s: State, seat: int) -> dict[str, int]:
        """What a craftsman phase would bring, now and with a colonist everywhere; quarries."""
        player = cast(PuertoRico, s).players[seat]
        amounts = [int(capacity(player, good)) for good in range(int(N_GOODS))]
        return {
            "harvest": sum(amounts),
            "harvest_kinds": sum(1 for amount in amounts if amount),
            "harvest_staffed": sum(int(workplaces(player, good)) for good in range(int(N_GOODS))),
            "quarries": int(player.tiles[QUARRY]),
            "quarries_working": int(player.manned[QUARRY]),
        }


TELLING: Final = PuertoRicoTelling(
    {
        POINTS: 1.0,
        "doubloons": 0.5,
        "colonists": 0.3,
        "harvest": 0.8,
        "harvest_kinds": 0.5,
        "harvest_staffed": 0.55,
        "quarries": 0.7,
        "quarries_working": 0.8,
        "island_used": 0.3,
        **{f"{good}s": 0.45 for good in GOODS},
    },
    {
        "built": 2.5,
        "sold": 2.0,
        "loaded": 2.0,
        "wharf_loaded": 2.0,
        "produced": 1.5,
        "tile_taken": 1.0,
        "spoiled": 1.0,
        "colonists_placed": 0.5,
        "end_triggered": 4.0,
        "game_ended": 4.0,
    },
    within=("goods",),
    closing=("end_triggered", "game_ended"),
    begins=(PICK_ROLE.name,),
    layouts=(PLACE_COLONISTS.name,),
)
