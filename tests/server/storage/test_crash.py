"""The server may die at any instant: what it acknowledged is there, once, when it comes back."""

import contextlib
from pathlib import Path

import httpx
import pytest
from rigs import kill9, storm, two_servers
from rigs.harness import Browser, Server

GAME = "puerto_rico"


def test_kill_9_under_load_loses_and_doubles_nothing(tmp_path: Path) -> None:
    report = kill9.run(tmp_path, cycles=3, writers=4, game=GAME, seed=7)
    assert report.is_good(), report


def test_two_processes_never_acknowledge_what_they_did_not_store(tmp_path: Path) -> None:
    report = two_servers.run(tmp_path, tables=2, moves=40, game=GAME)
    assert report.is_good(), report
    assert report.acknowledged == report.stored


def test_who_listens_at_a_process_that_has_fallen_behind_is_told_the_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a busy machine: more has happened between two looks than steps are kept for."""
    monkeypatch.setenv("TABLERO_LOOK_AROUND", "6")
    report = two_servers.run(tmp_path, tables=1, moves=60, game=GAME)
    assert report.is_good(), report
    assert report.acknowledged == report.stored


def test_everybody_comes_back_after_a_restart_with_the_right_view(tmp_path: Path) -> None:
    report = storm.run(tmp_path, tables=5, games=[GAME])
    assert report.is_good(), report


@pytest.mark.parametrize(
    ("point", "stored"), [("before_commit", 0), ("after_commit", 1), ("before_broadcast", 1)]
)
def test_death_at_a_chosen_point(tmp_path: Path, point: str, stored: int) -> None:
    server = Server(tmp_path).start()
    try:
        with Browser(server) as anna:
            table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
            seen = anna.see(table)
            server.stop()
            server.start(TABLERO_FAILPOINT=point)
            first = None
            with contextlib.suppress(httpx.HTTPError):  # it may die before it can answer
                first = anna.play(seen, name="the-command")
            server.wait_for_death()
            server.start()
            now = anna.see(table)
            assert now["seq"] == seen["seq"] + stored
            again = anna.play(seen, name="the-command")
            assert again.status_code == 200
            assert anna.see(table)["seq"] == seen["seq"] + 1
            assert first is None or first.content == again.content
            assert anna.play(seen, name="the-command").content == again.content
            if not stored:
                assert now["board"] == seen["board"]
    finally:
        server.stop()


def test_a_table_with_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        with Browser(server) as anna:
            table = anna.create(GAME, "me", "random", "random")["table"]
            server.kill()
            server.start()
            with anna.listen(table) as socket:
                seen = anna.see(table)
                for _ in range(200):
                    seen = anna.see(table)
                    if seen["ply"] > 20:
                        break
                    if seen["ask"]["yours"]:
                        assert anna.play(seen).status_code == 200
                    else:
                        socket.recv(timeout=30)
            assert seen["ply"] > 20
    finally:
        server.stop()
