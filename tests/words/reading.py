"""What every test of words goes by: the titles, figures that decline, and what reads well."""

from __future__ import annotations

import re

import pytest

from tablero.core import registry
from tablero.words import LANGUAGES

GAMES = registry.games()
NUMBERS = (0, 1, 2, 5, 11, 21, 22)
NAMES = ["Anna", "Борис", "xXx", "Denis", "Lena"]

games = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
languages = pytest.mark.parametrize("lang", LANGUAGES)


def readable(lang: str, key: str, text: str) -> None:
    assert text, key
    assert text == text.strip(), f"{lang} {key}: {text!r}"
    for wrong in ("  ", "{", "}", "_", "undefined", " .", " ,", "..", " :"):
        assert wrong not in text, f"{lang} {key}: {text!r}"
    for name in NAMES:
        text = text.replace(name, "")
    if lang == "ru":
        assert not re.search(r"[a-z]{3}", re.sub("cookie|Shift", "", text)), f"{key}: {text!r}"
    else:
        assert not re.search(r"[А-яё]", text), f"{lang} {key}: {text!r}"
