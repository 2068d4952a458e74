"""What must hold in every position that play can reach."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.games.gwt_elpaso.cards import (
    BONUS_COUNT,
    BONUSES,
    CARD_COUNT,
    CARDS,
    FIRST_WORKER,
    N_BONUSES,
    N_CARDS,
    N_OBJECTIVES,
    OBJECTIVES,
    OWN_CATTLE,
    SIMMENTAL,
)
from tablero.games.gwt_elpaso.catalogue import (
    ARRIVAL,
    COMMON_NODES,
    COPIES,
    EL_PASO_TILE,
    FIRST_BUILDING,
    N_COMMON,
    N_DISCS,
    N_TYPES,
    OWN_BUILDINGS,
    SIMMENTAL_STACK,
)
from tablero.games.gwt_elpaso.player import MOST_CERTIFICATES, Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rancher import total

OWN = [int(card) for card in OWN_CATTLE]
MAX_HAND: i64 = 6  # the limit, and the card that an exchange draws first


def violations(g: Table) -> list[str]:
    found: list[str] = []
    for seat in range(int(g.seats)):
        found += [f"seat {seat}: {text}" for text in _player(g, seat)]
    return found + _below_zero(g) + _cards(g) + _buildings(g) + _tiles(g) + _sue(g)


def _player(g: Table, seat: int) -> list[str]:
    p = g.players[seat]
    found: list[str] = []
    if p.money < 0 or p.exchange_tokens < 0:
        found.append("dollars or exchange tokens below 0")
    if not 0 <= p.certificates <= MOST_CERTIFICATES:
        found.append("certificate marker off its track")
    if discs(p) != N_DISCS:
        found.append(f"{int(discs(p))} discs instead of {int(N_DISCS)}")
    if not 0 <= p.herder < ARRIVAL:
        found.append("herder off the trail")
    if p.hand_size() > MAX_HAND or any(
        p.hand[card] for card in range(int(FIRST_WORKER), int(N_CARDS))
    ):
        found.append("too large a hand, or a worker in it")
    if p.buildings() > OWN_BUILDINGS:
        found.append(f"{int(p.buildings())} buildings")
    for site in range(int(N_COMMON)):
        node = COMMON_NODES[site]
        if (g.owner_of(g.tiles[node]) == seat) != (p.on_trail >> node & 1 == 1):
            found.append("the trail does not show the own buildings")
    return found


def discs(p: Player) -> i64:
    """Discs on the board and on trading posts."""
    return bits(p.discs) + total(p.posts)


def _below_zero(g: Table) -> list[str]:
    """Nothing can be owed to a pile."""
    piles = [g.piles, g.stock, g.objectives, g.bonuses, g.box]
    for seat in range(int(g.seats)):
        p = g.players[seat]
        piles += [p.hand, p.deck, p.discard, p.area, p.bonuses, p.posts]
    for pile in piles:
        for kind in range(len(pile)):
            if pile[kind] < 0:
                return ["a pile is below 0"]
    return []


def cards_in_play(g: Table, card: i64) -> i64:
    """All copies of a card that the game was set up with."""
    if card == SIMMENTAL:
        return SIMMENTAL_STACK[g.seats - 2]
    if card in OWN:
        return CARD_COUNT[card] * (g.seats - (0 if g.sue is None else 1))
    return CARD_COUNT[card]


def cards_outside_piles(g: Table, card: i64) -> i64:
    here = g.box[card]
    for seat in range(int(g.seats)):
        here += g.players[seat].owned(card)
    if g.sue is not None:
        here += g.sue.supply[card]
    return here


def _cards(g: Table) -> list[str]:
    """No card appears or is lost: all copies are somewhere."""
    found: list[str] = []
    for card in range(int(N_CARDS)):
        here = g.piles[card] + cards_outside_piles(g, card)
        if here != cards_in_play(g, card):
            found.append(
                f"{int(here)} cards {CARDS[card]} instead of {int(cards_in_play(g, card))}"
            )
    return found


def _buildings(g: Table) -> list[str]:
    found: list[str] = []
    counts = [int(g.stock[number]) for number in range(int(N_TYPES))]
    for site in range(int(N_COMMON)):
        tile = g.tiles[COMMON_NODES[site]]
        if FIRST_BUILDING <= tile < EL_PASO_TILE:
            counts[g.number_on(tile)] += 1
    for number, count in enumerate(counts):
        if count != COPIES:
            found.append(f"{count} buildings of type {number + 1} instead of {int(COPIES)}")
    return found


def objectives_outside_stack(g: Table, tile: i64) -> i64:
    here: i64 = 0
    for k in range(len(g.open_objectives)):
        here += 1 if g.open_objectives[k] == tile else i64(0)
    for seat in range(int(g.seats)):
        here += g.players[seat].objectives >> tile & 1
    return here


def bonuses_outside_stack(g: Table, kind: i64) -> i64:
    here: i64 = 0
    for k in range(len(g.open_bonuses)):
        here += 1 if g.open_bonuses[k] == kind else i64(0)
    for seat in range(int(g.seats)):
        here += g.players[seat].bonuses[kind]
    return here


def _tiles(g: Table) -> list[str]:
    found: list[str] = []
    for tile in range(int(N_OBJECTIVES)):
        if g.objectives[tile] + objectives_outside_stack(g, tile) != 1:
            found.append(f"objective {OBJECTIVES[tile]} is not there once")
    for kind in range(int(N_BONUSES)):
        if g.bonuses[kind] + bonuses_outside_stack(g, kind) != BONUS_COUNT[kind]:
            found.append(f"bonus tiles {BONUSES[kind]} do not add up")
    return found


def _sue(g: Table) -> list[str]:
    """Her columns hold her workers, jokers among them."""
    sue = g.sue
    if sue is None:
        return []
    p = g.players[g.automa_seat]
    if total(sue.columns) != total(p.area) or total(p.hand) + total(p.deck) > 0:
        return ["Sue's columns do not hold her workers, or she has a hand"]
    return []
