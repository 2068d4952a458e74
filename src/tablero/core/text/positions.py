"""Positions as one line of text, to be pasted back; play goes on from there with new chance."""

from __future__ import annotations

import json

from tablero.core.engine import State
from tablero.core.game import Game, Options
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.core.text.plain import Fields, PositionError

VERSION = 1  # of the text; the title's own rules have theirs
MAX_CHARACTERS = 1_000_000


def write(game: Game, state: State, seats: int, options: Options) -> str:
    """`seats` are those of people: a position may hold one more, which nobody is asked about."""
    plain = {
        "tablero": VERSION,
        "game": game.id,
        "rules": game.rules_version,
        "seats": seats,
        "options": options,
        "position": game.dump(state),
    }
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False)


def read(text: str, seed: int) -> Match:
    """A match that begins at the position; PositionError names what cannot be."""
    if len(text) > MAX_CHARACTERS:
        raise PositionError(f"the position is longer than {MAX_CHARACTERS} characters")
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise PositionError("not a position: it is one line of JSON") from None
    top = Fields("", plain)
    if top.number("tablero", 0) != VERSION:
        raise PositionError(f"tablero: not a position of version {VERSION}")
    if not top.has("game"):
        raise PositionError("game: which title is missing")
    game = find(str(top.values["game"]), top.number("rules", 0) if top.has("rules") else None)
    options = _options(game, top.fields("options"))
    state = game.load(top.fields("position").values, FastRng.seeded(seed))
    seats = top.number("seats", state.people())
    top.done()
    if seats != state.people():  # else a seat would be asked that nobody has
        raise PositionError(f"seats: {seats}, where the position has {state.people()}")
    try:
        return Match.at(game, state, seats, options)
    except ValueError as error:
        raise PositionError(f"seats: {error}") from None


def _options(game: Game, given: Fields) -> Options:
    chosen: Options = {}
    for name, value in given.values.items():
        if not isinstance(value, (bool, int, str)):
            raise PositionError(f"{given.name(name)}: {value!r} is no value of an option")
        chosen[name] = value
    try:
        return game.read_options(chosen)
    except ValueError as error:
        raise PositionError(f"options: {error}") from None
