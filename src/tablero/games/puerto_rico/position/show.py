"""The board as a client at one seat draws it: an allow-list, key by key.

Works on a state that `hide` has blanked; numbers it does not know become null.
"""

from __future__ import annotations

from tablero.core.text.plain import Plain, named
from tablero.games.puerto_rico.catalogue import BUILDING_NAMES, GOODS, ROLE_CARDS, ROLES, TILE_KINDS
from tablero.games.puerto_rico.roles.builder import price_for
from tablero.games.puerto_rico.state import HIDDEN, OPTION_BITS, Player, PuertoRico
from tablero.games.puerto_rico.words import ENDINGS


def show(g: PuertoRico, seat: int) -> Plain:
    seats = int(g.seats)
    phase = phase_of(g)
    builder = phase == "builder" and seat == g.chooser
    return {
        "round": int(g.round),
        "governor": int(g.governor),
        "chooser": int(g.chooser),
        "phase": phase,
        "options": [name for name, bit in OPTION_BITS.items() if g.has_option(bit)],
        "ended": [name for bit, name in enumerate(ENDINGS) if g.ended >> bit & 1],
        "over": g.is_over(),
        "roles": [
            {
                "role": ROLES[k],
                "doubloons": int(g.role_doubloons[k]),
                "taken_by": int(g.taker(k)) if g.taker(k) >= 0 else None,
            }
            for k in range(int(ROLE_CARDS[g.seats]))
        ],
        "row": named(g.row, GOODS),
        "stack": sum(int(g.stack_tiles[k]) for k in range(len(GOODS))),
        "discard": named(g.discard, GOODS),
        "quarries": int(g.quarries),
        "colonists": int(g.colonists),
        "colonist_ship": int(g.colonist_ship),
        "chips": int(g.chips),
        "supply": {good: int(g.supply[k]) for k, good in enumerate(GOODS)},
        "house": [good for k, good in enumerate(GOODS) for _n in range(int(g.house[k]))],
        "ships": [
            {
                "size": int(g.ship_size[k]),
                "good": GOODS[g.ship_good[k]] if g.ship_good[k] >= 0 else None,
                "load": int(g.ship_load[k]),
            }
            for k in range(len(g.ship_size))
        ],
        "buildings": [show_building(g, b, seat, builder) for b in range(len(BUILDING_NAMES))],
        "players": [show_player(g, other) for other in range(seats)],
    }


def phase_of(g: PuertoRico) -> str:
    """The role being played, or "pick_role" between roles, or "over"."""
    if g.is_over():
        return "over"
    if g.kind().name == "pick_role":
        return "pick_role"
    for k in range(int(g.depth)):
        name = g.stack[k].save()[0].partition("@")[0].split(" ")[-1]
        if name in ROLES:
            return name
    return {
        "settle": "settler",
        "draw_extra_tile": "settler",
        "take_tile": "settler",
        "settle_colonist": "settler",
        "build": "builder",
        "staff_building": "builder",
        "extra_good": "craftsman",
        "sell": "trader",
        "store_kind": "captain",
        "store_unit": "captain",
        "load": "captain",
        "take_points": "captain",
    }.get(g.kind().name, "mayor")


def show_building(g: PuertoRico, b: int, seat: int, privilege: bool) -> Plain:
    own_price = int(g.prices[b])
    if seat >= 0:
        own_price = int(price_for(g, seat, b, privilege))
    return {
        "building": BUILDING_NAMES[b],
        "price": int(g.prices[b]),
        "own_price": own_price,
        "left": int(g.copies[b]),
    }


def show_player(g: PuertoRico, seat: int) -> Plain:
    player = g.players[seat]
    hidden = player.chips == HIDDEN
    is_told = not hidden and g.midway() != seat  # without anybody at work bonuses would be missed
    return {
        "seat": seat,
        "doubloons": int(player.doubloons),
        "chips": None if hidden else int(player.chips),
        "score": g.scores()[seat] if is_told else None,
        "san_juan": int(player.san_juan),
        "colonists": int(player.colonists()),
        "goods": {good: int(player.goods[k]) for k, good in enumerate(GOODS)},
        "island": [
            {"tile": kind, "manned": n < player.manned[k]}
            for k, kind in enumerate(TILE_KINDS)
            for n in range(int(player.tiles[k]))
        ],
        "city": show_city(player),
        "city_used": int(player.city_used),
        "island_used": int(player.island_used),
    }


def show_city(player: Player) -> list[Plain]:
    return [
        {"building": name, "colonists": int(player.staff_of(b))}
        for b, name in enumerate(BUILDING_NAMES)
        if player.owns(b)
    ]
