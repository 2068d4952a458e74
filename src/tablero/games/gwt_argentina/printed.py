"""The actions printed on components: which there are and where they stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Row
from tablero.core.printed import Side
from tablero.games.gwt_argentina.cards import FILTERS
from tablero.games.gwt_argentina.catalogue import DATA, NODE_SPECIAL, WORKERS
from tablero.games.gwt_argentina.harbours import QUAYS, SPOT_FACES
from tablero.games.gwt_family.printed import (
    ACT,
    MAX_SLOTS,
    NOTHING,
    NUMBER,
    NUMBER_OR_THING,
    THING,
    THING_AND_NUMBER,
    Grammar,
    LocalActions,
    Verb,
    is_money,
    known,
    trail_verbs,
)
from tablero.games.gwt_family.rail.printed import rail_verbs, slot_actions

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


# -- local actions: of neutral buildings, private ones (1a-10b), beside spaces, of farmers ---------
FACE_ACTIONS: Final = GRAMMAR.faces(DATA.rows("neutral_buildings") + DATA.rows("private_buildings"))
SPECIAL_ACTIONS: Final = GRAMMAR.column(DATA.rows("special_actions"), place=ACT)
FARMER_ACTION: Final = GRAMMAR.column(DATA.rows("farmer_action"), place=ACT)[0]
DATA.rows("farmer_action")[0].word("id")
_local: Final = LocalActions(FACE_ACTIONS, [*SPECIAL_ACTIONS, FARMER_ACTION])
LOCAL: Final = _local.sides
N_LOCAL: Final[i64] = len(LOCAL)
SLOTS: Final = _local.slots
SPECIAL_SLOT: Final[i64] = MAX_SLOTS - 1
NODE_ACTIONS: Final = vec[i64](
    [_local.set_of(SPECIAL_ACTIONS[int(k)]) if k >= 0 else 0 for k in NODE_SPECIAL]
)
HELP_HERE: Final[i64] = _local.set_of(FARMER_ACTION)

# -- immediate actions ----------------------------------------------------------------------------
OBJECTIVE_ACTIONS: Final = GRAMMAR.column(DATA.rows("objectives"))
MASTER_ACTIONS: Final = GRAMMAR.column(DATA.rows("station_masters"))
# As the row of the master of cattle stood before rules 3: tables that began then keep it.
EARLIER_MASTER: Final = "sm_cattle"
EARLIER_MASTER_ACTION: Final = GRAMMAR.column([Row("before rules 3", {"action": "pesos 3"})])[0]
SLOT_ACTIONS: Final = slot_actions(GRAMMAR, DATA.rows("worker_slots"), WORKERS)
BONUS_ACTIONS: Final = GRAMMAR.column(SPOT_FACES, "bonus")
SHIP_ACTIONS: Final = GRAMMAR.column(DATA.rows("ships"))


def money_first(side: Side) -> bool:
    """Money and something else: the money comes at once, the rest may be declined."""
    return not side.prices and len(side.rewards) > 1 and side.rewards[0].verb == "money"


def rest_of(side: Side) -> Side:
    """What such an action brings beside the money."""
    rest = side.rewards[1:]
    return Side("_and_".join([deed.word for deed in rest]), "", [], rest)


def is_asked(side: Side) -> bool:
    """Money is never declined, and removing cards can be where the card is chosen."""
    free = is_money(side) or money_first(side)
    return not free and side.rewards[0].verb != "remove_cards"


_immediate: Final = [*OBJECTIVE_ACTIONS, *SLOT_ACTIONS, *MASTER_ACTIONS, *BONUS_ACTIONS]
IMMEDIATE: Final = [
    side
    for side in known(
        [[rest_of(side) if money_first(side) else side for side in sides] for sides in _immediate]
    )
    if is_asked(side)
]

# -- auxiliary actions ----------------------------------------------------------------------------
AUX_SINGLE: Final = GRAMMAR.column(DATA.rows("auxiliary"), "single")
AUX_DOUBLE: Final = GRAMMAR.column(DATA.rows("auxiliary"), "double")
