"""Playing one game between bots, with or without a record of it."""

from __future__ import annotations

from tablero import bots
from tablero.bots import Bot, Budget
from tablero.cli import outside
from tablero.core.engine import State
from tablero.core.game import Game, Options, View
from tablero.core.match import Match
from tablero.core.rng import FastRng
from tablero.core.sim.playout import chooser, hash_int, hash_offer, hash_scores, hashed_random_game


class Setup:
    """What is played: the same for every game of a run."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        # For an answer; None leaves it to the bots.
        self.seconds = seconds
        self.simulations = simulations

    def state(self, seed: int) -> State:
        return self.game.new(self.seats, FastRng.seeded(seed), self.options)

    def match(self, seed: int, names: list[str]) -> Match:
        match = Match.start(self.game, self.seats, self.options, FastRng.seeded(seed))
        match.names = names
        return match


def line_up(game: Game, names: list[str], seed: int) -> list[Bot]:
    """A bot for each seat; those of one name share its chance, so that one seed is one game."""
    made = {name: outside.find(name, seed) for name in dict.fromkeys(names)}
    return [made[name].sit(game, seat) for seat, name in enumerate(names)]


def play_bots(
    match: Match,
    players: list[Bot],
    h: int,
    seconds: float | None = None,
    simulations: int | None = None,
) -> int:
    """Play to the end; the rolling hash `h` with this game folded in."""
    state = match.state
    while not state.is_over():
        h = int(hash_offer(h, state))
        seat = int(state.seat_to_act())
        budget = Budget(seconds, simulations)
        answer = players[seat].think(View(match.game, state, seat), budget).answer
        h = int(hash_int(h, answer))
        match.play(answer)
        for hearer, player in enumerate(players):
            player.hear(bots.heard(match.entries[-1], hearer))
    for player in players:
        player.leave()
    return int(hash_scores(h, state))


def play_unrecorded(setup: Setup, names: list[str], seed: int, h: int) -> tuple[State, int]:
    if set(names) == {"random"}:  # the compiled loop makes the very same choices
        state = setup.state(seed)
        return state, int(hashed_random_game(state, chooser(seed), h))
    match, h = play_recorded(setup, names, seed, h)
    return match.state, h


def play_recorded(setup: Setup, names: list[str], seed: int, h: int) -> tuple[Match, int]:
    match = setup.match(seed, names)
    players = line_up(setup.game, names, seed)
    return match, play_bots(match, players, h, setup.seconds, setup.simulations)
