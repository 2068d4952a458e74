"""What is printed on the components, as plain data: shapes.py declares it key by key."""

from __future__ import annotations

from tablero.core.text.plain import Plain
from tablero.games.puerto_rico.catalogue import (
    BUILDINGS,
    CITY_SPACES,
    FACTORY,
    GOODS,
    HOUSE_SPACES,
    ISLAND_SPACES,
    POWERS,
    PRICE,
    SCORES,
    TILES,
    TOKENS,
    Building,
)


def printed() -> Plain:
    return {
        "goods": {
            name: {"price": int(PRICE[k]), "tokens": int(TOKENS[k]), "tiles": int(TILES[k])}
            for k, name in enumerate(GOODS)
        },
        "buildings": {each.name: building(each) for each in BUILDINGS},
        "spaces": {
            "island": int(ISLAND_SPACES),
            "city": int(CITY_SPACES),
            "trading_house": int(HOUSE_SPACES),
        },
        "factory": [int(FACTORY[kinds]) for kinds in range(len(FACTORY))],
    }


def building(each: Building) -> Plain:
    return {
        "price": each.price,
        "points": each.points,
        "circles": each.circles,
        "column": each.quarries,
        "spaces": each.spaces,
        "copies": each.copies,
        "violet": each.violet,
        "produces": GOODS[each.produces] if each.produces >= 0 else None,
        "powers": {word: each.power(k) for k, word in enumerate(POWERS) if each.power(k)},
        "score": SCORES[each.score] if each.score else None,
    }
