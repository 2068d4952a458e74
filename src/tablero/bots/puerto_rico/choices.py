"""Chooses an answer: try each on a world that fits the view, and take what is worth most."""

from __future__ import annotations

from typing import cast

from tablero.bots.puerto_rico.staffing import planned
from tablero.bots.puerto_rico.worth import rounds_left, worth
from tablero.core.game import View
from tablero.core.rng import FastRng
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import PICK_ROLE, PLACE_COLONISTS, SLOTS

RIVALS = 1.0  # how much of the rivals' mean gain counts against a role


def choose(view: View, answers: list[int], seed: int) -> int:
    rng = FastRng.seeded(seed * 1_000_003 + int(view.state.ply))
    world = cast(PuertoRico, view.determinise(rng))
    if world.kind() is PICK_ROLE:
        return best_role(world, view.seat, answers)
    return best_answer(world, view.seat, answers)


def best_answer(g: PuertoRico, seat: int, answers: list[int]) -> int:
    """The answer after which the seat's own position is worth most."""
    if len(answers) == 1:
        return answers[0]
    if g.kind() is PLACE_COLONISTS:
        slot = SLOTS.index(str(g.question().about(g)["slot"]))
        return min(max(planned(g, seat, slot), answers[0]), answers[-1])
    rounds = rounds_left(g)
    best, most = answers[0], float("-inf")
    for answer in answers:
        after = cast(PuertoRico, g.copy())
        after.play_trusted(answer)
        value = worth(after, seat, rounds)
        if value > most:
            best, most = answer, value
    return best


def best_role(g: PuertoRico, seat: int, answers: list[int]) -> int:
    """Play each role through with everybody choosing by worth; compare what comes out."""
    best, most = answers[0], float("-inf")
    for answer in answers:
        after = cast(PuertoRico, g.copy())
        after.play_trusted(answer)
        play_phase(after)
        value = margin(after, seat)
        if value > most:
            best, most = answer, value
    return best


def play_phase(g: PuertoRico) -> None:
    while not g.is_over() and g.kind() is not PICK_ROLE:
        g.play_trusted(best_answer(g, g.current_player(), g.answers()))


def margin(g: PuertoRico, seat: int) -> float:
    rounds = rounds_left(g)
    rivals = [worth(g, other, rounds) for other in range(int(g.seats)) if other != seat]
    return worth(g, seat, rounds) - RIVALS * sum(rivals) / len(rivals)
