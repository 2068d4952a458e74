"""Reads positions. Less than `dump` writes is enough: what is missing is a bare table.

A bare table has the neutral buildings in place and nothing else on the trail, in the markets or on
the foresight spaces; supplies hold whatever the rest of the position leaves of the box.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.rng import Rng
from tablero.core.text.plain import Fields, Plain, PositionError
from tablero.games.gwt_argentina.cards import (
    CATTLE,
    CATTLE_COUNT,
    CATTLE_WHERE,
    EXHAUSTION_COUNT,
    FIRST_OBJECTIVE,
    MARKET_CATTLE,
    N_CATTLE,
    N_MASTERS,
    N_OBJECTIVES,
    OBJECTIVES,
    PLAYER_CATTLE,
)
from tablero.games.gwt_argentina.catalogue import (
    ARROWS,
    BUENOS_AIRES,
    CITY_TILE,
    COLUMNS,
    FACES,
    FARMER_NODES,
    FARMERS,
    FIRST_NEUTRAL,
    MASTER_SPACES,
    N_BUILDINGS,
    N_FARMER_SPACES,
    N_JOB_ROWS,
    N_NEUTRAL,
    N_NODES,
    NEUTRAL_NODES,
    NEUTRALS,
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
    violations,
)
from tablero.games.gwt_argentina.position.loading_bags import load_bags
from tablero.games.gwt_argentina.position.loading_pedro import load_pedro
from tablero.games.gwt_argentina.position.loading_player import load_player
from tablero.games.gwt_argentina.rules import BOOK, new_table
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_family.plain import index_or_none, mask_of

PHASES = {
    "move": "turn@move_herder",
    "use": "turn@use_location",
    "refill": "turn@refill_hand",
    "first_turn": "first_turn@discard_to_four",
}


def load(plain: Plain, rng: Rng) -> Table:
    top = Fields("", plain)
    seats = top.number("seats", 2, 2, 4)
    g = new_table(seats, rng)
    g.sides = _sides(top, "sides", int(N_BUILDINGS))
    g.city_sides = _sides(top, "city_sides", len(CITIES))
    g.display_only = 1 if top.word("loading_objective", ["any", "display"]) == "display" else 0
    g.turns = top.number("turns", 1)
    g.ply = top.number("ply", 0)
    g.draws = top.number("draws", 0)
    g.shipment = top.number("shipment", 0)
    g.arrow = ARROWS.index(top.word("arrow", ARROWS, ARROWS[0]))
    g.ramp = index_or_none("ramp", top.values.get("ramp"), RAMPS)
    top.has("ramp")
    g.box = top.counts("box", BOX)
    g.pedro = load_pedro(top)
    if g.pedro is not None:
        g.automa_seat = PEDRO_SEAT
    boards = top.items("players")
    if len(boards) > seats:
        raise PositionError(f"players: {len(boards)} boards for {seats} seats")
    while len(boards) < seats:
        boards.append({})
    players = [load_player(Fields(f"players.{seat}", boards[seat]), seat) for seat in range(seats)]
    g.players = vec[Player](players)
    _tiles(g, top.fields("tiles"))
    _coins(g, top)
    _ships(g, top)
    RAIL.load_jobs(g, top, int(N_JOB_ROWS), int(COLUMNS[g.seats - 2]))
    RAIL.load_tiles(g, top)
    _market(g, top)
    _objectives(g, top)
    RAIL.load_masters(g, top, int(N_MASTERS), int(MASTER_SPACES))
    load_bags(g, top)
    broken = violations(g)
    if broken:
        raise PositionError(f"impossible position: {broken[0]}")
    _frames(g, top)
    top.done()
    return g


def _sides(top: Fields, key: str, size: int) -> int:
    """`a`, `b`, or a list of letters."""
    if isinstance(top.values.get(key), str):
        return 0 if top.word(key, ["a", "b"]) == "a" else (1 << size) - 1
    letters = top.lines(key)
    if letters and (len(letters) != size or set(letters) - {"a", "b"}):
        raise PositionError(f"{key}: {size} letters a or b are wanted")
    return sum(1 << k for k, letter in enumerate(letters) if letter == "b")


def _tiles(g: Table, fields: Fields) -> None:
    g.tiles = vec[i64]([0] * int(N_NODES))
    g.tiles[BUENOS_AIRES] = CITY_TILE
    letters = [fields.word(NODES[int(node)], NEUTRALS) for node in NEUTRAL_NODES]
    free = [letter for letter in NEUTRALS if letter not in letters]
    for k in range(int(N_NEUTRAL)):
        letter = letters[k] or (NEUTRALS[k] if NEUTRALS[k] in free else free[0])
        if letter in free:
            free.remove(letter)
        g.tiles[NEUTRAL_NODES[k]] = FIRST_NEUTRAL + NEUTRALS.index(letter)
    for node, name in enumerate(NODES):
        if fields.has(name) and g.tiles[node] == 0:
            g.tiles[node] = _tile(g, fields.name(name), str(fields.values[name]), node)
    fields.done()


def _tile(g: Table, where: str, word: str, node: int) -> int:
    if word in FARMERS and node in list(FARMER_NODES):
        return FARMERS.index(word) + 1
    face, _, owner = word.partition("@")
    if face not in FACES or not owner.isdigit() or int(owner) >= int(g.seats):
        raise PositionError(f"{where}: {word!r} is no tile")
    number = FACES.index(face) % int(N_BUILDINGS)
    p = g.players[int(owner)]
    p.supply &= ~(1 << number)
    p.on_trail |= 1 << node
    tile = int(g.building_tile(int(owner), number))
    if FACES[g.face_on(tile)] != face:
        raise PositionError(f"{where}: building {number + 1} shows its other side in this game")
    return tile


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
    if top.has("market_stack") or top.values.get("market_stack") == {}:
        g.market_stack = top.counts("market_stack", CATTLE)
        return
    g.market_stack = vec[i64]([0] * int(N_CATTLE))
    for card in range(int(N_CATTLE)):
        held = sum(int(g.players[seat].herd(card)) for seat in range(int(g.seats)))
        if CATTLE_WHERE[card] == MARKET_CATTLE:
            g.market_stack[card] = int(CATTLE_COUNT[card] - g.market[card] - g.box[card]) - held
        elif CATTLE_WHERE[card] == PLAYER_CATTLE and not top.has("box"):
            g.box[card] = int(cattle_in_play(g, card)) - held  # removed from the game


def _objectives(g: Table, top: Fields) -> None:
    if top.has("objectives") or top.values.get("objectives") == {}:
        g.objectives = top.counts("objectives", OBJECTIVES)
        return
    left: list[i64] = []
    for card in range(int(N_OBJECTIVES)):
        used = list(g.display).count(card) + int(g.box[int(FIRST_OBJECTIVE) + card])
        for seat in range(int(g.seats)):
            p = g.players[seat]
            used += int(p.herd(int(FIRST_OBJECTIVE) + card) + p.area[card])
        left.append(1 - used)
    g.objectives = vec[i64](left)


def _frames(g: Table, top: Fields) -> None:
    """The stack as saved, or the turn of `seat` from `phase` on."""
    seat = top.number("seat", 0, 0, int(g.seats) - 1)
    phase = top.word("phase", sorted(PHASES), "move")
    if top.has("frames") or top.values.get("frames") == []:
        lines = top.lines("frames")
    else:
        following = (seat + 1) % int(g.seats)
        lines = [f"turns {following}", f"{PHASES[phase]} {seat}"]
    try:
        BOOK.restore(g, lines)
    except ValueError as error:
        raise PositionError(f"frames: {error}") from None
