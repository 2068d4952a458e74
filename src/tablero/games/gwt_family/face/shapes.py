"""What a client receives of any trail.

Every key is always present; what the viewing seat may not know is null. Ids are those of the data.
"""

from __future__ import annotations

from typing import TypedDict

Counts = dict[str, int]  # cards, tiles or workers by id, and how many of each


class Tile(TypedDict):
    """On a space: a small tile, a neutral letter, or the face of a building and whose it is."""

    tile: str
    owner: int | None


class Rancher(TypedDict):
    """A player. Hands and decks of others are null; a deck never shows its order.

    `herder` is a node. `discs` are the disc spaces that still hold a disc. `auxiliary` tells what
    the discs leave of each action: 0 locked, 1 open, 2 more than that.
    """

    seat: int
    exchange_tokens: int
    certificates: int
    permanent_certificates: int
    certificate_limit: int
    herder: str
    step_limit: int
    hand_limit: int
    hand: Counts | None
    hand_size: int
    deck: Counts | None
    deck_size: int
    discard_size: int
    discs: list[str]
    auxiliary: Counts
    buildings: list[str]
    score: int


class Table(TypedDict):
    """`nodes` are all spaces of the trail; null is an empty one."""

    turn: int
    over: bool
    ending: bool
    nodes: dict[str, Tile | None]


# -- what is printed -------------------------------------------------------------------------------
class PrintedCattle(TypedDict):
    breed: str
    value: int
    vp: int


class Price(TypedDict):
    buys: str
    cards: int
    cowboys: int
    money: int
