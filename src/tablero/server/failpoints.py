"""Places where a test may have the server die at once, by TABLERO_FAILPOINT=name."""

from __future__ import annotations

import os

ARMED = os.environ.get("TABLERO_FAILPOINT", "")


def reach(name: str) -> None:
    """As a power cut would: nothing is flushed, nobody is told."""
    if name == ARMED:
        os._exit(137)
