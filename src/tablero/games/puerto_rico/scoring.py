"""Points at the end of the game (RULES 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablero.games.puerto_rico.catalogue import (
    BUILDING_NAMES,
    N_BUILDINGS,
    N_PLANTS,
    PLANT_POINTS,
    POINTS,
    SCORE_OF,
)

if TYPE_CHECKING:
    from tablero.games.puerto_rico.state import Player, PuertoRico

LARGE_BUILDINGS: Final = "large_buildings"
ROW_NAMES: Final = ["chips", "buildings", LARGE_BUILDINGS]

PRODUCTION_BUILDINGS: Final[i64] = 1
ISLAND_SPACES: Final[i64] = 2
COLONISTS: Final[i64] = 3
CHIPS: Final[i64] = 4
VIOLET_BUILDINGS: Final[i64] = 5
RESIDENCE_POINTS: Final[i64] = 4  # up to so many filled spaces; 1 more for each further one
RESIDENCE_SPACES: Final[i64] = 9
COLONISTS_FOR_A_POINT: Final[i64] = 3
CHIPS_FOR_A_POINT: Final[i64] = 4


def building_points(player: Player) -> i64:
    """Printed points, occupied or not (RULES 9.5, 13.1)."""
    points: i64 = 0
    for b in range(N_BUILDINGS):
        if player.owns(b):
            points += POINTS[b]
    return points


def bonus_points(player: Player) -> i64:
    """What the occupied large buildings count (RULES 9.5)."""
    points: i64 = 0
    for b in range(N_BUILDINGS):
        points += bonus_of(player, b)
    return points


def bonus_of(player: Player, b: i64) -> i64:
    if SCORE_OF[b] > 0 and player.owns(b) and player.staff_of(b) > 0:
        return bonus(player, SCORE_OF[b])
    return 0


def bonus(player: Player, word: i64) -> i64:
    """What one way of counting brings: guild hall, residence, fortress, customs house, city hall
    (RULES 9.6, 9.7, 9.8, 9.9, 9.10)."""
    if word == PRODUCTION_BUILDINGS:
        points: i64 = 0
        for b in range(N_BUILDINGS):
            if player.owns(b):
                points += PLANT_POINTS[b]
        return points
    if word == ISLAND_SPACES:
        return RESIDENCE_POINTS + max(0, player.island_used - RESIDENCE_SPACES)
    if word == COLONISTS:
        return player.colonists() // COLONISTS_FOR_A_POINT
    if word == CHIPS:
        return max(0, player.chips) // CHIPS_FOR_A_POINT
    violet: i64 = 0
    for b in range(N_PLANTS, N_BUILDINGS):
        if player.owns(b):
            violet += 1
    return violet


def rows(g: PuertoRico) -> list[tuple[str, list[int]]]:
    seats = range(int(g.seats))
    return [
        ("chips", [int(max(0, g.players[seat].chips)) for seat in seats]),
        ("buildings", [int(building_points(g.players[seat])) for seat in seats]),
        (LARGE_BUILDINGS, [int(bonus_points(g.players[seat])) for seat in seats]),
    ]


def bonuses(g: PuertoRico) -> list[tuple[str, list[int]]]:
    """Of each large building that somebody has a bonus of, what it counts."""
    found: list[tuple[str, list[int]]] = []
    for b in range(N_BUILDINGS):
        points = [int(bonus_of(g.players[seat], b)) for seat in range(int(g.seats))]
        if any(points):
            found.append((BUILDING_NAMES[b], points))
    return found


def totals(g: PuertoRico) -> list[int]:
    result = []
    for seat in range(g.seats):
        player = g.players[seat]
        points = max(0, player.chips) + building_points(player) + bonus_points(player)
        result.append(int(points))
    return result


def winners(g: PuertoRico) -> list[int]:
    """Most points; then most doubloons and goods together; then the win is shared (RULES 9.11)."""
    strength = []
    for seat, points in enumerate(totals(g)):
        player = g.players[seat]
        strength.append((points, int(player.doubloons + player.goods_held())))
    best = max(strength)
    return [seat for seat, mine in enumerate(strength) if mine == best]
