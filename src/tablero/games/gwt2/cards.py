"""Cards: cattle, objective cards, station masters. Numbers index these tables everywhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt2.catalogue import DATA
from tablero.games.gwt_family.bits import members
from tablero.games.gwt_family.pledges import demands_of
from tablero.games.gwt_family.rail.location.market import price_list

# -- cattle: cards of one breed with other points are another kind --------------------------------
CATTLE: Final = DATA.ids("cattle")
N_CATTLE: Final[i64] = len(CATTLE)
BREEDS: Final = [
    "criollo",
    "santa_gertrudis",
    "pineywoods",
    "galloway",
    "black_angus",
    "longhorn",
    "corriente",
    "shorthorn",
    "hereford",
    "simmental",
]
N_BREEDS: Final[i64] = len(BREEDS)
BREED: Final = DATA.choices("cattle", "breed", BREEDS)
CATTLE_VALUE: Final = DATA.numbers("cattle", "value")
CATTLE_VP: Final = DATA.numbers("cattle", "vp")
CATTLE_COUNT: Final = DATA.numbers("cattle", "count")
WHERE: Final = ["player", "market", "stage_1", "stage_2", "stage_3"]
CATTLE_WHERE: Final = DATA.choices("cattle", "where", WHERE)
PLAYER_CATTLE: Final[i64] = 0
MARKET_CATTLE: Final[i64] = 1
CALF: Final[i64] = CATTLE.index("simmental_calf")
HEIFER: Final[i64] = CATTLE.index("simmental_heifer")
COW: Final[i64] = CATTLE.index("simmental_cow")

# What a discard icon or a market price can ask for, as a set of cattle kinds (one bit each).
FILTERS: Final = [*BREEDS, "any_cattle", "value3_market"]


def _filter(word: str) -> int:
    rows = range(len(CATTLE))
    if word == "any_cattle":
        return sum(1 << k for k in rows)
    if word == "value3_market":
        return sum(1 << k for k in rows if CATTLE_VALUE[k] == 3 and CATTLE_WHERE[k] == 1)
    return sum(1 << k for k in rows if BREED[k] == BREEDS.index(word))


FILTER: Final = vec[i64]([_filter(word) for word in FILTERS])
VALUE3: Final[i64] = _filter("value3_market")
SHORTHORN: Final[i64] = _filter("shorthorn")
HEREFORD: Final[i64] = _filter("hereford")

# -- objective cards ------------------------------------------------------------------------------
TASKS: Final = [
    "building",
    "green_bandit",
    "orange_bandit",
    "hazard",
    "station",
    "value3",
    "shorthorn",
    "hereford",
    "new_york",
]
ALL_OBJECTIVES: Final = DATA.ids("objectives")
OBJECTIVES: Final = [name for name in ALL_OBJECTIVES if not name.startswith("start_")]
START_OBJECTIVES: Final = [name for name in ALL_OBJECTIVES if name.startswith("start_")]
N_OBJECTIVES: Final[i64] = len(OBJECTIVES)
N_ALL_OBJECTIVES: Final[i64] = len(ALL_OBJECTIVES)
OBJECTIVE_COUNT: Final = DATA.numbers("objectives", "count")
OBJECTIVE_VP: Final = DATA.numbers("objectives", "vp")
OBJECTIVE_PENALTY: Final = DATA.numbers("objectives", "penalty")


DEMANDS: Final = [demands_of(row, "tasks", TASKS) for row in DATA.rows("objectives")]

# A herd holds cattle and objective cards: objective o is card N_CATTLE + o.
CARDS: Final = [*CATTLE, *OBJECTIVES]
N_CARDS: Final[i64] = len(CARDS)


def _first_herd() -> vec[i64]:
    """The cattle of a player at the start."""
    herd = vec[i64]([0] * len(CARDS))
    for card in range(len(CATTLE)):
        if CATTLE_WHERE[card] == PLAYER_CATTLE:
            herd[card] = CATTLE_COUNT[card]
    return herd


FIRST_HERD: Final = _first_herd()

# -- the cattle market ----------------------------------------------------------------------------
SOLD_AS: Final = {
    "value3": members(int(VALUE3)),
    "shorthorn": members(int(SHORTHORN)),
    "hereford": members(int(HEREFORD)),
    "simmental": [int(CALF)],
}
PURCHASES: Final = price_list(DATA.rows("prices"), SOLD_AS, CATTLE, CATTLE_VP, "cowboy", "dollars")

# -- station masters ------------------------------------------------------------------------------
MASTERS: Final = DATA.ids("station_masters")
N_MASTERS: Final[i64] = len(MASTERS)
MASTER_CERTIFICATES: Final = DATA.numbers("station_masters", "certificates")
COUNTED: Final = [
    "nothing",
    "objective_card_in_area",
    "certificate_temporary_or_permanent",
    "bandit_pair_green_orange",
    "hazard_tile",
    "worker_incl_printed",
    "own_station_disc",
    "own_building_on_trail",
]
MASTER_COUNTS: Final = vec[i64](
    [row.choice("per", COUNTED) if row.has("per") else 0 for row in DATA.rows("station_masters")]
)
MASTER_GROUP: Final = DATA.numbers("station_masters", "group", 1)
MASTER_VP: Final = DATA.numbers("station_masters", "vp")
