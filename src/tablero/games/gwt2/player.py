"""One player's board, pieces and cards."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.games.gwt2.cards import (
    BREED,
    CATTLE_VALUE,
    MASTER_CERTIFICATES,
    N_CATTLE,
)
from tablero.games.gwt2.catalogue import (
    ALL_DISCS,
    CERT_LIMIT_4,
    CERT_LIMIT_6,
    CERTIFICATE_TRACK,
    FIRST_LIMIT,
    FOREST,
    HAND_LEFT,
    HAND_RIGHT,
    HAZARD_TILE_VP,
    N_BUILDINGS,
    N_WORKERS,
    TILES_OF_HAZARD,
)
from tablero.games.gwt_family.bits import bits, few, sum_of
from tablero.games.gwt_family.rail.rancher import RailRancher


class Player(RailRancher):
    """A rancher with the pieces that only this title has."""

    def __init__(self) -> None:
        super().__init__()
        self.discs = ALL_DISCS
        self.supply = (1 << N_BUILDINGS) - 1
        self.cities: i64 = 0
        self.kansas_city_discs: i64 = 0
        self.new_york_discs: i64 = 0
        self.hazards: i64 = 0  # tiles taken, one bit each: those of a kind stand together
        self.green_bandits: i64 = 0
        self.orange_bandits: i64 = 0

    def copy(self) -> Player:
        other = Player()
        other.assign_rail(self)
        other.cities = self.cities
        other.kansas_city_discs = self.kansas_city_discs
        other.new_york_discs = self.new_york_discs
        other.hazards = self.hazards
        other.green_bandits = self.green_bandits
        other.orange_bandits = self.orange_bandits
        return other

    # -- workers --------------------------------------------------------------------------------
    def all_workers(self) -> i64:
        count: i64 = 0
        for worker in range(N_WORKERS):
            count += self.workers(worker)
        return count

    # -- discs ----------------------------------------------------------------------------------
    def hand_limit(self) -> i64:
        limit: i64 = 4
        if self.cleared(HAND_LEFT):
            limit += 1
        if self.cleared(HAND_RIGHT):
            limit += 1
        return limit

    def certificate_limit(self) -> i64:
        """The last place of the certificate marker on its track."""
        if not self.cleared(CERT_LIMIT_4):
            return FIRST_LIMIT
        if not self.cleared(CERT_LIMIT_6):
            return FIRST_LIMIT + 1
        return FIRST_LIMIT + 2

    # -- certificates ---------------------------------------------------------------------------
    def temporary(self) -> i64:
        return CERTIFICATE_TRACK[self.certificates]

    def permanent(self) -> i64:
        return sum_of(self.masters, MASTER_CERTIFICATES)

    # -- tiles ----------------------------------------------------------------------------------
    def add_hazard(self, hazard: i64) -> None:
        """Take a tile of a kind: which of them makes no difference, so the first that is left."""
        left = TILES_OF_HAZARD[hazard] & ~self.hazards
        self.hazards |= left & -left

    def hazards_of(self, hazard: i64) -> i64:
        return bits(self.hazards & TILES_OF_HAZARD[hazard])

    def hazard_count(self) -> i64:
        return few(self.hazards)

    def hazard_points(self) -> i64:
        return sum_of(self.hazards, HAZARD_TILE_VP)

    def bandit_pairs(self) -> i64:
        return min(self.green_bandits, self.orange_bandits)

    def forest_buildings(self) -> i64:
        return bits(self.on_trail & FOREST)

    # -- cards ----------------------------------------------------------------------------------
    def breed_in_hand(self, breed: i64) -> i64:
        count: i64 = 0
        for card in range(N_CATTLE):
            if BREED[card] == breed:
                count += self.hand[card]
        return count

    def herd_value(self) -> i64:
        """Breeding values of the hand, each breed once with its best card (RULES 9.3, 11.2)."""
        value: i64 = 0
        best: i64 = 0
        for card in range(N_CATTLE):
            if card == 0 or BREED[card] != BREED[card - 1]:
                value += best
                best = 0
            if self.hand[card] > 0 and CATTLE_VALUE[card] > best:
                best = CATTLE_VALUE[card]
        return value + best
