"""Cards: cattle, exhaustion, objective cards, station masters. Numbers index these everywhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_argentina.catalogue import DATA
from tablero.games.gwt_family.bits import members
from tablero.games.gwt_family.pledges import demands_of
from tablero.games.gwt_family.rail.location.market import price_list

# -- cattle: cards of one breed with other points are another kind --------------------------------
CATTLE: Final = DATA.ids("cattle")
N_CATTLE: Final[i64] = len(CATTLE)
BREEDS: Final = [
    "niata",
    "patagonico",
    "fronterizo",
    "holando_argentino",
    "caracu",
    "chaqueno",
    "serrano",
    "blanco_orejinegro",
    "franqueiro",
    "aberdeen_angus",
]
N_BREEDS: Final[i64] = len(BREEDS)
BREED: Final = DATA.choices("cattle", "breed", BREEDS)
CATTLE_VALUE: Final = DATA.numbers("cattle", "value")
CATTLE_STRENGTH: Final = DATA.numbers("cattle", "strength")
CATTLE_VP: Final = DATA.numbers("cattle", "vp")
CATTLE_COUNT: Final = DATA.numbers("cattle", "count")
WHERE: Final = ["player", "market"]
CATTLE_WHERE: Final = DATA.choices("cattle", "where", WHERE)
PLAYER_CATTLE: Final[i64] = 0
MARKET_CATTLE: Final[i64] = 1

# What a discard icon or a market price can ask for, as a set of cattle kinds (one bit each).
FILTERS: Final = [*BREEDS, "any_cattle"]


def cattle_mask(word: str) -> int:
    rows = range(len(CATTLE))
    if word == "any_cattle":
        return sum(1 << k for k in rows)
    if word == "value_3":
        return sum(1 << k for k in rows if CATTLE_VALUE[k] == 3)
    return sum(1 << k for k in rows if BREED[k] == BREEDS.index(word))


FILTER: Final = vec[i64]([cattle_mask(word) for word in FILTERS])
VALUE_3: Final[i64] = cattle_mask("value_3")
CARACU: Final[i64] = cattle_mask("caracu")
FRANQUEIRO: Final[i64] = cattle_mask("franqueiro")
ABERDEEN_ANGUS: Final[i64] = cattle_mask("aberdeen_angus")

# -- exhaustion: a card of the herd, but no cattle ------------------------------------------------
EXHAUSTION: Final[i64] = N_CATTLE
EXHAUSTION_VP: Final[i64] = DATA.rows("exhaustion")[0].number("vp")
EXHAUSTION_COUNT: Final[i64] = DATA.rows("exhaustion")[0].number("count")
EXHAUSTION_IN_HERD: Final[i64] = DATA.rows("exhaustion")[0].number("in_herd")
EXHAUSTION_TAKEN: Final = DATA.numbers("exhaustion_taken", "cards")  # index: cattle cards shown
for _row in DATA.rows("exhaustion_taken"):
    _row.number("shown")
MOST_SHOWN: Final[i64] = len(EXHAUSTION_TAKEN) - 1

# -- objective cards ------------------------------------------------------------------------------
TASKS: Final = [
    "west",
    "north",
    "east",
    "south",
    "station",
    "building",
    "caracu",
    "value_3",
    "franqueiro",
    "aberdeen_angus",
    "farmer_green",
    "farmer_blue",
    "farmer_orange",
    "farmer_yellow",
    "ship_18",
]
OBJECTIVES: Final = DATA.ids("objectives")
N_OBJECTIVES: Final[i64] = len(OBJECTIVES)
OBJECTIVE_VP: Final = DATA.numbers("objectives", "vp")
OBJECTIVE_PENALTY: Final = DATA.numbers("objectives", "penalty")


DEMANDS: Final = [demands_of(row, "tasks", TASKS) for row in DATA.rows("objectives")]

# A herd holds cattle, exhaustion and objective cards: objective o is card FIRST_OBJECTIVE + o.
FIRST_OBJECTIVE: Final[i64] = N_CATTLE + 1
CARDS: Final = [*CATTLE, *DATA.ids("exhaustion"), *OBJECTIVES]
N_CARDS: Final[i64] = len(CARDS)


def _first_herd() -> vec[i64]:
    """The cards of a player at the start."""
    herd = vec[i64]([0] * int(N_CARDS))
    for card in range(N_CATTLE):
        if CATTLE_WHERE[card] == PLAYER_CATTLE:
            herd[card] = CATTLE_COUNT[card]
    herd[EXHAUSTION] = EXHAUSTION_IN_HERD
    return herd


FIRST_HERD: Final = _first_herd()

# -- the cattle market ----------------------------------------------------------------------------
GOODS: Final = ["caracu", "value_3", "franqueiro", "aberdeen_angus"]  # the better sort comes later

SOLD_AS: Final = {goods: members(cattle_mask(goods)) for goods in GOODS}
PURCHASES: Final = price_list(DATA.rows("prices"), SOLD_AS, CATTLE, CATTLE_VP, "gaucho", "pesos")

# -- station masters ------------------------------------------------------------------------------
MASTERS: Final = DATA.ids("station_masters")
N_MASTERS: Final[i64] = len(MASTERS)
MASTER_CERTIFICATES: Final = DATA.numbers("station_masters", "certificates")
MASTER_GRAIN: Final = DATA.numbers("station_masters", "loading_grain")
COUNTED: Final = [
    "cattle_value_3_4_5",
    "worker_sets",
    "own_stations_distinct",
    "objective_cards_in_area",
    "own_discs_on_remaining_ships",
    "strength_workers_in_area",
    "own_buildings_on_board",
    "helped_farmers",
]
MASTER_COUNTS: Final = DATA.choices("station_masters", "per", COUNTED)
MASTER_GROUP: Final = DATA.numbers("station_masters", "group")
MASTER_VP: Final = DATA.numbers("station_masters", "vp")
