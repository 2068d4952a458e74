"""Rules text and vectors belong together: no section without a vector, no dangling citation."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tablero.core.game import Game
from tablero.core.registry import games
from tablero.testkit.vectors import run_file, vector_files

HERE = Path(__file__).parent
STATEMENT = re.compile(r"(?:#+ |\*\*|- )*(\d+\.\d+)\b")
CODE = re.compile(r"RULES ((?:\d+(?:\.\d+)?(?:-|, )?)+)")
HEADING = re.compile(r"#+ (\d+)\b(?!\.)")


def sections(text: str) -> set[str]:
    """Every numbered statement, and every numbered heading that has no statements."""
    statements = {found[1] for line in text.splitlines() if (found := STATEMENT.match(line))}
    headings = {found[1] for line in text.splitlines() if (found := HEADING.match(line))}
    return statements | (headings - {statement.split(".")[0] for statement in statements})


def code_citations(title: str) -> set[str]:
    """The sections that a title's modules cite as `RULES 8.1-8.6` or `RULES 2.1, 2.2`."""
    cited: set[str] = set()
    for module in files(f"tablero.games.{title}").iterdir():
        if module.name.endswith(".py"):
            for found in CODE.finditer(module.read_text("utf-8")):
                cited |= set(re.findall(r"\d+(?:\.\d+)?", found[1]))
    return cited


def rules_text(game: Game) -> str:
    text = files(f"tablero.games.{game.id}") / "RULES.md"
    return text.read_text("utf-8") if text.is_file() else ""


TITLES = [game for game in games() if rules_text(game)]


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_every_citation_exists(game: Game) -> None:
    there = sections(rules_text(game))
    assert there, "no numbered sections found"
    assert sorted(vector_citations(game) - there) == []
    chapters = {section.split(".")[0] for section in there}
    assert sorted(code_citations(game.id) - there - chapters) == []


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_every_section_of_a_finished_title_is_cited(game: Game) -> None:
    """A title may be released as beta before all its sections have vectors, never as stable."""
    missing = sections(rules_text(game)) - vector_citations(game)
    assert game.stage != "stable" or sorted(missing) == []


def vector_citations(game: Game) -> set[str]:
    folder = HERE / game.id
    paths = vector_files([folder]) if folder.is_dir() else []
    return {ref for path in paths for result in run_file(path) for ref in result.refs}
