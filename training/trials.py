"""Games on common seeds: one player once on every seat, against copies of another."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import lru_cache
from math import inf

from tablero import bots
from tablero.bots import Bot, Budget, Heard
from tablero.bots.guides import Simulations, searched_with
from tablero.bots.searcher import Searcher
from tablero.cli.ratings import wilson
from tablero.core.game import Game, View
from tablero.core.registry import find
from tablero.search.net import Net, read_net

NO_NET = b""


@dataclass(frozen=True)
class Entrant:
    """Who plays: a bot by its name, with so many simulations (0: its policy) instead of those of
    its level. The clock does not end the thoughts of one that looks further than its level.

    `net`: one that searches takes this net; NO_NET: it does without; None: it has the package's.
    """

    name: str
    net: bytes | None = None
    simulations: int | None = None
    exploration: float | None = None  # None: as the title's guide has it

    def sit(self, game: Game, seed: int, seat: int) -> Bot:
        bot = bots.find(self.name, seed).sit(game, seat)
        if isinstance(bot, Searcher):
            if self.net is not None:
                bot.searched = searched_with(game.id, known_net(game.id, self.net))
            if bot.searched is not None and self.looks_further(bot.searched.simulations):
                assert self.simulations is not None
                bot.searched.simulations = {self.name: self.simulations}
                bot.seconds = inf
            if self.exploration is not None and bot.searched is not None:
                bot.searched.guide.exploration = self.exploration
        return bot

    def looks_further(self, simulations: Simulations) -> bool:
        return self.simulations is not None and 0 < simulations[self.name] < self.simulations


@lru_cache(maxsize=4)
def known_net(game_id: str, data: bytes) -> Net | None:
    """Read once for all the games of a process."""
    return read_net(data, find(game_id)) if data != NO_NET else None


@dataclass(frozen=True)
class Trial:
    """One seed, with `player` on every seat in turn, or on one of them."""

    game: str
    seats: int
    seed: int
    player: Entrant
    rival: Entrant
    place: int | None = None


@dataclass
class Tally:
    """How a player did, and how long it thought where it had a choice."""

    won: float = 0.0
    games: int = 0
    points: int = 0
    best_points: int = 0  # of whoever won
    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Tally) -> None:
        self.won += other.won
        self.games += other.games
        self.points += other.points
        self.best_points += other.best_points
        self.answers += other.answers
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    def plain(self) -> dict[str, object]:
        low, high = wilson(self.won, self.games)
        games, answers = max(1, self.games), max(1, self.answers)
        return {
            "share": round(self.won / games, 4),
            "interval95": [round(low, 4), round(high, 4)],
            "games": self.games,
            "mean_score": round(self.points / games, 1),
            "mean_best": round(self.best_points / games, 1),
            "ms_an_answer": round(1000 * self.seconds / answers, 2),
            "longest_ms": round(1000 * self.longest, 1),
        }


def run(trial: Trial) -> Tally:
    """All games of a trial."""
    game, tally = find(trial.game), Tally()
    for place in range(trial.seats) if trial.place is None else [trial.place]:
        state = game.seeded(trial.seats, trial.seed)
        chosen = [trial.player if seat == place else trial.rival for seat in range(trial.seats)]
        players = [one.sit(game, trial.seed, seat) for seat, one in enumerate(chosen)]
        while not state.is_over():
            seat, kind = state.current_player(), state.kind()
            view = View(game, state, seat)
            began = time.process_time()
            answer = players[seat].think(view, Budget(simulations=chosen[seat].simulations)).answer
            if seat == place and len(state.answers()) > 1:
                spent = time.process_time() - began
                tally.answers += 1
                tally.seconds += spent
                tally.longest = max(tally.longest, spent)
            state.play(answer)
            said = Heard(seat, kind.name, kind.words[answer], [])
            for player in players:
                player.hear(said)
        scores = state.scores()
        tally.games += 1
        tally.won += state.returns()[place]
        tally.points += scores[place]
        tally.best_points += max(scores)
    return tally
