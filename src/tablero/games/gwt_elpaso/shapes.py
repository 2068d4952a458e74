"""What a client receives: the board of `show`, and what is printed. Types are made from it."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablero.core.shapes import Action
from tablero.games.gwt_family import shapes as trail
from tablero.games.gwt_family.shapes import Counts

Corners = Literal["white", "black"]


# -- the board -------------------------------------------------------------------------------------
class Post(TypedDict):
    """A seat stands in `discs` once for each of its discs."""

    post: str
    discs: list[int]


class Stock(TypedDict):
    building: str
    left: int


class Rancher(trail.Rancher):
    """A hand shown for a delivery, and every discard pile, lies open to all."""

    sue: bool
    dollars: int
    discard: Counts
    area: Counts
    posts: Counts
    objectives: list[str]
    bonuses: Counts


class Sue(TypedDict):
    """The seat that the rules play in a solo game: worker columns from the left."""

    harder_cards: int
    row: list[str]
    columns: list[int]
    deliveries: int
    cards_left: int
    supply_left: int
    reconstructed: bool


class Board(trail.Table):
    """`closer` is the seat whose herder stands on the Simmental space."""

    closer: int | None
    posts: list[Post]
    simmental: int
    market: Counts
    workers: Counts
    buildings: list[Stock]
    trains: list[str]
    open_objectives: list[str | None]
    objective_stack: int
    open_bonuses: list[str | None]
    bonus_stack: int
    players: list[Rancher]
    sue: Sue | None


# -- what is printed -------------------------------------------------------------------------------
class PrintedNode(TypedDict):
    kind: str
    next: list[str]
    letter: str | None
    cost: int


class PrintedTile(TypedDict):
    """A building or a train card; `workers` are the builders or engineers it costs."""

    slots: list[Action]
    workers: int
    vp: int


class PrintedPost(TypedDict):
    value: int
    corners: Corners
    repeatable: bool
    vp: int
    action: Action


class PrintedDisc(TypedDict):
    corners: Corners
    cost: int
    gain: int


class PrintedAux(TypedDict):
    """`basic` is empty where the action is opened by its disc."""

    basic: Action
    after: Action


class PrintedCard(TypedDict):
    value: int
    vp: int
    cowboys: int


class PrintedObjective(TypedDict):
    needs: Counts
    vp: int


class PrintedBonus(TypedDict):
    vp: int
    certificates: int
    further_cards: int
    action: Action


class Printed(TypedDict):
    nodes: dict[str, PrintedNode]
    tiles: dict[str, PrintedTile]
    trains: dict[str, PrintedTile]
    posts: dict[str, PrintedPost]
    discs: dict[str, PrintedDisc]
    auxiliary: dict[str, PrintedAux]
    cards: dict[str, PrintedCard]
    objectives: dict[str, PrintedObjective]
    bonuses: dict[str, PrintedBonus]
    doubtful: list[str]
    unconfirmed: list[str]


SHAPES: list[type[object]] = [Board, Printed]
