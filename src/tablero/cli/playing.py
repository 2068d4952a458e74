"""Playing one game between bots, with or without a record of it."""

from __future__ import annotations

from collections.abc import Callable

from tablero import bots
from tablero.bots import Bot
from tablero.core.engine import State
from tablero.core.game import Game, Options, View
from tablero.core.match import Match
from tablero.core.rng import FastRng
from tablero.core.sim.playout import chooser, hash_int, hash_offer, hash_scores, hashed_random_game

STRIDE = 1_000_003  # games of one seed; runs of neighbouring seeds share none


def game_seed(seed: int, number: int) -> int:
    return seed * STRIDE + number


class Setup:
    """What is played: the same for every game of a run."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def state(self, seed: int) -> State:
        return self.game.new(self.seats, FastRng.seeded(seed), self.options)

    def match(self, seed: int, names: list[str]) -> Match:
        match = Match.start(self.game, self.seats, self.options, FastRng.seeded(seed))
        match.names = names
        return match


def line_up(names: list[str], seed: int) -> list[Bot]:
    """A bot for each seat; seats of the same name share one, so that one seed is one game."""
    made = {name: bots.find(name, seed) for name in dict.fromkeys(names)}
    return [made[name] for name in names]


def play_bots(
    game: Game, state: State, players: list[Bot], play: Callable[[int], object], h: int
) -> int:
    """Play to the end through `play`; the rolling hash `h` with this game folded in."""
    while not state.is_over():
        h = int(hash_offer(h, state))
        seat = int(state.seat_to_act())
        answer = players[seat].choose(View(game, state, seat), state.answers())
        h = int(hash_int(h, answer))
        play(answer)
    return int(hash_scores(h, state))


def play_unrecorded(setup: Setup, names: list[str], seed: int, h: int) -> tuple[State, int]:
    state = setup.state(seed)
    if set(names) == {"random"}:  # the compiled loop makes the very same choices
        return state, int(hashed_random_game(state, chooser(seed), h))
    return state, play_bots(setup.game, state, line_up(names, seed), state.play, h)


def play_recorded(setup: Setup, names: list[str], seed: int, h: int) -> tuple[Match, int]:
    match = setup.match(seed, names)
    return match, play_bots(setup.game, match.state, line_up(names, seed), match.play, h)
