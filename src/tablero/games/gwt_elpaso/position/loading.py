"""Reads positions. Less than `dump` writes is enough: what is missing is a bare table.

A bare table has the neutral buildings in place, no common building, no open tile; piles and stacks
hold whatever the rest of the position leaves of the box.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

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
    ARRIVAL,
    COMMON_NODES,
    COPIES,
    EL_PASO_TILE,
    FACES,
    FIRST_NEUTRAL,
    N_NEUTRAL,
    N_NODES,
    N_TRAINS,
    N_TYPES,
    NEUTRAL_NODES,
    NEUTRALS,
    NODES,
)
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.position.dump import type_names
from tablero.games.gwt_elpaso.position.invariants import (
    bonuses_outside_stack,
    cards_in_play,
    cards_outside_piles,
    objectives_outside_stack,
    violations,
)
from tablero.games.gwt_elpaso.position.loading_player import index, load_player
from tablero.games.gwt_elpaso.rules import BOOK, new_table
from tablero.games.gwt_elpaso.state import DISPLAY, NO_WORKER, Table
from tablero.games.gwt_elpaso.sue.cards import A_CARDS, MOST_HARDER, N_SUE_CARDS
from tablero.games.gwt_elpaso.sue.state import COLUMNS, SUE_SEAT, Sue
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.table import NO_SEAT

PHASES = {
    "first_objective": "game@each_seat first_objective",
    "move": "turn@move_herder",
    "use": "turn@use_location",
    "refill": "turn@refill_hand",
    "first_turn": "first_turn@place_herder",
}


def load(plain: Plain, rng: Rng) -> Table:
    top = Fields("", plain)
    seats = top.number("seats", 2, 2, 4)
    g = new_table(seats, rng)
    g.sides = _sides(top, "sides", ["a", "b"], int(N_TYPES))
    g.train_sides = _sides(top, "trains", ["front", "back"], int(N_TRAINS))
    g.turns = top.number("turns", 1)
    g.ply = top.number("ply", 0)
    g.draws = top.number("draws", 0)
    g.hired_here = NO_WORKER
    if top.has("hired_here"):
        g.hired_here = WORKERS.index(top.word("hired_here", WORKERS))
    g.showing = top.number("showing", int(NO_SEAT), 0, seats - 1)
    g.closer = top.number("closer", int(NO_SEAT), 0, seats - 1)
    g.box = top.counts("box", CARDS)
    g.sue = _sue(top)
    if g.sue is not None:
        g.automa_seat = SUE_SEAT
    _players(g, top)
    _trail(g, top.fields("tiles"))
    _piles(g, top)
    _tiles(g, top)
    broken = violations(g)
    if broken:
        raise PositionError(f"impossible position: {broken[0]}")
    _frames(g, top)
    top.done()
    return g


def _sides(top: Fields, key: str, words: list[str], pieces: int) -> int:
    """One word for all pieces, or a list with a word for each."""
    if isinstance(top.values.get(key), str):
        return 0 if top.word(key, words) == words[0] else (1 << pieces) - 1
    letters = top.lines(key)
    if letters and (len(letters) != pieces or set(letters) - set(words)):
        raise PositionError(f"{key}: {pieces} words of {', '.join(words)} are wanted")
    return sum(1 << k for k, letter in enumerate(letters) if letter == words[1])


def _players(g: Table, top: Fields) -> None:
    boards = top.items("players")
    seats = int(g.seats)
    if len(boards) > seats:
        raise PositionError(f"players: {len(boards)} boards for {seats} seats")
    while len(boards) < seats:
        boards.append({})
    g.players = vec[Player](
        [
            load_player(Fields(f"players.{seat}", boards[seat]), seat, g.sue)
            if seat == int(g.automa_seat)
            else load_player(Fields(f"players.{seat}", boards[seat]), seat, None)
            for seat in range(seats)
        ]
    )


def _trail(g: Table, fields: Fields) -> None:
    g.tiles = vec[i64]([0] * int(N_NODES))
    g.tiles[ARRIVAL] = EL_PASO_TILE
    letters = [fields.word(NODES[int(node)], NEUTRALS) for node in NEUTRAL_NODES]
    free = [letter for letter in NEUTRALS if letter not in letters]
    for k in range(int(N_NEUTRAL)):
        letter = letters[k] or (NEUTRALS[k] if NEUTRALS[k] in free else free[0])
        if letter in free:
            free.remove(letter)
        g.tiles[NEUTRAL_NODES[k]] = FIRST_NEUTRAL + NEUTRALS.index(letter)
    g.stock = vec[i64]([int(COPIES)] * int(N_TYPES))
    for node in COMMON_NODES:
        if fields.has(NODES[int(node)]):
            where = fields.name(NODES[int(node)])
            g.tiles[node] = _tile(g, where, str(fields.values[NODES[int(node)]]), int(node))
    fields.done()


def _tile(g: Table, where: str, word: str, node: int) -> int:
    face, _, owner = word.partition("@")
    if face not in FACES or not owner.isdigit() or int(owner) >= int(g.seats):
        raise PositionError(f"{where}: {word!r} is no building")
    number = FACES.index(face) % int(N_TYPES)
    if FACES[g.face_of(number)] != face:
        raise PositionError(f"{where}: building {number + 1} shows its other side in this game")
    g.players[int(owner)].on_trail |= bit(node)
    g.stock[number] -= 1
    return int(g.building_tile(int(owner), number))


def given(top: Fields, key: str) -> bool:
    return top.has(key) or top.values.get(key) == {}


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


def _display(top: Fields, key: str, known: list[str]) -> vec[i64]:
    words = top.items(key)
    if len(words) > DISPLAY:
        raise PositionError(f"{key}: {int(DISPLAY)} tiles are the most")
    tiles = [-1 if word is None else index(key, word, known) for word in words]
    return vec[i64](tiles + [-1] * (int(DISPLAY) - len(tiles)))


def _tiles(g: Table, top: Fields) -> None:
    g.open_objectives = _display(top, "open_objectives", OBJECTIVES)
    g.open_bonuses = _display(top, "open_bonuses", BONUSES)
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
    last = int(A_CARDS + sue.difficulty)
    cards = fields.items("deck") if "deck" in fields.values else list(range(1, last + 1))
    fields.has("deck")
    sue.deck = vec[i64]([1 if card + 1 in cards else 0 for card in range(int(N_SUE_CARDS))])
    fields.done()
    return sue


def _frames(g: Table, top: Fields) -> None:
    """The stack as saved, or the turn of `seat` from `phase` on."""
    seat = top.number("seat", 0, 0, int(g.seats) - 1)
    phase = top.word("phase", sorted(PHASES), "move")
    if top.has("frames") or top.values.get("frames") == []:
        lines = top.lines("frames")
    elif phase == "first_objective":
        lines = [f"{PHASES[phase]} {seat}"]
    else:
        following = (seat + 1) % int(g.seats)
        lines = [f"turns {following}", f"{PHASES[phase]} {seat}"]
    try:
        BOOK.restore(g, lines)
    except ValueError as error:
        raise PositionError(f"frames: {error}") from None
