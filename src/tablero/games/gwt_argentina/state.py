"""The table: the shared board, the supplies, and the players around them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.rng import Rng
from tablero.core.scripts import Step
from tablero.games.gwt_argentina.catalogue import (
    BASE_STEPS,
    DEPOT,
    FARMER_SPACE,
    HAND_FEES,
    MOVE_1,
    MOVE_1_BONUS,
    MOVE_2,
    MOVE_2_BONUS,
    NO_ARROW,
    TILES,
    TRAIL,
)
from tablero.games.gwt_argentina.harbours import (
    COVERED,
    N_CITIES,
    N_QUARTERS,
    N_SPOTS,
    QUARTER_GRAIN,
    SPOT_CENTRE,
    SPOT_CITY,
    SPOT_QUARTER,
)
from tablero.games.gwt_argentina.pedro.state import Pedro
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import Immediates, RailTable
from tablero.games.gwt_family.table import Rules

NO_RAMP: Final[i64] = -1


class Table(RailTable):
    """A position of the game. Its seats are the ranchers at the table, Pedro included."""

    def __init__(
        self, seats: i64, rng: Rng, rules: Rules, immediates: Immediates, bonuses: vec[Step]
    ) -> None:
        super().__init__(seats, rng, TRAIL, TILES, HAND_FEES, rules, immediates)
        self.bonuses = bonuses  # the action of each bonus spot, side a and side b
        self.players = vec[Player]()
        self.pedro: Pedro | None = None
        self.coins = vec[i64]()  # pesos on the farmer of each farmer space
        self.ships: i64 = 0  # in the loading zone, one bit each
        self.ship_stack = vec[i64]()  # ships still to come, by kind
        self.exhaustion: i64 = 0  # cards in the exhaustion stack
        self.arrow: i64 = NO_ARROW  # crossed by the job market token in this visit
        self.ramp: i64 = NO_RAMP  # the loading ramp that the moving herder goes for
        self.city_sides: i64 = 0  # a bit for each city map that shows its b side
        self.display_only: i64 = 0  # 1: loading takes objective cards from the display alone
        self.in_order = False  # cards and farmers are named in one order, as before rules 4

    def copy(self) -> State:
        twin = Table(self.seats, self.rng, self.rules, self.immediates, self.bonuses)
        twin.assign(self)
        return twin

    def assign(self, other: Table) -> None:
        """Become equal to `other`, sharing nothing that changes."""
        self.assign_rail(other)
        copied = other.players[:]
        for seat in range(other.seats):
            copied[seat] = copied[seat].copy()
        self.players = copied
        pedro = other.pedro
        self.pedro = None if pedro is None else pedro.copy()
        self.coins = other.coins[:]
        self.ships = other.ships
        self.ship_stack = other.ship_stack[:]
        self.exhaustion = other.exhaustion
        self.arrow = other.arrow
        self.ramp = other.ramp
        self.city_sides = other.city_sides
        self.display_only = other.display_only
        self.in_order = other.in_order

    def rancher(self, seat: i64) -> RailRancher:
        return self.players[seat]

    def receive_fee(self, node: i64, paid: i64) -> None:
        """What is paid for a farmer lies on its tile (RULES 3.4)."""
        space = FARMER_SPACE[node]
        if space >= 0:
            self.coins[space] += paid
        else:
            super().receive_fee(node, paid)

    def next_from(self, named: i64) -> i64:
        """From where on the next card is shown or farmer helped, in any order (RULES 8.6)."""
        return named if self.in_order else 0

    def step_limit(self, seat: i64) -> i64:
        """By the number of players and the step discs that are gone (RULES 3.2)."""
        player = self.players[seat]
        limit = BASE_STEPS[self.seats - 2]
        if player.cleared(MOVE_1):
            limit += MOVE_1_BONUS[self.seats - 2]
        if player.cleared(MOVE_2):
            limit += MOVE_2_BONUS[self.seats - 2]
        return limit

    def engines_of_others(self, seat: i64) -> i64:
        """Space 0 and the depot hold any number of engines (RULES 7.1)."""
        return super().engines_of_others(seat) & ~bit(DEPOT)

    # -- the cities -----------------------------------------------------------------------------
    def spot_face(self, spot: i64) -> i64:
        """The face of a bonus spot on the side that its city shows."""
        return spot + N_SPOTS * (self.city_sides >> SPOT_CITY[spot] & 1)

    def spot_grain(self, spot: i64) -> i64:
        """The grain that the quarter of a spot asks for."""
        city = SPOT_CITY[spot]
        side = self.city_sides >> city & 1
        return QUARTER_GRAIN[(side * N_CITIES + city) * N_QUARTERS + SPOT_QUARTER[spot]]

    def is_covered(self, spot: i64) -> bool:
        if SPOT_CENTRE[self.spot_face(spot)] == 0:
            return False
        return COVERED[self.seats - 2] >> SPOT_CITY[spot] & 1 == 1

    def spots_taken(self) -> i64:
        """Spots with a disc of anybody, one bit each."""
        taken: i64 = 0
        for seat in range(self.seats):
            taken |= self.players[seat].spots
        return taken

    # -- what the core asks of a title ----------------------------------------------------------
    def title(self) -> str:
        return "gwt_argentina"
