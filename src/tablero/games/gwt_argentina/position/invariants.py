"""What must hold in every position that play can reach."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.games.gwt_argentina.cards import (
    CARDS,
    CATTLE_COUNT,
    CATTLE_WHERE,
    EXHAUSTION,
    EXHAUSTION_COUNT,
    FIRST_OBJECTIVE,
    N_CARDS,
    N_CATTLE,
    N_MASTERS,
    PLAYER_CATTLE,
)
from tablero.games.gwt_argentina.catalogue import (
    BAG_COUNTS,
    BAG_TILES,
    BUILDING_NODES,
    FARMER_NODES,
    FIRST_WORKER,
    GRANJERO,
    HIRED_ROWS,
    LAST_STATION,
    MASTER_SPACES,
    MOST_GRAIN,
    N_BAG_TILES,
    N_DISCS,
    N_FARMER_SPACES,
    N_FARMERS,
    N_NODES,
    N_ROWS,
)
from tablero.games.gwt_argentina.harbours import (
    N_QUAYS,
    N_SHIPS,
    N_SPOTS,
    SHIP_0,
    SHIP_18,
    STACK_SHIPS,
    SUN_SHIPS,
)
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.railroad.stations import SENT_GRANJERO
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rail.position import invariants
from tablero.games.gwt_family.rail.position.invariants import copies
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS
from tablero.games.gwt_family.tiles import EMPTY

ALL_DISCS = int(N_DISCS) + 1  # one begins on a quay


def violations(g: Table) -> list[str]:
    found: list[str] = []
    for seat in range(int(g.seats)):
        found += [f"seat {seat}: {text}" for text in _player(g, seat)]
    found += invariants.pile_faults(g)
    found += _cards(g)
    found += _tiles(g)
    found += _harbours(g)
    found += invariants.engine_faults(g)
    found += invariants.master_faults(g, N_MASTERS, MASTER_SPACES)
    return found


def _player(g: Table, seat: int) -> list[str]:
    p = g.players[seat]
    found = invariants.rancher_faults(p, N_ROWS, N_NODES)
    if discs(p) > ALL_DISCS or (discs(p) != ALL_DISCS and seat != g.automa_seat):
        found.append(f"{int(discs(p))} discs instead of {ALL_DISCS}")
    if not 0 <= p.grain <= MOST_GRAIN:
        found.append("grain marker off its track")
    if (p.last_discs > 0) != (p.stations >> LAST_STATION & 1 == 1) or p.last_discs < 0:
        found.append("the last station does not show its discs")
    for ship, count in ((SHIP_0, p.ship_0_discs), (SHIP_18, p.ship_18_discs)):
        if (count > 0) != (p.ships >> ship & 1 == 1) or count < 0:
            found.append("a ship does not show its discs")
    for row in range(N_ROWS):
        strong = p.strong >> (row * WORKER_SLOTS) & 63
        if strong & 1 or strong >> p.workers(row) or (row == GRANJERO and strong):
            found.append("strength where no worker shows it")
    return found + invariants.building_faults(g, p, seat, BUILDING_NODES)


def discs(p: Player) -> i64:
    """Discs on the board, on ships, quays, spots and stations."""
    count = bits(p.discs) + p.ship_discs() + bits(p.spots) + p.station_discs()
    for quay in range(N_QUAYS):
        count += p.quay_discs(quay)
    return count


def _cards(g: Table) -> list[str]:
    """No card appears or is lost: all copies are somewhere."""
    found: list[str] = []
    for card in range(N_CARDS):
        if card < N_CATTLE:
            here = invariants.cattle_of(g, card)
            there = cattle_in_play(g, card)
        elif card == EXHAUSTION:
            here = exhaustion_held(g) + g.exhaustion
            there = EXHAUSTION_COUNT
        else:
            here = invariants.objectives_of(g, card - FIRST_OBJECTIVE, card)
            there = 1
        if here != there:
            found.append(f"{int(here)} cards {CARDS[card]} instead of {int(there)}")
    if g.exhaustion < 0:
        found.append("the exhaustion stack is below 0")
    return found


def cattle_in_play(g: Table, card: i64) -> i64:
    if CATTLE_WHERE[card] == PLAYER_CATTLE:
        return CATTLE_COUNT[card] * (g.seats - (0 if g.pedro is None else 1))
    return CATTLE_COUNT[card]


def exhaustion_held(g: Table) -> i64:
    held: i64 = 0
    for seat in range(int(g.seats)):
        held += g.players[seat].herd(EXHAUSTION)
    return held


# -- tiles ----------------------------------------------------------------------------------------
def _tiles(g: Table) -> list[str]:
    """Workers kind by kind; farmers in sum, as a helped farmer keeps only its colour."""
    found: list[str] = []
    farmers: i64 = 0
    wanted: i64 = 0
    for tile in range(N_BAG_TILES):
        here = g.bag_1[tile] + g.bag_2[tile] + g.bag_3[tile] + tiles_outside_bags(g, tile)
        there = BAG_COUNTS[0][tile] + BAG_COUNTS[1][tile] + BAG_COUNTS[2][tile]
        if tile < N_FARMERS:
            farmers += here
            wanted += there
        elif here != there:
            found.append(f"{int(here)} tiles {BAG_TILES[tile]} instead of {int(there)}")
    farmers += farmers_held(g)
    if farmers != wanted:
        found.append(f"{int(farmers)} farmers instead of {int(wanted)}")
    for k in range(N_FARMER_SPACES):
        if g.coins[k] < 0 or (g.coins[k] > 0 and g.tiles[FARMER_NODES[k]] == EMPTY):
            found.append("coins where no farmer lies")
    return found


def tiles_outside_bags(g: Table, tile: i64) -> i64:
    """On the table and in crews; helped farmers are counted apart."""
    here = g.box[N_CARDS + tile] + copies(g.foresight, tile) + copies(g.tiles, tile + 1)
    if tile >= FIRST_WORKER:
        worker = tile - FIRST_WORKER
        here += invariants.workers_out(g, worker, N_MASTERS)
        for seat in range(int(g.seats)):
            here += in_crew(g.players[seat], worker)
    return here


def in_crew(p: Player, worker: i64) -> i64:
    """Hired workers of a kind; the printed one is no tile."""
    row = worker % HIRED_ROWS
    strong = bits(p.strong >> (row * WORKER_SLOTS) & 63)
    if worker >= HIRED_ROWS:
        return strong
    return p.workers(row) - 1 - strong


def farmers_held(g: Table) -> i64:
    held = copies(g.masters, SENT_GRANJERO)
    for seat in range(int(g.seats)):
        p = g.players[seat]
        held += p.helped_farmers() + p.granjeros - 1
    return held


def _harbours(g: Table) -> list[str]:
    found: list[str] = []
    taken: i64 = 0
    for seat in range(int(g.seats)):
        p = g.players[seat]
        if p.spots & taken:
            found.append("two discs on one spot")
        taken |= p.spots
        if p.ships & ~g.ships:
            found.append("a disc on a ship that is not here")
    for spot in range(N_SPOTS):
        if taken >> spot & 1 and g.is_covered(spot):
            found.append("a disc under a cover")
    for ship in range(N_SHIPS):
        if g.ship_stack[ship] < 0 or (g.ship_stack[ship] > 0 and g.ships >> ship & 1):
            found.append("a ship is in two places")
        if g.ship_stack[ship] > 0 and STACK_SHIPS >> ship & 1 == 0:
            found.append("a sun ship in the stack")
    if SUN_SHIPS & g.ships & (1 << SHIP_0 | 1 << SHIP_18) != (1 << SHIP_0 | 1 << SHIP_18):
        found.append("a ship that never departs is gone")
    return found
