"""What must hold in every position that play can reach."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.games.gwt2.cards import (
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
    EMPTY,
    FIRST_WORKER,
    GREEN,
    KANSAS_CITY_DISC,
    MASTER_SPACES,
    N_BAG_TILES,
    N_BUILDING,
    N_DISCS,
    N_HAZARDS,
    N_NODES,
    N_WORKERS,
    NEW_YORK,
    START,
    WORKER_SLOTS,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.bits import bits

MAX_HAND: i64 = 30


def violations(g: Table) -> list[str]:
    found: list[str] = []
    for seat in range(int(g.seats)):
        found += [f"seat {seat}: {text}" for text in _player(g, seat)]
    found += _below_zero(g)
    found += _cards(g)
    found += _tiles(g)
    found += _engines(g)
    found += _masters(g)
    return found


def _player(g: Table, seat: int) -> list[str]:
    p = g.players[seat]
    found: list[str] = []
    if p.money < 0:
        found.append("dollars below 0")
    if p.exchange_tokens < 0:
        found.append("exchange tokens below 0")
    for worker in range(N_WORKERS):
        if not 1 <= p.workers(worker) <= WORKER_SLOTS:
            found.append(f"{int(p.workers(worker))} workers of type {int(worker)}")
    if not 0 <= p.certificates <= p.certificate_limit():
        found.append("certificate marker beyond its limit")
    if discs(p) > N_DISCS or (discs(p) != N_DISCS and seat != g.automa_seat):
        found.append(f"{int(discs(p))} discs instead of {int(N_DISCS)}")
    if not START <= p.herder < N_NODES:
        found.append("herder off the trail")
    if p.supply < 0 or p.hand_size() > MAX_HAND:
        found.append("hand or supply out of bounds")
    found += _buildings(g, p, seat)
    return found


def discs(p: Player) -> i64:
    """Discs on the board, in cities and on stations."""
    once = p.cities & ~(1 << KANSAS_CITY_DISC) & ~(1 << NEW_YORK)
    several = p.kansas_city_discs + p.new_york_discs
    return bits(p.discs) + bits(once) + several + bits(p.stations)


def _buildings(g: Table, p: Player, seat: int) -> list[str]:
    found: list[str] = []
    for site in range(N_BUILDING):
        node = BUILDING_NODES[site]
        own = g.tiles[node] != EMPTY and g.owner_of(g.tiles[node]) == seat
        if own != (p.on_trail >> node & 1 == 1):
            found.append("the trail does not show the own buildings")
    return found


def _cards(g: Table) -> list[str]:
    """No card appears or is lost: all copies are somewhere."""
    found: list[str] = []
    for card in range(N_CARDS):
        here = g.box[card]
        for seat in range(int(g.seats)):
            here += g.players[seat].herd(card)
        if card < N_CATTLE:
            here += g.market[card] + g.market_stack[card]
            there = _cattle_in_play(g, card)
        else:
            objective = card - N_CATTLE
            here += g.objectives[objective]
            for k in range(len(g.display)):
                here += 1 if g.display[k] == objective else i64(0)
            for seat in range(int(g.seats)):
                here += g.players[seat].area[objective]
            there = OBJECTIVE_COUNT[objective]
        if here != there:
            found.append(f"{int(here)} cards {CARDS[card]} instead of {int(there)}")
    return found


def _below_zero(g: Table) -> list[str]:
    """Nothing can be owed to a supply or to a pile of cards."""
    found: list[str] = []
    piles = [g.market, g.market_stack, g.objectives, g.bag_1, g.bag_2, g.bag_3, g.box]
    for seat in range(int(g.seats)):
        p = g.players[seat]
        piles += [p.hand, p.deck, p.discard, p.area]
    for pile in piles:
        for kind in range(len(pile)):
            if pile[kind] < 0:
                found.append("a supply or pile is below 0")
    return found


def _cattle_in_play(g: Table, card: i64) -> i64:
    if CATTLE_WHERE[card] == PLAYER_CATTLE:
        return CATTLE_COUNT[card] * (g.seats - (0 if g.sam is None else 1))
    if card == HEIFER:
        return (CATTLE_COUNT[card] - g.heifers) * g.simmental
    if card == COW:
        return (CATTLE_COUNT[card] - g.cows) * g.simmental
    if card == HEIFER - 1:
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
    here = g.box[N_CARDS + tile]
    for k in range(len(g.foresight)):
        here += 1 if g.foresight[k] == tile else i64(0)
    for node in range(N_NODES):
        here += 1 if g.tiles[node] == tile + 1 else i64(0)
    for seat in range(int(g.seats)):
        here += _held(g.players[seat], tile)
    if tile >= FIRST_WORKER:
        here += _at_work(g, tile - FIRST_WORKER)
    return here


def _held(p: Player, tile: i64) -> i64:
    if tile < N_HAZARDS:
        return p.hazards_of(tile)
    if tile >= FIRST_WORKER:
        return p.workers(tile - FIRST_WORKER) - 1
    return p.green_bandits if tile == GREEN else p.orange_bandits


def _at_work(g: Table, worker: i64) -> i64:
    """Workers in the job market and sent to stations."""
    count: i64 = 0
    for k in range(len(g.jobs.cells)):
        count += 1 if g.jobs.cells[k] == worker else i64(0)
    for k in range(len(g.masters)):
        count += 1 if g.masters[k] == N_MASTERS + worker else i64(0)
    return count


def _engines(g: Table) -> list[str]:
    for seat in range(int(g.seats)):
        engine = g.players[seat].engine
        if engine > 0 and g.engines_of_others(seat) >> engine & 1:
            return ["two engines on one space"]
    return []


def _masters(g: Table) -> list[str]:
    """Every station master is in one place at most, and five stations have room for one."""
    found: list[str] = []
    if len(g.masters) != MASTER_SPACES:
        found.append("not five stations with a master's space")
    for master in range(N_MASTERS):
        here: i64 = 0
        for k in range(len(g.masters)):
            here += 1 if g.masters[k] == master else i64(0)
        for seat in range(int(g.seats)):
            here += g.players[seat].masters >> master & 1
        if here > 1:
            found.append(f"station master {int(master) + 1} is in two places")
    return found
