"""The trail, its tiles, the railroad and the player board as frozen tables, read when imported."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Catalogue
from tablero.games.gwt_family.rail.printed import HANDS, hands_on
from tablero.games.gwt_family.rail.railroad import Railroad
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS
from tablero.games.gwt_family.rail.table import Hands
from tablero.games.gwt_family.tiles import TileNumbers
from tablero.games.gwt_family.trail import Trail

DATA: Final = Catalogue(
    "tablero.games.gwt_argentina",
    [
        "setup.yaml",
        "trail.yaml",
        "tiles.yaml",
        "buildings.yaml",
        "railroad.yaml",
        "cattle.yaml",
        "objectives.yaml",
        "ships.yaml",
        "cities.yaml",
        "player_board.yaml",
        "pedro.yaml",
    ],
)

WORKERS: Final = ["gaucho", "carpintero", "maquinista", "granjero"]  # the rows of the crew
GAUCHO: Final[i64] = 0
MAQUINISTA: Final[i64] = 2
GRANJERO: Final[i64] = 3
N_ROWS: Final[i64] = 4
HIRED_ROWS: Final[i64] = 3  # granjeros are never hired
AREAS: Final = ["green", "blue", "orange", "yellow"]
N_AREAS: Final[i64] = 4
CORNERS: Final = ["white", "dark"]


# -- player counts and seats ----------------------------------------------------------------------
COLUMNS: Final = DATA.numbers("player_counts", "columns")  # index: players - 2
FIRST_WORKERS: Final = DATA.numbers("player_counts", "workers")
MARKET_SIZE: Final = DATA.numbers("player_counts", "cattle_market")
FEE_GREEN: Final = DATA.numbers("player_counts", "green")
FEE_BLACK: Final = DATA.numbers("player_counts", "black")
BASE_STEPS: Final = DATA.numbers("step_limits", "base")
MOVE_1_BONUS: Final = DATA.numbers("step_limits", "move_1")
MOVE_2_BONUS: Final = DATA.numbers("step_limits", "move_2")
SEAT_PESOS: Final = DATA.numbers("seats", "pesos")
SEAT_CARDS: Final = DATA.numbers("seats", "cards")
SEAT_TOKENS: Final = DATA.numbers("seats", "exchange_tokens")
DATA.numbered("player_counts", "players", 2)
DATA.numbered("step_limits", "players", 2)
DATA.numbered("seats", "seat")
FIRST_FARMERS: Final[i64] = DATA.rows("first_farmers")[0].number("count")
DATA.rows("first_farmers")[0].word("id")

# -- the trail ------------------------------------------------------------------------------------
NODES: Final = DATA.ids("trail")
TRAIL: Final = Trail(NODES, [row.words("next") for row in DATA.rows("trail")], "buenos_aires")
N_NODES: Final[i64] = len(NODES)
START: Final[i64] = NODES.index("start")
BUENOS_AIRES: Final[i64] = NODES.index("buenos_aires")
NODE_KINDS: Final = ["start", "neutral", "building", "farmer", "buenos_aires"]
NODE_KIND: Final = DATA.choices("trail", "kind", NODE_KINDS)
SPECIALS: Final = DATA.ids("special_actions")
NODE_SPECIAL: Final = DATA.choices_or_none("trail", "special", SPECIALS)
GRAIN_SPACES: Final[i64] = DATA.mask("trail", "grain")


def _farmer_order(node: int) -> int:
    """Area by area, each in the order in which its spaces fill."""
    row = DATA.rows("trail")[node]
    return row.choice("area", AREAS) * 100 + row.number("n")


NEUTRAL_NODES: Final = vec[i64](DATA.places("trail", "kind", "neutral"))
BUILDING_NODES: Final = vec[i64](DATA.places("trail", "kind", "building"))
FARMER_NODES: Final = vec[i64](sorted(DATA.places("trail", "kind", "farmer"), key=_farmer_order))
N_NEUTRAL: Final[i64] = len(NEUTRAL_NODES)
N_BUILDING: Final[i64] = len(BUILDING_NODES)
N_FARMER_SPACES: Final[i64] = len(FARMER_NODES)
# In the order of FARMER_NODES; FARMER_SPACE is its inverse, -1 where no farmer can lie.
SPACE_AREA: Final = vec[i64](
    [DATA.rows("trail")[int(node)].choice("area", AREAS) for node in FARMER_NODES]
)
SPACE_PESOS: Final = vec[i64](
    [DATA.rows("trail")[int(node)].number("pesos") for node in FARMER_NODES]
)
_spaces = [int(node) for node in FARMER_NODES]
FARMER_SPACE: Final = vec[i64](
    [_spaces.index(node) if node in _spaces else -1 for node in range(len(NODES))]
)

# -- loading ramps: exits that hang on a space of the trail ---------------------------------------
RAMPS: Final = DATA.ids("ramps")
N_RAMPS: Final[i64] = len(RAMPS)
RAMP_FOOT: Final = DATA.choices("ramps", "foot", NODES)
RAMP_SPACE: Final = DATA.numbers("ramps", "space")

# -- tiles: what the bags hold, and what can lie on the trail -------------------------------------
# A bag tile has the numbers 0-33. On the trail `tile + 1` is written; 0 is an empty space.
FARMERS: Final = DATA.ids("farmers")
N_FARMERS: Final[i64] = len(FARMERS)
FARMER_AREA: Final = DATA.choices("farmers", "area", AREAS)
FARMER_STRENGTH: Final = DATA.numbers("farmers", "strength")
FARMER_HAND: Final = DATA.choices("farmers", "hand", HANDS)
WORKER_TILES: Final = DATA.ids("workers")
N_WORKER_TILES: Final[i64] = len(WORKER_TILES)
WORKER_ROW: Final = DATA.choices("workers", "worker", WORKERS)
WORKER_STRENGTH: Final = DATA.numbers("workers", "strength")
WORKER_EXTRA: Final = DATA.numbers("workers", "extra")
FIRST_WORKER: Final[i64] = N_FARMERS
BAG_TILES: Final = [*FARMERS, *WORKER_TILES]
N_BAG_TILES: Final[i64] = len(BAG_TILES)
BAGS: Final = ["bag_1", "bag_2", "bag_3"]


def _bag(number: int) -> vec[i64]:
    farmers = [
        row.number("count") if row.number("bag") == number else 0 for row in DATA.rows("farmers")
    ]
    key = f"bag_{number}"
    return vec[i64](farmers + [row.number(key, 0) for row in DATA.rows("workers")])


BAG_COUNTS: Final = [_bag(number) for number in (1, 2, 3)]

NEUTRALS: Final = DATA.ids("neutral_buildings")
# The letter printed on each neutral space, in the order of NEUTRAL_NODES.
SPACE_LETTER: Final = vec[i64](
    [DATA.rows("trail")[int(node)].choice("letter", NEUTRALS) for node in NEUTRAL_NODES]
)
FACES: Final = DATA.ids("private_buildings")  # 1a .. 10a, 1b .. 10b
TILES: Final = TileNumbers(BAG_TILES, NEUTRALS, FACES, "private", NODES)
N_BUILDINGS: Final[i64] = TILES.buildings
FIRST_NEUTRAL: Final[i64] = TILES.first_neutral
FIRST_BUILDING: Final[i64] = TILES.first_building
CITY_TILE: Final[i64] = TILES.goal
STOPS: Final = TILES.stops
BUILDERS_NEEDED: Final = DATA.numbers("private_buildings", "carpinteros")
BUILDING_VP: Final = DATA.numbers("private_buildings", "vp")

BUILDING_HANDS: Final = vec[i64]([hands_on(row) for row in DATA.rows("private_buildings")])
HAND_FEES: Final = Hands(
    [*[1 << int(hand) for hand in FARMER_HAND], *[0 for _worker in WORKER_TILES]],
    BUILDING_HANDS,
    FEE_GREEN,
    FEE_BLACK,
)

# -- the job market -------------------------------------------------------------------------------
BANNERS: Final = ["yellow", "turquoise", "purple"]
ARROWS: Final = ["none", "cattle", *[f"ships_{banner}" for banner in BANNERS], "end"]
NO_ARROW: Final[i64] = 0
CATTLE_ARROW: Final[i64] = 1
FIRST_SHIPS_ARROW: Final[i64] = 2
JOB_COST: Final = DATA.numbers("job_rows", "cost")
N_JOB_ROWS: Final[i64] = len(JOB_COST)
JOB_ARROW: Final = vec[i64](
    [row.choice("arrow", ARROWS) if row.has("arrow") else 0 for row in DATA.rows("job_rows")]
)
DATA.numbered("job_rows", "id")
FIRST_TOKEN_ROW: Final[i64] = 2

# -- railroad and stations ------------------------------------------------------------------------
STATIONS: Final = DATA.ids("stations")
N_STATIONS: Final[i64] = len(STATIONS)
LAST_STATION: Final[i64] = N_STATIONS - 1
STATION_COST: Final = DATA.numbers("stations", "cost")
STATION_VP: Final = DATA.numbers("stations", "vp")
STATION_CORNERS: Final = DATA.choices("stations", "corners", CORNERS)
MASTER_SPACES: Final[i64] = sum(row.flag("master") for row in DATA.rows("stations"))
LAST_SPACE: Final = DATA.rows("depot")[0].number("last")
RAILROAD: Final = Railroad(LAST_SPACE, [row.number("after") for row in DATA.rows("stations")])
N_PLACES: Final[i64] = len(RAILROAD.names)
END_OF_LINE: Final[i64] = N_PLACES - 1
DEPOT: Final[i64] = N_PLACES  # one more place of the engine, off the track
TRACK: Final = [*RAILROAD.names, DATA.rows("depot")[0].word("id")]
AFTER_DEPOT: Final[i64] = RAILROAD.names.index(str(DATA.rows("depot")[0].number("next")))


def _reached() -> list[int]:
    """For ramps a turnout counts as the space before it; from the depot the line was driven."""
    spaces = [
        int(RAILROAD.number[place] - RAILROAD.is_turnout[place]) for place in range(int(N_PLACES))
    ]
    return [*spaces, LAST_SPACE]


REACHED: Final = vec[i64](_reached())

# -- the player board -----------------------------------------------------------------------------
DISCS: Final = DATA.ids("discs")
N_DISCS: Final[i64] = len(DISCS)
ALL_DISCS: Final[i64] = (1 << len(DISCS)) - 1
DISC_CORNERS: Final = DATA.choices("discs", "corners", CORNERS)
DISC_COST: Final = DATA.numbers("discs", "cost", 0)
DISC_GAIN: Final = DATA.numbers("discs", "gain", 0)
DISC_VP: Final = DATA.numbers("discs", "vp", 0)
DISC_STRENGTH: Final = DATA.numbers("discs", "strength", 0)
MOVE_1: Final[i64] = DISCS.index("move_1")
MOVE_2: Final[i64] = DISCS.index("move_2")
HAND_1: Final[i64] = DISCS.index("hand_1")
HAND_2: Final[i64] = DISCS.index("hand_2")
CERTIFICATE_LIMIT: Final[i64] = DISCS.index("certificate_limit")
STRENGTH_1: Final[i64] = DISCS.index("strength_1")
STRENGTH_2: Final[i64] = DISCS.index("strength_2")
AUXILIARY: Final = DATA.ids("auxiliary")
N_AUXILIARY: Final[i64] = len(AUXILIARY)
CERTIFICATE_TRACK: Final = vec[i64]([i64(n) for n in DATA.rows("tracks")[0].numbers("spaces")])
MOST_CERTIFICATES: Final = int(max(CERTIFICATE_TRACK))
FIRST_LIMIT: Final[i64] = (
    DATA.rows("tracks")[0].numbers("spaces").index(DATA.rows("tracks")[0].number("limit"))
)
MOST_GRAIN: Final[i64] = DATA.rows("tracks")[1].number("limit")
for _row in DATA.rows("tracks"):
    _row.word("id")
    _row.numbers("spaces")
# Pesos for a tile on each slot of the granjero row.
GRANJERO_PRICE: Final = vec[i64]([0] * (int(WORKER_SLOTS) + 1))
for _row in DATA.rows("worker_slots"):
    if _row.has("price"):
        GRANJERO_PRICE[_row.number("slot")] = _row.number("price")
