"""The table: the shared board, the supplies, and the players around them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Question, State
from tablero.core.kinds import NOBODY
from tablero.core.rng import Rng
from tablero.games.gwt2.cards import N_CARDS
from tablero.games.gwt2.catalogue import (
    BAG_TILES,
    BANDIT_HAND,
    BANDIT_NODES,
    BASE_STEPS,
    BUILDING_HANDS,
    CITY_TILE,
    EMPTY,
    FACES,
    FEE_BLACK,
    FEE_GREEN,
    FIRST_BUILDING,
    FIRST_BUILDING_STOP,
    FIRST_NEUTRAL,
    FIRST_NEUTRAL_STOP,
    FIRST_WORKER,
    HAZARD_HAND,
    HAZARD_NODES,
    HAZARD_SPACES,
    HAZARD_TYPE,
    JOB_ARROW,
    MARKET_SIZE,
    MARKET_SIZE_SIMMENTAL,
    N_BANDIT,
    N_BUILDINGS,
    N_HAZARDS,
    N_JOB_ROWS,
    NEUTRALS,
    NO_TILE,
    STEP_LEFT,
    STEP_LEFT_BONUS,
    STEP_RIGHT,
    STEP_RIGHT_BONUS,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.sam_state import SAM_SEAT, Sam
from tablero.games.gwt2.tellings import (
    ENDINGS,
    JOB_SEEKER,
    JOB_TOKEN_TAKEN,
    MARKET_GREW,
    OBJECTIVE_SHOWN,
    TILE_LOST,
    TILE_PLACED,
)
from tablero.games.gwt2.words import (
    BAG_STREAMS,
    GUESS,
    MARKET_STREAM,
    OBJECTIVE_STREAM,
    RAISE_SIMMENTAL,
)
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.jobs import JobMarket
from tablero.games.gwt_family.rancher import total

NO_SEAT: Final[i64] = -1
NO_CARD: Final[i64] = -1
MAX_TURNS: Final[i64] = 4000  # no game comes near; a defined end all the same
YELLOW_ARROW: Final[i64] = 1
DISPLAY: Final[i64] = 4
REDEALS: Final[i64] = 200


class Table(State):
    """A position of the game. Its seats are the ranchers at the table, Sam included."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.players = vec[Player]()
        self.sam: Sam | None = None
        self.simmental: i64 = 0  # 1: the mode with Simmental cattle
        self.sides: i64 = 0  # a bit for each building number that shows its b side
        self.turns: i64 = 0
        self.tiles = vec[i64]()  # what lies on each trail space; 0 nothing
        self.jobs = JobMarket()
        self.job_token: i64 = NO_SEAT  # who took the job market token, which ends the game
        self.foresight = vec[i64]()  # two bag tiles for each of the three columns, -1 none
        self.bag_1 = vec[i64]()
        self.bag_2 = vec[i64]()
        self.bag_3 = vec[i64]()
        self.market = vec[i64]()  # cattle on offer, by kind
        self.market_stack = vec[i64]()
        self.heifers: i64 = 0
        self.cows: i64 = 0
        self.display = vec[i64]()  # four objective cards, -1 none
        self.objectives = vec[i64]()  # the face-down stack, by kind
        self.masters = vec[i64]()  # per station: a tile, N_MASTERS + worker once one was sent
        self.box = vec[i64]()  # out of the game: cards by kind, then bag tiles by kind
        self.shipment: i64 = 0  # the breeding value being delivered

    def copy(self) -> State:
        twin = Table(self.seats, self.rng)
        twin.assign(self)
        return twin

    def assign(self, other: Table) -> None:
        """Become equal to `other`, sharing nothing that changes."""
        self.assign_core(other)
        copied = other.players[:]
        for seat in range(other.seats):
            copied[seat] = copied[seat].copy()
        self.players = copied
        sam = other.sam
        self.sam = None if sam is None else sam.copy()
        self.simmental = other.simmental
        self.sides = other.sides
        self.turns = other.turns
        self.tiles = other.tiles[:]
        self.jobs.assign(other.jobs)
        self.job_token = other.job_token
        self.foresight = other.foresight[:]
        self.bag_1 = other.bag_1[:]
        self.bag_2 = other.bag_2[:]
        self.bag_3 = other.bag_3[:]
        self.market = other.market[:]
        self.market_stack = other.market_stack[:]
        self.heifers = other.heifers
        self.cows = other.cows
        self.display = other.display[:]
        self.objectives = other.objectives[:]
        self.masters = other.masters[:]
        self.box = other.box[:]
        self.shipment = other.shipment

    # -- tiles on the trail ---------------------------------------------------------------------
    def is_sam(self, seat: i64) -> bool:
        return self.sam is not None and seat == SAM_SEAT

    def face_of(self, number: i64) -> i64:
        """The face that building `number` (from 0) shows in this game."""
        return number + N_BUILDINGS * (self.sides >> number & 1)

    def building_tile(self, seat: i64, number: i64) -> i64:
        return FIRST_BUILDING + seat * N_BUILDINGS + number

    def owner_of(self, tile: i64) -> i64:
        """The seat whose building a trail tile is, or NO_SEAT."""
        if tile < FIRST_BUILDING or tile >= CITY_TILE:
            return NO_SEAT
        return (tile - FIRST_BUILDING) // N_BUILDINGS

    def face_on(self, tile: i64) -> i64:
        """The face of a private building tile on the trail."""
        number = (tile - FIRST_BUILDING) % N_BUILDINGS
        if self.is_sam((tile - FIRST_BUILDING) // N_BUILDINGS):
            return number + N_BUILDINGS  # Sam's buildings always show their b side
        return self.face_of(number)

    def tile_name(self, tile: i64) -> str:
        """The name of what lies on a space of the trail."""
        if tile < FIRST_NEUTRAL:
            return BAG_TILES[tile - 1]
        if tile < FIRST_BUILDING:
            return NEUTRALS[tile - FIRST_NEUTRAL]
        return FACES[self.face_on(tile)]

    def stop_at(self, node: i64) -> i64:
        """What a location is called by: its building, else the space (an index of STOPS)."""
        tile = self.tiles[node]
        if tile < FIRST_NEUTRAL or tile == CITY_TILE:
            return node
        if tile < FIRST_BUILDING:
            return FIRST_NEUTRAL_STOP + tile - FIRST_NEUTRAL
        return FIRST_BUILDING_STOP + self.face_on(tile)

    def hands_on(self, tile: i64) -> i64:
        """The hands shown by a trail tile: bit 0 green, bit 1 black."""
        if tile == EMPTY:
            return 0
        if tile <= N_HAZARDS:
            return 1 << HAZARD_HAND[tile - 1]
        if tile < FIRST_NEUTRAL:
            return 1 << BANDIT_HAND[tile - 1 - N_HAZARDS]
        if tile < FIRST_BUILDING or tile == CITY_TILE:
            return 0
        return BUILDING_HANDS[self.face_on(tile)]

    def fee(self, seat: i64, node: i64) -> i64:
        """What entering a space costs this seat."""
        tile = self.tiles[node]
        if self.owner_of(tile) == seat:
            return 0
        hands = self.hands_on(tile)
        due: i64 = 0
        if hands & 1:
            due += FEE_GREEN[self.seats - 2]
        if hands & 2:
            due += FEE_BLACK[self.seats - 2]
        return due

    def step_limit(self, seat: i64) -> i64:
        player = self.players[seat]
        limit = BASE_STEPS[self.seats - 2]
        if player.cleared(STEP_LEFT):
            limit += STEP_LEFT_BONUS[self.seats - 2]
        if player.cleared(STEP_RIGHT):
            limit += STEP_RIGHT_BONUS[self.seats - 2]
        return limit

    def engines_of_others(self, seat: i64) -> i64:
        """The places where other engines stand, one bit each; the first place never counts."""
        places: i64 = 0
        for other in range(self.seats):
            engine = self.players[other].engine
            if other != seat and engine > 0:
                places |= bit(engine)
        return places

    # -- tiles from the bags --------------------------------------------------------------------
    def space_for(self, tile: i64) -> i64:
        """The lowest empty space for a hazard or bandit, or -1."""
        if tile < N_HAZARDS:
            first = HAZARD_TYPE[tile] * HAZARD_SPACES
            for k in range(first, first + HAZARD_SPACES):
                if self.tiles[HAZARD_NODES[k]] == EMPTY:
                    return HAZARD_NODES[k]
            return -1
        for k in range(N_BANDIT):
            if self.tiles[BANDIT_NODES[k]] == EMPTY:
                return BANDIT_NODES[k]
        return -1

    def place_tile(self, tile: i64, seat: i64) -> None:
        """Send a foresight tile to where it belongs."""
        if tile >= FIRST_WORKER:
            self.place_worker(tile - FIRST_WORKER, seat)
            return
        node = self.space_for(tile)
        if node < 0:
            self.box[N_CARDS + tile] += 1
            self.tell(TILE_LOST, seat, tile)
        else:
            self.tiles[node] = tile + 1
            self.tell(TILE_PLACED, seat, tile, node)

    def place_worker(self, worker: i64, seat: i64) -> None:
        row = self.jobs.row
        self.tell(JOB_SEEKER, seat, worker, row + 1)
        if not self.jobs.add(worker):
            return
        if JOB_ARROW[row] == YELLOW_ARROW:
            self.fill_market()
        if row + 1 == N_JOB_ROWS:
            self.job_token = seat
            self.tell(JOB_TOKEN_TAKEN, seat)

    def bag(self, column: i64) -> vec[i64]:
        if column == 0:
            return self.bag_1
        if column == 1:
            return self.bag_2
        return self.bag_3

    def draw_tile(self, column: i64) -> i64:
        """A tile from the bag of a foresight column, or -1 when it is empty."""
        bag = self.bag(column)
        if total(bag) == 0:
            return NO_TILE
        tile = self.pick(BAG_STREAMS[column], bag)
        bag[tile] -= 1
        return tile

    # -- market and objectives ------------------------------------------------------------------
    def fill_market(self) -> None:
        size = MARKET_SIZE[self.seats - 2]
        if self.simmental == 1:
            size = MARKET_SIZE_SIMMENTAL[self.seats - 2]
        self.add_to_market(size - total(self.market))

    def add_to_market(self, cards: i64) -> None:
        """Turn up to so many cards of the market stack face up."""
        left = total(self.market_stack)
        for _k in range(min(cards, left)):
            card = self.pick(MARKET_STREAM, self.market_stack)
            self.market_stack[card] -= 1
            self.market[card] += 1
            self.tell(MARKET_GREW, NOBODY, card)

    def draw_objective(self) -> i64:
        """The top card of the objective stack, or -1."""
        if total(self.objectives) == 0:
            return NO_CARD
        card = self.pick(OBJECTIVE_STREAM, self.objectives)
        self.objectives[card] -= 1
        return card

    def take_displayed(self, card: i64) -> None:
        """Take an objective from the display and turn up the next one."""
        for k in range(DISPLAY):
            if self.display[k] == card:
                turned_up = self.draw_objective()
                self.display[k] = turned_up
                if turned_up != NO_CARD:
                    self.tell(OBJECTIVE_SHOWN, NOBODY, turned_up)
                return

    # -- what the core asks of a title ----------------------------------------------------------
    def scores(self) -> list[int]:
        from tablero.games.gwt2.scoring import totals

        return totals(self)

    def score_rows(self) -> list[tuple[str, list[int]]]:
        from tablero.games.gwt2.scoring import rows

        return rows(self)

    def winners(self) -> list[int]:
        points = self.scores()
        return [seat for seat in range(len(points)) if points[seat] == max(points)]

    def ended_by(self) -> str:
        if self.depth > 0:
            return ""
        return ENDINGS[0] if self.job_token != NO_SEAT else ENDINGS[1]

    def title(self) -> str:
        return "gwt2"

    def hide(self, seat: i64) -> None:
        """Only the split of another herd between hand and draw pile is secret."""
        for other in range(self.seats):
            if other != seat and not self.hand_lies_open(other):
                self.players[other].cover_hand()

    def hand_lies_open(self, seat: i64) -> bool:
        """Counted for the income, a hand is shown to all until it is discarded (RULES 9.3)."""
        return seat == self.seat_to_act() and self.kind() is RAISE_SIMMENTAL

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal the hidden hands. Whoever is paying a price in cards is known to hold them: the
        action was named before all. No other question tells anything about a hand."""
        for other in range(self.seats):
            if other == seat:
                continue
            player = self.players[other]
            unseen = player.unseen
            for _attempt in range(REDEALS):
                player.unseen = 0
                for _card in range(unseen):
                    card = rng.pick(GUESS, player.deck)
                    player.deck[card] -= 1
                    player.hand[card] += 1
                if other != self.seat_to_act() or self.can_be_asked():
                    break
                player.cover_hand()

    def can_be_asked(self) -> bool:
        """Whether the waiting question has an answer in this world."""
        top = self.stack[self.depth - 1]
        return isinstance(top, Question) and not top.advance(self.copy())

    def violations(self) -> list[str]:
        from tablero.games.gwt2.invariants import violations

        return violations(self)
