"""A policy that imitates a bot: numpy alone, minutes on a CPU (docs/imitation.md).

python imitate.py greedy.npz --against beginner
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the net is small: more threads only wait

import numpy as np

from tablero.core.sim.encode import BITS, COUNT, Number
from tablero.envs import Observer, VectorEnv
from tablero.envs.dataset import Dataset

HIDDEN, BATCH, RATE = 128, 256, 2e-3
STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 30, 50)  # of a count


class Inputs:
    """Expands rows as the schema says: counts as fractions and as steps (at least 1, at least 2,
    ..), categories and bits one by one. Without the steps a net is slow to see what one doubloon
    more can buy."""

    def __init__(self, schema: list[Number]) -> None:
        counts, steps, ones, bits = groups = [], [], [], []
        for k, number in enumerate(schema):
            if number.what == COUNT:
                counts.append((k, max(1, number.bound)))
                steps += [(k, step) for step in STEPS if step <= number.bound]
            elif number.what == BITS:
                bits += [(k, bit) for bit in range(number.bound)]
            else:
                ones += [(k, value) for value in range(number.bound)]
        self.groups = [np.array(group, np.int16).reshape(-1, 2).T for group in groups]
        self.size = sum(map(len, groups))

    def __call__(self, rows: np.ndarray) -> np.ndarray:
        (counts, most), (steps, least), (ones, values), (bits, shifts) = self.groups
        return np.hstack(
            [
                rows[:, counts] / most,
                rows[:, steps] >= least,
                rows[:, ones] == values,
                rows[:, bits] >> shifts & 1,
            ],
            dtype="f4",
        )


class Policy:
    """One hidden layer; Adam raises the chance of what was chosen among what was legal."""

    def __init__(self, inputs: int, actions: int, dice: np.random.Generator) -> None:
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions), (actions,)]
        scales = [1 / np.sqrt(inputs), 0, 1 / np.sqrt(HIDDEN), 0]
        self.weights = [
            (dice.standard_normal(shape) * scale).astype("f4")
            for shape, scale in zip(shapes, scales, strict=True)
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def logits(self, x: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        w, b, v, c = self.weights
        hidden = np.maximum(x @ w + b, 0)
        return np.where(masks, hidden @ v + c, -1e9), hidden

    def learn(self, x: np.ndarray, masks: np.ndarray, chosen: np.ndarray) -> float:
        """One step; the share of decisions in which it would have chosen the same."""
        logits, hidden = self.logits(x, masks)
        same = float((logits.argmax(1) == chosen).mean())
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        chances[np.arange(len(chosen)), chosen] -= 1
        chances /= len(chosen)
        back = (chances @ self.weights[2].T) * (hidden > 0)
        slopes = [x.T @ back, back.sum(0), hidden.T @ chances, chances.sum(0)]
        self.steps += 1
        for k, slope in enumerate(slopes):
            self.first[k] += 0.1 * (slope - self.first[k])
            self.second[k] += 0.001 * (slope**2 - self.second[k])
            mean = self.first[k] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.second[k] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[k] -= RATE * mean / spread
        return same


def train(data: Dataset, epochs: int) -> tuple[Inputs, Policy]:
    dice = np.random.default_rng(1)
    inputs = Inputs(Observer(data.game).schema)
    policy = Policy(inputs.size, Observer(data.game).actions, dice)
    held_out = data.games % 10 == 9  # whole games, never learnt from
    for epoch in range(1, epochs + 1):
        order = dice.permutation(np.flatnonzero(~held_out))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            policy.learn(inputs(data.observations[some]), data.mask(some), data.actions[some])
        rest = np.flatnonzero(held_out)[:4000]
        if len(rest):
            logits, _hidden = policy.logits(inputs(data.observations[rest]), data.mask(rest))
            same = (logits.argmax(1) == data.actions[rest]).mean()
            print(f"epoch {epoch}: chooses the same in {same:.1%} of games held out", flush=True)
    return inputs, policy


def win_share(game: str, players: int, inputs: Inputs, policy: Policy, bot: str, n: int) -> float:
    """Of `n` games against copies of `bot`, on every seat in turn."""
    env = VectorEnv(game, min(n, 32), players, learner="turn", opponents=bot, seed=9)
    won = ended = 0.0
    while ended < n:
        logits, _hidden = policy.logits(inputs(env.observations), env.masks)
        env.step(logits.argmax(1))
        won += env.rewards[env.ended].sum()
        ended += env.ended.sum()
    return won / ended


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--against", default="beginner")
    parser.add_argument("--games", type=int, default=300)
    args = parser.parse_args()
    found = Dataset.load(args.data)
    learnt = train(found, args.epochs)
    share = win_share(found.game, args.players, *learnt, args.against, args.games)
    print(
        f"wins {share:.1%} of {args.games} games against {args.against}; par {1 / args.players:.1%}"
    )
