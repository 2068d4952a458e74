"""The `then` of a rule vector: facts of the position, of the question that waits, of the end."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.kinds import NO_ASIDES, NOBODY, Event, IllegalAnswer
from tablero.core.rng import ChanceError
from tablero.core.staged import undrawn

LONGEST = 40  # forced answers in a row; no title comes near


class Scene:
    """The position a `then` looks at, and the events of the answers that led to it."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def legal(self) -> list[str]:
        words = self.state.kind().words
        return [words[answer] for answer in self.state.answers()]

    def play(self, answer: int) -> None:
        self.state.events = self.events
        self.state.play(answer)
        self.state.events = None

    def after_forced(self) -> Scene | None:
        """The scene once the only answer there is was given; None where there is a choice."""
        answer = int(self.state.forced())
        if answer < 0:
            return None
        later = Scene(self.game, self.state.copy())
        later.events = self.events[:]
        try:
            later.play(answer)
        except ChanceError:  # what is staged is meant for another answer
            return None
        return later


def onward(scene: Scene) -> Iterator[Scene]:
    """The scene, and those after each forced answer that follows: vectors need not spell them out.

    Asides are no choice here: nobody spends a token who does not say so.
    """
    later: Scene | None = scene
    for _forced in range(LONGEST):
        if later is None:
            return
        yield later
        later = later.after_forced()


def judged(scene: Scene, then: dict[str, object]) -> tuple[Scene, list[str]]:
    """The first scene from here on that `then` fits; else this one and what does not hold."""
    first: list[str] = []
    for later in onward(scene):
        failed = _tried(later, then)
        if not failed:
            return later, []
        first = first or failed
    return scene, first


def _tried(scene: Scene, then: dict[str, object]) -> list[str]:
    try:
        return failures(scene, then) + undrawn(scene.state)
    except ValueError as error:  # a path that leads nowhere, a seat that is none
        return [str(error).splitlines()[0]]


def failures(scene: Scene, then: dict[str, object]) -> list[str]:
    """What does not hold, one line each. Every key but the named ones is a path into the dump."""
    lines: list[str] = []
    position: dict[str, object] | None = None
    for key, expected in then.items():
        check = CHECKS.get(key)
        if check is not None:
            lines += check(scene, expected)
            continue
        if position is None:
            position = scene.game.dump(scene.state)
        lines += differences(key, expected, look_up(position, key))
    return lines


def look_up(plain: object, path: str) -> object:
    """Follow `players.0.goods.corn`. A key that a mapping leaves out stands for nothing: None."""
    value = plain
    parts = path.split(".")
    for place, part in enumerate(parts, 1):
        if isinstance(value, dict) and part in value:
            value = value[part]
        elif isinstance(value, list) and part.isdecimal() and int(part) < len(value):
            value = value[int(part)]
        elif isinstance(value, dict) and place == len(parts) and _holds_counts(value):
            return None
        elif isinstance(value, dict):
            known = ", ".join(str(key) for key in value)
            raise ValueError(f"{path}: there is no {part!r} (there is {known})")
        else:
            raise ValueError(f"{path}: there is no {part!r}")
    return value


def _holds_counts(mapping: dict[str, object]) -> bool:
    """Dumps leave zeros out of mappings of counts, and only out of those."""
    return all(type(value) is int for value in mapping.values())


def differences(path: str, expected: object, found: object) -> list[str]:
    """Lists and values must be equal; of a mapping only the keys given are compared."""
    if isinstance(expected, dict) and isinstance(found, dict | list):
        lines: list[str] = []
        for key, value in expected.items():
            lines += differences(f"{path}.{key}", value, look_up(found, str(key)))
        return lines
    if type(expected) is type(found) and expected == found:
        return []
    if found is None and expected == 0:
        return []
    return [f"{path} is {shown(found)}, not {shown(expected)}"]


def shown(value: object) -> str:
    text = json.dumps(value, default=str)
    return text if len(text) <= 200 else text[:200] + " .."


def seat_number(plain: object) -> int:
    """A seat as number or letter."""
    if type(plain) is int:
        return plain
    if isinstance(plain, str) and plain.isdecimal():
        return int(plain)
    if isinstance(plain, str) and len(plain) == 1 and "A" <= plain <= "Z":
        return ord(plain) - ord("A")
    raise ValueError(f"{plain!r} is no seat")


def _legal(scene: Scene, expected: object) -> list[str]:
    wanted = {str(word) for word in _items(expected, "legal")}
    legal = set(scene.legal())
    asides = asides_of(scene.state)
    if not asides & wanted:  # asides are compared only where the vector names one
        legal -= asides
    unknown = wanted - set(scene.state.kind().words)
    lines = [f"legal: {scene.state.kind().name} has no word {w!r}" for w in sorted(unknown)]
    lines += [f"legal: {word} is offered" for word in sorted(legal - wanted)]
    return lines + [f"legal: {word} is not offered" for word in sorted(wanted - legal - unknown)]


def asides_of(state: State) -> set[str]:
    """The words of this question that leave it standing."""
    first = NO_ASIDES if state.is_over() else int(state.question().first_aside())
    return set() if first < 0 else set(state.kind().words[first:])


def _offers(scene: Scene, expected: object) -> list[str]:
    legal = scene.legal()
    wanted = [str(word) for word in _items(expected, "offers")]
    return [f"offers: {word} is not offered" for word in wanted if word not in legal]


def _refused(scene: Scene, expected: object) -> list[str]:
    """`{word: code}` or `{word: {code: .., figure: ..}}`."""
    lines: list[str] = []
    for word, reason in _pairs(expected, "refused").items():
        wanted = reason if isinstance(reason, dict) else {"code": reason}
        try:
            scene.state.answer_of(word)
        except IllegalAnswer as refusal:
            found: dict[str, object] = {"code": refusal.code, **refusal.facts}
            lines += differences(f"refused.{word}", wanted, found)
        else:
            lines.append(f"refused: {word} is offered")
    return lines


def _asks(scene: Scene, expected: object) -> list[str]:
    state = scene.state
    lines: list[str] = []
    for key, value in _pairs(expected, "asks").items():
        if key == "seat":
            lines += differences("asks.seat", seat_number(value), state.current_player())
        elif key == "kind":
            lines += differences("asks.kind", value, state.kind().name)
        elif key == "about":
            lines += differences("asks.about", value, state.question().about(state))
        else:
            raise ValueError(f"asks: unknown key {key!r}; known: about, kind, seat")
    return lines


def _figures(scene: Scene, expected: object) -> list[str]:
    """What an answer would cost or bring, as the label says it: `{word: {price: 3}}`."""
    state = scene.state
    lines: list[str] = []
    for word, figures in _pairs(expected, "figures").items():
        answer = state.answer_of(word)
        facts = {
            **state.question().facts(state, answer),
            "rank": state.question().rank(state, answer),
        }
        lines += differences(f"figures.{word}", figures, facts)
    return lines


def _events(scene: Scene, expected: object) -> list[str]:
    """These happened, in this order; others may stand between them."""
    happened = [event.plain(NOBODY, True) for event in scene.events]
    at = 0
    for item in _items(expected, "events"):
        wanted = _pairs(item, "events")
        while at < len(happened) and not _is_event(happened[at], wanted):
            at += 1
        if at == len(happened):
            kinds = " ".join(str(event["kind"]) for event in happened) or "nothing"
            return [f"events: {shown(wanted)} did not happen in this order (there was: {kinds})"]
        at += 1
    return []


def _is_event(event: dict[str, object], wanted: dict[str, object]) -> bool:
    args = event["args"]
    assert isinstance(args, dict)
    return {**args, "kind": event["kind"], "seat": event["seat"]}.items() >= wanted.items()


def _score_rows(scene: Scene, expected: object) -> list[str]:
    rows: dict[str, object] = dict(scene.state.score_rows())
    return differences("score_rows", _pairs(expected, "score_rows"), rows)


def _score_parts(scene: Scene, expected: object) -> list[str]:
    lines: list[str] = []
    for row, parts in _pairs(expected, "score_parts").items():
        found: dict[str, object] = dict(scene.state.score_parts(row))
        wanted = _pairs(parts, f"score_parts.{row}")
        lines += differences(f"score_parts.{row}", wanted, found)
    return lines


def _seen_by(scene: Scene, expected: object) -> list[str]:
    """Facts of the board as a seat is shown it: `{B: {path: value}}`; `nobody` is a spectator."""
    lines: list[str] = []
    for seat, facts in _pairs(expected, "seen_by").items():
        viewer = (
            NOBODY if seat == "nobody" else seat_number(int(seat) if seat.isdecimal() else seat)
        )
        board = View(scene.game, scene.state, viewer).plain()
        for path, value in _pairs(facts, "seen_by").items():
            lines += differences(f"seen_by.{seat}.{path}", value, look_up(board, path))
    return lines


def _exact(scene: Scene, expected: object) -> list[str]:
    """Facts by path of which nothing may be left out: `{players.0.city: {office: 1}}`."""
    position = scene.game.dump(scene.state)
    lines: list[str] = []
    for path, value in _pairs(expected, "exact").items():
        found = look_up(position, path)
        if found != value:
            lines.append(f"{path} is {shown(found)}, not {shown(value)}")
    return lines


def _scores(scene: Scene, expected: object) -> list[str]:
    return differences("scores", expected, scene.state.scores())


def _winners(scene: Scene, expected: object) -> list[str]:
    return differences("winners", expected, scene.state.winners())


def _over(scene: Scene, expected: object) -> list[str]:
    return differences("over", expected, scene.state.is_over())


def _ended_by(scene: Scene, expected: object) -> list[str]:
    return differences("ended_by", expected, scene.state.ended_by())


CHECKS = {
    "exact": _exact,
    "legal": _legal,
    "offers": _offers,
    "refused": _refused,
    "asks": _asks,
    "figures": _figures,
    "events": _events,
    "scores": _scores,
    "score_rows": _score_rows,
    "score_parts": _score_parts,
    "winners": _winners,
    "over": _over,
    "ended_by": _ended_by,
    "seen_by": _seen_by,
}


def _items(plain: object, what: str) -> list[object]:
    if not isinstance(plain, list):
        raise ValueError(f"{what} is not a list")
    return plain


def _pairs(plain: object, what: str) -> dict[str, object]:
    if not isinstance(plain, dict):
        raise ValueError(f"{what} is not a mapping")
    return plain
