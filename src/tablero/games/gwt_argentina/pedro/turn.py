"""Pedro's turn: a card, a move, its deed, and Buenos Aires when he gets there (RULES 11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.printed import brings
from tablero.games.gwt_argentina.asking import Do
from tablero.games.gwt_argentina.buenos_aires.delivery import deliver, spots_from
from tablero.games.gwt_argentina.buenos_aires.departure import resolve_arrow
from tablero.games.gwt_argentina.buenos_aires.foresight import BAGS
from tablero.games.gwt_argentina.buenos_aires.loading import SHIP_OBJECTIVE, farthest, grain_of
from tablero.games.gwt_argentina.cards import GOODS
from tablero.games.gwt_argentina.catalogue import (
    BUENOS_AIRES,
    FIRST_WORKER,
    HIRED_ROWS,
    N_RAMPS,
    RAMP_FOOT,
    START,
    TRAIL,
    WORKER_ROW,
)
from tablero.games.gwt_argentina.harbours import (
    N_CITIES,
    N_QUAYS,
    N_SPOTS,
    QUAY_CITY,
    SPOT_QUARTER,
    SPOT_VP,
)
from tablero.games.gwt_argentina.location.effects import gain_grain, pay_grain
from tablero.games.gwt_argentina.location.hiring import JOBS
from tablero.games.gwt_argentina.pedro.cards import (
    CARDS,
    EXTRA_WORKERS,
    LAST_CARD,
    LAST_STAGE,
    LOADING_FORESIGHT,
    LOADING_QUARTER,
    LOADING_STAGE,
    LOADING_VALUE,
    N_LOADING,
    stage_of_draw,
)
from tablero.games.gwt_argentina.pedro.deeds import do_deed, drive, take_best, take_objective
from tablero.games.gwt_argentina.pedro.state import PEDRO_SEAT, Pedro
from tablero.games.gwt_argentina.printed import BONUS_ACTIONS
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import (
    FEE_GAINED,
    LOADED,
    MOVED,
    NOT_LOADED,
    PEDRO_DREW,
    PEDRO_LOADING,
    RAMP_TAKEN,
)
from tablero.games.gwt_argentina.trail.herder import ramp_is_open
from tablero.games.gwt_argentina.words import BAG_STREAMS, LOADING_STREAM, PEDRO_CARD_STREAM
from tablero.games.gwt_family.rail.automa import pay_hands
from tablero.games.gwt_family.rail.deeds import spend_disc
from tablero.games.gwt_family.rail.foresight import COLUMNS, PER_COLUMN
from tablero.games.gwt_family.rancher import total
from tablero.games.gwt_family.tiles import EMPTY

NO_QUARTER = -1
FRANQUEIRO = GOODS.index("franqueiro")


def new_pedro(difficulty: i64) -> Pedro:
    """Easy leaves out the last cards (RULES 11.1)."""
    pedro = Pedro()
    pedro.begin(difficulty, CARDS.size, LAST_CARD[difficulty])
    pedro.loading = vec[i64]([1] * int(N_LOADING))
    return pedro


def give_first_workers(g: Table, pedro: Pedro) -> None:
    """A random worker makes the specialisation; a hard Pedro has one more of each (RULES 11.1)."""
    p = g.players[PEDRO_SEAT]
    tile = g.pick(BAG_STREAMS[1], g.bag_2)
    g.bag_2[tile] -= 1
    JOBS.join(p, tile - FIRST_WORKER)
    pedro.specialisation = WORKER_ROW[tile - FIRST_WORKER]
    for worker in range(HIRED_ROWS):
        extra = EXTRA_WORKERS[pedro.difficulty]
        g.bag_2[FIRST_WORKER + worker] -= extra
        p.add_worker(worker, extra)


class PedroTurn(Do):
    """A card, a move, the deed of the card, Buenos Aires (RULES 11.2, 11.3, 11.6)."""

    def __init__(self) -> None:
        self.name = "pedro_turn"

    def act(self, g: Table, seat: i64) -> None:
        pedro = g.pedro
        assert pedro is not None
        card = pedro.draw(g, PEDRO_CARD_STREAM, LAST_CARD[pedro.difficulty])
        g.tell(PEDRO_DREW, seat, card + 1)
        move(g, CARDS.steps_of(g, pedro, card))
        deed = CARDS.deed_of(pedro, card)
        if deed:
            do_deed(g, pedro, deed)
        else:
            gain_grain(g, seat, g.players[PEDRO_SEAT].granjeros)
        if g.players[PEDRO_SEAT].herder == BUENOS_AIRES:
            in_buenos_aires(g, pedro)


# -- moving (RULES 11.2) --------------------------------------------------------------------------
def open_ramp(g: Table, node: i64) -> i64:
    """The ramp that leaves from a space and is open to Pedro, or -1."""
    for ramp in range(N_RAMPS):
        if RAMP_FOOT[ramp] == node and ramp_is_open(g.players[PEDRO_SEAT], ramp):
            return ramp
    return -1


def steps_home(g: Table) -> vec[i64]:
    """The fewest locations from each space to Buenos Aires, open ramps included."""
    steps = TRAIL.nowhere[:]
    steps[BUENOS_AIRES] = 0
    node = BUENOS_AIRES - 1
    while node >= 0:
        steps[node] = min(
            TRAIL.through(steps, g.tiles, TRAIL.first[node]),
            TRAIL.through(steps, g.tiles, TRAIL.second[node]),
        )
        if steps[node] > 1 and open_ramp(g, node) >= 0:
            steps[node] = 1
        node -= 1
    return steps


def move(g: Table, left: i64) -> None:
    """So many locations along the shortest way; the bank pays for hands met (RULES 11.2)."""
    p = g.players[PEDRO_SEAT]
    at = p.herder
    steps = steps_home(g)
    while left > 0 and at != BUENOS_AIRES:
        first = TRAIL.through(steps, g.tiles, TRAIL.first[at])
        second = TRAIL.through(steps, g.tiles, TRAIL.second[at])
        if steps[at] < min(first, second):
            g.tell(RAMP_TAKEN, PEDRO_SEAT, open_ramp(g, at))
            at = BUENOS_AIRES
        else:
            at = TRAIL.second[at] if second < first else TRAIL.first[at]
        if g.tiles[at] != EMPTY:
            left -= 1
            pay_hands(g, at, FEE_GAINED)
    p.herder = at
    g.tell(MOVED, PEDRO_SEAT, at, g.stop_at(at))


# -- Buenos Aires (RULES 11.6) --------------------------------------------------------------------
def in_buenos_aires(g: Table, pedro: Pedro) -> None:
    card = draw_loading_card(g, pedro)
    g.tell(PEDRO_LOADING, PEDRO_SEAT, card + 1)
    if LOADING_QUARTER[card] != NO_QUARTER:
        deliver_to(g, LOADING_QUARTER[card])
    load(g, LOADING_VALUE[card])
    for column in range(COLUMNS):
        foresee(g, column, LOADING_FORESIGHT[card][column])
    resolve_arrow(g)
    g.players[PEDRO_SEAT].herder = START
    g.tell(MOVED, PEDRO_SEAT, START, START)
    BAGS.fill(g)


def draw_loading_card(g: Table, pedro: Pedro) -> i64:
    """Two cards of stage 1, two of stage 2, then those of stage 3 over and over."""
    stage = stage_of_draw(pedro.loaded)
    choice = vec[i64]([0] * int(N_LOADING))
    for card in range(N_LOADING):
        if LOADING_STAGE[card] == stage:
            choice[card] = pedro.loading[card]
    if total(choice) == 0:
        for card in range(N_LOADING):
            if LOADING_STAGE[card] == LAST_STAGE:
                choice[card] = 1
                pedro.loading[card] = 1
    card = g.pick(LOADING_STREAM, choice)
    pedro.loading[card] = 0
    pedro.loaded += 1
    return card


def deliver_to(g: Table, quarter: i64) -> None:
    """An extra delivery to that quarter: Liverpool, Rotterdam, Le Havre in turn, quay II first."""
    p = g.players[PEDRO_SEAT]
    city = N_CITIES - 1
    while city >= 0:
        quay = N_QUAYS - 1
        while quay >= 0:
            if QUAY_CITY[quay] == city and p.quay_discs(quay) > 0:
                spot = best_spot(g, quay, quarter)
                if spot >= 0:
                    deliver(g, PEDRO_SEAT, quay, spot)
                    take_bonus(g, g.spot_face(spot))
                    return
            quay -= 1
        city -= 1


def best_spot(g: Table, quay: i64, quarter: i64) -> i64:
    """The affordable spot of a quarter with most points, or -1."""
    found = spots_from(g, quay, g.players[PEDRO_SEAT].grain)
    best: i64 = -1
    for spot in range(N_SPOTS):
        if found >> spot & 1 and SPOT_QUARTER[spot] == quarter:
            if best < 0 or SPOT_VP[g.spot_face(spot)] > SPOT_VP[g.spot_face(best)]:
                best = spot
    return best


def take_bonus(g: Table, face: i64) -> None:
    """Objective cards, cattle and the engine; pesos and certificates are nothing to him."""
    sides = BONUS_ACTIONS[face]
    if brings(sides, "objective") > 0:
        take_objective(g)
    if brings(sides, "take_market") > 0:
        take_best(g, FRANQUEIRO)
    if brings(sides, "engine") > 0:
        drive(g, brings(sides, "engine"))


def load(g: Table, value: i64) -> None:
    """The ship with the highest value within that of the card; grain as far as he has it."""
    p = g.players[PEDRO_SEAT]
    if not spend_disc(p):
        g.tell(NOT_LOADED, PEDRO_SEAT)
        return
    ship = farthest(g, p, value)
    paid = min(grain_of(p, ship), p.grain)
    p.put_on_ship(ship)
    g.tell(LOADED, PEDRO_SEAT, ship, paid, 0)
    pay_grain(g, PEDRO_SEAT, paid)
    if SHIP_OBJECTIVE[ship] > 0:
        take_objective(g)


def foresee(g: Table, column: i64, side: i64) -> None:
    """The tile on that side, else the other; no worker once the job market is closed."""
    tile = g.foresight[column * PER_COLUMN + side]
    if not BAGS.may_take(g, tile):
        tile = g.foresight[column * PER_COLUMN + 1 - side]
    if BAGS.may_take(g, tile):
        BAGS.remove(g, column, tile)
        BAGS.place(g, tile, PEDRO_SEAT)
