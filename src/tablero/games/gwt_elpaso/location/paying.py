"""Workers as a price: which of them are jokers (RULES 4.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.games.gwt_elpaso.asking import OwnAsk
from tablero.games.gwt_elpaso.cards import JOKER, WORKERS
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.tellings import WORKERS_SPENT
from tablero.games.gwt_elpaso.words import JOKERS, MOST_JOKERS
from tablero.games.gwt_family.asking import AsksPair, short_of

DOLLARS_EACH: Final[i64] = 2  # go with every worker that is spent
COUNTS: Final[i64] = MOST_JOKERS + 1
OPEN: Final[i64] = 0
TOO_FEW_WORKERS: Final[i64] = 1
TOO_DEAR: Final[i64] = 2


class Jokers(OwnAsk):
    """How many of so many workers of kind `n` to be paid are jokers (RULES 4.5)."""

    def __init__(self, seat: i64, name: str, n: i64, count: i64) -> None:
        super().__init__(seat, name, n)
        self.count = count

    def save(self) -> tuple[str, list[int]]:
        return self.name, [int(self.n), int(self.count)]

    def kind(self) -> Kind:
        return JOKERS

    def listing(self, g: Table, p: Player) -> None:
        for jokers in range(fewest_jokers(p, self.n, self.count), self.count + 1):
            if jokers <= p.area[JOKER]:
                g.offer(jokers)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        spend(g, self.seat, self.n, self.count, answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"worker": WORKERS[self.n], "count": int(self.count)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return {"worker": WORKERS[self.n], "workers": int(self.count - answer)}


SPEND_JOKERS: Final = AsksPair("spend_jokers", Jokers, JOKER, COUNTS)


def fewest_jokers(p: Player, worker: i64, count: i64) -> i64:
    return max(count - p.area[worker], 0)


def spend(g: Table, seat: i64, worker: i64, count: i64, jokers: i64) -> None:
    p = g.players[seat]
    p.dismiss(worker, count - jokers)
    p.dismiss(JOKER, jokers)
    g.tell(WORKERS_SPENT, seat, worker, count - jokers, jokers)


def pay_workers(g: Table, seat: i64, worker: i64, count: i64) -> None:
    """Discard so many workers, asking where jokers leave a choice (RULES 4.5)."""
    p = g.players[seat]
    fewest = fewest_jokers(p, worker, count)
    if fewest == min(count, p.area[JOKER]):
        spend(g, seat, worker, count, fewest)
    else:
        SPEND_JOKERS.enter_pair(g, seat, worker, count)


def obstacle(p: Player, worker: i64, count: i64, dollars: i64) -> i64:
    """Why so many workers and dollars cannot be paid, or OPEN."""
    if p.workers(worker) < count:
        return TOO_FEW_WORKERS
    return TOO_DEAR if p.money < dollars else OPEN


def can_pay(p: Player, worker: i64, count: i64, dollars: i64) -> bool:
    return obstacle(p, worker, count, dollars) == OPEN


def lacking(p: Player, worker: i64, count: i64, dollars: i64) -> tuple[str, Args]:
    """What is short of such a price: a reason code and its figures."""
    if obstacle(p, worker, count, dollars) == TOO_FEW_WORKERS:
        have = int(p.workers(worker))
        return "not_enough_workers", {"need": int(count), "have": have, "worker": WORKERS[worker]}
    return short_of(p, dollars)
