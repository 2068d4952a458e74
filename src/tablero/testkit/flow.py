"""Same answer, other hand, same flow shown: what is asked next must not tell what is hidden.

Worlds are dealt anew from what a watcher knows. The seat that is asked gives the same answers in
the true position and in the other world, as long as they are legal in both; after each of them the
watcher must be shown the same: who is asked which kind of question, the events, the board. So the
number of questions until the turn passes is compared as well.
"""

from __future__ import annotations

import json

from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.kinds import NOBODY, Event, Stream
from tablero.core.rng import FastRng, RecordingRng, Rng

ANY = Stream("any")
MOST = 30  # answers compared from one position; the turn has passed long before


def check_flow(game: Game, state: State, here: str, seed: int) -> None:
    for watcher in range(NOBODY, int(state.seats)):
        where = f"{here}, seen by {watcher}"
        twins = Twins(game, state, watcher, seed)
        assert shown(twins.true, watcher, []) == shown(twins.other, watcher, []), (
            f"{where}: the waiting question tells a secret"
        )
        if state.question().is_public():
            same = twins.true.answers() == twins.other.answers()
            assert same, f"{where}: {state.kind().name} is called public and depends on secrets"
        twins.compare(where)


class Twins:
    """The true position and another that a watcher cannot tell from it, with equal chance ahead."""

    def __init__(self, game: Game, state: State, watcher: int, seed: int) -> None:
        self.game = game
        self.watcher = watcher
        self.true = state.copy()
        self.other = View(game, state, watcher).determinise(FastRng.seeded(seed))
        self.true.rng = FastRng.seeded(seed + 1)
        self.other.rng = FastRng.seeded(seed + 1)
        self.chooser = FastRng.seeded(seed + 2)

    def compare(self, where: str) -> None:
        """Play on alike until the turn passes, the hands are shown or no answer fits both."""
        seat = self.true.current_player()
        for step in range(MOST):
            answer = self.common(self.chooser)
            if answer is None or self.true.current_player() != seat:
                return
            word = f"{self.true.kind().name} {self.true.kind().words[answer]}"
            told, was_shown = play(self.true, answer)
            also_told, _ = play(self.other, answer)
            if was_shown:
                return  # by rule, as the hand is at an income
            one = shown(self.true, self.watcher, told)
            two = shown(self.other, self.watcher, also_told)
            assert one == two, (
                f"{where}: answer {step + 1}, {word}, is followed by {difference(one, two)}"
            )
            if self.true.is_over():
                return  # all lies open now
            boards = [
                view_bytes(View(self.game, world, self.watcher))
                for world in (self.true, self.other)
            ]
            assert boards[0] == boards[1], f"{where}: answer {step + 1}, {word}: boards differ"

    def common(self, rng: Rng) -> int | None:
        """An answer that is legal in both."""
        answers = [answer for answer in self.true.answers() if self.other.is_offered(answer)]
        return answers[rng.below(ANY, len(answers))] if answers else None


def play(state: State, answer: int) -> tuple[list[Event], bool]:
    """Play it; the events, and whether hidden things were shown by rule (`State.revealed`)."""
    chance: list[tuple[Stream, int]] = []
    events: list[Event] = []
    draws = int(state.draws)
    rng = state.rng
    state.rng = RecordingRng(rng, chance)
    state.events = events
    state.play(answer)
    state.events = None
    state.rng = rng
    return events, int(state.draws) - draws > len(chance)


def shown(state: State, watcher: int, events: list[Event]) -> list[object]:
    """Whom and what the table asks now, and what it tells of what happened."""
    asked = [state.current_player(), state.kind().name]
    return [asked, *(event.plain(watcher) for event in events)]


def difference(one: list[object], two: list[object]) -> str:
    pairs = zip([*one, *[None] * len(two)], [*two, *[None] * len(one)], strict=True)
    return " or ".join(next((f"{a}", f"{b}") for a, b in pairs if a != b))


def view_bytes(view: View) -> bytes:
    """All that a view lets its holder read."""
    told = [view.plain(), view.game.dump(view.state), view.state.answers()]
    return json.dumps(told, sort_keys=True).encode()
