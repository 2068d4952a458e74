"""The server of the browser tests: the same tables and the same bots in every run."""

from __future__ import annotations

import time
from pathlib import Path

from rigs.harness import Browser

from tests.steady.server import SteadyServer

ANSWERS = 40


def played(folder: Path, dealer: Path, name: str) -> tuple[str, list[object]]:
    """The second table of that name on a fresh server, and what was answered there."""
    folder.mkdir()
    dealer.write_text(name, "utf-8")
    with SteadyServer(folder, dealer) as server, Browser(server) as anna:
        anna.create("puerto_rico", "me", "random")
        table = str(anna.create("puerto_rico", "me", "medium", "random")["table"])
        given, log = 0, []
        while given < ANSWERS:
            seen = anna.see(table)
            if not seen["ask"]["yours"]:
                time.sleep(0.005)
                continue
            anna.play(seen, given)
            given += 1
            log = seen["log"]
        return table, log


def test_a_table_comes_again_with_all_that_bots_answer(tmp_path: Path) -> None:
    dealer = tmp_path / "dealer"
    first = played(tmp_path / "one", dealer, "a test")
    assert len(first[1]) > ANSWERS
    assert played(tmp_path / "two", dealer, "a test") == first
    other = played(tmp_path / "three", dealer, "another test")
    assert other[0] != first[0]
    assert other[1] != first[1]
