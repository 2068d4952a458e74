"""Random games for a second reading of the rules.

The engine lists answers and counts points from tables of its own. A reading computes the same from
the position as it is written down and from the data rows, by the plainest way there is.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain, combinations
from typing import Any, NamedTuple

import yaml

import tablero
from tablero.core.engine import State
from tablero.core.game import Value
from tablero.core.match import Match

Plain = dict[str, Any]
Points = dict[str, list[int]]  # by category and seat
Words = tuple[str, ...]
NONE: Words = ()
LIKING = 0.75


class Moment(NamedTuple):
    """A question of a random game, its answer, and the position before and after."""

    name: str
    asked: str
    seat: int
    about: Plain
    offered: set[str]
    before: Plain
    word: str
    after: Plain
    events: list[Plain]
    state: State  # after the answer, until the next one is given

    @property
    def player(self) -> Plain:
        player: Plain = self.before["players"][self.seat]
        return player

    @property
    def points(self) -> Points:
        return {name: list(by_seat) for name, by_seat in self.state.score_rows()}

    def ends_turn(self) -> bool:
        """Whether a turn on the trail ended with this answer."""
        return bool(self.before["turns"] != self.after["turns"] or not self.after["frames"])


def moments(title: str, seats: int, seed: int, **options: Value) -> Iterator[Moment]:
    """Every question of one random game."""
    match = tablero.game(title).match(seats, seed, **options)
    return played(match, f"{title}, {seats} seats, seed {seed}", random.Random(seed))


def played(match: Match, game: str, dice: random.Random, shunned: Words = NONE) -> Iterator[Moment]:
    """Every question until the end; an answer that begins with a shunned word is seldom given."""
    after: Plain = match.game.dump(match.state)
    while not match.is_over():
        before, asked, seat = after, match.asked(), match.acting()
        about: Plain = dict(match.state.question().about(match.state))
        offered = set(match.legal.words)
        liked = sorted(word for word in offered if not word.startswith(shunned))
        is_free = not shunned or not liked or dice.random() > LIKING
        word = dice.choice(sorted(offered) if is_free else liked)
        events = [event.plain(int(event.seat)) for event in match.play(word)]
        after = match.game.dump(match.state)
        name = f"{game}, ply {before['ply']}: {asked}"
        yield Moment(name, asked, seat, about, offered, before, word, after, events, match.state)


@cache
def data_rows(title: str) -> dict[str, list[Plain]]:
    """The rows of all data files of a title, by group."""
    folder = files(f"tablero.games.{title}") / "data"
    texts = [path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".yaml")]
    groups = chain.from_iterable(yaml.safe_load(text).items() for text in texts)
    return {name: group["rows"] for name, group in groups}


def by_id(title: str, group: str) -> dict[Any, Plain]:
    return {row["id"]: row for row in data_rows(title)[group]}


def cards_of(player: Plain, *piles: str) -> Counter[str]:
    """All cards of some piles together."""
    cards: Counter[str] = Counter()
    for pile in piles:
        cards.update(player[pile])
    return cards


def own_tiles(position: Plain, seat: int) -> dict[str, str]:
    """A seat's buildings on the trail, by space."""
    owned = [(node, tile.split("@")) for node, tile in position["tiles"].items()]
    return {node: tile[0] for node, tile in owned if tile[1:] == [str(seat)]}


def subsets(things: list[Any]) -> Iterator[tuple[Any, ...]]:
    return chain.from_iterable(combinations(things, size) for size in range(len(things) + 1))


def reached(start: str, ways: dict[str, list[str]], stops: set[str], steps: int) -> set[str]:
    """The stops that some way of so many stops leads to; the trail ends at a stop without ways."""
    found: set[str] = set()
    todo = [(start, steps)]
    while todo:
        at, left = todo.pop()
        for ahead in ways.get(at, []):
            if ahead not in stops:
                todo.append((ahead, left))
            elif left:
                found.add(ahead)
                todo.append((ahead, left - 1))
    return found
