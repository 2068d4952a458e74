"""Reads positions. Less than `dump` writes is enough: what is missing is a bare table.

A bare table has the neutral buildings in place, no common building, no open tile; piles and stacks
hold whatever the rest of the position leaves of the box.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import NOBODY
from tablero.core.rng import Rng
from tablero.core.text.plain import Fields, Plain, PositionError, whole
from tablero.games.gwt_elpaso.cards import (
    BONUS_COUNT,
    BONUSES,
    CARDS,
    N_BONUSES,
    N_CARDS,
    N_OBJECTIVES,
    OBJECTIVES,
    OWN_CATTLE,
    WORKERS,
)
from tablero.games.gwt_elpaso.catalogue import (
    COMMON_NODES,
    COPIES,
    N_TRAINS,
    N_TYPES,
    NEUTRAL_NODES,
    NODES,
)
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.position.dump import type_names
from tablero.games.gwt_elpaso.position.invariants import (
    bonuses_outside_stack,
    cards_in_play,
    cards_outside_piles,
    objectives_outside_stack,
)
from tablero.games.gwt_elpaso.position.loading_player import load_player
from tablero.games.gwt_elpaso.rules import BOOK, new_table
from tablero.games.gwt_elpaso.state import DISPLAY, NO_WORKER, Table
from tablero.games.gwt_elpaso.sue.cards import A_CARDS, MOST_HARDER, N_SUE_CARDS
from tablero.games.gwt_elpaso.sue.state import COLUMNS, SUE_SEAT, Sue
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.position.plain import (
    TURN_PHASES,
    boards_of,
    building_of,
    cards_to_come,
    given,
    in_turn,
    load_counters,
    load_frames,
    load_neutrals,
    places,
    sides_of,
)

PHASES = {
    "first_objective": ["game@each_seat first_objective {seat}"],
    **TURN_PHASES,
    "first_turn": in_turn("first_turn@place_herder"),
}


def load(plain: Plain, rng: Rng, rules_version: int) -> Table:
    top = Fields("", plain)
    seats = top.number("seats", 2, 2, 4)
    g = new_table(seats, rng, rules_version)
    g.sides = sides_of(top, "sides", ["a", "b"], int(N_TYPES))
    g.train_sides = sides_of(top, "trains", ["front", "back"], int(N_TRAINS))
    load_counters(g, top)
    g.hired_here = NO_WORKER
    if top.has("hired_here"):
        g.hired_here = WORKERS.index(top.word("hired_here", WORKERS))
    g.showing = top.number("showing", int(NOBODY), 0, seats - 1)
    g.closer = top.number("closer", int(NOBODY), 0, seats - 1)
    g.box = top.counts("box", CARDS)
    g.sue = _sue(top)
    if g.sue is not None:
        g.automa_seat = SUE_SEAT
    _players(g, top)
    _trail(g, top.fields("tiles"))
    _piles(g, top)
    _tiles(g, top)
    load_frames(g, top, BOOK, PHASES)
    return g


def _players(g: Table, top: Fields) -> None:
    players: list[Player] = []
    for seat, board in enumerate(boards_of(top, int(g.seats))):
        players.append(load_player(board, seat, g.sue if seat == int(g.automa_seat) else None))
    g.players = vec[Player](players)


def _trail(g: Table, fields: Fields) -> None:
    load_neutrals(g, fields, NEUTRAL_NODES)
    g.stock = vec[i64]([int(COPIES)] * int(N_TYPES))
    for node in COMMON_NODES:
        if fields.has(NODES[int(node)]):
            where = fields.name(NODES[int(node)])
            g.tiles[node] = _tile(g, where, str(fields.values[NODES[int(node)]]), int(node))
    fields.done()


def _tile(g: Table, where: str, word: str, node: int) -> int:
    owner, number = building_of(g, where, word)
    g.players[owner].on_trail |= bit(node)
    g.stock[number] -= 1
    return int(g.building_tile(owner, number))


def _piles(g: Table, top: Fields) -> None:
    if given(top, "stock"):
        g.stock = top.counts("stock", type_names())
    if not top.has("box"):  # player cattle that are nowhere were removed from the game
        for k in range(len(OWN_CATTLE)):
            card = OWN_CATTLE[k]
            g.box[card] = cards_in_play(g, card) - cards_outside_piles(g, card)
    if given(top, "piles"):
        g.piles = top.counts("piles", CARDS)
        return
    g.piles = vec[i64](
        [
            int(cards_in_play(g, card)) - int(cards_outside_piles(g, card))
            for card in range(int(N_CARDS))
        ]
    )


def _tiles(g: Table, top: Fields) -> None:
    g.open_objectives = places(top, "open_objectives", OBJECTIVES, int(DISPLAY))
    g.open_bonuses = places(top, "open_bonuses", BONUSES, int(DISPLAY))
    if given(top, "objectives"):
        g.objectives = top.counts("objectives", OBJECTIVES)
    else:
        left = [1 - int(objectives_outside_stack(g, tile)) for tile in range(int(N_OBJECTIVES))]
        g.objectives = vec[i64](left)
    if given(top, "bonuses"):
        g.bonuses = top.counts("bonuses", BONUSES)
    else:
        kinds = range(int(N_BONUSES))
        rest = [int(BONUS_COUNT[kind]) - int(bonuses_outside_stack(g, kind)) for kind in kinds]
        g.bonuses = vec[i64](rest)


def _sue(top: Fields) -> Sue | None:
    if not top.has("sue"):
        return None
    fields = top.fields("sue")
    sue = Sue()
    sue.difficulty = fields.number("harder_cards", 0, 0, MOST_HARDER)
    sue.deliveries = fields.number("deliveries", 0, 0, 8)
    sue.supply = fields.counts("supply", CARDS)
    row = fields.lines("row") or WORKERS[: int(COLUMNS)]
    if sorted(row) != sorted(WORKERS[: int(COLUMNS)]):
        raise PositionError("sue.row: one cowboy, builder and engineer are wanted")
    sue.row = vec[i64]([WORKERS.index(word) for word in row])
    columns = fields.items("columns") or [1] * int(COLUMNS)
    if len(columns) != int(COLUMNS):
        raise PositionError("sue.columns: three numbers are wanted")
    sue.columns = vec[i64]([whole("sue.columns", number, 1, 15) for number in columns])
    usual = int(A_CARDS + sue.difficulty)
    sue.deck = cards_to_come(fields, "deck", int(N_SUE_CARDS), usual)
    fields.done()
    return sue
