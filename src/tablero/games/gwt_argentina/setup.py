"""Setting the table up (RULES 1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.game import Options
from tablero.core.rng import Rng
from tablero.games.gwt_argentina.buenos_aires.foresight import BAGS
from tablero.games.gwt_argentina.cards import (
    CATTLE_COUNT,
    CATTLE_WHERE,
    EXHAUSTION_COUNT,
    EXHAUSTION_IN_HERD,
    FIRST_HERD,
    MARKET_CATTLE,
    N_CARDS,
    N_CATTLE,
    N_MASTERS,
    N_OBJECTIVES,
)
from tablero.games.gwt_argentina.catalogue import (
    BAG_COUNTS,
    COLUMNS,
    FIRST_FARMERS,
    FIRST_TOKEN_ROW,
    FIRST_WORKER,
    FIRST_WORKERS,
    MASTER_SPACES,
    N_BAG_TILES,
    N_BUILDINGS,
    N_FARMER_SPACES,
    N_JOB_ROWS,
    NEUTRAL_NODES,
    SEAT_CARDS,
    SEAT_PESOS,
    SEAT_TOKENS,
    SPACE_LETTER,
    START,
)
from tablero.games.gwt_argentina.harbours import (
    FIRST_QUAY,
    N_CITIES,
    N_SHIPS,
    STACK_SHIPS,
    SUN_SHIPS,
)
from tablero.games.gwt_argentina.location.drawing import HERD
from tablero.games.gwt_argentina.location.market import fill_market
from tablero.games.gwt_argentina.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt_argentina.pedro.cards import DIFFICULTIES
from tablero.games.gwt_argentina.pedro.state import PEDRO_SEAT
from tablero.games.gwt_argentina.pedro.turn import give_first_workers, new_pedro
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.rules import GAME_SCRIPT, new_table
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.words import (
    BAG_STREAMS,
    CITY_SIDE_STREAM,
    MASTER_STREAM,
    NEUTRAL_STREAM,
    SIDE_STREAM,
)
from tablero.games.gwt_family.rail.location.objectives import DISPLAY
from tablero.games.gwt_family.rail.setup import fill_bags, lay_masters, lay_workers
from tablero.games.gwt_family.setup import lay_neutrals, lay_sides, zeros


def set_up(seats: int, rng: Rng, options: Options, rules_version: int) -> Table:
    """The position before the first question (RULES 1.1, 1.2, 1.3, 1.4, 1.5)."""
    g = new_table(max(seats, 2), rng, rules_version)
    if seats == 1:
        g.automa_seat = PEDRO_SEAT
        g.pedro = new_pedro(DIFFICULTIES.index(str(options["difficulty"])))
    g.sides = lay_sides(g, str(options["sides"]), "b", SIDE_STREAM, N_BUILDINGS)
    g.city_sides = lay_sides(g, str(options["city_sides"]), "b", CITY_SIDE_STREAM, N_CITIES)
    g.display_only = 1 if options["loading_objective"] == "display" else 0
    _lay_tiles(g, str(options["neutral_buildings"]) == "shuffled")
    _lay_market(g)
    g.objectives = vec[i64]([1] * int(N_OBJECTIVES))
    g.display = vec[i64]([OBJECTIVE_CARDS.draw(g) for _k in range(int(DISPLAY))])
    _lay_ships(g)
    g.players = vec[Player]([_player(g, seat) for seat in range(int(g.seats))])
    g.exhaustion = EXHAUSTION_COUNT - EXHAUSTION_IN_HERD * seats
    if g.pedro is not None:
        give_first_workers(g, g.pedro)
    _lay_workers(g)
    for seat in range(seats):
        HERD.draw(g, g.players[seat], seat, SEAT_CARDS[seat])
    GAME_SCRIPT.enter(g, 0)
    return g


def _lay_tiles(g: Table, shuffled: bool) -> None:
    g.coins = zeros(N_FARMER_SPACES)
    g.box = zeros(N_CARDS + N_BAG_TILES)
    fill_bags(g, BAG_COUNTS)
    lay_masters(g, N_MASTERS, MASTER_SPACES, MASTER_STREAM)
    lay_neutrals(g, NEUTRAL_NODES, SPACE_LETTER, NEUTRAL_STREAM, shuffled)
    BAGS.lay_first(g, FIRST_FARMERS)


def _lay_workers(g: Table) -> None:
    g.jobs.lay_out(N_JOB_ROWS, COLUMNS[g.seats - 2])
    lay_workers(g, FIRST_WORKERS[g.seats - 2], FIRST_WORKER, BAG_STREAMS[1])
    assert g.jobs.row == FIRST_TOKEN_ROW
    BAGS.fill(g)


def _lay_market(g: Table) -> None:
    g.market = zeros(N_CATTLE)
    g.market_stack = zeros(N_CATTLE)
    for card in range(N_CATTLE):
        if CATTLE_WHERE[card] == MARKET_CATTLE:
            g.market_stack[card] = CATTLE_COUNT[card]
    fill_market(g)


def _lay_ships(g: Table) -> None:
    g.ships = SUN_SHIPS
    g.ship_stack = vec[i64]([STACK_SHIPS >> ship & 1 for ship in range(int(N_SHIPS))])


def _player(g: Table, seat: int) -> Player:
    p = Player()
    p.area = zeros(N_OBJECTIVES)
    p.herder = START
    p.add_to_quay(FIRST_QUAY, 1)
    if seat == g.automa_seat:
        p.deal(zeros(N_CARDS))
        return p
    p.deal(FIRST_HERD)
    p.money = SEAT_PESOS[seat]
    p.exchange_tokens = SEAT_TOKENS[seat]
    return p
