"""Files and tests that the pages name are there; safety.md names most and has a test of its own."""

import re
from pathlib import Path

from tests.docs.test_safety import ROOT

MADE = {"src/tablero/static", "src/tablero/runtime", "src/generated"}  # by builds
ENDINGS = "py|ts|svelte|md|yaml|json|ftl|mjs|toml|css|txt"
FILE = re.compile(rf"[\w./-]*[\w-]+\.(?:{ENDINGS})|[\w-]+(?:/[\w-]+)+/?")
IMPLIED = ("", ".py", ".ts", ".svelte")
# What a page tells of somebody else's folder: a training run, a building to be added.
ELSEWHERE = {"state.json", "tests/games/puerto_rico/rules_1"}


def pages() -> list[Path]:
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    found += [ROOT / "web" / "README.md", ROOT / "web" / "src" / "boards" / "README.md"]
    return sorted(page for page in found if page.name != "CHANGELOG.md")


def ends() -> set[str]:
    """Every file and folder by each of the ends of its path: a page may leave out the beginning."""
    rooms = [each for each in ROOT.iterdir() if not each.name.startswith(".")]
    found = [*rooms, *(ROOT / ".ci").rglob("*")]
    for room in rooms:
        if room.is_dir() and room.name not in ("build", "site"):
            found += [path for path in room.rglob("*") if "node_modules" not in path.parts]
    parts = [path.relative_to(ROOT).parts for path in found]
    return {"/".join(each[start:]) for each in parts for start in range(len(each))}


def named(text: str) -> set[str]:
    """Paths between backticks and in links; patterns and addresses are none."""
    words = re.findall(r"`([^`\s]+)`|\]\(([^)#\s]+)", text)
    names = {(code or link).split("::")[0] for code, link in words}
    files = {name for name in names if FILE.fullmatch(name) and "..." not in name}
    return {re.sub(r"^(\.{1,2}/)+", "", name).rstrip("/") for name in files} - MADE - ELSEWHERE


def test_every_file_named_is_there() -> None:
    there = ends()
    texts = {page: page.read_text(encoding="utf-8") for page in pages()}
    missing = {
        (page.name, name)
        for page, text in texts.items()
        for name in named(text)
        if not any(name.removeprefix("tablero/") + end in there for end in IMPLIED)
    }
    assert sum(len(named(text)) for text in texts.values()) > 200
    assert missing == set()


def test_every_test_named_is_there() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    for page in pages():
        for name in re.findall(r"::(test_\w+)", page.read_text(encoding="utf-8")):
            assert f"def {name}(" in tests, (page.name, name)
