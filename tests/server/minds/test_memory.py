"""Bots of many tables share a process: few keep what is large, and who hoards begins anew."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tablero.bots import Budget
from tablero.bots.searcher import Searcher
from tablero.server.minds.thinking import AWAKE, Chosen, Failed, Reply, Thinkers, Told, make_job
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tests.server.minds.test_bots import bot_table, job_of

MEGABYTES = 600


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(Store(f"sqlite:///{tmp_path / 'memory.db'}"))


def test_the_last_to_think_keep_their_trees(tables: Tables) -> None:
    """Before, every seat of every table there ever was kept one, until no bot could think."""
    thinkers = Thinkers()
    for _table in range(AWAKE + 3):
        table = bot_table(tables, "puerto_rico", 3, "hard")
        thinkers.choose(job_of(table), Budget(simulations=2))
    trees = [bot.tree for bot in thinkers._seated.values() if isinstance(bot, Searcher)]
    assert [tree is not None for tree in trees] == [False] * 3 + [True] * AWAKE


HOARDING = """
from tablero import bots
from tablero.bots import Bot, Thought
from tablero.server.minds import worker

class Hoarder(Bot):
    name, hoard = "greedy", b""
    def __init__(self, seed):
        pass
    def think(self, view, budget):
        self.hoard = self.hoard or bytearray(350_000_000)
        return Thought(view.state.answers()[0])

bots.register("greedy", Hoarder)
worker.main()
"""


def test_bots_think_again_after_one_found_no_memory(tables: Tables) -> None:
    command = [sys.executable, "-c", HOARDING, str(MEGABYTES)]
    replies: list[Reply] = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        for _table in range(3):
            table = bot_table(tables, "puerto_rico", 3, "greedy")
            job = make_job(table, Told(), seed=11, seconds=5.0, megabytes=MEGABYTES)
            worker.stdin.write(msgspec.json.encode(job) + b"\n")
            worker.stdin.flush()
            replies.append(msgspec.json.decode(worker.stdout.readline(), type=Reply))
        worker.stdin.close()
    assert [type(one) for one in replies] == [Chosen, Failed, Chosen]
