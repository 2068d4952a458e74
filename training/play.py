"""Self-play in a process of its own: games until the time is up, decisions into a file."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from tablero import bots
from tablero.bots import Bot, Budget
from tablero.bots.guides import searched_with
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.registry import find
from tablero.search.features import Features
from tablero.search.guide import Guide
from tablero.search.net import read_net
from tablero.search.tree import Tree
from training.samples import Samples

RANDOM_SHARE = 0.08  # of the answers in the first games, so that bad positions are seen too
THOROUGH_SHARE = 0.8  # of the decisions of later games are weighed well, and kept
QUICK = 0.3  # of the simulations for the others
DRAWN_SHARE = 0.15  # of the answers are drawn by visits
NOISE = 0.25  # of the root's priors
NOISE_SHAPE = 0.6
GUEST_SHARE = 0.25  # of the games have scripted players at the table
NODES = 100_000


@dataclass(frozen=True)
class Job:
    game: str
    seats: tuple[int, ...]  # drawn from for each game
    kept_share: float  # of the decisions of the first games
    net: bytes | None  # None: the first games, by the title's common sense
    simulations: int
    exploration: float
    seconds: float
    seed: int
    path: Path


class Player:
    """Plays whole games of a job and notes its decisions."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game: Game = find(job.game)
        assert self.game.encoder is not None
        self.dice = random.Random(job.seed)
        self.samples = Samples()
        self.features = Features(self.game.encoder)
        self.out = vec[i64]([0] * self.features.places)
        self.guide: Guide | None = None
        if job.net is not None:
            self.guide = searched_with(job.game, read_net(job.net, self.game)).guide
            self.guide.exploration = job.exploration
            self.guide.by_itself()

    def rows(self, state: State, seat: int) -> NDArray[np.uint16]:
        self.features.write(state, seat, self.out)
        return np.frombuffer(memoryview(self.out), np.int64).astype(np.uint16)

    def play(self, number: int) -> None:
        seats = self.dice.choice(self.job.seats)
        seed = self.job.seed * 1_000_003 + number
        state = self.game.seeded(seats, seed)
        guests = self.guests(seats, seed)
        while not state.is_over():
            answers = state.answers()
            if len(answers) == 1:
                state.play(answers[0])
                continue
            guest = guests[state.current_player()]
            if guest is not None:
                state.play(self.scripted(state, guest))
            else:
                assert self.guide is not None
                state.play(self.weighed(state, self.guide))
        self.samples.finish(seed, state.returns(), state.scores())

    def guests(self, seats: int, seed: int) -> list[Bot | None]:
        """Scripted players: all of them in the first games, later some now and then."""
        greedy = bots.find("greedy", seed)
        if self.guide is None:
            return [greedy] * seats
        if self.dice.random() >= GUEST_SHARE:
            return [None] * seats
        chosen = [greedy if self.dice.random() < 0.5 else None for _seat in range(seats)]
        chosen[self.dice.randrange(seats)] = None
        return list(chosen)

    def scripted(self, state: State, guest: Bot) -> int:
        seat = state.current_player()
        answer = guest.think(View(self.game, state, seat), Budget()).answer
        if self.guide is not None:
            return answer
        if self.dice.random() < self.job.kept_share:
            offset = state.kind().offset
            marks = [(offset + one, 1.0 if one == answer else 0.0) for one in state.answers()]
            self.samples.add(self.rows(state, seat), seat, marks, None)
        if self.dice.random() < RANDOM_SHARE:
            return self.dice.choice(state.answers())
        return answer

    def weighed(self, state: State, guide: Guide) -> int:
        """By search, with noise; most decisions are weighed well and kept."""
        seat = state.current_player()
        thorough = self.dice.random() < THOROUGH_SHARE
        tree = Tree(guide, View(self.game, state, seat), self.dice.getrandbits(30), NODES)
        if thorough:
            draws = [self.dice.gammavariate(NOISE_SHAPE, 1.0) for _answer in state.answers()]
            total = sum(draws) or 1.0
            tree.stir([draw / total for draw in draws], NOISE)
        simulations = self.job.simulations
        for _simulation in range(simulations if thorough else int(simulations * QUICK)):
            tree.simulate()
        found = tree.edges()
        if thorough:
            offset = state.kind().offset
            weights = [(offset + edge.answer, float(edge.tried)) for edge in found]
            self.samples.add(self.rows(state, seat), seat, weights, tree.hopes())
        if self.dice.random() < DRAWN_SHARE:
            return self.dice.choices(
                [edge.answer for edge in found], [edge.tried + 0.01 for edge in found]
            )[0]
        return max(found, key=lambda edge: (edge.tried, edge.mean)).answer


def run(job: Job) -> tuple[int, int]:
    """Games and decisions that were noted."""
    began = time.monotonic()
    player = Player(job)
    games = 0
    while time.monotonic() - began < job.seconds:
        player.play(games)
        games += 1
    player.samples.save(job.path)
    return games, len(player.samples.seats)
