"""Positions as plain data: what records hash and snapshots keep. `loading` reads them back."""

from __future__ import annotations

from typing import Final

from tablero.core.text.plain import Plain, named
from tablero.games.gwt_elpaso.cards import BONUSES, CARDS, OBJECTIVES, WORKERS
from tablero.games.gwt_elpaso.catalogue import ARRIVAL, DISCS, N_TRAINS, N_TYPES, NODES, POSTS
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.rules import BOOK
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.sue.state import COLUMNS, Sue
from tablero.games.gwt_family.position.plain import (
    RancherNames,
    dump_tiles,
    listed,
    seat_or_none,
    side_words,
    word_or_none,
)

RANCHER: Final = RancherNames("dollars", CARDS, NODES[: int(ARRIVAL)])


def type_names() -> list[str]:
    return [str(number + 1) for number in range(int(N_TYPES))]


def dump(g: Table) -> Plain:
    return {
        "seats": int(g.seats),
        "sides": side_words(g.sides, ["a", "b"], int(N_TYPES)),
        "trains": side_words(g.train_sides, ["front", "back"], int(N_TRAINS)),
        "turns": int(g.turns),
        "ply": int(g.ply),
        "draws": int(g.draws),
        "tiles": dump_tiles(g),
        "piles": named(g.piles, CARDS),
        "stock": named(g.stock, type_names()),
        "open_objectives": [word_or_none(tile, OBJECTIVES) for tile in g.open_objectives],
        "open_bonuses": [word_or_none(kind, BONUSES) for kind in g.open_bonuses],
        "objectives": named(g.objectives, OBJECTIVES),
        "bonuses": named(g.bonuses, BONUSES),
        "box": named(g.box, CARDS),
        "hired_here": word_or_none(g.hired_here, WORKERS),
        "showing": seat_or_none(g.showing),
        "closer": seat_or_none(g.closer),
        "players": [dump_player(g.players[seat]) for seat in range(int(g.seats))],
        "sue": dump_sue(g.sue),
        "frames": BOOK.save(g),
    }


def dump_player(p: Player) -> Plain:
    return {
        **RANCHER.dump(p),
        "certificates": int(p.certificates),
        "area": named(p.area, WORKERS),
        "cleared": listed(~p.discs & ((1 << len(DISCS)) - 1), DISCS),
        "posts": named(p.posts, POSTS),
        "objectives": listed(p.objectives, OBJECTIVES),
        "bonuses": named(p.bonuses, BONUSES),
    }


def dump_sue(sue: Sue | None) -> Plain | None:
    if sue is None:
        return None
    return {
        "harder_cards": int(sue.difficulty),
        "deck": [card + 1 for card in range(len(sue.deck)) if sue.deck[card]],
        "supply": named(sue.supply, CARDS),
        "row": [WORKERS[sue.row[k]] for k in range(int(COLUMNS))],
        "columns": [int(sue.columns[k]) for k in range(int(COLUMNS))],
        "deliveries": int(sue.deliveries),
    }
