"""A title as Gymnasium has it: one seat is the agent's, the others are played by a bot."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tablero.core.game import Game, Options
from tablero.core.registry import games
from tablero.core.sim.playout import game_seed
from tablero.envs.observer import Observer
from tablero.envs.spaces import actions, rows
from tablero.envs.vector import policy_of

ILLEGAL = -1.0  # the reward of an action that is not legal, which ends the game


class SoloEnv(gymnasium.Env[NDArray[np.int16], np.int64]):
    """`seat` is the agent's, None: another one in every game. The reward comes at the end: the
    share of the win, or -1 at once for an action that is not legal (`info["illegal"]`).

    `action_masks()` and `info["action_mask"]` tell the legal actions.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        *,
        seat: int | None = None,
        opponents: str = "greedy",
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.observer = Observer(game)
        self.game = self.observer.game
        self.seats = self.game.seat_counts[0] if seats is None else seats
        self.game.check_seats(self.seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} among {self.seats}")
        self.options = self.game.read_options(options)
        self.fixed_seat = seat
        self.opponents = opponents
        self.policy = policy_of(self.game, opponents, 0)
        self.render_mode = render_mode
        self.observation_space = rows(self.observer)
        self.action_space = actions(self.observer)
        self._games = 0
        self._seed = 0
        self.seat = 0
        self.position = self.game.seeded(self.seats, 0, self.options)

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """The same seed is the same game; without one the next game of the last seed begins."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._games = seed, 0
        number = game_seed(self._seed, self._games)
        self.seat = self._games % self.seats if self.fixed_seat is None else self.fixed_seat
        self._games += 1
        self.policy = policy_of(self.game, self.opponents, number)
        self.position = self.game.seeded(self.seats, number, self.options)
        self._play_others()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        state = self.position
        if int(action) not in state.legal_actions():
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        state.apply_action(int(action))
        self._play_others()
        won = state.returns()[self.seat]
        return self._seen(), won, state.is_over(), False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        return self.observer.mask(self.position).astype(np.bool_)

    def render(self) -> str:
        return repr(self.position)

    def _play_others(self) -> None:
        state = self.position
        while not state.is_over() and state.current_player() != self.seat:
            state.play(int(self.policy.choose(state)))

    def _seen(self) -> NDArray[np.int16]:
        return self.observer.row(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.observer.mask(self.position), "seat": self.seat}
        if self.position.is_over():
            info["scores"] = self.position.scores()
        return info


for _game in games():
    gymnasium.register(
        f"tablero/{_game.id}-v1", entry_point="tablero.envs.solo:SoloEnv", kwargs={"game": _game.id}
    )
