"""The boards of the terminal speak in words, in every language, at every stage of a game."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import tablero
from tablero.cli.boards import drawing
from tablero.cli.terminal.talk import Talk
from tablero.core.game import Game
from tablero.core.registry import find, games

EVERY = 25  # answers between two looks
LINES = 60  # what fits on a tall terminal, with four players


def drawn(board: dict[str, object], game: Game, talk: Talk, width: int = 100) -> str:
    screen = Console(file=io.StringIO(), width=width, no_color=True)
    with screen.capture() as seen:
        screen.print(drawing(game.id)(board, talk))
    return seen.get()


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_boards_show_no_raw_names(game: Game, lang: str) -> None:
    bot = tablero.bot("random")
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        match = game.match(seats=seats, seed=7)
        talk = Talk(match, lang)
        answers = 0
        while not match.is_over():
            if answers % EVERY == 0:
                text = drawn(game.show(match.state, 0), game, talk)
                assert not re.search(r"\w_\w|True|False|None", text), text
                assert lang != "ru" or not re.search("[a-z]{3}", text), text
                assert len(text.splitlines()) <= LINES, text
            match.play(bot.think(match.view(match.acting()), tablero.Budget()).answer)
            answers += 1


FORKS = {
    "gwt2": "C (· · | D (· | ",  # a fork on one of the ways of a fork
    "gwt_argentina": "G↗17 ○↗12 ○ (· | -) ○ H↗9",  # one of the ways is a mere step
    "gwt_elpaso": "F (· | ·) G (· | ·)\n",  # the last ways lead round to the start
}


@pytest.mark.parametrize("title", FORKS)
def test_the_ways_of_a_fork_stand_in_brackets(title: str) -> None:
    game = find(title)
    match = game.match(seats=3, seed=7)
    text = drawn(game.show(match.state, 0), game, Talk(match, "en"), width=1000)
    assert FORKS[title] in re.sub(" +\n", "\n", text)
