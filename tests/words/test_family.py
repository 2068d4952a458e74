"""What titles of a family say in the same words is said once."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from tablero.core.registry import games
from tablero.words import LANGUAGES
from tablero.words.voice import files_of

FAMILIES = sorted({game.family for game in games() if game.family})


def said(name: str) -> dict[str, tuple[str, ...]]:
    """The messages of a title or a family by key: the text in every language."""
    found: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        for source in files_of(lang, name).values():
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Message):
                    text = FluentSerializer().serialize_entry(entry)
                    found.setdefault(entry.id.name, []).append(text)
    return {key: tuple(texts) for key, texts in found.items()}


@pytest.mark.parametrize("family", FAMILIES)
def test_what_titles_say_alike_stands_in_the_family(family: str) -> None:
    titles = [game.id for game in games() if game.family == family]
    everything = [(key, texts) for name in (family, *titles) for key, texts in said(name).items()]
    twice = sorted(key for (key, _texts), count in Counter(everything).items() if count > 1)
    assert twice == []
