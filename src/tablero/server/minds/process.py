"""A worker process as the server sees it, and the thread that waits for its answers."""

from __future__ import annotations

import asyncio
import secrets
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec

from tablero.server.minds.thinking import AnyJob, Reply, Told

# Makes a job from what the process has been told, a seed, and the seconds and megabytes it may use.
Make = Callable[[Told, int, float, int | None], AnyJob]


def hold_interrupts() -> None:
    """What a thread starts after this is deaf to Ctrl-C, which a terminal sends to all processes:
    the server hears it and ends its workers."""
    with suppress(AttributeError):  # no such thing on this system
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


class Process:
    """Answers one question at a time; replaced when it hangs or dies."""

    command = ("-m", "tablero.server.minds.worker")
    start_up = 20.0  # seconds a fresh process may need before its first answer
    grace = 1.0  # seconds beyond a bot's time before it is ended

    def __init__(self, seconds: float, megabytes: int) -> None:
        self._seconds = seconds
        self._megabytes = megabytes
        self._thread = ThreadPoolExecutor(1, "bot", hold_interrupts)
        self._process: subprocess.Popen[bytes] | None = None
        self._has_job = False  # and may be told to stop
        self._called_off = False
        self._told = Told()
        self._replies: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)
        self._closed = False

    async def think(self, make: Make, seconds: float) -> Reply:
        """The reply to a job, which is made and waited for off the event loop."""
        loop = asyncio.get_running_loop()
        self._called_off = False
        return await loop.run_in_executor(self._thread, self._ask, make, seconds)

    def _ask(self, make: Make, seconds: float) -> Reply:
        if self._closed:
            raise OSError("the server is closing")
        process, patience = self._process, self._seconds + self.grace
        if process is None:
            process = self._process = self._start()
            self._told.forget()
            patience += self.start_up
            if self._closed:  # while it started: nobody has ended it
                self._stop()
                raise OSError("the server is closing")
        assert process.stdin is not None
        assert process.stdout is not None
        job = make(self._told, secrets.randbits(31), seconds, self._megabytes or None)
        timer = threading.Timer(patience, process.kill)
        timer.start()
        try:
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            process.stdin.flush()
            self._has_job = True
            if self._called_off:  # while it started, or the job was made
                self._say_stop(process)
            return self._replies.decode(process.stdout.readline())
        except (OSError, ValueError):
            self._stop()  # never read a late answer as that to a later job
            raise
        finally:
            self._has_job = False
            timer.cancel()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, *self.command, str(self._megabytes)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def interrupt(self) -> None:
        """Nobody waits for the present answer: a bot that still thinks may stop."""
        self._called_off = True
        process = self._process
        if process is not None and self._has_job:  # before that it would be lost
            with suppress(OSError, ValueError):
                self._say_stop(process)

    def _say_stop(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError):
                process.communicate()

    def close(self) -> None:
        self._closed = True
        if self._process is not None:
            self._process.kill()  # ends the wait of the thread, which then cleans up
        self._thread.submit(self._stop)
        self._thread.shutdown()
