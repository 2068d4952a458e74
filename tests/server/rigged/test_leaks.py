"""No viewer is sent what it may not know; and the checks would notice if one were."""

from collections.abc import Callable
from pathlib import Path

import pytest
from rigs import leaks
from rigs.harness import Browser, Server, hear
from rigs.leaks import Leak

from tablero.core import asked
from tablero.core.game import View
from tablero.core.kinds import Event
from tablero.core.match import Match
from tablero.core.registry import find, games
from tablero.server.storage.store import Store
from tablero.server.tables.kept import facts
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import messages

Plant = Callable[[pytest.MonkeyPatch], None]


def found(tmp_path: Path, game: str, looks: int, every: int) -> list[Leak]:
    store = Store(f"sqlite:///{tmp_path / 'leaks.db'}")
    tables = Tables(store)
    seen: list[Leak] = []
    for number, table in enumerate(leaks.walk(leaks.start(tables, find(game), 3), 3, every)):
        if number >= looks or seen:
            break
        seen += leaks.leaks_at(table, number + 1)
    store.close()
    return seen


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_twins_cannot_be_told_apart(tmp_path: Path, game: str) -> None:
    assert found(tmp_path, game, looks=25, every=11) == []


def another_seat_s_board(patch: pytest.MonkeyPatch) -> None:
    def board(match: Match | None, seat: int) -> dict[str, object] | None:
        return None if match is None else View(match.game, match.state, (seat + 1) % 3).plain()

    patch.setattr(messages, "board", board)


def private_events(patch: pytest.MonkeyPatch) -> None:
    def plain(events: list[Event], _viewer: int, _over: bool = False) -> list[dict[str, object]]:
        return [event.plain(int(event.seat)) for event in events]

    patch.setattr(messages, "plain_events", plain)


def the_future(patch: pytest.MonkeyPatch) -> None:
    def ask(match: Match, seat: int) -> dict[str, object] | None:
        told = asked.ask(match, seat)
        if told is None:
            return None
        answers = told["answers"]
        assert isinstance(answers, list)
        for answer in answers:
            world = match.state.copy()
            world.events = []
            world.play_trusted(answer["answer"])
            answer["preview"] = asked.plain_events(world.events, seat)
        return told

    patch.setattr(messages, "ask", ask)


def answers_for_all(patch: pytest.MonkeyPatch) -> None:
    def ask(match: Match, _seat: int) -> dict[str, object] | None:
        told = asked.ask(match, match.state.current_player())
        return None if told is None else {**told, "yours": False}

    patch.setattr(messages, "ask", ask)


def the_seed(patch: pytest.MonkeyPatch) -> None:
    told = property(lambda table: table.seed.hex(), lambda _table, _value: None)
    patch.setattr(Table, "commitment", told, raising=False)


@pytest.mark.parametrize(
    ("plant", "game"),
    [
        (another_seat_s_board, "gwt2"),
        (private_events, "gwt2"),
        (the_future, "puerto_rico"),
        (the_future, "gwt2"),
        (answers_for_all, "puerto_rico"),
        (the_seed, "puerto_rico"),
    ],
)
def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant, game: str
) -> None:
    """Every position of a whole game is looked at, until the leak shows: draws are rare."""
    plant(monkeypatch)
    assert found(tmp_path, game, looks=1000, every=1)


def test_no_secret_on_the_wire_of_a_running_table(tmp_path: Path) -> None:
    """Every route and the socket, as player, other player and spectator, searched for secrets."""
    with Server(tmp_path) as server, Browser(server) as anna, Browser(server) as boris:
        boris.introduce()
        made = anna.create("gwt2", "me", "open", "random")
        table = made["table"]
        boris.join(table, made["invites"]["1"], "Boris")
        taken = bytearray()
        carla = Browser(server)
        carla.see(table)
        with carla, carla.listen(table) as socket:
            taken += str(hear(socket)).encode()
            for _ in range(25):
                for who in (anna, boris):
                    seen = who.see(table)
                    if seen["ask"] and seen["ask"]["yours"]:
                        taken += who.play(seen).content
                        taken += str(hear(socket, "step")).encode()
            for who in (anna, boris, carla):
                for path in ("", "/tail", "/history", "/position/3", "/record", "/result"):
                    taken += who.get(f"/api/tables/{table}{path}").content
                taken += who.get("/api/tables").content + who.get("/api/games").content
        secrets = secrets_of(server, table) + [
            cookie.encode() for who in (anna, boris) for cookie in who.http.cookies.values()
        ]
        assert len(secrets) >= 5
        assert [secret for secret in secrets if secret in taken] == []


def secrets_of(server: Server, table: str) -> list[bytes]:
    store = Store(server.db)
    fact = facts.decode(store.rows(table)[0].body)
    loaded = store.load(table)
    store.close()
    assert isinstance(fact, facts.TableCreated)
    assert loaded is not None
    browsers = [one.principal for one in loaded.people.values() if one.principal]
    return [text.encode() for text in (fact.seed, loaded.seed.hex(), *browsers)]
