"""How each title is searched, registered by its id: a guide, and how much of it makes a level."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

from tablero.bots.heuristics import Judge
from tablero.core.registry import find
from tablero.search.guide import Guide
from tablero.search.net import BadNet, Net, read_net

Simulations = dict[str, int]  # by level; none: the level plays by the title's common sense

# How far each level looks; a net judges a position in microseconds, common sense in milliseconds.
BY_MOVES: Simulations = {"medium": 0, "hard": 400, "master": 4000}
BY_TURN: Simulations = {"medium": 0, "hard": 200, "master": 3000}
BY_ROLES: Simulations = {"medium": 40, "hard": 400, "master": 4000}
BY_NET: Simulations = {"medium": 16, "hard": 3000, "master": 30000}


class Searched:
    """What a bot that searches needs: a guide of its own, and its number of simulations.

    `in_a_world`: a judgement of every answer in one world that fits the view. Where a title has it,
    a bot takes the mean of many worlds and grows no tree.
    """

    def __init__(
        self, guide: Guide, simulations: Simulations, in_a_world: Judge | None = None
    ) -> None:
        self.guide = guide
        self.simulations = simulations
        self.in_a_world = in_a_world


# A title without a net is asked with None.
_searched: dict[str, Callable[[Net | None], Searched]] = {}
_nets: dict[str, Net | None] = {}


def register(game_id: str, load: Callable[[Net | None], Searched]) -> None:
    """`load` makes a fresh guide each time; a guide works for one bot at a time."""
    _searched[game_id] = load


def searched(game_id: str) -> Searched | None:
    """None: nobody has told how to search this title."""
    load = _searched.get(game_id)
    return load(net_of(game_id)) if load is not None else None


def searched_with(game_id: str, net: Net | None) -> Searched:
    """How the title is searched with another net than the one of the package, or with none."""
    return _searched[game_id](net)


def net_of(game_id: str) -> Net | None:
    """The net that comes with the package, read once; None: there is none that fits."""
    if game_id not in _nets:
        file = resources.files("tablero.bots").joinpath(game_id, "trained.net")
        try:
            _nets[game_id] = read_net(file.read_bytes(), find(game_id))
        except (BadNet, OSError):  # made before the observation changed: no reason to stop a table
            _nets[game_id] = None
    return _nets[game_id]


def _puerto_rico(net: Net | None) -> Searched:
    from tablero.bots.puerto_rico.guide import PuertoRicoGuide, PuertoRicoNetGuide

    if net is None:
        return Searched(PuertoRicoGuide(), BY_ROLES)
    return Searched(PuertoRicoNetGuide(net), BY_NET)


def _gwt2(net: Net | None) -> Searched:
    from tablero.bots.gwt2 import LOOK, SENSE
    from tablero.bots.gwt_family.guide import MovesGuide

    guide = MovesGuide(SENSE, net, LOOK)
    return Searched(guide, BY_MOVES, guide.in_a_world)


def _gwt_argentina(net: Net | None) -> Searched:
    from tablero.bots.gwt_argentina import SENSE
    from tablero.bots.gwt_family.guide import TurnGuide

    guide = TurnGuide(SENSE, net)
    return Searched(guide, BY_TURN, guide.in_a_world)


def _gwt_elpaso(net: Net | None) -> Searched:
    from tablero.bots.gwt_elpaso import LOOK, SENSE
    from tablero.bots.gwt_family.guide import MovesGuide

    return Searched(MovesGuide(SENSE, net, LOOK), BY_MOVES)


register("puerto_rico", _puerto_rico)
register("gwt2", _gwt2)
register("gwt_argentina", _gwt_argentina)
register("gwt_elpaso", _gwt_elpaso)
