"""What lies on the table where there is a railroad and a job market."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import NOBODY
from tablero.core.rng import Rng
from tablero.core.scripts import Step
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.rail.location.jobs import JobMarket
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.table import Rules, TrailTable
from tablero.games.gwt_family.tiles import EMPTY, TileNumbers
from tablero.games.gwt_family.trail import Trail


class Immediates:
    """The immediate actions of pieces; made once beside `Rules` and shared by all positions."""

    def __init__(self, slots: vec[Step], masters: vec[Step], objectives: vec[Step]) -> None:
        self.slots = slots  # row of the crew * 7 + slot
        self.masters = masters
        self.objectives = objectives


class Hands:
    """The hands that take fees: those on each tile of a bag and on each face of a private building
    (bit 0 green, bit 1 black), and what each costs, by the number of players from 2 on."""

    def __init__(
        self, on_tiles: list[int], on_faces: vec[i64], green: vec[i64], black: vec[i64]
    ) -> None:
        self.on_tiles = vec[i64](on_tiles)
        self.on_faces = on_faces
        self.green = green
        self.black = black


class RailTable(TrailTable):
    """A position of a trail game with railroad and job market."""

    def __init__(
        self,
        seats: i64,
        rng: Rng,
        trail: Trail,
        numbers: TileNumbers,
        hands: Hands,
        rules: Rules,
        immediates: Immediates,
    ) -> None:
        super().__init__(seats, rng, trail, numbers, rules)
        self.hands = hands
        self.immediates = immediates
        self.jobs = JobMarket()
        self.job_token: i64 = NOBODY  # who took the job market token, which ends the game
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

    # -- what both titles know ------------------------------------------------------------------
    def closed_by(self) -> i64:
        return self.job_token

    def face_on(self, tile: i64) -> i64:
        """The buildings of the automa always show their b side."""
        numbers = self.numbers
        if (tile - numbers.first_building) // numbers.buildings == self.automa_seat:
            return self.number_on(tile) + numbers.buildings
        return self.face_of(self.number_on(tile))

    def hands_on(self, tile: i64) -> i64:
        """The hands shown by a trail tile: bit 0 green, bit 1 black."""
        numbers = self.numbers
        if tile == EMPTY:
            return 0
        if tile < numbers.first_neutral:
            return self.hands.on_tiles[tile - 1]
        if tile < numbers.first_building or tile == numbers.goal:
            return 0
        return self.hands.on_faces[self.face_on(tile)]

    def fee(self, seat: i64, node: i64) -> i64:
        """What entering a space costs this seat."""
        tile = self.tiles[node]
        if self.owner_of(tile) == seat:
            return 0
        return self.fee_of(tile)

    def fee_of(self, tile: i64) -> i64:
        """What the hands on a trail tile cost."""
        hands = self.hands_on(tile)
        due: i64 = 0
        if hands & 1:
            due += self.hands.green[self.seats - 2]
        if hands & 2:
            due += self.hands.black[self.seats - 2]
        return due

    def payee_of(self, node: i64) -> i64:
        """The seat that gets the fee of a space: the owner of the building, unless it is the
        automa; NOBODY for all else."""
        owner = self.owner_of(self.tiles[node])
        return NOBODY if owner == self.automa_seat else owner

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
