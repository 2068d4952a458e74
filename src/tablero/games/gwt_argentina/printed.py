"""The actions printed on components: which there are and where they stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.printed import Side
from tablero.games.gwt_argentina.cards import FILTERS, MASTER_ACTION, OBJECTIVE_ACTION
from tablero.games.gwt_argentina.catalogue import DATA, NODE_SPECIAL, WORKER_SLOTS, WORKERS
from tablero.games.gwt_argentina.harbours import QUAYS, SHIP_ACTION, SPOT_BONUS
from tablero.games.gwt_family.printed import (
    NOTHING,
    NUMBER,
    NUMBER_OR_THING,
    THING,
    THING_AND_NUMBER,
    Grammar,
    Verb,
    is_money,
    known,
    rail_verbs,
    trail_verbs,
)

# What money, grain, engine and cards are counted by; effects go by these numbers.
THINGS: Final = ["own_grain_building", "granjero", "worker_set"]
GRAIN_BY: Final = ["granjeros", "own_grain_buildings"]
AMOUNTS: Final = ["maquinistas"]
DRAWN_BY: Final = ["gauchos"]
HELPED: Final = "helped_farmers"
PAIR: Final = "same_breed_pair"
OBJECTIVE: Final = "objective"
TO_HAND: Final = "any_to_hand"  # any card of the market, into the hand
TAKEN: Final = [TO_HAND, "franqueiro"]

_own = {"certificate", "objective"}  # verbs of which this title knows fewer words
GRAMMAR: Final = Grammar(
    "pesos",
    [
        *[v for v in trail_verbs([*FILTERS, PAIR, OBJECTIVE]) if v.name not in _own],
        *[v for v in rail_verbs(THINGS, AMOUNTS, DRAWN_BY) if v.name not in _own],
        Verb("certificate", NUMBER),
        Verb("certificate_per", THING_AND_NUMBER, [HELPED]),
        Verb("objective", THING, ["any"]),
        Verb("aux_single", NOTHING),
        Verb("grain", NUMBER_OR_THING, GRAIN_BY),
        Verb("pay_grain", NUMBER),
        Verb("help", NUMBER),
        Verb("help_here", NOTHING),
        Verb("exhaust_rivals", NUMBER),
        Verb("remove_exhaustion", NUMBER),
        Verb("disc_to", THING, things=QUAYS),
        Verb("extra_delivery", NOTHING),
        Verb("draw_and_remove", NUMBER),
        Verb("take_market", THING, TAKEN),
    ],
)


# -- local actions --------------------------------------------------------------------------------
ACT: Final = "act"  # where a local action is picked
MAX_SLOTS: Final[i64] = 4  # three on a tile and the special action of its space


def _faces(group: str) -> list[list[list[Side]]]:
    """The actions of each row, slot by slot."""
    return [[GRAMMAR.sides(text, ACT) for text in row.words("actions")] for row in DATA.rows(group)]


# Neutral buildings, then private ones: A-H, 1a-10b.
FACE_ACTIONS: Final = _faces("neutral_buildings") + _faces("private_buildings")
SPECIAL_ACTIONS: Final = [
    GRAMMAR.sides(row.word("action"), ACT) for row in DATA.rows("special_actions")
]
FARMER_ACTION: Final = GRAMMAR.sides(DATA.rows("farmer_action")[0].word("action"), ACT)
DATA.rows("farmer_action")[0].word("id")
LOCAL: Final = known(
    [*[slot for face in FACE_ACTIONS for slot in face], *SPECIAL_ACTIONS, FARMER_ACTION]
)
N_LOCAL: Final[i64] = len(LOCAL)
_words: Final = [side.word for side in LOCAL]


def _set_of(sides: list[Side]) -> int:
    return sum(1 << _words.index(side.word) for side in sides)


def _slots() -> list[i64]:
    masks: list[i64] = []
    for face in FACE_ACTIONS:
        slots = [_set_of(sides) for sides in face]
        masks += [*slots, *[0] * (int(MAX_SLOTS) - len(slots))]
    return masks


# SLOTS[face * MAX_SLOTS + slot]: the actions of that slot, one bit each. Faces: A-H, then 1a-10b.
SLOTS: Final = vec[i64](_slots())
SPECIAL_SLOT: Final[i64] = MAX_SLOTS - 1
NODE_ACTIONS: Final = vec[i64](
    [_set_of(SPECIAL_ACTIONS[int(k)]) if k >= 0 else 0 for k in NODE_SPECIAL]
)
HELP_HERE: Final[i64] = _set_of(FARMER_ACTION)

# -- immediate actions ----------------------------------------------------------------------------
OBJECTIVE_ACTIONS: Final = [GRAMMAR.sides(text) for text in OBJECTIVE_ACTION]
MASTER_ACTIONS: Final = [GRAMMAR.sides(text) for text in MASTER_ACTION]


def _slot_actions() -> list[list[Side]]:
    actions: list[list[Side]] = [[] for _ in range(len(WORKERS) * (int(WORKER_SLOTS) + 1))]
    for row in DATA.rows("worker_slots"):
        place = row.choice("worker", WORKERS) * (int(WORKER_SLOTS) + 1) + row.number("slot")
        actions[place] = GRAMMAR.sides(row.word("action"))
    return actions


SLOT_ACTIONS: Final = _slot_actions()  # index: row of the crew * 7 + slot
BONUS_ACTIONS: Final = [GRAMMAR.sides(text) for text in SPOT_BONUS]  # of the spots, both sides
SHIP_ACTIONS: Final = [GRAMMAR.sides(text) for text in SHIP_ACTION]


def money_first(side: Side) -> bool:
    """Money and something else: the money comes at once, the rest may be declined."""
    return not side.prices and len(side.rewards) > 1 and side.rewards[0].verb == "money"


def rest_of(side: Side) -> Side:
    """What such an action brings beside the money."""
    rest = side.rewards[1:]
    return Side("_and_".join([deed.word for deed in rest]), "", [], rest)


def is_asked(side: Side) -> bool:
    """Money is never declined, and removing cards can be where the card is chosen."""
    return not is_money(side) and side.rewards[0].verb != "remove_cards"


_immediate: Final = [*OBJECTIVE_ACTIONS, *SLOT_ACTIONS, *MASTER_ACTIONS, *BONUS_ACTIONS]
IMMEDIATE: Final = [
    side
    for side in known(
        [[rest_of(side) if money_first(side) else side for side in sides] for sides in _immediate]
    )
    if is_asked(side)
]

# -- auxiliary actions ----------------------------------------------------------------------------
AUX_SINGLE: Final = [GRAMMAR.sides(row.word("single")) for row in DATA.rows("auxiliary")]
AUX_DOUBLE: Final = [GRAMMAR.sides(row.word("double")) for row in DATA.rows("auxiliary")]
