"""How strong a net is: games on common seeds, the net once on every seat, against rivals."""

from __future__ import annotations

from dataclasses import dataclass

from tablero import bots
from tablero.bots import Bot, Budget, Thought
from tablero.core.game import Game, View
from tablero.core.registry import find
from tablero.search.net import read_net
from tablero.search.net_guide import NetGuide
from tablero.search.tree import Tree

NODES = 200_000


@dataclass(frozen=True)
class Trial:
    """One seed: a net plays it on every seat against copies of one rival."""

    game: str
    seats: int
    seed: int
    net: bytes
    simulations: int
    exploration: float
    rival: bytes | str  # another net with as many simulations, or a bot's name


class NetPlayer(Bot):
    """A net with so many simulations; none: its policy alone."""

    def __init__(self, game: Game, net: bytes, simulations: int, exploration: float) -> None:
        self.name = "net"
        self.guide = NetGuide(read_net(net, game), exploration)
        self.simulations = simulations

    def think(self, view: View, budget: Budget) -> Thought:
        answers = view.state.answers()
        if len(answers) == 1:
            return Thought(answers[0])
        tree = Tree(self.guide, view, int(view.state.ply), NODES)
        for _simulation in range(self.simulations):
            tree.simulate()
        return Thought(max(tree.edges(), key=lambda e: (e.tried, e.mean, e.prior)).answer)


def run(trial: Trial) -> tuple[float, int]:
    """Wins and games of the net."""
    game = find(trial.game)
    player = NetPlayer(game, trial.net, trial.simulations, trial.exploration)
    if isinstance(trial.rival, bytes):
        rival: Bot = NetPlayer(game, trial.rival, trial.simulations, trial.exploration)
    else:
        rival = bots.find(trial.rival, trial.seed)
    won = 0.0
    for place in range(trial.seats):
        state = game.seeded(trial.seats, trial.seed)
        line_up = [
            player if seat == place else rival.sit(game, seat) for seat in range(trial.seats)
        ]
        while not state.is_over():
            seat = state.current_player()
            state.play(line_up[seat].think(View(game, state, seat), Budget()).answer)
        won += state.returns()[place]
    return won, trial.seats
