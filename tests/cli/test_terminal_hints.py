"""A hint in the terminal: what an answer does is told once, by the preview or by the reasons."""

from __future__ import annotations

import pytest

from tablero import bots
from tablero.bots import Budget
from tablero.cli.terminal.session import Session
from tablero.core import asked
from tablero.core.game import View
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng

SEATS = 2
SEED = 1
MOST = 9  # lines under an answer: what the thing is, three events, the reasons, the lead


def asked_for(title: str, kind: str) -> Match:
    """A game played by bots as far as a question of this kind."""
    game = find(title)
    match = Match.start(game, SEATS, {}, FastRng.seeded(SEED))
    bot = bots.find("greedy").sit(game, 0)
    while match.state.kind().name != kind or match.state.offered < 2:
        view = View(game, match.state, match.state.current_player())
        match.play(bot.think(view, Budget()).answer)
    return match


def hint(match: Match) -> None:
    seat = match.state.current_player()
    ask = asked.ask(match, seat)
    assert ask is not None
    Session(match, [""] * SEATS, "en", auto=True, beside=False).hint(ask, seat)


def test_no_line_of_a_hint_is_said_twice(capsys: pytest.CaptureFixture[str]) -> None:
    hint(asked_for("gwt_argentina", "foresight"))
    told: list[str] = []
    happens = 0
    for line in capsys.readouterr().out.splitlines():
        if not line.startswith(" " * 6):  # the next answer
            told = []
        said = line.strip().removeprefix("Then: ")
        assert said not in told
        told.append(said)
        happens += "comes to" in said
    assert happens


def test_a_deed_is_told_once_where_several_play_at_one_screen(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The preview calls whoever is asked by the name, the reasons by "you"."""
    hint(asked_for("gwt_argentina", "build_on"))
    told = capsys.readouterr().out.splitlines()
    built = [line for line in told if "builds private building" in line]
    assert len(built) == 3
    assert not [line for line in told if "You build" in line and "Then" not in line]


def test_a_phase_of_forced_answers_does_not_bury_the_reasons(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Under the Mayor everybody may have a colonist for each place: some thirty events follow."""
    match = asked_for("puerto_rico", "pick_role")
    bot = bots.find("greedy").sit(match.game, 0)
    while longest_preview(match) <= MOST:
        view = View(match.game, match.state, match.state.current_player())
        match.play(bot.think(view, Budget()).answer)
    hint(match)
    under = 0
    for line in capsys.readouterr().out.splitlines():
        under = under + 1 if line.startswith(" " * 6) else 0
        assert under <= MOST


def longest_preview(match: Match) -> int:
    return max(len(match.preview(answer).events) for answer in match.state.answers())
