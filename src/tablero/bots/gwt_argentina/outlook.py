"""What a position is worth: points as they stand, and what the pieces will still bring."""

from __future__ import annotations

from tablero.bots.gwt_argentina.buenos_aires import best_within, spot_worth
from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.weights import DISC_ORDER, WEIGHTS
from tablero.bots.gwt_family.outlook import herd_level, open_abilities
from tablero.core.kinds import NOBODY
from tablero.games.gwt_argentina.buenos_aires.delivery import grain_due
from tablero.games.gwt_argentina.cards import CATTLE_VALUE, EXHAUSTION, N_CATTLE
from tablero.games.gwt_argentina.catalogue import BUENOS_AIRES, DISCS, REACHED, WORKERS
from tablero.games.gwt_argentina.harbours import (
    N_QUAYS,
    N_SHIPS,
    N_SPOTS,
    QUAY_CITY,
    QUAY_VP,
    QUAYS,
    SHIP_QUAY,
    SPOT_CITY,
)
from tablero.games.gwt_argentina.state import Table


def judge(g: Table, seat: int) -> float:
    mind = Mind(g, seat)
    me = mind.me
    worth = mind.points()
    if g.closed_by() != NOBODY:  # of the last turn only points are left
        return worth + 0.01 * mind.money
    to_come = mind.to_come()
    worth += WEIGHTS["judge_peso"] * mind.money * (0.3 + to_come)
    worth += WEIGHTS["judge_token"] * int(me.exchange_tokens) * to_come
    worth += WEIGHTS["judge_certificate"] * int(me.temporary())
    worth += WEIGHTS["judge_permanent"] * int(me.permanent()) * to_come
    worth += WEIGHTS["judge_loading_grain"] * int(me.loading_grain()) * to_come
    worth += WEIGHTS["judge_grain"] * int(me.grain)
    worth += WEIGHTS["judge_strength"] * int(me.strength()) * to_come
    for row, name in enumerate(WORKERS):
        worth += WEIGHTS[f"judge_{name}"] * (int(me.workers(row)) - 1) * to_come
    worth += WEIGHTS["judge_hand"] * int(me.herd_value())
    worth += WEIGHTS["judge_herd"] * herd_level(me, CATTLE_VALUE, int(N_CATTLE)) * to_come
    worth += WEIGHTS["judge_exhaustion"] * int(me.herd(EXHAUSTION)) * to_come
    worth += WEIGHTS["judge_engine"] * int(REACHED[me.engine])
    worth += WEIGHTS["judge_lap"] * (mind.visits() + int(me.herder) / int(BUENOS_AIRES))
    worth += WEIGHTS["judge_disc"] * to_come * open_abilities(me, DISCS, DISC_ORDER)
    worth += WEIGHTS["judge_building"] * int(me.buildings()) * to_come
    value = int(me.herd_value() + me.permanent() + me.temporary())
    worth += WEIGHTS["judge_ship"] * best_within(mind, value)
    worth += WEIGHTS["judge_delivery"] * next_delivery(mind)
    return worth + voyages(mind, to_come)


def next_delivery(mind: Mind) -> float:
    """What the best extra delivery would bring, less where grain is still missing."""
    g, me = mind.g, mind.me
    taken = int(g.spots_taken())
    best = 0.0
    for quay in range(int(N_QUAYS)):
        if me.quay_discs(quay) == 0:
            continue
        for spot in range(int(N_SPOTS)):
            if SPOT_CITY[spot] != QUAY_CITY[quay] or taken >> spot & 1 or g.is_covered(spot):
                continue
            due = int(grain_due(g, quay, spot))
            share = 1.0 if me.grain >= due else WEIGHTS["short_of_grain"] * int(me.grain) / due
            best = max(best, share * (spot_worth(mind, quay, spot)))
    return best


def voyages(mind: Mind, to_come: float) -> float:
    """Discs that will sail score on their quay, and from quays there is more to gain."""
    me = mind.me
    worth = 0.0
    discs = [int(me.quay_discs(quay)) for quay in range(int(N_QUAYS))]
    for ship in range(int(N_SHIPS)):
        quay = int(SHIP_QUAY[ship])
        if quay >= 0 and me.ships >> ship & 1:
            worth += float(QUAY_VP[quay])
            discs[quay] += 1
    for quay, count in enumerate(discs):
        worth += WEIGHTS[f"sail_{QUAYS[quay]}"] * min(count, 2) * to_come
    return worth
