"""What commands print: JSON, plain lines, and a progress bar when a person watches."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rich.progress import Progress


def print_json(value: object) -> None:
    """Letters that nobody sees, or that no file can hold, are written as JSON writes them."""
    text = json.dumps(value, ensure_ascii=False, indent=1)
    for letter in {letter for letter in text if letter != "\n" and not letter.isprintable()}:
        text = text.replace(letter, json.dumps(letter)[1:-1])
    sys.stdout.write(f"{text}\n")


def table(rows: list[list[str]], right: tuple[int, ...] = ()) -> str:
    """Rows in columns; `right` names the columns that hold figures."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there complete or not at all. What is no file but a device or a
    pipe is written to, never replaced."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")
        return
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class Bar:
    """A progress bar on stderr, drawn only when that is a terminal."""

    def __init__(self, label: str, total: int) -> None:
        self.label = label
        self.total = total
        self.shown: Progress | None = None

    def __enter__(self) -> Self:
        if sys.stderr.isatty() and find_spec("rich") is not None:  # the extra `terminal`
            from rich.console import Console
            from rich.progress import Progress

            self.shown = Progress(console=Console(stderr=True), transient=True)
            self.shown.add_task(self.label, total=self.total)
            self.shown.start()
        return self

    def advance(self, steps: int = 1) -> None:
        if self.shown is not None:
            self.shown.advance(self.shown.task_ids[0], steps)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.shown is not None:
            self.shown.stop()
