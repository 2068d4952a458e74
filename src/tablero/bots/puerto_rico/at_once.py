"""What an answer brings at once, at fixed prices: points, doubloons, goods, tiles, colonists.

Nothing is expected of later rounds; a role is worth what its phase brings the one who chooses it.
"""

from __future__ import annotations

from typing import cast

from tablero.bots.puerto_rico.choices import CommonSense
from tablero.bots.puerto_rico.choices import values as by_worth
from tablero.core.game import View
from tablero.core.rng import FastRng
from tablero.games.puerto_rico.catalogue import N_GOODS, N_TILES, PRICE, QUARRY
from tablero.games.puerto_rico.scoring import building_points
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import PICK_ROLE, PLACE_COLONISTS

DOUBLOON = 0.3
GOOD = 0.45  # and a little more for a dear one
GOOD_PRICE = 0.08
TILE = 0.5
A_QUARRY = 0.8
COLONIST = 0.35


def values(view: View, seed: int) -> list[float]:
    if view.state.kind() is PLACE_COLONISTS:  # brings nothing at once, so it is done as all do it
        return by_worth(view, seed)
    rng = FastRng.seeded(seed * 1_000_003 + int(view.state.ply))
    world = cast(PuertoRico, view.determinise(rng))
    answers = view.state.answers()
    is_role = world.kind() is PICK_ROLE
    found = []
    for answer in answers:
        after = cast(PuertoRico, world.copy())
        after.play_trusted(answer)
        if is_role:
            CommonSense().play_phase(after)
        found.append(possessions(after, view.seat))
    return found


def possessions(g: PuertoRico, seat: int) -> float:
    """All that a player has, at its fixed price."""
    player = g.players[seat]
    value = float(max(0, int(player.chips)) + int(building_points(player)))
    value += DOUBLOON * int(player.doubloons) + COLONIST * int(player.colonists())
    for good in range(int(N_GOODS)):
        value += int(player.goods[good]) * (GOOD + GOOD_PRICE * float(PRICE[good]))
    for tile in range(int(N_TILES)):
        value += int(player.tiles[tile]) * (A_QUARRY if tile == QUARRY else TILE)
    return value
