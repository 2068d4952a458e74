"""What a client receives of any trail with a railroad: what its shared drawings read.

Every key is always present; what the viewing seat may not know is null. Ids are those of the data.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from tablero.core.shapes import Action
from tablero.games.gwt_family.face import shapes as trail
from tablero.games.gwt_family.face.shapes import Counts, Price, PrintedCattle

Hand = Literal["green", "black"]
Corners = Literal["white", "dark"]
Arrow = Literal["none", "yellow", "green"]


# -- the board -------------------------------------------------------------------------------------
class Fees(TypedDict):
    """Money for each hand."""

    green: int
    black: int


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


class Rancher(trail.Rancher):
    """Cards of others are null until the game is over. `engine` is a place: a numbered space or the
    station of a turnout."""

    discard: Counts | None
    engine: str
    crew: Counts
    buildings_left: list[SupplyBuilding]
    stations: list[str]
    masters: list[str]
    area: Counts
    job_token: bool


class Table(trail.Table):
    """All but the players. `ending`: the job market token was taken."""

    fees: Fees
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
    """`worker_slots`: the actions of each row of workers, from the printed worker on;
    `slot_points`: what a worker on each of them is worth; `job_token`: points of the job market
    token.

    `doubtful` faces rest on a single source; nobody has confirmed what is `unconfirmed`.
    """

    tiles: dict[str, PrintedTile]
    nodes: dict[str, PrintedNode]
    stations: dict[str, PrintedStation]
    crosses: list[int]
    jobs: list[PrintedJob]
    job_token: int
    discs: dict[str, PrintedDisc]
    auxiliary: dict[str, PrintedAuxiliary]
    worker_slots: dict[str, list[Action]]
    slot_points: list[int]
    certificate_track: list[int]
    cattle: dict[str, PrintedCattle]
    prices: list[Price]
    objectives: dict[str, PrintedObjective]
    masters: dict[str, PrintedMaster]
    doubtful: list[str]
    unconfirmed: list[str]


SHAPES: list[type[object]] = [Trail, Printed]
