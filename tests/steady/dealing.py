"""Whose chance the next table has: fixtures of the tests that run on a `SteadyServer`."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def dealer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Which table comes first in a process is up to who shares out the tests: a fixture for more
    than one test writes a name of its own here before it opens a table."""
    file = tmp_path_factory.mktemp("dealer") / "name"
    file.write_text("nobody", "utf-8")
    return file


@pytest.fixture(autouse=True)
def dealt(dealer: Path, request: pytest.FixtureRequest) -> None:
    """Every test has tables of its own, whatever ran before it."""
    dealer.write_text(request.node.nodeid, "utf-8")
