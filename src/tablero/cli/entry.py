"""Where `tablero` begins. Next to nothing is imported before Ctrl-C is heard: it ends the command
without a word."""

from __future__ import annotations

import os
import signal
from types import FrameType

INTERRUPTED = 130


def leave(_number: int, _frame: FrameType | None) -> None:
    os._exit(INTERRUPTED)  # an exception could be swallowed by the import it arrives in


def main() -> int:
    before = signal.getsignal(signal.SIGINT)
    try:
        if before is signal.default_int_handler:  # else whoever started us has it ignored
            signal.signal(signal.SIGINT, leave)
        from tablero.cli.main import main as run

        signal.signal(signal.SIGINT, before)
        return run()
    except KeyboardInterrupt:
        return INTERRUPTED
