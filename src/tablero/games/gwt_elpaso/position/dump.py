"""Positions as plain data: what records hash and snapshots keep. `loading` reads them back."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.core.text.plain import Plain, named
from tablero.games.gwt_elpaso.cards import BONUSES, CARDS, OBJECTIVES, WORKERS
from tablero.games.gwt_elpaso.catalogue import (
    ARRIVAL,
    DISCS,
    N_TRAINS,
    N_TYPES,
    NODES,
    POSTS,
)
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.rules import BOOK
from tablero.games.gwt_elpaso.state import DISPLAY, NO_WORKER, Table
from tablero.games.gwt_elpaso.sue.state import COLUMNS, Sue
from tablero.games.gwt_family.tiles import EMPTY


def listed(mask: i64, words: list[str]) -> list[str]:
    """The words of the set bits."""
    return [word for k, word in enumerate(words) if mask >> k & 1]


def tile_word(g: Table, tile: i64) -> str:
    """A trail tile: a neutral letter, or `5a@1` for a building of seat 1."""
    owner = g.owner_of(tile)
    name = g.tile_name(tile)
    return name if owner < 0 else f"{name}@{int(owner)}"


def objective_word(tile: i64) -> str | None:
    return OBJECTIVES[tile] if tile >= 0 else None


def bonus_word(kind: i64) -> str | None:
    return BONUSES[kind] if kind >= 0 else None


def type_names() -> list[str]:
    return [str(number + 1) for number in range(int(N_TYPES))]


def seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def dump(g: Table) -> Plain:
    return {
        "seats": int(g.seats),
        "sides": [("b" if g.sides >> k & 1 else "a") for k in range(int(N_TYPES))],
        "trains": [("back" if g.train_sides >> k & 1 else "front") for k in range(int(N_TRAINS))],
        "turns": int(g.turns),
        "ply": int(g.ply),
        "draws": int(g.draws),
        "tiles": {
            NODES[node]: tile_word(g, g.tiles[node])
            for node in range(int(ARRIVAL))
            if g.tiles[node] != EMPTY
        },
        "piles": named(g.piles, CARDS),
        "stock": named(g.stock, type_names()),
        "open_objectives": [objective_word(g.open_objectives[k]) for k in range(int(DISPLAY))],
        "open_bonuses": [bonus_word(g.open_bonuses[k]) for k in range(int(DISPLAY))],
        "objectives": named(g.objectives, OBJECTIVES),
        "bonuses": named(g.bonuses, BONUSES),
        "box": named(g.box, CARDS),
        "hired_here": WORKERS[g.hired_here] if g.hired_here != NO_WORKER else None,
        "showing": seat_or_none(g.showing),
        "closer": seat_or_none(g.closer),
        "players": [dump_player(g.players[seat]) for seat in range(int(g.seats))],
        "sue": dump_sue(g.sue),
        "frames": BOOK.save(g),
    }


def dump_player(p: Player) -> Plain:
    return {
        "dollars": int(p.money),
        "exchange_tokens": int(p.exchange_tokens),
        "certificates": int(p.certificates),
        "herder": NODES[p.herder],
        "hand": named(p.hand, CARDS),
        "unseen": int(p.unseen),
        "deck": named(p.deck, CARDS),
        "discard": named(p.discard, CARDS),
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
