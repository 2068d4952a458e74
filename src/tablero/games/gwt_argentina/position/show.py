"""The board as a client at one seat draws it: an allow-list, key by key.

Works on a state that `hide` has blanked; what a seat does not know becomes null.
"""

from __future__ import annotations

from tablero.core.text.plain import Plain
from tablero.games.gwt_argentina import scoring
from tablero.games.gwt_argentina.catalogue import (
    AUXILIARY,
    CERTIFICATE_TRACK,
    DISCS,
    FEE_BLACK,
    FEE_GREEN,
    N_NODES,
    NODES,
    RAMPS,
    WORKERS,
)
from tablero.games.gwt_argentina.harbours import CITIES, N_SPOTS, QUAYS, SHIPS, SPOTS
from tablero.games.gwt_argentina.location.building import BUILDINGS
from tablero.games.gwt_argentina.pedro.cards import DIFFICULTIES, RECONSTRUCTED
from tablero.games.gwt_argentina.position.dump import (
    RAIL,
    RANCHER,
    SLOTS,
    coins_of,
    farmers_of,
    quays_of,
    ships_of,
)
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.trail.herder import ramp_is_open
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
        "fees": {"green": int(FEE_GREEN[seats - 2]), "black": int(FEE_BLACK[seats - 2])},
        "nodes": {NODES[node]: show_tile(g, node) for node in range(int(N_NODES))},
        "coins": coins_of(g),
        "ships": [show_ship(g, ship) for ship in range(len(SHIPS)) if g.ships >> ship & 1],
        "ship_stack": int(total(g.ship_stack)),
        "quays": {name: quay_discs(g, quay) for quay, name in enumerate(QUAYS)},
        "city_sides": {
            name: "b" if g.city_sides >> city & 1 else "a" for city, name in enumerate(CITIES)
        },
        "spots": {SPOTS[spot]: show_spot(g, spot) for spot in range(int(N_SPOTS))},
        "exhaustion": int(g.exhaustion),
        "shipment": int(g.shipment),
        "players": [show_player(g, other, seat, scores[other]) for other in range(seats)],
        "pedro": show_pedro(g),
    }


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


def show_player(g: Table, seat: int, viewer: int, score: int) -> Plain:
    p = g.players[seat]
    is_known = seat == viewer or g.is_over()
    return {
        **RANCHER.show(g, seat, is_known, score),
        **RAIL.show_rancher(g, seat, is_known, BUILDINGS),
        "pedro": seat == int(g.automa_seat),
        "met": scoring.met(g, seat),
        "certificate_limit": int(CERTIFICATE_TRACK[p.certificate_limit()]),
        "grain": int(p.grain),
        "loading_grain": int(p.loading_grain()),
        "strength": int(p.strength()),
        "ramps": [name for k, name in enumerate(RAMPS) if ramp_is_open(p, k)],
        "strong": listed(p.strong, SLOTS),
        "discs": listed(p.discs, DISCS),
        "auxiliary": {aux: int(p.aux_level(k)) for k, aux in enumerate(AUXILIARY)},
        "farmers": farmers_of(p),
        "quays": quays_of(p),
        "spots": listed(p.spots, SPOTS),
        "ships": ships_of(p),
    }


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
