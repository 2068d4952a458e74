"""What the game asks and draws: decision kinds and chance streams."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Stream
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
    DATA,
    DISCS,
    FARMER_NODES,
    MOST_CERTIFICATES,
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
from tablero.games.gwt_family.answers import (
    DONE,
    TOKEN,
    acts,
    auxiliary,
    counts,
    kind,
    nodes,
    plain,
    things,
    to_play,
)
from tablero.games.gwt_family.rail.answers import (
    MARKET_STACK,
    OBJECTIVE_STACK,
    from_stations,
    hires,
    purchases,
)
from tablero.games.gwt_family.tiles import MAX_PLAYERS

_buildings = [str(number) for number in range(1, int(N_BUILDINGS) + 1)]
_cards = things(CARDS, "card", "card")
_objectives = to_play(OBJECTIVES)

# -- the turn -------------------------------------------------------------------------------------
PLACE_HERDER: Final = kind(
    "place_herder", nodes([NODES[n] for n in NEUTRAL_NODES]), asides=TOKEN, public=True
)
MOVE: Final = kind("move", nodes(NODES), things(RAMPS, "ramp", "ramp"), _objectives, asides=TOKEN)
MOVE_RAMP: Final[i64] = N_NODES
MOVE_PLAY: Final[i64] = N_NODES + N_RAMPS
ROUTE: Final = kind("route", nodes(NODES), asides=TOKEN, public=True)
ACT: Final = kind("act", acts(LOCAL), auxiliary(AUXILIARY), _objectives, DONE, asides=TOKEN)
ACT_DONE: Final[i64] = N_LOCAL + N_AUXILIARY + N_OBJECTIVES
AUX: Final = kind(
    "aux", things(AUXILIARY, "aux", "aux"), auxiliary(AUXILIARY, "double"), asides=TOKEN
)
IMMEDIATE_ACTION: Final = kind("immediate", acts(IMMEDIATE), plain("no"), asides=TOKEN)

# -- cards ----------------------------------------------------------------------------------------
DISCARD: Final = kind("discard", _cards, asides=TOKEN)
DISCARD_PAIR: Final = kind("discard_pair", things(BREEDS, "breed", "breed"))
REMOVE_CARD: Final = kind("remove_card", _cards, plain("no"), asides=TOKEN)
DRAW: Final = kind("draw", counts(7, "draw_pile"), asides=TOKEN, public=True)
OBJECTIVE: Final = kind(
    "objective",
    things(OBJECTIVES, "objective", "objective"),
    OBJECTIVE_STACK,
    plain("no"),
    asides=TOKEN,
    public=True,
)

# -- actions --------------------------------------------------------------------------------------
HIRE: Final = kind("hire", hires(int(N_JOB_ROWS), WORKER_TILES), asides=TOKEN, public=True)
BUILDING: Final = kind(
    "building", things(_buildings, "supply", "number"), asides=TOKEN, public=True
)
BUILD_ON: Final = kind(
    "build_on", nodes([NODES[n] for n in BUILDING_NODES]), asides=TOKEN, public=True
)
BUY: Final = kind(
    "buy",
    purchases(PURCHASES, CATTLE, "gaucho", "pesos"),
    MARKET_STACK,
    plain("done"),
    asides=TOKEN,
    public=True,
)
MARKET_CARD: Final = kind("market_card", things(CATTLE, "market", "card"), public=True)
ENGINE: Final = kind(
    "engine", things(RAILROAD.names, "track", "place"), plain("no"), asides=TOKEN, public=True
)
_discs = things(DISCS, "disc", "disc")
_from_station = from_stations(STATIONS)
UPGRADE: Final = kind("upgrade", _discs, _from_station, plain("no"), asides=TOKEN, public=True)
UPGRADE_BEHIND: Final = kind(
    "upgrade_behind", things(STATIONS, "station", "station"), asides=TOKEN, public=True
)
STATION_MASTER: Final = kind(
    "station_master", things(WORKERS, "crew", "worker"), plain("no"), asides=TOKEN, public=True
)

# -- farmers --------------------------------------------------------------------------------------
SHOW_CARD: Final = kind("show_card", things(CATTLE, "card", "card"), plain("enough"))
SHOW_ENOUGH: Final[i64] = N_CATTLE
FARMERS: Final = kind(
    "farmers", nodes([NODES[n] for n in FARMER_NODES]), plain("enough"), public=True
)
FARMERS_ENOUGH: Final[i64] = N_FARMER_SPACES
INVEST: Final = kind("invest", things(AREAS, "farmer", "area"), plain("no"), public=True)
INVEST_NO: Final[i64] = N_AREAS

# -- Buenos Aires ---------------------------------------------------------------------------------
EXTRA_DELIVERY: Final = kind(
    "extra_delivery", things(QUAYS, "quay", "quay"), plain("no"), _objectives, asides=TOKEN
)
DELIVERY_NO: Final[i64] = N_QUAYS
DELIVERY_PLAY: Final[i64] = N_QUAYS + 1
SPOT: Final = kind("spot", things(SPOTS, "spot", "spot"), public=True)
INCOME: Final = kind(
    "income", counts(MOST_CERTIFICATES, "certificate_track"), _objectives, asides=TOKEN
)
INCOME_PLAY: Final[i64] = MOST_CERTIFICATES + 1
SHIP: Final = kind("ship", things(SHIPS, "ship", "ship"), public=True)
DISC: Final = kind("disc", _discs, _from_station, public=True)
FORESIGHT: Final = kind(
    "foresight", things(BAG_TILES, "foresight", "tile"), asides=TOKEN, public=True
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
def _numbers(group: str) -> list[str]:
    return [str(number) for number in DATA.numbers(group, "id")]


HERD_STREAMS: Final = [Stream(f"herd_{seat + 1}", CARDS) for seat in range(int(MAX_PLAYERS))]
BAG_STREAMS: Final = [Stream(name, BAG_TILES) for name in BAGS]
MARKET_STREAM: Final = Stream("market", CATTLE)
OBJECTIVE_STREAM: Final = Stream("objectives", OBJECTIVES)
SHIP_STREAM: Final = Stream("ships", SHIPS)
MASTER_STREAM: Final = Stream("station_masters", MASTERS)
NEUTRAL_STREAM: Final = Stream("neutral_buildings", NEUTRALS)
SIDE_STREAM: Final = Stream("sides", ["a", "b"])
CITY_SIDE_STREAM: Final = Stream("city_sides", ["a", "b"])
PEDRO_CARD_STREAM: Final = Stream("pedro_cards", _numbers("pedro_cards"))
LOADING_STREAM: Final = Stream("pedro_loading", _numbers("loading_cards"))
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
    "engine_there",
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
    "space_taken",
    "spot_covered",
    "token_row",
    "too_far",
    "value_too_low",
]
