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
TEMPTED_SHARE = 0.25  # of the answers at a glance are drawn by how promising they look
NODES = 100_000


@dataclass(frozen=True)
class Job:
    """`simulations` 0: games at a glance, by policy and common sense; many, for what comes of it.

    `teaches`: the policy is to be learned from them, too. `rival`: a bot that has all seats but
    one, with `rival_simulations` at most.
    """

    game: str
    seats: tuple[int, ...]  # drawn from for each game
    kept_share: float  # of the decisions of the first games
    net: bytes | None  # None: the first games, by the title's common sense
    simulations: int
    exploration: float
    seconds: float
    seed: int
    path: Path
    teaches: bool = True
    rival: str = ""
    rival_simulations: int = 0


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
        net = read_net(job.net, self.game) if job.net is not None else None
        self.guide: Guide = searched_with(job.game, net).guide
        self.is_scripted = net is None
        if net is not None and job.simulations:
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
            elif self.job.simulations == 0:
                state.play(self.glanced(state))
            else:
                state.play(self.weighed(state))
        self.samples.finish(seed, state.returns(), state.scores())

    def guests(self, seats: int, seed: int) -> list[Bot | None]:
        """Scripted players: all of them in the first games, later some now and then."""
        if self.job.rival:
            rivals: list[Bot | None] = [self.rival(seed, seat) for seat in range(seats)]
            rivals[self.dice.randrange(seats)] = None
            return rivals
        greedy = bots.find("greedy", seed)
        if self.is_scripted:
            return [greedy] * seats
        if self.dice.random() >= GUEST_SHARE:
            return [None] * seats
        chosen = [greedy if self.dice.random() < 0.5 else None for _seat in range(seats)]
        chosen[self.dice.randrange(seats)] = None
        return list(chosen)

    def rival(self, seed: int, seat: int) -> Bot:
        return bots.find(self.job.rival, seed).sit(self.game, seat)

    def scripted(self, state: State, guest: Bot) -> int:
        seat = state.current_player()
        most = Budget(simulations=self.job.rival_simulations) if self.job.rival else Budget()
        answer = guest.think(View(self.game, state, seat), most).answer
        if not self.is_scripted:
            return answer
        if self.dice.random() < self.job.kept_share:
            offset = state.kind().offset
            marks = [(offset + one, 1.0 if one == answer else 0.0) for one in state.answers()]
            self.samples.add(self.rows(state, seat), seat, marks, None)
        if self.dice.random() < RANDOM_SHARE:
            return self.dice.choice(state.answers())
        return answer

    def glanced(self, state: State) -> int:
        """By policy and common sense, without a search."""
        seat, answers = state.current_player(), state.answers()
        self.guide.begin(state)
        self.guide.judge(state)
        self.guide.reconsider(state)
        likely = [self.guide.priors[k] for k in range(len(answers))]
        if self.dice.random() < self.job.kept_share / 2:
            offset, counts = state.kind().offset, 1.0 if self.job.teaches else 0.0
            pairs = zip(answers, likely, strict=True)
            marks = [(offset + one, counts * prior) for one, prior in pairs]
            self.samples.add(self.rows(state, seat), seat, marks, None)
        if self.dice.random() < RANDOM_SHARE / 2:
            return self.dice.choice(answers)
        if self.dice.random() < TEMPTED_SHARE:
            return self.dice.choices(answers, likely)[0]
        return answers[likely.index(max(likely))]

    def weighed(self, state: State) -> int:
        """By search, with noise; most decisions are weighed well and kept."""
        seat = state.current_player()
        thorough = self.dice.random() < THOROUGH_SHARE
        tree = Tree(self.guide, View(self.game, state, seat), self.dice.getrandbits(30), NODES)
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
    """Games, at least one, and decisions that were noted."""
    began = time.monotonic()
    player = Player(job)
    games = 0
    while games == 0 or time.monotonic() - began < job.seconds:
        player.play(games)
        games += 1
    player.samples.save(job.path)
    return games, len(player.samples.seats)
