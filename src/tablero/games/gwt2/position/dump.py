"""Positions as plain data: what records hash and snapshots keep. `loading` reads them back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.text.plain import Plain, named
from tablero.games.gwt2.cards import ALL_OBJECTIVES, CARDS, CATTLE, MASTERS, OBJECTIVES
from tablero.games.gwt2.catalogue import (
    BAG_TILES,
    CITIES,
    CITY_TILE,
    DISCS,
    EMPTY,
    HAZARDS,
    KANSAS_CITY_DISC,
    N_BUILDINGS,
    N_CITIES,
    N_NODES,
    NEW_YORK,
    NODES,
    RAILROAD,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.rules import BOOK
from tablero.games.gwt2.sam.state import Sam
from tablero.games.gwt2.state import Table

MASTER_WORDS: Final = [*MASTERS, *WORKERS, "none"]  # on a station; none: Sam took it out of play
BOX: Final = [*CARDS, *[f"tile_{tile}" for tile in BAG_TILES]]  # what may leave the game


def listed(mask: i64, words: list[str]) -> list[str]:
    """The words of the set bits."""
    return [word for k, word in enumerate(words) if mask >> k & 1]


def tile_word(g: Table, tile: i64) -> str:
    """A trail tile: a hazard or bandit, a neutral letter, or `5a@1` for a building of seat 1."""
    owner = g.owner_of(tile)
    name = g.tile_name(tile)
    return name if owner < 0 else f"{name}@{int(owner)}"


def master_word(master: i64) -> str:
    """The tile of a station, or the worker who took its place."""
    return MASTER_WORDS[master]


def bag_word(tile: i64) -> str | None:
    return BAG_TILES[tile] if tile >= 0 else None


def objective_word(card: i64) -> str | None:
    return OBJECTIVES[card] if card >= 0 else None


def job_rows(g: Table) -> list[list[str | None]]:
    """Every row of the job market from the left; null where nobody waits."""
    jobs = g.jobs
    rows: list[list[str | None]] = []
    for row in range(int(jobs.rows)):
        cells = [int(jobs.cells[row * int(jobs.columns) + c]) for c in range(int(jobs.columns))]
        rows.append([WORKERS[cell] if cell >= 0 else None for cell in cells])
    return rows


def dump(g: Table) -> Plain:
    players = [dump_player(g.players[seat]) for seat in range(int(g.seats))]
    return {
        "seats": int(g.seats),
        "simmental": bool(g.simmental),
        "sides": [("b" if g.sides >> k & 1 else "a") for k in range(int(N_BUILDINGS))],
        "turns": int(g.turns),
        "ply": int(g.ply),
        "draws": int(g.draws),
        "tiles": {
            NODES[node]: tile_word(g, g.tiles[node])
            for node in range(int(N_NODES))
            if g.tiles[node] not in (EMPTY, CITY_TILE)
        },
        "jobs": job_rows(g),
        "job_row": int(g.jobs.row) + 1,
        "job_filled": int(g.jobs.filled),
        "job_token": int(g.job_token) if g.job_token >= 0 else None,
        "foresight": [bag_word(g.foresight[k]) for k in range(6)],
        "bag_1": named(g.bag_1, BAG_TILES),
        "bag_2": named(g.bag_2, BAG_TILES),
        "bag_3": named(g.bag_3, BAG_TILES),
        "market": named(g.market, CATTLE),
        "market_stack": named(g.market_stack, CATTLE),
        "heifers": int(g.heifers),
        "cows": int(g.cows),
        "display": [objective_word(g.display[k]) for k in range(4)],
        "objectives": named(g.objectives, OBJECTIVES),
        "masters": [master_word(g.masters[k]) for k in range(len(g.masters))],
        "box": named(g.box, BOX),
        "shipment": int(g.shipment),
        "players": players,
        "sam": dump_sam(g.sam),
        "frames": BOOK.save(g),
    }


def dump_player(p: Player) -> Plain:
    return {
        "dollars": int(p.money),
        "exchange_tokens": int(p.exchange_tokens),
        "certificates": int(p.temporary()),
        "engine": RAILROAD.names[p.engine],
        "herder": NODES[p.herder],
        "hand": named(p.hand, CARDS),
        "unseen": int(p.unseen),
        "deck": named(p.deck, CARDS),
        "discard": named(p.discard, CARDS),
        "crew": {worker: int(p.workers(k)) for k, worker in enumerate(WORKERS)},
        "cleared": listed(~p.discs & ((1 << len(DISCS)) - 1), DISCS),
        "cities": cities_of(p),
        "stations": listed(p.stations, STATIONS),
        "masters": listed(p.masters, MASTERS),
        "buildings_left": [k + 1 for k in range(int(N_BUILDINGS)) if p.supply >> k & 1],
        "hazards": {
            name: int(p.hazards_of(k)) for k, name in enumerate(HAZARDS) if p.hazards_of(k)
        },
        "green_bandits": int(p.green_bandits),
        "orange_bandits": int(p.orange_bandits),
        "area": named(p.area, ALL_OBJECTIVES),
    }


def cities_of(p: Player) -> list[str]:
    """Every disc in a city; a city with several discs stands there several times."""
    found: list[str] = []
    for city in range(int(N_CITIES)):
        count = int(p.cities >> city & 1)
        if city == KANSAS_CITY_DISC:
            count = int(p.kansas_city_discs)
        elif city == NEW_YORK:
            count = int(p.new_york_discs)
        found += [CITIES[city]] * count
    return found


def dump_sam(sam: Sam | None) -> Plain | None:
    if sam is None:
        return None
    return {
        "difficulty": int(sam.difficulty),
        "deck": [card + 1 for card in range(len(sam.deck)) if sam.deck[card]],
        "specialisation": WORKERS[sam.specialisation],
        "deliveries": int(sam.deliveries),
    }
