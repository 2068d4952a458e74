"""The sequence of play (RULES 2): a round of roles, and what each role sets going."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Asking, Book, EachSeat, Script, Step
from tablero.games.puerto_rico.asking import Ask, Do
from tablero.games.puerto_rico.catalogue import PICKS, ROLE_CARDS
from tablero.games.puerto_rico.roles.builder import BUILDER_SCRIPT, STAFF_NEW_BUILDING
from tablero.games.puerto_rico.roles.captain import CAPTAIN_SCRIPT, TAKE_LAST_POINTS
from tablero.games.puerto_rico.roles.craftsman import CRAFTSMAN_SCRIPT
from tablero.games.puerto_rico.roles.mayor import MAYOR_SCRIPT, PLACE_IN_SLOT
from tablero.games.puerto_rico.roles.settler import SETTLE_NEW_TILE, SETTLER_SCRIPT
from tablero.games.puerto_rico.roles.storing import STORE_A_KIND, STORE_A_UNIT
from tablero.games.puerto_rico.roles.trader import TRADER_SCRIPT
from tablero.games.puerto_rico.state import END_LENGTH, PuertoRico
from tablero.games.puerto_rico.words import (
    GAME_ENDED,
    PICK_ROLE,
    PROSPECTED,
    ROLE_PICKED,
    ROUND_BEGAN,
)

LAST_ROUND: Final[i64] = 150  # random games take about 25 rounds; this only bounds odd ones


class Prospect(Do):
    """The prospector takes a doubloon; nobody else acts (RULES 2.6)."""

    def __init__(self) -> None:
        self.name = "prospect"

    def act(self, g: PuertoRico, seat: i64) -> None:
        g.players[seat].doubloons += 1
        g.tell(PROSPECTED, seat, 1)


PROSPECTOR_SCRIPT: Final = Script("prospector", [Prospect()])
ROLE_SCRIPTS: Final = [
    SETTLER_SCRIPT,
    MAYOR_SCRIPT,
    BUILDER_SCRIPT,
    CRAFTSMAN_SCRIPT,
    TRADER_SCRIPT,
    CAPTAIN_SCRIPT,
    PROSPECTOR_SCRIPT,
    PROSPECTOR_SCRIPT,
]


class PickRole(Ask):
    """One of the roles nobody took this round, with the doubloons on it; then its script is
    played, the chooser first (RULES 2.1, 2.2, 2.3, 2.7)."""

    def kind(self) -> Kind:
        return PICK_ROLE

    def save(self) -> tuple[str, list[int]]:
        return "pick_role", []

    def listing(self, g: PuertoRico) -> None:
        for role in range(ROLE_CARDS[g.seats]):
            if g.taker(role) < 0:
                g.offer(role)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        doubloons = g.role_doubloons[answer]
        g.role_doubloons[answer] = 0
        g.players[self.seat].doubloons += doubloons
        g.take_role(answer, self.seat)
        g.chooser = self.seat
        g.tell(ROLE_PICKED, self.seat, answer, doubloons)
        ROLE_SCRIPTS[answer].enter(g, self.seat)

    def figures(self, g: PuertoRico, answer: i64) -> Args:
        return {"doubloons": int(g.role_doubloons[answer])}

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        refused: list[Refusal] = []
        for role in range(int(ROLE_CARDS[g.seats])):
            if g.taker(role) >= 0:
                refused.append(Refusal(role, "role_taken", {"seat": int(g.taker(role))}))
        return refused


class EndRound(Do):
    """A doubloon on each unused role, cards back, governor to the left; or the end
    (RULES 2.5, 9.4, 9.12)."""

    def __init__(self) -> None:
        self.name = "end_round"

    def act(self, g: PuertoRico, seat: i64) -> None:
        if g.round >= LAST_ROUND:
            g.trigger_end(END_LENGTH, seat)
        if g.ended != 0:
            self.finish(g, seat)
            return
        for role in range(ROLE_CARDS[g.seats]):
            if g.taker(role) < 0:
                g.role_doubloons[role] += 1
        g.takers = 0
        g.round += 1
        g.governor += 1
        if g.governor == g.seats:
            g.governor = 0
        begin_round(g)

    def finish(self, g: PuertoRico, seat: i64) -> None:
        reason: i64 = 0
        while g.ended >> reason & 1 == 0:
            reason += 1
        g.tell(GAME_ENDED, seat, reason)


def begin_round(g: PuertoRico) -> None:
    """Everybody picks a role; two players pick three each (RULES 2.1, 11.3)."""
    g.tell(ROUND_BEGAN, g.governor, g.round)
    if PICKS[g.seats] == 1:
        ROUND_SCRIPT.enter(g, g.governor)
    else:
        LONG_ROUND_SCRIPT.enter(g, g.governor)


PICK: Final = Asking("pick_role", [PickRole(s) for s in range(int(MAX_SEATS))])
END_ROUND: Final = EndRound()
ROUND_SCRIPT: Final = Script("round", [EachSeat(PICK), END_ROUND])
LONG_ROUND_SCRIPT: Final = Script("long_round", [EachSeat(PICK, 3), END_ROUND])  # two players


def _steps() -> list[Step]:
    steps: list[Step] = [ROUND_SCRIPT, LONG_ROUND_SCRIPT, *ROLE_SCRIPTS]
    steps += [SETTLE_NEW_TILE, PLACE_IN_SLOT, STAFF_NEW_BUILDING]
    steps += [TAKE_LAST_POINTS, STORE_A_KIND, STORE_A_UNIT]
    return steps


BOOK: Final = Book(_steps())
