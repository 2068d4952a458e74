"""What the game tells: past-tense events."""

from __future__ import annotations

from typing import Final

from tablero.core.kinds import EventKind
from tablero.games.gwt_argentina.cards import CARDS, CATTLE, MASTERS, OBJECTIVES
from tablero.games.gwt_argentina.catalogue import (
    AREAS,
    BAG_TILES,
    BANNERS,
    DISCS,
    FACES,
    NODES,
    RAMPS,
    STATIONS,
    STOPS,
    TRACK,
    WORKER_TILES,
    WORKERS,
)
from tablero.games.gwt_argentina.harbours import QUAYS, SHIPS, SPOTS
from tablero.games.gwt_family.purse import Purse

ENDINGS: Final = ["job_market", "length"]

TURN_BEGAN: Final = EventKind("turn_began", [("turn", None)])
HERDER_PLACED: Final = EventKind("herder_placed", [("node", NODES), ("stop", STOPS)])
MOVED: Final = EventKind("moved", [("node", NODES), ("stop", STOPS)])
RAMP_TAKEN: Final = EventKind("ramp_taken", [("ramp", RAMPS)])
FEE_PAID: Final = EventKind(
    "fee_paid", [("node", NODES), ("pesos", None), ("stop", STOPS), ("payee_seat", None)]
)
FEE_GAINED: Final = EventKind("fee_gained", [("pesos", None), ("from_seat", None)])
GAINED: Final = EventKind("gained", [("pesos", None)])
PAID: Final = EventKind("paid", [("pesos", None)])
CERTIFIED: Final = EventKind("certified", [("certificates", None)])
TOKEN_GAINED: Final = EventKind("token_gained", [("count", None)])
PURSE: Final = Purse("pesos", GAINED, PAID, CERTIFIED, TOKEN_GAINED)
GRAIN_GAINED: Final = EventKind("grain_gained", [("grain", None), ("total", None)])
GRAIN_PAID: Final = EventKind("grain_paid", [("grain", None), ("total", None)])
TOKEN_USED: Final = EventKind("token_used", [])
DREW: Final = EventKind("drew", [("card", CARDS)], private=("card",))
SHUFFLED: Final = EventKind("shuffled", [])
DISCARDED: Final = EventKind("discarded", [("card", CARDS)])
CARD_REMOVED: Final = EventKind("card_removed", [("card", CARDS)])
EXHAUSTED: Final = EventKind("exhausted", [("count", None)])
EXHAUSTION_RETURNED: Final = EventKind("exhaustion_returned", [("count", None)])
OBJECTIVE_TAKEN: Final = EventKind("objective_taken", [("objective", OBJECTIVES)])
OBJECTIVE_SHOWN: Final = EventKind("objective_shown", [("objective", OBJECTIVES)])
OBJECTIVE_PLAYED: Final = EventKind("objective_played", [("objective", OBJECTIVES)])
HIRED: Final = EventKind("hired", [("worker", WORKER_TILES), ("pesos", None), ("slot", None)])
BUILT: Final = EventKind("built", [("building", FACES), ("node", NODES), ("pesos", None)])
REPLACED: Final = EventKind("replaced", [("building", FACES)])
BOUGHT: Final = EventKind("bought", [("card", CATTLE), ("gauchos", None), ("pesos", None)])
BOUGHT_PAIR: Final = EventKind(
    "bought_pair", [("card", CATTLE), ("second", CATTLE), ("gauchos", None), ("pesos", None)]
)
MARKET_TAKEN: Final = EventKind("market_taken", [("card", CATTLE)])
MARKET_GREW: Final = EventKind("market_grew", [("card", CATTLE)])
ENGINE_MOVED: Final = EventKind("engine_moved", [("place", TRACK)])
DISC_CLEARED: Final = EventKind("disc_cleared", [("disc", DISCS)])
DISC_TAKEN_BACK: Final = EventKind("disc_taken_back", [("station", STATIONS)])
DISC_ON_QUAY: Final = EventKind("disc_on_quay", [("quay", QUAYS)])
UPGRADED: Final = EventKind("upgraded", [("station", STATIONS), ("pesos", None)])
MASTER_TAKEN: Final = EventKind("master_taken", [("master", MASTERS), ("worker", WORKERS)])
SHOWED: Final = EventKind("showed", [("card", CATTLE)])
FARMER_HELPED: Final = EventKind("farmer_helped", [("tile", BAG_TILES), ("node", NODES)])
INVESTED: Final = EventKind("invested", [("area", AREAS), ("pesos", None), ("slot", None)])
TILE_PLACED: Final = EventKind("tile_placed", [("tile", BAG_TILES), ("node", NODES)])
TILE_LOST: Final = EventKind("tile_lost", [("tile", BAG_TILES)])
JOB_SEEKER: Final = EventKind("job_seeker", [("worker", WORKER_TILES), ("row", None)])
FORESIGHT_FILLED: Final = EventKind("foresight_filled", [("tile", BAG_TILES), ("column", None)])
DELIVERED: Final = EventKind("delivered", [("spot", SPOTS), ("quay", QUAYS), ("grain", None)])
INCOME_TAKEN: Final = EventKind(
    "income_taken", [("value", None), ("certificates", None), ("total", None)]
)
LOADED: Final = EventKind("loaded", [("ship", SHIPS), ("grain", None), ("pesos", None)])
NOT_LOADED: Final = EventKind("not_loaded", [])
SHIPS_DEPARTED: Final = EventKind("ships_departed", [("banner", BANNERS)])
SHIP_JOINED: Final = EventKind("ship_joined", [("ship", SHIPS)])
JOB_TOKEN_TAKEN: Final = EventKind("job_token_taken", [])
PEDRO_DREW: Final = EventKind("pedro_drew", [("card", None)])
PEDRO_LOADING: Final = EventKind("pedro_loading", [("card", None)])
PEDRO_SPECIALISED: Final = EventKind("pedro_specialised", [("worker", WORKERS)])
GAME_ENDED: Final = EventKind("game_ended", [("reason", ENDINGS)])

EVENT_KINDS: Final = [
    TURN_BEGAN,
    HERDER_PLACED,
    MOVED,
    RAMP_TAKEN,
    FEE_PAID,
    FEE_GAINED,
    GAINED,
    PAID,
    CERTIFIED,
    TOKEN_GAINED,
    GRAIN_GAINED,
    GRAIN_PAID,
    TOKEN_USED,
    DREW,
    SHUFFLED,
    DISCARDED,
    CARD_REMOVED,
    EXHAUSTED,
    EXHAUSTION_RETURNED,
    OBJECTIVE_TAKEN,
    OBJECTIVE_SHOWN,
    OBJECTIVE_PLAYED,
    HIRED,
    BUILT,
    REPLACED,
    BOUGHT,
    BOUGHT_PAIR,
    MARKET_TAKEN,
    MARKET_GREW,
    ENGINE_MOVED,
    DISC_CLEARED,
    DISC_TAKEN_BACK,
    DISC_ON_QUAY,
    UPGRADED,
    MASTER_TAKEN,
    SHOWED,
    FARMER_HELPED,
    INVESTED,
    TILE_PLACED,
    TILE_LOST,
    JOB_SEEKER,
    FORESIGHT_FILLED,
    DELIVERED,
    INCOME_TAKEN,
    LOADED,
    NOT_LOADED,
    SHIPS_DEPARTED,
    SHIP_JOINED,
    JOB_TOKEN_TAKEN,
    PEDRO_DREW,
    PEDRO_LOADING,
    PEDRO_SPECIALISED,
    GAME_ENDED,
]
