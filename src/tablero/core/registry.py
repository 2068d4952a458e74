"""The titles there are."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from tablero.core.game import Game

BUILT_IN = ("puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso")


class UnknownGame(ValueError):
    pass


_games: dict[str, Game] = {}


def register(game: Game) -> None:
    if game.id in _games and _games[game.id] is not game:
        raise ValueError(f"two games are called {game.id}")
    game.number_actions()
    _games[game.id] = game


def games() -> list[Game]:
    """All titles, the built-in ones first; others by the entry-point group `tablero.games`."""
    for name in BUILT_IN:
        _import(f"tablero.games.{name}")
    for point in sorted(entry_points(group="tablero.games"), key=lambda point: point.name):
        if point.name not in _games:
            game = point.load()
            if isinstance(game, Game):
                register(game)
    return list(_games.values())


def find(name: str) -> Game:
    if name not in _games and name in BUILT_IN:
        _import(f"tablero.games.{name}")
    if name in _games:
        return _games[name]
    known = [game.id for game in games()]
    if name in known:
        return _games[name]
    raise UnknownGame(f"unknown game {name!r}; there are {', '.join(known)}")


def _import(module: str) -> None:
    try:
        title = import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return
    game = getattr(title, "GAME", None)
    if isinstance(game, Game):
        register(game)
