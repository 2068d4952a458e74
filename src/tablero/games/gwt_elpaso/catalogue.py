"""The components of the game as frozen tables, read from the data rows when imported."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Catalogue
from tablero.games.gwt_family.tiles import TileNumbers
from tablero.games.gwt_family.trail import Trail

DATA: Final = Catalogue(
    "tablero.games.gwt_elpaso",
    [
        "setup.yaml",
        "trail.yaml",
        "buildings.yaml",
        "cards.yaml",
        "player_board.yaml",
        "tiles.yaml",
        "sue.yaml",
    ],
)

CORNERS: Final = ["white", "black"]


# -- player counts and seats ----------------------------------------------------------------------
SIMMENTAL_STACK: Final = DATA.numbers("player_counts", "simmental")  # index: players - 2
SEAT_DOLLARS: Final = DATA.numbers("seats", "dollars")
SEAT_TOKENS: Final = DATA.numbers("seats", "exchange_tokens")
DATA.numbered("player_counts", "players", 2)
DATA.numbered("seats", "seat")

# -- the trail: a loop, unrolled. Space 0 is El Paso, and so is the last one -----------------------
NODES: Final = DATA.ids("trail")
N_NODES: Final[i64] = len(NODES)
EL_PASO: Final[i64] = 0
ARRIVAL: Final[i64] = len(NODES) - 1
NODE_WORDS: Final = [*NODES[:-1], NODES[0]]
TRAIL: Final = Trail(NODES, [row.words("next") for row in DATA.rows("trail")], NODES[-1])
NODE_KINDS: Final = ["el_paso", "neutral", "common"]
NODE_KIND: Final = DATA.choices("trail", "kind", NODE_KINDS)


NEUTRAL_NODES: Final = vec[i64](DATA.places("trail", "kind", "neutral"))
COMMON_NODES: Final = vec[i64](DATA.places("trail", "kind", "common"))
N_NEUTRAL: Final[i64] = len(NEUTRAL_NODES)
N_COMMON: Final[i64] = len(COMMON_NODES)
# What building on a common space costs, in the order of COMMON_NODES.
SPACE_COST: Final = vec[i64]([DATA.rows("trail")[int(n)].number("cost") for n in COMMON_NODES])

# -- tiles on the trail, and trains, which are used like one ---------------------------------------
NEUTRALS: Final = DATA.ids("neutral_buildings")
# The letter printed on each neutral space, in the order of NEUTRAL_NODES.
SPACE_LETTER: Final = vec[i64](
    [DATA.rows("trail")[int(node)].choice("letter", NEUTRALS) for node in NEUTRAL_NODES]
)
FACES: Final = DATA.ids("common_buildings")  # 1a .. 6a, 1b .. 6b
N_TYPES: Final[i64] = 6
COPIES: Final[i64] = 2  # tiles of each type
BUILDERS_NEEDED: Final = DATA.numbers("common_buildings", "builders")
BUILDING_VP: Final = DATA.numbers("common_buildings", "vp")
OWN_BUILDINGS: Final[i64] = 2  # ownership tokens of each player
TILES: Final = TileNumbers([], NEUTRALS, FACES, "common", NODE_WORDS)
FIRST_NEUTRAL: Final[i64] = TILES.first_neutral
FIRST_BUILDING: Final[i64] = TILES.first_building
EL_PASO_TILE: Final[i64] = TILES.goal
STOPS: Final = TILES.stops
TRAINS: Final = DATA.ids("trains")  # fronts, then backs
N_TRAINS: Final[i64] = 4
TRAIN_ENGINEERS: Final = DATA.numbers("trains", "engineers")
FIRST_TRAIN: Final[i64] = EL_PASO_TILE + 1


# -- the player board and the trading posts --------------------------------------------------------
DISCS: Final = DATA.ids("discs")
N_DISCS: Final[i64] = len(DISCS)
ALL_DISCS: Final[i64] = (1 << len(DISCS)) - 1
DISC_CORNERS: Final = DATA.choices("discs", "corners", CORNERS)
DISC_COST: Final = DATA.numbers("discs", "cost", 0)
DISC_GAIN: Final = DATA.numbers("discs", "gain", 0)
STEP_LIMIT: Final[i64] = DISCS.index("step_limit")
PERMANENT_CERTIFICATE: Final[i64] = DISCS.index("permanent_certificate")
HAND_LIMIT: Final[i64] = DISCS.index("hand_limit")
AUXILIARY: Final = DATA.ids("auxiliary")
N_AUXILIARY: Final[i64] = len(AUXILIARY)
AUX_OPEN: Final = vec[i64]([1 if row.has("basic") else 0 for row in DATA.rows("auxiliary")])
AUX_DISC: Final = vec[i64]([DISCS.index(f"aux_{name}") for name in AUXILIARY])

POSTS: Final = DATA.ids("posts")
N_POSTS: Final[i64] = len(POSTS)
POST_VALUE: Final = DATA.numbers("posts", "value")
POST_CORNERS: Final = DATA.choices("posts", "corners", CORNERS)
POST_REPEATABLE: Final = DATA.flags("posts", "repeatable")
POST_VP: Final = DATA.numbers("posts", "vp")
