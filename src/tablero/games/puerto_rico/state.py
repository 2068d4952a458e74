"""The table and the players' boards, by the names the rulebook uses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import NOBODY
from tablero.core.rng import FastRng, Rng
from tablero.games.puerto_rico import scoring
from tablero.games.puerto_rico.catalogue import (
    CIRCLES,
    N_BUILDINGS,
    N_GOODS,
    N_TILES,
    POWER_OF,
    PRICES,
    SPACES,
)
from tablero.games.puerto_rico.position import invariants
from tablero.games.puerto_rico.words import END_TRIGGERED, ENDINGS, GUESS, PLACE_COLONISTS

HIDDEN: Final[i64] = -1  # stands for a rival's chips in a view
NO_GOOD: Final[i64] = -1

# Reasons for the end, as bits of `ended`.
END_COLONISTS: Final[i64] = 0
END_CITY: Final[i64] = 1
END_CHIPS: Final[i64] = 2
END_LENGTH: Final[i64] = 3

# Options, as bits of `options`.
HOSPICE_INTERNATIONAL: Final[i64] = 1
MAYOR_MAY_DECLINE: Final[i64] = 2
OPEN_CHIPS: Final[i64] = 4
VP_126: Final[i64] = 8
PRICE_SWAP: Final[i64] = 16
CORN_MINUS_ONE: Final[i64] = 32
LAST_POINTS_UNASKED: Final[i64] = 64  # no option: how rules version 1 played, for old tables
OPTION_BITS: Final = {
    "hospice_hacienda_international": 1,
    "mayor_may_decline": 2,
    "open_chips": 4,
    "vp_126_five_players": 8,
    "factory_university_swap": 16,
    "corn_start_minus_one": 32,
}


class Player:
    """One player's board. `owned` has a bit for each building, `staff` its colonists in two."""

    def __init__(
        self,
        doubloons: i64,
        chips: i64,
        seen: i64,
        san_juan: i64,
        goods: vec[i64],
        tiles: vec[i64],
        manned: vec[i64],
        island_used: i64,
        city_used: i64,
        large: i64,
        owned: i64,
        staff: i64,
        powers: i64,
    ) -> None:
        self.doubloons = doubloons
        self.chips = chips
        self.seen = seen  # points that all saw this player take; HIDDEN: nobody kept count
        self.san_juan = san_juan
        self.goods = goods
        self.tiles = tiles  # island tiles by kind
        self.manned = manned  # of these, how many hold a colonist
        self.island_used = island_used
        self.city_used = city_used
        self.large = large
        self.owned = owned
        self.staff = staff
        self.powers = powers  # amount of each power word, four bits each; see `set_staff`

    def copy(self) -> Player:
        return Player(
            self.doubloons,
            self.chips,
            self.seen,
            self.san_juan,
            self.goods[:],
            self.tiles[:],
            self.manned[:],
            self.island_used,
            self.city_used,
            self.large,
            self.owned,
            self.staff,
            self.powers,
        )

    def owns(self, building: i64) -> bool:
        return self.owned >> building & 1 == 1

    def staff_of(self, building: i64) -> i64:
        return self.staff >> (2 * building) & 3

    def set_staff(self, building: i64, colonists: i64) -> None:
        """The one place where occupation, and with it a building's power, changes."""
        before = self.staff_of(building)
        self.staff += (colonists - before) << (2 * building)
        if before == 0 and colonists > 0:
            self.powers += POWER_OF[building]
        elif before > 0 and colonists == 0:
            self.powers -= POWER_OF[building]

    def amount(self, word: i64) -> i64:
        """The total of a power word over all occupied buildings."""
        return self.powers >> (4 * word) & 15

    def add_building(self, building: i64) -> None:
        self.owned |= 1 << building
        self.city_used += SPACES[building]
        if SPACES[building] == 2:
            self.large += 1

    def add_tile(self, kind: i64) -> None:
        self.tiles[kind] += 1
        self.island_used += 1

    def circles(self) -> i64:
        """Places for colonists on island and city together."""
        total = self.island_used
        for b in range(N_BUILDINGS):
            if self.owns(b):
                total += CIRCLES[b]
        return total

    def empty_city_circles(self) -> i64:
        empty: i64 = 0
        for b in range(N_BUILDINGS):
            if self.owns(b):
                empty += CIRCLES[b] - self.staff_of(b)
        return empty

    def colonists(self) -> i64:
        total = self.san_juan
        for k in range(N_TILES):
            total += self.manned[k]
        for b in range(N_BUILDINGS):
            total += self.staff_of(b)
        return total

    def goods_held(self) -> i64:
        held: i64 = 0
        for k in range(N_GOODS):
            held += self.goods[k]
        return held


def new_player() -> Player:
    none = vec[i64]([0] * N_TILES)
    return Player(0, 0, 0, 0, vec[i64]([0] * N_GOODS), none[:], none[:], 0, 0, 0, 0, 0, 0)


class PuertoRico(State):
    """A position of Puerto Rico."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.players = vec[Player]()
        self.options: i64 = 0
        self.prices = PRICES  # shared, never changed
        self.round: i64 = 1
        self.governor: i64 = 0
        self.chooser: i64 = 0  # who picked the role being played
        self.ended: i64 = 0  # a bit for each end condition met
        # roles
        self.role_doubloons = vec[i64]()
        self.takers: i64 = 0  # four bits a role: 0 free, else seat + 1
        # island tiles
        self.row = vec[i64]()
        self.stack_tiles = vec[i64]()
        self.discard = vec[i64]()
        self.quarries: i64 = 0
        # colonists and points
        self.colonists: i64 = 0
        self.colonist_ship: i64 = 0
        self.chips: i64 = 0  # below 0: points noted on paper
        self.start_chips: i64 = 0
        # goods
        self.supply = vec[i64]()
        self.house = vec[i64]()
        self.in_house: i64 = 0
        self.ship_size = vec[i64]()  # shared, never changed
        self.ship_good = vec[i64]()
        self.ship_load = vec[i64]()
        self.copies = vec[i64]()  # buildings left
        # facts of the phase in progress, reset when it ends
        self.room: i64 = 0  # circles after the slot now asked about (mayor)
        self.hospice_used: i64 = 0  # a bit a seat
        self.wharf_used: i64 = 0  # a bit a seat
        self.captain_loaded: i64 = 0  # the captain's first loading is done
        self.produced: i64 = 0  # kinds the craftsman took, a bit each

    def copy(self) -> State:
        twin = PuertoRico(self.seats, self.rng)
        twin.assign(self)
        return twin

    def assign(self, other: PuertoRico) -> None:
        """Become equal to `other`, sharing nothing that changes."""
        self.assign_core(other)
        copied = other.players[:]
        for seat in range(other.seats):
            copied[seat] = copied[seat].copy()
        self.players = copied
        self.options = other.options
        self.prices = other.prices
        self.round = other.round
        self.governor = other.governor
        self.chooser = other.chooser
        self.ended = other.ended
        self.role_doubloons = other.role_doubloons[:]
        self.takers = other.takers
        self.row = other.row[:]
        self.stack_tiles = other.stack_tiles[:]
        self.discard = other.discard[:]
        self.quarries = other.quarries
        self.colonists = other.colonists
        self.colonist_ship = other.colonist_ship
        self.chips = other.chips
        self.start_chips = other.start_chips
        self.supply = other.supply[:]
        self.house = other.house[:]
        self.in_house = other.in_house
        self.ship_size = other.ship_size
        self.ship_good = other.ship_good[:]
        self.ship_load = other.ship_load[:]
        self.copies = other.copies[:]
        self.room = other.room
        self.hospice_used = other.hospice_used
        self.wharf_used = other.wharf_used
        self.captain_loaded = other.captain_loaded
        self.produced = other.produced

    # -- small questions the rules ask ----------------------------------------------------------
    def has_option(self, bit: i64) -> bool:
        return self.options & bit != 0

    def taker(self, role: i64) -> i64:
        """The seat that took a role this round, or -1."""
        return (self.takers >> (4 * role) & 15) - 1

    def take_role(self, role: i64, seat: i64) -> None:
        self.takers += (seat + 1) << (4 * role)

    def trigger_end(self, reason: i64, seat: i64) -> None:
        """The round is still played to its end (RULES 9.4)."""
        if self.ended >> reason & 1 == 0:
            self.ended |= 1 << reason
            self.tell(END_TRIGGERED, seat, reason)

    def colonist_available(self) -> bool:
        return self.colonists > 0 or self.colonist_ship > 0

    def take_one_colonist(self) -> None:
        """One from the supply, or from the ship when the supply is empty."""
        if self.colonists > 0:
            self.colonists -= 1
        else:
            self.colonist_ship -= 1

    def ship_of(self, good: i64) -> i64:
        """The cargo ship that carries this kind, or -1."""
        for ship in range(len(self.ship_good)):
            if self.ship_good[ship] == good:
                return ship
        return -1

    # -- what the core asks of a title ----------------------------------------------------------
    def scores(self) -> list[int]:
        return scoring.totals(self)

    def midway(self) -> int:
        """Whoever places colonists has lifted all of them (RULES 4.3)."""
        is_placing = self.depth > 0 and self.kind() is PLACE_COLONISTS
        return int(self.seat_to_act()) if is_placing else NOBODY

    def score_rows(self) -> list[tuple[str, list[int]]]:
        return scoring.rows(self)

    def score_parts(self, row: str) -> list[tuple[str, list[int]]]:
        return scoring.bonuses(self) if row == scoring.LARGE_BUILDINGS else []

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ended_by(self) -> str:
        if self.depth > 0:
            return ""
        for reason, name in enumerate(ENDINGS):
            if self.ended >> reason & 1:
                return name
        return ""

    def title(self) -> str:
        return "puerto_rico"

    def hide(self, seat: i64) -> None:
        """Victory points of rivals lie face down unless the table opens them (RULES 10.1, 12.3)."""
        if self.has_option(OPEN_CHIPS):
            return
        for other in range(self.seats):
            if other != seat:
                self.players[other].chips = HIDDEN

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Points lie face down, but all saw who took them; where nobody kept count, at random."""
        for other in range(self.seats):
            if self.players[other].chips == HIDDEN:
                self.players[other].chips = self.players[other].seen
        unknown = [int(k) for k in range(self.seats) if self.players[k].chips == HIDDEN]
        if not unknown:
            return
        left = int(self.start_chips - self.chips)
        for other in range(self.seats):
            if self.players[other].chips != HIDDEN:
                left -= int(self.players[other].chips)
        dice = FastRng.seeded(rng.below(GUESS, 1 << 30))
        weights = [8 + int(dice.step() & 15) for _seat in unknown]
        for place, other in enumerate(unknown):
            share = left * weights[place] // sum(weights[place:])
            self.players[other].chips = share
            left -= share

    def violations(self) -> list[str]:
        return invariants.violations(self)
