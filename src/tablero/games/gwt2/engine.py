"""The engine: forward and back along the railroad, the end of the line."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt2.asking import Ask, Asks, Effect, offer_bits
from tablero.games.gwt2.catalogue import (
    END_OF_LINE,
    ENGINEER,
    N_PLACES,
    RAILROAD,
    STATION_COST,
    STATION_VP,
)
from tablero.games.gwt2.effects import gain
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.stations import UPGRADE_STATION
from tablero.games.gwt2.tellings import ENGINE_MOVED
from tablero.games.gwt2.words import ENGINE, ENGINE_NO
from tablero.games.gwt_family.bits import bit

MAX_FORWARD: Final[i64] = 32
RETURN_DOLLARS: Final[i64] = 3
AMOUNTS: Final = ["engineers", "own_forest_buildings", "own_hazards"]
BY_ENGINEERS: Final[i64] = -1
BY_FOREST: Final[i64] = -2
BY_HAZARDS: Final[i64] = -3


def why_not_places(g: Table, seat: i64) -> list[Refusal]:
    """Places where another engine stands."""
    taken = g.engines_of_others(seat)
    return [
        Refusal(int(place), "space_occupied") for place in range(N_PLACES) if taken >> place & 1
    ]


def told_place(p: Player, place: i64) -> Args:
    """Facts of an answer: a space or a turnout, and the price and points of a station there."""
    if place >= N_PLACES:
        return {}
    stop = "turnout" if RAILROAD.is_turnout[place] else "space"
    station = RAILROAD.station[place]
    if station < 0 or p.stations >> station & 1:
        return {"stop": stop, "upgrade": "none"}
    dollars, points = int(STATION_COST[station]), int(STATION_VP[station])
    return {"stop": stop, "upgrade": "open", "dollars": dollars, "points": points}


def move_engine(g: Table, seat: i64, place: i64) -> None:
    g.players[seat].engine = place
    g.tell(ENGINE_MOVED, seat, place)


def arrive(g: Table, seat: i64, place: i64) -> None:
    """The engine stops: the station there may be upgraded; the last space sends it back."""
    move_engine(g, seat, place)
    if place == END_OF_LINE:
        RETURN_ENGINE.enter(g, seat)
    station = RAILROAD.station[place]
    if station >= 0:
        UPGRADE_STATION.enter_with(g, seat, station)


class MoveForward(Ask):
    """Up to `n // 2` spaces forward; an odd `n` may be declined."""

    def kind(self) -> Kind:
        return ENGINE

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, RAILROAD.ahead(g.engines_of_others(self.seat), p.engine, self.n // 2))
        if self.n % 2 == 1:
            g.may_pass(ENGINE_NO)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer != ENGINE_NO:
            arrive(g, self.seat, answer)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return why_not_places(g, self.seat)

    def subject(self, g: Table, p: Player) -> Args:
        return {"way": "forward", "spaces": int(self.n // 2)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return told_place(p, answer)


class MoveBack(Ask):
    """Exactly `n` spaces back."""

    def kind(self) -> Kind:
        return ENGINE

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, RAILROAD.behind(g.engines_of_others(self.seat), p.engine, self.n))

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        arrive(g, self.seat, answer)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return why_not_places(g, self.seat)

    def subject(self, g: Table, p: Player) -> Args:
        return {"way": "back", "spaces": int(self.n)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return told_place(p, answer)


class Return(Ask):
    """From the last space back to any free one; then three dollars."""

    def kind(self) -> Kind:
        return ENGINE

    def listing(self, g: Table, p: Player) -> None:
        taken = g.engines_of_others(self.seat)
        offer_bits(g, (bit(END_OF_LINE) - 1) & ~taken)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        gain(g, self.seat, RETURN_DOLLARS)
        arrive(g, self.seat, answer)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return why_not_places(g, self.seat)

    def subject(self, g: Table, p: Player) -> Args:
        return {"way": "return", "spaces": 0}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return told_place(p, answer)


FORWARD: Final = Asks("engine_forward", MoveForward, 2 * MAX_FORWARD)
BACK: Final = Asks("engine_back", MoveBack, 3)
RETURN_ENGINE: Final = Asks("return_engine", Return)


class EngineForward(Effect):
    """As many spaces as printed, or as engineers, forest buildings or hazards of the player."""

    def __init__(self, name: str, spaces: i64, is_reward: bool) -> None:
        self.name = name
        self.spaces = spaces
        self.is_reward = is_reward  # a reward may be declined after its price was paid

    def amount(self, p: Player) -> i64:
        if self.spaces == BY_ENGINEERS:
            return p.workers(ENGINEER)
        if self.spaces == BY_FOREST:
            return p.forest_buildings()
        if self.spaces == BY_HAZARDS:
            return p.hazard_count()
        return self.spaces

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return self.amount(p) > 0

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "nothing_counted", {}

    def act(self, g: Table, seat: i64) -> None:
        n = 2 * self.amount(g.players[seat])
        if self.is_reward:
            n += 1
        FORWARD.enter_with(g, seat, n)


class EngineBack(Effect):
    """A price: exactly so many spaces back."""

    def __init__(self, name: str, spaces: i64) -> None:
        self.name = name
        self.spaces = spaces

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        if p.engine == 0:
            return False
        return RAILROAD.behind(g.engines_of_others(seat), p.engine, self.spaces) != 0

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "engine_cannot_go_back", {"spaces": int(self.spaces)}

    def act(self, g: Table, seat: i64) -> None:
        BACK.enter_with(g, seat, self.spaces)
