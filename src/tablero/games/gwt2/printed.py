"""The actions printed on components: which there are and where they stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.printed import Side
from tablero.games.gwt2.cards import FILTERS, MASTER_ACTION, N_OBJECTIVES, OBJECTIVE_ACTION
from tablero.games.gwt2.catalogue import (
    BANDIT_BONUS,
    DATA,
    LINK_ACTION,
    NODE_RISK,
    WORKER_SLOTS,
    WORKERS,
)
from tablero.games.gwt_family.printed import (
    NOTHING,
    NUMBER,
    Grammar,
    Verb,
    is_money,
    known,
    rail_verbs,
    trail_verbs,
)

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
        Verb("free_steps", NUMBER),
        Verb("hazard", NUMBER),
    ],
)


# -- local actions --------------------------------------------------------------------------------
ACT: Final = "act"  # where a local action is picked
MAX_SLOTS: Final[i64] = 4  # three on a tile and the risk action of its space


def _faces(group: str) -> list[list[list[Side]]]:
    """The actions of each row, slot by slot."""
    return [[GRAMMAR.sides(text, ACT) for text in row.words("actions")] for row in DATA.rows(group)]


# Neutral buildings, then private ones: A-G, 1a-12b.
FACE_ACTIONS: Final = _faces("neutral_buildings") + _faces("private_buildings")
RISK_ACTIONS: Final = [GRAMMAR.sides(row.word("action"), ACT) for row in DATA.rows("risk_actions")]
LOCAL: Final = known([slot for face in FACE_ACTIONS for slot in face] + RISK_ACTIONS)
N_LOCAL: Final[i64] = len(LOCAL)
_words: Final = [side.word for side in LOCAL]
COPY: Final[i64] = _words.index("copy_adjacent")


def _set_of(sides: list[Side]) -> int:
    return sum(1 << _words.index(side.word) for side in sides)


def _slots() -> list[i64]:
    masks: list[i64] = []
    for face in FACE_ACTIONS:
        slots = [_set_of(sides) for sides in face]
        masks += [*slots, *[0] * (int(MAX_SLOTS) - len(slots))]
    return masks


# SLOTS[face * MAX_SLOTS + slot]: the actions of that slot, one bit each. Faces: A-G, then 1a-12b.
SLOTS: Final = vec[i64](_slots())
RISK_SLOT: Final[i64] = MAX_SLOTS - 1
NODE_ACTIONS: Final = vec[i64](
    [_set_of(RISK_ACTIONS[int(risk)]) if risk >= 0 else 0 for risk in NODE_RISK]
)

# -- immediate actions ----------------------------------------------------------------------------
ALL_OBJECTIVE_ACTIONS: Final = [GRAMMAR.sides(text) for text in OBJECTIVE_ACTION]
OBJECTIVE_ACTIONS: Final = ALL_OBJECTIVE_ACTIONS[: int(N_OBJECTIVES)]
MASTER_ACTIONS: Final = [GRAMMAR.sides(text) for text in MASTER_ACTION]


def _slot_actions() -> list[list[Side]]:
    actions: list[list[Side]] = [[] for _ in range(len(WORKERS) * (int(WORKER_SLOTS) + 1))]
    for row in DATA.rows("worker_slots"):
        place = row.choice("worker", WORKERS) * (int(WORKER_SLOTS) + 1) + row.number("slot")
        actions[place] = GRAMMAR.sides(row.word("action"))
    return actions


SLOT_ACTIONS: Final = _slot_actions()  # index: worker type * 7 + slot
IMMEDIATE: Final = [
    side
    for side in known([*OBJECTIVE_ACTIONS, *SLOT_ACTIONS, *MASTER_ACTIONS])
    if not is_money(side)
]
LINK_ACTIONS: Final = [GRAMMAR.sides(text) for text in LINK_ACTION]
BONUS_ACTIONS: Final = [GRAMMAR.sides(text) for text in BANDIT_BONUS]  # as BANDIT_NODES

# -- auxiliary actions ----------------------------------------------------------------------------
AUX_SINGLE: Final = [GRAMMAR.sides(row.word("single")) for row in DATA.rows("auxiliary")]
AUX_DOUBLE: Final = [GRAMMAR.sides(row.word("double")) for row in DATA.rows("auxiliary")]
