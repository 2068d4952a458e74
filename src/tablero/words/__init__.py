"""Everything a person reads, in English, Russian and German: terms with their forms, messages."""

from tablero.words.speaker import LANGUAGES, Speaker
from tablero.words.terms import Terms

__all__ = ["LANGUAGES", "Speaker", "Terms"]
