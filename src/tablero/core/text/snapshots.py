"""A match as plain data, to go on exactly there: position, history, undo and generator.

Holds secrets and is trusted when read back, so it is kept and never sent; what is given away is
a record, which is replayed answer by answer.
"""

from __future__ import annotations

import hashlib
from functools import cache

from tablero.core.game import Game
from tablero.core.kinds import Event, EventKind, Kind, Stream
from tablero.core.match import Entry, Match
from tablero.core.registry import find
from tablero.core.rng import load_rng


class SnapshotError(ValueError):
    """Plain data that is no snapshot, or one of a match that cannot be played here."""


def save(match: Match) -> dict[str, object]:
    game = match.game
    return {
        "game": game.id,
        "rules": game.rules_version,
        "declared": _declared(game),
        "seats": match.seats,
        "options": dict(match.options),
        "names": list(match.names),
        "commitment": match.commitment,
        "setup": _outcomes(match.setup_chance),
        "dropped": match.dropped,
        "entries": [_entry(entry) for entry in match.entries],
        "position": game.dump(match.state),
        "before": [] if match.floor is None else [game.dump(match.floor)],
        "kept_from": match.kept_from,
        "boundary": match.boundary,
        "rng": match.state.rng.save(),
    }


@cache
def _declared(game: Game) -> str:
    """What the numbers in a snapshot mean: it is void once a title declares its words otherwise."""
    kinds = [(kind.name, kind.words) for kind in game.kinds]
    events = [(kind.name, kind.args) for kind in game.event_kinds]
    streams = [(stream.name, stream.words) for stream in game.streams]
    return hashlib.sha256(repr([kinds, events, streams]).encode()).hexdigest()


def _outcomes(chance: list[tuple[Stream, int]]) -> list[object]:
    return [[stream.name, outcome] for stream, outcome in chance]


def _entry(entry: Entry) -> list[object]:
    events = [[event.kind.name, int(event.seat), event.values] for event in entry.events]
    chance = _outcomes(entry.chance)
    return [entry.seat, entry.kind, entry.answer, chance, events, int(entry.is_auto)]


def restore(plain: dict[str, object]) -> Match:
    """The inverse of `save`; SnapshotError or a title's PositionError if it does not fit."""
    try:
        return _restore(plain)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise SnapshotError(f"not a snapshot: {error!r}") from None


def _restore(plain: dict[str, object]) -> Match:
    options = plain["options"]
    if not isinstance(options, dict):
        raise SnapshotError("not a snapshot")
    game = find(str(plain["game"]), _number(plain["rules"]))
    if plain["declared"] != _declared(game):
        raise SnapshotError("the title's words have changed since")
    # Undo never goes back over a draw, so all positions kept stand at the same place of chance.
    generator = load_rng(_mapping(plain["rng"]))
    state = game.load(_mapping(plain["position"]), generator)
    match = Match(game, _number(plain["seats"]), options, generator, state)
    match.names = [str(name) for name in _list(plain["names"])]
    match.commitment = str(plain["commitment"])
    words = _Words(game)
    match.setup_chance = words.outcomes(plain["setup"])
    match.dropped = _number(plain.get("dropped", 0))
    match.entries = [words.entry(item) for item in _list(plain["entries"])]
    for item in _list(plain["before"])[:1]:  # once there was one for each answer
        match.floor = game.load(_mapping(item), generator.copy())
    match.kept_from = _number(plain["kept_from"])
    match.boundary = str(plain["boundary"])
    return match


class _Words:
    """What the names in a snapshot stand for."""

    def __init__(self, game: Game) -> None:
        self.kinds: dict[str, Kind] = {kind.name: kind for kind in game.kinds}
        self.events: dict[str, EventKind] = {kind.name: kind for kind in game.event_kinds}
        self.streams: dict[str, Stream] = {stream.name: stream for stream in game.streams}

    def outcomes(self, plain: object) -> list[tuple[Stream, int]]:
        found: list[tuple[Stream, int]] = []
        for pair in _list(plain):
            name, outcome = _list(pair)
            found.append((self.streams[str(name)], _number(outcome)))
        return found

    def entry(self, plain: object) -> Entry:
        seat, kind, answer, chance, events, auto = _list(plain)
        number = _number(answer)
        asked = self.kinds[str(kind)]
        word = asked.words[number]
        told = [self.event(item) for item in _list(events)]
        drawn = self.outcomes(chance)
        return Entry(_number(seat), asked.name, word, number, drawn, told, auto == 1)

    def event(self, plain: object) -> Event:
        name, seat, values = _list(plain)
        numbers = [_number(value) for value in _list(values)]
        return Event(self.events[str(name)], _number(seat), numbers)


def _list(plain: object) -> list[object]:
    if not isinstance(plain, list):
        raise SnapshotError("not a snapshot")
    return plain


def _number(plain: object) -> int:
    if not isinstance(plain, int):
        raise SnapshotError("not a snapshot")
    return plain


def _mapping(plain: object) -> dict[str, object]:
    if not isinstance(plain, dict):
        raise SnapshotError("not a snapshot")
    return plain
