"""Many games at once, stepped inside the compiled unit."""

from __future__ import annotations

from typing import NoReturn, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tablero.bots.policy import BotPolicy
from tablero.core.game import Game, Options
from tablero.core.registry import find
from tablero.core.sim.batch import EVERY_SEAT, IN_TURN, REWARDS, Batch, Policy, RandomPolicy
from tablero.core.sim.playout import chooser

LEARNERS = {"all": int(EVERY_SEAT), "turn": int(IN_TURN)}
T = TypeVar("T", bound=np.generic)
Step = tuple[NDArray[np.int16], NDArray[np.bool_], NDArray[np.float64], NDArray[np.bool_]]


class VectorEnv:
    """`n` games side by side; every step answers each of them once, and a game that is over is
    followed by the next one.

    The arrays are the same ones at every step, so copy what you keep: `observations` and `masks`
    of the seat that is asked (`seats`), `rewards` and `ended` of the last step. The first two can
    only be read, because what has not changed is not written again.

    `learner`: "all" seats are the caller's and `rewards` has a column for each; or one seat, or
    "turn" for another one in every game (`own` tells which), and the others are played by
    `opponents`: a bot's name or a `Policy`.

    `points` and `shares` of the win: of every seat, of the game that ended last in each row.
    `choices_only`: where one answer alone is legal it is given at once, and nobody is asked.

    `observations` and `masks` may be given: arrays of the caller (in shared memory, say) that every
    step is written into.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        seats: int | None = None,
        *,
        reward: str = "win",
        learner: int | str = "all",
        opponents: str | Policy = "random",
        options: Options | None = None,
        seed: int = 0,
        choices_only: bool = False,
        observations: NDArray[np.int16] | None = None,
        masks: NDArray[np.bool_] | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        count = self.game.seat_counts[0] if seats is None else seats
        if n < 1:
            raise ValueError("at least one game is wanted")
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        batch = Batch(
            self.game,
            n,
            count,
            options if options is not None else {},
            REWARDS.index(reward),
            _learner(learner, count),
            policy_of(self.game, opponents, seed),
            choices_only,
        )
        self.n = n
        self._opponents = opponents
        self.batch = batch
        self._seed = seed
        self._rows = np.frombuffer(memoryview(batch.rows.values), np.int16).reshape(n, -1)
        self._masks = np.frombuffer(memoryview(batch.masks.values), np.bool_).reshape(n, -1)
        self._rows.flags.writeable = self._masks.flags.writeable = False
        self.observations = _buffer("observations", observations, self._rows)
        self.masks = _buffer("masks", masks, self._masks)
        self.seats = np.frombuffer(memoryview(batch.asked), np.int64)
        self.own = np.frombuffer(memoryview(batch.own), np.int64)
        self.ended = np.frombuffer(memoryview(batch.ended), np.bool_)
        self.points = np.frombuffer(memoryview(batch.points), np.int64).reshape(n, -1)
        self.shares = np.frombuffer(memoryview(batch.shares), np.float64).reshape(n, -1)
        rewards = np.frombuffer(memoryview(batch.rewards), np.float64)
        self.rewards = rewards if int(batch.learner) != EVERY_SEAT else rewards.reshape(n, -1)
        self._drawn = np.frombuffer(memoryview(batch.actions), np.int64)
        self.reset(seed)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a VectorEnv cannot be sent or copied: make another one there")

    @property
    def schema_version(self) -> str:
        return self.batch.rows.encoder.signature()

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games anew; the same seed is the same games."""
        self._seed = self._seed if seed is None else seed
        self.batch.policy = policy_of(self.game, self._opponents, self._seed)
        self.batch.reset(self._seed)
        return self._step()

    def step(self, actions: ArrayLike) -> Step:
        """Answer every game. IllegalAnswer names the first that is not legal; none was played."""
        self.batch.step(np.ascontiguousarray(actions, dtype="<i8").tobytes())
        return self._step()

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        self.batch.draw()
        return self._drawn

    def _step(self) -> Step:
        if self.observations is not self._rows:
            self.observations[...] = self._rows
        if self.masks is not self._masks:
            self.masks[...] = self._masks
        return self.observations, self.masks, self.rewards, self.ended


def _learner(learner: int | str, seats: int) -> int:
    if isinstance(learner, str):
        if learner not in LEARNERS:
            raise ValueError(f"learner is a seat, 'all' or 'turn', not {learner!r}")
        return LEARNERS[learner]
    if not 0 <= learner < seats:
        raise ValueError(f"there is no seat {learner} among {seats}")
    return learner


def policy_of(game: Game, opponents: str | Policy, seed: int) -> Policy:
    if isinstance(opponents, Policy):
        return opponents
    if opponents == "random":
        return RandomPolicy(chooser(seed))
    return BotPolicy(game, opponents, seed)


def _buffer(name: str, given: NDArray[T] | None, own: NDArray[T]) -> NDArray[T]:
    if given is None:
        return own
    if given.shape != own.shape or given.itemsize != own.itemsize:
        raise ValueError(f"{name}: {own.shape} of {own.dtype} are wanted, not {given.shape}")
    return given
