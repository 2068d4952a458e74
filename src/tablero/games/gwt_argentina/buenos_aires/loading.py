"""Loading: a ship, a disc, the loading action, and grain or its penalty (RULES 9.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.printed import brings
from tablero.games.gwt_argentina.asking import OwnAsk
from tablero.games.gwt_argentina.catalogue import CORNERS
from tablero.games.gwt_argentina.harbours import (
    MISSING_GRAIN,
    N_SHIPS,
    QUAY_VP,
    REPEATABLE,
    SHIP_0,
    SHIP_CORNERS,
    SHIP_GRAIN,
    SHIP_QUAY,
    SHIP_VALUE,
    SHIP_VP,
    SHIPS,
)
from tablero.games.gwt_argentina.location.effects import pay_grain
from tablero.games.gwt_argentina.location.objectives import FROM_STACK, TAKE_OBJECTIVE
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.printed import SHIP_ACTIONS
from tablero.games.gwt_argentina.railroad.discs import BOARD_DISCS
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import LOADED, NOT_LOADED, PURSE
from tablero.games.gwt_argentina.words import DISC, SHIP
from tablero.games.gwt_family.asking import Asks, offer_bits

SHIP_PESOS: Final = vec[i64]([brings(sides, "money") for sides in SHIP_ACTIONS])
SHIP_OBJECTIVE: Final = vec[i64]([brings(sides, "objective") for sides in SHIP_ACTIONS])


def grain_of(p: Player, ship: i64) -> i64:
    """The grain to load, less what station masters give (RULES 9.4)."""
    return max(SHIP_GRAIN[ship] - p.loading_grain(), 0)


def due_for(p: Player, ship: i64) -> i64:
    """Pesos to pay in the end: the penalty, less what the loading action brings before it."""
    missing = max(grain_of(p, ship) - p.grain, 0)
    return MISSING_GRAIN * missing - SHIP_PESOS[ship]


def is_open(g: Table, p: Player, ship: i64, value: i64) -> bool:
    """In the loading zone, within the value, and without an own disc unless it takes several."""
    if g.ships >> ship & 1 == 0 or SHIP_VALUE[ship] > value:
        return False
    return REPEATABLE >> ship & 1 == 1 or p.ships >> ship & 1 == 0


def farthest(g: Table, p: Player, value: i64) -> i64:
    """The ship with the highest value that a herd of this value may load."""
    best: i64 = SHIP_0
    for ship in range(N_SHIPS):
        if is_open(g, p, ship, value) and SHIP_VALUE[ship] > SHIP_VALUE[best]:
            best = ship
    return best


def discs_to(p: Player, ship: i64) -> i64:
    return BOARD_DISCS.choices(p, SHIP_CORNERS[ship], due_for(p, ship))


class ChooseShip(OwnAsk):
    """The ship to load (RULES 9.4)."""

    def kind(self) -> Kind:
        return SHIP

    def listing(self, g: Table, p: Player) -> None:
        for ship in range(N_SHIPS):
            if is_open(g, p, ship, g.shipment) and discs_to(p, ship) != 0:
                g.offer(ship)

    def pass_over(self, s: State) -> None:
        s.tell(NOT_LOADED, self.seat)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        CHOOSE_DISC.enter_with(g, self.seat, answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"value": int(g.shipment), "grain": int(p.grain)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        """The grain loaded, pesos paid and received, points while the disc stays, and those of the
        quay where the ship leaves it."""
        paid = min(grain_of(p, answer), p.grain)
        due = int(due_for(p, answer))
        told: Args = {"grain": int(paid), "pesos": max(due, 0), "gained": max(-due, 0)}
        told["points"] = int(SHIP_VP[answer])
        quay = SHIP_QUAY[answer]
        told["later"] = int(QUAY_VP[quay]) if quay >= 0 else 0
        return told

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for ship in range(N_SHIPS):
            if g.ships >> ship & 1 == 0:
                continue
            if SHIP_VALUE[ship] > g.shipment:
                facts: Args = {"need": int(SHIP_VALUE[ship]), "have": int(g.shipment)}
                reasons.append(Refusal(int(ship), "value_too_low", facts))
            elif not is_open(g, p, ship, g.shipment):
                reasons.append(Refusal(int(ship), "already_loaded"))
            elif discs_to(p, ship) == 0:
                reasons.append(Refusal(int(ship), "no_disc"))
        return reasons


class ChooseDisc(OwnAsk):
    """Which disc goes on ship `n`; then its action and the grain, of which neither changes the
    other (RULES 8.1, 9.4)."""

    def kind(self) -> Kind:
        return DISC

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, discs_to(p, self.n))

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        BOARD_DISCS.move(g, self.seat, answer)
        load(g, self.seat, self.n)
        if SHIP_OBJECTIVE[self.n] > 0:
            TAKE_OBJECTIVE.enter_with(g, self.seat, 0 if g.display_only == 1 else FROM_STACK)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return BOARD_DISCS.why_not_choices(p, SHIP_CORNERS[self.n], due_for(p, self.n))

    def subject(self, g: Table, p: Player) -> Args:
        return {"target": SHIPS[self.n], "corners": f"{CORNERS[SHIP_CORNERS[self.n]]}_corner"}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return BOARD_DISCS.told_choice(answer)


def load(g: Table, seat: i64, ship: i64) -> None:
    """The disc lies on the ship; pesos of its action, then grain, and two pesos for each that is
    missing (RULES 9.4)."""
    p = g.players[seat]
    p.put_on_ship(ship)
    wanted = grain_of(p, ship)
    paid = min(wanted, p.grain)
    penalty = MISSING_GRAIN * (wanted - paid)
    g.tell(LOADED, seat, ship, paid, penalty)
    PURSE.gain(g, seat, SHIP_PESOS[ship])
    pay_grain(g, seat, paid)
    p.money -= penalty


CHOOSE_SHIP: Final = Asks("choose_ship", ChooseShip)
CHOOSE_DISC: Final = Asks("choose_disc", ChooseDisc, N_SHIPS)
