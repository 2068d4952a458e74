"""Reads positions. Less than `dump` writes is enough: what is missing is a bare table.

A bare table has the neutral buildings in place and nothing else on the trail, in the markets or on
the foresight spaces; supplies hold whatever the rest of the position leaves of the box.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.rng import Rng
from tablero.core.text.plain import Fields, Plain
from tablero.games.gwt_argentina.cards import (
    CATTLE,
    CATTLE_COUNT,
    CATTLE_WHERE,
    EXHAUSTION_COUNT,
    FIRST_OBJECTIVE,
    MARKET_CATTLE,
    N_CATTLE,
    N_MASTERS,
    OBJECTIVES,
    PLAYER_CATTLE,
)
from tablero.games.gwt_argentina.catalogue import (
    ARROWS,
    COLUMNS,
    FARMER_NODES,
    FARMERS,
    MASTER_SPACES,
    N_BUILDINGS,
    N_FARMER_SPACES,
    N_JOB_ROWS,
    NEUTRAL_NODES,
    NODES,
    RAMPS,
)
from tablero.games.gwt_argentina.harbours import CITIES, N_SHIPS, SHIPS, STACK_SHIPS, SUN_SHIPS
from tablero.games.gwt_argentina.pedro.state import PEDRO_SEAT
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.position.dump import BOX, RAIL
from tablero.games.gwt_argentina.position.invariants import (
    cattle_in_play,
    exhaustion_held,
)
from tablero.games.gwt_argentina.position.loading_bags import load_bags
from tablero.games.gwt_argentina.position.loading_pedro import load_pedro
from tablero.games.gwt_argentina.position.loading_player import load_player
from tablero.games.gwt_argentina.rules import BOOK, new_table
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_family.position.plain import (
    TURN_PHASES,
    boards_of,
    given,
    in_turn,
    index_or_none,
    load_counters,
    load_frames,
    load_neutrals,
    mask_of,
    sides_of,
)
from tablero.games.gwt_family.rail.position.plain import load_building

PHASES = {
    **TURN_PHASES,
    "first_turn": in_turn("first_turn@discard_to_four"),
}


def load(plain: Plain, rng: Rng, rules_version: int) -> Table:
    top = Fields("", plain)
    seats = top.number("seats", 2, 2, 4)
    g = new_table(seats, rng, rules_version)
    g.sides = sides_of(top, "sides", ["a", "b"], int(N_BUILDINGS))
    g.city_sides = sides_of(top, "city_sides", ["a", "b"], len(CITIES))
    g.display_only = 1 if top.word("loading_objective", ["any", "display"]) == "display" else 0
    load_counters(g, top)
    g.shipment = top.number("shipment", 0)
    g.arrow = ARROWS.index(top.word("arrow", ARROWS, ARROWS[0]))
    g.ramp = index_or_none("ramp", top.values.get("ramp"), RAMPS)
    top.has("ramp")
    g.box = top.counts("box", BOX)
    g.pedro = load_pedro(top)
    if g.pedro is not None:
        g.automa_seat = PEDRO_SEAT
    boards = boards_of(top, seats)
    g.players = vec[Player]([load_player(board, seat) for seat, board in enumerate(boards)])
    _tiles(g, top.fields("tiles"))
    _coins(g, top)
    _ships(g, top)
    RAIL.load_jobs(g, top, int(N_JOB_ROWS), int(COLUMNS[g.seats - 2]))
    RAIL.load_tiles(g, top)
    _market(g, top)
    RAIL.load_objectives(g, top, int(FIRST_OBJECTIVE), vec[i64]([1] * len(OBJECTIVES)))
    RAIL.load_masters(g, top, int(N_MASTERS), int(MASTER_SPACES))
    load_bags(g, top)
    load_frames(g, top, BOOK, PHASES)
    return g


def _tiles(g: Table, fields: Fields) -> None:
    load_neutrals(g, fields, NEUTRAL_NODES)
    for node, name in enumerate(NODES):
        if fields.has(name) and g.tiles[node] == 0:
            g.tiles[node] = _tile(g, fields.name(name), str(fields.values[name]), node)
    fields.done()


def _tile(g: Table, where: str, word: str, node: int) -> int:
    if word in FARMERS and node in list(FARMER_NODES):
        return FARMERS.index(word) + 1
    return load_building(g, where, word, node)


def _coins(g: Table, top: Fields) -> None:
    coins = top.counts("coins", [NODES[int(node)] for node in FARMER_NODES])
    g.coins = vec[i64]([coins[k] for k in range(int(N_FARMER_SPACES))])


def _ships(g: Table, top: Fields) -> None:
    """Ships that are not given lie as at the start."""
    g.ships = mask_of(top, "ships", SHIPS) if "ships" in top.values else SUN_SHIPS
    stack = STACK_SHIPS & ~g.ships
    if "ship_stack" in top.values:
        stack = mask_of(top, "ship_stack", SHIPS)
    top.has("ships")
    top.has("ship_stack")
    g.ship_stack = vec[i64]([stack >> ship & 1 for ship in range(int(N_SHIPS))])


def _market(g: Table, top: Fields) -> None:
    g.exhaustion = top.number("exhaustion", int(EXHAUSTION_COUNT - exhaustion_held(g)))
    g.market = top.counts("market", CATTLE)
    if given(top, "market_stack"):
        g.market_stack = top.counts("market_stack", CATTLE)
        return
    g.market_stack = vec[i64]([0] * int(N_CATTLE))
    for card in range(int(N_CATTLE)):
        held = sum(int(g.players[seat].herd(card)) for seat in range(int(g.seats)))
        if CATTLE_WHERE[card] == MARKET_CATTLE:
            g.market_stack[card] = int(CATTLE_COUNT[card] - g.market[card] - g.box[card]) - held
        elif CATTLE_WHERE[card] == PLAYER_CATTLE and not top.has("box"):
            g.box[card] = int(cattle_in_play(g, card)) - held  # removed from the game
