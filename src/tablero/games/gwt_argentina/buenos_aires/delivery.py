"""Extra delivery from a quay to its city, and discs put straight on a quay (RULES 8.9, 9.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.printed import brings
from tablero.games.gwt_argentina.asking import OwnAsk, OwnEffect
from tablero.games.gwt_argentina.catalogue import CORNERS
from tablero.games.gwt_argentina.harbours import (
    N_QUAYS,
    N_SPOTS,
    QUAY_CITY,
    QUAY_CORNERS,
    QUAY_DISCOUNT,
    QUAYS,
    SPOT_CITY,
    SPOT_VP,
)
from tablero.games.gwt_argentina.location.effects import pay_grain
from tablero.games.gwt_argentina.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.printed import BONUS_ACTIONS
from tablero.games.gwt_argentina.railroad.discs import BOARD_DISCS
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import DELIVERED, DISC_ON_QUAY
from tablero.games.gwt_argentina.words import (
    DELIVERY_NO,
    DELIVERY_PLAY,
    DISC,
    EXTRA_DELIVERY,
    SPOT,
)
from tablero.games.gwt_family.asking import Asks, offer_bits

ON_ARRIVAL: Final[i64] = 0  # in Buenos Aires: may be declined, objective cards come before it
BY_ACTION: Final[i64] = 1
ANY_GRAIN: Final[i64] = 100


def grain_due(g: Table, quay: i64, spot: i64) -> i64:
    """The grain of the quarter, less the discount of the quay (RULES 9.1)."""
    return max(g.spot_grain(spot) - QUAY_DISCOUNT[quay], 0)


def spots_from(g: Table, quay: i64, grain: i64) -> i64:
    """Free uncovered spots of the quay's city that so much grain pays for, one bit each."""
    taken = g.spots_taken()
    found: i64 = 0
    for spot in range(N_SPOTS):
        if SPOT_CITY[spot] == QUAY_CITY[quay] and taken >> spot & 1 == 0:
            if grain_due(g, quay, spot) <= grain and not g.is_covered(spot):
                found |= 1 << spot
    return found


def can_deliver(g: Table, p: Player, quay: i64, grain: i64) -> bool:
    return p.quay_discs(quay) > 0 and spots_from(g, quay, grain) != 0


def deliver(g: Table, seat: i64, quay: i64, spot: i64) -> None:
    """The disc goes from the quay to the spot, for grain; its bonus is another matter."""
    p = g.players[seat]
    due = grain_due(g, quay, spot)
    pay_grain(g, seat, due)
    p.add_to_quay(quay, -1)
    p.spots |= 1 << spot
    g.tell(DELIVERED, seat, spot, quay, due)


class ChooseQuay(OwnAsk):
    """From which quay to deliver, or an objective card first; `n` says when (RULES 2.5, 9.1)."""

    def kind(self) -> Kind:
        return EXTRA_DELIVERY

    def listing(self, g: Table, p: Player) -> None:
        hopeful = False
        for quay in range(N_QUAYS):
            if can_deliver(g, p, quay, p.grain):
                g.offer(quay)
            elif self.n == ON_ARRIVAL and can_deliver(g, p, quay, ANY_GRAIN):
                hopeful = True  # an objective card may bring the grain: all are asked
        if self.n == ON_ARRIVAL and (hopeful or g.offered > 0):
            g.offer(DELIVERY_NO)
            OBJECTIVE_CARDS.offer_hand(g, p, DELIVERY_PLAY)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer < DELIVERY_NO:
            CHOOSE_SPOT.enter_with(g, self.seat, answer)
        elif answer >= DELIVERY_PLAY:
            g.push(self)
            OBJECTIVE_CARDS.play(g, self.seat, answer - DELIVERY_PLAY)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for quay in range(N_QUAYS):
            if p.quay_discs(quay) == 0:
                reasons.append(Refusal(int(quay), "no_disc"))
            elif not can_deliver(g, p, quay, p.grain):
                reasons.append(Refusal(int(quay), "no_delivery"))
        return reasons

    def subject(self, g: Table, p: Player) -> Args:
        return {"grain": int(p.grain)}


class ChooseSpot(OwnAsk):
    """A free spot of the city of quay `n` (RULES 9.1)."""

    def kind(self) -> Kind:
        return SPOT

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, spots_from(g, self.n, p.grain))

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        deliver(g, self.seat, self.n, answer)
        g.bonuses[g.spot_face(answer)].enter(g, self.seat)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        taken = g.spots_taken()
        for spot in range(N_SPOTS):
            if SPOT_CITY[spot] != QUAY_CITY[self.n]:
                continue
            due = grain_due(g, self.n, spot)
            if taken >> spot & 1:
                reasons.append(Refusal(int(spot), "space_taken"))
            elif g.is_covered(spot):
                reasons.append(Refusal(int(spot), "spot_covered"))
            elif due > p.grain:
                facts: Args = {"need": int(due), "have": int(p.grain)}
                reasons.append(Refusal(int(spot), "not_enough_grain", facts))
        return reasons

    def subject(self, g: Table, p: Player) -> Args:
        return {"quay": QUAYS[self.n], "grain": int(p.grain)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        face = g.spot_face(answer)
        told: Args = {"grain": int(grain_due(g, self.n, answer)), "points": int(SPOT_VP[face])}
        told["pesos"] = brings(BONUS_ACTIONS[face], "money")
        return told


CHOOSE_QUAY: Final = Asks("extra_delivery", ChooseQuay, 2)
CHOOSE_SPOT: Final = Asks("choose_spot", ChooseSpot, N_QUAYS)


class ExtraDelivery(OwnEffect):
    """The icon of an extra delivery (RULES 9.1)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        for quay in range(N_QUAYS):
            if can_deliver(g, p, quay, p.grain):
                return True
        return False

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_delivery", {}

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_QUAY.enter_with(g, seat, BY_ACTION)


# -- discs straight to a quay ---------------------------------------------------------------------
class DiscToQuay(OwnAsk):
    """Which disc goes to quay `n` (RULES 8.1, 8.9)."""

    def kind(self) -> Kind:
        return DISC

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, BOARD_DISCS.choices(p, QUAY_CORNERS[self.n], 0))

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        BOARD_DISCS.move(g, self.seat, answer)
        p.add_to_quay(self.n, 1)
        g.tell(DISC_ON_QUAY, self.seat, self.n)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return BOARD_DISCS.why_not_choices(p, QUAY_CORNERS[self.n], 0)

    def subject(self, g: Table, p: Player) -> Args:
        return {"target": QUAYS[self.n], "corners": f"{CORNERS[QUAY_CORNERS[self.n]]}_corner"}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return BOARD_DISCS.told_choice(answer)


DISC_TO_QUAY: Final = Asks("disc_to_quay", DiscToQuay, N_QUAYS)


class DiscTo(OwnEffect):
    """The icon to put a disc on a quay (RULES 8.9)."""

    def __init__(self, name: str, quay: i64) -> None:
        self.name = name
        self.quay = quay

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return BOARD_DISCS.choices(p, QUAY_CORNERS[self.quay], 0) != 0

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_disc", {}

    def act(self, g: Table, seat: i64) -> None:
        DISC_TO_QUAY.enter_with(g, seat, self.quay)
