"""People beside the log: old logs are freed of them, and whoever is erased leaves whole tables."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from rigs.play import ME, create, next_move, play

from tablero.core.text import record
from tablero.server.settings import Settings
from tablero.server.site import Site, make_keys
from tablero.server.storage import backup, database
from tablero.server.storage.migrations.run import migrate
from tablero.server.storage.register import Kept, Register
from tablero.server.storage.store import Store
from tablero.server.tables.kept import facts
from tablero.server.tables.kept.keeping import CommandKey
from tablero.server.tables.kept.replays import written
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.told.messages import chat_lines
from tablero.server.tables.wanted.opening import beginning, order
from tablero.server.tables.wanted.orders import JoinOrder, SayOrder
from tablero.server.tables.who.people import Asker
from tablero.server.tables.who.tokens import LINK_SECONDS, Tokens
from tests.server.storage.old_log import OldTable, write

ANNA, BORIS = Asker("browser-of-anna"), Asker("browser-of-boris")
PERSONAL = (b"Anna", b"Boris", b"hello old friend", b"browser-of-anna", b"browser-of-boris")


def bytes_of(file: Path) -> bytes:
    """What lies on disk, but for the copy of the old schema."""
    found = [one for one in file.parent.glob(file.name + "*") if ".at-" not in one.name]
    return b"".join(one.read_bytes() for one in found)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    seats = [{"name": "Anna", "browser": "browser-of-anna"}, {"name": "x"}, {"bot": "random"}]
    running = OldTable("running", bytes(range(32)), *seats)
    running.row(
        -1, "chat-0001", {"type": "said", "seat": 0, "name": "Anna", "text": "hello old friend"}
    )
    joined = {"type": "joined", "seat": 1, "browser": "browser-of-boris", "name": "Boris"}
    running.row(1, "join-0001", joined)
    running.play(70)
    mine = [{"name": "Anna", "browser": "browser-of-anna"}] * 3
    over = OldTable("over", b"s" * 32, *mine)
    over.play(9999)
    broken = OldTable("broken", b"b" * 32, *mine)
    broken.play(6)
    row = list(broken.rows[3])
    row[5] = bytes(row[5]).replace(b"answered", b"answereb") if isinstance(row[5], bytes) else b""
    broken.rows[3] = tuple(row)
    file = tmp_path / "x.db"
    write(file, running, over, broken)
    return file


def test_a_database_of_the_version_before_goes_on(old: Path) -> None:
    store = Store(f"sqlite:///{old}")
    tables = Tables(store)
    table = tables.get("running")
    names = [table.person(seat).name for seat in range(3)]
    assert (names, table.status, table.ply) == (["Anna", "Boris", ""], "playing", 70)
    assert [line.text for line in table.chat] == ["hello old friend"]
    assert table.seats_of(ANNA) == [0]
    assert table.seats_of(BORIS) == [1]
    assert table.is_creator(ANNA)
    assert sorted(store.tables_of(ANNA.all(), 9)) == ["broken", "over", "running"]
    # A command of then, sent again, gets the answer of then.
    whole = store.whole("running")
    assert whole is not None
    assert whole.match is not None
    key = CommandKey("running", whole.match.entries[0].seat, "command-3")
    assert store.first_answers([key])[key] == b'{"id":"command-3","seq":4,"ply":0}'
    # The log goes on, and says itself where the old one ended.
    assert isinstance(facts.decode(store.rows("running")[-1].body), facts.Rewritten)
    assert table.match is not None
    answer = table.match.state.answers()[0]
    played = table.next(1e9)
    played.play(table.acting(), answer)
    assert played.ply == 71
    assert tables.get("over").status == "over"
    proof = record.check(written_over(store)).proof
    assert proof.revealed
    assert "version 1" in proof.sentence()
    with pytest.raises(Refused, match="table_frozen"):
        tables.get("broken")
    assert backup.check(f"sqlite:///{old}").faults == ["broken: seq 4: the hash chain is broken"]
    store.close()
    # The copy of before is kept, for the owner alone; nothing lies open any more.
    assert Path(f"{old}.at-0001").stat().st_mode & 0o077 == 0
    assert old.stat().st_mode & 0o077 == 0
    assert bytes(range(32)).hex().encode() not in bytes_of(old)


@pytest.mark.parametrize("after", [0, 3, 9, 15, 21, 26])
def test_a_migration_of_old_logs_cut_off_changes_nothing(old: Path, after: int) -> None:
    left = [after]

    def cut(*_args: object) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt

    url = sa.make_url(f"sqlite:///{old}")
    engine = database.open_sqlite(url)
    sa.event.listen(engine, "before_cursor_execute", cut)
    with pytest.raises(KeyboardInterrupt):
        migrate(engine)
    engine.dispose()
    engine = database.open_sqlite(url)
    assert database.revision(engine) == "0001"
    engine.dispose()
    assert Tables(Store(f"sqlite:///{old}")).get("running").ply == 70


def test_who_is_erased_leaves_tables_that_read_and_verify(old: Path) -> None:
    store = Store(f"sqlite:///{old}")
    tables, register = Tables(store), Register(store)
    seen = tables.get("running")
    register.keep("over", Kept(written_over(store), [[0]]), 1e9)
    assert register.forget(ANNA) == 3
    assert register.forget(BORIS) == 1
    assert [word for word in PERSONAL if word in bytes_of(old)] == []
    again = tables.get("running", fresh=True)  # also where the table was in memory
    assert again.chain == seen.chain
    assert [again.person(seat).name for seat in range(3)] == ["", "", ""]
    assert [line.text for line in again.chat] == [""]
    assert again.seats_of(ANNA) == []
    assert register.kept("over") is None
    text = written_over(store)
    assert "Anna" not in text
    assert record.check(text).proof.revealed
    assert len(backup.check(f"sqlite:///{old}").faults) == 1  # the one that was broken before
    store.close()


def written_over(store: Store) -> str:
    whole = store.whole("over")
    assert whole is not None
    return written(whole)


# -- the log itself --------------------------------------------------------------------------------
@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'log.db'}")


def named(tables: Tables) -> Table:
    wanted = wire.CreateTable(
        "puerto_rico",
        [wire.SeatRequest("me", "Anna"), wire.SeatRequest("open"), wire.SeatRequest("open")],
    )
    table = tables.carry_out([order(wanted, ANNA)])[0].table
    assert table is not None
    for seat in (1, 2):
        join = JoinOrder(table.id, seat, f"~join/{seat}", BORIS, "Boris")
        join.invited = table.seats[seat].sitting
        assert tables.carry_out([join])[0].refused is None
    said = tables.carry_out([SayOrder(table.id, "say-hello", ANNA, "hello old friend")])[0].table
    assert said is not None
    return said


def test_no_fact_and_no_snapshot_names_a_person_or_the_seed(store: Store) -> None:
    tables = Tables(store)
    table = named(tables)
    for number in range(70):
        acting = table.acting()
        asker = ANNA if acting == 0 else BORIS
        move = next_move(table, number)
        move.asker = asker
        done = tables.carry_out([move])[0]
        assert done.table is not None
        table = done.table
    with store.engine.connect() as connection:
        logged = b"".join(row.body + row.answer for row in store.rows(table.id))
        saved = connection.exec_driver_sql("SELECT body FROM snapshots").scalar_one()
    secret = [*PERSONAL, table.seed.hex().encode()]
    assert [word for word in secret if word in logged + saved] == []
    assert len(saved) > 1000
    again = store.load(table.id)
    assert again is not None
    assert chat_lines(again, 0) == chat_lines(table, 0)


def test_time_and_the_stored_answer_are_inside_the_chain(store: Store) -> None:
    table = play(Tables(store), create(Tables(store)), 3)
    row = store.rows(table.id)[2]
    before = store.rows(table.id)[1].chain
    assert facts.is_linked(before, row)
    assert not facts.is_linked(before, row._replace(at=row.at + 0.001))
    assert not facts.is_linked(before, row._replace(answer=row.answer + b" "))


def test_a_chat_line_has_one_time_live_and_from_the_log(store: Store) -> None:
    tables = Tables(store)
    table = named(tables)
    again = store.load(table.id)
    assert again is not None
    assert again.chat == table.chat
    assert table.chat[0].at == store.rows(table.id)[-1].at


def test_an_answer_tells_how_long_it_took_where_that_is_known(store: Store) -> None:
    tables = Tables(store)
    table = play(tables, create(tables), 2)
    first = facts.decode(store.rows(table.id)[-1].body)
    assert isinstance(first, facts.Answered)
    assert first.spent is not None
    assert first.spent >= 0
    play(Tables(store), table, 3)  # the first of these was asked in another process
    later = [facts.decode(row.body) for row in store.rows(table.id)[-3:]]
    spent = [fact.spent for fact in later if isinstance(fact, facts.Answered)]
    assert [one is None for one in spent] == [True, False, False]


def test_seeds_lie_sealed_and_open_with_their_key_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'log.db'}")
    table = create(Tables(store))
    store.close()
    kept = bytes_of(tmp_path / "log.db")
    assert table.seed not in kept
    assert table.seed.hex().encode() not in kept
    (tmp_path / "log.key").write_bytes(b"k" * 32)
    other = Tables(Store(f"sqlite:///{tmp_path / 'log.db'}"))
    with pytest.raises(Refused, match="table_frozen"):
        other.get(table.id)


# -- another device --------------------------------------------------------------------------------
def test_a_link_binds_another_device_once_and_soon(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path / 'x.db'}", look_around=0)

    async def go() -> None:
        site = Site(settings, make_keys(settings))
        try:
            made = await site.carry_out(order(mine(), site.asker("laptop")))
            assert made.table is not None
            now = site.tables.clock.now()
            token = site.devices.link("laptop")
            assert made.table.seats_of(site.asker("phone")) == []
            await site.devices.bind("phone", token)
            assert made.table.seats_of(site.asker("phone")) == [0, 1, 2]
            assert site.asker("phone").principal == "laptop"  # new seats are the laptop's too
            await site.devices.bind("phone", token)  # nothing new, no harm
            with pytest.raises(Refused, match="link_used"):
                await site.devices.bind("stranger", token)
            with pytest.raises(Refused, match="link_used"):  # a browser goes with one person
                await site.devices.bind("phone", site.devices.link("somebody"))
            late = site.tokens.link("laptop", "laptop", now - LINK_SECONDS - 2)
            forged = token[:-1] + ("y" if token.endswith("x") else "x")
            for bad in (late, forged, "", "a.b.c.d"):
                with pytest.raises(Refused, match="link_expired"):
                    await site.devices.bind("stranger", bad)
        finally:
            await site.close()
        again = Site(settings, make_keys(settings))
        assert again.asker("phone").principal == "laptop"
        assert again.register.person_at(made.table.id, 0) is not None
        await again.close()

    asyncio.run(go())


def test_who_is_erased_is_forgotten_by_a_running_server_too(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path / 'x.db'}", look_around=0.02)

    async def go() -> None:
        site = Site(settings, make_keys(settings))
        try:
            for other in ("phone", "tablet"):
                await site.devices.bind(other, site.devices.link("laptop"))
            await site.devices.bind("desk", site.devices.link("somebody"))
            elsewhere = Store(settings.db, site.tokens.seals)  # as `tablero forget` does
            Register(elsewhere).forget(site.register.everything_of("laptop"))
            elsewhere.close()
            for _ in range(500):
                if site.asker("phone").principal == "phone":
                    break
                await asyncio.sleep(0.02)
            assert site.asker("phone").all() == {"phone"}
            assert site.asker("tablet").all() == {"tablet"}
            assert site.asker("desk").principal == "somebody"
        finally:
            await site.close()

    asyncio.run(go())


def mine() -> wire.CreateTable:
    return wire.CreateTable("puerto_rico", [wire.SeatRequest("me")] * 3)


# -- beginnings ------------------------------------------------------------------------------------
def test_a_beginning_serves_for_one_table_and_only_here(store: Store) -> None:
    tables, tokens = Tables(store), Tokens(b"k" * 32)
    store.seals = tokens.seals
    offered = tokens.offer(beginning())
    begun = tokens.beginning(offered.token)
    one, other = tables.carry_out([order(mine(), ME, begun), order(mine(), ME, begun)])
    assert one.table is not None
    assert one.table.id == offered.table
    assert other.table is None  # the same seed twice would show the second game's cards
    assert other.answer == one.answer
    for bad in ("", "x.y", offered.token[:-2] + "00", "other" + offered.token):
        with pytest.raises(Refused, match="bad_beginning"):
            tokens.beginning(bad)
    with pytest.raises(Refused, match="bad_beginning"):
        Tokens(b"l" * 32).beginning(offered.token)


def test_shares_of_the_seats_change_every_draw_and_stand_in_the_record(store: Store) -> None:
    tables = Tables(store)
    begun = beginning()
    made = []
    for number, share in enumerate(("", "ab" * 32, "cd" * 32)):
        wanted = wire.CreateTable("puerto_rico", [wire.SeatRequest("me")] * 3, share=share)
        again = begun._replace(table_id=f"table-{number}")
        table = tables.carry_out([order(wanted, ME, again)])[0].table
        assert table is not None
        assert table.match is not None
        made.append([outcome for _, outcome in table.match.setup_chance])
        text = written(table)
        assert [f"share {letter} {share}" in text for letter in "ABC"] == [bool(share)] * 3
        assert f"table table-{number} " in text
    assert made[0] != made[1] != made[2]
