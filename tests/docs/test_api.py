"""docs/api.md runs as it stands there, and the public names are these and no others."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import tablero

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_run() -> None:
    text = (DOCS / "api.md").read_text(encoding="utf-8").replace("```", "")
    parser = doctest.DocTestParser()
    examples = parser.get_doctest(text, {}, "docs/api.md", None, 0)
    assert len(examples.examples) > 20
    failed: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert runner.run(examples, out=failed.append).failed == 0, "".join(failed)


def test_the_first_example_of_the_package_runs() -> None:
    assert doctest.testmod(tablero).failed == 0


def test_the_bot_of_the_page_on_bots_plays() -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    example = text.partition("```python\n")[2].partition("```")[0]
    check = """
from tablero.bots import names
import tablero
assert "first" in names()
match = tablero.game("puerto_rico").match(seats=3, seed=1)
seat = tablero.bot("first").sit(match.game, match.acting())
assert seat.think(match.view(match.acting()), Budget()).note == "after 0 answers"
"""
    subprocess.run([sys.executable, "-c", example + check], check=True)


def test_public_names() -> None:
    assert tablero.__all__ == [
        "Bot",
        "Budget",
        "Game",
        "IllegalAnswer",
        "Match",
        "PositionError",
        "RecordError",
        "State",
        "Thought",
        "UndoRefused",
        "UnknownBot",
        "UnknownGame",
        "View",
        "__version__",
        "bot",
        "game",
        "games",
        "load",
    ]
    assert all(getattr(tablero, name) is not None for name in tablero.__all__)
    assert set(tablero.__all__) <= set(dir(tablero))
    with pytest.raises(AttributeError, match="nonsense"):
        tablero.nonsense  # noqa: B018


@pytest.mark.parametrize("first", ["tablero.games.gwt2.game", "tablero.core.registry"])
def test_games_is_the_function_whatever_was_imported_before(first: str) -> None:
    code = f"import importlib; importlib.import_module({first!r}); import tablero; tablero.games()"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_importing_brings_nothing_that_is_not_used() -> None:
    code = "import sys, tablero; print(*[name for name in sys.modules if 'tablero' in name])"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = set(found.stdout.split())
    assert {name for name in loaded if not name.endswith("__mypyc")} == {"tablero", "tablero.games"}
