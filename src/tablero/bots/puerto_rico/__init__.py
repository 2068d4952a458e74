"""Heuristics for Puerto Rico."""

from tablero.bots.puerto_rico.choices import choose

__all__ = ["choose"]
