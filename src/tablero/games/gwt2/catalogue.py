"""The components of the game as frozen tables, read from the data rows when imported."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Catalogue, Row
from tablero.games.gwt_family.rail.printed import HANDS, hands_on
from tablero.games.gwt_family.rail.railroad import Railroad
from tablero.games.gwt_family.rail.table import Hands
from tablero.games.gwt_family.tiles import TileNumbers
from tablero.games.gwt_family.trail import Trail

DATA: Final = Catalogue(
    "tablero.games.gwt2",
    [
        "setup.yaml",
        "trail.yaml",
        "tiles.yaml",
        "buildings.yaml",
        "railroad.yaml",
        "cattle.yaml",
        "objectives.yaml",
        "player_board.yaml",
        "sam.yaml",
    ],
)

WORKERS: Final = ["cowboy", "builder", "engineer"]
COWBOY: Final[i64] = 0
BUILDER: Final[i64] = 1
ENGINEER: Final[i64] = 2
N_WORKERS: Final[i64] = 3
HAZARD_TYPES: Final = ["flood", "drought", "rockfall"]
CORNERS: Final = ["white", "dark"]


# -- player counts and seats ----------------------------------------------------------------------
COLUMNS: Final = DATA.numbers("player_counts", "columns")  # index: players - 2
FIRST_WORKERS: Final = DATA.numbers("player_counts", "workers")
MARKET_SIZE: Final = DATA.numbers("player_counts", "cattle_market")
MARKET_SIZE_SIMMENTAL: Final = DATA.numbers("player_counts", "with_simmental")
FEE_GREEN: Final = DATA.numbers("player_counts", "green")
FEE_BLACK: Final = DATA.numbers("player_counts", "black")
BASE_STEPS: Final = DATA.numbers("step_limits", "base")
STEP_LEFT_BONUS: Final = DATA.numbers("step_limits", "step_left")
STEP_RIGHT_BONUS: Final = DATA.numbers("step_limits", "step_right")
SEAT_DOLLARS: Final = DATA.numbers("seats", "dollars")
SEAT_CARDS: Final = DATA.numbers("seats", "cards")
SEAT_TOKENS: Final = DATA.numbers("seats", "exchange_tokens")
DATA.numbered("player_counts", "players", 2)
DATA.numbered("step_limits", "players", 2)
DATA.numbered("seats", "seat")

# -- the trail ------------------------------------------------------------------------------------
NODES: Final = DATA.ids("trail")
TRAIL: Final = Trail(NODES, [row.words("next") for row in DATA.rows("trail")], "kansas_city")
N_NODES: Final[i64] = len(NODES)
START: Final[i64] = NODES.index("start")
KANSAS_CITY: Final[i64] = NODES.index("kansas_city")
NODE_KINDS: Final = ["start", "neutral", "building", "hazard", "bandit", "kansas_city"]
NODE_KIND: Final = DATA.choices("trail", "kind", NODE_KINDS)
RISKS: Final = DATA.ids("risk_actions")


HAZARD_SPACES: Final[i64] = 4  # of each type


def _hazard_order(node: int) -> int:
    """Type by type, each in the order in which its spaces fill."""
    row = DATA.rows("trail")[node]
    return row.choice("hazard", HAZARD_TYPES) * int(HAZARD_SPACES) + row.number("n")


def _bandit_order(node: int) -> int:
    return DATA.rows("trail")[node].number("n")


NEUTRAL_NODES: Final = vec[i64](DATA.places("trail", "kind", "neutral"))
BUILDING_NODES: Final = vec[i64](DATA.places("trail", "kind", "building"))
HAZARD_NODES: Final = vec[i64](sorted(DATA.places("trail", "kind", "hazard"), key=_hazard_order))
BANDIT_NODES: Final = vec[i64](sorted(DATA.places("trail", "kind", "bandit"), key=_bandit_order))
N_NEUTRAL: Final[i64] = len(NEUTRAL_NODES)
N_BUILDING: Final[i64] = len(BUILDING_NODES)
N_HAZARD: Final[i64] = len(HAZARD_NODES)
N_BANDIT: Final[i64] = len(BANDIT_NODES)
NODE_RISK: Final = DATA.choices_or_none("trail", "risk", RISKS)


FOREST: Final[i64] = DATA.mask("trail", "forest")

# -- tiles: what the bags hold, and what can lie on the trail -------------------------------------
# A bag tile has the numbers 0-19. On the trail `tile + 1` is written; 0 is an empty space.
HAZARDS: Final = DATA.ids("hazards")
N_HAZARDS: Final[i64] = len(HAZARDS)
HAZARD_TYPE: Final = DATA.choices("hazards", "type", HAZARD_TYPES)
HAZARD_HAND: Final = DATA.choices("hazards", "hand", HANDS)
HAZARD_VP: Final = DATA.numbers("hazards", "vp")
HAZARD_COUNT: Final = DATA.numbers("hazards", "count")
MOST_HAZARDS: Final = 62 // len(HAZARDS)  # of one kind: `Player.hazards` is a set of all tiles
for _row in DATA.rows("hazards"):
    if _row.number("count") > MOST_HAZARDS:
        raise _row.error(f"count: at most {MOST_HAZARDS}")
HAZARD_TILES: Final = [k for k in range(len(HAZARDS)) for _copy in range(int(HAZARD_COUNT[k]))]
HAZARD_TILE_VP: Final = vec[i64]([int(HAZARD_VP[k]) for k in HAZARD_TILES])


def _tiles_of(hazard: int) -> int:
    """The tiles of a kind, one bit each."""
    return sum(1 << tile for tile, kind in enumerate(HAZARD_TILES) if kind == hazard)


TILES_OF_HAZARD: Final = vec[i64]([_tiles_of(k) for k in range(len(HAZARDS))])
GREEN: Final[i64] = N_HAZARDS
BANDITS: Final = DATA.ids("bandits")
BANDIT_HAND: Final = DATA.choices("bandits", "hand", HANDS)
FIRST_WORKER: Final[i64] = N_HAZARDS + 2
BAG_TILES: Final = [*HAZARDS, *[f"{name}_bandit" for name in BANDITS], *WORKERS]
N_BAG_TILES: Final[i64] = len(BAG_TILES)

NEUTRALS: Final = DATA.ids("neutral_buildings")
# The letter printed on each neutral space, in the order of NEUTRAL_NODES.
SPACE_LETTER: Final = vec[i64](
    [DATA.rows("trail")[int(node)].choice("letter", NEUTRALS) for node in NEUTRAL_NODES]
)
FACES: Final = DATA.ids("private_buildings")  # 1a .. 12a, 1b .. 12b
TILES: Final = TileNumbers(BAG_TILES, NEUTRALS, FACES, "private", NODES)
N_BUILDINGS: Final[i64] = TILES.buildings
FIRST_NEUTRAL: Final[i64] = TILES.first_neutral
FIRST_BUILDING: Final[i64] = TILES.first_building
CITY_TILE: Final[i64] = TILES.goal
STOPS: Final = TILES.stops

BUILDERS_NEEDED: Final = DATA.numbers("private_buildings", "builders")
BUILDING_VP: Final = DATA.numbers("private_buildings", "vp")

BUILDING_HANDS: Final = vec[i64]([hands_on(row) for row in DATA.rows("private_buildings")])
HAND_FEES: Final = Hands(
    [
        *[1 << int(hand) for hand in HAZARD_HAND],
        *[1 << int(hand) for hand in BANDIT_HAND],
        *[0 for _worker in WORKERS],
    ],
    BUILDING_HANDS,
    FEE_GREEN,
    FEE_BLACK,
)

BAGS: Final = ["bag_1", "bag_2", "bag_3"]


def bag_counts(row: Row) -> vec[i64]:
    hazards = [int(HAZARD_COUNT[k]) if row.flag("hazards") else 0 for k in range(len(HAZARDS))]
    others = [row.number(key) for key in ["green", "orange", *WORKERS]]
    row.number("id")
    return vec[i64](hazards + others)


BAG_COUNTS: Final = [bag_counts(row) for row in DATA.rows("bags")]
ARROWS: Final = ["none", "yellow", "green"]
JOB_COST: Final = DATA.numbers("job_rows", "cost")
N_JOB_ROWS: Final[i64] = len(JOB_COST)
JOB_ARROW: Final = vec[i64](
    [row.choice("arrow", ARROWS) if row.has("arrow") else 0 for row in DATA.rows("job_rows")]
)
DATA.numbered("job_rows", "id")
FIRST_TOKEN_ROW: Final[i64] = 1

# -- railroad, stations, cities -------------------------------------------------------------------
STATIONS: Final = DATA.ids("stations")
N_STATIONS: Final[i64] = len(STATIONS)
STATION_COST: Final = DATA.numbers("stations", "cost")
STATION_VP: Final = DATA.numbers("stations", "vp")
STATION_CORNERS: Final = DATA.choices("stations", "corners", CORNERS)
MASTER_SPACES: Final[i64] = sum(row.flag("master") for row in DATA.rows("stations"))
LAST_SPACE: Final = 39
RAILROAD: Final = Railroad(LAST_SPACE, [row.number("after") for row in DATA.rows("stations")])
CROSSES: Final = DATA.rows("crosses")[0].numbers("after")
CROSS: Final = vec[i64]([CROSSES.count(space) for space in range(LAST_SPACE + 1)])  # after a space
DATA.rows("crosses")[0].word("id")
N_PLACES: Final[i64] = len(RAILROAD.names)
CITIES: Final = DATA.ids("cities")
N_CITIES: Final[i64] = len(CITIES)
CITY_VALUE: Final = DATA.numbers("cities", "value")
CITY_CORNERS: Final = DATA.choices("cities", "corners", CORNERS)
CITY_REPEATABLE: Final = DATA.flags("cities", "repeatable")
CITY_VP: Final = DATA.numbers("cities", "vp")
CITY_BONUS: Final = DATA.numbers("cities", "bonus", 0)
KANSAS_CITY_DISC: Final[i64] = CITIES.index("kansas_city")
NEW_YORK: Final[i64] = CITIES.index("new_york")
# Links join neighbours: link k lies between cities LINK_FROM[k] and LINK_FROM[k] + 1.
LINK_FROM: Final = vec[i64](
    [CITIES.index(row.words("between", CITIES)[0]) for row in DATA.rows("links")]
)
LINK_VP: Final = DATA.numbers("links", "vp")

# -- the player board -----------------------------------------------------------------------------
DISCS: Final = DATA.ids("discs")
N_DISCS: Final[i64] = len(DISCS)
ALL_DISCS: Final[i64] = (1 << len(DISCS)) - 1
DISC_CORNERS: Final = DATA.choices("discs", "corners", CORNERS)
DISC_COST: Final = DATA.numbers("discs", "cost", 0)
DISC_GAIN: Final = DATA.numbers("discs", "gain", 0)
DISC_VP: Final = DATA.numbers("discs", "vp", 0)
STEP_LEFT: Final[i64] = DISCS.index("step_left")
STEP_RIGHT: Final[i64] = DISCS.index("step_right")
HAND_LEFT: Final[i64] = DISCS.index("hand_left")
HAND_RIGHT: Final[i64] = DISCS.index("hand_right")
CERT_LIMIT_4: Final[i64] = DISCS.index("cert_limit_4")
CERT_LIMIT_6: Final[i64] = DISCS.index("cert_limit_6")
AUXILIARY: Final = DATA.ids("auxiliary")
N_AUXILIARY: Final[i64] = len(AUXILIARY)
CERTIFICATE_TRACK: Final = vec[i64]([0, 1, 2, 3, 4, 6])
MOST_CERTIFICATES: Final = int(max(CERTIFICATE_TRACK))
FIRST_LIMIT: Final[i64] = 3  # the last place of the marker before a disc raises it
