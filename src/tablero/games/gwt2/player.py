"""One player's board, pieces and cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt2.cards import (
    BREED,
    CATTLE_VALUE,
    FILTER,
    MASTER_CERTIFICATES,
    N_BREEDS,
    N_CARDS,
    N_CATTLE,
)
from tablero.games.gwt2.catalogue import (
    ALL_DISCS,
    CERT_LIMIT_4,
    CERT_LIMIT_6,
    CERTIFICATE_TRACK,
    FOREST,
    HAND_LEFT,
    HAND_RIGHT,
    HAZARD_VP,
    N_BUILDINGS,
    N_WORKERS,
    WORKER_SLOTS,
)
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rancher import Rancher


class Player(Rancher):
    """Sets of pieces are bit masks; `crew` packs the three worker rows, four bits each."""

    def __init__(self) -> None:
        super().__init__()
        self.crew: i64 = 0x111  # one printed worker of each type
        self.discs: i64 = ALL_DISCS  # disc spaces that still hold a disc
        self.cities: i64 = 0
        self.kansas_city_discs: i64 = 0
        self.new_york_discs: i64 = 0
        self.stations: i64 = 0
        self.masters: i64 = 0
        self.supply: i64 = (1 << N_BUILDINGS) - 1  # buildings not yet used
        self.on_trail: i64 = 0  # trail spaces carrying an own building
        self.hazards: i64 = 0  # tiles taken, two bits for each kind
        self.green_bandits: i64 = 0
        self.orange_bandits: i64 = 0
        self.area = vec[i64]()  # objective cards in the objective area, by kind

    def copy(self) -> Player:
        other = Player()
        other.assign_rancher(self)
        other.crew = self.crew
        other.discs = self.discs
        other.cities = self.cities
        other.kansas_city_discs = self.kansas_city_discs
        other.new_york_discs = self.new_york_discs
        other.stations = self.stations
        other.masters = self.masters
        other.supply = self.supply
        other.on_trail = self.on_trail
        other.hazards = self.hazards
        other.green_bandits = self.green_bandits
        other.orange_bandits = self.orange_bandits
        other.area = self.area[:]
        return other

    # -- workers --------------------------------------------------------------------------------
    def workers(self, worker: i64) -> i64:
        """Workers of a type, the printed one included."""
        return self.crew >> (4 * worker) & 15

    def add_worker(self, worker: i64, change: i64) -> None:
        self.crew += change << (4 * worker)

    def has_room_for(self, worker: i64) -> bool:
        return self.workers(worker) < WORKER_SLOTS

    def all_workers(self) -> i64:
        count: i64 = 0
        for worker in range(N_WORKERS):
            count += self.workers(worker)
        return count

    # -- discs ----------------------------------------------------------------------------------
    def cleared(self, disc: i64) -> bool:
        return self.discs >> disc & 1 == 0

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
            return 3
        if not self.cleared(CERT_LIMIT_6):
            return 4
        return 5

    def aux_level(self, aux: i64) -> i64:
        """Free spaces of an auxiliary action: 0 locked, 1 single, 2 also double."""
        if aux < 2:  # dollar and card have one space that never held a disc
            return 1 + (1 - (self.discs >> aux & 1))
        first = 2 * aux - 2
        return 2 - (self.discs >> first & 1) - (self.discs >> (first + 1) & 1)

    # -- certificates ---------------------------------------------------------------------------
    def temporary(self) -> i64:
        return CERTIFICATE_TRACK[self.certificates]

    def permanent(self) -> i64:
        count: i64 = 0
        master: i64 = 0
        held = self.masters
        while held != 0:
            if held & 1:
                count += MASTER_CERTIFICATES[master]
            held >>= 1
            master += 1
        return count

    def add_certificates(self, spaces: i64) -> i64:
        """Move the marker up to `spaces` forward; returns the spaces moved."""
        moved = min(spaces, self.certificate_limit() - self.certificates)
        if moved < 0:
            return 0
        self.certificates += moved
        return moved

    # -- tiles ----------------------------------------------------------------------------------
    def hazards_of(self, hazard: i64) -> i64:
        return self.hazards >> (2 * hazard) & 3

    def hazard_count(self) -> i64:
        count: i64 = 0
        taken = self.hazards
        while taken != 0:
            count += taken & 3
            taken >>= 2
        return count

    def hazard_points(self) -> i64:
        points: i64 = 0
        hazard: i64 = 0
        taken = self.hazards
        while taken != 0:
            points += (taken & 3) * HAZARD_VP[hazard]
            taken >>= 2
            hazard += 1
        return points

    def bandit_pairs(self) -> i64:
        return min(self.green_bandits, self.orange_bandits)

    def buildings(self) -> i64:
        return bits(self.on_trail)

    def forest_buildings(self) -> i64:
        return bits(self.on_trail & FOREST)

    # -- cards ----------------------------------------------------------------------------------
    def holds(self, wanted: i64) -> i64:
        """Hand cards among the cattle kinds of a filter."""
        mask = FILTER[wanted]
        count: i64 = 0
        for card in range(N_CATTLE):
            if mask >> card & 1:
                count += self.hand[card]
        return count

    def breed_in_hand(self, breed: i64) -> i64:
        count: i64 = 0
        for card in range(N_CATTLE):
            if BREED[card] == breed:
                count += self.hand[card]
        return count

    def has_pair(self) -> bool:
        for breed in range(N_BREEDS):
            if self.breed_in_hand(breed) >= 2:
                return True
        return False

    def holds_objective(self) -> bool:
        for card in range(N_CATTLE, N_CARDS):
            if self.hand[card] > 0:
                return True
        return False

    def herd_value(self) -> i64:
        """Breeding values of the hand, each breed once with its best card."""
        value: i64 = 0
        best: i64 = 0
        for card in range(N_CATTLE):
            if card == 0 or BREED[card] != BREED[card - 1]:
                value += best
                best = 0
            if self.hand[card] > 0 and CATTLE_VALUE[card] > best:
                best = CATTLE_VALUE[card]
        return value + best
