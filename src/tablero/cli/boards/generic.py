"""Any board as an indented list of its facts."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tablero.cli.terminal.talk import Talk

WIDTH = 96


def draw(board: dict[str, Any], _talk: Talk) -> RenderableType:
    return Text("\n".join(lines(board, "")))


def lines(value: Any, indent: str) -> list[str]:
    """Short values on one line; longer ones key by key below their name; nothing for nothing."""
    if isinstance(value, dict):
        text = []
        for key, item in value.items():
            flat = flatten(item)
            if flat == "-":
                continue
            if len(indent) + len(str(key)) + len(flat) + 2 <= WIDTH:
                text.append(f"{indent}{key}: {flat}")
            else:
                text.append(f"{indent}{key}:")
                text += lines(item, indent + "  ")
        return text
    if isinstance(value, list):
        return [line for item in value for line in item_lines(item, indent)]
    return [f"{indent}{value}"]


def item_lines(item: Any, indent: str) -> list[str]:
    flat = flatten(item)
    if len(indent) + len(flat) + 2 <= WIDTH or not isinstance(item, dict | list):
        return [f"{indent}- {flat}"]
    inner = lines(item, indent + "  ")
    return [f"{indent}- {inner[0].strip()}", *inner[1:]]


def flatten(value: Any) -> str:
    if isinstance(value, dict):
        told = {key: flatten(item) for key, item in value.items()}
        return ", ".join(f"{key} {text}" for key, text in told.items() if text != "-") or "-"
    if isinstance(value, list):
        return " ".join(flatten(item) for item in value) or "-"
    return "-" if value is None or value is False else str(value)
