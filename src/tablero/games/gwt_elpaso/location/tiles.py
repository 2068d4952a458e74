"""Objective and bonus tiles: open ones, or the top of a stack unseen (RULES 1.6, 4.11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.games.gwt_elpaso.asking import Do, OwnAsk, OwnEffect
from tablero.games.gwt_elpaso.cards import BONUS_VP, N_OBJECTIVES, OBJECTIVE_VP
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import DISPLAY, Table
from tablero.games.gwt_elpaso.tellings import (
    BONUS_SHOWN,
    BONUS_TAKEN,
    OBJECTIVE_SHOWN,
    OBJECTIVE_TAKEN,
)
from tablero.games.gwt_elpaso.words import (
    BONUS_STACK,
    BONUS_STREAM,
    FIRST_BONUS,
    OBJECTIVE_STACK,
    OBJECTIVE_STREAM,
    TILE,
)
from tablero.games.gwt_family.asking import Asks, offer_bits
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.rancher import total

GAP: Final[i64] = -1
# What an icon lets the player take, added up.
AN_OBJECTIVE: Final[i64] = 1
A_BONUS: Final[i64] = 2
OPEN_ONLY: Final[i64] = 4
HOW: Final[i64] = 8


# -- displays and stacks --------------------------------------------------------------------------
def next_objective(g: Table) -> i64:
    """The top of the stack, shown to all, or GAP where the stack is empty (RULES 9.2)."""
    if total(g.objectives) == 0:
        return GAP
    tile = g.pick(OBJECTIVE_STREAM, g.objectives)
    g.objectives[tile] -= 1
    return tile


def next_bonus(g: Table) -> i64:
    if total(g.bonuses) == 0:
        return GAP
    kind = g.pick(BONUS_STREAM, g.bonuses)
    g.bonuses[kind] -= 1
    return kind


def refill_objectives(g: Table, seat: i64, place: i64) -> None:
    tile = next_objective(g)
    g.open_objectives[place] = tile
    if tile != GAP:
        g.tell(OBJECTIVE_SHOWN, seat, tile)


def refill_bonuses(g: Table, seat: i64, place: i64) -> None:
    kind = next_bonus(g)
    g.open_bonuses[place] = kind
    if kind != GAP:
        g.tell(BONUS_SHOWN, seat, kind)


def keep_objective(g: Table, seat: i64, tile: i64) -> None:
    g.players[seat].objectives |= bit(tile)
    g.tell(OBJECTIVE_TAKEN, seat, tile)


def keep_bonus(g: Table, seat: i64, kind: i64) -> None:
    g.players[seat].bonuses[kind] += 1
    g.tell(BONUS_TAKEN, seat, kind)


def place_of(display: vec[i64], tile: i64) -> i64:
    """Where a tile lies open, from the left; GAP where it does not."""
    for place in range(DISPLAY):
        if display[place] == tile:
            return place
    return GAP


def take_open_objective(g: Table, seat: i64, tile: i64) -> None:
    keep_objective(g, seat, tile)
    refill_objectives(g, seat, place_of(g.open_objectives, tile))


def take_open_bonus(g: Table, seat: i64, kind: i64) -> None:
    keep_bonus(g, seat, kind)
    refill_bonuses(g, seat, place_of(g.open_bonuses, kind))


# -- the question ---------------------------------------------------------------------------------
def on_offer(g: Table, how: i64) -> i64:
    """The answers that an icon allows, one bit each."""
    found: i64 = 0
    if how & AN_OBJECTIVE:
        for place in range(DISPLAY):
            if g.open_objectives[place] != GAP:
                found |= bit(g.open_objectives[place])
        if how & OPEN_ONLY == 0 and total(g.objectives) > 0:
            found |= bit(OBJECTIVE_STACK)
    if how & A_BONUS:
        for place in range(DISPLAY):
            if g.open_bonuses[place] != GAP:
                found |= bit(FIRST_BONUS + g.open_bonuses[place])
        if total(g.bonuses) > 0:
            found |= bit(BONUS_STACK)
    return found


class TakeTile(OwnAsk):
    """A tile of the sort shown; what a bonus tile brings comes at once (RULES 4.11)."""

    def kind(self) -> Kind:
        return TILE

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, on_offer(g, self.n))

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer < N_OBJECTIVES:
            take_open_objective(g, self.seat, answer)
        elif answer == OBJECTIVE_STACK:
            keep_objective(g, self.seat, next_objective(g))
        elif answer == BONUS_STACK:
            kind = next_bonus(g)
            keep_bonus(g, self.seat, kind)
            g.rewards.bonuses[kind].enter(g, self.seat)
        else:
            kind = answer - FIRST_BONUS
            take_open_bonus(g, self.seat, kind)
            g.rewards.bonuses[kind].enter(g, self.seat)

    def subject(self, g: Table, p: Player) -> Args:
        sorts = ["objective", "bonus", "any"]
        return {"sort": sorts[(self.n & (AN_OBJECTIVE | A_BONUS)) - 1]}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        if answer < N_OBJECTIVES:
            return {"points": int(OBJECTIVE_VP[answer])}
        if answer < OBJECTIVE_STACK:
            return {"points": int(BONUS_VP[answer - FIRST_BONUS])}
        stack = g.objectives if answer == OBJECTIVE_STACK else g.bonuses
        return {"left": int(total(stack))}


TAKE_TILE: Final = Asks("take_tile", TakeTile, HOW)


class GainTile(OwnEffect):
    """The icon of a tile (RULES 4.11)."""

    def __init__(self, name: str, how: i64) -> None:
        self.name = name
        self.how = how

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return on_offer(g, self.how) != 0

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_tile_left", {}

    def act(self, g: Table, seat: i64) -> None:
        TAKE_TILE.enter_with(g, seat, self.how)


class FirstObjective(Do):
    """In turn order each player takes an open objective tile; Sue takes none (RULES 1.6, 8.1)."""

    def __init__(self) -> None:
        self.name = "first_objective"

    def act(self, g: Table, seat: i64) -> None:
        if seat != g.automa_seat:
            TAKE_TILE.enter_with(g, seat, AN_OBJECTIVE | OPEN_ONLY)
