"""A disk that can be made to fail: SQLite writes through it, and it knows what is not yet synced.

When the power goes, everything raises; `lose_power` then leaves in the files what was synced, and
of the rest what a coin decides, write by write, as a drive with a cache may.
"""

from __future__ import annotations

import itertools
import os
import random
from pathlib import Path
from typing import NamedTuple

import apsw

_names = itertools.count()


class Write(NamedTuple):
    """A write or (without data) a truncation, and what it hid."""

    at: int
    data: bytes
    hidden: bytes
    size: int


class Disk(apsw.VFS):
    """For connections opened with `vfs=disk.name`; WAL then needs locking_mode=EXCLUSIVE."""

    def __init__(self) -> None:
        self.name = f"disk-{next(_names)}"
        self.unsynced: dict[Path, list[Write]] = {}
        self.power_left = -1  # writes and syncs until the power goes; -1: it stays
        self.syncs_fail = False
        super().__init__(self.name, "")

    def xOpen(  # noqa: N802 - SQLite's name
        self, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> apsw.VFSFile:
        self.check()
        return File(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802 - SQLite's name
        self.check()
        super().xDelete(filename, syncdir)

    def check(self) -> None:
        if self.power_left == 0:
            raise apsw.IOError("the power is gone")

    def spend(self) -> None:
        self.check()
        self.power_left -= self.power_left > 0
        self.check()

    def lose_power(self, dice: random.Random) -> None:
        """What the files hold once the power is back."""
        for path, writes in self.unsynced.items():
            if path.exists():
                with path.open("r+b") as file:
                    _undo(file.fileno(), writes)
                    _redo(file.fileno(), [one for one in writes if dice.random() < 0.5])
        self.unsynced.clear()


class File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self.disk = disk
        self.path = Path(name.filename() if isinstance(name, apsw.URIFilename) else str(name))
        self.writes = disk.unsynced.setdefault(self.path, [])

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - SQLite's name
        self.disk.spend()
        size = self.xFileSize()
        hidden = self.xRead(min(len(data), size - offset), offset) if offset < size else b""
        self.writes.append(Write(offset, bytes(data), hidden, size))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 - SQLite's name
        self.disk.spend()
        size = self.xFileSize()
        hidden = self.xRead(size - newsize, newsize) if newsize < size else b""
        self.writes.append(Write(newsize, b"", hidden, size))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802 - SQLite's name
        self.disk.spend()
        if self.disk.syncs_fail:
            error = apsw.IOError("the disk does not confirm")
            error.extendedresult = apsw.SQLITE_IOERR_FSYNC  # type: ignore[attr-defined]
            raise error
        super().xSync(flags)
        self.writes.clear()


def _undo(file: int, writes: list[Write]) -> None:
    for one in reversed(writes):
        os.pwrite(file, one.hidden, one.at)
        os.ftruncate(file, one.size)


def _redo(file: int, writes: list[Write]) -> None:
    for one in writes:
        if one.data:
            os.pwrite(file, one.data, one.at)
        else:
            os.ftruncate(file, one.at)
