"""The engine: forward and back along the railroad, the end of the line."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.core.kinds import Args, EventKind, Refusal
from tablero.core.scripts import AskingAbout, Step
from tablero.games.gwt_family.asking import AsksPair, offer_bits
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.rail.asking import RailAsk, RailEffect
from tablero.games.gwt_family.rail.railroad import Railroad
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.stations import StationSheet
from tablero.games.gwt_family.rail.table import RailTable


class EngineSheet:
    """The railroad as engines use it."""

    def __init__(self, stations: StationSheet, upgrade: AskingAbout, moved: EventKind) -> None:
        self.railroad: Railroad = stations.railroad
        self.stations = stations
        self.upgrade = upgrade
        self.moved = moved

    def move(self, g: RailTable, seat: i64, place: i64) -> None:
        g.rancher(seat).engine = place
        g.tell(self.moved, seat, place)

    def offer_upgrade(self, g: RailTable, seat: i64) -> None:
        """The station where the engine stands may be upgraded."""
        station = self.railroad.station[g.rancher(seat).engine]
        if station >= 0:
            self.upgrade.enter_with(g, seat, station)

    def why_not(self, g: RailTable, seat: i64) -> list[Refusal]:
        """Places where another engine stands."""
        taken = g.engines_of_others(seat)
        places = range(int(self.railroad.last) + 1)
        return [Refusal(place, "engine_there") for place in places if taken >> place & 1]

    def told(self, p: RailRancher, place: i64, gain: i64 = 0) -> Args:
        """Facts of an answer: a space or a turnout, and the price and points of a station there,
        or that it is too dear, also with what is gained before."""
        if place > self.railroad.last:
            return {}
        stop = "turnout" if self.railroad.is_turnout[place] else "space"
        station = self.railroad.station[place]
        if station < 0 or not self.stations.is_open(p, station):
            return {"stop": stop, "upgrade": "none"}
        cost, points = int(self.stations.cost[station]), int(self.stations.points[station])
        word = "open" if p.money + gain >= cost else "dear"
        return {
            "stop": stop,
            "upgrade": word,
            self.stations.discs.purse.word: cost,
            "points": points,
        }


class EngineAsk(RailAsk):
    """Where the engine goes."""

    def sheet(self) -> EngineSheet:
        raise NotImplementedError

    def arrive(self, g: RailTable, place: i64) -> None:
        """The engine stops: the station there may be upgraded; the last space sends it back."""
        sheet = self.sheet()
        sheet.move(g, self.seat, place)
        if place == sheet.railroad.last:
            self.return_step().enter(g, self.seat)
        sheet.offer_upgrade(g, self.seat)

    def return_step(self) -> Step:
        """The question that takes an engine away from the end of the line."""
        raise NotImplementedError

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        self.arrive(g, answer)

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        return self.sheet().why_not(g, self.seat)

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        return self.sheet().told(p, answer)


class MoveForward(EngineAsk):
    """Up to `n` spaces forward; a reward may be declined."""

    def __init__(self, seat: i64, name: str, n: i64, may_decline: i64) -> None:
        super().__init__(seat, name, n)
        self.may_decline = may_decline == 1

    def save(self) -> tuple[str, list[int]]:
        return self.name, [int(self.n), int(self.may_decline)]

    def listing(self, g: RailTable, p: RailRancher) -> None:
        railroad = self.sheet().railroad
        offer_bits(g, railroad.ahead(g.engines_of_others(self.seat), p.engine, self.n))
        if self.may_decline:
            g.may_pass(railroad.last + 1)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        if answer <= self.sheet().railroad.last:
            self.arrive(g, answer)

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {"way": "forward", "spaces": int(self.n)}


class MoveBack(EngineAsk):
    """Exactly `n` spaces back."""

    def listing(self, g: RailTable, p: RailRancher) -> None:
        railroad = self.sheet().railroad
        offer_bits(g, railroad.behind(g.engines_of_others(self.seat), p.engine, self.n))

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {"way": "back", "spaces": int(self.n)}


class Return(EngineAsk):
    """From the last space back to any free one, with a reward."""

    def reward(self) -> i64:
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        taken = g.engines_of_others(self.seat)
        offer_bits(g, (bit(self.sheet().railroad.last) - 1) & ~taken)

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        return self.sheet().told(p, answer, self.reward())

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        self.sheet().stations.discs.purse.gain(g, self.seat, self.reward())
        self.arrive(g, answer)

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {
            "way": "return",
            "spaces": 0,
            self.sheet().stations.discs.purse.word: int(self.reward()),
        }


class EngineForward(RailEffect):
    """As many spaces as printed; a title counts what else may be printed."""

    def __init__(self, name: str, spaces: i64, is_reward: bool, step: AsksPair) -> None:
        self.name = name
        self.spaces = spaces
        # A reward may be declined after its price was paid.
        self.may_decline: i64 = 1 if is_reward else 0
        self.step = step

    def amount(self, p: RailRancher) -> i64:
        return self.spaces

    def may(self, g: RailTable, p: RailRancher, seat: i64) -> bool:
        return self.amount(p) > 0

    def lack(self, g: RailTable, p: RailRancher, seat: i64) -> tuple[str, Args]:
        return "nothing_counted", {}

    def act(self, g: RailTable, seat: i64) -> None:
        self.step.enter_pair(g, seat, self.amount(g.rancher(seat)), self.may_decline)


class EngineBack(RailEffect):
    """A price: exactly so many spaces back."""

    def __init__(self, name: str, spaces: i64, sheet: EngineSheet, step: AskingAbout) -> None:
        self.name = name
        self.spaces = spaces
        self.sheet = sheet
        self.step = step

    def may(self, g: RailTable, p: RailRancher, seat: i64) -> bool:
        if p.engine == 0:
            return False
        railroad = self.sheet.railroad
        return railroad.behind(g.engines_of_others(seat), p.engine, self.spaces) != 0

    def lack(self, g: RailTable, p: RailRancher, seat: i64) -> tuple[str, Args]:
        return "engine_cannot_go_back", {"spaces": int(self.spaces)}

    def act(self, g: RailTable, seat: i64) -> None:
        self.step.enter_with(g, seat, self.spaces)
