"""One player's board, pieces and cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_elpaso.cards import (
    BONUS_FURTHER,
    BONUS_PERMANENT,
    FIRST_WORKER,
    JOKER,
    N_BONUSES,
    N_CATTLE,
    N_WORKERS,
    VALUE,
)
from tablero.games.gwt_elpaso.catalogue import (
    ALL_DISCS,
    AUX_DISC,
    AUX_OPEN,
    HAND_LIMIT,
    N_POSTS,
    OWN_BUILDINGS,
    PERMANENT_CERTIFICATE,
    STEP_LIMIT,
)
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rancher import Rancher

BASE_STEPS: Final[i64] = 3
BASE_HAND: Final[i64] = 4
MOST_CERTIFICATES: Final[i64] = 4


class Player(Rancher):
    """A rancher with worker area, tiles and discs on trading posts. The certificate marker stands
    on its number."""

    def __init__(self) -> None:
        super().__init__()
        self.discs = ALL_DISCS
        self.on_trail: i64 = 0  # trail spaces carrying an own building
        self.objectives: i64 = 0  # tiles, one bit each
        self.area = vec[i64]()  # worker cards that can be used, by type
        self.bonuses = vec[i64]()  # bonus tiles, by kind
        self.posts = vec[i64]()  # own discs on each trading post

    def lay_out(self) -> None:
        """A board on which nothing lies yet but the discs."""
        self.area = vec[i64]([0] * N_WORKERS)
        self.bonuses = vec[i64]([0] * N_BONUSES)
        self.posts = vec[i64]([0] * N_POSTS)

    def copy(self) -> Player:
        other = Player()
        other.assign_rancher(self)
        other.on_trail = self.on_trail
        other.objectives = self.objectives
        other.area = self.area[:]
        other.bonuses = self.bonuses[:]
        other.posts = self.posts[:]
        return other

    # -- what the board says --------------------------------------------------------------------
    def step_limit(self) -> i64:
        return BASE_STEPS + 1 if self.cleared(STEP_LIMIT) else BASE_STEPS

    def hand_limit(self) -> i64:
        return BASE_HAND + 1 if self.cleared(HAND_LIMIT) else BASE_HAND

    def certificate_limit(self) -> i64:
        return MOST_CERTIFICATES

    def temporary(self) -> i64:
        return self.certificates

    def aux_level(self, aux: i64) -> i64:
        """0 locked, 1 open; 2: improved, for those that are open from the start."""
        level = AUX_OPEN[aux]
        if self.cleared(AUX_DISC[aux]):
            level += 1
        return level

    # -- workers and buildings ------------------------------------------------------------------
    def workers(self, worker: i64) -> i64:
        """Workers of the area that can do what this type does."""
        return self.area[worker] + self.area[JOKER]

    def dismiss(self, worker: i64, count: i64) -> None:
        """Workers go from the area to the discard pile."""
        self.area[worker] -= count
        self.discard[FIRST_WORKER + worker] += count

    def buildings(self) -> i64:
        return bits(self.on_trail)

    def has_ownership_token(self) -> bool:
        return bits(self.on_trail) < OWN_BUILDINGS

    # -- cards and tiles ------------------------------------------------------------------------
    def owned(self, card: i64) -> i64:
        """Copies of a card in the herd and in the worker area."""
        if card >= FIRST_WORKER:
            return self.herd(card) + self.area[card - FIRST_WORKER]
        return self.herd(card)

    def permanent(self) -> i64:
        """Certificates that are never spent, of the board and of bonus tiles."""
        count: i64 = 1 if self.cleared(PERMANENT_CERTIFICATE) else 0
        for kind in range(N_BONUSES):
            count += self.bonuses[kind] * BONUS_PERMANENT[kind]
        return count

    def further_cards(self) -> i64:
        """Hand cards that count in a delivery although their breed was counted."""
        count: i64 = 0
        for kind in range(N_BONUSES):
            count += self.bonuses[kind] * BONUS_FURTHER[kind]
        return count

    def hand_value(self) -> i64:
        return self.delivery_value()

    def delivery_value(self) -> i64:
        """Each breed in hand once, the best further cards that tiles allow, permanent certificates
        (RULES 5.2)."""
        hand = self.hand
        value = self.permanent()
        for card in range(N_CATTLE):
            if hand[card] > 0:
                value += VALUE[card]
        further = self.further_cards()
        if further == 0:
            return value
        spare = hand[:]
        while further > 0:
            best: i64 = -1
            for card in range(N_CATTLE):
                if spare[card] > 1 and (best < 0 or VALUE[card] > VALUE[best]):
                    best = card
            if best < 0:
                return value
            spare[best] -= 1
            value += VALUE[best]
            further -= 1
        return value
