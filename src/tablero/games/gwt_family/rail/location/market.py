"""The cattle market: workers buy cards, or turn up new ones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Row
from tablero.core.kinds import NOBODY, Args, EventKind, Refusal, Stream
from tablero.core.scripts import AskingAbout
from tablero.games.gwt_family.asking import short_of, too_dear
from tablero.games.gwt_family.rail.asking import RailAsk, RailEffect
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import total

CARDS_PER_WORKER: Final[i64] = 2  # turned up by a worker who buys nothing
OPEN: Final[i64] = 0
NOT_ON_OFFER: Final[i64] = 1
TOO_FEW_WORKERS: Final[i64] = 2
TOO_DEAR: Final[i64] = 3


class Purchase:
    """One way to buy: which cards, with how many workers, for how much money."""

    def __init__(
        self, word: str, first: i64, second: i64, workers: i64, price: i64, points: i64
    ) -> None:
        self.word = word
        self.first = first
        self.second = second  # -1 when one card is bought
        self.workers = workers
        self.price = price
        self.points = points  # of the cards


def price_list(
    rows: list[Row],
    sold_as: dict[str, list[int]],
    cattle: list[str],
    points: vec[i64],
    worker: str,
    money: str,
) -> list[Purchase]:
    """Each row sells one card or two of its goods; `sold_as` are the cards that goods stand for."""
    found: list[Purchase] = []
    for row in rows:
        sold = sold_as[row.word("buys", list(sold_as))]
        workers, price = row.number(f"{worker}s"), row.number(money)
        is_pair = row.number("cards") > 1
        for at, first in enumerate(sold):
            if not is_pair:
                word = f"{cattle[first]}_with_{workers}"
                found.append(Purchase(word, first, -1, workers, price, points[first]))
                continue
            for second in sold[at:]:
                word = f"{cattle[first]}_{cattle[second]}_with_{workers}"
                both = points[first] + points[second]
                found.append(Purchase(word, first, second, workers, price, both))
    return found


class MarketSheet:
    """The price list, and how the market is told."""

    def __init__(
        self,
        purchases: list[Purchase],
        worker: str,
        stream: Stream,
        grew: EventKind,
        bought: EventKind,
        bought_pair: EventKind,
    ) -> None:
        self.first = vec[i64]([purchase.first for purchase in purchases])
        self.second = vec[i64]([purchase.second for purchase in purchases])
        self.workers = vec[i64]([purchase.workers for purchase in purchases])
        self.price = vec[i64]([purchase.price for purchase in purchases])
        self.points = vec[i64]([purchase.points for purchase in purchases])
        self.size: i64 = len(purchases)
        self.worker = worker  # who buys, in facts and reasons
        self.stream = stream
        self.grew = grew
        self.bought = bought
        self.bought_pair = bought_pair

    def obstacle(self, g: RailTable, p: RailRancher, purchase: i64, workers: i64) -> i64:
        """Why a purchase cannot be made with so many workers, or OPEN."""
        if self.workers[purchase] > workers:
            return TOO_FEW_WORKERS
        if self.price[purchase] > p.money:
            return TOO_DEAR
        if not self.is_on_offer(g, purchase):
            return NOT_ON_OFFER
        return OPEN

    def is_on_offer(self, g: RailTable, purchase: i64) -> bool:
        """Whether the market holds the cards of a purchase."""
        first = self.first[purchase]
        second = self.second[purchase]
        if first == second:
            return g.market[first] >= 2
        return g.market[first] > 0 and (second < 0 or g.market[second] > 0)

    def take(self, g: RailTable, seat: i64, purchase: i64, paid: i64) -> None:
        """Move the cards from the market to the discard pile."""
        p = g.rancher(seat)
        first = self.first[purchase]
        second = self.second[purchase]
        workers = self.workers[purchase]
        g.market[first] -= 1
        p.discard[first] += 1
        if second < 0:
            g.tell(self.bought, seat, first, workers, paid)
            return
        g.market[second] -= 1
        p.discard[second] += 1
        if g.events is not None:
            g.tell_all(self.bought_pair, seat, [int(first), int(second), int(workers), int(paid)])

    def turn_up(self, g: RailTable, cards: i64) -> None:
        """Turn up to so many cards of the market stack face up."""
        left = total(g.market_stack)
        for _k in range(min(cards, left)):
            card = g.pick(self.stream, g.market_stack)
            g.market_stack[card] -= 1
            g.market[card] += 1
            g.tell(self.grew, NOBODY, card)

    def fill(self, g: RailTable, size: i64) -> None:
        self.turn_up(g, size - total(g.market))


class Buy(RailAsk):
    """One purchase, or two new cards, with `n` workers still free."""

    def sheet(self) -> MarketSheet:
        raise NotImplementedError

    def again(self) -> AskingAbout:
        """The step of this question."""
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        sheet = self.sheet()
        for purchase in range(sheet.size):
            if sheet.obstacle(g, p, purchase, self.n) == OPEN:
                g.offer(purchase)
        if self.n > 0 and total(g.market_stack) > 0:
            g.offer(sheet.size)
        if self.n < p.buyers:
            g.may_pass(sheet.size + 1)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        sheet = self.sheet()
        if answer > sheet.size:
            return
        if answer == sheet.size:
            self.again().enter_with(g, self.seat, self.n - 1)
            sheet.turn_up(g, CARDS_PER_WORKER)
            return
        self.again().enter_with(g, self.seat, self.n - sheet.workers[answer])
        p.money -= sheet.price[answer]
        sheet.take(g, self.seat, answer, sheet.price[answer])

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {f"{self.sheet().worker}s": int(self.n)}

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        sheet = self.sheet()
        reasons: list[Refusal] = []
        for purchase in range(sheet.size):
            obstacle = sheet.obstacle(g, p, purchase, self.n)
            if not sheet.is_on_offer(g, purchase):
                continue
            if obstacle == TOO_FEW_WORKERS:
                need: Args = {"need": int(sheet.workers[purchase]), "have": int(self.n)}
                reasons.append(Refusal(int(purchase), f"not_enough_{sheet.worker}s", need))
            elif obstacle == TOO_DEAR:
                reasons.append(too_dear(p, purchase, sheet.price[purchase]))
        return reasons


class BuyCattle(RailEffect):
    """Share the workers out over purchases."""

    def __init__(self, name: str, sheet: MarketSheet, step: AskingAbout) -> None:
        self.name = name
        self.sheet = sheet
        self.step = step

    def may(self, g: RailTable, p: RailRancher, seat: i64) -> bool:
        if total(g.market_stack) > 0:
            return True
        sheet = self.sheet
        workers = p.buyers
        for purchase in range(sheet.size):
            if sheet.obstacle(g, p, purchase, workers) == OPEN:
                return True
        return False

    def lack(self, g: RailTable, p: RailRancher, seat: i64) -> tuple[str, Args]:
        """Money, where the workers would do for something on offer."""
        sheet = self.sheet
        workers = p.buyers
        prices: list[i64] = []
        for purchase in range(sheet.size):
            if sheet.is_on_offer(g, purchase):
                if sheet.obstacle(g, p, purchase, workers) == TOO_DEAR:
                    prices.append(sheet.price[purchase])
        return short_of(p, min(prices)) if prices else ("nothing_to_buy", {})

    def act(self, g: RailTable, seat: i64) -> None:
        self.step.enter_with(g, seat, g.rancher(seat).buyers)
