"""Guides of the titles, registered by their ids: how a search goes about each of them."""

from __future__ import annotations

from collections.abc import Callable

from tablero.search.guide import Guide

_guides: dict[str, Callable[[], Guide]] = {}


def register(game_id: str, load: Callable[[], Guide]) -> None:
    """`load` makes a fresh guide; a guide works for one bot at a time."""
    _guides[game_id] = load


def guide_of(game_id: str) -> Guide | None:
    """None: nobody has told how to search this title."""
    load = _guides.get(game_id)
    return load() if load is not None else None


def _puerto_rico() -> Guide:
    from tablero.bots.puerto_rico.guide import PuertoRicoGuide

    return PuertoRicoGuide()


def _gwt2() -> Guide:
    from tablero.bots.gwt2.guide import Gwt2Guide

    return Gwt2Guide()


register("puerto_rico", _puerto_rico)
register("gwt2", _gwt2)
