"""What the game asks and draws: decision kinds and chance streams."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import DECLINE, END, Args, Kind, Stream
from tablero.games.gwt_argentina.cards import (
    BREEDS,
    CARDS,
    CATTLE,
    MASTERS,
    N_CATTLE,
    N_OBJECTIVES,
    OBJECTIVES,
    PURCHASES,
)
from tablero.games.gwt_argentina.catalogue import (
    AREAS,
    AUXILIARY,
    BAG_TILES,
    BAGS,
    BUILDING_NODES,
    DISCS,
    FARMER_NODES,
    MAX_PLAYERS,
    N_AREAS,
    N_AUXILIARY,
    N_BUILDINGS,
    N_FARMER_SPACES,
    N_JOB_ROWS,
    N_NODES,
    N_RAMPS,
    NEUTRAL_NODES,
    NEUTRALS,
    NODES,
    RAILROAD,
    RAMPS,
    STATIONS,
    WORKER_TILES,
    WORKERS,
)
from tablero.games.gwt_argentina.harbours import N_QUAYS, QUAYS, SHIPS, SPOTS
from tablero.games.gwt_argentina.printed import IMMEDIATE, LOCAL, N_LOCAL

Answer = tuple[str, str, Args]  # word, target, facts of the label
ROLES: Final = {"done": END, "enough": END, "no": DECLINE}
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
MOVE: Final = _kind(
    "move", _nodes(_all_nodes), _things(RAMPS, "ramp", "ramp"), _objectives, _exchange
)
MOVE_RAMP: Final[i64] = N_NODES
MOVE_PLAY: Final[i64] = N_NODES + N_RAMPS
ROUTE: Final = _kind("route", _nodes(_all_nodes), _exchange, public=True)
_local: list[Answer] = [(side.word, side.target, {"action": side.word}) for side in LOCAL]
_aux_single: list[Answer] = [(f"aux_{aux}", f"aux.{aux}", {"aux": aux}) for aux in AUXILIARY]
_done: list[Answer] = [("done", "act.done", {})]
ACT: Final = _kind("act", _local, _aux_single, _objectives, _done, _exchange)
ACT_DONE: Final[i64] = N_LOCAL + N_AUXILIARY + N_OBJECTIVES
_aux_double: list[Answer] = [(f"double_{aux}", f"aux.{aux}", {"aux": aux}) for aux in AUXILIARY]
AUX: Final = _kind("aux", _things(AUXILIARY, "aux", "aux"), _aux_double, _exchange)
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

# -- actions --------------------------------------------------------------------------------------
_hires: list[Answer] = [
    (f"{worker}_row_{row}", f"job.{row}.{worker}", {"worker": worker, "row": row})
    for row in range(1, int(N_JOB_ROWS) + 1)
    for worker in WORKER_TILES
]
HIRE: Final = _kind("hire", _hires, _exchange, public=True)
BUILDING: Final = _kind("building", _things(_buildings, "supply", "number"), _exchange, public=True)
BUILD_ON: Final = _kind(
    "build_on", _nodes([int(n) for n in BUILDING_NODES]), _exchange, public=True
)
_purchases: list[Answer] = []
for _purchase in PURCHASES:
    _facts: Args = {"card": CATTLE[_purchase.first], "gauchos": int(_purchase.workers)}
    _facts["pesos"] = int(_purchase.price)
    if _purchase.second >= 0:
        _facts["second"] = CATTLE[_purchase.second]
    _purchases.append((_purchase.word, f"market.{CATTLE[_purchase.first]}", _facts))
_market_stack: list[Answer] = [("draw", "market_stack", {})]
BUY: Final = _kind("buy", _purchases, _market_stack, _plain("done"), _exchange, public=True)
MARKET_CARD: Final = _kind("market_card", _things(CATTLE, "market", "card"), public=True)
ENGINE: Final = _kind(
    "engine", _things(RAILROAD.names, "track", "place"), _plain("no"), _exchange, public=True
)
_discs = _things(DISCS, "disc", "disc")
_from_station: list[Answer] = [
    (f"from_{name}", f"station.{name}", {"station": name}) for name in STATIONS
]
UPGRADE: Final = _kind("upgrade", _discs, _from_station, _plain("no"), _exchange, public=True)
UPGRADE_BEHIND: Final = _kind(
    "upgrade_behind", _things(STATIONS, "station", "station"), _exchange, public=True
)
STATION_MASTER: Final = _kind(
    "station_master", _things(WORKERS, "crew", "worker"), _plain("no"), _exchange, public=True
)

# -- farmers --------------------------------------------------------------------------------------
SHOW_CARD: Final = _kind("show_card", _things(CATTLE, "card", "card"), _plain("enough"))
SHOW_ENOUGH: Final[i64] = N_CATTLE
FARMERS: Final = _kind(
    "farmers", _nodes([int(n) for n in FARMER_NODES]), _plain("enough"), public=True
)
FARMERS_ENOUGH: Final[i64] = N_FARMER_SPACES
INVEST: Final = _kind("invest", _things(AREAS, "farmer", "area"), _plain("no"), public=True)
INVEST_NO: Final[i64] = N_AREAS

# -- Buenos Aires ---------------------------------------------------------------------------------
EXTRA_DELIVERY: Final = _kind(
    "extra_delivery", _things(QUAYS, "quay", "quay"), _plain("no"), _objectives, _exchange
)
DELIVERY_NO: Final[i64] = N_QUAYS
DELIVERY_PLAY: Final[i64] = N_QUAYS + 1
SPOT: Final = _kind("spot", _things(SPOTS, "spot", "spot"), public=True)
INCOME: Final = _kind("income", _counts(6, "certificate_track"), _objectives, _exchange)
INCOME_PLAY: Final[i64] = 7
SHIP: Final = _kind("ship", _things(SHIPS, "ship", "ship"), public=True)
DISC: Final = _kind("disc", _discs, _from_station, public=True)
FORESIGHT: Final = _kind(
    "foresight", _things(BAG_TILES, "foresight", "tile"), _exchange, public=True
)

KINDS: Final = [
    PLACE_HERDER,
    MOVE,
    ROUTE,
    ACT,
    AUX,
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
    MARKET_CARD,
    ENGINE,
    UPGRADE,
    UPGRADE_BEHIND,
    STATION_MASTER,
    SHOW_CARD,
    FARMERS,
    INVEST,
    EXTRA_DELIVERY,
    SPOT,
    INCOME,
    SHIP,
    DISC,
    FORESIGHT,
]

# -- chance ---------------------------------------------------------------------------------------
HERD_STREAMS: Final = [Stream(f"herd_{seat + 1}", CARDS) for seat in range(int(MAX_PLAYERS))]
BAG_STREAMS: Final = [Stream(name, BAG_TILES) for name in BAGS]
MARKET_STREAM: Final = Stream("market", CATTLE)
OBJECTIVE_STREAM: Final = Stream("objectives", OBJECTIVES)
SHIP_STREAM: Final = Stream("ships", SHIPS)
MASTER_STREAM: Final = Stream("station_masters", MASTERS)
NEUTRAL_STREAM: Final = Stream("neutral_buildings", NEUTRALS)
SIDE_STREAM: Final = Stream("sides", ["a", "b"])
CITY_SIDE_STREAM: Final = Stream("city_sides", ["a", "b"])
PEDRO_CARD_STREAM: Final = Stream("pedro_cards", [str(card) for card in range(1, 16)])
LOADING_STREAM: Final = Stream("pedro_loading", [str(card) for card in range(1, 13)])
STREAMS: Final = [
    *HERD_STREAMS,
    *BAG_STREAMS,
    MARKET_STREAM,
    OBJECTIVE_STREAM,
    SHIP_STREAM,
    MASTER_STREAM,
    NEUTRAL_STREAM,
    SIDE_STREAM,
    CITY_SIDE_STREAM,
    PEDRO_CARD_STREAM,
    LOADING_STREAM,
]
# -- reasons for what is not offered ---------------------------------------------------------------
REASONS: Final = [
    "already_loaded",
    "aux_action_used",
    "aux_locked",
    "building_used",
    "cannot_pay_requirement",
    "certificates_full",
    "discs_left_on_board",
    "engine_cannot_go_back",
    "engine_not_there",
    "grain_full",
    "job_market_closed",
    "just_built",
    "local_action_used",
    "needs_more_builders_to_replace",
    "needs_white_corners",
    "no_card_to_draw",
    "no_delivery",
    "no_disc",
    "no_exhaustion",
    "no_farmer",
    "no_market_card",
    "no_objective",
    "no_pair",
    "no_rival_to_exhaust",
    "no_station_behind",
    "no_such_card",
    "nobody_to_hire",
    "not_a_step_of_the_track",
    "not_enough_builders",
    "not_enough_gauchos",
    "not_enough_grain",
    "not_enough_money",
    "not_enough_strength",
    "not_your_building",
    "nothing_counted",
    "nothing_to_build",
    "nothing_to_buy",
    "printed_worker_stays",
    "row_full",
    "space_occupied",
    "space_taken",
    "spot_covered",
    "token_row",
    "too_far",
    "value_too_low",
]
