"""Judges answers: each is tried on a world that fits the view, and the outcome weighed."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.bots.puerto_rico.staffing import layout
from tablero.bots.puerto_rico.worth import rounds_left, worth
from tablero.core.engine import MAX_SEATS
from tablero.core.game import View
from tablero.core.kinds import NOBODY
from tablero.core.rng import FastRng
from tablero.games.puerto_rico.roles.mayor import PlaceColonists
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import PICK_ROLE, PLACE_COLONISTS

RIVALS: Final = 1.0  # how much of the rivals' mean gain counts against a role


def values(view: View, seed: int) -> list[float]:
    """What each answer is worth: roles by how everybody fares, the rest by the own position."""
    rng = FastRng.seeded(seed * 1_000_003 + int(view.state.ply))
    world = cast(PuertoRico, view.determinise(rng))
    found = vec[float]([0.0] * int(world.offered))
    CommonSense().write_worths(world, found)
    return list(found)


class CommonSense:
    """How all would play who choose by the worth of their own position.

    It tries answers in positions of its own, again and again in the same ones.
    """

    def __init__(self) -> None:
        self.after = PuertoRico(MAX_SEATS, FastRng.seeded(0))
        self.trial = PuertoRico(MAX_SEATS, FastRng.seeded(0))
        # Where a seat's colonists work is planned once, at its first slot of a phase.
        self.planner: i64 = NOBODY
        self.plan = vec[i64]()

    def write_worths(self, g: PuertoRico, found: vec[float]) -> None:
        """`values` in this world, of the answers in the order in which they are offered."""
        seat = g.seat_to_act()
        rounds = rounds_left(g)
        if g.kind() is PLACE_COLONISTS:
            wanted = layout(g.players[seat], rounds)[slot_of(g)]
            for k in range(g.offered):
                found[k] = -abs(float(g.buffer[k] - wanted))
            return
        is_role = g.kind() is PICK_ROLE
        after = self.after
        for k in range(g.offered):
            after.assign(g)
            after.play_trusted(g.buffer[k])
            if is_role:
                self.play_phase(after)
                found[k] = margin(after, seat)
            else:
                found[k] = worth(after, seat, rounds)

    def after_the_phase(self, g: PuertoRico) -> PuertoRico:
        """The next choice of a role, or the end; lent until something else is asked."""
        if g.kind() is PICK_ROLE:
            return g
        self.after.assign(g)
        self.play_phase(self.after)
        return self.after

    def play_phase(self, g: PuertoRico) -> None:
        self.planner = NOBODY
        while g.depth > 0 and g.kind() is not PICK_ROLE:
            g.play_trusted(self.next_answer(g))

    def answer(self, g: PuertoRico) -> i64:
        self.planner = NOBODY
        return self.next_answer(g)

    def next_answer(self, g: PuertoRico) -> i64:
        """What is worth most afterwards; of equals the first that is offered."""
        if g.offered == 1:
            return g.buffer[0]
        seat = g.seat_to_act()
        rounds = rounds_left(g)
        if g.kind() is PLACE_COLONISTS:
            return self.placed(g, seat, rounds)
        trial = self.trial
        best = -1.0e9
        chosen: i64 = 0
        for k in range(g.offered):
            trial.assign(g)
            trial.play_trusted(g.buffer[k])
            found = worth(trial, seat, rounds)
            if found > best:
                best = found
                chosen = k
        return g.buffer[chosen]

    def placed(self, g: PuertoRico, seat: i64, rounds: float) -> i64:
        """As many as planned, or as near to it as can be; answers are offered from few to many."""
        if self.planner != seat:
            self.planner = seat
            self.plan = layout(g.players[seat], rounds)
        wanted = self.plan[slot_of(g)]
        return min(max(wanted, g.buffer[0]), g.buffer[g.offered - 1])


def slot_of(g: PuertoRico) -> i64:
    """Where colonists are to be placed now."""
    return cast(PlaceColonists, g.question()).slot


def margin(g: PuertoRico, seat: i64) -> float:
    rounds = rounds_left(g)
    rivals = 0.0
    for other in range(g.seats):
        if other != seat:
            rivals += worth(g, other, rounds)
    return worth(g, seat, rounds) - RIVALS * rivals / float(g.seats - 1)
