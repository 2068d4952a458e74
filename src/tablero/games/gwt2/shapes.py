"""What a client receives: the board of `show`, and what is printed. Its types are made from here.

Every key is always present; what the viewing seat may not know is null. Ids are those of the data.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from tablero.core.shapes import Action

Worker = Literal["cowboy", "builder", "engineer"]
Hand = Literal["green", "black"]
Corners = Literal["white", "dark"]
Arrow = Literal["none", "yellow", "green"]
NodeKind = Literal["start", "neutral", "building", "hazard", "bandit", "kansas_city"]
Counts = dict[str, int]  # cards or tiles by id, and how many of each


# -- the board -------------------------------------------------------------------------------------
class Fees(TypedDict):
    """Dollars for each hand."""

    green: int
    black: int


class Tile(TypedDict):
    """On a space: a hazard, a bandit, a neutral letter or the face of a private building."""

    tile: str
    owner: int | None


class Station(TypedDict):
    """`master` lies there still; `worker` was sent in its place. Stations 6 to 10 have neither."""

    station: str
    discs: list[int]
    master: str | None
    worker: Worker | None


class City(TypedDict):
    """A seat stands in `discs` once for each of its discs."""

    city: str
    discs: list[int]


class JobRow(TypedDict):
    """`cells` from the left; workers of an open row may be hired."""

    row: int
    cells: list[Worker | None]
    open: bool


class Jobs(TypedDict):
    """`filled` cells of the token's row; no row once the token is taken."""

    columns: int
    token_row: int | None
    filled: int
    rows: list[JobRow]


class SupplyBuilding(TypedDict):
    building: str
    number: int


class Crew(TypedDict):
    cowboy: int
    builder: int
    engineer: int


class AuxiliaryLevels(TypedDict):
    """0 locked, 1 single, 2 double."""

    dollar: int
    card: int
    cert: int
    engine: int
    remove: int


class Rancher(TypedDict):
    """A player. Cards of others are null until the game is over; a deck never shows its order.

    `herder` is a node, `engine` a place: 0 to 39 or station_1 to station_9, the turnouts.
    `discs` are the disc spaces that still hold a disc.
    """

    seat: int
    sam: bool
    dollars: int
    exchange_tokens: int
    certificates: int
    permanent_certificates: int
    certificate_limit: int
    herder: str
    engine: str
    step_limit: int
    hand_limit: int
    hand: Counts | None
    hand_size: int
    deck: Counts | None
    deck_size: int
    discard: Counts | None
    discard_size: int
    crew: Crew
    discs: list[str]
    auxiliary: AuxiliaryLevels
    buildings_left: list[SupplyBuilding]
    buildings: list[str]
    stations: list[str]
    cities: list[str]
    masters: list[str]
    hazards: Counts
    green_bandits: int
    orange_bandits: int
    area: Counts
    job_token: bool
    score: int


class Sam(TypedDict):
    """The seat that the rules play in a solo game."""

    difficulty: str
    specialisation: Worker
    cards_left: int
    reconstructed: bool


class Board(TypedDict):
    """`nodes` are all spaces of the trail and the bandits beside it; null is an empty one.

    `ending`: the job market token was taken. `shipment`: breeding value of the latest delivery.
    """

    turn: int
    over: bool
    ending: bool
    simmental: bool
    fees: Fees
    nodes: dict[str, Tile | None]
    stations: list[Station]
    cities: list[City]
    jobs: Jobs
    foresight: list[list[str | None]]
    bags: list[int]
    market: Counts
    market_stack: int
    heifers: int
    cows: int
    display: list[str | None]
    objective_stack: int
    shipment: int
    players: list[Rancher]
    sam: Sam | None


# -- what is printed -------------------------------------------------------------------------------
class PrintedTile(TypedDict):
    """A building with its slots of local actions, a hazard or a bandit."""

    slots: list[Action]
    builders: int
    vp: int
    hands: list[Hand]


class PrintedNode(TypedDict):
    kind: NodeKind
    next: list[str]
    letter: str | None
    forest: bool
    risk: Action
    bonus: Action


class PrintedStation(TypedDict):
    """A turnout lies after the numbered space `after`."""

    after: int
    cost: int
    vp: int
    corners: Corners


class PrintedCity(TypedDict):
    value: int
    corners: Corners
    repeatable: bool
    vp: int
    bonus: int


class Link(TypedDict):
    between: list[str]
    vp: int
    action: Action


class PrintedJob(TypedDict):
    """A row of the job market; the arrow lies after it."""

    cost: int
    arrow: Arrow


class PrintedDisc(TypedDict):
    corners: Corners
    cost: int
    gain: int
    vp: int


class PrintedAuxiliary(TypedDict):
    single: Action
    double: Action


class PrintedSlots(TypedDict):
    """Of each row of workers, from the printed one on."""

    cowboy: list[Action]
    builder: list[Action]
    engineer: list[Action]


class PrintedCattle(TypedDict):
    breed: str
    value: int
    vp: int


class Price(TypedDict):
    buys: str
    cards: int
    cowboys: int
    dollars: int


class PrintedObjective(TypedDict):
    action: Action
    tasks: Counts
    vp: int
    penalty: int


class PrintedMaster(TypedDict):
    action: Action
    certificates: int
    per: str | None
    group: int
    vp: int


class Printed(TypedDict):
    """`doubtful` faces rest on a single source; nobody has confirmed what is `unconfirmed`."""

    tiles: dict[str, PrintedTile]
    nodes: dict[str, PrintedNode]
    stations: dict[str, PrintedStation]
    crosses: list[int]
    cities: dict[str, PrintedCity]
    links: list[Link]
    jobs: list[PrintedJob]
    discs: dict[str, PrintedDisc]
    auxiliary: dict[str, PrintedAuxiliary]
    worker_slots: PrintedSlots
    cattle: dict[str, PrintedCattle]
    prices: list[Price]
    objectives: dict[str, PrintedObjective]
    masters: dict[str, PrintedMaster]
    doubtful: list[str]
    unconfirmed: list[str]
