"""The titles as OpenSpiel's Python games: `pyspiel.load_game("tablero_puerto_rico(players=3)")`.

Importing this module registers them; the extra `openspiel` brings the library. Chance acts once, at
the beginning: it picks one of so many deals, and all that is drawn later follows from it. So a
search that clones states knows what will be drawn; `resample_from_infostate` deals another world
that fits what a player has seen, as OpenSpiel's IS-MCTS wants it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.registry import games
from tablero.core.rng import FastRng
from tablero.envs.observer import Observer

DEALS = 1 << 12
LONGEST = 20_000  # decisions, far beyond what random play needs
RESAMPLED = 1 << 40


def game_type(game: Game) -> pyspiel.GameType:
    alone = 1 in game.seat_counts  # against an automa, which may win: nothing adds up then
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"tablero_{game.id}",
        long_name=f"tablero: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, min(game.seat_counts))},
    )


class SpielGame(pyspiel.Game):
    """A title with a number of players."""

    title: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        fewest = max(2, min(self.title.seat_counts))
        players = int((params or {}).get("players", fewest))
        self.title.check_seats(players)
        kind = game_type(self.title)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.title.actions,
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if kind.utility == pyspiel.GameType.Utility.GENERAL_SUM else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {"players": players})
        self.players = players

    def new_initial_state(self, _deal: object = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, _kind: object = None, params: object = None) -> SpielObserver:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params!r}")
        return SpielObserver(self.title)


class SpielState(pyspiel.State):
    """Before the deal there is no position yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.title = game.title
        self.players = game.players
        self.position: State | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.current_player()  # TERMINAL is the same number in both

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt().legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.title.seeded(self.players, action)
        else:
            self.position.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        for kind in self.title.kinds:
            if kind.offset <= action < kind.offset + kind.space:
                return f"{kind.name} {kind.words[action - kind.offset]}"
        raise ValueError(f"no action {action}")

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over()

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * self.players
        return self.position.returns()[: self.players]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another world that fits what `player` has seen; what is drawn from there on is new."""
        other = self.clone()
        seed = int(sampler() * RESAMPLED)
        other.position = View(self.title, self.dealt(), player).determinise(FastRng.seeded(seed))
        return other  # type: ignore[no-any-return]

    def dealt(self) -> State:
        if self.position is None:
            raise ValueError("nothing is dealt yet")
        return self.position

    def __str__(self) -> str:
        """What was done so far: it is asked for at every step, and a position is long."""
        return "before the deal" if self.position is None else str(self.history_str())


class SpielObserver:
    """The row of a player, as numbers with a fraction, which OpenSpiel wants."""

    def __init__(self, title: Game) -> None:
        self.observer = Observer(title)
        self.tensor = np.zeros(self.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[...] = 0.0
        if state.position is not None:
            self.tensor[...] = self.observer.row(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        return " ".join(str(int(number)) for number in self.tensor)


for _game in games():
    # A class for each: OpenSpiel lets go of what is registered after Python has ended, which a
    # function would not survive.
    pyspiel.register_game(
        game_type(_game), type(f"Spiel_{_game.id}", (SpielGame,), {"title": _game})
    )
