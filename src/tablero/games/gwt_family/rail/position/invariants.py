"""What must hold in every position of a title with a railroad."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS, RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.tiles import EMPTY

MAX_HAND: Final[i64] = 30


def rancher_faults(p: RailRancher, rows: i64, spaces: i64) -> list[str]:
    """Money, tokens, crew, certificates, herder, hand of one player."""
    found: list[str] = []
    if p.money < 0:
        found.append("money below 0")
    if p.exchange_tokens < 0:
        found.append("exchange tokens below 0")
    for row in range(rows):
        if not 1 <= p.workers(row) <= WORKER_SLOTS:
            found.append(f"{int(p.workers(row))} workers of type {int(row)}")
    if not 0 <= p.certificates <= p.certificate_limit():
        found.append("certificate marker beyond its limit")
    if not 0 <= p.herder < spaces:
        found.append("herder off the trail")
    if p.supply < 0 or p.hand_size() > MAX_HAND:
        found.append("hand or supply out of bounds")
    return found


def building_faults(g: RailTable, p: RailRancher, seat: i64, sites: vec[i64]) -> list[str]:
    found: list[str] = []
    for site in range(len(sites)):
        node = sites[site]
        own = g.tiles[node] != EMPTY and g.owner_of(g.tiles[node]) == seat
        if own != (p.on_trail >> node & 1 == 1):
            found.append("the trail does not show the own buildings")
    return found


def pile_faults(g: RailTable) -> list[str]:
    """Nothing can be owed to a supply or to a pile of cards."""
    found: list[str] = []
    piles = [g.market, g.market_stack, g.objectives, g.bag_1, g.bag_2, g.bag_3, g.box]
    for seat in range(int(g.seats)):
        p = g.rancher(seat)
        piles += [p.hand, p.deck, p.discard, p.area]
    for pile in piles:
        for kind in range(len(pile)):
            if pile[kind] < 0:
                found.append("a supply or pile is below 0")
    return found


def engine_faults(g: RailTable) -> list[str]:
    for seat in range(int(g.seats)):
        engine = g.rancher(seat).engine
        if engine > 0 and g.engines_of_others(seat) >> engine & 1:
            return ["two engines on one space"]
    return []


def master_faults(g: RailTable, size: i64, spaces: i64) -> list[str]:
    """Every station master is in one place at most, and each space of a master holds something."""
    found: list[str] = []
    if len(g.masters) != spaces:
        found.append(f"not {int(spaces)} stations with a master's space")
    for master in range(size):
        here = copies(g.masters, master)
        for seat in range(int(g.seats)):
            here += g.rancher(seat).masters >> master & 1
        if here > 1:
            found.append(f"station master {int(master) + 1} is in two places")
    return found


# -- counting pieces ------------------------------------------------------------------------------
def copies(places: vec[i64], piece: i64) -> i64:
    """How often a piece lies on some places."""
    count: i64 = 0
    for k in range(len(places)):
        if places[k] == piece:
            count += 1
    return count


def cattle_of(g: RailTable, card: i64) -> i64:
    """Copies of a cattle card in market, herds and box."""
    here = g.box[card] + g.market[card] + g.market_stack[card]
    for seat in range(int(g.seats)):
        here += g.rancher(seat).herd(card)
    return here


def objectives_of(g: RailTable, objective: i64, card: i64) -> i64:
    """Copies of an objective card in stack, display, areas, herds and box."""
    here = g.box[card] + g.objectives[objective] + copies(g.display, objective)
    for seat in range(int(g.seats)):
        p = g.rancher(seat)
        here += p.herd(card) + p.area[objective]
    return here


def workers_out(g: RailTable, worker: i64, masters: i64) -> i64:
    """Workers in the job market and sent to stations."""
    return copies(g.jobs.cells, worker) + copies(g.masters, masters + worker)
