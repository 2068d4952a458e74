"""A program that is talked to in lines of JSON, and never waited for longer than agreed."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections import deque
from typing import IO

from tablero.cli.problem import Problem

MAX_LINE = 1_000_000  # characters that a program may say at once
GRACE = 2.0  # seconds between being asked to end and being ended
LAST_WORDS = 20  # lines of its error output that are kept

Message = dict[str, object]

_alive: set[Talk] = set()


def end_all() -> None:
    """No program is left behind."""
    for talk in list(_alive):
        talk.end()


class Fault(Exception):
    """What the program did wrong, in one line."""


class Talk:
    """Starts the program; reads and writes in threads of their own, so that nothing here hangs."""

    def __init__(self, command: str) -> None:
        words = shlex.split(command)
        if not words:
            raise Problem("cmd: wants the command of a program")
        try:
            self.process = subprocess.Popen(  # noqa: S603  the user's own command, and no shell
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise Problem(f"{words[0]} cannot be started: {error.strerror}") from None
        self.said: queue.Queue[str | None] = queue.Queue()
        self.outgoing: queue.Queue[str | None] = queue.Queue()
        self.last_words: deque[str] = deque(maxlen=LAST_WORDS)
        for work in (self._read, self._write, self._listen):
            threading.Thread(target=work, daemon=True).start()
        _alive.add(self)

    def say(self, message: Message) -> None:
        self.outgoing.put(json.dumps(message, separators=(",", ":"), ensure_ascii=False) + "\n")

    def hear(self, seconds: float) -> Message:
        """The next line as it was meant; Fault where none comes in time or it is no message."""
        try:
            line = self.said.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise Fault(f"no answer within {seconds:g} seconds") from None
        if line is None:
            raise Fault(f"the program ended{self._why()}")
        if not line.endswith("\n"):
            raise Fault(f"a line is longer than {MAX_LINE} characters or breaks off")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise Fault(f"no JSON: {line.strip()[:80]}") from None
        if not isinstance(message, dict):
            raise Fault(f"no JSON object: {line.strip()[:80]}")
        return message

    def end(self) -> None:
        _alive.discard(self)
        self.outgoing.put(None)
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _why(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        tail = self.last_words[-1].strip() if self.last_words else ""
        return f" with {self.process.returncode}" + (f": {tail[:200]}" if tail else "")

    # -- threads --------------------------------------------------------------------------------
    def _read(self) -> None:
        out = _pipe(self.process.stdout)
        with out, contextlib.suppress(OSError, ValueError):
            while line := out.readline(MAX_LINE):
                self.said.put(line)
        self.said.put(None)

    def _write(self) -> None:
        into = _pipe(self.process.stdin)
        with contextlib.suppress(OSError, ValueError):
            while (line := self.outgoing.get()) is not None:
                into.write(line)
                into.flush()
        with contextlib.suppress(OSError, ValueError):
            into.close()

    def _listen(self) -> None:
        errors = _pipe(self.process.stderr)
        with errors, contextlib.suppress(OSError, ValueError):
            while line := errors.readline(MAX_LINE):
                self.last_words.append(line)


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None  # all three were asked for
    return pipe
