"""The actions printed on components, as data words: which there are and where they stand.

`COST & COST -> REWARD + REWARD` is one action; ` | ` parts the sides of a choice.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt2.cards import MASTER_ACTION, N_OBJECTIVES, OBJECTIVE_ACTION
from tablero.games.gwt2.catalogue import (
    DATA,
    LINK_ACTION,
    NODE_RISK,
    WORKER_SLOTS,
    WORKERS,
)

SIDES: Final = " | "


def word_of(text: str) -> str:
    """The notation word of an action."""
    text = text.replace(" -> ", " for ").replace(" + ", " and ").replace(" & ", " and ")
    text = text.replace("hire 0", "hire").replace("+", "plus ").replace("-", "minus ")
    return text.replace(" ", "_")


def _known(texts: list[str]) -> list[str]:
    """Every action in `texts`, sides of a choice apart, each once."""
    found: list[str] = []
    for text in texts:
        for side in text.split(SIDES):
            if side and side not in found:
                found.append(side)
    return found


# -- local actions --------------------------------------------------------------------------------
MAX_SLOTS: Final[i64] = 4  # three on a tile and the risk action of its space
_tiles = [row.words("actions") for row in DATA.rows("neutral_buildings")]
_tiles += [row.words("actions") for row in DATA.rows("private_buildings")]
_risks = [row.word("action") for row in DATA.rows("risk_actions")]
LOCAL: Final = _known([text for texts in _tiles for text in texts] + _risks)
N_LOCAL: Final[i64] = len(LOCAL)
COPY: Final[i64] = LOCAL.index("copy_adjacent")


def _set_of(text: str) -> int:
    return sum(1 << LOCAL.index(side) for side in text.split(SIDES))


def _slots() -> list[i64]:
    masks: list[i64] = []
    for texts in _tiles:
        slots = [_set_of(text) for text in texts]
        masks += [*slots, *[0] * (int(MAX_SLOTS) - len(slots))]
    return masks


# SLOTS[face * MAX_SLOTS + slot]: the actions of that slot, one bit each. Faces: A-G, then 1a-12b.
SLOTS: Final = vec[i64](_slots())
RISK_SLOT: Final[i64] = MAX_SLOTS - 1
NODE_ACTIONS: Final = vec[i64](
    [_set_of(_risks[int(risk)]) if risk >= 0 else 0 for risk in NODE_RISK]
)

# -- immediate actions ----------------------------------------------------------------------------
OBJECTIVE_TEXTS: Final = OBJECTIVE_ACTION[: int(N_OBJECTIVES)]


def _slot_texts() -> list[str]:
    texts = [""] * (len(WORKERS) * (int(WORKER_SLOTS) + 1))
    for row in DATA.rows("worker_slots"):
        place = row.choice("worker", WORKERS) * (int(WORKER_SLOTS) + 1) + row.number("slot")
        texts[place] = row.word("action")
    return texts


SLOT_TEXTS: Final = _slot_texts()  # index: worker type * 7 + slot
MONEY: Final = "dollars "  # money is taken without asking
IMMEDIATE: Final = [
    text
    for text in _known([*OBJECTIVE_TEXTS, *SLOT_TEXTS, *MASTER_ACTION])
    if not text.startswith(MONEY)
]
LINK_TEXTS: Final = LINK_ACTION

# -- auxiliary actions ----------------------------------------------------------------------------
AUX_SINGLE: Final = [row.word("single") for row in DATA.rows("auxiliary")]
AUX_DOUBLE: Final = [row.word("double") for row in DATA.rows("auxiliary")]
