"""What the game tells: past-tense events."""

from __future__ import annotations

from typing import Final

from tablero.core.kinds import EventKind
from tablero.games.gwt2.cards import CARDS, CATTLE, MASTERS, OBJECTIVES
from tablero.games.gwt2.catalogue import (
    BAG_TILES,
    CITIES,
    DISCS,
    FACES,
    NODES,
    RAILROAD,
    STATIONS,
    STOPS,
    WORKERS,
)
from tablero.games.gwt_family.purse import Purse

ENDINGS: Final = ["job_market", "length"]

TURN_BEGAN: Final = EventKind("turn_began", [("turn", None)])
HERDER_PLACED: Final = EventKind("herder_placed", [("node", NODES), ("stop", STOPS)])
MOVED: Final = EventKind("moved", [("node", NODES), ("stop", STOPS)])
FEE_PAID: Final = EventKind(
    "fee_paid", [("node", NODES), ("dollars", None), ("stop", STOPS), ("payee_seat", None)]
)
FEE_GAINED: Final = EventKind("fee_gained", [("dollars", None), ("from_seat", None)])
GAINED: Final = EventKind("gained", [("dollars", None)])
PAID: Final = EventKind("paid", [("dollars", None)])
CERTIFIED: Final = EventKind("certified", [("certificates", None)])
TOKEN_GAINED: Final = EventKind("token_gained", [("count", None)])
PURSE: Final = Purse("dollars", GAINED, PAID, CERTIFIED, TOKEN_GAINED)
TOKEN_USED: Final = EventKind("token_used", [])
DREW: Final = EventKind("drew", [("card", CARDS)], private=("card",))
SHUFFLED: Final = EventKind("shuffled", [])
DISCARDED: Final = EventKind("discarded", [("card", CARDS)])
CARD_REMOVED: Final = EventKind("card_removed", [("card", CARDS)])
OBJECTIVE_TAKEN: Final = EventKind("objective_taken", [("objective", OBJECTIVES)])
OBJECTIVE_SHOWN: Final = EventKind("objective_shown", [("objective", OBJECTIVES)])
OBJECTIVE_PLAYED: Final = EventKind("objective_played", [("objective", OBJECTIVES)])
HIRED: Final = EventKind("hired", [("worker", WORKERS), ("dollars", None), ("slot", None)])
BUILT: Final = EventKind("built", [("building", FACES), ("node", NODES), ("dollars", None)])
REPLACED: Final = EventKind("replaced", [("building", FACES)])
BOUGHT: Final = EventKind("bought", [("card", CATTLE), ("cowboys", None), ("dollars", None)])
BOUGHT_PAIR: Final = EventKind(
    "bought_pair", [("card", CATTLE), ("second", CATTLE), ("cowboys", None), ("dollars", None)]
)
MARKET_GREW: Final = EventKind("market_grew", [("card", CATTLE)])
ENGINE_MOVED: Final = EventKind("engine_moved", [("place", RAILROAD.names)])
DISC_CLEARED: Final = EventKind("disc_cleared", [("disc", DISCS)])
DISC_TAKEN_BACK: Final = EventKind("disc_taken_back", [("station", STATIONS)])
UPGRADED: Final = EventKind("upgraded", [("station", STATIONS), ("dollars", None)])
MASTER_TAKEN: Final = EventKind("master_taken", [("master", MASTERS), ("worker", WORKERS)])
HAZARD_TAKEN: Final = EventKind("hazard_taken", [("tile", BAG_TILES), ("dollars", None)])
BANDIT_TAKEN: Final = EventKind("bandit_taken", [("tile", BAG_TILES), ("node", NODES)])
TILE_PLACED: Final = EventKind("tile_placed", [("tile", BAG_TILES), ("node", NODES)])
TILE_LOST: Final = EventKind("tile_lost", [("tile", BAG_TILES)])
JOB_SEEKER: Final = EventKind("job_seeker", [("worker", WORKERS), ("row", None)])
FORESIGHT_FILLED: Final = EventKind("foresight_filled", [("tile", BAG_TILES), ("column", None)])
INCOME_TAKEN: Final = EventKind(
    "income_taken", [("value", None), ("certificates", None), ("total", None)]
)
SIMMENTAL_RAISED: Final = EventKind("simmental_raised", [("card", CATTLE), ("count", None)])
DELIVERED: Final = EventKind("delivered", [("city", CITIES), ("transport", None)])
NOT_DELIVERED: Final = EventKind("not_delivered", [])
JOB_TOKEN_TAKEN: Final = EventKind("job_token_taken", [])
SAM_DREW: Final = EventKind("sam_drew", [("card", None)])
SAM_SPECIALISED: Final = EventKind("sam_specialised", [("worker", WORKERS)])
GAME_ENDED: Final = EventKind("game_ended", [("reason", ENDINGS)])

EVENT_KINDS: Final = [
    TURN_BEGAN,
    HERDER_PLACED,
    MOVED,
    FEE_PAID,
    FEE_GAINED,
    GAINED,
    PAID,
    CERTIFIED,
    TOKEN_GAINED,
    TOKEN_USED,
    DREW,
    SHUFFLED,
    DISCARDED,
    CARD_REMOVED,
    OBJECTIVE_TAKEN,
    OBJECTIVE_SHOWN,
    OBJECTIVE_PLAYED,
    HIRED,
    BUILT,
    REPLACED,
    BOUGHT,
    BOUGHT_PAIR,
    MARKET_GREW,
    ENGINE_MOVED,
    DISC_CLEARED,
    DISC_TAKEN_BACK,
    UPGRADED,
    MASTER_TAKEN,
    HAZARD_TAKEN,
    BANDIT_TAKEN,
    TILE_PLACED,
    TILE_LOST,
    JOB_SEEKER,
    FORESIGHT_FILLED,
    INCOME_TAKEN,
    SIMMENTAL_RAISED,
    DELIVERED,
    NOT_DELIVERED,
    JOB_TOKEN_TAKEN,
    SAM_DREW,
    SAM_SPECIALISED,
    GAME_ENDED,
]
