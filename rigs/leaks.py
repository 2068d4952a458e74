"""Twin and canary checks on everything a viewer is sent.

A twin of a table differs from it only in what the viewer cannot know: hidden cards are dealt anew,
private figures of past events are changed, and the generator's future is another one. Whatever is
sent must come out byte for byte the same. A canary is a secret that must appear in no message.

    python -m rigs.leaks --tables 20
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import NamedTuple

import msgspec

from tablero.core.game import Game, View
from tablero.core.kinds import NOBODY, Event
from tablero.core.match import Entry, Match
from tablero.core.registry import games
from tablero.core.rng import FastRng
from tablero.server.storage.store import Store
from tablero.server.tables import lessons
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import messages, wire
from tablero.server.tables.told.messages import Present, Viewer
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.who.people import Asker


class Leak(NamedTuple):
    game: str
    ply: int
    viewer: int
    what: str


def everything_sent(table: Table, seat: int) -> dict[str, bytes]:
    """What a viewer can be sent about the present position."""
    mine = () if seat == NOBODY else (seat,)
    shown = messages.Showing().of(table, seat)
    whole = messages.table_message(table, shown, Viewer(seat, mine), Present(), {}, table.updated)
    start = max(0, table.ply - 3)
    log = messages.Showing().log(table, start, seat)
    step = messages.step_message(table, shown, table.seq - 1, start, log, table.updated)
    sent: dict[str, object] = {
        "table": whole,
        "step": step,
        "history": messages.log_of(table, 0, seat),
    }
    if seat == table.acting():
        sent |= {"view": messages.own_view(table), "wheels": lessons.see_wheels(table)}
    return {what: msgspec.json.encode(each) for what, each in sent.items()}


def twin_of(table: Table, seat: int, seed: int) -> Table:
    match = table.match
    assert match is not None
    other = copy(table)
    other.match = twin = match.copy()
    twin.state = View(match.game, match.state, seat).determinise(FastRng.seeded(seed))
    twin.entries = [_twin_entry(entry, seat) for entry in match.entries]
    return other


def _twin_entry(entry: Entry, seat: int) -> Entry:
    events = [_twin_event(event, seat) for event in entry.events]
    seat_kind_word = entry.seat, entry.kind, entry.word
    return Entry(*seat_kind_word, entry.answer, entry.chance, events, entry.is_auto)


def _twin_event(event: Event, seat: int) -> Event:
    if int(event.seat) == seat or not event.kind.private:
        return event
    values = list(event.values)
    for place, (name, vocabulary) in enumerate(event.kind.args):
        if name in event.kind.private:
            size = len(vocabulary) if vocabulary is not None else 1_000
            values[place] = (values[place] + 1) % size
    return Event(event.kind, event.seat, values)


def leaks_at(table: Table, seed: int) -> Iterator[Leak]:
    """Every difference between a running table and its twins, for every viewer."""
    match = table.match
    assert match is not None
    for seat in [*range(match.seats), NOBODY]:
        where = (match.game.id, match.ply, seat)
        sent = everything_sent(table, seat)
        for what, text in everything_sent(twin_of(table, seat, seed), seat).items():
            if sent[what] != text:
                yield Leak(*where, f"{what} tells twins apart")
        for what, text in sent.items():
            if canary_in(table, text):
                yield Leak(*where, f"{what} holds a secret")
        ask = msgspec.json.decode(sent["table"], type=wire.TableMessage).ask
        if ask is not None and not ask.yours and (ask.answers or ask.refused or ask.about):
            yield Leak(*where, "another seat's answers")


def canary_in(table: Table, text: bytes) -> bool:
    """Seed and browser hashes of a running table, in any message."""
    secrets = [table.seed.hex(), *(one.principal for one in table.people.values())]
    return any(secret.encode() in text for secret in secrets if secret)


def start(tables: Tables, game: Game, seats: int) -> Table:
    wanted = wire.CreateTable(game.id, [wire.SeatRequest("me")] * seats)
    table = tables.carry_out([order(wanted, Asker("the-browser-of-the-rig"))])[0].table
    assert table is not None
    return table


def walk(table: Table, seed: int, every: int) -> Iterator[Table]:
    """The table along a random game, at every so many answers."""
    dice = FastRng.seeded(seed)
    match: Match | None = table.match
    assert match is not None
    while not match.is_over():
        if match.ply % every == 0:
            yield table
        table = copy(table)
        table.match = match = match.copy()
        answers = match.state.answers()
        match.play(answers[int(dice.step()) % len(answers)])


def run(folder: Path, count: int, every: int) -> tuple[int, list[Leak]]:
    store = Store(f"sqlite:///{folder / 'leaks.db'}")
    tables = Tables(store)
    compared = 0
    leaks: list[Leak] = []
    for game in games():
        for number in range(count):
            seats = game.seat_counts[number % len(game.seat_counts)]
            for table in walk(start(tables, game, seats), number, every):
                leaks += leaks_at(table, number + 1)
                compared += 3 * (seats + 1) + 2
    store.close()
    return compared, leaks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="of each game")
    parser.add_argument("--every", type=int, default=5, help="answers between two looks")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        compared, leaks = run(Path(folder), args.tables, args.every)
    report = {"compared": compared, "leaks": [leak._asdict() for leak in leaks[:20]]}
    print(json.dumps({**report, "load": os.getloadavg()[0]}, indent=1))
    raise SystemExit(1 if leaks else 0)


if __name__ == "__main__":
    main()
