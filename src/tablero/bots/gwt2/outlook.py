"""What a position is worth: points as they stand, and what the pieces will still bring."""

from __future__ import annotations

from tablero.bots.gwt2.mind import Mind
from tablero.bots.gwt2.weights import DISC_ORDER, WEIGHTS
from tablero.bots.gwt_family.outlook import herd_level, open_abilities
from tablero.core.kinds import NOBODY
from tablero.games.gwt2.cards import CATTLE_VALUE, N_CATTLE
from tablero.games.gwt2.catalogue import (
    DISCS,
    KANSAS_CITY,
    N_JOB_ROWS,
    N_WORKERS,
    RAILROAD,
    WORKERS,
)
from tablero.games.gwt2.state import Table


def judge(g: Table, seat: int) -> float:
    """Points as they stand, and what the pieces will still bring."""
    mind = Mind(g, seat)
    me = mind.me
    if g.closed_by() != NOBODY:  # of the last turn only points are left
        return mind.points() + 0.01 * mind.money
    to_come = 1.0 - min(int(g.jobs.row), int(N_JOB_ROWS)) / int(N_JOB_ROWS)
    worth = mind.points() + WEIGHTS["judge_dollar"] * mind.money
    worth += WEIGHTS["judge_token"] * int(me.exchange_tokens)
    worth += WEIGHTS["judge_certificate"] * int(me.temporary())
    worth += WEIGHTS["judge_permanent"] * int(me.permanent()) * to_come
    for worker in range(int(N_WORKERS)):
        hired = int(me.workers(worker)) - 1
        worth += WEIGHTS[f"judge_{WORKERS[worker]}"] * hired * to_come
    worth += WEIGHTS["judge_hand"] * int(me.herd_value())
    worth += WEIGHTS["judge_herd"] * herd_level(me, CATTLE_VALUE, int(N_CATTLE)) * to_come
    worth += WEIGHTS["judge_engine"] * int(RAILROAD.number[me.engine])
    laps = mind.deliveries() + int(me.herder) / int(KANSAS_CITY)
    worth += WEIGHTS["judge_lap"] * laps
    worth += WEIGHTS["judge_disc"] * to_come * open_abilities(me, DISCS, DISC_ORDER)
    return worth + WEIGHTS["judge_building"] * int(me.buildings()) * to_come
