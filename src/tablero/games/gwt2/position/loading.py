"""Reads positions. Less than `dump` writes is enough: what is missing is a bare table.

A bare table has the neutral buildings in place and nothing else on the trail, in the markets or on
the foresight spaces; supplies hold whatever the rest of the position leaves of the box.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.rng import Rng
from tablero.core.text.plain import Fields, Plain, PositionError
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
    N_OBJECTIVES,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    PLAYER_CATTLE,
)
from tablero.games.gwt2.catalogue import (
    BAG_COUNTS,
    BAG_TILES,
    CITY_TILE,
    COLUMNS,
    FACES,
    FIRST_NEUTRAL,
    FIRST_WORKER,
    KANSAS_CITY,
    MASTER_SPACES,
    N_BAG_TILES,
    N_BUILDINGS,
    N_JOB_ROWS,
    N_NEUTRAL,
    N_NODES,
    NEUTRAL_NODES,
    NEUTRALS,
    NODES,
    WORKERS,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.position.dump import BOX, RAIL
from tablero.games.gwt2.position.invariants import tiles_outside_bags, violations
from tablero.games.gwt2.position.loading_player import load_player
from tablero.games.gwt2.rules import BOOK, new_table
from tablero.games.gwt2.sam.state import N_SAM_CARDS, SAM_SEAT, Sam
from tablero.games.gwt2.state import Table

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
    g.simmental = 1 if top.flag("simmental") else 0
    g.sides = _sides(top)
    g.turns = top.number("turns", 1)
    g.ply = top.number("ply", 0)
    g.draws = top.number("draws", 0)
    g.shipment = top.number("shipment", 0)
    g.box = top.counts("box", BOX)
    g.sam = _sam(top)
    if g.sam is not None:
        g.automa_seat = SAM_SEAT
    boards = top.items("players")
    if len(boards) > seats:
        raise PositionError(f"players: {len(boards)} boards for {seats} seats")
    while len(boards) < seats:
        boards.append({})
    players = [load_player(Fields(f"players.{seat}", boards[seat]), seat) for seat in range(seats)]
    g.players = vec[Player](players)
    _tiles(g, top.fields("tiles"))
    RAIL.load_jobs(g, top, int(N_JOB_ROWS), int(COLUMNS[g.seats - 2]))
    RAIL.load_tiles(g, top)
    _market(g, top)
    _objectives(g, top)
    RAIL.load_masters(g, top, int(N_MASTERS), int(MASTER_SPACES))
    _bags(g, top)
    broken = violations(g)
    if broken:
        raise PositionError(f"impossible position: {broken[0]}")
    _frames(g, top)
    top.done()
    return g


def _sides(top: Fields) -> int:
    """`a`, `b`, or a list of twelve letters."""
    if isinstance(top.values.get("sides"), str):
        letter = top.word("sides", ["a", "b"])
        return 0 if letter == "a" else (1 << int(N_BUILDINGS)) - 1
    letters = top.lines("sides")
    if letters and (len(letters) != int(N_BUILDINGS) or set(letters) - {"a", "b"}):
        raise PositionError("sides: twelve letters a or b are wanted")
    return sum(1 << k for k, letter in enumerate(letters) if letter == "b")


def _tiles(g: Table, fields: Fields) -> None:
    g.tiles = vec[i64]([0] * int(N_NODES))
    g.tiles[KANSAS_CITY] = CITY_TILE
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
    if word in BAG_TILES and BAG_TILES.index(word) < FIRST_WORKER:
        return BAG_TILES.index(word) + 1
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


def _market(g: Table, top: Fields) -> None:
    g.market = top.counts("market", CATTLE)
    g.heifers = top.number("heifers", int(CATTLE_COUNT[HEIFER]) if g.simmental else 0)
    g.cows = top.number("cows", int(CATTLE_COUNT[COW]) if g.simmental else 0)
    if top.has("market_stack") or top.values.get("market_stack") == {}:
        g.market_stack = top.counts("market_stack", CATTLE)
        return
    g.market_stack = vec[i64]([0] * int(N_CATTLE))
    for card in range(int(N_CATTLE)):
        if CATTLE_WHERE[card] == MARKET_CATTLE or (card == CALF and g.simmental):
            used = int(g.market[card] + g.box[card])
            used += sum(int(g.players[seat].herd(card)) for seat in range(int(g.seats)))
            g.market_stack[card] = int(CATTLE_COUNT[card]) - used
    for card in range(int(N_CATTLE)):  # player cattle that are nowhere were removed from the game
        if CATTLE_WHERE[card] == PLAYER_CATTLE and not top.has("box"):
            humans = int(g.seats) - (0 if g.sam is None else 1)
            held = sum(int(g.players[seat].herd(card)) for seat in range(int(g.seats)))
            g.box[card] = humans * int(CATTLE_COUNT[card]) - held


def _objectives(g: Table, top: Fields) -> None:
    if top.has("objectives") or top.values.get("objectives") == {}:
        g.objectives = top.counts("objectives", OBJECTIVES)
        return
    left: list[i64] = []
    for card in range(int(N_OBJECTIVES)):
        used = list(g.display).count(card) + int(g.box[int(N_CATTLE) + card])
        for seat in range(int(g.seats)):
            p = g.players[seat]
            used += int(p.herd(int(N_CATTLE) + card) + p.area[card])
        left.append(int(OBJECTIVE_COUNT[card]) - used)
    g.objectives = vec[i64](left)


def _bags(g: Table, top: Fields) -> None:
    """Bags that are not given hold what is missing elsewhere, bag 1 being emptied first."""
    if RAIL.has_bags(g, top):
        return
    g.bag_1 = BAG_COUNTS[0][:]
    g.bag_2 = BAG_COUNTS[1][:]
    g.bag_3 = BAG_COUNTS[2][:]
    for tile in range(int(N_BAG_TILES)):
        used = int(tiles_outside_bags(g, tile))
        for column in range(3):
            bag = g.bag(column)
            taken = min(used, int(bag[tile]))
            bag[tile] -= taken
            used -= taken


def _sam(top: Fields) -> Sam | None:
    if not top.has("sam"):
        return None
    fields = top.fields("sam")
    sam = Sam()
    sam.difficulty = fields.number("difficulty", 1, 0, 2)
    sam.specialisation = WORKERS.index(fields.word("specialisation", WORKERS, "cowboy"))
    sam.deliveries = fields.number("deliveries", 0)
    cards = fields.items("deck") if "deck" in fields.values else list(range(1, 16))
    fields.has("deck")
    sam.deck = vec[i64]([1 if card + 1 in cards else 0 for card in range(int(N_SAM_CARDS))])
    fields.done()
    return sam


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
