"""The engine: forward and back along the railroad, the end of the line (RULES 7.1, 7.2, 7.5)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.core.scripts import Step
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.printed import GRAMMAR
from tablero.games.gwt2.railroad.stations import LINE, UPGRADE_STATION
from tablero.games.gwt2.tellings import ENGINE_MOVED
from tablero.games.gwt2.words import ENGINE
from tablero.games.gwt_family.asking import Asks, AsksPair
from tablero.games.gwt_family.rail import engine
from tablero.games.gwt_family.rail.rancher import RailRancher

MAX_FORWARD: Final[i64] = 32  # hazards, counted by one, are the most there can be
RETURN_DOLLARS: Final[i64] = 3
# Numbers for `printed.AMOUNTS`.
BY_ENGINEERS: Final[i64] = -1
BY_FOREST: Final[i64] = -2
BY_HAZARDS: Final[i64] = -3
TRACK: Final = engine.EngineSheet(LINE, UPGRADE_STATION, ENGINE_MOVED)


class MoveForward(engine.MoveForward):
    """One to so many spaces forward, those with engines left out (RULES 7.1)."""

    def kind(self) -> Kind:
        return ENGINE

    def sheet(self) -> engine.EngineSheet:
        return TRACK

    def return_step(self) -> Step:
        return RETURN_ENGINE


class MoveBack(engine.MoveBack):
    """Exactly so many spaces back (RULES 7.2)."""

    def kind(self) -> Kind:
        return ENGINE

    def sheet(self) -> engine.EngineSheet:
        return TRACK

    def return_step(self) -> Step:
        return RETURN_ENGINE


class Return(engine.Return):
    """From the last space back to any free one; then three dollars (RULES 7.5)."""

    def kind(self) -> Kind:
        return ENGINE

    def sheet(self) -> engine.EngineSheet:
        return TRACK

    def return_step(self) -> Step:
        return RETURN_ENGINE

    def reward(self) -> i64:
        return RETURN_DOLLARS


FORWARD: Final = AsksPair("engine_forward", MoveForward, MAX_FORWARD, 2)
BACK: Final = Asks("engine_back", MoveBack, 1 + GRAMMAR.most("engine_back"))
RETURN_ENGINE: Final = Asks("return_engine", Return)


class EngineForward(engine.EngineForward):
    """So many spaces, or as many as engineers, forest buildings or hazards (RULES 4.9, 7.1)."""

    def __init__(self, name: str, spaces: i64, is_reward: bool) -> None:
        super().__init__(name, spaces, is_reward, FORWARD)

    def amount(self, p: RailRancher) -> i64:
        if self.spaces == BY_ENGINEERS:
            return p.drivers
        if self.spaces == BY_FOREST:
            return cast(Player, p).forest_buildings()
        if self.spaces == BY_HAZARDS:
            return cast(Player, p).hazard_count()
        return self.spaces


class EngineBack(engine.EngineBack):
    """A price: exactly so many spaces back (RULES 7.2)."""

    def __init__(self, name: str, spaces: i64) -> None:
        super().__init__(name, spaces, TRACK, BACK)
