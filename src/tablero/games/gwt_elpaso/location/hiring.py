"""Hiring workers from the open piles (RULES 4.4)."""

from __future__ import annotations

from itertools import product
from typing import Final, cast

from mypy_extensions import i64

from tablero.core.engine import Frame
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import AskingAbout
from tablero.games.gwt_elpaso.asking import OwnAsk, OwnEffect
from tablero.games.gwt_elpaso.cards import FIRST_WORKER, JOKER, N_WORKERS
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.printed import GRAMMAR
from tablero.games.gwt_elpaso.state import NO_WORKER, Table
from tablero.games.gwt_elpaso.tellings import HIRED
from tablero.games.gwt_elpaso.words import HIRE, HIRE_NO
from tablero.games.gwt_family.asking import short_of, too_dear
from tablero.games.gwt_family.tiles import MAX_PLAYERS

JOKER_EXTRA: Final[i64] = 4  # dollars that a joker costs more
ANY_WORKER: Final[i64] = N_WORKERS
# The three ways of an icon.
PLAIN: Final[i64] = 0
SECOND: Final[i64] = 1  # of another type than the one hired before in this visit
REWARD: Final[i64] = 2  # may be declined
WAYS: Final[i64] = 3
WORKER_CHOICES: Final[i64] = N_WORKERS + 1
PRICES: Final[i64] = 1 + max(GRAMMAR.most("hire"), GRAMMAR.most("hire_second"))
# Why a worker cannot be hired.
OPEN: Final[i64] = 0
NOT_SHOWN: Final[i64] = 1  # by the icon
PILE_EMPTY: Final[i64] = 2
SAME_AGAIN: Final[i64] = 3
TOO_DEAR: Final[i64] = 4


class Hire(OwnAsk):
    """A worker of the type shown, or a joker for 4 dollars more; it can be used at once
    (RULES 4.4)."""

    def __init__(self, seat: i64, n: i64, price: i64, worker: i64, way: i64) -> None:
        super().__init__(seat, "hire_worker", n)
        self.price = price
        self.worker = worker
        self.way = way

    def kind(self) -> Kind:
        return HIRE

    def is_shown(self, worker: i64) -> bool:
        return self.worker == ANY_WORKER or worker in (self.worker, JOKER)

    def cost(self, worker: i64) -> i64:
        return self.price + JOKER_EXTRA if worker == JOKER else self.price

    def obstacle(self, g: Table, p: Player, worker: i64) -> i64:
        """Why a worker cannot be hired, or OPEN."""
        if not self.is_shown(worker):
            return NOT_SHOWN
        if g.piles[FIRST_WORKER + worker] == 0:
            return PILE_EMPTY
        if self.way == SECOND and worker == g.hired_here:
            return SAME_AGAIN
        return TOO_DEAR if self.cost(worker) > p.money else OPEN

    def can_hire_any(self, g: Table, p: Player) -> bool:
        for worker in range(N_WORKERS):
            if self.obstacle(g, p, worker) == OPEN:
                return True
        return False

    def listing(self, g: Table, p: Player) -> None:
        for worker in range(N_WORKERS):
            if self.obstacle(g, p, worker) == OPEN:
                g.offer(worker)
        if self.way == REWARD:
            g.may_pass(HIRE_NO)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == HIRE_NO:
            return
        cost = self.cost(answer)
        p.money -= cost
        g.piles[FIRST_WORKER + answer] -= 1
        p.area[answer] += 1
        g.hired_here = answer
        g.tell(HIRED, self.seat, answer, cost)

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return {} if answer == HIRE_NO else {"dollars": int(self.cost(answer))}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for worker in range(N_WORKERS):
            obstacle = self.obstacle(g, p, worker)
            if obstacle == PILE_EMPTY:
                reasons.append(Refusal(int(worker), "pile_empty"))
            elif obstacle == SAME_AGAIN:
                reasons.append(Refusal(int(worker), "same_worker_again"))
            elif obstacle == TOO_DEAR:
                reasons.append(too_dear(p, worker, self.cost(worker)))
        return reasons


class AskHire(AskingAbout):
    """The question for every icon there could be: a price, a worker and a way (RULES 4.4)."""

    def __init__(self) -> None:
        sizes = (PRICES, WORKER_CHOICES, WAYS)
        self.icons = list(product(*(range(int(size)) for size in sizes)))
        frames: list[Frame] = []
        for seat in range(int(MAX_PLAYERS)):
            frames += [Hire(seat, n, *icon) for n, icon in enumerate(self.icons)]
        super().__init__("hire_worker", len(self.icons), frames)

    def about(self, price: int, worker: int, way: int) -> Hire:
        """The question as it is put to the first seat."""
        return cast(Hire, self.frames[self.icons.index((price, worker, way))])


HIRE_WORKER: Final = AskHire()


class HireOne(OwnEffect):
    """The icon to hire for a price; as a reward it may be declined (RULES 4.4)."""

    def __init__(self, name: str, price: i64, worker: i64, way: i64) -> None:
        self.name = name
        self.hire = HIRE_WORKER.about(price, worker, way)  # says, for any seat, what can be hired

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        if self.hire.way == SECOND and g.hired_here == NO_WORKER:
            return False
        return self.hire.can_hire_any(g, p)

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        if self.hire.way == SECOND and g.hired_here == NO_WORKER:
            return "no_first_worker", {}
        if p.money < self.hire.price:
            return short_of(p, self.hire.price)
        return "nobody_to_hire", {}

    def act(self, g: Table, seat: i64) -> None:
        HIRE_WORKER.enter_with(g, seat, self.hire.n)
