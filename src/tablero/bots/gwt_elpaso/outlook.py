"""What a position is worth: points as they stand, and what the pieces will still bring."""

from __future__ import annotations

from tablero.bots.gwt_elpaso.mind import Mind
from tablero.bots.gwt_elpaso.weights import DISC_ORDER, WEIGHTS
from tablero.bots.gwt_family.outlook import herd_level, open_abilities
from tablero.core.kinds import NOBODY
from tablero.games.gwt_elpaso.cards import (
    FIRST_WORKER,
    MARKET_CARD,
    N_CATTLE,
    N_OBJECTIVES,
    VALUE,
    WORKERS,
)
from tablero.games.gwt_elpaso.catalogue import ARRIVAL, DISCS
from tablero.games.gwt_elpaso.state import Table


def judge(g: Table, seat: int) -> float:
    mind = Mind(g, seat)
    me = mind.me
    worth = mind.points() + 0.2 * (mind.money % 5) + timing(mind)
    if g.is_over() or g.closer != NOBODY:  # of the last turns only points are left
        return worth
    to_come = mind.to_come()
    worth += to_come * WEIGHTS["judge_dollar"] * mind.money
    worth += WEIGHTS["judge_token"] * int(me.exchange_tokens) * to_come
    worth += WEIGHTS["judge_certificate"] * int(me.certificates)
    worth += WEIGHTS["judge_permanent"] * int(me.permanent()) * to_come
    worth += WEIGHTS["judge_further"] * int(me.further_cards()) * to_come
    for worker, name in enumerate(WORKERS):
        worth += WEIGHTS[f"judge_{name}"] * int(me.area[worker]) * to_come
        # Workers that were spent come back with the cards.
        owned = int(me.owned(FIRST_WORKER + worker))
        worth += WEIGHTS[f"judge_{name}_owned"] * owned * to_come
    worth += WEIGHTS["judge_hand"] * int(me.delivery_value())
    worth += WEIGHTS["judge_herd"] * herd_level(me, VALUE, int(N_CATTLE)) * to_come
    breeds = sum(1 for k in range(len(MARKET_CARD)) if me.owned(MARKET_CARD[k]) > 0)
    worth += WEIGHTS["judge_breeds"] * breeds * to_come
    worth += WEIGHTS["judge_disc"] * to_come * open_abilities(me, DISCS, DISC_ORDER)
    worth += WEIGHTS["judge_building"] * int(me.buildings()) * to_come
    worth += WEIGHTS["judge_lap"] * (mind.deliveries() + int(me.herder) / int(ARRIVAL))
    return worth + hopes(mind)


def timing(mind: Mind) -> float:
    """Who closes the game wants to be ahead, and to stay so while the others have their last turn;
    who is behind goes elsewhere as long as another way is open (RULES 6)."""
    if mind.g.automa_seat != NOBODY or mind.g.closer != mind.seat:  # not tried on Sue
        return 0.0
    most = WEIGHTS["judge_lead_most"]
    lead = mind.lead() - WEIGHTS["judge_last_turn"]
    return WEIGHTS["judge_lead"] * max(-most, min(most, lead))


def hopes(mind: Mind) -> float:
    """Objectives not met yet, by what is missing."""
    worth = 0.0
    for tile in range(int(N_OBJECTIVES)):
        if mind.me.objectives >> tile & 1:
            missing = mind.missing_for(tile)
            if missing:
                hope = WEIGHTS["judge_objective"] - WEIGHTS["judge_objective_missing"] * (
                    missing - 1
                )
                worth += max(0.0, hope) * mind.to_come()
    return worth
