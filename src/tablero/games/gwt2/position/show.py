"""The board as a client at one seat draws it: an allow-list, key by key.

Works on a state that `hide` has blanked; what a seat does not know becomes null.
"""

from __future__ import annotations

from mypy_extensions import i64

from tablero.core.text.plain import Plain, named
from tablero.games.gwt2.cards import ALL_OBJECTIVES, CARDS, CATTLE, MASTERS, N_MASTERS
from tablero.games.gwt2.catalogue import (
    AUXILIARY,
    BAG_TILES,
    BUILDERS_NEEDED,
    CITIES,
    CITY_TILE,
    DISCS,
    EMPTY,
    FACES,
    FEE_BLACK,
    FEE_GREEN,
    FIRST_BUILDING,
    FIRST_NEUTRAL,
    HAZARDS,
    MASTER_SPACES,
    N_BUILDINGS,
    N_JOB_ROWS,
    N_NODES,
    N_STATIONS,
    N_WORKERS,
    NEUTRALS,
    NODES,
    RAILROAD,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.position.dump import MASTER_WORDS, RAIL, cities_of
from tablero.games.gwt2.sam.cards import DIFFICULTIES
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.plain import listed, word_or_none
from tablero.games.gwt_family.rancher import total


def show(g: Table, seat: int) -> Plain:
    seats = int(g.seats)
    return {
        "turn": int(g.turns),
        "over": g.is_over(),
        "ending": g.job_token >= 0,
        "simmental": bool(g.simmental),
        "fees": {"green": int(FEE_GREEN[seats - 2]), "black": int(FEE_BLACK[seats - 2])},
        "nodes": {NODES[node]: show_tile(g, node) for node in range(int(N_NODES))},
        "stations": [show_station(g, station) for station in range(int(N_STATIONS))],
        "cities": [show_city(g, city) for city in range(len(CITIES))],
        "jobs": show_jobs(g),
        "foresight": [
            [word_or_none(g.foresight[2 * k + n], BAG_TILES) for n in range(2)] for k in range(3)
        ],
        "bags": [int(total(g.bag(column))) for column in range(3)],
        "market": named(g.market, CATTLE),
        "market_stack": int(total(g.market_stack)),
        "heifers": int(g.heifers),
        "cows": int(g.cows),
        "display": [word_or_none(g.display[k], ALL_OBJECTIVES) for k in range(4)],
        "objective_stack": int(total(g.objectives)),
        "shipment": int(g.shipment),
        "players": [show_player(g, other, seat) for other in range(seats)],
        "sam": show_sam(g),
    }


def show_tile(g: Table, node: int) -> Plain | None:
    """What lies on a space; null when nothing does."""
    tile = g.tiles[node]
    if tile in (EMPTY, CITY_TILE):
        return None
    if tile < FIRST_NEUTRAL:
        return {"tile": BAG_TILES[tile - 1], "owner": None}
    if tile < FIRST_BUILDING:
        return {"tile": NEUTRALS[tile - FIRST_NEUTRAL], "owner": None}
    return {"tile": FACES[g.face_on(tile)], "owner": int(g.owner_of(tile))}


def show_station(g: Table, station: int) -> Plain:
    master = None
    worker = None
    if station < MASTER_SPACES:
        there = g.masters[station]
        master = MASTERS[there] if there < N_MASTERS else None
        worker = MASTER_WORDS[there] if N_MASTERS <= there < N_MASTERS + N_WORKERS else None
    return {
        "station": STATIONS[station],
        "discs": [s for s in range(int(g.seats)) if g.players[s].stations >> station & 1],
        "master": master,
        "worker": worker,
    }


def show_city(g: Table, city: int) -> Plain:
    discs: list[int] = []
    for seat in range(int(g.seats)):
        discs += [seat] * cities_of(g.players[seat]).count(CITIES[city])
    return {"city": CITIES[city], "discs": discs}


def show_jobs(g: Table) -> Plain:
    """Rows from the top; the token stands in `token_row` (null once it is taken)."""
    cells = RAIL.job_rows(g.jobs)
    rows = [
        {"row": row + 1, "cells": cells[row], "open": row < g.jobs.row}
        for row in range(int(N_JOB_ROWS))
    ]
    return {
        "columns": int(g.jobs.columns),
        "token_row": None if g.jobs.is_closed() else int(g.jobs.row) + 1,
        "filled": int(g.jobs.filled),
        "rows": rows,
    }


def show_player(g: Table, seat: int, viewer: int) -> Plain:
    p = g.players[seat]
    known = seat == viewer or g.is_over()
    return {
        "seat": seat,
        "sam": seat == int(g.automa_seat),
        "dollars": int(p.money),
        "exchange_tokens": int(p.exchange_tokens),
        "certificates": int(p.temporary()),
        "permanent_certificates": int(p.permanent()),
        "certificate_limit": (0, 1, 2, 3, 4, 6)[int(p.certificate_limit())],
        "herder": NODES[p.herder],
        "engine": RAILROAD.names[p.engine],
        "step_limit": int(g.step_limit(seat)),
        "hand_limit": int(p.hand_limit()),
        "hand": named(p.hand, CARDS) if known else None,
        "hand_size": int(p.hand_size()),
        "deck": named(p.deck, CARDS) if known else None,
        "deck_size": int(total(p.deck) - p.unseen),
        "discard": named(p.discard, CARDS) if known else None,
        "discard_size": int(total(p.discard)),
        "crew": {worker: int(p.workers(k)) for k, worker in enumerate(WORKERS)},
        "discs": listed(p.discs, DISCS),
        "auxiliary": {aux: int(p.aux_level(k)) for k, aux in enumerate(AUXILIARY)},
        "buildings_left": show_supply(g, seat),
        "buildings": [NODES[node] for node in range(int(N_NODES)) if p.on_trail >> node & 1],
        "stations": listed(p.stations, STATIONS),
        "cities": cities_of(p),
        "masters": listed(p.masters, MASTERS),
        "hazards": hazards_of(p),
        "green_bandits": int(p.green_bandits),
        "orange_bandits": int(p.orange_bandits),
        "area": named(p.area, ALL_OBJECTIVES),
        "job_token": g.job_token == seat,
        "score": g.scores()[seat],
    }


def show_supply(g: Table, seat: i64) -> list[Plain]:
    """Buildings not yet used, in the order of builders needed."""
    supply = g.players[seat].supply
    found: list[tuple[int, int, str]] = []
    for number in range(int(N_BUILDINGS)):
        if supply >> number & 1:
            face = g.face_on(g.building_tile(seat, number))
            found.append((int(BUILDERS_NEEDED[face]), number + 1, FACES[face]))
    return [{"building": face, "number": number} for _builders, number, face in sorted(found)]


def hazards_of(p: Player) -> Plain:
    return {name: int(p.hazards_of(k)) for k, name in enumerate(HAZARDS) if p.hazards_of(k)}


def show_sam(g: Table) -> Plain | None:
    sam = g.sam
    if sam is None:
        return None
    return {
        "difficulty": DIFFICULTIES[sam.difficulty],
        "specialisation": WORKERS[sam.specialisation],
        "cards_left": int(total(sam.deck)),
        "reconstructed": True,
    }
