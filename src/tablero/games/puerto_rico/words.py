"""What Puerto Rico asks, tells and draws: the declared vocabulary of the title."""

from __future__ import annotations

from typing import Final

from tablero.core.kinds import DECLINE, END, Args, EventKind, Kind, Stream
from tablero.games.puerto_rico.catalogue import BUILDING_NAMES, GOODS, N_GOODS, ROLES, TILE_KINDS

NO_YES: Final = ["no", "yes"]
NO: Final = {"no": DECLINE}
PASS: Final = {"pass": END}
SLOTS: Final = [*TILE_KINDS, *BUILDING_NAMES]  # where colonists work, in board order

# -- questions ----------------------------------------------------------------------------------
# All are public: only victory points lie face down, and no answer depends on them (RULES 10.1).
PICK_ROLE: Final = Kind("pick_role", ROLES, [f"role.{role}" for role in ROLES], public=True)
DRAW_EXTRA_TILE: Final = Kind("draw_extra_tile", NO_YES, ["", "stack"], roles=NO, public=True)
TAKE_TILE: Final = Kind(
    "take_tile",
    [*TILE_KINDS, "pass"],
    [*(f"row.{kind}" for kind in TILE_KINDS), ""],
    roles=PASS,
    public=True,
)
SETTLE_COLONIST: Final = Kind("settle_colonist", NO_YES, ["", "colonists"], roles=NO, public=True)
TAKE_COLONIST: Final = Kind("take_colonist", NO_YES, ["", "colonists"], roles=NO, public=True)
PLACE_COLONISTS: Final = Kind(
    "place_colonists",
    [str(n) for n in range(13)],
    [f"own.circle.{n}" for n in range(13)],
    public=True,
)
BUILD: Final = Kind(
    "build",
    [*BUILDING_NAMES, "pass"],
    [*(f"building.{name}" for name in BUILDING_NAMES), ""],
    roles=PASS,
    public=True,
)
STAFF_BUILDING: Final = Kind("staff_building", NO_YES, ["", "colonists"], roles=NO, public=True)
_goods: Final = [*(f"good.{good}" for good in GOODS), ""]
EXTRA_GOOD: Final = Kind("extra_good", [*GOODS, "pass"], _goods, roles=PASS, public=True)
SELL: Final = Kind("sell", [*GOODS, "pass"], _goods, roles=PASS, public=True)
TAKE_POINTS: Final = Kind("take_points", NO_YES, ["", "chips"], roles=NO, public=True)
STORE_KIND: Final = Kind("store_kind", GOODS, [f"own.good.{good}" for good in GOODS], public=True)
STORE_UNIT: Final = Kind("store_unit", GOODS, [f"own.good.{good}" for good in GOODS], public=True)

N_SHIPS: Final = 3
WHARF_FIRST: Final = int(N_GOODS) * N_SHIPS  # answers of `load`: good x ship, then good x wharf
STOP_LOADING: Final = WHARF_FIRST + int(N_GOODS)


def _load() -> Kind:
    words: list[str] = []
    targets: list[str] = []
    args: list[Args] = []
    for good in GOODS:
        for ship in range(1, N_SHIPS + 1):
            words.append(f"{good}_ship{ship}")
            targets.append(f"ship.{ship}.{good}")
            args.append({"good": good, "ship": ship})
    for good in GOODS:
        words.append(f"{good}_wharf")
        targets.append(f"wharf.{good}")
        args.append({"good": good})
    words.append("stop")
    targets.append("")
    args.append({})
    return Kind("load", words, targets, args, roles={"stop": END}, public=True)


LOAD: Final = _load()

KINDS: Final = [
    PICK_ROLE,
    DRAW_EXTRA_TILE,
    TAKE_TILE,
    SETTLE_COLONIST,
    TAKE_COLONIST,
    PLACE_COLONISTS,
    BUILD,
    STAFF_BUILDING,
    EXTRA_GOOD,
    SELL,
    LOAD,
    TAKE_POINTS,
    STORE_KIND,
    STORE_UNIT,
]

# -- chance -------------------------------------------------------------------------------------
GOVERNOR: Final = Stream("governor")
PLANTATIONS: Final = Stream("plantations", GOODS)
STREAMS: Final = [GOVERNOR, PLANTATIONS]
GUESS: Final = Stream("guess")  # drawn only by searchers, from their own generator

# -- events -------------------------------------------------------------------------------------
ENDINGS: Final = ["colonists", "city_full", "chips", "length"]
STORED_HOW: Final = ["warehouse", "single"]

ROUND_BEGAN: Final = EventKind("round_began", [("round", None)])
ROLE_PICKED: Final = EventKind("role_picked", [("role", ROLES), ("doubloons", None)])
TILE_DRAWN: Final = EventKind("tile_drawn", [("tile", TILE_KINDS)])
TILE_TAKEN: Final = EventKind("tile_taken", [("tile", TILE_KINDS)])
ROW_REFILLED: Final = EventKind("row_refilled", [(good, None) for good in GOODS])
STACK_RESHUFFLED: Final = EventKind("stack_reshuffled", [("tiles", None)])
COLONIST_SETTLED: Final = EventKind("colonist_settled", [("tile", TILE_KINDS)])
COLONISTS_DEALT: Final = EventKind("colonists_dealt", [("colonists", None), ("privilege", None)])
COLONISTS_PLACED: Final = EventKind("colonists_placed", [("slot", SLOTS), ("colonists", None)])
SHIP_REFILLED: Final = EventKind("ship_refilled", [("colonists", None)])
BUILT: Final = EventKind("built", [("building", BUILDING_NAMES), ("cost", None), ("saved", None)])
BUILDING_STAFFED: Final = EventKind("building_staffed", [("building", BUILDING_NAMES)])
PRODUCED: Final = EventKind("produced", [(good, None) for good in GOODS])
FACTORY_PAID: Final = EventKind("factory_paid", [("doubloons", None)])
EXTRA_TAKEN: Final = EventKind("extra_taken", [("good", GOODS)])
SOLD: Final = EventKind("sold", [("good", GOODS), ("price", None)])
HOUSE_CLEARED: Final = EventKind("house_cleared", [])
LOADED: Final = EventKind(
    "loaded", [("good", GOODS), ("amount", None), ("ship", None), ("size", None), ("points", None)]
)
WHARF_LOADED: Final = EventKind(
    "wharf_loaded", [("good", GOODS), ("amount", None), ("points", None)]
)
EXTRA_POINTS: Final = EventKind("extra_points", [("points", None)])
STORED: Final = EventKind("stored", [("good", GOODS), ("amount", None), ("how", STORED_HOW)])
SPOILED: Final = EventKind("spoiled", [("good", GOODS), ("amount", None)])
SHIP_CLEARED: Final = EventKind("ship_cleared", [("ship", None), ("size", None), ("good", GOODS)])
PROSPECTED: Final = EventKind("prospected", [("doubloons", None)])
PASSED: Final = EventKind("passed", [])
END_TRIGGERED: Final = EventKind("end_triggered", [("reason", ENDINGS)])
GAME_ENDED: Final = EventKind("game_ended", [("reason", ENDINGS)])

EVENT_KINDS: Final = [
    ROUND_BEGAN,
    ROLE_PICKED,
    TILE_DRAWN,
    TILE_TAKEN,
    ROW_REFILLED,
    STACK_RESHUFFLED,
    COLONIST_SETTLED,
    COLONISTS_DEALT,
    COLONISTS_PLACED,
    SHIP_REFILLED,
    BUILT,
    BUILDING_STAFFED,
    PRODUCED,
    FACTORY_PAID,
    EXTRA_TAKEN,
    SOLD,
    HOUSE_CLEARED,
    LOADED,
    WHARF_LOADED,
    EXTRA_POINTS,
    STORED,
    SPOILED,
    SHIP_CLEARED,
    PROSPECTED,
    PASSED,
    END_TRIGGERED,
    GAME_ENDED,
]

# Every code a refusal of this title can carry; the words files have a sentence for each.
REASONS: Final = [
    "role_taken",
    "none_in_row",
    "no_quarry_right",
    "no_quarries_left",
    "not_enough_money",
    "already_owned",
    "none_left",
    "no_city_space",
    "too_many_large",
    "must_fill_circles",
    "too_many_colonists",
    "not_produced",
    "supply_empty",
    "no_such_good",
    "already_in_house",
    "ship_full",
    "ship_carries_other",
    "other_ship_carries",
    "must_load_most",
    "no_wharf",
    "wharf_used",
    "must_load",
    "already_stored",
    "passed_over",
    "stored_later",
]
