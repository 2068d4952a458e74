"""The components as frozen tables, read once from the data rows. Ids are small ints here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Catalogue, Row

CATALOGUE: Final = Catalogue(
    "tablero.games.puerto_rico", ["components.yaml", "buildings.yaml", "setup.yaml"]
)


def _goods() -> list[Row]:
    return CATALOGUE.rows("goods")


GOODS: Final = [row.word("id") for row in _goods()]
N_GOODS: Final[i64] = 5
CORN: Final[i64] = 0
PRICE: Final = vec[i64]([row.number("price") for row in _goods()])
TOKENS: Final = vec[i64]([row.number("tokens") for row in _goods()])
TILES: Final = vec[i64]([row.number("tiles") for row in _goods()])

# Island tiles: one kind for each good, then the quarry.
TILE_KINDS: Final = [*GOODS, "quarry"]
N_TILES: Final[i64] = 6
QUARRY: Final[i64] = 5


def _spaces(board: str) -> int:
    for row in CATALOGUE.rows("boards"):
        if row.word("id") == board:
            return row.number("spaces")
    raise CATALOGUE.rows("boards")[0].error(f"no row {board}")


ISLAND_SPACES: Final[i64] = _spaces("island")
CITY_SPACES: Final[i64] = _spaces("city")
HOUSE_SPACES: Final[i64] = _spaces("trading_house")
MOST_LARGE: Final[i64] = _spaces("large_buildings")


def _factory() -> list[int]:
    """Doubloons by the number of kinds produced, from none to all."""
    income: list[int] = []
    for kinds, row in enumerate(CATALOGUE.rows("factory")):
        if row.number("kinds") != kinds:
            raise row.error(f"kinds should be {kinds} here")
        income.append(row.number("doubloons"))
    return income


FACTORY: Final = vec[i64](_factory())

ROLES: Final = [
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "prospector_1",
    "prospector_2",
]
N_ROLES: Final[i64] = 8

# The words a building's power may use. Amounts of one word add up over a player's buildings.
POWERS: Final = [
    "sale_bonus",
    "extra_tile",
    "quarry_right",
    "store_kinds",
    "settler_colonist",
    "sell_duplicate",
    "produce_income",
    "builder_colonist",
    "loading_bonus",
    "own_ship",
]
SALE_BONUS: Final[i64] = 0
EXTRA_TILE: Final[i64] = 1
QUARRY_RIGHT: Final[i64] = 2
STORE_KINDS: Final[i64] = 3
SETTLER_COLONIST: Final[i64] = 4
SELL_DUPLICATE: Final[i64] = 5
PRODUCE_INCOME: Final[i64] = 6
BUILDER_COLONIST: Final[i64] = 7
LOADING_BONUS: Final[i64] = 8
OWN_SHIP: Final[i64] = 9

SCORES: Final = [
    "",
    "production_buildings",
    "island_spaces",
    "colonists",
    "chips",
    "violet_buildings",
]

MOST_CIRCLES: Final = 3  # two bits of `Player.staff` count who works in a building
MOST_POWER: Final = 15  # four bits each


class Building:
    """One kind of building."""

    def __init__(self, row: Row, violet: bool) -> None:
        self.name = row.word("id")
        self.price = row.number("price")
        self.points = row.number("points")
        self.circles = row.number("circles")
        if self.circles > MOST_CIRCLES:
            raise row.error(f"circles: at most {MOST_CIRCLES}")
        self.quarries = row.number("quarries")
        self.copies = row.number("copies")
        self.spaces = row.number("spaces", 1)
        self.violet = violet
        self.produces = row.choice("produces", GOODS) if row.has("produces") else -1
        self.large_plant = row.flag("large_plant")
        self.score = row.choice("score", SCORES) if row.has("score") else 0
        self.powers = 0
        for word, amount in row.table("power").items():
            if word not in POWERS or not isinstance(amount, int):
                raise row.error(f"power: unknown word {word!r}")
            if not 0 <= amount <= MOST_POWER:
                raise row.error(f"power: {word} is at most {MOST_POWER}")
            self.powers += amount << (4 * POWERS.index(word))
        row.done()

    def power(self, word: int) -> int:
        """The amount of a power; 0 where the building has it not."""
        return self.powers >> 4 * word & 15


def _buildings() -> list[Building]:
    plants = [Building(row, violet=False) for row in CATALOGUE.rows("production")]
    small = [Building(row, violet=True) for row in CATALOGUE.rows("violet")]
    large = [Building(row, violet=True) for row in CATALOGUE.rows("large_violet")]
    return plants + small + large


BUILDINGS: Final = _buildings()
BUILDING_NAMES: Final = [building.name for building in BUILDINGS]
N_BUILDINGS: Final[i64] = len(BUILDINGS)
N_PLANTS: Final[i64] = len(CATALOGUE.rows("production"))
PRICES: Final = vec[i64]([b.price for b in BUILDINGS])
POINTS: Final = vec[i64]([b.points for b in BUILDINGS])
CIRCLES: Final = vec[i64]([b.circles for b in BUILDINGS])
QUARRY_LIMIT: Final = vec[i64]([b.quarries for b in BUILDINGS])
SPACES: Final = vec[i64]([b.spaces for b in BUILDINGS])
PRODUCES: Final = vec[i64]([b.produces for b in BUILDINGS])
POWER_OF: Final = vec[i64]([b.powers for b in BUILDINGS])
SCORE_OF: Final = vec[i64]([b.score for b in BUILDINGS])
PLANT_POINTS: Final = vec[i64](
    [0 if b.violet else 2 if b.large_plant else 1 for b in BUILDINGS]
)  # what the guild hall counts


def unused_words() -> list[str]:
    """Powers and ways of scoring that no building has."""
    powers = 0
    for building in BUILDINGS:
        powers |= building.powers
    idle = [
        f"power {word}: no building has it"
        for k, word in enumerate(POWERS)
        if not powers >> 4 * k & 15
    ]
    scores = {building.score for building in BUILDINGS}
    idle += [
        f"score {word}: no building has it" for k, word in enumerate(SCORES) if k not in scores
    ]
    return idle


class Setup:
    """The figures for one number of players."""

    def __init__(self, row: Row) -> None:
        self.players = row.number("players")
        self.doubloons = row.number("doubloons")
        self.starts = [GOODS.index(word) for word in row.words("starts", GOODS)]
        self.chips = row.number("chips")
        self.colonists = row.number("colonists")
        self.ships = row.numbers("ships")
        self.prospectors = row.number("prospectors")
        self.picks = row.number("picks")
        self.fewer_tiles = row.number("fewer_tiles")
        self.fewer_goods = row.number("fewer_goods")
        self.quarries = row.number("quarries")
        self.copies_production = row.number("copies_production")
        self.copies_violet = row.number("copies_violet")
        self.row = row.number("row")
        row.done()

    def copies(self, building: Building) -> int:
        cap = self.copies_violet if building.violet else self.copies_production
        return min(building.copies, cap)


SETUPS: Final = {row.number("players"): Setup(row) for row in CATALOGUE.rows("setup")}
PICKS: Final = vec[i64]([SETUPS[n].picks if n in SETUPS else 0 for n in range(6)])
ROW_SIZE: Final = vec[i64]([SETUPS[n].row if n in SETUPS else 0 for n in range(6)])
ROLE_CARDS: Final = vec[i64]([6 + SETUPS[n].prospectors if n in SETUPS else 0 for n in range(6)])


def variant(name: str, key: str) -> int:
    """A figure that an option puts in place of the printed one."""
    for row in CATALOGUE.rows("variants"):
        if row.word("id") == name:
            return row.number(key)
    raise CATALOGUE.rows("variants")[0].error(f"no row {name}")


SWAPPED_PRICES: Final = vec[i64](
    [
        variant("factory_university_swap", b.name)
        if b.name in ("factory", "university")
        else b.price
        for b in BUILDINGS
    ]
)
