"""What the game asks and draws: decision kinds and chance streams."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import DECLINE, END, Args, Kind, Stream
from tablero.games.gwt2.cards import (
    BREEDS,
    CARDS,
    CATTLE,
    MASTERS,
    N_CARDS,
    N_OBJECTIVES,
    N_PURCHASES,
    OBJECTIVES,
    PURCHASES,
    START_OBJECTIVES,
)
from tablero.games.gwt2.catalogue import (
    AUXILIARY,
    BAG_TILES,
    BAGS,
    BANDIT_NODES,
    BUILDING_NODES,
    CITIES,
    DISCS,
    HAZARD_NODES,
    MAX_PLAYERS,
    N_AUXILIARY,
    N_BAG_TILES,
    N_BUILDINGS,
    N_DISCS,
    N_JOB_ROWS,
    N_NODES,
    N_PLACES,
    N_STATIONS,
    N_WORKERS,
    NEUTRAL_NODES,
    NEUTRALS,
    NODES,
    RAILROAD,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt2.printed import IMMEDIATE, LOCAL, N_LOCAL

Answer = tuple[str, str, Args]  # word, target, facts of the label
ROLES: Final = {"done": END, "no": DECLINE}


EXCHANGE: Final = "exchange"


def _kind(name: str, *groups: list[Answer], public: bool = False) -> Kind:
    """`public`: what is offered never depends on a hand. A last group of the token is an aside."""
    answers = [answer for group in groups for answer in group]
    words = [answer[0] for answer in answers]
    targets = [answer[1] for answer in answers]
    asides = 1 if words[-1] == EXCHANGE else 0
    roles = {word: role for word, role in ROLES.items() if word in words}
    return Kind(name, words, targets, [answer[2] for answer in answers], public, asides, roles)


def _things(names: list[str], place: str, fact: str) -> list[Answer]:
    return [(name, f"{place}.{name}", {fact: name}) for name in names]


def _plain(*words: str) -> list[Answer]:
    return [(word, "", {}) for word in words]


def _nodes(numbers: list[int]) -> list[Answer]:
    return _things([NODES[number] for number in numbers], "node", "node")


def _play(names: list[str]) -> list[Answer]:
    return [(f"play_{name}", f"card.{name}", {"objective": name}) for name in names]


def _counts(last: int, target: str = "") -> list[Answer]:
    return [(str(number), target, {"count": number}) for number in range(last + 1)]


_all_nodes = list(range(int(N_NODES)))
_buildings = [str(number) for number in range(1, int(N_BUILDINGS) + 1)]
_cards = _things(CARDS, "card", "card")
_exchange: list[Answer] = [(EXCHANGE, "exchange_tokens", {})]
_objectives = _play(OBJECTIVES)

# -- the turn -------------------------------------------------------------------------------------
PLACE_HERDER: Final = _kind(
    "place_herder", _nodes([int(n) for n in NEUTRAL_NODES]), _exchange, public=True
)
MOVE: Final = _kind("move", _nodes(_all_nodes), _objectives, _exchange)
ROUTE: Final = _kind("route", _nodes(_all_nodes), _exchange, public=True)
_local: list[Answer] = [(side.word, side.target, {"action": side.word}) for side in LOCAL]
_aux_single: list[Answer] = [(f"aux_{aux}", f"aux.{aux}", {"aux": aux}) for aux in AUXILIARY]
_done: list[Answer] = [("done", "act.done", {})]
ACT: Final = _kind("act", _local, _aux_single, _objectives, _done, _exchange)
ACT_AUX: Final[i64] = N_LOCAL
ACT_PLAY: Final[i64] = ACT_AUX + N_AUXILIARY
ACT_DONE: Final[i64] = ACT_PLAY + N_OBJECTIVES
MOVE_PLAY: Final[i64] = N_NODES
_aux_double: list[Answer] = [(f"double_{aux}", f"aux.{aux}", {"aux": aux}) for aux in AUXILIARY]
AUX: Final = _kind("aux", _things(AUXILIARY, "aux", "aux"), _aux_double, _exchange)
COPY_BUILDING: Final = _kind("copy_building", _nodes(_all_nodes), _exchange, public=True)
IMMEDIATE_ACTION: Final = _kind(
    "immediate",
    [(side.word, side.target, {"action": side.word}) for side in IMMEDIATE],
    _plain("no"),
    _exchange,
)

# -- cards ----------------------------------------------------------------------------------------
DISCARD: Final = _kind("discard", _cards, _exchange)
DISCARD_PAIR: Final = _kind("discard_pair", _things(BREEDS, "breed", "breed"))
REMOVE_CARD: Final = _kind("remove_card", _cards, _plain("no"), _exchange)
REMOVE_NO: Final[i64] = N_CARDS
DRAW: Final = _kind("draw", _counts(7, "draw_pile"), _exchange, public=True)
_stack: list[Answer] = [("stack", "objective_stack", {})]
OBJECTIVE: Final = _kind(
    "objective",
    _things(OBJECTIVES, "objective", "objective"),
    _stack,
    _plain("no"),
    _exchange,
    public=True,
)
OBJECTIVE_STACK: Final[i64] = N_OBJECTIVES

# -- actions --------------------------------------------------------------------------------------
_hires: list[Answer] = [
    (f"{worker}_row_{row}", f"job.{row}.{worker}", {"worker": worker, "row": row})
    for row in range(1, int(N_JOB_ROWS) + 1)
    for worker in WORKERS
]
HIRE: Final = _kind("hire", _hires, _exchange, public=True)
BUILDING: Final = _kind("building", _things(_buildings, "supply", "number"), _exchange, public=True)
BUILD_ON: Final = _kind(
    "build_on", _nodes([int(n) for n in BUILDING_NODES]), _exchange, public=True
)
_purchases: list[Answer] = []
for _purchase in PURCHASES:
    _facts: Args = {"card": CATTLE[_purchase.first], "cowboys": int(_purchase.workers)}
    _facts["dollars"] = int(_purchase.price)
    if _purchase.second >= 0:
        _facts["second"] = CATTLE[_purchase.second]
    _purchases.append((_purchase.word, f"market.{CATTLE[_purchase.first]}", _facts))
_market_stack: list[Answer] = [("draw", "market_stack", {})]
BUY: Final = _kind("buy", _purchases, _market_stack, _plain("done"), _exchange, public=True)
BUY_DRAW: Final[i64] = N_PURCHASES
BUY_DONE: Final[i64] = N_PURCHASES + 1
ENGINE: Final = _kind(
    "engine", _things(RAILROAD.names, "track", "place"), _plain("no"), _exchange, public=True
)
ENGINE_NO: Final[i64] = N_PLACES
_discs = _things(DISCS, "disc", "disc")
_from_station: list[Answer] = [
    (f"from_{name}", f"station.{name}", {"station": name}) for name in STATIONS
]
UPGRADE: Final = _kind("upgrade", _discs, _from_station, _plain("no"), _exchange, public=True)
UPGRADE_NO: Final[i64] = N_DISCS + N_STATIONS
UPGRADE_BEHIND: Final = _kind(
    "upgrade_behind", _things(STATIONS, "station", "station"), _exchange, public=True
)
STATION_MASTER: Final = _kind(
    "station_master", _things(WORKERS, "crew", "worker"), _plain("no"), _exchange, public=True
)
MASTER_NO: Final[i64] = N_WORKERS
HAZARD: Final = _kind("hazard", _nodes([int(n) for n in HAZARD_NODES]), _exchange, public=True)
BANDIT: Final = _kind("bandit", _nodes([int(n) for n in BANDIT_NODES]), _exchange, public=True)

# -- Kansas City ----------------------------------------------------------------------------------
FORESIGHT: Final = _kind(
    "foresight", _things(BAG_TILES, "foresight", "tile"), _objectives, _exchange
)
FORESIGHT_PLAY: Final[i64] = N_BAG_TILES
INCOME: Final = _kind("income", _counts(6, "certificate_track"), _objectives, _exchange)
INCOME_PLAY: Final[i64] = 7
RAISE_SIMMENTAL: Final = _kind("raise_simmental", _counts(8))
CITY: Final = _kind("city", _things(CITIES, "city", "city"), _exchange, public=True)
DISC: Final = _kind("disc", _discs, _from_station, _exchange, public=True)

KINDS: Final = [
    PLACE_HERDER,
    MOVE,
    ROUTE,
    ACT,
    AUX,
    COPY_BUILDING,
    IMMEDIATE_ACTION,
    DISCARD,
    DISCARD_PAIR,
    REMOVE_CARD,
    DRAW,
    OBJECTIVE,
    HIRE,
    BUILDING,
    BUILD_ON,
    BUY,
    ENGINE,
    UPGRADE,
    UPGRADE_BEHIND,
    STATION_MASTER,
    HAZARD,
    BANDIT,
    FORESIGHT,
    INCOME,
    RAISE_SIMMENTAL,
    CITY,
    DISC,
]

# -- chance ---------------------------------------------------------------------------------------
HERD_STREAMS: Final = [Stream(f"herd_{seat + 1}", CARDS) for seat in range(int(MAX_PLAYERS))]
BAG_STREAMS: Final = [Stream(name, BAG_TILES) for name in BAGS]
MARKET_STREAM: Final = Stream("market", CATTLE)
OBJECTIVE_STREAM: Final = Stream("objectives", OBJECTIVES)
START_STREAM: Final = Stream("starting_objectives", START_OBJECTIVES)
MASTER_STREAM: Final = Stream("station_masters", MASTERS)
NEUTRAL_STREAM: Final = Stream("neutral_buildings", NEUTRALS)
SIDE_STREAM: Final = Stream("sides", ["a", "b"])
SAM_CARD_STREAM: Final = Stream("sam_cards", [str(card) for card in range(1, 16)])
SAM_TILE_STREAM: Final = Stream("sam_foresight")
STREAMS: Final = [
    *HERD_STREAMS,
    *BAG_STREAMS,
    MARKET_STREAM,
    OBJECTIVE_STREAM,
    START_STREAM,
    MASTER_STREAM,
    NEUTRAL_STREAM,
    SIDE_STREAM,
    SAM_CARD_STREAM,
    SAM_TILE_STREAM,
]

# -- reasons for what is not offered ---------------------------------------------------------------
REASONS: Final = [
    "already_delivered",
    "aux_action_used",
    "aux_locked",
    "building_used",
    "cannot_pay_requirement",
    "certificates_full",
    "discs_left_on_board",
    "engine_cannot_go_back",
    "job_market_closed",
    "just_built",
    "local_action_used",
    "needs_more_builders_to_replace",
    "needs_white_corners",
    "no_bandit",
    "no_bandit_pair",
    "no_card_to_draw",
    "no_disc",
    "no_hazard",
    "no_neighbour",
    "no_objective",
    "no_pair",
    "no_station_behind",
    "no_such_card",
    "nobody_to_hire",
    "not_a_step_of_the_track",
    "not_enough_builders",
    "not_enough_cowboys",
    "not_enough_money",
    "not_into_kansas_city",
    "not_your_building",
    "nothing_counted",
    "nothing_to_build",
    "nothing_to_buy",
    "printed_worker_stays",
    "row_full",
    "space_occupied",
    "space_taken",
    "token_row",
    "too_far",
    "value_too_low",
]
