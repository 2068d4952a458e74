"""The language of printed actions: `COST & COST -> REWARD + REWARD`, ` | ` between sides.

Read once, when data is loaded, into the tree of `core.printed`. Each storey of the family has its
verbs, a title adds its own; docs/data-words.md lists them and the tests compare.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import DataError, Row
from tablero.core.printed import Deed, Side

SIDES: Final = " | "
ACT: Final = "act"  # where a local action is picked
MAX_SLOTS: Final[i64] = 4  # of a location: three on its tile and what is printed beside its space
MOST_STEPS: Final = 8  # of any limit and any printed action

# What follows a verb.
NOTHING: Final = ""
NUMBER: Final = "n"
SIGNED: Final = "±n"
THING: Final = "what"
NUMBER_OR_THING: Final = "n or what"
THING_AND_NUMBER: Final = "what n"


class Verb:
    """A verb, what follows it, and the words for it: the language's own, or names of things.
    `most`: the highest number that the game has room for, where there is one."""

    def __init__(
        self,
        name: str,
        takes: str,
        words: list[str] | None = None,
        things: list[str] | None = None,
        most: int | None = None,
    ) -> None:
        self.name = name
        self.most = most
        self.takes = takes
        self.words: list[str] = words if words is not None else []
        self.things: list[str] = things if things is not None else []

    def fits(self, what: str, number: str) -> bool:
        if what and what not in self.words and what not in self.things:
            return False
        if number and not number.isdecimal() and self.takes != SIGNED:
            return False
        if self.takes == NUMBER_OR_THING:
            return (what == "") != (number == "")
        wants_thing = self.takes in (THING, THING_AND_NUMBER)
        wants_number = self.takes in (NUMBER, SIGNED, THING_AND_NUMBER)
        return wants_thing == (what != "") and wants_number == (number != "")


def trail_verbs(cards: list[str]) -> list[Verb]:
    """The verbs of every trail game; `cards` are the names a discard may ask for."""
    return [
        Verb("money", NUMBER),
        Verb("pay", NUMBER),
        Verb("certificate", NUMBER_OR_THING, ["max"]),
        Verb("exchange_token", NUMBER),
        Verb("discard", THING, things=cards),
        Verb("remove_cards", NUMBER),
        Verb("move_herder", NUMBER, most=MOST_STEPS),
        Verb("aux", NOTHING),
    ]


class Grammar:
    """The verbs of one title. Its data names its own money where the family says `money 2`."""

    def __init__(self, money: str, verbs: list[Verb]) -> None:
        self.verbs: dict[str, Verb] = {}
        for verb in verbs:
            self.verbs[verb.name.replace("money", money)] = verb
        self.read: set[str] = set()  # verbs and words that occur
        self.numbers: dict[str, list[int]] = {}  # that occur behind each verb

    def sides(self, text: str, place: str = "") -> list[Side]:
        """An action; `place` is where on the board its sides can be picked."""
        return [self.side(side, place) for side in text.split(SIDES)] if text else []

    def sides_of(self, row: Row, text: str, place: str = "") -> list[Side]:
        """An action of a row; an unknown word names file and row."""
        try:
            return self.sides(text, place)
        except DataError as error:
            raise row.error(str(error)) from None

    def column(self, rows: list[Row], key: str = "action", place: str = "") -> list[list[Side]]:
        """The action of each row under a key; none where a row has none."""
        return [self.sides_of(row, row.word(key), place) if row.has(key) else [] for row in rows]

    def faces(self, rows: list[Row]) -> list[list[list[Side]]]:
        """The local actions of each row, slot by slot."""
        return [[self.sides_of(row, text, ACT) for text in row.words("actions")] for row in rows]

    def side(self, text: str, place: str) -> Side:
        prices, arrow, rewards = text.partition(" -> ")
        if not arrow:
            prices, rewards = "", text
        word = word_of(text)
        return Side(
            word,
            f"{place}.{word}" if place else "",
            [self.deed(each) for each in prices.split(" & ")] if prices else [],
            [self.deed(each) for each in rewards.split(" + ")],
        )

    def deed(self, text: str) -> Deed:
        parts = text.split(" ")
        verb = self.verbs.get(parts[0])
        if verb is None:
            raise DataError(f"printed action {text!r}: unknown word {parts[0]!r}")
        number = parts.pop() if is_number(parts[-1]) else ""
        what = " ".join(parts[1:])
        if not verb.fits(what, number) or "" in parts:
            raise DataError(f"printed action {text!r}: {parts[0]} takes {verb.takes or 'nothing'}")
        n = int(number) if number else 0
        if verb.most is not None and n > verb.most:
            raise DataError(f"printed action {text!r}: {parts[0]} goes up to {verb.most}")
        self.read.add(verb.name)
        self.read.add(f"{verb.name} {what}")
        self.numbers.setdefault(verb.name, []).append(n)
        return Deed(word_of(text), verb.name, what, n)

    def most(self, verb: str) -> int:
        """The highest number printed behind a verb: so far its questions are prepared."""
        return max(self.numbers.get(verb, [0]))

    def least(self, verb: str) -> int:
        return min(self.numbers.get(verb, [0]))

    def unused(self) -> list[str]:
        """Verbs, and words of theirs, that stand on nothing."""
        idle: list[str] = []
        for name, verb in self.verbs.items():
            known = [verb.name] + [f"{verb.name} {word}" for word in verb.words]
            idle += [
                f"printed action {each.replace(verb.name, name)}: nothing shows it"
                for each in known
                if each not in self.read
            ]
        return idle


def is_number(text: str) -> bool:
    return text.removeprefix("+").removeprefix("-").isdecimal()


def word_of(text: str) -> str:
    """The notation word of an action, or of a part of it."""
    text = text.replace(" -> ", " for ").replace(" + ", " and ").replace(" & ", " and ")
    text = text.replace("hire 0", "hire").replace("+", "plus ").replace("-", "minus ")
    return text.replace(" ", "_")


def known(actions: list[list[Side]]) -> list[Side]:
    """Every side in `actions`, each once."""
    found: list[Side] = []
    words: set[str] = set()
    for sides in actions:
        for side in sides:
            if side.word not in words:
                words.add(side.word)
                found.append(side)
    return found


class LocalActions:
    """The local actions of a title, each once; those of a slot are a set of them, one bit each."""

    def __init__(self, faces: list[list[list[Side]]], others: list[list[Side]]) -> None:
        self.sides = known([*[slot for face in faces for slot in face], *others])
        self.words = [side.word for side in self.sides]
        masks: list[i64] = []
        for face in faces:
            slots = [self.set_of(sides) for sides in face]
            masks += [*slots, *[0] * (int(MAX_SLOTS) - len(slots))]
        self.slots = vec[i64](masks)  # face * MAX_SLOTS + slot

    def set_of(self, sides: list[Side]) -> int:
        return sum(1 << self.words.index(side.word) for side in sides)


def is_money(side: Side) -> bool:
    """Money alone, which nobody declines."""
    return not side.prices and len(side.rewards) == 1 and side.rewards[0].verb == "money"
