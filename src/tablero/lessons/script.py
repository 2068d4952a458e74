"""The script of a lesson: chapters with a position each, steps with the answers they wait for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tablero.core.game import Game
from tablero.core.registry import find
from tablero.testkit.vector_text import VectorError, read

TITLES = Path(__file__).parents[1] / "games"
LEARNER = 0
FILE_KEYS = {"game", "seats", "options", "chapters"}
CHAPTER_KEYS = {"given", "before", "chance", "steps"}
STEP_KEYS = {
    "id", "line", "also", "else", "deeds", "chance", "guess", "question", "then", "after",
}  # fmt: skip
WAY_KEYS = {"line", "deeds", "say", "then"}
GUESS_KEYS = {"of", "right"}

Plain = dict[str, object]


class Deed(NamedTuple):
    """An answer that the script gives."""

    seat: int
    word: str


class Way(NamedTuple):
    """Answers of the learner, and what the script does after them.

    `say` names the message that answers a way which is not the lesson's.
    """

    line: list[str]
    deeds: list[Deed]
    say: str
    then: Plain


class Guess(NamedTuple):
    """What the learner may foretell before the click."""

    of: list[int | str]
    right: int | str


class Step(NamedTuple):
    """`ways` are equally good, the first is the main one; `question`, `then` and `after` are facts
    before it, after the main line and after the deeds, checked by the tests."""

    id: str
    ways: list[Way]
    others: list[Way]
    chance: Plain
    guess: Guess | None
    question: Plain
    then: Plain
    after: Plain


class Chapter(NamedTuple):
    given: Plain
    before: list[Deed]
    chance: Plain
    steps: list[Step]


class Lesson(NamedTuple):
    game: Game
    seats: int
    shared: Plain
    chapters: list[Chapter]

    @property
    def steps(self) -> list[tuple[int, int]]:
        """Where each step stands: chapter, and place in it."""
        return [
            (number, place)
            for number, chapter in enumerate(self.chapters)
            for place in range(len(chapter.steps))
        ]

    def step(self, number: int) -> Step:
        chapter, place = self.steps[number]
        return self.chapters[chapter].steps[place]


@cache
def lesson_of(game_id: str) -> Lesson | None:
    """The guided first game of a title; None where it has none."""
    path = TITLES / game_id / "lessons/first.yaml"
    return _lesson(str(path), path.read_bytes()) if path.exists() else None


def _lesson(name: str, raw: bytes) -> Lesson:
    plain = _mapping(read(name, raw), name, FILE_KEYS)
    game = find(str(plain["game"]))
    seats = plain["seats"]
    if type(seats) is not int:
        raise VectorError(f"{name}: seats is {seats!r}, not a number")
    chapters = [_chapter(item) for item in _list(plain.get("chapters"))]
    ids = [step.id for chapter in chapters for step in chapter.steps]
    if len(set(ids)) != len(ids):
        raise VectorError(f"{name}: two steps have one id")
    return Lesson(game, seats, plain, chapters)


def _chapter(item: object) -> Chapter:
    plain = _mapping(item, "chapter", CHAPTER_KEYS)
    steps = [_step(each) for each in _list(plain.get("steps"))]
    if not steps:
        raise VectorError("a chapter without steps")
    return Chapter(
        _mapping(plain.get("given", {}), "given"),
        _deeds(plain.get("before", [])),
        _mapping(plain.get("chance", {}), "chance"),
        steps,
    )


def _step(item: object) -> Step:
    plain = _mapping(item, "step", STEP_KEYS)
    main = {key: plain[key] for key in ("line", "deeds") if key in plain}
    also = [_mapping(each, "also", WAY_KEYS) for each in _list(plain.get("also", []))]
    # Another way as good is followed by the same deeds where it names none.
    ways = [_way(each) for each in (main, *({**main, **each} for each in also))]
    return Step(
        str(plain["id"]),
        ways,
        [_way(each) for each in _list(plain.get("else", []))],
        _mapping(plain.get("chance", {}), "chance"),
        _guess(plain.get("guess")),
        _mapping(plain.get("question", {}), "question"),
        _mapping(plain.get("then", {}), "then"),
        _mapping(plain.get("after", {}), "after"),
    )


def _way(item: object) -> Way:
    plain = _mapping(item, "line", WAY_KEYS)
    line = [str(word) for word in _list(plain.get("line"))]
    if not line:
        raise VectorError("a line without answers")
    say = str(plain.get("say", ""))
    return Way(line, _deeds(plain.get("deeds", [])), say, _mapping(plain.get("then", {}), "then"))


def _guess(item: object) -> Guess | None:
    if item is None:
        return None
    plain = _mapping(item, "guess", GUESS_KEYS)
    offered: list[int | str] = []
    for one in _list(plain.get("of")):
        assert isinstance(one, int | str)
        offered.append(one)
    right = plain.get("right")
    if not isinstance(right, int | str) or right not in offered:
        raise VectorError("guess: what is right is not among what may be guessed")
    return Guess(offered, right)


def _deeds(plain: object) -> list[Deed]:
    """`[{B: sugar}, {C: coffee}]`"""
    deeds: list[Deed] = []
    for item in _list(plain):
        for seat, word in _mapping(item, "deed").items():
            deeds.append(Deed("ABCDE".index(seat), str(word)))
    return deeds


def _mapping(plain: object, what: str, known: set[str] | None = None) -> Plain:
    if not isinstance(plain, dict):
        raise VectorError(f"{what} is not a mapping")
    for key in plain:
        if known is not None and key not in known:
            raise VectorError(f"{what}: unknown key {key!r}; known: {', '.join(sorted(known))}")
    return plain


def _list(plain: object) -> list[object]:
    if not isinstance(plain, list):
        raise VectorError(f"{plain!r} is not a list")
    return plain
