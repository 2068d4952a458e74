"""Parts of the package that need more than the engine does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tablero.cli.problem import Problem


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Around imports that need the extra of this name; one line says what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("tablero"):
            raise
        raise Problem(
            f"{missing.name} is not installed; pip install 'tablero[{extra}]' brings it"
        ) from None
