"""What several people are told is made once for all who may know the same, and for nobody else."""

import random
from pathlib import Path

import msgspec
import pytest

from tablero.core.kinds import NOBODY
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.told import messages, wire
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.wanted.orders import Move, PlayOrder
from tablero.server.tables.who.people import Asker

ME = Asker("browser-of-a-test")


@pytest.mark.parametrize("game", ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"])
def test_everybody_reads_the_log_with_their_own_eyes(tmp_path: Path, game: str) -> None:
    tables = Tables(Store(f"sqlite:///{tmp_path / 'news.db'}"))
    seats = [wire.SeatRequest("me")] * 3
    table = tables.carry_out([order(wire.CreateTable(game, seats), ME)])[0].table
    chosen, shared, secrets = random.Random(7), 0, 0
    for number in range(150):
        assert table is not None
        assert table.match is not None
        if table.match.is_over():
            break
        before = table.ply
        move = Move(table.id, table.acting(), f"command-{number}", table.seq, asker=ME)
        answer = chosen.choice(table.match.state.answers())
        table = tables.carry_out([PlayOrder(move, answer)])[0].table
        assert table is not None
        showing = messages.Showing()
        told = {}
        for seat in (2, 0, NOBODY, 1):
            told[seat] = showing.log(table, before, seat)
            own = msgspec.json.encode(messages.log_of(table, before, seat))
            assert msgspec.json.encode(told[seat]) == own
        shared += told[0] is told[1] is told[NOBODY]
        secrets += len({msgspec.json.encode(one) for one in told.values()}) > 1
    assert shared > 20
    assert (secrets > 0) == (game != "puerto_rico")
