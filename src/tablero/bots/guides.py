"""How each title is searched, registered by its id: a guide, and how much of it makes a level."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

from tablero.bots.heuristics import Judge
from tablero.core.registry import find
from tablero.search.guide import Guide
from tablero.search.net import BadNet, Net, read_net

Simulations = dict[str, int]  # by level; none: the level plays by the title's common sense

TRAINED = "trained.net"
TURNS = "turns.net"  # judges where turns end, for who takes the mean of worlds
LEVELS = ("medium", "hard", "master")
ADVISER = "hard"  # gives people hints where it grows a tree

# How far each level looks; a net judges a position in microseconds, common sense in milliseconds.
BY_MOVES: Simulations = {"medium": 0, "hard": 400, "master": 4000}
BY_TURN: Simulations = {"medium": 0, "hard": 25, "master": 1000}  # one world, forty
BY_ROLES: Simulations = {"medium": 40, "hard": 400, "master": 4000}
BY_NET: Simulations = {"medium": 16, "hard": 3000, "master": 300_000}
BY_TRAIL_NET: Simulations = {"medium": 0, "hard": 200, "master": 1600}
BY_HUNCH_AND_NET: Simulations = {"medium": 0, "hard": 100, "master": 200}  # worlds, a tree
BY_WORLDS_AND_NET: Simulations = {"medium": 0, "hard": 400, "master": 1600}  # worlds, a tree


class Searched:
    """What a bot that searches needs: a guide of its own, and its number of simulations.

    `in_a_world`: a judgement of every answer in one world that fits the view. Where a title has it,
    the `levels` named take the mean of many worlds and grow no tree.
    `adviser`: the level that people are given hints by: `master` where `hard` grows no tree and so
    looks less far than a person may be made to wait.
    """

    def __init__(
        self,
        guide: Guide,
        simulations: Simulations,
        in_a_world: Judge | None = None,
        levels: tuple[str, ...] = LEVELS,
    ) -> None:
        self.guide = guide
        self.simulations = simulations
        self.in_a_world = in_a_world
        self.levels = levels
        takes_worlds = in_a_world is not None and ADVISER in levels
        self.adviser = "master" if takes_worlds else ADVISER

    def worlds_of(self, level: str) -> Judge | None:
        """How this level judges a world; None: it grows a tree."""
        return self.in_a_world if level in self.levels else None


# A title without a net is asked with None.
_searched: dict[str, Callable[[Net | None], Searched]] = {}
_nets: dict[tuple[str, str], Net | None] = {}


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


def net_of(game_id: str, name: str = TRAINED) -> Net | None:
    """A net that comes with the package, read once; None: there is none that fits."""
    if (game_id, name) not in _nets:
        file = resources.files("tablero.bots").joinpath(game_id, name)
        try:
            _nets[game_id, name] = read_net(file.read_bytes(), find(game_id))
        except (BadNet, OSError):  # made before the observation changed: no reason to stop a table
            _nets[game_id, name] = None
    return _nets[game_id, name]


def _puerto_rico(net: Net | None) -> Searched:
    from tablero.bots.puerto_rico.guide import PuertoRicoGuide, PuertoRicoNetGuide

    if net is None:
        return Searched(PuertoRicoGuide(), BY_ROLES)
    return Searched(PuertoRicoNetGuide(net), BY_NET)


def _gwt2(net: Net | None) -> Searched:
    from tablero.bots.gwt2 import LOOK, SENSE
    from tablero.bots.gwt_family.guide import MovesGuide
    from tablero.bots.gwt_family.net_guide import TrailNetGuide

    if net is None:
        guide = MovesGuide(SENSE, None, LOOK)
        return Searched(guide, BY_MOVES, guide.in_a_world)
    turns = MovesGuide(SENSE, net_of("gwt2", TURNS), LOOK)
    tree = TrailNetGuide(SENSE, net, trust=0.3, stray=7.0)
    return Searched(tree, BY_WORLDS_AND_NET, turns.in_a_world, ("hard",))


def _gwt_argentina(net: Net | None) -> Searched:
    from tablero.bots.gwt_argentina import SENSE
    from tablero.bots.gwt_family.guide import TurnGuide
    from tablero.bots.gwt_family.net_guide import TrailNetGuide

    if net is not None:
        return Searched(TrailNetGuide(SENSE, net), BY_TRAIL_NET)
    turns = TurnGuide(SENSE, None)
    return Searched(turns, BY_TURN, turns.in_a_world)


def _gwt_elpaso(net: Net | None) -> Searched:
    from tablero.bots.gwt_elpaso import LOOK, SENSE
    from tablero.bots.gwt_family.guide import MovesGuide
    from tablero.bots.gwt_family.net_guide import TrailNetGuide

    if net is None:
        return Searched(MovesGuide(SENSE, None, LOOK), BY_MOVES)
    tree = TrailNetGuide(SENSE, net)
    return Searched(tree, BY_HUNCH_AND_NET, tree.with_a_hunch, ("hard",))


register("puerto_rico", _puerto_rico)
register("gwt2", _gwt2)
register("gwt_argentina", _gwt_argentina)
register("gwt_elpaso", _gwt_elpaso)
