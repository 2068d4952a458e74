"""The declared vocabulary of a title: decision kinds, event kinds, chance streams, reasons.

Everything that leaves the engine as a word is declared here once; rules code handles small ints.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Arg = int | str
Args = dict[str, Arg]

# What an answer is to the flow of play, for clients: deeds come first, and `END` is asked about.
DEED: Final = ""  # does something
END: Final = "end"  # ends something in which more could be done
DECLINE: Final = "decline"  # turns an offer down
ASIDE: Final = "aside"  # leaves the question standing

NOBODY: Final = -1  # a seat number that is no seat: spectators, "no one yet"
NO_ASIDES: Final[i64] = -1


def seat_letter(seat: int) -> str:
    """What a seat goes by in notation, and where nobody gave it a name."""
    return chr(ord("A") + seat)


class Kind:
    """One kind of question: its name and what each answer of its own small space is called.

    `words[a]` is the notation word of answer `a`, `targets[a]` the id of the thing on the board
    that stands for it ("" where none does; `own.` in front where it is the asked player's own, so
    that nobody takes a rival's for theirs), `args[a]` the facts its label is made from, `roles[a]`
    what it is to the flow of play (declared by word; all others are deeds). `public` says that what
    is offered never depends on hidden things, whatever the position. The last `asides` answers are
    asides: they leave the question standing (`first_aside`: where they begin).
    """

    def __init__(
        self,
        name: str,
        words: list[str],
        targets: list[str] | None = None,
        args: list[Args] | None = None,
        public: bool = False,
        asides: int = 0,
        roles: dict[str, str] | None = None,
    ) -> None:
        if len(set(words)) != len(words):
            raise ValueError(f"decision kind {name}: two answers share a word")
        declared = roles if roles is not None else {}
        if not set(declared) <= set(words):
            raise ValueError(f"decision kind {name}: a role for an unknown word")
        self.name = name
        self.words = words
        self.targets = targets if targets is not None else ["" for _ in words]
        self.args: list[Args] = args if args is not None else [{"word": word} for word in words]
        if len(self.targets) != len(words) or len(self.args) != len(words):
            raise ValueError(f"decision kind {name}: words, targets and args differ in length")
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}
        self.public = public
        self.first_aside: i64 = len(words) - asides if asides > 0 else NO_ASIDES
        self.roles = [declared.get(word, DEED) for word in words[: len(words) - asides]]
        self.roles += [ASIDE] * asides
        self.number: i64 = 0  # its place among the title's kinds
        self.offset = 0  # first action id of this kind in the title's flat action space

    @property
    def space(self) -> int:
        return len(self.words)


class EventKind:
    """A past-tense fact. Arguments are ints; `vocabularies` turns them into words (None: a number).

    Arguments named in `private` are shown to the event's own seat only.
    """

    def __init__(
        self,
        name: str,
        args: list[tuple[str, list[str] | None]],
        private: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.args = args
        self.private = private


class Event:
    """Something that happened, as sent to logs and clients."""

    def __init__(self, kind: EventKind, seat: i64, values: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    def __repr__(self) -> str:
        args = self.plain(int(self.seat))["args"]
        return f"<{self.kind.name} seat={int(self.seat)} {args}>"

    def plain(self, viewer: int, open_hands: bool = False) -> dict[str, object]:
        """The event as `viewer` may know it; `open_hands` after the end of the game."""
        seat = int(self.seat)
        args: dict[str, Arg] = {}
        for place, (name, vocabulary) in enumerate(self.kind.args):
            if name in self.kind.private and viewer != seat and not open_hands:
                continue
            value = self.values[place]
            args[name] = value if vocabulary is None else vocabulary[value]
        return {"kind": self.kind.name, "seat": seat, "args": args}


class Stream:
    """A source of chance with a name: one deck, one bag, one die. `words` names its outcomes."""

    def __init__(self, name: str, words: list[str] | None = None) -> None:
        self.name = name
        self.words = words

    def word(self, outcome: int) -> str:
        return str(outcome) if self.words is None else self.words[outcome]

    def outcome(self, word: str) -> int:
        """The number of an outcome word; ValueError when there is no such outcome."""
        if self.words is None:
            return int(word)
        return self.words.index(word)


class Refusal:
    """Why an answer a player could expect here is not allowed: a code with its figures."""

    def __init__(self, answer: int, code: str, args: Args | None = None) -> None:
        self.answer = answer
        self.code = code
        self.args: Args = args if args is not None else {}


class IllegalAnswer(ValueError):
    """The answer is not among those offered. `code` and `facts` say why."""

    def __init__(self, text: str, code: str = "not_offered", args: Args | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.facts: Args = args if args is not None else {}
