"""The board as a client at one seat draws it: an allow-list, key by key.

Works on a state that `hide` has blanked; what a seat does not know becomes null.
"""

from __future__ import annotations

from mypy_extensions import i64

from tablero.core.text.plain import Plain, named
from tablero.games.gwt2.cards import ALL_OBJECTIVES, MASTERS
from tablero.games.gwt2.catalogue import (
    AUXILIARY,
    BUILDERS_NEEDED,
    CERTIFICATE_TRACK,
    CITIES,
    DISCS,
    FACES,
    FEE_BLACK,
    FEE_GREEN,
    HAZARDS,
    N_BUILDINGS,
    N_NODES,
    NODES,
    RAILROAD,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.position.dump import RAIL, RANCHER, cities_of
from tablero.games.gwt2.sam.cards import DIFFICULTIES, RECONSTRUCTED
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.position.plain import listed, show_tile
from tablero.games.gwt_family.rancher import total


def show(g: Table, seat: int) -> Plain:
    seats = int(g.seats)
    scores = g.scores()
    return {
        **RAIL.show(g),
        "turn": int(g.turns),
        "over": g.is_over(),
        "ending": g.job_token >= 0,
        "simmental": bool(g.simmental),
        "fees": {"green": int(FEE_GREEN[seats - 2]), "black": int(FEE_BLACK[seats - 2])},
        "nodes": {NODES[node]: show_tile(g, node) for node in range(int(N_NODES))},
        "cities": show_cities(g),
        "heifers": int(g.heifers),
        "cows": int(g.cows),
        "shipment": int(g.shipment),
        "players": [show_player(g, other, seat, scores[other]) for other in range(seats)],
        "sam": show_sam(g),
    }


def show_cities(g: Table) -> list[Plain]:
    """A seat stands in `discs` once for each of its discs."""
    held = [cities_of(g.players[seat]) for seat in range(int(g.seats))]
    return [
        {
            "city": city,
            "discs": [seat for seat, cities in enumerate(held) for disc in cities if disc == city],
        }
        for city in CITIES
    ]


def show_player(g: Table, seat: int, viewer: int, score: int) -> Plain:
    p = g.players[seat]
    return {
        **RANCHER.show(g, seat, seat == viewer or g.is_over(), score),
        "sam": seat == int(g.automa_seat),
        "permanent_certificates": int(p.permanent()),
        "certificate_limit": int(CERTIFICATE_TRACK[p.certificate_limit()]),
        "engine": RAILROAD.names[p.engine],
        "hand_value": int(p.herd_value()) if seat == viewer or g.is_over() else None,
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
        "reconstructed": RECONSTRUCTED,
    }
