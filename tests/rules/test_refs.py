"""Rules text and vectors belong together: no section without a vector, no dangling citation."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from tablero.core.game import Game
from tablero.core.registry import games
from tablero.testkit.vectors import run_file, vector_files

HERE = Path(__file__).parent
STATEMENT = re.compile(r"(?:#+ |\*\*|- )*(\d+\.\d+)\b")
CODE = re.compile(r"RULES (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*)")
RANGE = re.compile(r"RULES [\d., ]*\d-\d")
HEADING = re.compile(r"#+ (\d+)\b(?!\.)")


def sections(text: str) -> set[str]:
    """Every numbered statement, and every numbered heading that has no statements."""
    statements = {found[1] for line in text.splitlines() if (found := STATEMENT.match(line))}
    headings = {found[1] for line in text.splitlines() if (found := HEADING.match(line))}
    return statements | (headings - {statement.split(".")[0] for statement in statements})


def citations(text: str) -> set[str]:
    """The sections that a module cites as `RULES 2.1, 2.2`."""
    return {cited for found in CODE.finditer(text) for cited in found[1].split(", ")}


def modules(title: str) -> list[Path]:
    return sorted((HERE.parents[1] / "src/tablero/games" / title).rglob("*.py"))


def code_citations(title: str) -> set[str]:
    return {cited for module in modules(title) for cited in citations(module.read_text("utf-8"))}


def rules_text(game: Game) -> str:
    text = files(f"tablero.games.{game.id}") / "RULES.md"
    return text.read_text("utf-8") if text.is_file() else ""


TITLES = [game for game in games() if rules_text(game)]


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_every_cited_number_is_written_out(game: Game) -> None:
    """So that a search for a section finds its module."""
    assert [path.name for path in modules(game.id) if RANGE.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_every_citation_exists(game: Game) -> None:
    there = sections(rules_text(game))
    assert there, "no numbered sections found"
    assert sorted(vector_citations(game) - there) == []
    chapters = {section.split(".")[0] for section in there}
    assert sorted(code_citations(game.id) - there - chapters) == []


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_a_search_for_any_section_finds_its_module(game: Game) -> None:
    assert sorted(sections(rules_text(game)) - code_citations(game.id)) == []


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_every_section_has_a_vector(game: Game) -> None:
    """No statement of the rules stands unchecked, in beta titles neither."""
    missing = sections(rules_text(game)) - vector_citations(game)
    assert sorted(missing) == []


ROOMS = re.compile(r"\| (\d+) [^|]*\| (`[^|]*\.py`) \|")


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_every_section_is_cited_by_the_modules_it_names(game: Game) -> None:
    """Where RULES.md says which modules hold a chapter, these cite each of its statements."""
    folder = HERE.parents[1] / "src/tablero/games" / game.id
    rooms = ROOMS.findall(rules_text(game))
    for chapter, listed in rooms:
        texts = [(folder / name).read_text("utf-8") for name in re.findall(r"`([^`]+)`", listed)]
        cited = {section for text in texts for section in citations(text)}
        wanted = {one for one in sections(rules_text(game)) if one.partition(".")[0] == chapter}
        assert wanted, f"RULES.md has no chapter {chapter}"
        assert sorted(wanted - cited) == [], f"chapter {chapter}"
    assert not rooms or {chapter for chapter, _ in rooms} == {
        one.partition(".")[0] for one in sections(rules_text(game))
    }


# Rooms of the titles whose classes are steps of the rules.
STEPS = [
    "roles",
    "trail",
    "location",
    "railroad",
    "kansas_city",
    "buenos_aires",
    "el_paso",
    "sam",
    "pedro",
    "sue",
]


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_every_step_in_a_room_cites_its_rule(game: Game) -> None:
    silent = [
        f"{path.parent.name}/{path.name} {node.name}"
        for path in modules(game.id)
        if path.parent.name in STEPS
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and node.bases
        if "(RULES " not in (ast.get_docstring(node) or "")
    ]
    assert silent == []


@cache
def vector_citations(game: Game) -> set[str]:
    folder = HERE / game.id
    paths = vector_files([folder]) if folder.is_dir() else []
    return {ref for path in paths for result in run_file(path) for ref in result.refs}
