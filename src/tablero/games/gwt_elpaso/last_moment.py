"""After the last draw: what may be spent at any moment may still be spent (RULES 2.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.games.gwt_elpaso.asking import Do, OwnAsk
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.words import ACT, ACT_DONE
from tablero.games.gwt_family.asking import Asks


class Spend(OwnAsk):
    """Tokens and workers for dollars, as long as there are any; a certificate would come too late.
    It is the question of a location with nothing left to do there."""

    def kind(self) -> Kind:
        return ACT

    def listing(self, g: Table, p: Player) -> None:
        if g.can_spend_token(p) or g.has_dollars_in_area(p):
            g.offer(ACT_DONE)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        """The turn is over."""

    def subject(self, g: Table, p: Player) -> Args:
        return {"open": "last"}


SPEND: Final = Asks("spend_the_rest", Spend)


class LastMoment(Do):
    """Asked in last turns alone: in others the next turn begins with the same choice. Earlier rules
    asked in none."""

    def __init__(self) -> None:
        self.name = "last_moment"

    def act(self, g: Table, seat: i64) -> None:
        if g.closer >= 0 and g.rewards.last_moment:
            SPEND.enter(g, seat)
