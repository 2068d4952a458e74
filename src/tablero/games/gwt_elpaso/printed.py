"""The actions printed on components: which there are and where they stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.printed import Side
from tablero.games.gwt_elpaso.cards import BONUS_ACTION, FILTERS, MARKET, WORKERS
from tablero.games.gwt_elpaso.catalogue import AUX_AFTER, AUX_BASIC, DATA, POST_ACTION
from tablero.games.gwt_family.printed import (
    NOTHING,
    NUMBER,
    THING,
    THING_AND_NUMBER,
    Grammar,
    Verb,
    known,
    trail_verbs,
)

ANY: Final = "any"  # worker, tile
TILES: Final = ["objective", "bonus", ANY]

GRAMMAR: Final = Grammar(
    "dollars",
    [
        *[verb for verb in trail_verbs(FILTERS) if verb.name != "certificate"],
        Verb("certificate", NUMBER),
        Verb("aux_two", NOTHING),
        Verb("build", NOTHING),
        Verb("buy_cattle", NOTHING),
        Verb("exchange", NUMBER),
        Verb("gain_cattle", THING, things=MARKET),
        Verb("hire", THING_AND_NUMBER, [ANY], things=WORKERS),
        Verb("hire_second", NUMBER),
        Verb("remove", THING, things=FILTERS),
        Verb("sell_for_double", NOTHING),
        Verb("tile", THING, TILES),
        Verb("train", NOTHING),
    ],
)

# -- local actions: of neutral buildings, common ones (1a-6b), trains (fronts, then backs) ---------
ACT: Final = "act"  # where a local action is picked
MAX_SLOTS: Final[i64] = 4


def _faces(group: str) -> list[list[list[Side]]]:
    """The actions of each row, slot by slot."""
    return [[GRAMMAR.sides(text, ACT) for text in row.words("actions")] for row in DATA.rows(group)]


FACE_ACTIONS: Final = [*_faces("neutral_buildings"), *_faces("common_buildings")]
TRAIN_ACTIONS: Final = _faces("trains")
_all_faces: Final = [*FACE_ACTIONS, *TRAIN_ACTIONS]
LOCAL: Final = known([slot for face in _all_faces for slot in face])
N_LOCAL: Final[i64] = len(LOCAL)
_words: Final = [side.word for side in LOCAL]


def _slots() -> list[i64]:
    masks: list[i64] = []
    for face in _all_faces:
        slots = [sum(1 << _words.index(side.word) for side in sides) for sides in face]
        masks += [*slots, *[0] * (int(MAX_SLOTS) - len(slots))]
    return masks


# SLOTS[face * MAX_SLOTS + slot]: the actions of that slot, one bit each.
SLOTS: Final = vec[i64](_slots())

# -- rewards and auxiliary actions ----------------------------------------------------------------
POST_ACTIONS: Final = [GRAMMAR.sides(text) for text in POST_ACTION]
BONUS_ACTIONS: Final = [GRAMMAR.sides(text) for text in BONUS_ACTION]
AUX_BASIC_ACTIONS: Final = [GRAMMAR.sides(text) for text in AUX_BASIC]
AUX_AFTER_ACTIONS: Final = [GRAMMAR.sides(text) for text in AUX_AFTER]
