"""The actions printed on components: which there are and where they stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt2.cards import FILTERS, N_OBJECTIVES
from tablero.games.gwt2.catalogue import BANDIT_NODES, DATA, NODE_RISK, NODES, WORKERS
from tablero.games.gwt_family.printed import (
    ACT,
    MAX_SLOTS,
    MOST_STEPS,
    NOTHING,
    NUMBER,
    Grammar,
    LocalActions,
    Verb,
    is_money,
    known,
    trail_verbs,
)
from tablero.games.gwt_family.rail.printed import rail_verbs, slot_actions

# What money, engine and cards are counted by; effects go by these numbers.
THINGS: Final = ["own_forest_building", "builder", "engineer", "own_upgraded_station"]
AMOUNTS: Final = ["engineers", "own_forest_buildings", "own_hazards"]
DRAWN_BY: Final = ["cowboys"]
PAIR: Final = "same_breed_pair"
OBJECTIVE: Final = "objective"

GRAMMAR: Final = Grammar(
    "dollars",
    [
        *trail_verbs([*FILTERS, PAIR, OBJECTIVE]),
        *rail_verbs(THINGS, AMOUNTS, DRAWN_BY),
        Verb("bandit", NOTHING),
        Verb("bandit_pairs", NUMBER),
        Verb("copy_adjacent", NOTHING),
        Verb("extraordinary_delivery", NOTHING),
        Verb("free_steps", NUMBER, most=MOST_STEPS),
        Verb("hazard", NUMBER),
    ],
)


# -- local actions: of neutral buildings, private ones (1a-12b), beside spaces ---------------------
FACE_ACTIONS: Final = GRAMMAR.faces(DATA.rows("neutral_buildings") + DATA.rows("private_buildings"))
RISK_ACTIONS: Final = GRAMMAR.column(DATA.rows("risk_actions"), place=ACT)
_local: Final = LocalActions(FACE_ACTIONS, RISK_ACTIONS)
LOCAL: Final = _local.sides
N_LOCAL: Final[i64] = len(LOCAL)
COPY: Final[i64] = _local.words.index("copy_adjacent")
SLOTS: Final = _local.slots
RISK_SLOT: Final[i64] = MAX_SLOTS - 1
NODE_ACTIONS: Final = vec[i64](
    [_local.set_of(RISK_ACTIONS[int(risk)]) if risk >= 0 else 0 for risk in NODE_RISK]
)

# -- immediate actions ----------------------------------------------------------------------------
ALL_OBJECTIVE_ACTIONS: Final = GRAMMAR.column(DATA.rows("objectives"))
OBJECTIVE_ACTIONS: Final = ALL_OBJECTIVE_ACTIONS[: int(N_OBJECTIVES)]
MASTER_ACTIONS: Final = GRAMMAR.column(DATA.rows("station_masters"))
SLOT_ACTIONS: Final = slot_actions(GRAMMAR, DATA.rows("worker_slots"), WORKERS)
IMMEDIATE: Final = [
    side
    for side in known([*OBJECTIVE_ACTIONS, *SLOT_ACTIONS, *MASTER_ACTIONS])
    if not is_money(side)
]
LINK_ACTIONS: Final = GRAMMAR.column(DATA.rows("links"))
_bonuses = GRAMMAR.column(DATA.rows("bandit_bonus"), "bonus")
_bonus_of = dict(zip(DATA.ids("bandit_bonus"), _bonuses, strict=True))
BONUS_ACTIONS: Final = [_bonus_of[NODES[int(node)]] for node in BANDIT_NODES]

# -- auxiliary actions ----------------------------------------------------------------------------
AUX_SINGLE: Final = GRAMMAR.column(DATA.rows("auxiliary"), "single")
AUX_DOUBLE: Final = GRAMMAR.column(DATA.rows("auxiliary"), "double")
