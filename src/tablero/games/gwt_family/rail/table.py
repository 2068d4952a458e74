"""What lies on the table where there is a railroad and a job market."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.rng import Rng
from tablero.core.scripts import Step
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.rail.jobs import JobMarket
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.table import NO_SEAT, Rules, TrailTable
from tablero.games.gwt_family.trail import Trail


class Immediates:
    """The immediate actions of pieces; made once beside `Rules` and shared by all positions."""

    def __init__(self, slots: vec[Step], masters: vec[Step], objectives: vec[Step]) -> None:
        self.slots = slots  # row of the crew * 7 + slot
        self.masters = masters
        self.objectives = objectives


class RailTable(TrailTable):
    """A position of a trail game with railroad and job market."""

    def __init__(
        self, seats: i64, rng: Rng, trail: Trail, rules: Rules, immediates: Immediates
    ) -> None:
        super().__init__(seats, rng, trail, rules)
        self.immediates = immediates
        self.jobs = JobMarket()
        self.job_token: i64 = NO_SEAT  # who took the job market token, which ends the game
        self.foresight = vec[i64]()  # two bag tiles for each of the three columns, -1 none
        self.bag_1 = vec[i64]()
        self.bag_2 = vec[i64]()
        self.bag_3 = vec[i64]()
        self.market = vec[i64]()  # cattle on offer, by kind
        self.market_stack = vec[i64]()
        self.display = vec[i64]()  # four objective cards, -1 none
        self.objectives = vec[i64]()  # the face-down stack, by kind
        self.masters = vec[i64]()  # per station: a tile, number of tiles + worker once one was sent

    def assign_rail(self, other: RailTable) -> None:
        self.assign_trail(other)
        self.jobs.assign(other.jobs)
        self.job_token = other.job_token
        self.foresight = other.foresight[:]
        self.bag_1 = other.bag_1[:]
        self.bag_2 = other.bag_2[:]
        self.bag_3 = other.bag_3[:]
        self.market = other.market[:]
        self.market_stack = other.market_stack[:]
        self.display = other.display[:]
        self.objectives = other.objectives[:]
        self.masters = other.masters[:]

    # -- what a title answers -------------------------------------------------------------------
    @abstractmethod
    def rancher(self, seat: i64) -> RailRancher:
        raise NotImplementedError

    @abstractmethod
    def fee(self, seat: i64, node: i64) -> i64:
        """What entering a space costs this seat."""
        raise NotImplementedError

    @abstractmethod
    def payee_of(self, node: i64) -> i64:
        """The seat that gets the fee of a space, or NO_SEAT."""
        raise NotImplementedError

    @abstractmethod
    def owner_of(self, tile: i64) -> i64:
        """The seat whose building a trail tile is, or NO_SEAT."""
        raise NotImplementedError

    @abstractmethod
    def building_tile(self, seat: i64, number: i64) -> i64:
        raise NotImplementedError

    @abstractmethod
    def face_of(self, number: i64) -> i64:
        """The face that building `number` (from 0) shows in this game."""
        raise NotImplementedError

    @abstractmethod
    def face_on(self, tile: i64) -> i64:
        """The face of a private building tile on the trail."""
        raise NotImplementedError

    # -- what both titles know ------------------------------------------------------------------
    def closed_by(self) -> i64:
        return self.job_token

    def receive_fee(self, node: i64, paid: i64) -> None:
        """The fee goes to its owner, or to the bank."""
        payee = self.payee_of(node)
        if payee >= 0:
            self.rancher(payee).money += paid

    def engines_of_others(self, seat: i64) -> i64:
        """The places where other engines stand, one bit each; the first place never counts."""
        places: i64 = 0
        for other in range(self.seats):
            engine = self.rancher(other).engine
            if other != seat and engine > 0:
                places |= bit(engine)
        return places

    def bag(self, column: i64) -> vec[i64]:
        if column == 0:
            return self.bag_1
        if column == 1:
            return self.bag_2
        return self.bag_3
