"""What a rancher has where there is a railroad: an engine, a crew, stations, buildings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rancher import Rancher

# The rows of the crew, by what they do.
BUYS_CATTLE: Final[i64] = 0
BUILDS: Final[i64] = 1
DRIVES: Final[i64] = 2
WORKER_SLOTS: Final[i64] = 6  # of each row


class RailRancher(Rancher):
    """Sets of pieces are bit masks; each row of the crew begins with the worker printed there."""

    def __init__(self) -> None:
        super().__init__()
        self.engine: i64 = 0
        self.buyers: i64 = 1
        self.builders: i64 = 1
        self.drivers: i64 = 1
        self.stations: i64 = 0
        self.masters: i64 = 0
        self.supply: i64 = 0  # buildings not yet used
        self.on_trail: i64 = 0  # trail spaces carrying an own building
        self.area = vec[i64]()  # objective cards in the objective area, by kind

    def assign_rail(self, other: RailRancher) -> None:
        self.assign_rancher(other)
        self.engine = other.engine
        self.buyers = other.buyers
        self.builders = other.builders
        self.drivers = other.drivers
        self.stations = other.stations
        self.masters = other.masters
        self.supply = other.supply
        self.on_trail = other.on_trail
        self.area = other.area[:]

    # -- workers --------------------------------------------------------------------------------
    def workers(self, row: i64) -> i64:
        """Workers of a row, the printed one included; a title adds the rows that only it has."""
        if row == BUYS_CATTLE:
            return self.buyers
        if row == BUILDS:
            return self.builders
        return self.drivers

    def add_worker(self, row: i64, change: i64) -> None:
        if row == BUYS_CATTLE:
            self.buyers += change
        elif row == BUILDS:
            self.builders += change
        else:
            self.drivers += change

    def has_room_for(self, row: i64) -> bool:
        return self.workers(row) < WORKER_SLOTS

    # -- stations and buildings -----------------------------------------------------------------
    def discs_at(self, station: i64) -> i64:
        return self.stations >> station & 1

    def buildings(self) -> i64:
        return bits(self.on_trail)

    def permanent(self) -> i64:
        """Certificates that are never spent."""
        raise NotImplementedError

    # -- what the board and the cards say -------------------------------------------------------
    def aux_level(self, aux: i64) -> i64:
        """The first two actions have a space that never held a disc, the others have two discs."""
        if aux < 2:
            return 1 + (1 - (self.discs >> aux & 1))
        first = 2 * aux - 2
        return 2 - (self.discs >> first & 1) - (self.discs >> (first + 1) & 1)

    def herd_value(self) -> i64:
        """Breeding values of the hand, each breed once."""
        raise NotImplementedError

    def hand_value(self) -> i64:
        return self.herd_value()

    def breed_in_hand(self, breed: i64) -> i64:
        """How many cards of a breed the hand holds."""
        raise NotImplementedError
