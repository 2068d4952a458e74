"""The rules in three languages: the same sections, the same figures, the same options by name."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tablero.core.game import Game
from tablero.core.registry import games
from tablero.words import LANGUAGES

STATEMENT = re.compile(r"\*\*(\d+\.\d+)\*\* ")
HEADING = re.compile(r"## (\d+) \S")


def parts(game: Game, lang: str) -> dict[str, str]:
    """Heading or statement by number, with all that belongs to it."""
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    text = files(f"tablero.games.{game.id}").joinpath(name).read_text("utf-8")
    found: dict[str, str] = {}
    number = ""
    for part in re.split(r"\n{2,}", text):
        if part.startswith("## ") and not HEADING.match(part):
            break  # what follows is for those who look after the program
        if begins := HEADING.match(part) or STATEMENT.match(part):
            number = begins[1]
            assert number not in found, f"{name}: {number} stands twice"
            found[number] = ""
        if number:
            found[number] += part + "\n"
    return found


def figures(text: str) -> list[str]:
    """What is counted, and the names of buildings and options."""
    return sorted(re.findall(r"\d+(?:[ab]\b)?|`\w+`", text))


def tables(text: str) -> int:
    return text.count("|")


def set_apart(text: str) -> int:
    return text.count("*")


def has_rules(game: Game) -> bool:
    return files(f"tablero.games.{game.id}").joinpath("RULES.md").is_file()


TITLES = [game for game in games() if has_rules(game)]


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_translations_say_the_same(game: Game, lang: str) -> None:
    english, other = parts(game, "en"), parts(game, lang)
    assert list(other) == list(english)
    for number, text in english.items():
        for what in (figures, tables, set_apart):
            assert what(other[number]) == what(text), f"{lang} {number}"


@pytest.mark.parametrize(("lang", "word"), [("en", "spoil"), ("de", "verd"), ("ru", "пропада")])
def test_the_word_under_which_goods_are_lost_is_found_in_the_rules(lang: str, word: str) -> None:
    """Questions say that goods would spoil; who looks that up is led to the storing."""
    game = next(game for game in TITLES if game.id == "puerto_rico")
    assert word in parts(game, lang)["8.7"]
