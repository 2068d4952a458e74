"""Tips of figures that are printed in the rulebook alone, where there is a railroad."""

from __future__ import annotations

from tablero.core.printed import Line, Told
from tablero.games.gwt_family.rail.market import CARDS_PER_WORKER


def rulebook_tips(token_cards: int, token_points: int) -> list[Told]:
    """Exchange token, job market token, and what a worker who buys nothing does."""
    turned_up = {"n": int(CARDS_PER_WORKER)}
    return [
        Told("tip-exchange_token", [Line("told-exchange_token", {"n": token_cards})]),
        Told("tip-job_market_token", [Line("told-job_market_token", {"vp": token_points})]),
        Told("tip-market_stack", [Line("told-market_stack", {**turned_up})]),
        Told("answer-buy-draw", [Line("told-buy_draw", {**turned_up})]),
    ]
