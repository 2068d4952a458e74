"""The herd: drawing cards, of which workers go to the area (RULES 2.4)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.games.gwt_elpaso.cards import FILTER, FILTERS, FIRST_WORKER, N_CATTLE
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.tellings import (
    CARD_REMOVED,
    DISCARDED,
    DREW,
    SHUFFLED,
    WORKER_CAME,
)
from tablero.games.gwt_elpaso.words import HERD_STREAMS
from tablero.games.gwt_family.location import herd
from tablero.games.gwt_family.rancher import Rancher, total
from tablero.games.gwt_family.table import TrailTable


class Herd(herd.HerdSheet):
    """A drawn worker lies in the worker area and another card is drawn for it (RULES 2.4)."""

    def draw(self, g: TrailTable, p: Rancher, seat: i64, cards: i64) -> i64:
        player = cast(Player, p)
        drawn: i64 = 0
        while drawn < cards and p.can_draw():
            if total(p.deck) == 0:
                g.tell(self.shuffled, seat)
            card = p.draw(g, self.streams[seat])
            if card >= FIRST_WORKER:
                p.hand[card] -= 1
                player.area[card - FIRST_WORKER] += 1
                g.tell(WORKER_CAME, seat, card - FIRST_WORKER)
            else:
                g.tell(self.drew, seat, card)
                drawn += 1
        return drawn


HERD: Final = Herd(N_CATTLE, FILTER, FILTERS, HERD_STREAMS, DREW, SHUFFLED, DISCARDED, CARD_REMOVED)
