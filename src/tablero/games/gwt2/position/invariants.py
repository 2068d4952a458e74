"""What must hold in every position that play can reach."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.games.gwt2.cards import (
    CALF,
    CARDS,
    CATTLE_COUNT,
    CATTLE_WHERE,
    COW,
    HEIFER,
    N_CARDS,
    N_CATTLE,
    N_MASTERS,
    OBJECTIVE_COUNT,
    PLAYER_CATTLE,
)
from tablero.games.gwt2.catalogue import (
    BAG_COUNTS,
    BAG_TILES,
    BUILDING_NODES,
    FIRST_WORKER,
    GREEN,
    KANSAS_CITY_DISC,
    MASTER_SPACES,
    N_BAG_TILES,
    N_DISCS,
    N_HAZARDS,
    N_NODES,
    N_WORKERS,
    NEW_YORK,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rail.position import invariants
from tablero.games.gwt_family.rail.position.invariants import copies


def violations(g: Table) -> list[str]:
    found: list[str] = []
    for seat in range(int(g.seats)):
        found += [f"seat {seat}: {text}" for text in _player(g, seat)]
    found += invariants.pile_faults(g)
    found += _cards(g)
    found += _tiles(g)
    found += invariants.engine_faults(g)
    found += invariants.master_faults(g, N_MASTERS, MASTER_SPACES)
    return found


def _player(g: Table, seat: int) -> list[str]:
    p = g.players[seat]
    found = invariants.rancher_faults(p, N_WORKERS, N_NODES)
    if discs(p) > N_DISCS or (discs(p) != N_DISCS and seat != g.automa_seat):
        found.append(f"{int(discs(p))} discs instead of {int(N_DISCS)}")
    return found + invariants.building_faults(g, p, seat, BUILDING_NODES)


def discs(p: Player) -> i64:
    """Discs on the board, in cities and on stations."""
    once = p.cities & ~(1 << KANSAS_CITY_DISC) & ~(1 << NEW_YORK)
    several = p.kansas_city_discs + p.new_york_discs
    return bits(p.discs) + bits(once) + several + bits(p.stations)


def _cards(g: Table) -> list[str]:
    """No card appears or is lost: all copies are somewhere."""
    found: list[str] = []
    for card in range(N_CARDS):
        if card < N_CATTLE:
            here = invariants.cattle_of(g, card)
            there = _cattle_in_play(g, card)
        else:
            here = invariants.objectives_of(g, card - N_CATTLE, card)
            there = OBJECTIVE_COUNT[card - N_CATTLE]
        if here != there:
            found.append(f"{int(here)} cards {CARDS[card]} instead of {int(there)}")
    return found


def _cattle_in_play(g: Table, card: i64) -> i64:
    if CATTLE_WHERE[card] == PLAYER_CATTLE:
        return CATTLE_COUNT[card] * (g.seats - (0 if g.sam is None else 1))
    if card == HEIFER:
        return (CATTLE_COUNT[card] - g.heifers) * g.simmental
    if card == COW:
        return (CATTLE_COUNT[card] - g.cows) * g.simmental
    if card == CALF:
        return CATTLE_COUNT[card] * g.simmental
    return CATTLE_COUNT[card]


def _tiles(g: Table) -> list[str]:
    found: list[str] = []
    for tile in range(N_BAG_TILES):
        here = g.bag_1[tile] + g.bag_2[tile] + g.bag_3[tile] + tiles_outside_bags(g, tile)
        there = BAG_COUNTS[0][tile] + BAG_COUNTS[1][tile] + BAG_COUNTS[2][tile]
        if here != there:
            found.append(f"{int(here)} tiles {BAG_TILES[tile]} instead of {int(there)}")
    return found


def tiles_outside_bags(g: Table, tile: i64) -> i64:
    here = g.box[N_CARDS + tile] + copies(g.foresight, tile) + copies(g.tiles, tile + 1)
    for seat in range(int(g.seats)):
        here += _held(g.players[seat], tile)
    if tile >= FIRST_WORKER:
        here += invariants.workers_out(g, tile - FIRST_WORKER, N_MASTERS)
    return here


def _held(p: Player, tile: i64) -> i64:
    if tile < N_HAZARDS:
        return p.hazards_of(tile)
    if tile >= FIRST_WORKER:
        return p.workers(tile - FIRST_WORKER) - 1
    return p.green_bandits if tile == GREEN else p.orange_bandits
