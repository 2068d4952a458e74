"""A program that is talked to in lines of JSON, and never waited for longer than agreed."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import IO

from tablero.cli.problem import Problem

MAX_LINE = 1_000_000  # characters that a program may say at once
MOST_UNHEARD = 100  # lines; a program that says more without being asked is not listened to
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
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise Problem(f"cmd:{command}: {error}") from None
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
                start_new_session=True,  # so that what it starts can be ended with it
            )
        except OSError as error:
            raise Problem(f"{words[0]} cannot be started: {error.strerror}") from None
        self.said: queue.Queue[str | None] = queue.Queue()
        self.outgoing: queue.Queue[str | None] = queue.Queue()
        self.last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self.listener = threading.Thread(target=self._listen, daemon=True)
        for thread in (
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self._write, daemon=True),
            self.listener,
        ):
            thread.start()
        _alive.add(self)

    def say(self, message: Message) -> None:
        self.outgoing.put(json.dumps(message, separators=(",", ":"), ensure_ascii=False) + "\n")

    def hear(self, seconds: float, late: Callable[[Message], bool]) -> Message:
        """The next line that is not `late`; Fault where none comes in time or it is no message."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                message = self._message(self.said.get(timeout=left))
            except queue.Empty:
                break
            if not late(message):
                return message
        raise Fault(f"no answer within {seconds:g} seconds")

    def _message(self, line: str | None) -> Message:
        if line is None:
            raise Fault(self._why())
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
            self.kill()
            self.process.wait()

    def kill(self) -> None:
        """The program and what it started: behind a script the bot is a process of its own."""
        if self.process.poll() is not None:
            return
        if sys.platform == "win32":
            self.process.kill()
        else:
            os.killpg(self.process.pid, signal.SIGKILL)

    def _why(self) -> str:
        try:
            code = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:  # nothing it does can be heard any more
            self.kill()
            return "the program closed its output"
        self.listener.join(GRACE)  # its last words may still be on their way
        tail = self.last_words[-1].strip() if self.last_words else ""
        return f"the program ended with {code}" + (f": {tail[:200]}" if tail else "")

    # -- threads --------------------------------------------------------------------------------
    def _read(self) -> None:
        out = _pipe(self.process.stdout)
        with out, contextlib.suppress(OSError, ValueError):
            while self.said.qsize() < MOST_UNHEARD and (line := out.readline(MAX_LINE)):
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
