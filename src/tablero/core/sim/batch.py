"""Many games side by side for learners: every step answers each of them once.

Observations and masks of all games lie one after another in buffers that stay in place. A game that
is over gives its rewards and is followed by the next one in the same step.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tablero.core.engine import MAX_SEATS, State
from tablero.core.game import Game, Options
from tablero.core.kinds import IllegalAnswer
from tablero.core.rng import FastRng
from tablero.core.sim.encode import Masks, Rows
from tablero.core.sim.playout import chooser, game_seed, pick_offered

# What a seat is rewarded with.
WIN: Final[i64] = 0  # at the end: 1, shared by who shares the win
LEAD: Final[i64] = 1  # at the end: points ahead of the best rival
GAIN: Final[i64] = 2  # at every step: what the lead has grown by
REWARDS: Final = ["win", "lead", "gain"]

EVERY_SEAT: Final[i64] = -1  # the learner answers for all
IN_TURN: Final[i64] = -2  # the learner has another seat in every game
BYTES: Final[i64] = 8  # of an action


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers for the seats that the learner does not have."""

    def choose(self, s: State) -> i64:
        """One of the answers in the buffer."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Any answer, all equally likely."""

    def __init__(self, rng: FastRng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return random_policy, (int(self.rng.state),)

    def choose(self, s: State) -> i64:
        return pick_offered(s, self.rng)


def random_policy(state: int) -> RandomPolicy:
    """One that goes on where another stood."""
    return RandomPolicy(FastRng(state))


class Batch:
    """`size` games of a title. Row k of every buffer is about game k: `rows` and `masks` of the
    seat that is asked, `asked`; `own`, the learner's seat; `rewards`, one for each of the
    learner's seats, and `ended`, whether the last step ended a game there; `points` and `shares` of
    the win of every seat, an automa's too, of the last game that ended there.

    `choices_only`: where one answer alone is legal it is given at once, and nobody is asked."""

    def __init__(
        self,
        game: Game,
        size: int,
        seats: int,
        options: Options,
        reward: i64,
        learner: i64,
        policy: Policy,
        choices_only: bool = False,
    ) -> None:
        game.check_seats(seats)
        if game.encoder is None:
            raise ValueError(f"{game.id} does not tell what it observes")
        self.game = game
        self.size: i64 = size
        self.seats: i64 = seats
        self.options = game.read_options(options)
        self.reward = reward
        self.learner = learner
        self.policy = policy
        self.choices_only = choices_only
        self.seed = 0
        self.states = vec[State]()
        self.offsets = vec[i64]([0] * size)  # of the actions that the waiting questions have
        self.games = vec[i64]([0] * size)  # how many were begun in this row
        self.rows = Rows(game.encoder, size)
        self.masks = Masks(game.actions, size)
        self.asked = vec[i64]([0] * size)
        self.own = vec[i64]([0] * size)
        self.columns: i64 = seats if learner == EVERY_SEAT else 1
        self.rewards = vec[float]([0.0] * (size * int(self.columns)))
        self.leads = vec[i64]([0] * (size * int(self.columns)))
        self.ended = vec[u8]([0] * size)
        self.points = vec[i64]([0] * (size * int(MAX_SEATS)))
        self.shares = vec[float]([0.0] * (size * int(MAX_SEATS)))
        self.actions = vec[i64]([0] * size)  # the last ones drawn
        self.rng = FastRng.seeded(0)

    # -- for the caller -------------------------------------------------------------------------
    def reset(self, seed: int) -> None:
        """Begin all games anew; the same seed is the same games."""
        self.seed = seed
        self.rng = chooser(seed)
        first = self.game.seeded(int(self.seats), 0, self.options)
        self.states = vec[State]([first] * int(self.size))
        for k in range(self.size):
            self.games[k] = 0
            self.ended[k] = 0
            self.begin(k)
            self.clear_rewards(k)
            self.write(k)

    def step(self, actions: bytes) -> None:
        """Answer every game: 8 bytes an action, lowest first. IllegalAnswer: nothing was played."""
        if len(actions) != self.size * BYTES:
            raise ValueError(f"{int(self.size)} actions are wanted")
        self.check(actions)
        for k in range(self.size):
            s = self.states[k]
            s.play_trusted(read_i64_le(actions, k * BYTES) - self.offsets[k])
            self.play_on(k)
            if self.ended[k]:
                self.ended[k] = 0
                self.clear_rewards(k)
            if s.depth == 0 or self.reward == GAIN:
                self.give_rewards(k)
            if s.depth == 0:
                self.ended[k] = 1
                self.keep_result(k)
                self.begin(k)
            self.write(k)

    def draw(self) -> None:
        """A random legal action for each game, into `actions`."""
        for k in range(self.size):
            self.actions[k] = self.offsets[k] + pick_offered(self.states[k], self.rng)

    # -- one game -------------------------------------------------------------------------------
    def check(self, actions: bytes) -> None:
        masks = self.masks
        for k in range(self.size):
            action = read_i64_le(actions, k * BYTES)
            if (
                action < 0
                or action >= masks.actions
                or not masks.values[k * masks.actions + action]
            ):
                raise IllegalAnswer(f"game {int(k)}: action {int(action)} is not legal here")

    def begin(self, k: i64) -> None:
        """The next game of a row, up to the learner's first question."""
        number = int(k + self.size * self.games[k])
        self.states[k] = self.game.seeded(
            int(self.seats), game_seed(self.seed, number), self.options
        )
        self.rows.begin(k)
        self.own[k] = self.learner
        if self.learner == IN_TURN:
            self.own[k] = (k + self.games[k]) % self.seats
        self.games[k] += 1
        self.play_on(k)
        if self.reward == GAIN:
            for column in range(self.columns):
                self.leads[k * self.columns + column] = self.lead(k, column)

    def play_on(self, k: i64) -> None:
        """Up to the learner's next question: the other seats answer, and what is forced is given
        if choices alone are asked for."""
        own = self.own[k]
        s = self.states[k]
        while s.depth > 0:
            if self.choices_only and s.offered == 1:
                s.play_trusted(s.buffer[0])
            elif own != EVERY_SEAT and s.stack[s.depth - 1].seat != own:
                s.play(self.policy.choose(s))
            else:
                return

    def keep_result(self, k: i64) -> None:
        s = self.states[k]
        points, shares = s.scores(), s.returns()
        for seat in range(s.seats):
            self.points[k * MAX_SEATS + seat] = points[int(seat)]
            self.shares[k * MAX_SEATS + seat] = shares[int(seat)]

    def seat_of(self, k: i64, column: i64) -> i64:
        return column if self.learner == EVERY_SEAT else self.own[k]

    def lead(self, k: i64, column: i64) -> i64:
        """Points ahead of the best rival; of a player alone, the points."""
        seat = int(self.seat_of(k, column))
        scores = self.states[k].scores()
        own = scores.pop(seat)
        return own - max(scores, default=0)

    def clear_rewards(self, k: i64) -> None:
        for column in range(self.columns):
            self.rewards[k * self.columns + column] = 0.0

    def give_rewards(self, k: i64) -> None:
        won = self.states[k].returns() if self.reward == WIN else []
        for column in range(self.columns):
            at = k * self.columns + column
            if self.reward == WIN:
                self.rewards[at] = won[int(self.seat_of(k, column))]
                continue
            lead = self.lead(k, column)
            self.rewards[at] = float(int(lead - self.leads[at]))
            if self.reward == GAIN:
                self.leads[at] = lead

    def write(self, k: i64) -> None:
        s = self.states[k]
        seat = s.seat_to_act()
        self.asked[k] = seat
        offset = s.kind().offset
        self.offsets[k] = offset
        self.rows.follow(s, seat, k)
        self.masks.mark(s, offset, k)
