"""Hand cards: discarded for money, exchanged, removed from the game (RULES 4.2, 4.3, 4.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.core.scripts import AskingAbout
from tablero.games.gwt_elpaso.asking import OwnAsk, OwnEffect
from tablero.games.gwt_elpaso.cards import ANY_CATTLE, FILTERS, N_CATTLE, VALUE
from tablero.games.gwt_elpaso.herd import HERD
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.tellings import CARD_REMOVED, PURSE
from tablero.games.gwt_elpaso.words import AGAIN, DISCARD, REMOVE_CARD
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.location import herd

ANY: Final[i64] = FILTERS.index(ANY_CATTLE)
YES: Final[i64] = 0
NO: Final[i64] = 1


class DiscardDrawn(herd.DiscardDrawn):
    """After the card drawn, one card of the hand is discarded (RULES 4.3)."""

    def kind(self) -> Kind:
        return DISCARD

    def sheet(self) -> herd.HerdSheet:
        return HERD

    def discards(self) -> AskingAbout:
        return DISCARD_DRAWN


class DiscardFor(herd.DiscardFor):
    """One card that the icon shows, as a price (RULES 4.2)."""

    def kind(self) -> Kind:
        return DISCARD

    def sheet(self) -> herd.HerdSheet:
        return HERD


class Sell(OwnAsk):
    """Any cattle card for twice its breeding value (RULES 4.2)."""

    def kind(self) -> Kind:
        return DISCARD

    def listing(self, g: Table, p: Player) -> None:
        for card in range(N_CATTLE):
            if p.hand[card] > 0:
                g.offer(card)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        HERD.discard(g, p, self.seat, answer)
        PURSE.gain(g, self.seat, 2 * VALUE[answer])

    def subject(self, g: Table, p: Player) -> Args:
        return {"count": 1}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return {"dollars": int(2 * VALUE[answer])}


class RemoveOne(OwnAsk):
    """One hand card leaves the game; `n` is the filter (RULES 4.13)."""

    def kind(self) -> Kind:
        return REMOVE_CARD

    def listing(self, g: Table, p: Player) -> None:
        for card in range(N_CATTLE):
            if p.hand[card] > 0 and HERD.fits(card, self.n):
                g.offer(card)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        p.hand[answer] -= 1
        g.box[answer] += 1
        g.tell(CARD_REMOVED, self.seat, answer)


class OnceMore(OwnAsk):
    """The improved auxiliary exchange may be done twice (RULES 4.10)."""

    def kind(self) -> Kind:
        return AGAIN

    def listing(self, g: Table, p: Player) -> None:
        if p.can_draw():
            g.offer(YES)
            g.offer(NO)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == YES:
            exchange(g, self.seat)


DISCARD_DRAWN: Final = Asks("discard_drawn", DiscardDrawn, 2)
DISCARD_FOR: Final = Asks("discard_for", DiscardFor, len(FILTERS))
SELL: Final = Asks("sell_card", Sell)
REMOVE: Final = Asks("remove_card", RemoveOne, len(FILTERS))
ONCE_MORE: Final = Asks("once_more", OnceMore)


def exchange(g: Table, seat: i64) -> None:
    """Draw a card, then discard one (RULES 4.3)."""
    HERD.draw(g, g.players[seat], seat, 1)
    DISCARD_DRAWN.enter_with(g, seat, 1)


# -- printed actions ------------------------------------------------------------------------------
class DiscardCost(herd.DiscardCost):
    """A discard icon is met once, with exactly the card shown (RULES 4.2)."""

    def __init__(self, name: str, wanted: i64) -> None:
        super().__init__(name, wanted, HERD, DISCARD_FOR)


class SellForDouble(OwnEffect):
    """Discard any cattle card for twice its breeding value (RULES 4.2)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return HERD.is_held(p, ANY)

    def asks_for_cards(self) -> bool:
        return True

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_such_card", {"wanted": ANY_CATTLE}

    def act(self, g: Table, seat: i64) -> None:
        SELL.enter(g, seat)


class Exchange(OwnEffect):
    """The auxiliary exchange, once or up to twice (RULES 4.10)."""

    def __init__(self, name: str, times: i64) -> None:
        self.name = name
        self.times = times

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return p.can_draw()

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_card_to_draw", {}

    def act(self, g: Table, seat: i64) -> None:
        if self.times > 1:
            ONCE_MORE.enter(g, seat)
        exchange(g, seat)


class Remove(OwnEffect):
    """A hand card that fits leaves the game (RULES 4.13)."""

    def __init__(self, name: str, wanted: i64) -> None:
        self.name = name
        self.wanted = wanted

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return HERD.is_held(p, self.wanted)

    def asks_for_cards(self) -> bool:
        return True

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_such_card", {"wanted": FILTERS[self.wanted]}

    def act(self, g: Table, seat: i64) -> None:
        REMOVE.enter_with(g, seat, self.wanted)
