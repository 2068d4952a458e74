"""The actions printed on components: which there are and where they stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import DataError, Row
from tablero.core.printed import Side
from tablero.games.gwt2.cards import FILTERS, N_OBJECTIVES
from tablero.games.gwt2.catalogue import BANDIT_NODES, DATA, NODE_RISK, NODES, WORKER_SLOTS, WORKERS
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


def _read(row: Row, text: str, place: str = "") -> list[Side]:
    """An action of a row; an unknown word names file and row."""
    try:
        return GRAMMAR.sides(text, place)
    except DataError as error:
        raise row.error(str(error)) from None


def _action(row: Row, key: str = "action", place: str = "") -> list[Side]:
    """The action under a key; none where the row has none."""
    return _read(row, row.word(key), place) if row.has(key) else []


def _actions(group: str, key: str = "action", place: str = "") -> list[list[Side]]:
    return [_action(row, key, place) for row in DATA.rows(group)]


# -- local actions --------------------------------------------------------------------------------
ACT: Final = "act"  # where a local action is picked
MAX_SLOTS: Final[i64] = 4  # three on a tile and the risk action of its space


def _faces(group: str) -> list[list[list[Side]]]:
    """The actions of each row, slot by slot."""
    return [[_read(row, text, ACT) for text in row.words("actions")] for row in DATA.rows(group)]


# Neutral buildings, then private ones: A-G, 1a-12b.
FACE_ACTIONS: Final = _faces("neutral_buildings") + _faces("private_buildings")
RISK_ACTIONS: Final = _actions("risk_actions", place=ACT)
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
ALL_OBJECTIVE_ACTIONS: Final = _actions("objectives")
OBJECTIVE_ACTIONS: Final = ALL_OBJECTIVE_ACTIONS[: int(N_OBJECTIVES)]
MASTER_ACTIONS: Final = _actions("station_masters")


def _slot_actions() -> list[list[Side]]:
    actions: list[list[Side]] = [[] for _ in range(len(WORKERS) * (int(WORKER_SLOTS) + 1))]
    for row in DATA.rows("worker_slots"):
        place = row.choice("worker", WORKERS) * (int(WORKER_SLOTS) + 1) + row.number("slot")
        actions[place] = _action(row)
    return actions


SLOT_ACTIONS: Final = _slot_actions()  # index: worker type * 7 + slot
IMMEDIATE: Final = [
    side
    for side in known([*OBJECTIVE_ACTIONS, *SLOT_ACTIONS, *MASTER_ACTIONS])
    if not is_money(side)
]
LINK_ACTIONS: Final = _actions("links")
_bonuses: Final = {row.word("id"): _action(row, "bonus") for row in DATA.rows("bandit_bonus")}
BONUS_ACTIONS: Final = [_bonuses[NODES[int(node)]] for node in BANDIT_NODES]

# -- auxiliary actions ----------------------------------------------------------------------------
AUX_SINGLE: Final = _actions("auxiliary", "single")
AUX_DOUBLE: Final = _actions("auxiliary", "double")
