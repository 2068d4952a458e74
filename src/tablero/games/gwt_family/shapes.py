"""What a client receives of any trail with a railroad: what its shared drawings read.

Every key is always present; what the viewing seat may not know is null. Ids are those of the data.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from tablero.core.shapes import Action

Hand = Literal["green", "black"]
Corners = Literal["white", "dark"]
Arrow = Literal["none", "yellow", "green"]
Counts = dict[str, int]  # cards, tiles or workers by id, and how many of each


# -- the board -------------------------------------------------------------------------------------
class Fees(TypedDict):
    """Money for each hand."""

    green: int
    black: int


class Tile(TypedDict):
    """On a space: a small tile, a neutral letter or the face of a private building."""

    tile: str
    owner: int | None


class Station(TypedDict):
    """`master` lies there still; `worker` was sent in its place. Some stations have neither."""

    station: str
    discs: list[int]
    master: str | None
    worker: str | None


class JobRow(TypedDict):
    """`cells` from the left; workers of an open row may be hired."""

    row: int
    cells: list[str | None]
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


class Rancher(TypedDict):
    """A player. Cards of others are null until the game is over; a deck never shows its order.

    `herder` is a node, `engine` a place: a numbered space or the station of a turnout. `discs` are
    the disc spaces that still hold a disc. `auxiliary`: 0 locked, 1 single, 2 double.
    """

    seat: int
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
    crew: Counts
    discs: list[str]
    auxiliary: Counts
    buildings_left: list[SupplyBuilding]
    buildings: list[str]
    stations: list[str]
    masters: list[str]
    area: Counts
    job_token: bool
    score: int


class Table(TypedDict):
    """All but the players. `nodes` are all spaces of the trail; null is an empty one.

    `ending`: the job market token was taken.
    """

    turn: int
    over: bool
    ending: bool
    fees: Fees
    nodes: dict[str, Tile | None]
    stations: list[Station]
    jobs: Jobs
    foresight: list[list[str | None]]
    bags: list[int]
    market: Counts
    market_stack: int
    display: list[str | None]
    objective_stack: int


class Trail(Table):
    players: list[Rancher]


# -- what is printed -------------------------------------------------------------------------------
class PrintedTile(TypedDict):
    """A building with its slots of local actions, or a small tile."""

    slots: list[Action]
    builders: int
    vp: int
    hands: list[Hand]


class PrintedNode(TypedDict):
    """`risk`: an action beside the space; `bonus`: for whoever takes the tile that lies there."""

    kind: str
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


class PrintedCattle(TypedDict):
    breed: str
    value: int
    vp: int


class Price(TypedDict):
    buys: str
    cards: int
    cowboys: int
    money: int


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
    """`worker_slots`: the actions of each row of workers, from the printed worker on.

    `doubtful` faces rest on a single source; nobody has confirmed what is `unconfirmed`.
    """

    tiles: dict[str, PrintedTile]
    nodes: dict[str, PrintedNode]
    stations: dict[str, PrintedStation]
    crosses: list[int]
    jobs: list[PrintedJob]
    discs: dict[str, PrintedDisc]
    auxiliary: dict[str, PrintedAuxiliary]
    worker_slots: dict[str, list[Action]]
    cattle: dict[str, PrintedCattle]
    prices: list[Price]
    objectives: dict[str, PrintedObjective]
    masters: dict[str, PrintedMaster]
    doubtful: list[str]
    unconfirmed: list[str]


SHAPES: list[type[object]] = [Trail, Printed]
