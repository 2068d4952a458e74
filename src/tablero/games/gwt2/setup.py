"""Setting the table up (RULES 1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.game import Options
from tablero.core.rng import Rng
from tablero.games.gwt2.cards import (
    CALF,
    CATTLE_COUNT,
    CATTLE_WHERE,
    COW,
    FIRST_HERD,
    HEIFER,
    MARKET_CATTLE,
    N_ALL_OBJECTIVES,
    N_CARDS,
    N_CATTLE,
    N_MASTERS,
    N_OBJECTIVES,
    OBJECTIVE_COUNT,
)
from tablero.games.gwt2.catalogue import (
    BAG_COUNTS,
    COLUMNS,
    FIRST_TOKEN_ROW,
    FIRST_WORKER,
    FIRST_WORKERS,
    MASTER_SPACES,
    N_BAG_TILES,
    N_BUILDINGS,
    N_JOB_ROWS,
    NEUTRAL_NODES,
    SEAT_CARDS,
    SEAT_DOLLARS,
    SEAT_TOKENS,
    SPACE_LETTER,
    START,
)
from tablero.games.gwt2.kansas_city.foresight import BAGS
from tablero.games.gwt2.location.drawing import HERD
from tablero.games.gwt2.location.market import fill_market
from tablero.games.gwt2.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.rules import GAME_SCRIPT, new_table
from tablero.games.gwt2.sam.cards import DIFFICULTIES
from tablero.games.gwt2.sam.state import SAM_SEAT
from tablero.games.gwt2.sam.turn import give_first_workers, new_sam
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.words import (
    BAG_STREAMS,
    MASTER_STREAM,
    NEUTRAL_STREAM,
    SIDE_STREAM,
    START_STREAM,
)
from tablero.games.gwt_family.rail.location.objectives import DISPLAY
from tablero.games.gwt_family.rail.setup import fill_bags, lay_masters, lay_workers
from tablero.games.gwt_family.setup import lay_neutrals, lay_sides, zeros

FIRST_TILES: Final[i64] = 7  # hazards and bandits on the trail at the start (RULES 1.4)


def set_up(seats: int, rng: Rng, options: Options) -> Table:
    """The position before the first question (RULES 1.1, 1.2, 1.3, 1.4, 1.5)."""
    g = new_table(max(seats, 2), rng)
    if seats == 1:
        g.automa_seat = SAM_SEAT
        g.sam = new_sam(DIFFICULTIES.index(str(options["difficulty"])))
    g.simmental = 1 if options["simmental"] is True else 0
    g.sides = lay_sides(g, str(options["sides"]), "b", SIDE_STREAM, N_BUILDINGS)
    _lay_tiles(g, str(options["neutral_buildings"]) == "shuffled")
    _lay_market(g)
    _lay_objectives(g)
    starts = vec[i64]([1] * int(N_ALL_OBJECTIVES - N_OBJECTIVES))
    g.players = vec[Player]([_player(g, seat, starts) for seat in range(int(g.seats))])
    if g.sam is not None:
        give_first_workers(g, g.sam)
    _lay_workers(g)
    for seat in range(seats):
        HERD.draw(g, g.players[seat], seat, SEAT_CARDS[seat])
    GAME_SCRIPT.enter(g, 0)
    return g


def _lay_tiles(g: Table, shuffled: bool) -> None:
    """Bags, station masters, neutral buildings, the first hazards and bandits (RULES 1.3, 1.4)."""
    g.box = zeros(N_CARDS + N_BAG_TILES)
    fill_bags(g, BAG_COUNTS)
    lay_masters(g, N_MASTERS, MASTER_SPACES, MASTER_STREAM)
    lay_neutrals(g, NEUTRAL_NODES, SPACE_LETTER, NEUTRAL_STREAM, shuffled)
    BAGS.lay_first(g, FIRST_TILES)


def _lay_workers(g: Table) -> None:
    """The job market and the foresight spaces (RULES 1.1, 1.5)."""
    g.jobs.lay_out(N_JOB_ROWS, COLUMNS[g.seats - 2])
    lay_workers(g, FIRST_WORKERS[g.seats - 2], FIRST_WORKER, BAG_STREAMS[1])
    assert g.jobs.row == FIRST_TOKEN_ROW
    BAGS.fill(g)


def _lay_market(g: Table) -> None:
    """Market cattle, and calves in the mode with Simmental cattle (RULES 1.1, 11.1)."""
    g.market = zeros(N_CATTLE)
    g.market_stack = zeros(N_CATTLE)
    for card in range(N_CATTLE):
        if CATTLE_WHERE[card] == MARKET_CATTLE or (card == CALF and g.simmental == 1):
            g.market_stack[card] = CATTLE_COUNT[card]
    if g.simmental == 1:
        g.heifers = CATTLE_COUNT[HEIFER]
        g.cows = CATTLE_COUNT[COW]
    fill_market(g)


def _lay_objectives(g: Table) -> None:
    """Four objective cards on display (RULES 1.5)."""
    g.objectives = vec[i64]([OBJECTIVE_COUNT[card] for card in range(int(N_OBJECTIVES))])
    g.display = vec[i64]([OBJECTIVE_CARDS.draw(g) for _k in range(int(DISPLAY))])


def _player(g: Table, seat: int, starts: vec[i64]) -> Player:
    """A board with what its seat begins with (RULES 1.2, 12.1)."""
    p = Player()
    p.area = zeros(N_ALL_OBJECTIVES)
    objective = g.pick(START_STREAM, starts)
    starts[objective] = 0
    p.area[N_OBJECTIVES + objective] = 1
    p.herder = START
    if seat == g.automa_seat:
        p.deal(zeros(N_CARDS))
        return p
    p.deal(FIRST_HERD)
    p.money = SEAT_DOLLARS[seat]
    p.exchange_tokens = SEAT_TOKENS[seat]
    return p
