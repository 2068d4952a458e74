"""The engine: forward and back along the railroad, the depot (RULES 7.1, 7.2, 7.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.core.scripts import Script, Step
from tablero.games.gwt_argentina.asking import Do
from tablero.games.gwt_argentina.catalogue import AFTER_DEPOT, DEPOT, END_OF_LINE, RAILROAD
from tablero.games.gwt_argentina.printed import GRAMMAR
from tablero.games.gwt_argentina.railroad.stations import LINE, UPGRADE_STATION
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import ENGINE_MOVED
from tablero.games.gwt_argentina.words import ENGINE
from tablero.games.gwt_family.asking import Asks, AsksPair, offer_bits
from tablero.games.gwt_family.rail import engine
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS, RailRancher
from tablero.games.gwt_family.rail.table import RailTable

MAX_FORWARD: Final[i64] = 1 + max(GRAMMAR.most("engine"), int(WORKER_SLOTS) + 1)
BY_MAQUINISTAS: Final[i64] = -1
TRACK: Final = engine.EngineSheet(LINE, UPGRADE_STATION, ENGINE_MOVED)


class ToDepot(Do):
    """From the end of the line the engine goes to the depot, upgraded or not (RULES 7.3)."""

    def __init__(self) -> None:
        self.name = "to_depot"

    def act(self, g: Table, seat: i64) -> None:
        TRACK.move(g, seat, DEPOT)


LEAVE_THE_LINE: Final = Script("leave_the_line", [ToDepot()])


def place_before(p: RailRancher) -> i64:
    """Where the engine counts from when it goes forward; out of the depot before space 24."""
    return AFTER_DEPOT - 1 if p.engine == DEPOT else p.engine


class MoveForward(engine.MoveForward):
    """One to so many spaces forward, those with engines left out (RULES 7.1, 7.3)."""

    def kind(self) -> Kind:
        return ENGINE

    def sheet(self) -> engine.EngineSheet:
        return TRACK

    def return_step(self) -> Step:
        return LEAVE_THE_LINE

    def listing(self, g: RailTable, p: RailRancher) -> None:
        taken = g.engines_of_others(self.seat)
        offer_bits(g, RAILROAD.ahead(taken, place_before(p), self.n))
        if self.may_decline:
            g.may_pass(END_OF_LINE + 1)


class MoveBack(engine.MoveBack):
    """Exactly so many spaces back (RULES 7.2)."""

    def kind(self) -> Kind:
        return ENGINE

    def sheet(self) -> engine.EngineSheet:
        return TRACK

    def return_step(self) -> Step:
        return LEAVE_THE_LINE


FORWARD: Final = AsksPair("engine_forward", MoveForward, MAX_FORWARD, 2)
BACK: Final = Asks("engine_back", MoveBack, 1 + GRAMMAR.most("engine_back"))


class EngineForward(engine.EngineForward):
    """So many spaces, or as many as maquinistas (RULES 7.1)."""

    def __init__(self, name: str, spaces: i64, is_reward: bool) -> None:
        super().__init__(name, spaces, is_reward, FORWARD)

    def amount(self, p: RailRancher) -> i64:
        if self.spaces == BY_MAQUINISTAS:
            return p.drivers
        return self.spaces


class EngineBack(engine.EngineBack):
    """A price: exactly so many spaces back, never out of the depot (RULES 7.2)."""

    def __init__(self, name: str, spaces: i64) -> None:
        super().__init__(name, spaces, TRACK, BACK)

    def may(self, g: RailTable, p: RailRancher, seat: i64) -> bool:
        return p.engine != DEPOT and super().may(g, p, seat)
