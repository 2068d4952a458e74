"""Players made of code. A bot sees what its seat sees, a `View`, and nothing else."""

from tablero.bots.registry import Bot, UnknownBot, find, names

__all__ = ["Bot", "UnknownBot", "find", "names"]
