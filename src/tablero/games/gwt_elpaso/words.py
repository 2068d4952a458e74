"""What the game asks and draws: decision kinds and chance streams."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Stream
from tablero.games.gwt_elpaso.cards import (
    BONUS_CERTIFICATES,
    BONUS_DOLLARS,
    BONUS_PAY,
    BONUS_WORKERS,
    BONUSES,
    CARDS,
    CATTLE,
    MARKET,
    N_BONUSES,
    N_OBJECTIVES,
    N_WORKERS,
    OBJECTIVES,
    WORKERS,
)
from tablero.games.gwt_elpaso.catalogue import (
    AUXILIARY,
    COMMON_NODES,
    DISCS,
    N_AUXILIARY,
    N_POSTS,
    N_TRAINS,
    N_TYPES,
    NEUTRAL_NODES,
    NEUTRALS,
    NODES,
    POSTS,
)
from tablero.games.gwt_elpaso.printed import LOCAL, N_LOCAL
from tablero.games.gwt_family.answers import (
    DONE,
    TOKEN,
    Answer,
    acts,
    auxiliary,
    kind,
    nodes,
    plain,
    things,
)
from tablero.games.gwt_family.tiles import MAX_PLAYERS

# Asides: an exchange token, then a worker of the area for its bonus.
ASIDES: Final[list[Answer]] = TOKEN[:]
for _k, _worker in enumerate(BONUS_WORKERS):
    _facts: Args = {"worker": WORKERS[_worker], "dollars": int(BONUS_DOLLARS[_k])}
    _facts |= {"pay": int(BONUS_PAY[_k]), "certificates": int(BONUS_CERTIFICATES[_k])}
    ASIDES.append((f"bonus_{WORKERS[_worker]}", f"own.area.{WORKERS[_worker]}", _facts))


def _numbered(size: int, place: str) -> list[Answer]:
    return [(str(k), f"{place}.{k}", {"number": k}) for k in range(1, size + 1)]


# -- the turn -------------------------------------------------------------------------------------
PLACE_HERDER: Final = kind(
    "place_herder", nodes([NODES[n] for n in NEUTRAL_NODES]), public=True, asides=ASIDES
)
# Space 0 is never a target; El Paso is entered as the last space.
_targets: list[Answer] = [("stay", "", {"node": NODES[0]}), *nodes(NODES[1:-1])]
_arrival: list[Answer] = [(NODES[0], f"node.{NODES[0]}", {"node": NODES[0]})]
MOVE: Final = kind("move", _targets, _arrival, public=True, asides=ASIDES)
ACT: Final = kind("act", acts(LOCAL), auxiliary(AUXILIARY), DONE, asides=ASIDES)
ACT_DONE: Final[i64] = N_LOCAL + N_AUXILIARY
AUX: Final = kind("aux", things(AUXILIARY, "aux", "aux"), plain("done"), public=True, asides=ASIDES)
AUX_DONE: Final[i64] = N_AUXILIARY

# -- actions --------------------------------------------------------------------------------------
HIRE: Final = kind(
    "hire", things(WORKERS, "pile", "worker"), plain("no"), public=True, asides=ASIDES
)
HIRE_NO: Final[i64] = N_WORKERS
BUY: Final = kind("buy", things(MARKET, "market", "card"), public=True, asides=ASIDES)
TRAIN: Final = kind("train", _numbered(int(N_TRAINS), "train"), public=True, asides=ASIDES)
BUILDING: Final = kind("building", _numbered(int(N_TYPES), "supply"), public=True, asides=ASIDES)
BUILD_ON: Final = kind("build_on", nodes([NODES[n] for n in COMMON_NODES]), public=True)
MOST_JOKERS: Final[i64] = 6  # of the workers that anything costs
_jokers: list[Answer] = [
    (str(count), "own.area.joker", {"count": count}) for count in range(int(MOST_JOKERS) + 1)
]
JOKERS: Final = kind("jokers", _jokers, public=True)
_stacks: list[Answer] = [(f"{name}_stack", f"{name}_stack", {}) for name in ("objective", "bonus")]
TILE: Final = kind(
    "tile",
    things(OBJECTIVES, "objective", "objective"),
    things(BONUSES, "bonus", "bonus"),
    _stacks,
    public=True,
)
FIRST_BONUS: Final[i64] = N_OBJECTIVES
OBJECTIVE_STACK: Final[i64] = N_OBJECTIVES + N_BONUSES
BONUS_STACK: Final[i64] = OBJECTIVE_STACK + 1

# -- cards ----------------------------------------------------------------------------------------
_cards = things(CATTLE, "card", "card")
DISCARD: Final = kind("discard", _cards)
REMOVE_CARD: Final = kind("remove_card", _cards)
AGAIN: Final = kind("again", plain("yes", "no"), public=True)

# -- El Paso --------------------------------------------------------------------------------------
POST: Final = kind("post", things(POSTS, "post", "post"), plain("no"), public=True, asides=ASIDES)
POST_NO: Final[i64] = N_POSTS
DISC: Final = kind("disc", things(DISCS, "disc", "disc"), public=True)

KINDS: Final = [
    PLACE_HERDER,
    MOVE,
    ACT,
    AUX,
    HIRE,
    BUY,
    TRAIN,
    BUILDING,
    BUILD_ON,
    JOKERS,
    TILE,
    DISCARD,
    REMOVE_CARD,
    AGAIN,
    POST,
    DISC,
]

# -- chance ---------------------------------------------------------------------------------------
HERD_STREAMS: Final = [Stream(f"herd_{seat + 1}", CARDS) for seat in range(int(MAX_PLAYERS))]
OBJECTIVE_STREAM: Final = Stream("objective_tiles", OBJECTIVES)
BONUS_STREAM: Final = Stream("bonus_tiles", BONUSES)
NEUTRAL_STREAM: Final = Stream("neutral_buildings", NEUTRALS)
BUILDING_SIDE_STREAM: Final = Stream("building_sides", ["a", "b"])
TRAIN_SIDE_STREAM: Final = Stream("train_sides", ["front", "back"])
SUE_ROW_STREAM: Final = Stream("sue_row", WORKERS[:3])
SUE_SUPPLY_STREAM: Final = Stream("sue_supply", CARDS)
SUE_CARD_STREAM: Final = Stream("sue_cards", [str(card) for card in range(1, 12)])
STREAMS: Final = [
    *HERD_STREAMS,
    OBJECTIVE_STREAM,
    BONUS_STREAM,
    NEUTRAL_STREAM,
    BUILDING_SIDE_STREAM,
    TRAIN_SIDE_STREAM,
    SUE_ROW_STREAM,
    SUE_SUPPLY_STREAM,
    SUE_CARD_STREAM,
]

# -- reasons for what is not offered ---------------------------------------------------------------
REASONS: Final = [
    "already_delivered",
    "aux_action_used",
    "aux_locked",
    "cannot_pay_requirement",
    "certificates_full",
    "just_built",
    "local_action_used",
    "needs_more_builders_to_replace",
    "needs_white_corners",
    "no_card_to_draw",
    "no_disc",
    "no_first_worker",
    "no_ownership_token",
    "no_such_card",
    "no_tile_left",
    "nobody_to_hire",
    "not_enough_money",
    "not_enough_workers",
    "not_your_building",
    "nothing_to_build",
    "nothing_to_buy",
    "pile_empty",
    "same_worker_again",
    "space_taken",
    "too_far",
    "value_too_low",
]
