"""Boards drawn for the terminal, one module for each title that has its own drawing."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from tablero.cli.boards import generic
from tablero.cli.terminal.talk import Talk

Board = dict[str, Any]  # what `Game.show` lists
Drawing = Callable[[Board, Talk], RenderableType]


def drawing(game_id: str) -> Drawing:
    """The title's own drawing, or the generic one."""
    name = f"tablero.cli.boards.{game_id}"
    if find_spec(name) is None:
        return generic.draw
    draw: Drawing = importlib.import_module(name).draw
    return draw
