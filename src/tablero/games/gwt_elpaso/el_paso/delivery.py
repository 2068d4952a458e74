"""The delivery: value of the hand, trading post, disc, reward (RULES 5.2, 5.3, 5.4, 5.5)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt_elpaso.asking import Do, OwnAsk
from tablero.games.gwt_elpaso.cards import BONUS_WORKERS, BUILDER
from tablero.games.gwt_elpaso.catalogue import (
    CORNERS,
    DISC_CORNERS,
    DISC_COST,
    DISC_GAIN,
    N_DISCS,
    N_POSTS,
    POST_CORNERS,
    POST_REPEATABLE,
    POST_VALUE,
    POST_VP,
    POSTS,
)
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.tellings import (
    DELIVERED,
    DISC_CLEARED,
    HAND_SHOWN,
    NOT_DELIVERED,
    PURSE,
)
from tablero.games.gwt_elpaso.words import DISC, POST, POST_NO
from tablero.games.gwt_family.asking import Asks, offer_bits
from tablero.games.gwt_family.discs import DiscSheet

BOARD_DISCS: Final = DiscSheet(
    DISC_CORNERS, DISC_COST, DISC_GAIN, vec[i64]([0] * int(N_DISCS)), PURSE, DISC_CLEARED
)

BUILDER_BONUS: Final[i64] = BONUS_WORKERS.index(BUILDER)
HIGHEST: Final[i64] = POST_VALUE[N_POSTS - 1]

# Why no disc can go to a post.
OPEN: Final[i64] = 0
VALUE_TOO_LOW: Final[i64] = 1
TAKEN: Final[i64] = 2
NO_DISC: Final[i64] = 3


def discs_to(p: Player, post: i64) -> i64:
    return BOARD_DISCS.usable(p, POST_CORNERS[post], 0)


def obstacle(p: Player, post: i64, reach: i64) -> i64:
    """Why no disc can go to a post, or OPEN (RULES 5.3, 5.4)."""
    if POST_VALUE[post] > reach:
        return VALUE_TOO_LOW
    if POST_REPEATABLE[post] == 0 and p.posts[post] > 0:
        return TAKEN
    return NO_DISC if discs_to(p, post) == 0 else OPEN


class ChoosePost(OwnAsk):
    """A trading post within the value; certificates that it needs are spent, so that a player who
    would have to spend some may place no disc. Who reaches none is asked all the same while a token
    or a worker could bring one within reach. `n` certificates were spent before the post, each to
    make room for one that a builder brought (RULES 2.5, 2.6, 5.2, 5.3)."""

    def kind(self) -> Kind:
        return POST

    def value(self, p: Player) -> i64:
        return p.delivery_value() + self.n

    def reach(self, p: Player) -> i64:
        """With all certificates of the track."""
        return self.value(p) + p.certificates

    def list_answers(self, s: State) -> None:
        super().list_answers(s)
        g = cast(Table, s)
        if g.offered > 0 and self.can_refill(g, g.players[self.seat]):
            g.offer(self.first_aside() + 1 + BUILDER_BONUS)

    def take(self, s: State, answer: i64) -> None:
        g = cast(Table, s)
        p = g.players[self.seat]
        if answer == self.first_aside() + 1 + BUILDER_BONUS and is_full(p):
            p.certificates -= 1
            CHOOSE_POST.enter_with(g, self.seat, self.n + 1)
            g.take_aside(self.seat, 1 + BUILDER_BONUS)
        else:
            super().take(s, answer)

    def can_refill(self, g: Table, p: Player) -> bool:
        """Whether a certificate can be spent now and a builder bring another."""
        if not g.rewards.refills or not is_full(p) or self.reach(p) >= HIGHEST:
            return False
        return g.can_pay_bonus(p, BUILDER_BONUS)

    def listing(self, g: Table, p: Player) -> None:
        value = self.value(p)
        reach = value + p.certificates
        is_due = False  # a post that needs no certificate cannot be declined
        for post in range(N_POSTS):
            if obstacle(p, post, reach) == OPEN:
                g.offer(post)
                is_due = is_due or POST_VALUE[post] <= value
        if g.offered > 0:
            if not is_due:
                g.offer(POST_NO)
        elif g.rewards.waits and p.discs != 0 and (g.has_aside(p) or self.can_refill(g, p)):
            g.offer(POST_NO)

    def pass_over(self, s: State) -> None:
        s.tell(NOT_DELIVERED, self.seat)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == POST_NO:
            g.tell(NOT_DELIVERED, self.seat)
            return
        certificates = self.missing(p, answer)
        p.certificates -= certificates
        g.tell(DELIVERED, self.seat, answer, self.n + certificates)
        CHOOSE_DISC.enter_with(g, self.seat, answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"value": int(self.value(p)), "certificates": int(p.certificates)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        if answer == POST_NO:
            return {}
        points = int(POST_VP[answer])
        rank = 1 + len([post for post in g.answers() if is_better(post, answer)])
        return {"certificates": int(self.missing(p, answer)), "points": points, "rank": rank}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reach = self.reach(p)
        reasons: list[Refusal] = []
        for post in range(N_POSTS):
            bar = obstacle(p, post, reach)
            if bar == VALUE_TOO_LOW:
                facts: Args = {"need": int(POST_VALUE[post]), "have": int(reach)}
                reasons.append(Refusal(int(post), "value_too_low", facts))
            elif bar == TAKEN:
                reasons.append(Refusal(int(post), "already_delivered"))
            elif bar == NO_DISC:
                reasons.append(no_disc(p, post))
        return reasons

    def missing(self, p: Player, post: i64) -> i64:
        """Certificates of the track that a post needs on top of the value."""
        return max(POST_VALUE[post] - self.value(p), 0)


def is_full(p: Player) -> bool:
    """Whether the certificate marker can go no farther."""
    return p.certificates == p.certificate_limit()


def no_disc(p: Player, post: i64) -> Refusal:
    """Why no disc goes there: none fits its corners, or money is short for those that do."""
    fitting = BOARD_DISCS.why_not(p, POST_CORNERS[post], 0)
    prices = [bar for bar in fitting if bar.code == "not_enough_money"]
    if not prices:
        return Refusal(int(post), "no_disc")
    cheapest = min(prices, key=lambda bar: cast(int, bar.args["need"]))
    return Refusal(int(post), cheapest.code, cheapest.args)


def is_better(post: i64, other: i64) -> bool:
    """Posts are asked for their value from the left to the right."""
    return post < N_POSTS and POST_VALUE[post] > POST_VALUE[other]


class ChooseDisc(OwnAsk):
    """Which disc goes to the post: black corners only to black ones, and what its space costs must
    be paid; then the post brings its reward (RULES 5.4, 5.5)."""

    def kind(self) -> Kind:
        return DISC

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, discs_to(p, self.n))

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        BOARD_DISCS.clear(g, self.seat, answer)
        p.posts[self.n] += 1
        g.rewards.posts[self.n].enter(g, self.seat)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return BOARD_DISCS.why_not(p, POST_CORNERS[self.n], 0)

    def subject(self, g: Table, p: Player) -> Args:
        return {"post": POSTS[self.n], "corners": f"{CORNERS[POST_CORNERS[self.n]]}_corner"}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return BOARD_DISCS.told(answer)


CHOOSE_POST: Final = Asks("choose_post", ChoosePost, HIGHEST)
CHOOSE_DISC: Final = Asks("choose_disc", ChooseDisc, N_POSTS)


def spent_before(g: Table) -> i64:
    """Certificates spent on this delivery while its post is still being chosen."""
    for level in range(g.depth):
        frame = g.stack[level]
        if isinstance(frame, ChoosePost):
            return frame.n
    return 0


class Deliver(Do):
    """All see the hand; its owner chooses a post (RULES 5.2)."""

    def __init__(self) -> None:
        self.name = "delivery"

    def act(self, g: Table, seat: i64) -> None:
        g.showing = seat
        g.revealed()
        g.tell(HAND_SHOWN, seat, g.players[seat].delivery_value())
        CHOOSE_POST.enter(g, seat)
