"""The very end of a player's last turn, after the draw phase (RULES 6.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import NOBODY, Kind
from tablero.games.gwt_elpaso.asking import Do, OwnAsk
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.words import LAST_TURN, LAST_TURN_DONE
from tablero.games.gwt_family.asking import Asks


class LastTurn(OwnAsk):
    """Tokens and workers, also those just drawn, while one of them could bring dollars: nothing
    else counts any more (RULES 6.3)."""

    def kind(self) -> Kind:
        return LAST_TURN

    def listing(self, g: Table, p: Player) -> None:
        if g.can_raise_money(p):
            g.offer(LAST_TURN_DONE)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        pass


ASK_LAST_TURN: Final = Asks("last_turn", LastTurn)


class EndLastTurn(Do):
    """Nothing is asked while further turns follow: what is drawn can be used then (RULES 2.5)."""

    def __init__(self) -> None:
        self.name = "end_last_turn"

    def act(self, g: Table, seat: i64) -> None:
        if g.closer != NOBODY and g.rewards.asks_last:
            ASK_LAST_TURN.enter(g, seat)
