"""A title as PettingZoo has it: agents act in turn (AEC)."""

from __future__ import annotations

from typing import Any, SupportsInt

from gymnasium import spaces
from pettingzoo import AECEnv

from tablero.core.game import Game, Options
from tablero.core.sim.playout import game_seed
from tablero.envs.observer import Observer
from tablero.envs.spaces import actions, masks, rows

WINS, LEADS = "win", "lead"


class ZooEnv(AECEnv):
    """Agents are `seat_0`, `seat_1` and so on; an observation is a row and the action mask.

    `reward`: "win", 1 shared by the winners, or "lead", points ahead of the best rival; both at the
    end. An action that is not legal raises IllegalAnswer: sample with the mask.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        *,
        reward: str = WINS,
        options: Options | None = None,
    ) -> None:
        super().__init__()
        if reward not in (WINS, LEADS):
            raise ValueError(f"reward is {WINS} or {LEADS}, not {reward!r}")
        self.observer = Observer(game)
        self.game = self.observer.game
        self.seats = self.game.seat_counts[0] if seats is None else seats
        self.game.check_seats(self.seats)
        self.options = self.game.read_options(options)
        self.reward = reward
        self.metadata = {"name": f"tablero_{self.game.id}_v1", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        seen = {"observation": rows(self.observer), "action_mask": masks(self.observer)}
        self.observation_spaces = {name: spaces.Dict(seen) for name in self.possible_agents}
        self.action_spaces = {name: actions(self.observer) for name in self.possible_agents}
        self._seed, self._games = 0, 0
        self.state_of_play = self.game.seeded(self.seats, 0, self.options)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed is the same game; without one the next game of the last seed begins."""
        if seed is not None:
            self._seed, self._games = seed, 0
        number = game_seed(self._seed, self._games)
        self._games += 1
        self.state_of_play = self.game.seeded(self.seats, number, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        seat, state = self.possible_agents.index(agent), self.state_of_play
        asked = not state.is_over() and state.current_player() == seat
        mask = self.observer.mask(state) if asked else self.observer.no_mask()
        return {"observation": self.observer.row(state, seat), "action_mask": mask}

    def step(self, action: SupportsInt | None) -> None:
        if not self.agents:
            raise ValueError("the game is over and everybody has left: reset the environment")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must act")
        self.state_of_play.apply_action(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state_of_play.is_over():
            self._end()
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str:
        return repr(self.state_of_play)

    def close(self) -> None:
        """Nothing is held open."""

    def _asked(self) -> str:
        return self.possible_agents[self.state_of_play.current_player()]

    def _end(self) -> None:
        scores, shares = self.state_of_play.scores(), self.state_of_play.returns()
        for seat, agent in enumerate(self.possible_agents):
            rivals = [score for other, score in enumerate(scores) if other != seat]
            lead = scores[seat] - max(rivals, default=0)
            self.rewards[agent] = shares[seat] if self.reward == WINS else float(lead)
            self.terminations[agent] = True
            self.infos[agent] = {"scores": scores}
        self.agent_selection = self.agents[0]
