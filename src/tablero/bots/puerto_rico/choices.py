"""Judges answers: each is tried on a world that fits the view, and the outcome weighed."""

from __future__ import annotations

from math import fsum
from typing import cast

from tablero.bots.puerto_rico.staffing import planned
from tablero.bots.puerto_rico.worth import rounds_left, worth
from tablero.core.game import View
from tablero.core.rng import FastRng
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import PICK_ROLE, PLACE_COLONISTS, SLOTS

RIVALS = 1.0  # how much of the rivals' mean gain counts against a role


def values(view: View, seed: int) -> list[float]:
    """What each answer is worth: roles by how everybody fares, the rest by the own position."""
    rng = FastRng.seeded(seed * 1_000_003 + int(view.state.ply))
    world = cast(PuertoRico, view.determinise(rng))
    return worths_of(world, view.seat, view.state.answers())


def worths_of(g: PuertoRico, seat: int, answers: list[int]) -> list[float]:
    """`values` in this world."""
    if g.kind() is PICK_ROLE:
        return role_values(g, seat, answers)
    return answer_values(g, seat, answers)


def answer_values(g: PuertoRico, seat: int, answers: list[int]) -> list[float]:
    """What the seat's own position is worth after each answer."""
    if g.kind() is PLACE_COLONISTS:
        slot = SLOTS.index(str(g.question().about(g)["slot"]))
        wanted = planned(g, seat, slot)
        return [-abs(float(answer - wanted)) for answer in answers]
    rounds = rounds_left(g)
    found = []
    for answer in answers:
        after = cast(PuertoRico, g.copy())
        after.play_trusted(answer)
        found.append(worth(after, seat, rounds))
    return found


def best_answer(g: PuertoRico, seat: int, answers: list[int]) -> int:
    if len(answers) == 1:
        return answers[0]
    found = answer_values(g, seat, answers)
    return answers[found.index(max(found))]


def role_values(g: PuertoRico, seat: int, answers: list[int]) -> list[float]:
    """Play each role through with everybody choosing by worth; compare what comes out."""
    found = []
    for answer in answers:
        after = cast(PuertoRico, g.copy())
        after.play_trusted(answer)
        play_phase(after)
        found.append(margin(after, seat))
    return found


def play_phase(g: PuertoRico) -> None:
    while not g.is_over() and g.kind() is not PICK_ROLE:
        g.play_trusted(best_answer(g, g.current_player(), g.answers()))


def margin(g: PuertoRico, seat: int) -> float:
    rounds = rounds_left(g)
    rivals = [worth(g, other, rounds) for other in range(int(g.seats)) if other != seat]
    return worth(g, seat, rounds) - RIVALS * fsum(rivals) / len(rivals)
