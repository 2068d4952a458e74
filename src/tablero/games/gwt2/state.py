"""The table: the shared board, the supplies, and the players around them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.rng import Rng
from tablero.core.scripts import Step
from tablero.games.gwt2.catalogue import (
    BASE_STEPS,
    HAND_FEES,
    STEP_LEFT,
    STEP_LEFT_BONUS,
    STEP_RIGHT,
    STEP_RIGHT_BONUS,
    TILES,
    TRAIL,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.sam.state import Sam
from tablero.games.gwt2.words import RAISE_SIMMENTAL
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import Immediates, RailTable
from tablero.games.gwt_family.table import Rules


class Table(RailTable):
    """A position of the game. Its seats are the ranchers at the table, Sam included."""

    def __init__(
        self, seats: i64, rng: Rng, rules: Rules, immediates: Immediates, links: vec[Step]
    ) -> None:
        super().__init__(seats, rng, TRAIL, TILES, HAND_FEES, rules, immediates)
        self.links = links  # the immediate action of each link between two cities
        self.players = vec[Player]()
        self.sam: Sam | None = None
        self.simmental: i64 = 0  # 1: the mode with Simmental cattle
        self.heifers: i64 = 0
        self.cows: i64 = 0

    def copy(self) -> State:
        twin = Table(self.seats, self.rng, self.rules, self.immediates, self.links)
        twin.assign(self)
        return twin

    def assign(self, other: Table) -> None:
        """Become equal to `other`, sharing nothing that changes."""
        self.assign_rail(other)
        copied = other.players[:]
        for seat in range(other.seats):
            copied[seat] = copied[seat].copy()
        self.players = copied
        sam = other.sam
        self.sam = None if sam is None else sam.copy()
        self.simmental = other.simmental
        self.heifers = other.heifers
        self.cows = other.cows

    def rancher(self, seat: i64) -> RailRancher:
        return self.players[seat]

    def step_limit(self, seat: i64) -> i64:
        """By the number of players and the step discs that are gone (RULES 3.5)."""
        player = self.players[seat]
        limit = BASE_STEPS[self.seats - 2]
        if player.cleared(STEP_LEFT):
            limit += STEP_LEFT_BONUS[self.seats - 2]
        if player.cleared(STEP_RIGHT):
            limit += STEP_RIGHT_BONUS[self.seats - 2]
        return limit

    # -- what the core asks of a title ----------------------------------------------------------

    def title(self) -> str:
        return "gwt2"

    def hand_lies_open(self, seat: i64) -> bool:
        """Counted for the income, a hand is shown to all until it is discarded (RULES 9.3)."""
        return seat == self.seat_to_act() and self.kind() is RAISE_SIMMENTAL
