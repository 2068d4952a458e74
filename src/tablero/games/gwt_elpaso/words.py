"""What the game asks and draws: decision kinds and chance streams."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import DECLINE, END, Args, Kind, Stream
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
    MAX_PLAYERS,
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

Answer = tuple[str, str, Args]  # word, target, facts of the label
ROLES: Final = {"done": END, "no": DECLINE}

# Asides: an exchange token, then a worker of the area for its bonus.
_asides: list[Answer] = [("exchange", "exchange_tokens", {})]
for _k, _worker in enumerate(BONUS_WORKERS):
    _facts: Args = {"worker": WORKERS[_worker], "dollars": int(BONUS_DOLLARS[_k])}
    _facts |= {"pay": int(BONUS_PAY[_k]), "certificates": int(BONUS_CERTIFICATES[_k])}
    _asides.append((f"bonus_{WORKERS[_worker]}", f"own.area.{WORKERS[_worker]}", _facts))


def _kind(
    name: str, *groups: list[Answer], public: bool = False, with_asides: bool = False
) -> Kind:
    """`public`: what is offered never depends on a hand."""
    answers = [answer for group in groups for answer in group]
    asides = len(_asides) if with_asides else 0
    if with_asides:
        answers += _asides
    words = [answer[0] for answer in answers]
    targets = [answer[1] for answer in answers]
    roles = {word: role for word, role in ROLES.items() if word in words}
    return Kind(name, words, targets, [answer[2] for answer in answers], public, asides, roles)


def _things(names: list[str], place: str, fact: str) -> list[Answer]:
    return [(name, f"{place}.{name}", {fact: name}) for name in names]


def _plain(*words: str) -> list[Answer]:
    return [(word, "", {}) for word in words]


def _nodes(numbers: list[int]) -> list[Answer]:
    return _things([NODES[number] for number in numbers], "node", "node")


def _numbered(size: int, place: str) -> list[Answer]:
    return [(str(k), f"{place}.{k}", {"number": k}) for k in range(1, size + 1)]


# -- the turn -------------------------------------------------------------------------------------
PLACE_HERDER: Final = _kind(
    "place_herder", _nodes([int(n) for n in NEUTRAL_NODES]), public=True, with_asides=True
)
# Space 0 is never a target; El Paso is entered as the last space.
_targets: list[Answer] = [("stay", "", {"node": NODES[0]}), *_nodes(list(range(1, len(NODES) - 1)))]
_arrival: list[Answer] = [(NODES[0], f"node.{NODES[0]}", {"node": NODES[0]})]
MOVE: Final = _kind("move", _targets, _arrival, public=True, with_asides=True)
_local: list[Answer] = [(side.word, side.target, {"action": side.word}) for side in LOCAL]
_aux: list[Answer] = [(f"aux_{aux}", f"aux.{aux}", {"aux": aux}) for aux in AUXILIARY]
_done: list[Answer] = [("done", "act.done", {})]
ACT: Final = _kind("act", _local, _aux, _done, with_asides=True)
ACT_DONE: Final[i64] = N_LOCAL + N_AUXILIARY
AUX: Final = _kind(
    "aux", _things(AUXILIARY, "aux", "aux"), _plain("done"), public=True, with_asides=True
)
AUX_DONE: Final[i64] = N_AUXILIARY

# -- actions --------------------------------------------------------------------------------------
HIRE: Final = _kind(
    "hire", _things(WORKERS, "pile", "worker"), _plain("no"), public=True, with_asides=True
)
HIRE_NO: Final[i64] = N_WORKERS
BUY: Final = _kind("buy", _things(MARKET, "market", "card"), public=True, with_asides=True)
TRAIN: Final = _kind("train", _numbered(int(N_TRAINS), "train"), public=True, with_asides=True)
BUILDING: Final = _kind(
    "building", _numbered(int(N_TYPES), "supply"), public=True, with_asides=True
)
BUILD_ON: Final = _kind("build_on", _nodes([int(n) for n in COMMON_NODES]), public=True)
MOST_JOKERS: Final[i64] = 6  # of the workers that anything costs
_jokers: list[Answer] = [
    (str(count), "own.area.joker", {"count": count}) for count in range(int(MOST_JOKERS) + 1)
]
JOKERS: Final = _kind("jokers", _jokers, public=True)
_stacks: list[Answer] = [(f"{name}_stack", f"{name}_stack", {}) for name in ("objective", "bonus")]
TILE: Final = _kind(
    "tile",
    _things(OBJECTIVES, "objective", "objective"),
    _things(BONUSES, "bonus", "bonus"),
    _stacks,
    public=True,
)
FIRST_BONUS: Final[i64] = N_OBJECTIVES
OBJECTIVE_STACK: Final[i64] = N_OBJECTIVES + N_BONUSES
BONUS_STACK: Final[i64] = OBJECTIVE_STACK + 1

# -- cards ----------------------------------------------------------------------------------------
_cards = _things(CATTLE, "card", "card")
DISCARD: Final = _kind("discard", _cards)
REMOVE_CARD: Final = _kind("remove_card", _cards)
AGAIN: Final = _kind("again", _plain("yes", "no"), public=True)

# -- El Paso --------------------------------------------------------------------------------------
POST: Final = _kind(
    "post", _things(POSTS, "post", "post"), _plain("no"), public=True, with_asides=True
)
POST_NO: Final[i64] = N_POSTS
DISC: Final = _kind("disc", _things(DISCS, "disc", "disc"), public=True)

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
    "space_occupied",
    "too_far",
    "value_too_low",
]
