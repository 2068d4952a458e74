"""Positions from plain data: what was saved, and what rule vectors are given.

Less is accepted than is written: players, then whatever differs from the set-up; stocks that are
not given are what is left of the box.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import NOBODY
from tablero.core.rng import Rng
from tablero.core.scripts import EachSeat, GoRound, Script
from tablero.core.text.plain import Fields, Plain, PositionError
from tablero.games.puerto_rico.catalogue import (
    BUILDING_NAMES,
    BUILDINGS,
    CIRCLES,
    GOODS,
    N_GOODS,
    PICKS,
    QUARRY,
    ROLE_CARDS,
    ROLES,
    SETUPS,
    TILE_KINDS,
    TILES,
    TOKENS,
)
from tablero.games.puerto_rico.position.dump import UNKNOWN
from tablero.games.puerto_rico.position.invariants import violations
from tablero.games.puerto_rico.rules import BOOK, ROLE_SCRIPTS
from tablero.games.puerto_rico.setup import bare_table, deal_starts
from tablero.games.puerto_rico.state import HIDDEN, NO_GOOD, OPTION_BITS, Player, PuertoRico
from tablero.games.puerto_rico.words import ENDINGS


def load(plain: Plain, rng: Rng) -> PuertoRico:
    top = Fields("", plain)
    seats = top.number("seats", 3, 2, 5)
    options = 0
    for name in top.lines("options"):
        if name not in OPTION_BITS:
            raise PositionError(f"options: {name!r} is no option")
        options |= OPTION_BITS[name]
    g = bare_table(seats, rng, options)
    g.governor = top.number("governor", 0, 0, seats - 1)
    asked = top.number("seat", int(g.governor), 0, seats - 1)
    g.chooser = top.number("chooser", asked, 0, seats - 1)
    g.round = top.number("round", 1, 1)
    g.ply = top.number("ply", 0)
    g.draws = top.number("draws", 0)
    for name in top.lines("ended"):
        if name not in ENDINGS:
            raise PositionError(f"ended: {name!r} is none of {', '.join(ENDINGS)}")
        g.ended |= 1 << ENDINGS.index(name)
    load_roles(g, top.fields("roles"))
    load_players(g, top)
    load_stocks(g, top)
    load_phase(g, top)
    world = cast(PuertoRico, g.copy())
    world.redeal(NOBODY, rng.copy())  # a view holds if what it hides can be dealt
    broken = violations(world)
    if broken:
        raise PositionError(f"impossible position: {broken[0]}")
    load_frames(g, top)
    top.done()
    return g


def load_roles(g: PuertoRico, roles: Fields) -> None:
    for k in range(int(ROLE_CARDS[g.seats])):
        role = roles.fields(ROLES[k])
        g.role_doubloons[k] = role.number("doubloons", 0)
        if role.has("taken_by"):
            g.take_role(k, role.number("taken_by", 0, 0, int(g.seats) - 1))
        role.done()
    roles.done()


def load_players(g: PuertoRico, top: Fields) -> None:
    given = top.items("players")
    if len(given) > g.seats:
        raise PositionError(f"players: {len(given)} boards for {int(g.seats)} seats")
    if not given:
        deal_starts(g)
    for seat, values in enumerate(given):
        load_player(g.players[seat], Fields(f"players.{seat}", values))


def load_player(player: Player, fields: Fields) -> None:
    player.doubloons = fields.number("doubloons", 0)
    if fields.has("chips") and fields.values["chips"] == UNKNOWN:
        player.chips = HIDDEN
        player.seen = fields.number("seen", HIDDEN, HIDDEN)
    else:
        player.chips = fields.number("chips", 0)
        player.seen = player.chips
    player.san_juan = fields.number("san_juan", 0)
    player.goods = fields.counts("goods", GOODS)
    player.tiles = fields.counts("island", TILE_KINDS)
    player.manned = fields.counts("manned", TILE_KINDS)
    player.island_used = sum(int(player.tiles[k]) for k in range(len(TILE_KINDS)))
    city = fields.fields("city")
    for b, name in enumerate(BUILDING_NAMES):
        if city.has(name):
            player.add_building(b)
            player.set_staff(b, city.number(name, 0, 0, int(CIRCLES[b])))
    city.done()
    fields.done()


def load_stocks(g: PuertoRico, top: Fields) -> None:
    """What lies on the table; what is not given is what the boards leave of the box."""
    setup = SETUPS[int(g.seats)]
    boards = [g.players[seat] for seat in range(int(g.seats))]
    g.row = top.counts("row", GOODS)
    g.discard = top.counts("discard", GOODS)
    g.house = top.counts("house", GOODS)
    g.in_house = sum(int(g.house[k]) for k in range(int(N_GOODS)))
    load_ships(g, top)
    for k in range(int(N_GOODS)):
        used = int(g.house[k]) + aboard(g, k) + sum(int(board.goods[k]) for board in boards)
        g.supply[k] = int(TOKENS[k]) - setup.fewer_goods - used
        laid = int(g.row[k] + g.discard[k]) + sum(int(board.tiles[k]) for board in boards)
        g.stack_tiles[k] = int(TILES[k]) - setup.fewer_tiles - laid
    for b, building in enumerate(BUILDINGS):
        g.copies[b] = setup.copies(building) - sum(1 for board in boards if board.owns(b))
    g.quarries = setup.quarries - sum(int(board.tiles[QUARRY]) for board in boards)
    g.colonist_ship = top.number("colonist_ship", int(g.seats))
    working = sum(int(board.colonists()) for board in boards)
    g.colonists = setup.colonists + setup.players - working - int(g.colonist_ship)
    g.chips = int(g.start_chips) - sum(int(board.chips) for board in boards)
    if any(board.chips == HIDDEN for board in boards):  # then only the supply tells how many
        g.chips = top.number("chips", 0, -(10**6))
    check_given(g, top)


def load_ships(g: PuertoRico, top: Fields) -> None:
    for k, values in enumerate(top.items("ships")):
        ship = Fields(f"ships.{k}", values)
        if k >= len(g.ship_size) or ship.number("size", int(g.ship_size[k])) != g.ship_size[k]:
            spaces = SETUPS[int(g.seats)].ships
            raise PositionError(f"ships: {g.seats} players use ships of {spaces} spaces")
        good = ship.word("good", GOODS)
        g.ship_good[k] = GOODS.index(good) if good else int(NO_GOOD)
        g.ship_load[k] = ship.number("load", 0)
        ship.done()


def aboard(g: PuertoRico, good: int) -> int:
    """So many of a good lie on the ships."""
    ships = range(len(g.ship_size))
    return sum(int(g.ship_load[ship]) for ship in ships if g.ship_good[ship] == good)


def check_given(g: PuertoRico, top: Fields) -> None:
    """Stocks may be written down as well, or some of them; then they must be what is left."""
    _same(top.fields("supply"), GOODS, g.supply)
    _same(top.fields("stack"), GOODS, g.stack_tiles)
    _same(top.fields("copies"), BUILDING_NAMES, g.copies)
    _left(top, "quarries", int(g.quarries))
    _left(top, "colonists", int(g.colonists))
    _left(top, "chips", int(g.chips))


def _same(given: Fields, words: list[str], left: vec[i64]) -> None:
    for k, word in enumerate(words):
        _left(given, word, int(left[k]))
    given.done()


def _left(given: Fields, key: str, left: int) -> None:
    if given.number(key, left, -(10**6)) != left:
        raise PositionError(f"{given.name(key)}: boards, ships and rows leave {left} of the box")


def load_phase(g: PuertoRico, top: Fields) -> None:
    seats = int(g.seats)
    g.room = top.number("room", 0)
    g.hospice_used = top.seats("hospice_used", seats)
    g.wharf_used = top.seats("wharf_used", seats)
    g.captain_loaded = 1 if top.flag("captain_loaded") else 0
    g.out = top.seats("out", seats)
    for good in top.lines("produced"):
        if good not in GOODS:
            raise PositionError(f"produced: {good!r} is no good")
        g.produced |= 1 << GOODS.index(good)


def load_frames(g: PuertoRico, top: Fields) -> None:
    """The stack as saved; or `phase` (a role of `chooser`, `seat` to act); or the next pick."""
    phase = top.word("phase", [*ROLES, "pick_role"], "pick_role")
    seat = top.number("seat", int(g.chooser), 0, int(g.seats) - 1)
    if top.has("frames") or top.values.get("frames") == []:
        frames = top.lines("frames")
    else:
        frames = frames_for(g, phase, seat)
    try:
        BOOK.restore(g, frames)
    except ValueError as error:
        raise PositionError(f"frames: {error}") from None


def frames_for(g: PuertoRico, phase: str, seat: int) -> list[str]:
    seats = int(g.seats)
    laps = int(PICKS[seats])
    name = "round" if laps == 1 else "long_round"
    each = "each_seat pick_role" if laps == 1 else f"{laps}x each_seat pick_role"
    taken = sum(1 for role in range(int(ROLE_CARDS[seats])) if g.taker(role) >= 0)
    frames = [f"{name}@end_round {int(g.governor)}"]
    if phase == "pick_role":
        frames.append(f"{each} {seat} {seats * laps - taken}")
        return frames
    role = ROLES.index(phase)
    if g.taker(role) < 0:
        g.take_role(role, int(g.chooser))
        taken += 1
    if seats * laps > taken:
        frames.append(f"{each} {(int(g.chooser) + 1) % seats} {seats * laps - taken}")
    return frames + phase_frames(ROLE_SCRIPTS[role], int(g.chooser), seat, seats)


def phase_frames(script: Script, chooser: int, seat: int, seats: int) -> list[str]:
    """A role from its beginning; or, when another seat is to act, from that seat's turn on."""
    if seat == chooser:
        return [f"{script.name}@{script.steps[0].name} {chooser}"]
    for at, step in enumerate(script.steps):
        if isinstance(step, EachSeat | GoRound):
            after = script.steps[at + 1 : at + 2]
            frames = [f"{script.name}@{following.name} {chooser}" for following in after]
            left = f" {seats - (seat - chooser) % seats}" if isinstance(step, EachSeat) else ""
            return [*frames, f"{step.name} {seat}{left}"]
    raise PositionError(f"seat: only the chooser acts as {script.name}")
