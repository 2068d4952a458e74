"""The board as a client at one seat draws it: an allow-list, key by key.

Works on a state that `hide` has blanked; what a seat does not know becomes null.
"""

from __future__ import annotations

from tablero.core.text.plain import Plain
from tablero.games.gwt2 import scoring
from tablero.games.gwt2.catalogue import (
    AUXILIARY,
    CERTIFICATE_TRACK,
    CITIES,
    DISCS,
    FEE_BLACK,
    FEE_GREEN,
    N_NODES,
    NODES,
    WORKERS,
)
from tablero.games.gwt2.location.building import BUILDINGS
from tablero.games.gwt2.position.dump import RAIL, RANCHER, cities_of, hazards_of
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
    is_known = seat == viewer or g.is_over()
    return {
        **RANCHER.show(g, seat, is_known, score),
        **RAIL.show_rancher(g, seat, is_known, BUILDINGS),
        "sam": seat == int(g.automa_seat),
        "met": scoring.met(g, seat),
        "certificate_limit": int(CERTIFICATE_TRACK[p.certificate_limit()]),
        "discs": listed(p.discs, DISCS),
        "auxiliary": {aux: int(p.aux_level(k)) for k, aux in enumerate(AUXILIARY)},
        "cities": cities_of(p),
        "hazards": hazards_of(p),
        "green_bandits": int(p.green_bandits),
        "orange_bandits": int(p.orange_bandits),
    }


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
