"""What a client receives: the board of `show`, and what is printed. Types are made from it."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablero.core.shapes import Action
from tablero.games.gwt_family.face import shapes as trail
from tablero.games.gwt_family.face.shapes import Counts, Price, PrintedCattle

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
    """A hand shown for a delivery, and every discard pile, lies open to all.

    `hand_value`: what the hand brings in a delivery, null as the hand is. `crew` are the workers
    of the worker area. `met` are the objective tiles that count as things stand.
    """

    sue: bool
    dollars: int
    discard: Counts
    hand_value: int | None
    crew: Counts
    posts: Counts
    objectives: list[str]
    met: Counts
    bonuses: Counts


class Sue(TypedDict):
    """The seat that the rules play in a solo game: worker columns from the left.

    `cards` are those still to come, by number and in no order.
    """

    harder_cards: int
    row: list[str]
    columns: list[int]
    deliveries: int
    cards: list[int]
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
    slots: list[Action]
    builders: int
    vp: int


class PrintedTrain(TypedDict):
    slots: list[Action]
    engineers: int
    money: int


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


class PrintedWorker(TypedDict):
    """`bonus`: what discarding it from the worker area brings."""

    vp: int
    bonus: Action


class PrintedObjective(TypedDict):
    needs: Counts
    vp: int


class PrintedBonus(TypedDict):
    vp: int
    certificates: int
    further_cards: int
    action: Action


class PrintedSueCard(TypedDict):
    """`steps`, or as many as `per` has cards in her columns."""

    deck: Literal["a", "b"]
    steps: int
    per: str | None
    deed: str


class Printed(TypedDict):
    """`joker_extra`: dollars that a joker costs more; `income`: dollars in El Paso."""

    nodes: dict[str, PrintedNode]
    tiles: dict[str, PrintedTile]
    trains: dict[str, PrintedTrain]
    posts: dict[str, PrintedPost]
    discs: dict[str, PrintedDisc]
    auxiliary: dict[str, PrintedAux]
    cattle: dict[str, PrintedCattle]
    prices: list[Price]
    workers: dict[str, PrintedWorker]
    joker_extra: int
    income: int
    objectives: dict[str, PrintedObjective]
    bonuses: dict[str, PrintedBonus]
    sue_cards: dict[str, PrintedSueCard]
    doubtful: list[str]
    unconfirmed: list[str]


SHAPES: list[type[object]] = [Board, Printed]
