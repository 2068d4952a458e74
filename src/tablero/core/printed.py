"""What is printed on components, for everybody who plays, draws or tells it.

A printed action is read once into a tree: sides of a choice, each with its prices and rewards.
Rules, bots, drawings and sentences are made from the tree; nobody else takes the text apart.
"""

from __future__ import annotations

from tablero.core.kinds import Args
from tablero.core.text.plain import Plain


class Deed:
    """One thing an action asks for or brings: a verb, what it is about, how much of it."""

    def __init__(self, word: str, verb: str, what: str, n: int) -> None:
        self.word = word
        self.verb = verb
        self.what = what  # "" where the verb says it all
        self.n = n

    def plain(self) -> Plain:
        return {"verb": self.verb, "what": self.what, "n": self.n}


class Side:
    """One side of an action: its notation word, the thing on the board that stands for it."""

    def __init__(self, word: str, target: str, prices: list[Deed], rewards: list[Deed]) -> None:
        self.word = word
        self.target = target
        self.prices = prices
        self.rewards = rewards

    def plain(self) -> Plain:
        return {
            "word": self.word,
            "target": self.target,
            "prices": [deed.plain() for deed in self.prices],
            "rewards": [deed.plain() for deed in self.rewards],
        }


def plain_sides(sides: list[Side]) -> list[Plain]:
    return [side.plain() for side in sides]


def brings(sides: list[Side], verb: str) -> int:
    """How much of it an action brings, on its first side; 1 where no number is printed."""
    rewards = sides[0].rewards if sides else []
    return sum([max(deed.n, 1) for deed in rewards if deed.verb == verb])


class Line:
    """A sentence: a message with its facts, `action` among them where sides are given.

    Without a message it is the action alone.
    """

    def __init__(
        self, message: str, facts: Args | None = None, sides: list[Side] | None = None
    ) -> None:
        self.message = message
        self.facts: Args = facts if facts is not None else {}
        self.sides: list[Side] = sides if sides is not None else []


class Told:
    """A text about something printed, under the key it is looked up by: `tip-harbor`.

    `begins` and `ends`: the messages before and behind it where the position adds something, such
    as a price.
    """

    def __init__(self, key: str, lines: list[Line], ends: str = "", begins: str = "") -> None:
        self.key = key
        self.lines = lines
        self.ends = ends
        self.begins = begins


class Named:
    """A name made from what is printed: a term, and what is counted on the piece in brackets."""

    def __init__(self, name: str, term: str, counts: list[tuple[int, str]]) -> None:
        self.name = name
        self.term = term
        self.counts = counts


def label(key: str, sides: list[Side]) -> Told:
    """An action as the name of an answer."""
    return Told(key, [Line("", None, sides)])
