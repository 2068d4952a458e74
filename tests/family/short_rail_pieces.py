"""What is printed and held in the tiny title on the family's rail storey."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Stream
from tablero.core.rng import Rng
from tablero.games.gwt_family.answers import DONE, auxiliary, counts, nodes, plain, things
from tablero.games.gwt_family.rail import stations
from tablero.games.gwt_family.rail.answers import MARKET_STACK, from_stations, hires, purchases
from tablero.games.gwt_family.rail.discs import RailDiscs
from tablero.games.gwt_family.rail.location import building, hiring, market, objectives
from tablero.games.gwt_family.rail.railroad import Railroad
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import Hands, Immediates, RailTable
from tablero.games.gwt_family.table import Rules
from tablero.games.gwt_family.tiles import TileNumbers
from tablero.games.gwt_family.trail import Trail
from tests.family.short_trail import CARDS, PURSE, event, kind

# -- what is printed ------------------------------------------------------------------------------
NODES: Final = ["start", "office", "north", "south", "depot", "port"]
TRAIL: Final = Trail(
    NODES, [["office"], ["north", "south"], ["depot"], ["depot"], ["port"], []], "port"
)
START: Final[i64] = 0
PORT: Final[i64] = 5
TILES: Final = TileNumbers([], ["office", "depot"], ["hut", "hall", "inn", "mill"], "own", NODES)
NEUTRAL_NODES: Final = vec[i64]([1, 4])
LETTERS: Final = vec[i64]([0, 1])
WORKERS: Final = ["buyer", "builder", "driver"]
JOB_ROWS: Final[i64] = 3
JOB_COLUMNS: Final[i64] = 2
MARKET_CARDS: Final = 6
OFFICE: Final[i64] = TILES.first_neutral
PORT_TILE: Final[i64] = TILES.goal
NUMBERS: Final[i64] = TILES.buildings
GREEN_EVERYWHERE: Final = Hands(
    [], vec[i64]([1, 1, 1, 1]), vec[i64]([1, 1, 1]), vec[i64]([0, 0, 0])
)
RAILROAD: Final = Railroad(4, [2])
PURCHASES: Final = [
    market.Purchase("calf_with_1", 0, -1, 1, 1, 1),
    market.Purchase("cow_with_1", 1, -1, 1, 2, 3),
]

MOVED: Final = event("moved", "node", "stop")
JOBS: Final = hiring.JobSheet(
    vec[i64]([1, 2, 3]), vec[i64]([0, 1, 2]), vec[i64]([0, 0, 0]), "dollars", event("hired")
)
MARKET: Final = market.MarketSheet(
    PURCHASES, "buyer", Stream("market", CARDS), event("grew"), event("bought"), event("pair")
)
BUILDINGS: Final = building.BuildingSheet(
    NUMBERS,
    vec[i64]([1, 1, 1, 1]),
    TILES.faces,
    vec[i64]([2, 3]),
    "dollars",
    event("built"),
    event("replaced"),
)
BOARD: Final = RailDiscs(
    vec[i64]([0, 1]),
    vec[i64]([0, 0]),
    vec[i64]([0, 0]),
    vec[i64]([0, 2]),
    PURSE,
    event("cleared"),
    vec[i64]([3]),
    event("taken_back"),
)
LINE: Final = stations.StationSheet(
    RAILROAD,
    ["halt"],
    vec[i64]([1]),
    vec[i64]([3]),
    vec[i64]([1]),
    ["white", "dark"],
    BOARD,
    event("upgraded"),
)
NO_MASTERS: Final = stations.MasterSheet(0, 0, [], event("master"))
GOALS: Final = objectives.ObjectiveSheet(
    0, 2, Stream("goals"), event("shown"), event("taken"), event("played")
)

MOVE: Final = kind("move", nodes(NODES))
ROUTE: Final = kind("route", nodes(NODES))
HIRE: Final = kind("hire", hires(3, WORKERS))
BUY: Final = kind("buy", purchases(PURCHASES, CARDS, "buyer", "dollars"), MARKET_STACK, DONE)
BUILDING: Final = kind("building", things(["hut", "hall"], "building", "building"))
SITE: Final = kind("site", nodes(["north", "south"]))
ENGINE: Final = kind("engine", plain(*RAILROAD.names, "no"))
UPGRADE: Final = kind("upgrade", plain("left", "right"), from_stations(["halt"]), plain("no"))
ACT: Final = kind("act", plain("hire", "buy", "build", "drive"), auxiliary(["dollar"]), DONE)
IMMEDIATE: Final = kind("immediate", plain("dollars", "no"))
DISCARD: Final = kind("discard", things(CARDS, "hand", "card"))
DRAW: Final = kind("draw", counts(2))
KINDS: Final = [
    MOVE,
    ROUTE,
    HIRE,
    BUY,
    BUILDING,
    SITE,
    ENGINE,
    UPGRADE,
    ACT,
    IMMEDIATE,
    DISCARD,
    DRAW,
]
REASONS: Final = ["too_far"]


# -- what is held ---------------------------------------------------------------------------------
class Player(RailRancher):
    def __init__(self) -> None:
        super().__init__()
        self.discs = BOARD.all
        self.supply = (1 << NUMBERS) - 1

    def hand_limit(self) -> i64:
        return 2

    def certificate_limit(self) -> i64:
        return 0

    def temporary(self) -> i64:
        return 0

    def permanent(self) -> i64:
        return 0

    def hand_value(self) -> i64:
        return self.hand_size()

    def aux_level(self, aux: i64) -> i64:
        return 1

    def copy(self) -> Player:
        twin = Player()
        twin.assign_rail(self)
        return twin


class Table(RailTable):
    def __init__(self, seats: i64, rng: Rng, rules: Rules, immediates: Immediates) -> None:
        super().__init__(seats, rng, TRAIL, TILES, GREEN_EVERYWHERE, rules, immediates)
        self.players = vec[Player]()

    def copy(self) -> State:
        twin = Table(self.seats, self.rng, self.rules, self.immediates)
        twin.assign_rail(self)
        twin.players = vec[Player]([player.copy() for player in self.players])
        return twin

    def rancher(self, seat: i64) -> RailRancher:
        return self.players[seat]

    def step_limit(self, seat: i64) -> i64:
        return 3
