"""Ctrl-C: what is being played is played to its end, and all that was played is still told."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any, Self


class CtrlC:
    """Notes the first Ctrl-C instead of raising, and says so; a second one interrupts at once.
    `during`: what comes to its end first."""

    def __init__(self, during: str = "game") -> None:
        self.during = during
        self.pressed = False
        self.before: Any = None

    def __enter__(self) -> Self:
        self.before = signal.signal(signal.SIGINT, self._note)
        return self

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.pressed = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
        told = f"\ntablero: stops after this {self.during}; Ctrl-C again stops at once\n"
        os.write(sys.stderr.fileno(), told.encode())  # a handler may not wait for a stream

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        signal.signal(signal.SIGINT, self.before)


@contextmanager
def held() -> Iterator[None]:
    """Ctrl-C comes after this. Processes that are started here never hear it: a terminal sends it
    to all of them, and one that still imports could only end by it."""
    if not hasattr(signal, "pthread_sigmask"):  # no such thing on this system
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
