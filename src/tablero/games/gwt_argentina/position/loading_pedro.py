"""Reads Pedro out of a position."""

from __future__ import annotations

from tablero.core.text.plain import Fields
from tablero.games.gwt_argentina.catalogue import HIRED_ROWS, WORKERS
from tablero.games.gwt_argentina.pedro.cards import CARDS, DIFFICULTIES, N_LOADING
from tablero.games.gwt_argentina.pedro.state import Pedro
from tablero.games.gwt_family.position.plain import cards_to_come


def load_pedro(top: Fields) -> Pedro | None:
    if not top.has("pedro"):
        return None
    fields = top.fields("pedro")
    pedro = Pedro()
    pedro.difficulty = fields.number("difficulty", 1, 0, len(DIFFICULTIES) - 1)
    hired = WORKERS[: int(HIRED_ROWS)]
    pedro.specialisation = hired.index(fields.word("specialisation", hired, hired[0]))
    pedro.deck = cards_to_come(fields, "deck", int(CARDS.size), int(CARDS.size))
    pedro.loading = cards_to_come(fields, "loading", int(N_LOADING), int(N_LOADING))
    pedro.loaded = fields.number("loaded", 0)
    fields.done()
    return pedro
