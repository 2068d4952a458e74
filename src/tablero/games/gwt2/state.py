"""The table: the shared board, the supplies, and the players around them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Args
from tablero.core.rng import Rng
from tablero.core.scripts import Step
from tablero.games.gwt2.catalogue import (
    BAG_TILES,
    BANDIT_HAND,
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
    HAZARD_HAND,
    N_BUILDINGS,
    N_HAZARDS,
    NEUTRALS,
    NODES,
    STEP_LEFT,
    STEP_LEFT_BONUS,
    STEP_RIGHT,
    STEP_RIGHT_BONUS,
    TRAIL,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.sam.state import Sam
from tablero.games.gwt2.tellings import ENDINGS, TOKEN_USED
from tablero.games.gwt2.words import RAISE_SIMMENTAL
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import Immediates, RailTable
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import NO_SEAT, Rules

EXCHANGE_CARDS: Final[i64] = 2
DISPLAY: Final[i64] = 4


class Table(RailTable):
    """A position of the game. Its seats are the ranchers at the table, Sam included."""

    def __init__(
        self, seats: i64, rng: Rng, rules: Rules, immediates: Immediates, links: vec[Step]
    ) -> None:
        super().__init__(seats, rng, TRAIL, rules, immediates)
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

    # -- tiles on the trail ---------------------------------------------------------------------
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
        if (tile - FIRST_BUILDING) // N_BUILDINGS == self.automa_seat:
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

    def what_stands(self, node: i64) -> Args:
        """A location by its letter, its building with the space, or the space alone."""
        tile = self.tiles[node]
        if tile < FIRST_NEUTRAL or tile == CITY_TILE:
            return {"stands": "other", "tile": NODES[node]}
        stands = "neutral" if tile < FIRST_BUILDING else "private"
        return {"stands": stands, "tile": self.tile_name(tile)}

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

    def payee_of(self, node: i64) -> i64:
        """The owner of the building; the bank for hazards, bandits and Sam (RULES 3.3, 12.2)."""
        owner = self.owner_of(self.tiles[node])
        return NO_SEAT if owner == self.automa_seat else owner

    def step_limit(self, seat: i64) -> i64:
        """By the number of players and the step discs that are gone (RULES 3.5)."""
        player = self.players[seat]
        limit = BASE_STEPS[self.seats - 2]
        if player.cleared(STEP_LEFT):
            limit += STEP_LEFT_BONUS[self.seats - 2]
        if player.cleared(STEP_RIGHT):
            limit += STEP_RIGHT_BONUS[self.seats - 2]
        return limit

    def offer_asides(self, p: Rancher, first: i64) -> None:
        """An exchange token, where there is a card to draw (RULES 2.4)."""
        if p.exchange_tokens > 0 and p.can_draw():
            self.offer(first)

    def take_aside(self, seat: i64, aside: i64) -> None:
        """Return the token: draw up to two cards, then discard as many (RULES 2.4)."""
        self.players[seat].exchange_tokens -= 1
        self.tell(TOKEN_USED, seat)
        self.rules.token_draw.enter_with(self, seat, EXCHANGE_CARDS)

    # -- what the core asks of a title ----------------------------------------------------------
    def ended_by(self) -> str:
        if self.depth > 0:
            return ""
        return ENDINGS[0] if self.job_token != NO_SEAT else ENDINGS[1]

    def title(self) -> str:
        return "gwt2"

    def hand_lies_open(self, seat: i64) -> bool:
        """Counted for the income, a hand is shown to all until it is discarded (RULES 9.3)."""
        return seat == self.seat_to_act() and self.kind() is RAISE_SIMMENTAL
