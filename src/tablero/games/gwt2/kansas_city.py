"""Kansas City: three foresights, income, Simmental, and the way back to the start."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt2.asking import Ask, Asks, Do
from tablero.games.gwt2.cards import CALF, CATTLE, COW, HEIFER, N_CARDS
from tablero.games.gwt2.catalogue import (
    CERTIFICATE_TRACK,
    CITIES,
    FIRST_WORKER,
    N_BAG_TILES,
    NO_TILE,
    START,
)
from tablero.games.gwt2.delivery import CHOOSE_CITY, farthest
from tablero.games.gwt2.objectives import offer_objectives, play_objective
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import (
    DISCARDED,
    FORESIGHT_FILLED,
    INCOME_TAKEN,
    MOVED,
    SIMMENTAL_RAISED,
)
from tablero.games.gwt2.words import (
    FORESIGHT,
    FORESIGHT_PLAY,
    INCOME,
    INCOME_PLAY,
    RAISE_SIMMENTAL,
)

COLUMNS: Final[i64] = 3
PER_COLUMN: Final[i64] = 2


def may_take(g: Table, tile: i64) -> bool:
    """A closed job market takes no more workers."""
    return tile != NO_TILE and (tile < FIRST_WORKER or not g.jobs.is_closed())


def take_foresight(g: Table, seat: i64, column: i64, tile: i64) -> None:
    for k in range(column * PER_COLUMN, (column + 1) * PER_COLUMN):
        if g.foresight[k] == tile:
            g.foresight[k] = NO_TILE
            g.place_tile(tile, seat)
            return


class Foresee(Ask):
    """One of the two tiles of foresight column `n`."""

    def kind(self) -> Kind:
        return FORESIGHT

    def listing(self, g: Table, p: Player) -> None:
        first = g.foresight[self.n * PER_COLUMN]
        second = g.foresight[self.n * PER_COLUMN + 1]
        low = min(first, second)
        high = max(first, second)
        if may_take(g, low):
            g.offer(low)
        if high != low and may_take(g, high):
            g.offer(high)
        if g.offered > 0:
            offer_objectives(g, p, FORESIGHT_PLAY)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer >= FORESIGHT_PLAY:
            g.push(self)
            play_objective(g, self.seat, answer - FORESIGHT_PLAY)
        else:
            take_foresight(g, self.seat, self.n, answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"column": int(self.n + 1)}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        if not g.jobs.is_closed():
            return []
        return [
            Refusal(int(tile), "job_market_closed")
            for tile in range(FIRST_WORKER, N_BAG_TILES)
            if tile in (g.foresight[self.n * 2], g.foresight[self.n * 2 + 1])
        ]


class ChooseIncome(Ask):
    """How many temporary certificates to spend; the hand is then worth that much more."""

    def kind(self) -> Kind:
        return INCOME

    def listing(self, g: Table, p: Player) -> None:
        have = p.temporary()
        for spent in range(have + 1):
            if marker_at(have - spent) >= 0:
                g.offer(spent)
        offer_objectives(g, p, INCOME_PLAY)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer >= INCOME_PLAY:
            g.push(self)
            play_objective(g, self.seat, answer - INCOME_PLAY)
            return
        value = p.herd_value() + p.permanent()
        p.certificates = marker_at(p.temporary() - answer)
        g.shipment = value + answer
        p.dollars += g.shipment
        g.revealed()
        g.tell(INCOME_TAKEN, self.seat, value, answer, g.shipment)

    def subject(self, g: Table, p: Player) -> Args:
        return {"value": int(p.herd_value() + p.permanent())}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        if answer >= INCOME_PLAY:
            return {}
        value = p.herd_value() + p.permanent() + answer
        return {"value": int(value), "city": CITIES[farthest(p, value)]}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        have = p.temporary()
        return [
            Refusal(int(spent), "not_a_step_of_the_track")
            for spent in range(1, have)
            if marker_at(have - spent) < 0
        ]


def marker_at(certificates: i64) -> i64:
    """The place of the marker that shows so many certificates, or -1 (there is no 5)."""
    for place in range(len(CERTIFICATE_TRACK)):
        if CERTIFICATE_TRACK[place] == certificates:
            return place
    return -1


class RaiseSimmental(Ask):
    """How many Simmental cards of the hand grow a stage; `n` 0: calves, 1: heifers."""

    def kind(self) -> Kind:
        return RAISE_SIMMENTAL

    def young(self) -> i64:
        return CALF if self.n == 0 else HEIFER

    def listing(self, g: Table, p: Player) -> None:
        supply = g.heifers if self.n == 0 else g.cows
        most = min(p.hand[self.young()], supply)
        if most > 0:
            for count in range(most + 1):
                g.offer(count)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == 0:
            return
        young = self.young()
        grown = HEIFER if self.n == 0 else COW
        p.hand[young] -= answer
        g.box[young] += answer
        p.discard[grown] += answer
        if self.n == 0:
            g.heifers -= answer
        else:
            g.cows -= answer
        g.tell(SIMMENTAL_RAISED, self.seat, grown, answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"card": CATTLE[self.young()]}


class DiscardHand(Do):
    def __init__(self) -> None:
        self.name = "discard_hand"

    def act(self, g: Table, seat: i64) -> None:
        p = g.players[seat]
        if g.events is not None:  # shown to all when the income was counted
            for card in range(N_CARDS):
                for _copy in range(p.hand[card]):
                    g.tell(DISCARDED, seat, card)
        p.throw_hand()


class ReturnToStart(Do):
    """The herder goes back to the start and the foresight spaces are filled."""

    def __init__(self) -> None:
        self.name = "return_to_start"

    def act(self, g: Table, seat: i64) -> None:
        g.players[seat].herder = START
        g.tell(MOVED, seat, START, START)
        fill_foresight(g)


def fill_foresight(g: Table) -> None:
    for column in range(COLUMNS):
        for k in range(column * PER_COLUMN, (column + 1) * PER_COLUMN):
            if g.foresight[k] == NO_TILE:
                tile = g.draw_tile(column)
                g.foresight[k] = tile
                if tile != NO_TILE:
                    g.tell(FORESIGHT_FILLED, -1, tile, column + 1)


class ForesightStep(Do):
    def __init__(self, column: i64) -> None:
        self.name = f"foresight_{column + 1}"
        self.column = column

    def act(self, g: Table, seat: i64) -> None:
        FORESEE.enter_with(g, seat, self.column)


class RaiseStep(Do):
    def __init__(self, name: str, stage: i64) -> None:
        self.name = name
        self.stage = stage

    def act(self, g: Table, seat: i64) -> None:
        if g.simmental == 1:
            RAISE.enter_with(g, seat, self.stage)


class DeliverStep(Do):
    def __init__(self) -> None:
        self.name = "delivery"

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_CITY.enter(g, seat)


FORESEE: Final = Asks("foresee", Foresee, COLUMNS)
TAKE_INCOME: Final = Asks("income", ChooseIncome)
RAISE: Final = Asks("raise_simmental", RaiseSimmental, 2)
