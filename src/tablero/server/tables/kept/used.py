"""Which commands a table has answered, in four bytes each: one that is new is known to be so
without asking the disk, and what may have been answered before is looked up."""

from __future__ import annotations

from collections.abc import Iterable

from tablero.server.tables.kept.facts import LogRow

MARK = 4  # bytes
MOST = 4096  # commands; of a longer log every one is looked up

Used = bytes | None  # None: not all are known


def noted(used: Used, seat: int, command_id: str) -> Used:
    if used is None or len(used) >= MARK * MOST:
        return None
    return used + _mark(seat, command_id)


def may_hold(used: Used, seat: int, command_id: str) -> bool:
    """Never False for a command that was noted. Python's hashes are salted: nobody can choose
    commands that look like others'."""
    return used is None or _mark(seat, command_id) in used


def of_log(rows: Iterable[LogRow]) -> Used:
    """Of all rows of a log."""
    used = b"".join(_mark(row.seat, row.command_id) for row in rows)
    return used if len(used) <= MARK * MOST else None


def _mark(seat: int, command_id: str) -> bytes:
    return (hash((seat, command_id)) & 0xFFFF_FFFF).to_bytes(MARK, "little")
