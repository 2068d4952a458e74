"""One player's board, pieces and cards."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.games.gwt_argentina.cards import (
    BREED,
    CATTLE_VALUE,
    MASTER_CERTIFICATES,
    MASTER_GRAIN,
    N_CATTLE,
)
from tablero.games.gwt_argentina.catalogue import (
    ALL_DISCS,
    CERTIFICATE_LIMIT,
    CERTIFICATE_TRACK,
    DISC_STRENGTH,
    FIRST_LIMIT,
    GRAIN_SPACES,
    GRANJERO,
    HAND_1,
    HAND_2,
    LAST_STATION,
    MOST_GRAIN,
    N_AREAS,
    N_BUILDINGS,
    N_ROWS,
    STRENGTH_1,
    STRENGTH_2,
)
from tablero.games.gwt_argentina.harbours import SHIP_0, SHIP_18
from tablero.games.gwt_family.bits import bits, sum_of
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS, RailRancher


class Player(RailRancher):
    """A rancher with the pieces that only this title has."""

    def __init__(self) -> None:
        super().__init__()
        self.discs = ALL_DISCS
        self.supply = (1 << N_BUILDINGS) - 1
        self.granjeros: i64 = 1
        self.grain: i64 = 0
        self.strong: i64 = 0  # worker slots that show strength, one bit each
        self.last_discs: i64 = 0  # on the last station
        self.helped: i64 = 0  # farmers beside the board, six bits for each area
        self.quays: i64 = 0  # discs, five bits for each quay
        self.spots: i64 = 0  # bonus spots with an own disc, one bit each
        self.ships: i64 = 0  # ships with an own disc, one bit each
        self.ship_0_discs: i64 = 0
        self.ship_18_discs: i64 = 0

    def copy(self) -> Player:
        other = Player()
        other.assign_rail(self)
        other.granjeros = self.granjeros
        other.grain = self.grain
        other.strong = self.strong
        other.last_discs = self.last_discs
        other.helped = self.helped
        other.quays = self.quays
        other.spots = self.spots
        other.ships = self.ships
        other.ship_0_discs = self.ship_0_discs
        other.ship_18_discs = self.ship_18_discs
        return other

    # -- workers --------------------------------------------------------------------------------
    def workers(self, row: i64) -> i64:
        return self.granjeros if row == GRANJERO else super().workers(row)

    def add_worker(self, row: i64, change: i64) -> None:
        if row == GRANJERO:
            self.granjeros += change
        else:
            super().add_worker(row, change)

    def add_strong(self, row: i64) -> None:
        """The rightmost worker of a row shows strength."""
        self.strong |= 1 << (row * WORKER_SLOTS + self.workers(row) - 1)

    def is_last_strong(self, row: i64) -> bool:
        return self.strong >> (row * WORKER_SLOTS + self.workers(row) - 1) & 1 == 1

    def remove_last(self, row: i64) -> None:
        """Take the rightmost worker of a row away, with the strength it shows."""
        self.strong &= ~(1 << (row * WORKER_SLOTS + self.workers(row) - 1))
        self.add_worker(row, -1)

    def worker_sets(self) -> i64:
        least = self.workers(0)
        for row in range(1, N_ROWS):
            least = min(least, self.workers(row))
        return least

    def strength(self) -> i64:
        """Of the board and the workers, without any card."""
        found = bits(self.strong)
        if self.cleared(STRENGTH_1):
            found += DISC_STRENGTH[STRENGTH_1]
        if self.cleared(STRENGTH_2):
            found += DISC_STRENGTH[STRENGTH_2]
        return found

    # -- discs ----------------------------------------------------------------------------------
    def hand_limit(self) -> i64:
        limit: i64 = 4
        if self.cleared(HAND_1):
            limit += 1
        if self.cleared(HAND_2):
            limit += 1
        return limit

    def certificate_limit(self) -> i64:
        """The last place of the certificate marker on its track."""
        if not self.cleared(CERTIFICATE_LIMIT):
            return FIRST_LIMIT
        return FIRST_LIMIT + 1

    def quay_discs(self, quay: i64) -> i64:
        return self.quays >> (5 * quay) & 31

    def add_to_quay(self, quay: i64, change: i64) -> None:
        self.quays += change << (5 * quay)

    def discs_at(self, station: i64) -> i64:
        return self.last_discs if station == LAST_STATION else super().discs_at(station)

    def station_discs(self) -> i64:
        """Every disc on a station, also several on the last one."""
        return bits(self.stations & ~(1 << LAST_STATION)) + self.last_discs

    def discs_on_ship(self, ship: i64) -> i64:
        if ship == SHIP_0:
            return self.ship_0_discs
        if ship == SHIP_18:
            return self.ship_18_discs
        return self.ships >> ship & 1

    def put_on_ship(self, ship: i64) -> None:
        self.ships |= 1 << ship
        if ship == SHIP_0:
            self.ship_0_discs += 1
        elif ship == SHIP_18:
            self.ship_18_discs += 1

    def ship_discs(self) -> i64:
        return bits(self.ships & ~(1 << SHIP_0) & ~(1 << SHIP_18)) + (
            self.ship_0_discs + self.ship_18_discs
        )

    # -- certificates and grain -----------------------------------------------------------------
    def temporary(self) -> i64:
        return CERTIFICATE_TRACK[self.certificates]

    def permanent(self) -> i64:
        return sum_of(self.masters, MASTER_CERTIFICATES)

    def loading_grain(self) -> i64:
        """Grain that station masters give to every loading."""
        return sum_of(self.masters, MASTER_GRAIN)

    def has_room_for_grain(self) -> bool:
        return self.grain < MOST_GRAIN

    # -- tiles ----------------------------------------------------------------------------------
    def helped_of(self, area: i64) -> i64:
        return self.helped >> (6 * area) & 63

    def add_helped(self, area: i64, change: i64) -> None:
        self.helped += change << (6 * area)

    def helped_farmers(self) -> i64:
        count: i64 = 0
        for area in range(N_AREAS):
            count += self.helped_of(area)
        return count

    def grain_buildings(self) -> i64:
        return bits(self.on_trail & GRAIN_SPACES)

    # -- cards ----------------------------------------------------------------------------------
    def breed_in_hand(self, breed: i64) -> i64:
        count: i64 = 0
        for card in range(N_CATTLE):
            if BREED[card] == breed:
                count += self.hand[card]
        return count

    def herd_value(self) -> i64:
        """Breeding values of the hand, each breed once (RULES 9.2)."""
        value: i64 = 0
        last: i64 = -1
        for card in range(N_CATTLE):
            if self.hand[card] > 0 and BREED[card] != last:
                value += CATTLE_VALUE[card]
                last = BREED[card]
        return value
