"""Money, certificates and exchange tokens: how they change hands, and how that is told."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.core.kinds import EventKind
from tablero.games.gwt_family.table import TrailTable


class Purse:
    """`word` is the money of a title in the facts of its answers."""

    def __init__(
        self,
        word: str,
        gained: EventKind,
        paid: EventKind,
        certified: EventKind,
        token_gained: EventKind,
    ) -> None:
        self.word = word
        self.gained = gained
        self.paid = paid
        self.certified = certified
        self.token_gained = token_gained

    def gain(self, g: TrailTable, seat: i64, amount: i64) -> None:
        if amount > 0:
            g.rancher(seat).money += amount
            g.tell(self.gained, seat, amount)

    def pay(self, g: TrailTable, seat: i64, amount: i64) -> None:
        """Pay where no other event tells the price."""
        if amount > 0:
            g.rancher(seat).money -= amount
            g.tell(self.paid, seat, amount)

    def certify(self, g: TrailTable, seat: i64, spaces: i64) -> None:
        """Move the certificate marker forward as far as its limit allows."""
        p = g.rancher(seat)
        if p.add_certificates(spaces) > 0:
            g.tell(self.certified, seat, p.temporary())

    def give_tokens(self, g: TrailTable, seat: i64, count: i64) -> None:
        if count > 0:
            g.rancher(seat).exchange_tokens += count
            g.tell(self.token_gained, seat, count)
