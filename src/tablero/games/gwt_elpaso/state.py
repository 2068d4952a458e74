"""The table: the trail, the piles and displays, and the players around them."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import NOBODY
from tablero.core.rng import Rng
from tablero.core.scripts import AskingAbout, Step
from tablero.games.gwt_elpaso.cards import (
    BONUS_CERTIFICATES,
    BONUS_DOLLARS,
    BONUS_PAY,
    BONUS_WORKER,
    N_CATTLE,
)
from tablero.games.gwt_elpaso.catalogue import FIRST_TRAIN, N_TRAINS, TILES, TRAIL, TRAINS
from tablero.games.gwt_elpaso.herd import HERD
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.sue.state import Sue
from tablero.games.gwt_elpaso.tellings import BONUS_USED, PURSE
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import Rules, TrailTable

NO_WORKER: Final[i64] = -1
DISPLAY: Final[i64] = 3
MONEY_FOR_A_POINT: Final = 5


class Rewards:
    """Steps that later modules define: the use of each train card, and what bonus tiles and
    trading posts bring at once. `waits`: who can reach no post is asked all the same while a token
    or a worker could help; earlier rules went on. `last_moment`: both may be spent after the last
    draw too; earlier rules were over. `refills`: a builder may bring a certificate in place of one
    just spent on a delivery; earlier rules had no room for it."""

    def __init__(
        self,
        trains: AskingAbout,
        bonuses: vec[Step],
        posts: vec[Step],
        waits: bool,
        last_moment: bool,
        refills: bool,
    ) -> None:
        self.trains = trains
        self.bonuses = bonuses
        self.posts = posts
        self.waits = waits
        self.last_moment = last_moment
        self.refills = refills


class Table(TrailTable):
    """A position of the game. Its seats are the ranchers at the table, Sue included (RULES 8.1)."""

    def __init__(self, seats: i64, rng: Rng, rules: Rules, rewards: Rewards) -> None:
        super().__init__(seats, rng, TRAIL, TILES, rules)
        self.rewards = rewards
        self.players = vec[Player]()
        self.sue: Sue | None = None
        self.train_sides: i64 = 0  # a bit for each train card that shows its back
        self.piles = vec[i64]()  # open piles, by card: workers, market cattle, Simmental cattle
        self.stock = vec[i64]()  # common buildings not on the trail, by type
        self.objectives = vec[i64]()  # the face-down stacks, by tile
        self.bonuses = vec[i64]()
        self.open_objectives = vec[i64]()  # the tiles lying open, -1 for a gap
        self.open_bonuses = vec[i64]()
        self.hired_here: i64 = NO_WORKER  # the worker hired in this visit
        self.showing: i64 = NOBODY  # whose hand lies open for a delivery
        self.closer: i64 = NOBODY  # whose herder stands on the emptied Simmental space

    def copy(self) -> State:
        twin = Table(self.seats, self.rng, self.rules, self.rewards)
        twin.assign(self)
        return twin

    def assign(self, other: Table) -> None:
        """Become equal to `other`, sharing nothing that changes."""
        self.assign_trail(other)
        copied = other.players[:]
        for seat in range(other.seats):
            copied[seat] = copied[seat].copy()
        self.players = copied
        sue = other.sue
        self.sue = None if sue is None else sue.copy()
        self.train_sides = other.train_sides
        self.piles = other.piles[:]
        self.stock = other.stock[:]
        self.objectives = other.objectives[:]
        self.bonuses = other.bonuses[:]
        self.open_objectives = other.open_objectives[:]
        self.open_bonuses = other.open_bonuses[:]
        self.hired_here = other.hired_here
        self.showing = other.showing
        self.closer = other.closer

    def rancher(self, seat: i64) -> Rancher:
        return self.players[seat]

    # -- trains ---------------------------------------------------------------------------------
    def train_face(self, card: i64) -> i64:
        return card + N_TRAINS * (self.train_sides >> card & 1)

    def tile_name(self, tile: i64) -> str:
        """The name of what lies on a space of the trail, or of a train card."""
        if tile >= FIRST_TRAIN:
            return TRAINS[self.train_face(tile - FIRST_TRAIN)]
        return super().tile_name(tile)

    def step_limit(self, seat: i64) -> i64:
        """By the disc alone; cowboys come on top (RULES 2.2)."""
        return self.players[seat].step_limit()

    # -- asides (RULES 2.5, 2.6) ----------------------------------------------------------------
    def offer_asides(self, p: Rancher, first: i64) -> None:
        """An exchange token where there is a card to draw, then workers for their bonus."""
        self.offer_token(p, first)
        for bonus in range(len(BONUS_WORKER)):
            if self.can_use(cast(Player, p), bonus):
                self.offer(first + 1 + bonus)

    def has_aside(self, p: Player) -> bool:
        """Whether `offer_asides` has anything to offer."""
        if self.can_spend_token(p):
            return True
        for bonus in range(len(BONUS_WORKER)):
            if self.can_use(p, bonus):
                return True
        return False

    def has_dollars_in_area(self, p: Player) -> bool:
        """Whether a worker could be discarded for dollars."""
        for bonus in range(len(BONUS_WORKER)):
            if BONUS_DOLLARS[bonus] > 0 and self.can_use(p, bonus):
                return True
        return False

    def can_use(self, p: Player, bonus: i64) -> bool:
        """Whether there is a worker for the bonus, its price, and room for its certificate."""
        has_room = BONUS_CERTIFICATES[bonus] == 0 or p.certificates < p.certificate_limit()
        return has_room and self.can_pay_bonus(p, bonus)

    def can_pay_bonus(self, p: Player, bonus: i64) -> bool:
        return p.area[BONUS_WORKER[bonus]] > 0 and p.money >= BONUS_PAY[bonus]

    def take_aside(self, seat: i64, aside: i64) -> None:
        p = self.players[seat]
        if aside == 0:
            self.spend_token(seat)
            HERD.draw(self, p, seat, self.rules.token_cards)
            self.rules.token_draw.enter_with(self, seat, self.rules.token_cards)
            return
        bonus = aside - 1
        p.dismiss(BONUS_WORKER[bonus], 1)
        self.tell(BONUS_USED, seat, BONUS_WORKER[bonus])
        PURSE.pay(self, seat, BONUS_PAY[bonus])
        PURSE.gain(self, seat, BONUS_DOLLARS[bonus])
        PURSE.certify(self, seat, BONUS_CERTIFICATES[bonus])

    # -- what the core and the family ask of a title --------------------------------------------
    def closed_by(self) -> i64:
        return self.closer

    def title(self) -> str:
        return "gwt_elpaso"

    def winners(self) -> list[int]:
        """Most points; then most dollars left after every five became a point (RULES 7.3)."""
        points = self.scores()
        left = [int(self.players[seat].money) % MONEY_FOR_A_POINT for seat in range(len(points))]
        best = max(zip(points, left, strict=True))
        return [seat for seat in range(len(points)) if (points[seat], left[seat]) == best]

    def hand_lies_open(self, seat: i64) -> bool:
        """Shown to all for a delivery, until it is discarded (RULES 5.2)."""
        return seat == self.showing

    def hand_kinds(self) -> i64:
        """A hand holds cattle only."""
        return N_CATTLE
