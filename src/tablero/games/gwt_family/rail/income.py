"""Income: the value of the hand, and certificates spent to raise it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args, EventKind, Refusal
from tablero.games.gwt_family.rail.asking import RailAsk
from tablero.games.gwt_family.rail.location.objectives import ObjectiveSheet
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable


class IncomeSheet:
    """The certificate track, and how income is told."""

    def __init__(self, track: vec[i64], taken: EventKind) -> None:
        self.track = track
        self.taken = taken

    def marker_at(self, certificates: i64) -> i64:
        """The place of the marker that shows so many certificates, or -1."""
        for place in range(len(self.track)):
            if self.track[place] == certificates:
                return place
        return -1


class ChooseIncome(RailAsk):
    """How many temporary certificates to spend; the hand is then worth that much more. Objective
    cards may be played before."""

    def sheet(self) -> IncomeSheet:
        raise NotImplementedError

    def worth(self, p: RailRancher) -> i64:
        """The value of hand and permanent certificates."""
        return p.herd_value() + p.permanent()

    def objectives(self) -> ObjectiveSheet:
        raise NotImplementedError

    def first_play(self) -> i64:
        """The answer from which on objective cards are played."""
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        sheet = self.sheet()
        have = p.temporary()
        for spent in range(have + 1):
            if sheet.marker_at(have - spent) >= 0:
                g.offer(spent)
        self.objectives().offer_hand(g, p, self.first_play())

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        first = self.first_play()
        if answer >= first:
            g.push(self)
            self.objectives().play(g, self.seat, answer - first)
            return
        sheet = self.sheet()
        value = self.worth(p)
        p.certificates = sheet.marker_at(p.temporary() - answer)
        g.shipment = value + answer
        p.money += g.shipment
        g.revealed()
        g.tell(sheet.taken, self.seat, value, answer, g.shipment)

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {"value": int(self.worth(p))}

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        sheet = self.sheet()
        have = p.temporary()
        reasons: list[Refusal] = []
        for spent in range(1, have):
            if sheet.marker_at(have - spent) < 0:
                reasons.append(Refusal(int(spent), "not_a_step_of_the_track"))
        return reasons
