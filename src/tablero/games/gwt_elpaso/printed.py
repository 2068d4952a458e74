"""The actions printed on components: which there are and where they stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.games.gwt_elpaso.cards import FILTERS, MARKET, WORKERS
from tablero.games.gwt_elpaso.catalogue import DATA
from tablero.games.gwt_family.printed import (
    NOTHING,
    NUMBER,
    THING,
    THING_AND_NUMBER,
    Grammar,
    LocalActions,
    Verb,
    trail_verbs,
)

ANY: Final = "any"  # worker, tile
TILES: Final = ["objective", "bonus", ANY]
OTHERWISE: Final = ("certificate", "remove_cards")  # verbs of the family that take less here

GRAMMAR: Final = Grammar(
    "dollars",
    [
        *[verb for verb in trail_verbs(FILTERS) if verb.name not in OTHERWISE],
        Verb("certificate", NUMBER),
        Verb("remove_cards", NUMBER, most=1),
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
FACE_ACTIONS: Final = GRAMMAR.faces(DATA.rows("neutral_buildings") + DATA.rows("common_buildings"))
TRAIN_ACTIONS: Final = GRAMMAR.faces(DATA.rows("trains"))
_local: Final = LocalActions([*FACE_ACTIONS, *TRAIN_ACTIONS], [])
LOCAL: Final = _local.sides
N_LOCAL: Final[i64] = len(LOCAL)
SLOTS: Final = _local.slots

# -- rewards and auxiliary actions ----------------------------------------------------------------
POST_ACTIONS: Final = GRAMMAR.column(DATA.rows("posts"))
BONUS_ACTIONS: Final = GRAMMAR.column(DATA.rows("bonus_tiles"))
AUX_BASIC_ACTIONS: Final = GRAMMAR.column(DATA.rows("auxiliary"), "basic")
AUX_AFTER_ACTIONS: Final = GRAMMAR.column(DATA.rows("auxiliary"), "after")
