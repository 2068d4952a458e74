"""What the game asks and draws: decision kinds and chance streams."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Stream
from tablero.games.gwt2.cards import (
    BREEDS,
    CARDS,
    CATTLE,
    MASTERS,
    N_CARDS,
    N_OBJECTIVES,
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
    DATA,
    DISCS,
    HAZARD_NODES,
    MOST_CERTIFICATES,
    N_AUXILIARY,
    N_BAG_TILES,
    N_BUILDINGS,
    N_JOB_ROWS,
    N_NODES,
    N_PLACES,
    N_WORKERS,
    NEUTRAL_NODES,
    NEUTRALS,
    NODES,
    RAILROAD,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt2.printed import IMMEDIATE, LOCAL, N_LOCAL
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
MOVE: Final = kind("move", nodes(NODES), _objectives, asides=TOKEN)
ROUTE: Final = kind("route", nodes(NODES), asides=TOKEN, public=True)
ACT: Final = kind("act", acts(LOCAL), auxiliary(AUXILIARY), _objectives, DONE, asides=TOKEN)
ACT_AUX: Final[i64] = N_LOCAL
ACT_PLAY: Final[i64] = ACT_AUX + N_AUXILIARY
ACT_DONE: Final[i64] = ACT_PLAY + N_OBJECTIVES
MOVE_PLAY: Final[i64] = N_NODES
AUX: Final = kind(
    "aux", things(AUXILIARY, "aux", "aux"), auxiliary(AUXILIARY, "double"), asides=TOKEN
)
COPY_BUILDING: Final = kind("copy_building", nodes(NODES), asides=TOKEN, public=True)
IMMEDIATE_ACTION: Final = kind("immediate", acts(IMMEDIATE), plain("no"), asides=TOKEN)

# -- cards ----------------------------------------------------------------------------------------
DISCARD: Final = kind("discard", _cards, asides=TOKEN)
DISCARD_PAIR: Final = kind("discard_pair", things(BREEDS, "breed", "breed"))
REMOVE_CARD: Final = kind("remove_card", _cards, plain("no"), asides=TOKEN)
REMOVE_NO: Final[i64] = N_CARDS
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
HIRE: Final = kind("hire", hires(int(N_JOB_ROWS), WORKERS), asides=TOKEN, public=True)
BUILDING: Final = kind(
    "building", things(_buildings, "supply", "number"), asides=TOKEN, public=True
)
BUILD_ON: Final = kind(
    "build_on", nodes([NODES[n] for n in BUILDING_NODES]), asides=TOKEN, public=True
)
BUY: Final = kind(
    "buy",
    purchases(PURCHASES, CATTLE, "cowboy", "dollars"),
    MARKET_STACK,
    plain("done"),
    asides=TOKEN,
    public=True,
)
ENGINE: Final = kind(
    "engine", things(RAILROAD.names, "track", "place"), plain("no"), asides=TOKEN, public=True
)
ENGINE_NO: Final[i64] = N_PLACES
_discs = things(DISCS, "disc", "disc")
_from_station = from_stations(STATIONS)
UPGRADE: Final = kind("upgrade", _discs, _from_station, plain("no"), asides=TOKEN, public=True)
UPGRADE_BEHIND: Final = kind(
    "upgrade_behind", things(STATIONS, "station", "station"), asides=TOKEN, public=True
)
STATION_MASTER: Final = kind(
    "station_master", things(WORKERS, "crew", "worker"), plain("no"), asides=TOKEN, public=True
)
MASTER_NO: Final[i64] = N_WORKERS
HAZARD: Final = kind("hazard", nodes([NODES[n] for n in HAZARD_NODES]), asides=TOKEN, public=True)
BANDIT: Final = kind("bandit", nodes([NODES[n] for n in BANDIT_NODES]), asides=TOKEN, public=True)

# -- Kansas City ----------------------------------------------------------------------------------
FORESIGHT: Final = kind(
    "foresight", things(BAG_TILES, "foresight", "tile"), _objectives, asides=TOKEN
)
FORESIGHT_PLAY: Final[i64] = N_BAG_TILES
INCOME: Final = kind(
    "income", counts(MOST_CERTIFICATES, "certificate_track"), _objectives, asides=TOKEN
)
INCOME_PLAY: Final[i64] = MOST_CERTIFICATES + 1
RAISE_SIMMENTAL: Final = kind("raise_simmental", counts(8))
CITY: Final = kind("city", things(CITIES, "city", "city"), asides=TOKEN, public=True)
DISC: Final = kind("disc", _discs, _from_station, asides=TOKEN, public=True)

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
SAM_CARD_STREAM: Final = Stream("sam_cards", [str(n) for n in DATA.numbers("sam_cards", "id")])
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
    "engine_there",
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
    "space_taken",
    "token_row",
    "too_far",
    "value_too_low",
]
