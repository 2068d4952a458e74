"""What a first game of Puerto Rico is told, and when."""

from __future__ import annotations

from typing import Final, cast

from tablero.core.engine import State
from tablero.core.kinds import Args
from tablero.games.puerto_rico.catalogue import (
    CIRCLES,
    CITY_SPACES,
    CORN,
    GOODS,
    N_BUILDINGS,
    N_GOODS,
    N_PLANTS,
    N_TILES,
    PRICE,
    PRODUCES,
    QUARRY,
    ROLES,
    SALE_BONUS,
    SPACES,
    STORE_KINDS,
)
from tablero.games.puerto_rico.roles.builder import fits, price_for
from tablero.games.puerto_rico.roles.craftsman import capacity
from tablero.games.puerto_rico.state import Player, PuertoRico
from tablero.games.puerto_rico.words import N_SHIPS, STOP_LOADING, WHARF_FIRST
from tablero.lessons.wheels import Wheels, row

LAST_ROUND: Final = 8
RICH: Final = 2  # doubloons on a role: as much as a good sale
MANY_GOODS: Final = 3
# Chips that a round's Captain phase may take of each seat, and spaces of a city that may be filled.
CHIPS_A_SEAT: Final = 3
LARGE: Final = 2
MANY_PLACES: Final = 2
BUILDER, CRAFTSMAN, CAPTAIN, MAYOR = (
    ROLES.index(name) for name in ("builder", "craftsman", "captain", "mayor")
)


def game(s: State) -> PuertoRico:
    return cast(PuertoRico, s)


def is_free(g: PuertoRico, role: int) -> bool:
    return role in g.answers()


def plants(player: Player, good: int) -> list[int]:
    """The own production buildings of a kind."""
    return [b for b in range(int(N_PLANTS)) if PRODUCES[b] == good and player.owns(b)]


def first_role(s: State, _seat: int) -> Args | None:
    return {} if game(s).round == 1 else None


def rich_role(s: State, _seat: int) -> Args | None:
    g = game(s)
    n, role = max((int(g.role_doubloons[role]), -role) for role in g.answers())
    return {"n": n, "role": ROLES[-role]} if n >= RICH else None


def pair(s: State, seat: int) -> Args | None:
    """All colonists were lifted: two of them could make a plantation and its building work. Not
    once some are placed: who has passed a plantation by cannot follow it any more."""
    g = game(s)
    player, about = g.players[seat], g.question().about(g)
    if int(about["circles"]) + int(about["room"]) < player.circles():
        return None
    goods = [good for good in range(int(N_GOODS)) if good != CORN and player.tiles[good] > 0]
    return {} if player.san_juan > 1 and any(plants(player, good) for good in goods) else None


def no_plant(s: State, seat: int) -> Args | None:
    """The kind with most plantations, of those whose building could be bought now."""
    g, best, most = game(s), -1, 0
    player, offered = g.players[seat], g.answers()
    for good in range(int(N_GOODS)):
        makers = [b for b in range(int(N_PLANTS)) if PRODUCES[b] == good]
        is_bare = good != CORN and player.tiles[good] > most and not plants(player, good)
        if is_bare and any(b in offered for b in makers):
            best, most = good, int(player.tiles[good])
    return {"good": GOODS[best]} if best >= 0 else None


def idle_quarry(s: State, seat: int) -> Args | None:
    player = game(s).players[seat]
    return {} if player.tiles[QUARRY] > player.manned[QUARRY] else None


def quarry(s: State, seat: int) -> Args | None:
    g = game(s)
    return {} if g.chooser == seat and int(QUARRY) in g.answers() else None


def any_island(s: State, _seat: int) -> Args | None:
    return {} if int(CORN) in game(s).answers() else None


def feeds(s: State, seat: int) -> Args | None:
    """The dearest kind that an own building could make more of."""
    g = game(s)
    player, offered = g.players[seat], g.answers()
    for good in sorted(range(int(N_GOODS)), key=lambda each: -int(PRICE[each])):
        room = sum(int(CIRCLES[b]) for b in plants(player, good))
        if good != CORN and good in offered and player.tiles[good] < room:
            return {"good": GOODS[good]}
    return None


def places(s: State, seat: int) -> Args | None:
    """Circles that the colonists at hand do not fill."""
    g = game(s)
    player = g.players[seat]
    on_island = sum(int(player.tiles[k] - player.manned[k]) for k in range(int(N_TILES)))
    n = on_island + int(player.empty_city_circles() - player.san_juan)
    return {"n": n} if n >= MANY_PLACES and is_free(g, MAYOR) else None


def produced(g: PuertoRico, seat: int) -> int:
    player, goods = g.players[seat], range(int(N_GOODS))
    return sum(min(int(capacity(player, good)), int(g.supply[good])) for good in goods)


def neighbour(s: State, seat: int) -> Args | None:
    """The one on the left picks next and could ship what a Craftsman brings."""
    g = game(s)
    left = (seat + 1) % int(g.seats)
    n = produced(g, left)
    return {"seat": left, "n": n} if is_free(g, CRAFTSMAN) and n > produced(g, seat) else None


def in_house(s: State, seat: int) -> Args | None:
    g = game(s)
    player, offered = g.players[seat], g.answers()
    for good in reversed(range(int(N_GOODS))):
        if player.goods[good] > 0 and good not in offered and g.house[good] > 0:
            return {"good": GOODS[good]}
    return None


def for_nothing(s: State, seat: int) -> Args | None:
    """Only what brings no money can be sold."""
    g = game(s)
    goods = [good for good in g.answers() if good < N_GOODS]
    is_worth = g.chooser == seat or g.players[seat].amount(SALE_BONUS) > 0
    is_cheap = all(int(PRICE[good]) == 0 for good in goods)
    return {"good": GOODS[goods[0]]} if goods and is_cheap and not is_worth else None


def storage(s: State, seat: int) -> Args | None:
    g = game(s)
    player = g.players[seat]
    is_bare = player.goods_held() >= MANY_GOODS and player.amount(STORE_KINDS) == 0
    return {} if is_bare and is_free(g, CAPTAIN) else None


def load_order(s: State, _seat: int) -> Args | None:
    """More than one kind can be loaded."""
    return {} if len(loadable(game(s))) > 1 else None


def loadable(g: PuertoRico) -> set[int]:
    answers = [int(answer) for answer in g.answers() if answer != STOP_LOADING]
    return {a - WHARF_FIRST if a >= WHARF_FIRST else a // N_SHIPS for a in answers}


def which_ship(s: State, _seat: int) -> Args | None:
    """Several empty ships take the same."""
    g = game(s)
    on_ships = [answer for answer in g.answers() if answer < WHARF_FIRST]
    return {} if len(loadable(g)) == 1 and len(on_ships) > 1 else None


def large(s: State, seat: int) -> Args | None:
    """One could be paid, now or as Builder."""
    g = game(s)
    wide = [b for b in range(int(N_BUILDINGS)) if SPACES[b] == LARGE]
    if g.kind().name == "build":
        return {} if any(b in g.answers() for b in wide) else None
    player = g.players[seat]
    open_ones = [b for b in wide if g.copies[b] and not player.owns(b) and fits(player, b)]
    money = player.doubloons + g.role_doubloons[BUILDER]
    can_pay = any(price_for(g, seat, b, True) <= money for b in open_ones)
    return {} if can_pay and is_free(g, BUILDER) else None


def ending(s: State, _seat: int) -> Args | None:
    """An end condition is met, or may be within a round."""
    g = game(s)
    players = [g.players[each] for each in range(int(g.seats))]
    wanted = max(int(g.seats), sum(int(player.empty_city_circles()) for player in players))
    is_near = g.chips <= CHIPS_A_SEAT * g.seats or g.colonists < wanted
    is_built = any(player.city_used >= CITY_SPACES - 1 for player in players)
    return {} if g.ended != 0 or is_near or is_built else None


def is_past(s: State, _seat: int) -> bool:
    return game(s).round > LAST_ROUND


WHEELS: Final = Wheels(
    [
        row("ending", "pick_role build", ending, late=True),
        row("rich_role", "pick_role", rich_role),
        row("large", "pick_role build", large, late=True),
        row("storage", "pick_role", storage),
        row("neighbour", "pick_role", neighbour),
        row("first_role", "pick_role", first_role),
        row("places", "pick_role", places),
        row("pair", "place_colonists", pair),
        row("no_plant", "build", no_plant),
        row("idle_quarry", "build", idle_quarry),
        row("quarry", "take_tile", quarry),
        row("feeds", "take_tile", feeds),
        row("any_island", "take_tile", any_island),
        row("in_house", "sell", in_house),
        row("for_nothing", "sell", for_nothing),
        row("load_order", "load", load_order),
        row("which_ship", "load", which_ship),
    ],
    is_past,
)
