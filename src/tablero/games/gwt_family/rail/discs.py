"""Discs where there are stations: two exceptions help who has no fitting disc left."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args, EventKind, Refusal
from tablero.games.gwt_family.discs import DiscSheet
from tablero.games.gwt_family.purse import Purse
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher


class RailDiscs(DiscSheet):
    """Answers are disc spaces, then the stations from which a disc may be taken back."""

    def __init__(
        self,
        corners: vec[i64],
        cost: vec[i64],
        reward: vec[i64],
        points: vec[i64],
        purse: Purse,
        cleared: EventKind,
        station_points: vec[i64],
        taken_back: EventKind,
    ) -> None:
        super().__init__(corners, cost, reward, points, purse, cleared)
        self.station_points = station_points
        self.taken_back = taken_back
        self.stations: i64 = len(station_points)

    def corners_fit(self, p: Rancher, disc: i64, corners: i64) -> bool:
        """White discs go anywhere, dark ones to dark targets, or anywhere once no white is left."""
        return self.corners[disc] <= corners or p.discs & self.white == 0

    def choices(self, p: RailRancher, corners: i64, due: i64) -> i64:
        """Usable disc spaces, one bit each; without any, the own stations, above them."""
        found = self.usable(p, corners, due)
        if found == 0 and p.money >= due:
            found = p.stations << self.size
        return found

    def move(self, g: RailTable, seat: i64, answer: i64) -> None:
        """Take the disc off the board, with what its space gives or costs, or off a station."""
        if answer < self.size:
            self.clear(g, seat, answer)
            return
        g.rancher(seat).stations &= ~(1 << (answer - self.size))
        g.tell(self.taken_back, seat, answer - self.size)

    def told_choice(self, answer: i64) -> Args:
        if answer < self.size:
            return self.told(answer)
        if answer >= self.size + self.stations:
            return {}  # declined
        return {"points": -int(self.station_points[answer - self.size])}

    def why_not_choices(
        self, p: RailRancher, corners: i64, due: i64, paid: i64 = 0
    ) -> list[Refusal]:
        reasons = self.why_not(p, corners, due, paid)
        if self.choices(p, corners, due) & self.all:
            for station in range(self.stations):
                if p.stations >> station & 1:
                    reasons.append(Refusal(int(self.size + station), "discs_left_on_board"))
        return reasons
