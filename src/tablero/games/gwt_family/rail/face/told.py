"""Labels and tips made from what is printed, where there is a railroad."""

from __future__ import annotations

from tablero.core.printed import Line, Side, Told, label
from tablero.games.gwt_family.face.told import acting, acting_slots
from tablero.games.gwt_family.rail.location.market import CARDS_PER_WORKER


def rulebook_tips(token_cards: int, token_points: int) -> list[Told]:
    """Exchange token, job market token, and what a worker who buys nothing does."""
    turned_up = {"n": int(CARDS_PER_WORKER)}
    return [
        Told("tip-exchange_token", [Line("told-exchange_token", {"n": token_cards})]),
        Told("tip-job_market_token", [Line("told-job_market_token", {"vp": token_points})]),
        Told("tip-market_stack", [Line("told-market_stack", {**turned_up})]),
        Told("answer-buy-draw", [Line("told-buy_draw", {**turned_up})]),
    ]


def auxiliary(names: list[str], singles: list[list[Side]], doubles: list[list[Side]]) -> list[Told]:
    """Each auxiliary action by itself, instead of a local one, and on the player board."""
    found: list[Told] = []
    for aux, single, double in zip(names, singles, doubles, strict=True):
        found.append(label(f"answer-aux-{aux}", single))
        found.append(label(f"answer-aux-double_{aux}", double))
        found.append(Told(f"answer-act-aux_{aux}", [Line("", None, single)], begins="act-instead"))
        found.append(label(f"answer-act-aux_{aux}-bare", single))
        both = [Line("told-single", None, single), Line("told-double", None, double)]
        found.append(Told(f"note-aux-{aux}", both))
    return found


def buildings(names: list[str], faces: list[list[list[Side]]]) -> list[Told]:
    return [
        Told(f"tip-{face}", acting_slots(slots)) for face, slots in zip(names, faces, strict=True)
    ]


def station(cost: int, points: int) -> list[Line]:
    return [Line("told-station", {"cost": cost, "vp": points})]


def objective(action: list[Side], points: int, penalty: int) -> list[Line]:
    return [*acting(action), Line("told-objective", {"vp": points, "penalty": -penalty})]


def breed(value: int, points: list[int]) -> list[Line]:
    """A breed whose cards differ in their points."""
    return [Line("told-breed", {"value": value, "least": min(points), "most": max(points)})]
