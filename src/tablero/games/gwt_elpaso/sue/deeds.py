"""What Sue's cards let her do (RULES 8.3, 8.4, 8.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.games.gwt_elpaso.cards import (
    BONUS_VP,
    BUILDER,
    CARDS,
    COWBOY,
    ENGINEER,
    FIRST_WORKER,
    JOKER,
    MARKET_CARD,
    N_MARKET,
    OBJECTIVE_VP,
)
from tablero.games.gwt_elpaso.catalogue import (
    ARRIVAL,
    BUILDERS_NEEDED,
    COMMON_NODES,
    N_COMMON,
    N_TRAINS,
    N_TYPES,
    SPACE_COST,
)
from tablero.games.gwt_elpaso.location.building import place
from tablero.games.gwt_elpaso.location.tiles import (
    A_BONUS,
    AN_OBJECTIVE,
    GAP,
    take_open_bonus,
    take_open_objective,
)
from tablero.games.gwt_elpaso.state import DISPLAY, Table
from tablero.games.gwt_elpaso.sue.cards import A_HIRE, BONUS_DEEDS, TRAIN_DEEDS
from tablero.games.gwt_elpaso.sue.state import COLUMNS, SUE_SEAT, Sue
from tablero.games.gwt_elpaso.tellings import CATTLE_GAINED, SUE_SUPPLIED
from tablero.games.gwt_elpaso.words import SUE_SUPPLY_STREAM
from tablero.games.gwt_family.printed import MAX_SLOTS
from tablero.games.gwt_family.rancher import total
from tablero.games.gwt_family.tiles import EMPTY

NONE: Final[i64] = -1
FULL: Final[i64] = 4  # a column of so many takes no joker
HEREFORD: Final[i64] = CARDS.index("hereford")


def do_deed(g: Table, sue: Sue, deed: str) -> None:
    """The action of her card; the location she reached does not matter (RULES 8.3)."""
    if deed == "supply_1":
        supply(g, sue)
    elif deed == "supply_2":
        supply(g, sue)
        supply(g, sue)
    elif deed == "cattle":
        take_cattle(g, sue)
    elif deed == "build":
        build(g, sue)
    elif deed == "train":
        use_train(g, sue)
    else:
        best_of_three(g, sue)


def best_of_three(g: Table, sue: Sue) -> None:
    """The action of her largest column, of equal ones the leftmost (RULES 8.3)."""
    best: i64 = 0
    for column in range(1, COLUMNS):
        if sue.columns[column] > sue.columns[best]:
            best = column
    worker = sue.row[best]
    if worker == COWBOY:
        take_cattle(g, sue)
    elif worker == BUILDER:
        build(g, sue)
    else:
        use_train(g, sue)


# -- supply and cattle ----------------------------------------------------------------------------
def supply(g: Table, sue: Sue) -> None:
    """The top card of her supply: cattle to her pile, a worker to its column (RULES 8.4)."""
    if total(sue.supply) == 0:
        return
    card = g.pick(SUE_SUPPLY_STREAM, sue.supply)
    sue.supply[card] -= 1
    g.tell(SUE_SUPPLIED, SUE_SEAT, card)
    p = g.players[SUE_SEAT]
    if card < FIRST_WORKER:
        p.discard[card] += 1
        return
    worker = card - FIRST_WORKER
    p.area[worker] += 1
    sue.columns[joker_column(sue) if worker == JOKER else column_of(sue, worker)] += 1


def column_of(sue: Sue, worker: i64) -> i64:
    for column in range(COLUMNS):
        if sue.row[column] == worker:
            return column
    return 0


def joker_column(sue: Sue) -> i64:
    """The largest column of fewer than four cards, of equal ones the leftmost; the leftmost of all
    where every column is full (RULES 8.4)."""
    best = NONE
    for column in range(COLUMNS):
        size = sue.columns[column]
        if size < FULL and (best == NONE or size > sue.columns[best]):
            best = column
    return max(best, 0)


def take_cattle(g: Table, sue: Sue) -> None:
    """The breed that her cowboys can buy, the next cheaper one where it is gone (RULES 8.5)."""
    breed = min(sue.strength(COWBOY), N_MARKET) - 1
    while breed >= 0:
        card = MARKET_CARD[breed]
        if g.piles[card] > 0:
            gain(g, card)
            return
        breed -= 1


def gain(g: Table, card: i64) -> None:
    g.piles[card] -= 1
    g.players[SUE_SEAT].discard[card] += 1
    g.tell(CATTLE_GAINED, SUE_SEAT, card)


# -- the train and tiles --------------------------------------------------------------------------
def use_train(g: Table, sue: Sue) -> None:
    """The card of as many engineers, four at most; only tiles and hires count (RULES 8.5)."""
    card = min(sue.strength(ENGINEER), N_TRAINS) - 1
    face = g.train_face(card)
    for slot in range(MAX_SLOTS):
        take(g, sue, TRAIN_DEEDS[face * MAX_SLOTS + slot])


def take(g: Table, sue: Sue, what: i64) -> None:
    """A tile of the sorts shown, or a supply card in place of a hire (RULES 8.5)."""
    if what == A_HIRE:
        supply(g, sue)
    elif what > 0:
        take_best_tile(g, sue, what)


def take_best_tile(g: Table, sue: Sue, how: i64) -> None:
    """The open tile with most points, objectives before bonus tiles, then the leftmost
    (RULES 8.5)."""
    points: i64 = -1
    objective = GAP
    bonus = GAP
    if how & AN_OBJECTIVE:
        for at in range(DISPLAY):
            tile = g.open_objectives[at]
            if tile != GAP and OBJECTIVE_VP[tile] > points:
                objective = tile
                points = OBJECTIVE_VP[tile]
    if how & A_BONUS:
        for at in range(DISPLAY):
            kind = g.open_bonuses[at]
            if kind != GAP and BONUS_VP[kind] > points:
                bonus = kind
                points = BONUS_VP[kind]
    if bonus != GAP:
        take_open_bonus(g, SUE_SEAT, bonus)
        if BONUS_DEEDS[bonus] == A_HIRE:
            supply(g, sue)
    elif objective != GAP:
        take_open_objective(g, SUE_SEAT, objective)


# -- buildings ------------------------------------------------------------------------------------
def build(g: Table, sue: Sue) -> None:
    """A building while she has fewer than two, then a larger one for one of them; where neither is
    possible a Hereford card (RULES 8.6)."""
    builders = sue.strength(BUILDER)
    if g.players[SUE_SEAT].has_ownership_token():
        if place_largest(g, builders):
            return
    elif replace_best(g, builders):
        return
    if g.piles[HEREFORD] > 0:
        gain(g, HEREFORD)


def place_largest(g: Table, builders: i64) -> bool:
    number = largest_in_stock(g, 0, builders)
    site = dearest_site(g)
    if NONE in (number, site):
        return False
    place(g, SUE_SEAT, number, site, 0)
    return True


def largest_in_stock(g: Table, above: i64, most: i64) -> i64:
    """The tile in stock that needs most builders, within these bounds, or NONE."""
    best = NONE
    for number in range(N_TYPES):
        needed = BUILDERS_NEEDED[number]
        if g.stock[number] > 0 and above < needed <= most:
            if best == NONE or needed > BUILDERS_NEEDED[best]:
                best = number
    return best


def ahead(g: Table, node: i64) -> i64:
    """How far a space lies before her herder, clockwise."""
    return (node - g.players[SUE_SEAT].herder + ARRIVAL) % ARRIVAL


def dearest_site(g: Table) -> i64:
    """The empty common space with the highest price, then the nearest (RULES 8.6)."""
    best = NONE
    for site in range(N_COMMON):
        if g.tiles[COMMON_NODES[site]] == EMPTY and (best == NONE or is_dearer(g, site, best)):
            best = site
    return best


def is_dearer(g: Table, site: i64, other: i64) -> bool:
    if SPACE_COST[site] != SPACE_COST[other]:
        return SPACE_COST[site] > SPACE_COST[other]
    return ahead(g, COMMON_NODES[site]) < ahead(g, COMMON_NODES[other])


def replace_best(g: Table, builders: i64) -> bool:
    """The largest step up that her builders allow, at the nearest of equal ones (RULES 8.6)."""
    p = g.players[SUE_SEAT]
    best_site = NONE
    best_number = NONE
    gained: i64 = 0
    for site in range(N_COMMON):
        node = COMMON_NODES[site]
        if not p.on_trail >> node & 1:
            continue
        old = BUILDERS_NEEDED[g.number_on(g.tiles[node])]
        number = largest_in_stock(g, old, old + builders)
        if number == NONE:
            continue
        step = BUILDERS_NEEDED[number] - old
        nearer = step == gained and ahead(g, node) < ahead(g, COMMON_NODES[best_site])
        if step > gained or nearer:
            best_site = site
            best_number = number
            gained = step
    if best_site == NONE:
        return False
    place(g, SUE_SEAT, best_number, best_site, 0)
    return True
