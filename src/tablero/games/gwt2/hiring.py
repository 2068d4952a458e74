"""Hiring workers from the job market."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt2.asking import LATE, Ask, Asks, Effect, short_of
from tablero.games.gwt2.catalogue import JOB_COST, N_JOB_ROWS, N_WORKERS, WORKER_SLOTS
from tablero.games.gwt2.effects import pay
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import HIRED
from tablero.games.gwt2.words import HIRE

CHEAPEST: Final[i64] = -2  # the lowest modifier of the row's price
MODIFIERS: Final[i64] = 5


def price(row: i64, modifier: i64) -> i64:
    return max(JOB_COST[row] + modifier, 0)


def has_somebody(g: Table, p: Player, row: i64) -> bool:
    """Whether a row holds a worker for whom the player has room."""
    for worker in range(N_WORKERS):
        if p.has_room_for(worker) and g.jobs.holds(row, worker):
            return True
    return False


class Hire(Ask):
    """A worker above the token's row; `n` holds the modifier of the price."""

    def kind(self) -> Kind:
        return HIRE

    def listing(self, g: Table, p: Player) -> None:
        for row in range(g.jobs.row):
            if price(row, self.n + CHEAPEST) <= p.dollars:
                for worker in range(N_WORKERS):
                    if p.has_room_for(worker) and g.jobs.holds(row, worker):
                        g.offer(row * N_WORKERS + worker)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        row = answer // N_WORKERS
        worker = answer % N_WORKERS
        cost = price(row, self.n + CHEAPEST)
        g.jobs.take(row, worker)
        pay(g, self.seat, cost)
        p.add_worker(worker, 1)
        slot = p.workers(worker)
        g.tell(HIRED, self.seat, worker, cost, slot)
        LATE.slots[worker * (WORKER_SLOTS + 1) + slot].enter(g, self.seat)

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return {"dollars": int(price(answer // N_WORKERS, self.n + CHEAPEST))}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for row in range(min(g.jobs.row + 1, N_JOB_ROWS)):
            cost = price(row, self.n + CHEAPEST)
            for worker in range(N_WORKERS):
                answer = int(row * N_WORKERS + worker)
                if not g.jobs.holds(row, worker):
                    continue
                if row == g.jobs.row:
                    reasons.append(Refusal(answer, "token_row"))
                elif not p.has_room_for(worker):
                    reasons.append(Refusal(answer, "row_full"))
                elif cost > p.dollars:
                    facts: Args = {"need": int(cost), "have": int(p.dollars)}
                    reasons.append(Refusal(answer, "not_enough_money", facts))
        return reasons


HIRE_WORKER: Final = Asks("hire_worker", Hire, MODIFIERS)


class HireOne(Effect):
    def __init__(self, name: str, modifier: i64) -> None:
        self.name = name
        self.modifier = modifier

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        for row in range(g.jobs.row):
            if price(row, self.modifier) <= p.dollars and has_somebody(g, p, row):
                return True
        return False

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        prices = [price(row, self.modifier) for row in range(g.jobs.row) if has_somebody(g, p, row)]
        return short_of(p, min(prices)) if prices else ("nobody_to_hire", {})

    def act(self, g: Table, seat: i64) -> None:
        HIRE_WORKER.enter_with(g, seat, self.modifier - CHEAPEST)
