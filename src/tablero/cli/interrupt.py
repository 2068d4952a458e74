"""Ctrl-C between two games: what was played so far is still told."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType
from typing import Any, Self


class CtrlC:
    """Notes the first Ctrl-C instead of raising; a second one interrupts at once."""

    def __init__(self) -> None:
        self.pressed = False
        self.before: Any = None

    def __enter__(self) -> Self:
        self.before = signal.signal(signal.SIGINT, self._note)
        return self

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.pressed = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        signal.signal(signal.SIGINT, self.before)
