"""The server of the browser tests: the same tables and the same bots in every run."""

from __future__ import annotations

import time
from pathlib import Path

from rigs.harness import Browser

from tests.steady.server import SteadyServer

ANSWERS = 20


def played(server: SteadyServer, name: str) -> tuple[str, list[object]]:
    """The second table of that name, and what was answered there."""
    server.dealer.write_text(name, "utf-8")
    with Browser(server) as anna:
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
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with SteadyServer(folders[0], tmp_path / "dealer") as server:
        first = played(server, "a test")
    with SteadyServer(folders[1], tmp_path / "dealer") as server:
        other = played(server, "another test")
        assert played(server, "a test") == first
    assert len(first[1]) > ANSWERS
    assert other[0] != first[0]
    assert other[1] != first[1]
