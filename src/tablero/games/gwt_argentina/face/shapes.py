"""What a client receives: the board of `show`, and what is printed. Its types are made from here.

What titles with a railroad share stands in the family's shapes; this title adds the rest.
"""

from __future__ import annotations

from typing import TypedDict

from tablero.core.shapes import Action
from tablero.games.gwt_family.face import shapes
from tablero.games.gwt_family.face.shapes import Counts
from tablero.games.gwt_family.rail.face import shapes as rail


# -- the board -------------------------------------------------------------------------------------
class Ship(TypedDict):
    """A ship of the loading zone. A seat stands in `discs` once for each of its discs."""

    ship: str
    discs: list[int]


class Spot(TypedDict):
    """A bonus spot of a city; a covered one cannot be used."""

    owner: int | None
    covered: bool


class Rancher(rail.Rancher):
    """Places of an engine are 0 to 31, station_1 to station_8 (turnouts) and depot.

    `strong` are worker slots that show strength; `farmers` lie beside the board, by colour. Through
    `ramps` the engine lets the estanciero pass; `hand_value` is that of an income without
    certificates.
    """

    pedro: bool
    met: Counts
    pesos: int
    grain: int
    loading_grain: int
    strength: int
    hand_value: int | None
    ramps: list[str]
    strong: list[str]
    farmers: Counts
    quays: Counts
    spots: list[str]
    ships: Counts


class Pedro(TypedDict):
    """The seat that the rules play in a solo game."""

    difficulty: str
    specialisation: str
    cards_left: int
    reconstructed: bool


class Board(rail.Table):
    """`coins` lie on farmers; `shipment` is the value of the latest income. In solo games seat 1 is
    Pedro."""

    coins: Counts
    ships: list[Ship]
    ship_stack: int
    quays: dict[str, list[int]]
    city_sides: dict[str, str]
    spots: dict[str, Spot]
    exhaustion: int
    shipment: int
    players: list[Rancher]
    pedro: Pedro | None


# -- what is printed -------------------------------------------------------------------------------
class PrintedTile(TypedDict):
    """A building with its slots of local actions, or a farmer with the strength it asks for."""

    slots: list[Action]
    carpinteros: int
    strength: int
    vp: int
    hands: list[rail.Hand]


class PrintedNode(TypedDict):
    """`special`: an action beside the space; `pesos`: for whoever helps the farmer there."""

    kind: str
    next: list[str]
    letter: str | None
    grain: bool
    special: Action
    pesos: int


class PrintedRamp(TypedDict):
    foot: str
    space: int


class PrintedJob(TypedDict):
    """A row of the job market; the arrow lies after it."""

    cost: int
    arrow: str


class PrintedDisc(rail.PrintedDisc):
    strength: int


class PrintedCattle(shapes.PrintedCattle):
    strength: int


class Price(TypedDict):
    buys: str
    cards: int
    gauchos: int
    pesos: int


class PrintedMaster(rail.PrintedMaster):
    loading_grain: int


class PrintedShip(TypedDict):
    value: int
    grain: int
    vp: int
    corners: rail.Corners
    repeatable: bool
    banner: str | None
    quay: str | None
    action: Action


class PrintedQuay(TypedDict):
    city: str
    vp: int
    discount: int
    corners: rail.Corners


class PrintedSpot(TypedDict):
    """A spot on one side of its city."""

    city: str
    quarter: str
    grain: int
    vp: int
    centre: bool
    bonus: Action


class Printed(TypedDict):
    """`spots` by side. Nobody has confirmed what is `unconfirmed`; `doubtful` is reconstructed."""

    tiles: dict[str, PrintedTile]
    nodes: dict[str, PrintedNode]
    ramps: dict[str, PrintedRamp]
    stations: dict[str, rail.PrintedStation]
    jobs: list[PrintedJob]
    job_token: int
    discs: dict[str, PrintedDisc]
    auxiliary: dict[str, rail.PrintedAuxiliary]
    worker_slots: dict[str, list[Action]]
    slot_points: list[int]
    certificate_track: list[int]
    granjero_prices: list[int]
    cattle: dict[str, PrintedCattle]
    prices: list[Price]
    objectives: dict[str, rail.PrintedObjective]
    masters: dict[str, PrintedMaster]
    ships: dict[str, PrintedShip]
    quays: dict[str, PrintedQuay]
    spots: dict[str, dict[str, PrintedSpot]]
    doubtful: list[str]
    unconfirmed: list[str]


SHAPES: list[type[object]] = [Board, Printed]
