"""What a client receives: the board of `show`, and what is printed. Its types are made from here.

Every key is always present; what the viewing seat may not know is null. Ids are those of the data.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Good = Literal["corn", "indigo", "sugar", "tobacco", "coffee"]
TileKind = Literal["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"]


class Goods(TypedDict):
    """So many of each."""

    corn: int
    indigo: int
    sugar: int
    tobacco: int
    coffee: int


# -- the board -------------------------------------------------------------------------------------
class Role(TypedDict):
    role: str
    doubloons: int
    taken_by: int | None


class Ship(TypedDict):
    size: int
    good: Good | None
    load: int


class Building(TypedDict):
    """`price` as printed or as an option changes it, `own_price` after the viewer's quarries."""

    building: str
    price: int
    own_price: int
    left: int


class Tile(TypedDict):
    tile: TileKind
    manned: bool


class CityBuilding(TypedDict):
    building: str
    colonists: int


class PlayerBoard(TypedDict):
    """`chips` and `score` are null where they are hidden from the viewer."""

    seat: int
    doubloons: int
    chips: int | None
    score: int | None
    san_juan: int
    colonists: int
    goods: Goods
    island: list[Tile]
    city: list[CityBuilding]
    city_used: int
    island_used: int


class Board(TypedDict):
    """`phase` is the role being played, or "pick_role", or "over". Discards lie face up."""

    round: int
    governor: int
    chooser: int
    phase: str
    options: list[str]
    ended: list[str]
    over: bool
    roles: list[Role]
    row: dict[str, int]
    stack: int
    discard: dict[str, int]
    quarries: int
    colonists: int
    colonist_ship: int
    chips: int
    supply: Goods
    house: list[Good]
    ships: list[Ship]
    buildings: list[Building]
    players: list[PlayerBoard]


# -- what is printed -------------------------------------------------------------------------------
class PrintedGood(TypedDict):
    price: int
    tokens: int
    tiles: int


class PrintedBuilding(TypedDict):
    """`column` of the market: how many quarries count. `powers` by word, with their amounts."""

    price: int
    points: int
    circles: int
    column: int
    spaces: int
    copies: int
    violet: bool
    produces: Good | None
    powers: dict[str, int]
    score: str | None


class Spaces(TypedDict):
    island: int
    city: int
    trading_house: int


class Printed(TypedDict):
    """`factory`: doubloons by the number of kinds produced, from none to all."""

    goods: dict[str, PrintedGood]
    buildings: dict[str, PrintedBuilding]
    spaces: Spaces
    factory: list[int]


SHAPES: list[type[object]] = [Board, Printed]
