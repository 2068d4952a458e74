"""docs/safety.md names tests and rigs that are really there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "safety.md").read_text(encoding="utf-8")


def named_tests() -> list[tuple[str, str]]:
    """(file, function or ""): a bare `::name` belongs to the file named before it in its row."""
    found: list[tuple[str, str]] = []
    for row in TEXT.splitlines():
        file = ""
        for name, function in re.findall(r"`((?:[\w/]+\.py)?)(?:::(\w+))?`", row):
            file = name or file
            if function or "test_" in name:
                found.append((file, function))
    return found


def is_there(file: str, function: str) -> bool:
    path = ROOT / file if file.startswith("tests/") else ROOT / "tests" / "server" / file
    if not path.is_file():
        return False
    return not function or f"def {function}(" in path.read_text(encoding="utf-8")


def test_every_test_named_is_there() -> None:
    named = sorted(set(named_tests()))
    assert len(named) > 60
    assert [each for each in named if not is_there(*each)] == []


def test_every_rig_named_is_there() -> None:
    names = re.findall(r"`(\w+)`", " ".join(re.findall(r"rigs? ((?:`\w+`(?:, )?)+)", TEXT)))
    assert set(names) >= {"kill9", "power_loss", "storm", "two_servers", "leaks", "fuzz"}
    assert all((ROOT / "rigs" / f"{name}.py").is_file() for name in names)
