"""The board as a client at one seat draws it: an allow-list, key by key.

Works on a state that `hide` has blanked; what a seat does not know becomes null.
"""

from __future__ import annotations

from tablero.core.text.plain import Plain, named
from tablero.games.gwt_elpaso.cards import (
    BONUSES,
    CARDS,
    FIRST_WORKER,
    MARKET_CARD,
    N_MARKET,
    N_WORKERS,
    OBJECTIVES,
    SIMMENTAL,
    WORKERS,
)
from tablero.games.gwt_elpaso.catalogue import (
    ARRIVAL,
    AUXILIARY,
    DISCS,
    FACES,
    N_POSTS,
    N_TRAINS,
    N_TYPES,
    NODES,
    POSTS,
    TRAINS,
)
from tablero.games.gwt_elpaso.position.dump import RANCHER, dump_sue
from tablero.games.gwt_elpaso.scoring import met
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.sue.cards import RECONSTRUCTED
from tablero.games.gwt_family.position.plain import listed, seat_or_none, show_tile, word_or_none
from tablero.games.gwt_family.rancher import total


def show(g: Table, seat: int) -> Plain:
    scores = g.scores()
    return {
        "turn": int(g.turns),
        "over": g.is_over(),
        "ending": g.closer >= 0,
        "closer": seat_or_none(g.closer),
        "nodes": {NODES[node]: show_tile(g, node) for node in range(int(ARRIVAL))},
        "posts": [show_post(g, post) for post in range(int(N_POSTS))],
        "simmental": int(g.piles[SIMMENTAL]),
        "market": {
            CARDS[MARKET_CARD[k]]: int(g.piles[MARKET_CARD[k]]) for k in range(int(N_MARKET))
        },
        "workers": {WORKERS[k]: int(g.piles[FIRST_WORKER + k]) for k in range(int(N_WORKERS))},
        "buildings": [show_type(g, number) for number in range(int(N_TYPES))],
        "trains": [TRAINS[g.train_face(card)] for card in range(int(N_TRAINS))],
        "open_objectives": [word_or_none(tile, OBJECTIVES) for tile in g.open_objectives],
        "objective_stack": int(total(g.objectives)),
        "open_bonuses": [word_or_none(kind, BONUSES) for kind in g.open_bonuses],
        "bonus_stack": int(total(g.bonuses)),
        "players": [show_player(g, k, seat, scores[k]) for k in range(int(g.seats))],
        "sue": show_sue(g),
    }


def show_post(g: Table, post: int) -> Plain:
    discs: list[int] = []
    for seat in range(int(g.seats)):
        discs += [seat] * int(g.players[seat].posts[post])
    return {"post": POSTS[post], "discs": discs}


def show_type(g: Table, number: int) -> Plain:
    return {"building": FACES[g.face_of(number)], "left": int(g.stock[number])}


def show_player(g: Table, seat: int, viewer: int, score: int) -> Plain:
    p = g.players[seat]
    is_known = seat == viewer or g.is_over()
    is_shown = is_known or seat == int(g.showing)
    return {
        **RANCHER.show(g, seat, is_known, score),
        # A hand shown for a delivery, and every discard pile, lies open.
        "hand": named(p.hand, CARDS) if is_shown else None,
        "discard": named(p.discard, CARDS),
        "sue": seat == int(g.automa_seat),
        "permanent_certificates": int(p.permanent()),
        "certificate_limit": int(p.certificate_limit()),
        "hand_value": int(p.delivery_value()) if is_shown else None,
        "crew": {WORKERS[k]: int(p.area[k]) for k in range(int(N_WORKERS))},
        "discs": listed(p.discs, DISCS),
        "auxiliary": {aux: int(p.aux_level(k)) for k, aux in enumerate(AUXILIARY)},
        "buildings": [NODES[node] for node in range(int(ARRIVAL)) if p.on_trail >> node & 1],
        "posts": named(p.posts, POSTS),
        "objectives": listed(p.objectives, OBJECTIVES),
        "met": {OBJECTIVES[tile]: 1 for tile in met(g, seat)},
        "bonuses": named(p.bonuses, BONUSES),
    }


def show_sue(g: Table) -> Plain | None:
    """All of Sue but the order of her cards; what she is, is a reconstruction."""
    told = dump_sue(g.sue)
    if told is None or g.sue is None:
        return None
    return {
        "harder_cards": told["harder_cards"],
        "row": told["row"],
        "columns": told["columns"],
        "deliveries": told["deliveries"],
        "cards": told["deck"],
        "cards_left": int(total(g.sue.deck)),
        "supply_left": int(total(g.sue.supply)),
        "reconstructed": RECONSTRUCTED,
    }
