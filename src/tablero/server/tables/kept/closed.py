"""A table whose rules are not installed: its log is read as far as that goes without them.

Nothing can be played, so there is no position and no record. What was answered is told, and after
the end also what chance brought and the seed: whoever has the rules can play it all again.
"""

from __future__ import annotations

from typing import NamedTuple

from tablero.core.kinds import seat_letter
from tablero.core.registry import games
from tablero.server.tables.kept import facts
from tablero.server.tables.told import wire
from tablero.server.tables.who.people import NOBODY, People
from tablero.server.tables.who.seals import Seals


class ClosedLog(NamedTuple):
    """What lies in the database of one table."""

    rows: list[facts.LogRow]
    people: People
    has_ended: bool


class Given(NamedTuple):
    """An answer that stands, with those the table gave by itself after it."""

    fact: facts.Answered
    ply: int


def closed_table(log: ClosedLog) -> wire.ClosedTable:
    created, seats, given = _read(log)
    installed = [game.rules_version for game in games() if game.id == created.game]
    return wire.ClosedTable(
        table=log.rows[0].table_id,
        game=created.game,
        rules=created.rules,
        installed=installed[0] if installed else 0,
        has_ended=log.has_ended,
        names=[log.people.get(sitting, NOBODY).name for sitting in seats],
        answers=[
            wire.ClosedAnswer(one.ply, one.fact.seat, one.fact.kind, one.fact.word) for one in given
        ],
        updated=log.rows[-1].at,
    )


def closed_text(log: ClosedLog, seals: Seals) -> str:
    """The same for people and their programs, in the words of records."""
    created, seats, given = _read(log)
    lines = [
        "tablero log 1",
        f"game {created.game}",
        f"rules {created.rules}",
        f"data {created.data}",
        f"table {log.rows[0].table_id}",
        *(f"option {name} {str(value).lower()}" for name, value in created.options.items()),
    ]
    for seat, sitting in enumerate(seats):
        name = log.people.get(sitting, NOBODY).name
        lines.append(f"name {seat_letter(seat)} {name or seat_letter(seat)}")
    for ply, fact in ((one.ply, one.fact) for one in given):
        line = f"{ply} {seat_letter(fact.seat)} {fact.kind} {fact.word}"
        drawn = [text for text in fact.drawn if text] if log.has_ended else []
        lines.append(" ~ ".join([line, *drawn]))
    if log.has_ended:  # while it could go on somewhere, the cards are nobody's business
        lines.append(f"seed {seals.open(created.seed, log.rows[0].table_id).hex()}")
    return "\n".join(lines) + "\n"


def _read(log: ClosedLog) -> tuple[facts.TableCreated, list[str], list[Given]]:
    """What it was made as, who sits where, and the answers that were not taken back."""
    created = facts.decode(log.rows[0].body)  # opening it has checked every link
    assert isinstance(created, facts.TableCreated)
    seats = [plan.sitting for plan in created.seats]
    given: list[Given] = []
    ply = 0
    for row in log.rows[1:]:
        fact = facts.decode(row.body)
        if isinstance(fact, facts.Answered):
            given.append(Given(fact, ply + 1))
            ply += max(1, len(fact.drawn))
        elif isinstance(fact, facts.TakenBack):
            ply = fact.to
            given = [one for one in given if one.ply <= ply]
        elif isinstance(fact, facts.SeatJoined | facts.SeatOpened | facts.SeatGiven):
            seats[fact.seat] = fact.sitting
    return created, seats, given
