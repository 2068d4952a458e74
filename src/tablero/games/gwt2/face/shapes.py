"""What a client receives: the board of `show`, and what is printed. Its types are made from here.

What titles with a railroad share stands in the family's shapes; this title adds the rest.
"""

from __future__ import annotations

from typing import TypedDict

from tablero.core.shapes import Action
from tablero.games.gwt_family.face.shapes import Counts
from tablero.games.gwt_family.rail.face import shapes as rail


# -- the board -------------------------------------------------------------------------------------
class City(TypedDict):
    """A seat stands in `discs` once for each of its discs."""

    city: str
    discs: list[int]


class Rancher(rail.Rancher):
    """Places of an engine are 0 to 39 and station_1 to station_9, the turnouts. `hand_value` is
    that of a delivery without certificates, null as the hand is."""

    sam: bool
    met: Counts
    dollars: int
    hand_value: int | None
    cities: list[str]
    hazards: Counts
    green_bandits: int
    orange_bandits: int


class Sam(TypedDict):
    """The seat that the rules play in a solo game."""

    difficulty: str
    specialisation: str
    cards_left: int
    reconstructed: bool


class Board(rail.Table):
    """`shipment`: breeding value of the latest delivery. In solo games seat 1 is Sam."""

    simmental: bool
    heifers: int
    cows: int
    cities: list[City]
    shipment: int
    players: list[Rancher]
    sam: Sam | None


# -- what is printed -------------------------------------------------------------------------------
class PrintedCity(TypedDict):
    value: int
    corners: rail.Corners
    repeatable: bool
    vp: int
    bonus: int


class Link(TypedDict):
    between: list[str]
    vp: int
    action: Action


class Printed(rail.Printed):
    cities: dict[str, PrintedCity]
    links: list[Link]


SHAPES: list[type[object]] = [Board, Printed]
