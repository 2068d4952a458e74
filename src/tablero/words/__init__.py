"""Everything a person reads, in English, Russian and German: terms with their forms, messages."""

from tablero.words.speaker import Speaker
from tablero.words.terms import Terms
from tablero.words.voice import LANGUAGES

__all__ = ["LANGUAGES", "Speaker", "Terms"]
