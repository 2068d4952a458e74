"""Ships, quays and cities as frozen tables: where discs go from Buenos Aires."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_argentina.catalogue import BANNERS, CORNERS, DATA

CITIES: Final = ["le_havre", "rotterdam", "liverpool"]
N_CITIES: Final[i64] = 3
QUARTERS: Final = ["west", "north", "east", "south"]
N_QUARTERS: Final[i64] = 4
SIDES: Final = ["a", "b"]

# -- quays ----------------------------------------------------------------------------------------
QUAYS: Final = DATA.ids("quays")
N_QUAYS: Final[i64] = len(QUAYS)
QUAY_CITY: Final = DATA.choices("quays", "city", CITIES)
QUAY_VP: Final = DATA.numbers("quays", "vp")
QUAY_DISCOUNT: Final = DATA.numbers("quays", "discount")
QUAY_CORNERS: Final = DATA.choices("quays", "corners", CORNERS)
FIRST_QUAY: Final[i64] = QUAYS.index("le_havre_1")  # where every player begins with a disc

# -- ships ----------------------------------------------------------------------------------------
SHIPS: Final = DATA.ids("ships")
N_SHIPS: Final[i64] = len(SHIPS)
SHIP_VALUE: Final = DATA.numbers("ships", "value")
SHIP_GRAIN: Final = DATA.numbers("ships", "grain")
SHIP_VP: Final = DATA.numbers("ships", "vp")
SHIP_CORNERS: Final = DATA.choices("ships", "corners", CORNERS)
SHIP_BANNER: Final = DATA.choices_or_none("ships", "banner", BANNERS)
SHIP_QUAY: Final = DATA.choices_or_none("ships", "quay", QUAYS)
REPEATABLE: Final[i64] = DATA.mask("ships", "repeatable")
STACK_SHIPS: Final[i64] = DATA.mask("ships", "stack")
SUN_SHIPS: Final[i64] = (1 << len(SHIPS)) - 1 & ~STACK_SHIPS
SHIP_0: Final[i64] = SHIPS.index("ship_0")
SHIP_18: Final[i64] = SHIPS.index("ship_18")
NEW_SHIPS: Final[i64] = DATA.rows("departures")[0].number("new_ships")
MISSING_GRAIN: Final[i64] = DATA.rows("departures")[0].number("missing_grain")  # pesos each
DATA.rows("departures")[0].word("id")

# -- bonus spots: number s of side a is s, of side b N_SPOTS + s ----------------------------------
_rows = [[row for row in DATA.rows("spots") if row.word("side", SIDES) == side] for side in SIDES]
N_SPOTS: Final[i64] = len(_rows[0])
SPOTS: Final = [
    f"{row.word('city', CITIES)}_{row.word('quarter', QUARTERS)}_{row.number('n')}"
    for row in _rows[0]
]
SPOT_CITY: Final = vec[i64]([row.choice("city", CITIES) for row in _rows[0]])
SPOT_QUARTER: Final = vec[i64]([row.choice("quarter", QUARTERS) for row in _rows[0]])
SPOT_FACES: Final = [row for rows in _rows for row in rows]
SPOT_VP: Final = vec[i64]([row.number("vp") for row in SPOT_FACES])
SPOT_CENTRE: Final = vec[i64]([1 if row.flag("centre") else 0 for row in SPOT_FACES])
for _face in SPOT_FACES:
    if f"{_face.word('city')}_{_face.word('quarter')}_{_face.number('n')}" not in SPOTS:
        raise _face.error("the other side has no such spot")

# Grain of an extra delivery: (side * N_CITIES + city) * N_QUARTERS + quarter.
QUARTER_GRAIN: Final = vec[i64]([0] * (2 * len(CITIES) * len(QUARTERS)))
for _row in DATA.rows("quarters"):
    _at = _row.choice("side", SIDES) * len(CITIES) + _row.choice("city", CITIES)
    QUARTER_GRAIN[_at * len(QUARTERS) + _row.choice("quarter", QUARTERS)] = _row.number("grain")

# Cities whose centre is covered, one bit each; index: players - 2.
COVERED: Final = vec[i64](
    [
        sum(1 << CITIES.index(city) for city in row.words("covered", CITIES))
        for row in DATA.rows("player_counts")
    ]
)
