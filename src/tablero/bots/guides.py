"""How each title is searched, registered by its id: a guide, and how much of it makes a level."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

from tablero.core.registry import find
from tablero.search.guide import Guide
from tablero.search.net import BadNet, Net, read_net
from tablero.search.net_guide import NetGuide

Simulations = dict[str, int]  # by level

# How far each level looks; a net judges a position in microseconds, common sense in milliseconds.
BY_SENSE: Simulations = {"medium": 12, "hard": 60, "master": 400}
BY_ROLES: Simulations = {"medium": 40, "hard": 400, "master": 4000}
BY_NET: Simulations = {"medium": 16, "hard": 1200, "master": 12000}
NET_EXPLORATION = 0.4


class Searched:
    """What a bot that searches needs: a guide of its own, and its number of simulations."""

    def __init__(self, guide: Guide, simulations: Simulations) -> None:
        self.guide = guide
        self.simulations = simulations


_searched: dict[str, Callable[[], Searched]] = {}
_nets: dict[str, Net] = {}


def register(game_id: str, load: Callable[[], Searched]) -> None:
    """`load` makes a fresh guide each time; a guide works for one bot at a time."""
    _searched[game_id] = load


def searched(game_id: str) -> Searched | None:
    """None: nobody has told how to search this title."""
    load = _searched.get(game_id)
    return load() if load is not None else None


def net_of(game_id: str) -> Net:
    """The net that comes with the package, read once."""
    net = _nets.get(game_id)
    if net is None:
        file = resources.files("tablero.bots").joinpath(game_id, "trained.net")
        net = _nets[game_id] = read_net(file.read_bytes(), find(game_id))
    return net


def _puerto_rico() -> Searched:
    from tablero.bots.puerto_rico.guide import PuertoRicoGuide

    try:
        return Searched(NetGuide(net_of("puerto_rico"), NET_EXPLORATION), BY_NET)
    except BadNet:  # made before the observation changed: no reason to stop a table
        return Searched(PuertoRicoGuide(), BY_ROLES)


def _gwt2() -> Searched:
    from tablero.bots.gwt2 import sense
    from tablero.bots.gwt2.outlook import judge
    from tablero.bots.gwt_family.guide import TrailGuide

    return Searched(TrailGuide(sense, judge), BY_SENSE)


def _gwt_argentina() -> Searched:
    from tablero.bots.gwt_argentina import sense
    from tablero.bots.gwt_argentina.outlook import judge
    from tablero.bots.gwt_family.guide import TrailGuide

    return Searched(TrailGuide(sense, judge), BY_SENSE)


def _gwt_elpaso() -> Searched:
    from tablero.bots.gwt_elpaso import sense
    from tablero.bots.gwt_elpaso.outlook import judge
    from tablero.bots.gwt_family.guide import TrailGuide

    return Searched(TrailGuide(sense, judge), BY_SENSE)


register("puerto_rico", _puerto_rico)
register("gwt2", _gwt2)
register("gwt_argentina", _gwt_argentina)
register("gwt_elpaso", _gwt_elpaso)
