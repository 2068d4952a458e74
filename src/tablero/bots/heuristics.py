"""A title's own judgement, registered by its id: what each offered answer is worth to the asked."""

from __future__ import annotations

from collections.abc import Callable

from tablero.core.game import View

# One value for each answer that the view's seat is offered; the seed deals what is hidden.
Judge = Callable[[View, int], list[float]]

_judges: dict[str, Callable[[], Judge]] = {}
_loaded: dict[str, Judge] = {}


def register(game_id: str, load: Callable[[], Judge]) -> None:
    """`load` is called when the title is first thought about, so that nobody waits for others."""
    _judges[game_id] = load
    _loaded.pop(game_id, None)


def judge_of(game_id: str) -> Judge | None:
    """None: the title has no heuristics."""
    if game_id not in _loaded and game_id in _judges:
        _loaded[game_id] = _judges[game_id]()
    return _loaded.get(game_id)


def _puerto_rico() -> Judge:
    from tablero.bots.puerto_rico.choices import values

    return values


def _gwt2() -> Judge:
    from tablero.bots.gwt2 import SENSE

    return SENSE.values


def _gwt_argentina() -> Judge:
    from tablero.bots.gwt_argentina import SENSE

    return SENSE.values


def _gwt_elpaso() -> Judge:
    from tablero.bots.gwt_elpaso import SENSE

    return SENSE.values


register("puerto_rico", _puerto_rico)
register("gwt2", _gwt2)
register("gwt_argentina", _gwt_argentina)
register("gwt_elpaso", _gwt_elpaso)
