"""What is promised of a table before anything is drawn."""

from __future__ import annotations

from tablero.core.rng import commitment
from tablero.core.text.fairness import SEED_ALONE, described, table_commitment
from tablero.server.tables.kept import facts


def committed(table_id: str, created: facts.TableCreated, seed: bytes) -> str:
    first = commitment(seed)
    if created.fair == SEED_ALONE:
        return first
    seats = len(created.seats)
    lines = described(created.game, created.rules, created.data, seats, created.options, table_id)
    return table_commitment(first, lines)
