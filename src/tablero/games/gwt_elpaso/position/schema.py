"""What each number of an observation is, in the order in which `observe` writes them."""

from __future__ import annotations

from tablero.core.sim.encode import BITS, CATEGORY, COUNT, Number
from tablero.games.gwt_elpaso.cards import (
    BONUS_COUNT,
    BONUSES,
    CARD_COUNT,
    CARDS,
    N_BONUSES,
    N_OBJECTIVES,
    N_WORKERS,
    OBJECTIVES,
    WORKERS,
)
from tablero.games.gwt_elpaso.catalogue import (
    COMMON_NODES,
    COPIES,
    DISCS,
    EL_PASO_TILE,
    FACES,
    FIRST_BUILDING,
    N_COMMON,
    N_TRAINS,
    N_TYPES,
    NODES,
    POSTS,
)
from tablero.games.gwt_elpaso.location.hiring import PRICES, WAYS, WORKER_CHOICES
from tablero.games.gwt_elpaso.player import MOST_CERTIFICATES
from tablero.games.gwt_elpaso.state import DISPLAY
from tablero.games.gwt_elpaso.sue.cards import N_SUE_CARDS
from tablero.games.gwt_elpaso.sue.state import COLUMNS
from tablero.games.gwt_elpaso.words import KINDS
from tablero.games.gwt_family.position.observe import MOST_MONEY, MOST_TURNS
from tablero.games.gwt_family.position.schema import asked, counts, places, subject, wide_set
from tablero.games.gwt_family.tiles import MAX_PLAYERS

SUBJECTS = int(PRICES * WORKER_CHOICES * WAYS)  # hiring is prepared in the most ways
MOST_CARDS = 30  # of a kind, with Sue's
MOST_PILE = 60  # of any cards together


def schema() -> list[Number]:
    seats = int(MAX_PLAYERS)
    table = [
        Number("table", "seats", COUNT, seats),
        Number("table", "turns", COUNT, int(MOST_TURNS)),
        Number("table", "sides", BITS, int(N_TYPES)),
        Number("table", "train_sides", BITS, int(N_TRAINS)),
        Number("table", "hired_here", CATEGORY, int(N_WORKERS) + 1),
        Number("table", "closer", CATEGORY, seats + 1),
        Number("table", "showing", CATEGORY, seats + 1),
        Number("table", "asked", CATEGORY, seats + 1),
        *subject(len(NODES), SUBJECTS),
        Number("subject", "train", CATEGORY, int(N_TRAINS) + 1),
    ]
    table += asked(KINDS)
    table += [Number("trail", node, CATEGORY, tiles_on(k)) for k, node in enumerate(NODES)]
    table += counts("piles", CARDS, MOST_CARDS)
    table += counts("stock", FACES[: int(N_TYPES)], int(COPIES))
    table += places("open objectives", int(DISPLAY), int(N_OBJECTIVES))
    table += places("open bonuses", int(DISPLAY), int(N_BONUSES))
    table += wide_set("table", "objective_stack", len(OBJECTIVES))
    table += [
        Number("bonus stack", bonus, COUNT, int(BONUS_COUNT[k])) for k, bonus in enumerate(BONUSES)
    ]
    table += sue()
    return table + [number for place in range(seats) for number in player(place)]


def tiles_on(node: int) -> int:
    """How many different things may lie on a space, nothing counted in."""
    if node in (0, len(NODES) - 1):
        return int(EL_PASO_TILE) + 1
    return int(EL_PASO_TILE if node in list(COMMON_NODES) else FIRST_BUILDING)


def sue() -> list[Number]:
    numbers = [
        Number("sue", "cards_to_come", COUNT, int(N_SUE_CARDS)),
        Number("sue", "supply", COUNT, MOST_PILE),
        Number("sue", "deliveries", COUNT, MOST_CARDS),
    ]
    columns = [f"column {column}" for column in range(1, int(COLUMNS) + 1)]
    numbers += [Number("sue worker", column, CATEGORY, int(N_WORKERS) + 1) for column in columns]
    return numbers + counts("sue strength", columns, MOST_CARDS)


def player(place: int) -> list[Number]:
    numbers = [
        Number("player", "money", COUNT, int(MOST_MONEY), place),
        Number("player", "exchange_tokens", COUNT, 30, place),
        Number("player", "certificates", COUNT, int(MOST_CERTIFICATES), place),
        Number("player", "permanent", COUNT, 12, place),
        Number("player", "herder", CATEGORY, len(NODES), place),
        Number("player", "discs", BITS, len(DISCS), place),
        Number("player", "discs_left", COUNT, len(DISCS), place),
        Number("player", "buildings", COUNT, int(N_COMMON), place),
        Number("player", "objectives_taken", COUNT, int(N_OBJECTIVES), place),
        Number("player", "hand_size", COUNT, MOST_CARDS, place),
    ]
    numbers += wide_set("player", "objectives", len(OBJECTIVES), place)
    numbers += counts("area", WORKERS, MOST_CARDS, place)
    numbers += counts("bonuses", BONUSES, max(BONUS_COUNT), place)
    numbers += counts("posts", POSTS, len(DISCS), place)
    for pile in ("hand", "draw pile", "discard pile"):
        numbers += counts(pile, CARDS, max(MOST_CARDS, *CARD_COUNT), place)
    return numbers
