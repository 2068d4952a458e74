"""What the games on offer say on the wire; wire.py has the rest."""

from __future__ import annotations

from msgspec import Struct

from tablero.server.tables.told.wire import OptionValue


class GameOption(Struct):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    seats: list[int]
    """How many must play for it to matter; empty: any number."""
    at_one_screen: OptionValue
    """What is proposed to people who share a screen."""


class ProvenanceRow(Struct):
    """Where a group of component data comes from, and how sure we are of it; `doubtful` rows
    hold a reconstructed figure."""

    group: str
    source: str
    confidence: str
    rows: int
    doubtful: int


class GameInfo(Struct):
    id: str
    seats: list[int]
    options: list[GameOption]
    stage: str
    bots: list[str]
    provenance: list[ProvenanceRow]
    lesson: int
    """Steps of the guided first game; 0 where there is none."""
