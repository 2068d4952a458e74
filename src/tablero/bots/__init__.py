"""Players made of code. A bot sees what its seat sees, a `View`, and nothing else."""

from tablero.bots.contract import Bot, Budget, Heard, Thought, heard
from tablero.bots.registry import UnknownBot, find, names, register, stand_ins

__all__ = [
    "Bot",
    "Budget",
    "Heard",
    "Thought",
    "UnknownBot",
    "find",
    "heard",
    "names",
    "register",
    "stand_ins",
]
