"""Reads positions. Less than `dump` writes is enough: what is missing is a bare table.

A bare table has the neutral buildings in place and nothing else on the trail, in the markets or on
the foresight spaces; supplies hold whatever the rest of the position leaves of the box.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.rng import Rng
from tablero.core.text.plain import Fields, Plain
from tablero.games.gwt2.cards import (
    CALF,
    CATTLE,
    CATTLE_COUNT,
    CATTLE_WHERE,
    COW,
    HEIFER,
    MARKET_CATTLE,
    N_CATTLE,
    N_MASTERS,
    OBJECTIVE_COUNT,
    PLAYER_CATTLE,
)
from tablero.games.gwt2.catalogue import (
    BAG_COUNTS,
    BAG_TILES,
    COLUMNS,
    FIRST_WORKER,
    MASTER_SPACES,
    N_BAG_TILES,
    N_BUILDINGS,
    N_JOB_ROWS,
    NEUTRAL_NODES,
    NODES,
    WORKERS,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.position.dump import BOX, RAIL
from tablero.games.gwt2.position.invariants import tiles_outside_bags
from tablero.games.gwt2.position.loading_player import load_player
from tablero.games.gwt2.rules import BOOK, new_table
from tablero.games.gwt2.sam.cards import CARDS, DIFFICULTIES, LAST_CARD
from tablero.games.gwt2.sam.state import SAM_SEAT, Sam
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.position.plain import (
    TURN_PHASES,
    boards_of,
    cards_to_come,
    given,
    in_turn,
    load_counters,
    load_frames,
    load_neutrals,
    sides_of,
)
from tablero.games.gwt_family.rail.position.plain import load_building, take_from_bags
from tablero.games.gwt_family.rail.setup import fill_bags

PHASES = {
    **TURN_PHASES,
    "first_turn": in_turn("first_turn@discard_to_four"),
}


def load(plain: Plain, rng: Rng) -> Table:
    top = Fields("", plain)
    seats = top.number("seats", 2, 2, 4)
    g = new_table(seats, rng)
    g.simmental = 1 if top.flag("simmental") else 0
    g.sides = sides_of(top, "sides", ["a", "b"], int(N_BUILDINGS))
    load_counters(g, top)
    g.shipment = top.number("shipment", 0)
    g.box = top.counts("box", BOX)
    g.sam = _sam(top)
    if g.sam is not None:
        g.automa_seat = SAM_SEAT
    boards = boards_of(top, seats)
    g.players = vec[Player](
        [load_player(board, seat, seat == g.automa_seat) for seat, board in enumerate(boards)]
    )
    _tiles(g, top.fields("tiles"))
    RAIL.load_jobs(g, top, int(N_JOB_ROWS), int(COLUMNS[g.seats - 2]))
    RAIL.load_tiles(g, top)
    _market(g, top)
    RAIL.load_objectives(g, top, int(N_CATTLE), OBJECTIVE_COUNT)
    RAIL.load_masters(g, top, int(N_MASTERS), int(MASTER_SPACES))
    _bags(g, top)
    load_frames(g, top, BOOK, PHASES)
    return g


def _tiles(g: Table, fields: Fields) -> None:
    load_neutrals(g, fields, NEUTRAL_NODES)
    for node, name in enumerate(NODES):
        if fields.has(name) and g.tiles[node] == 0:
            g.tiles[node] = _tile(g, fields.name(name), str(fields.values[name]), node)
    fields.done()


def _tile(g: Table, where: str, word: str, node: int) -> int:
    if word in BAG_TILES and BAG_TILES.index(word) < FIRST_WORKER:
        return BAG_TILES.index(word) + 1
    return load_building(g, where, word, node)


def _market(g: Table, top: Fields) -> None:
    g.market = top.counts("market", CATTLE)
    g.heifers = top.number("heifers", max(_left(g, int(HEIFER)), 0) if g.simmental else 0)
    g.cows = top.number("cows", max(_left(g, int(COW)), 0) if g.simmental else 0)
    if given(top, "market_stack"):
        g.market_stack = top.counts("market_stack", CATTLE)
        return
    g.market_stack = vec[i64]([0] * int(N_CATTLE))
    for card in range(int(N_CATTLE)):
        if CATTLE_WHERE[card] == MARKET_CATTLE or (card == CALF and g.simmental):
            g.market_stack[card] = _left(g, card)
    for card in range(int(N_CATTLE)):  # player cattle that are nowhere were removed from the game
        if CATTLE_WHERE[card] == PLAYER_CATTLE and not top.has("box"):
            humans = int(g.seats) - (0 if g.sam is None else 1)
            held = sum(int(g.players[seat].herd(card)) for seat in range(int(g.seats)))
            g.box[card] = humans * int(CATTLE_COUNT[card]) - held


def _left(g: Table, card: int) -> int:
    """Copies of a cattle card that market, herds and box leave to its supply."""
    used = int(g.market[card] + g.box[card])
    used += sum(int(g.players[seat].herd(card)) for seat in range(int(g.seats)))
    return int(CATTLE_COUNT[card]) - used


def _bags(g: Table, top: Fields) -> None:
    """Bags that are not given hold what is missing elsewhere, bag 1 being emptied first."""
    if RAIL.has_bags(g, top):
        return
    fill_bags(g, BAG_COUNTS)
    for tile in range(int(N_BAG_TILES)):
        take_from_bags(g, tile, int(tiles_outside_bags(g, tile)))


def _sam(top: Fields) -> Sam | None:
    if not top.has("sam"):
        return None
    fields = top.fields("sam")
    sam = Sam()
    sam.difficulty = fields.number("difficulty", 1, 0, len(DIFFICULTIES) - 1)
    sam.specialisation = WORKERS.index(fields.word("specialisation", WORKERS, "cowboy"))
    sam.deliveries = fields.number("deliveries", 0)
    sam.deck = cards_to_come(fields, "deck", int(CARDS.size), int(LAST_CARD[sam.difficulty]))
    fields.done()
    return sam
