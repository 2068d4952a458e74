"""Reads Pedro out of a position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.text.plain import Fields
from tablero.games.gwt_argentina.catalogue import HIRED_ROWS, WORKERS
from tablero.games.gwt_argentina.pedro.cards import N_LOADING
from tablero.games.gwt_argentina.pedro.state import N_PEDRO_CARDS, Pedro


def load_pedro(top: Fields) -> Pedro | None:
    if not top.has("pedro"):
        return None
    fields = top.fields("pedro")
    pedro = Pedro()
    pedro.difficulty = fields.number("difficulty", 1, 0, 2)
    hired = WORKERS[: int(HIRED_ROWS)]
    pedro.specialisation = hired.index(fields.word("specialisation", hired, hired[0]))
    pedro.deck = _cards(fields, "deck", int(N_PEDRO_CARDS))
    pedro.loading = _cards(fields, "loading", int(N_LOADING))
    pedro.loaded = fields.number("loaded", 0)
    fields.done()
    return pedro


def _cards(fields: Fields, key: str, size: int) -> vec[i64]:
    """Cards still to come; all of them where the position says nothing."""
    cards = fields.items(key) if key in fields.values else list(range(1, size + 1))
    fields.has(key)
    return vec[i64]([1 if card + 1 in cards else 0 for card in range(size)])
