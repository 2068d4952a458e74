"""The board as a client at one seat draws it: an allow-list, key by key.

Works on a state that `hide` has blanked; what a seat does not know becomes null.
"""

from __future__ import annotations

from mypy_extensions import i64

from tablero.core.text.plain import Plain, named
from tablero.games.gwt_argentina.cards import CARDS, CATTLE, MASTERS, N_MASTERS, OBJECTIVES
from tablero.games.gwt_argentina.catalogue import (
    AUXILIARY,
    BAG_TILES,
    BUILDERS_NEEDED,
    CERTIFICATE_TRACK,
    DISCS,
    FACES,
    FEE_BLACK,
    FEE_GREEN,
    LAST_STATION,
    MASTER_SPACES,
    N_BUILDINGS,
    N_JOB_ROWS,
    N_NODES,
    N_STATIONS,
    NODES,
    RAMPS,
    STATIONS,
    TRACK,
    WORKERS,
)
from tablero.games.gwt_argentina.harbours import CITIES, N_SPOTS, QUAYS, SHIPS, SPOTS
from tablero.games.gwt_argentina.pedro.cards import DIFFICULTIES, RECONSTRUCTED
from tablero.games.gwt_argentina.position.dump import (
    MASTER_WORDS,
    RAIL,
    SLOTS,
    coins_of,
    farmers_of,
    quays_of,
    ships_of,
)
from tablero.games.gwt_argentina.railroad.stations import NO_MASTER
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.trail.herder import ramp_is_open
from tablero.games.gwt_family.position.plain import listed, show_tile, word_or_none
from tablero.games.gwt_family.rancher import total


def show(g: Table, seat: int) -> Plain:
    seats = int(g.seats)
    scores = g.scores()
    return {
        "turn": int(g.turns),
        "over": g.is_over(),
        "ending": g.job_token >= 0,
        "fees": {"green": int(FEE_GREEN[seats - 2]), "black": int(FEE_BLACK[seats - 2])},
        "nodes": {NODES[node]: show_tile(g, node) for node in range(int(N_NODES))},
        "coins": coins_of(g),
        "stations": [show_station(g, station) for station in range(int(N_STATIONS))],
        "ships": [show_ship(g, ship) for ship in range(len(SHIPS)) if g.ships >> ship & 1],
        "ship_stack": int(total(g.ship_stack)),
        "quays": {name: quay_discs(g, quay) for quay, name in enumerate(QUAYS)},
        "city_sides": {
            name: "b" if g.city_sides >> city & 1 else "a" for city, name in enumerate(CITIES)
        },
        "spots": {SPOTS[spot]: show_spot(g, spot) for spot in range(int(N_SPOTS))},
        "exhaustion": int(g.exhaustion),
        "jobs": show_jobs(g),
        "foresight": [
            [word_or_none(g.foresight[2 * k + n], BAG_TILES) for n in range(2)] for k in range(3)
        ],
        "bags": [int(total(g.bag(column))) for column in range(3)],
        "market": named(g.market, CATTLE),
        "market_stack": int(total(g.market_stack)),
        "display": [word_or_none(g.display[k], OBJECTIVES) for k in range(4)],
        "objective_stack": int(total(g.objectives)),
        "shipment": int(g.shipment),
        "players": [show_player(g, other, seat, scores[other]) for other in range(seats)],
        "pedro": show_pedro(g),
    }


def show_station(g: Table, station: int) -> Plain:
    """A seat stands in `discs` once for each of its discs."""
    master = None
    worker = None
    if station < MASTER_SPACES:
        there = g.masters[station]
        master = MASTERS[there] if there < N_MASTERS else None
        worker = MASTER_WORDS[there] if N_MASTERS <= there < NO_MASTER else None
    discs: list[int] = []
    for seat in range(int(g.seats)):
        p = g.players[seat]
        count = p.last_discs if station == LAST_STATION else p.stations >> station & 1
        discs += [seat] * int(count)
    return {"station": STATIONS[station], "discs": discs, "master": master, "worker": worker}


def show_ship(g: Table, ship: int) -> Plain:
    discs: list[int] = []
    for seat in range(int(g.seats)):
        discs += [seat] * int(g.players[seat].discs_on_ship(ship))
    return {"ship": SHIPS[ship], "discs": discs}


def quay_discs(g: Table, quay: int) -> list[int]:
    discs: list[int] = []
    for seat in range(int(g.seats)):
        discs += [seat] * int(g.players[seat].quay_discs(quay))
    return discs


def show_spot(g: Table, spot: int) -> Plain:
    owners = [seat for seat in range(int(g.seats)) if g.players[seat].spots >> spot & 1]
    return {"owner": owners[0] if owners else None, "covered": g.is_covered(spot)}


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


def show_player(g: Table, seat: int, viewer: int, score: int) -> Plain:
    p = g.players[seat]
    known = seat == viewer or g.is_over()
    return {
        "seat": seat,
        "pedro": seat == int(g.automa_seat),
        "pesos": int(p.money),
        "exchange_tokens": int(p.exchange_tokens),
        "certificates": int(p.temporary()),
        "permanent_certificates": int(p.permanent()),
        "certificate_limit": int(CERTIFICATE_TRACK[p.certificate_limit()]),
        "grain": int(p.grain),
        "loading_grain": int(p.loading_grain()),
        "strength": int(p.strength()),
        "herder": NODES[p.herder],
        "engine": TRACK[p.engine],
        "ramps": [name for k, name in enumerate(RAMPS) if ramp_is_open(p, k)],
        "step_limit": int(g.step_limit(seat)),
        "hand_limit": int(p.hand_limit()),
        "hand": named(p.hand, CARDS) if known else None,
        "hand_size": int(p.hand_size()),
        "hand_value": int(p.herd_value()) if known else None,
        "deck": named(p.deck, CARDS) if known else None,
        "deck_size": int(total(p.deck) - p.unseen),
        "discard": named(p.discard, CARDS) if known else None,
        "discard_size": int(total(p.discard)),
        "crew": {worker: int(p.workers(k)) for k, worker in enumerate(WORKERS)},
        "strong": listed(p.strong, SLOTS),
        "discs": listed(p.discs, DISCS),
        "auxiliary": {aux: int(p.aux_level(k)) for k, aux in enumerate(AUXILIARY)},
        "buildings_left": show_supply(g, seat),
        "buildings": [NODES[node] for node in range(int(N_NODES)) if p.on_trail >> node & 1],
        "stations": listed(p.stations, STATIONS),
        "masters": listed(p.masters, MASTERS),
        "farmers": farmers_of(p),
        "quays": quays_of(p),
        "spots": listed(p.spots, SPOTS),
        "ships": ships_of(p),
        "area": named(p.area, OBJECTIVES),
        "job_token": g.job_token == seat,
        "score": score,
    }


def show_supply(g: Table, seat: i64) -> list[Plain]:
    """Buildings not yet used, in the order of carpinteros needed."""
    supply = g.players[seat].supply
    found: list[tuple[int, int, str]] = []
    for number in range(int(N_BUILDINGS)):
        if supply >> number & 1:
            face = g.face_on(g.building_tile(seat, number))
            found.append((int(BUILDERS_NEEDED[face]), number + 1, FACES[face]))
    return [{"building": face, "number": number} for _needed, number, face in sorted(found)]


def show_pedro(g: Table) -> Plain | None:
    pedro = g.pedro
    if pedro is None:
        return None
    return {
        "difficulty": DIFFICULTIES[pedro.difficulty],
        "specialisation": WORKERS[pedro.specialisation],
        "cards_left": int(total(pedro.deck)),
        "reconstructed": RECONSTRUCTED,
    }
