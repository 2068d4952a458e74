"""What the game tells: past-tense events."""

from __future__ import annotations

from typing import Final

from tablero.core.kinds import EventKind
from tablero.games.gwt_elpaso.cards import BONUSES, CARDS, OBJECTIVES, WORKERS
from tablero.games.gwt_elpaso.catalogue import DISCS, FACES, NODE_WORDS, POSTS, STOPS, TRAINS
from tablero.games.gwt_family.purse import Purse

ENDINGS: Final = ["simmental", "length"]

TURN_BEGAN: Final = EventKind("turn_began", [("turn", None)])
HERDER_PLACED: Final = EventKind("herder_placed", [("node", NODE_WORDS), ("stop", STOPS)])
MOVED: Final = EventKind("moved", [("node", NODE_WORDS), ("stop", STOPS)])
COWBOYS_SPENT: Final = EventKind("cowboys_spent", [("count", None)])
GAINED: Final = EventKind("gained", [("dollars", None)])
PAID: Final = EventKind("paid", [("dollars", None)])
CERTIFIED: Final = EventKind("certified", [("certificates", None)])
TOKEN_GAINED: Final = EventKind("token_gained", [("count", None)])
PURSE: Final = Purse("dollars", GAINED, PAID, CERTIFIED, TOKEN_GAINED)
TOKEN_USED: Final = EventKind("token_used", [])
BONUS_USED: Final = EventKind("bonus_used", [("worker", WORKERS)])
DREW: Final = EventKind("drew", [("card", CARDS)], private=("card",))
WORKER_CAME: Final = EventKind("worker_came", [("worker", WORKERS)])
SHUFFLED: Final = EventKind("shuffled", [])
DISCARDED: Final = EventKind("discarded", [("card", CARDS)])
CARD_REMOVED: Final = EventKind("card_removed", [("card", CARDS)])
HIRED: Final = EventKind("hired", [("worker", WORKERS), ("dollars", None)])
WORKERS_SPENT: Final = EventKind(
    "workers_spent", [("worker", WORKERS), ("count", None), ("jokers", None)]
)
BOUGHT: Final = EventKind("bought", [("card", CARDS), ("dollars", None)])
CATTLE_GAINED: Final = EventKind("cattle_gained", [("card", CARDS)])
TRAIN_USED: Final = EventKind("train_used", [("train", TRAINS), ("dollars", None)])
BUILT: Final = EventKind("built", [("building", FACES), ("node", NODE_WORDS), ("dollars", None)])
REPLACED: Final = EventKind("replaced", [("building", FACES)])
OBJECTIVE_TAKEN: Final = EventKind("objective_taken", [("objective", OBJECTIVES)])
OBJECTIVE_SHOWN: Final = EventKind("objective_shown", [("objective", OBJECTIVES)])
BONUS_TAKEN: Final = EventKind("bonus_taken", [("bonus", BONUSES)])
BONUS_SHOWN: Final = EventKind("bonus_shown", [("bonus", BONUSES)])
SIMMENTAL_TAKEN: Final = EventKind("simmental_taken", [("left", None)])
HAND_SHOWN: Final = EventKind("hand_shown", [("value", None)])
DELIVERED: Final = EventKind("delivered", [("post", POSTS), ("certificates", None)])
NOT_DELIVERED: Final = EventKind("not_delivered", [])
DISC_CLEARED: Final = EventKind("disc_cleared", [("disc", DISCS)])
GAME_CLOSED: Final = EventKind("game_closed", [])
SUE_DREW: Final = EventKind("sue_drew", [("card", None)])
SUE_SUPPLIED: Final = EventKind("sue_supplied", [("card", CARDS)])
GAME_ENDED: Final = EventKind("game_ended", [("reason", ENDINGS)])

EVENT_KINDS: Final = [
    TURN_BEGAN,
    HERDER_PLACED,
    MOVED,
    COWBOYS_SPENT,
    GAINED,
    PAID,
    CERTIFIED,
    TOKEN_GAINED,
    TOKEN_USED,
    BONUS_USED,
    DREW,
    WORKER_CAME,
    SHUFFLED,
    DISCARDED,
    CARD_REMOVED,
    HIRED,
    WORKERS_SPENT,
    BOUGHT,
    CATTLE_GAINED,
    TRAIN_USED,
    BUILT,
    REPLACED,
    OBJECTIVE_TAKEN,
    OBJECTIVE_SHOWN,
    BONUS_TAKEN,
    BONUS_SHOWN,
    SIMMENTAL_TAKEN,
    HAND_SHOWN,
    DELIVERED,
    NOT_DELIVERED,
    DISC_CLEARED,
    GAME_CLOSED,
    SUE_DREW,
    SUE_SUPPLIED,
    GAME_ENDED,
]
