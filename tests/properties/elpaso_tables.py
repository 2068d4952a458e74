"""Tables of El Paso that random games seldom come to: many buildings, workers and dollars."""

from __future__ import annotations

import random
from collections import Counter

import tablero
from tablero.core.game import Value
from tablero.core.match import Match
from tablero.core.rng import FastRng
from tests.properties.readings import Plain, by_id, data_rows
from tests.properties.sue_reading import BREEDS, LOOP, NEXT_POSTS, PRICES, SUE, TITLE, WORKERS

MARKET = {breed: by_id(TITLE, "cattle")[breed]["count"] for breed in BREEDS}
SUPPLY = [row["id"] for row in data_rows(TITLE)["sue_supply"] for _k in range(row["count"])]
TYPES = 6
SIMMENTAL = 9


def drawn(dice: random.Random, things: list[str], most: int) -> list[str]:
    return dice.sample(things, dice.randrange(most + 1))


def buildings(dice: random.Random, sides: list[str], seats: int) -> Plain:
    """Up to two of each seat, of each type two at most."""
    types = dice.sample([*range(1, TYPES + 1)] * 2, TYPES * 2)
    sites = dice.sample(list(PRICES), len(PRICES))
    tiles: Plain = {}
    for seat in range(seats):
        for _k in range(dice.randrange(3)):
            number = types.pop()
            tiles[sites.pop()] = f"{number}{sides[number - 1]}@{seat}"
    return tiles


def open_tiles(dice: random.Random, group: str) -> list[str | None]:
    """Three tiles, some of them a gap."""
    rows = by_id(TITLE, group)
    tiles = [name for name, row in rows.items() for _k in range(row.get("count", 1))]
    return [tile if dice.random() < 0.9 else None for tile in dice.sample(tiles, 3)]


def before_sue(seed: int) -> Match:
    """The player has nothing left to do but to end the turn; Sue comes next."""
    dice = random.Random(seed)
    sides = dice.choices("ab", k=TYPES)
    tiles = buildings(dice, sides, seats=2)
    harder, deliveries = dice.randrange(4), dice.randrange(len(NEXT_POSTS) + 1)
    row = dice.sample(["cowboy", "builder", "engineer"], 3)
    columns = dice.choices([1, 2, 3, 4, 5, 7], k=3)
    supply = Counter(drawn(dice, SUPPLY, dice.choice([2, 12])))
    gone = {b: n - supply[b] for b, n in MARKET.items() if dice.random() < 0.2}
    gone["simmental"] = dice.choice([0, 3, SIMMENTAL - 1, SIMMENTAL])
    stands = [node for node in LOOP if node not in PRICES or node in tiles]
    posts = dict.fromkeys(["post_5", *NEXT_POSTS[:deliveries]], 1)
    her = {
        "herder": dice.choice(stands),
        "posts": posts,
        "area": dict(zip(row, columns, strict=True)),
    }
    own = {"herder": "neutral_c", "exchange_tokens": 0, "area": {}, "hand": {"criollo": 4}}
    given: Plain = {
        "phase": "use",
        "sides": sides,
        "trains": dice.choices(["front", "back"], k=4),
        "tiles": tiles,
        "open_objectives": open_tiles(dice, "objectives"),
        "open_bonuses": open_tiles(dice, "bonus_tiles"),
        "players": [{**own, "discard": gone}, her],
        "sue": {
            "harder_cards": harder,
            "deck": [card for card in range(1, 9 + harder) if dice.random() < 0.5],
            "supply": dict(supply),
            "row": row,
            "columns": columns,
            "deliveries": deliveries,
        },
    }
    match = at(given, 1, seed, {})
    match.play("aux_dollar")
    assert match.state.current_player() != SUE
    return match


def rich(seats: int, seed: int, **options: Value) -> Match:
    """A new game whose players have dollars, workers and buildings to play with."""
    dice = random.Random(seed)
    begun = tablero.game(TITLE).match(seats, seed, **options)
    while begun.asked() == "tile":
        begun.play(dice.choice(sorted(begun.legal.words)))
    plain: Plain = begun.game.dump(begun.state)
    for player in plain["players"]:
        player["dollars"] = dice.randrange(10, 120)
        for worker in WORKERS:
            more = dice.randrange(min(3, plain["piles"][worker]))
            plain["piles"][worker] -= more
            player["area"][worker] += more
    plain["tiles"] |= (tiles := buildings(dice, plain["sides"], seats))
    plain["stock"] = dict(Counter(plain["stock"]) - Counter(tile[0] for tile in tiles.values()))
    return at(plain, seats, seed, begun.options)


def at(plain: Plain, seats: int, seed: int, options: dict[str, Value]) -> Match:
    game = tablero.game(TITLE)
    return Match.at(game, game.load(plain, FastRng(seed)), seats, options)
