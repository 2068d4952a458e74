"""Rules text and vectors belong together: no section without a vector, no dangling citation."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tablero.core.registry import games
from tablero.core.vectors import run_file, vector_files

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


def titles_with_rules() -> list[str]:
    named = [game.id for game in games()]
    return [name for name in named if (files(f"tablero.games.{name}") / "RULES.md").is_file()]


@pytest.mark.parametrize("title", titles_with_rules())
def test_every_section_is_cited_and_every_citation_exists(title: str) -> None:
    text = (files(f"tablero.games.{title}") / "RULES.md").read_text("utf-8")
    there = sections(text)
    assert there, "no numbered sections found"
    cited = {
        ref
        for path in vector_files([HERE / title])
        for result in run_file(path)
        for ref in result.refs
    }
    chapters = {section.split(".")[0] for section in there}
    assert sorted(cited - there) == []
    assert sorted(code_citations(title) - there - chapters) == []
    assert sorted(there - cited) == []
