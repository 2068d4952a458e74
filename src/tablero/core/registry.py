"""The titles there are."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from tablero.core.game import Game

BUILT_IN = ("puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso")


class UnknownGame(ValueError):
    pass


class UnknownRules(UnknownGame):
    """The title is here, but not the version of its rules that is asked for."""


_games: dict[str, Game] = {}  # the newest rules of each title
_versions: dict[tuple[str, int], Game] = {}  # all of them, so that old tables can be played on


def register(game: Game) -> None:
    version = (game.id, game.rules_version)
    if version in _versions and _versions[version] is not game:
        raise ValueError(f"two games are called {game.id} with rules {game.rules_version}")
    game.number_actions()
    _versions[version] = game
    newest = _games.get(game.id)
    if newest is None or newest.rules_version <= game.rules_version:
        _games[game.id] = game


def games() -> list[Game]:
    """All titles, the built-in ones first; others by the entry-point group `tablero.games`, by id.

    An entry point may also bring the older rules of a title that is here: same id, lower version.
    """
    _load()
    return [_games[name] for name in names()]


def names() -> list[str]:
    """The ids of the titles that were loaded, in the same order whichever came first."""
    others = sorted(name for name in _games if name not in BUILT_IN)
    return [*(name for name in BUILT_IN if name in _games), *others]


@cache
def _load() -> None:
    """Once: it reads what is installed from the disk, and that stays while we run."""
    for name in BUILT_IN:
        _import(f"tablero.games.{name}")
    for point in sorted(entry_points(group="tablero.games"), key=lambda point: point.name):
        game = point.load()
        if isinstance(game, Game):
            register(game)


def find(name: str, rules: int | None = None) -> Game:
    """The title with this version of its rules (None: the newest)."""
    if name not in _games and name in BUILT_IN:
        _import(f"tablero.games.{name}")
    if name not in _games or (rules is not None and (name, rules) not in _versions):
        games()
    if name not in _games:
        raise UnknownGame(f"unknown game {name!r}; there are {', '.join(names())}")
    if rules is None:
        return _games[name]
    if (name, rules) not in _versions:
        raise UnknownRules(f"rules version {rules} of {name} is not installed")
    return _versions[name, rules]


def _import(module: str) -> None:
    try:
        title = import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return
    for game in [*getattr(title, "EARLIER", []), getattr(title, "GAME", None)]:
        if isinstance(game, Game):
            register(game)
