"""The terminal game, by a player who types."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tablero.core.game import Game
from tablero.core.registry import games

Run = Callable[..., CompletedProcess[str]]
NEW = ("play", "puerto_rico", "--players", "3", "--seed", "3")


def played(done: CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def saved_answers(home: Path) -> int:
    plain = json.loads((home / "games" / "puerto_rico.json").read_text())
    return len(plain["match"]["entries"])


def test_what_is_answered_unasked_is_marked(tablero: Run, home: Path) -> None:
    typed = "1\n0\n2\n3\n" * 80 + "q\n"
    played(tablero("play", "gwt2", "--seed", "3", "--me", "all", "--auto", stdin=typed))
    plain = json.loads((home / "games" / "gwt2.json").read_text())
    marks = [entry[-1] for entry in plain["match"]["entries"]]
    assert set(marks) == {0, 1}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_any_title_plays_in_a_hundred_columns(tablero: Run, game: Game) -> None:
    seats = game.seat_counts[-1]
    screen = played(tablero("play", game.id, "--players", seats, stdin="h\n1\n?\n1\ns\nq\n"))
    assert max(len(line.removeprefix("> ")) for line in screen.splitlines()) <= 100


def test_points_that_lie_face_down_are_no_zero(tablero: Run) -> None:
    screen = played(tablero(*NEW, stdin="s\nq\n"))
    told = {
        line.rsplit(maxsplit=3)[0].strip(): line.split()[-3:]
        for line in screen.splitlines()[-7:]
        if line.strip()
    }
    assert sorted(told["Victory point chips"]) == ["0", "?", "?"]
    assert sorted(told["Total"]) == ["0", "?", "?"]
    assert "?" not in told["Buildings"]


def test_whole_board_is_shown(tablero: Run) -> None:
    screen = played(tablero(*NEW, "--players", 5, stdin="q\n"))
    for text in ("Governor", "Small indigo plant", "Trading house", "Island", "Choose"):
        assert text in screen


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
def test_speaks_three_languages(tablero: Run, lang: str) -> None:
    screen = played(tablero(*NEW, "--lang", lang, stdin="?\nq\n"))
    assert "ask-" not in screen
    assert "answer-" not in screen


def test_explains_choices_and_refusals(tablero: Run) -> None:
    screen = played(
        tablero(*NEW, "--me", "all", stdin="captain\n? captain\ncaptain\nnonsense\nq\n")
    )
    assert screen.count("already been taken") == 2
    assert "“nonsense” is no choice here" in screen


def test_what_ends_the_way_back_is_told(tablero: Run) -> None:
    """The next player's answer, or what is shown to all."""
    alone = ("--players", "4", "--me", "all", "--seed", "1")
    acted = played(tablero("play", "puerto_rico", *alone, stdin="? prospector\nq\n"))
    assert "Can be undone only until the next player acts" in acted
    drawn = played(tablero("play", "gwt_elpaso", *alone, stdin="? 1\nq\n"))
    assert "Something is drawn or shown: this cannot be undone" in drawn


def test_what_is_typed_by_mistake_is_told_short_and_obeyed_by_no_terminal(tablero: Run) -> None:
    screen = played(tablero(*NEW, "--me", "all", stdin=f"{'a' * 3000}\n? \x1b[2J\nq\n"))
    assert f"“{'a' * 40}…” is no choice here" in screen
    assert r"“\x1b[2J” is no choice here" in screen


def test_a_building_is_explained_where_an_answer_begins_with_its_letter(tablero: Run) -> None:
    """The first question of El Paso offers the tile bonus_tile_2; B is a building all the same."""
    typed = "? B\nq\n"
    screen = played(tablero("play", "gwt_elpaso", "--me", "all", "--seed", "1", stdin=typed))
    assert "Neutral building B\n      Discard 1" in screen.replace("\xa0", " ")


def test_what_is_reconstructed_says_so_where_it_is_explained(tablero: Run) -> None:
    typed = "? 1a\n? F\n? joker\n? 1\nq\n"
    screen = played(tablero("play", "gwt_elpaso", "--me", "all", "--seed", "1", stdin=typed))
    told = screen.partition("Common building 1a")[2]
    building, _, told = told.partition("Neutral building F")
    sure, _, told = told.partition("Joker")
    joker, _, tile = told.partition("Objective tile")
    assert "A figure here is reconstructed" in building
    assert "reconstructed" not in sure + joker
    assert "Our reading, not confirmed by a printed copy." in joker
    assert "A figure here is reconstructed" in tile


def test_a_plantation_is_explained_as_one_and_not_as_its_good(tablero: Run) -> None:
    screen = played(tablero(*NEW, "--me", "all", stdin="settler\n?\nq\n"))
    assert "With a colonist it produces 1 corn." in screen
    assert "Sells for" not in screen


def test_a_hint_tells_the_best_answers_with_the_chance_to_win(tablero: Run) -> None:
    screen = played(tablero(*NEW, "--me", "all", stdin="h\nq\n"))
    assert 1 <= screen.count("% chance to win") <= 3


def test_whole_game_then_a_good_record(tablero: Run, home: Path) -> None:
    report = json.loads(played(tablero(*NEW, "--auto", "--json", stdin="1\n0\n2\n3\n" * 600)))
    assert report["over"]
    [path] = (home / "records").iterdir()
    assert report["file"] == str(path)
    assert tablero("verify", path).returncode == 0
    assert not (home / "games" / "puerto_rico.json").exists()


def test_quit_and_resume_lose_nothing(tablero: Run, home: Path) -> None:
    played(tablero(*NEW, stdin="1\n1\nq\n"))
    answers = saved_answers(home)
    assert answers > 0
    played(tablero("play", "puerto_rico", "--resume", stdin="q\n"))
    assert saved_answers(home) == answers
    played(tablero("play", "puerto_rico", "--resume", stdin="1\nq\n"))
    assert saved_answers(home) > answers


def test_a_hint_tells_what_each_answer_changes(tablero: Run) -> None:
    """In a title whose chances nobody has learned only that, and the order."""
    game = ("play", "gwt_argentina", "--me", "all", "--seed", "1")
    for lang, way in (("en", "Steps to "), ("de", "Schritte bis "), ("ru", "Шагов до ")):
        screen = played(tablero(*game, "--lang", lang, stdin="h\nq\n"))
        assert re.search(rf"{way}[^\n]* 9 → \d\b", screen)
        assert "%" not in screen.split("> ", 1)[1]  # above, the share that is reconstructed


def test_a_hint_tells_chances_where_they_were_learned(tablero: Run) -> None:
    game = ("play", "gwt2", "--me", "all", "--seed", "1")
    assert "% chance to win" in played(tablero(*game, stdin="h\nq\n"))


def test_resumed_game_draws_the_same_chance(tablero: Run, home: Path) -> None:
    lines = ["settler", *["1"] * 2]
    played(tablero(*NEW, "--me", "all", stdin="\n".join(lines) + "\n"))
    at_once = json.loads((home / "games" / "puerto_rico.json").read_text())
    played(tablero(*NEW, "--me", "all", stdin=lines[0] + "\n"))
    for line in lines[1:]:
        played(tablero("play", "puerto_rico", "--resume", stdin=line + "\n"))
    assert json.loads((home / "games" / "puerto_rico.json").read_text()) == at_once


def test_resuming_shows_the_board_and_own_deeds_are_yours(tablero: Run, home: Path) -> None:
    first = played(tablero(*NEW, stdin="1\n1\nq\n"))
    assert "You take" in first
    again = played(tablero("play", "puerto_rico", "--resume", stdin="q\n"))
    assert "Governor" in again


def test_what_is_not_possible_is_told_by_number(tablero: Run, home: Path) -> None:
    screen = played(tablero(*NEW, "--me", "all", "--lang", "ru", stdin="1\n? 99\nq\n"))
    assert "settler" not in screen  # no notation among Russian words
    assert "и номер — почему" in screen


def test_new_game_keeps_the_old_save(tablero: Run, home: Path) -> None:
    played(tablero(*NEW, stdin="1\nq\n"))
    old = (home / "games" / "puerto_rico.json").read_text()
    screen = played(tablero(*NEW, stdin="q\n"))
    [aside] = (home / "games").glob("puerto_rico-*.json")
    assert aside.read_text() == old
    assert "kept as" in screen


def test_undo_takes_back_and_stops_at_the_boundary(tablero: Run, home: Path) -> None:
    screen = played(tablero(*NEW, "--me", "all", stdin="u\nsettler\nu\nq\n"))
    assert "nothing to undo" in screen  # nothing was played yet
    assert saved_answers(home) == 0


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_saves(home: Path, tmp_path: Path) -> None:
    path = os.pathsep.join(str(Path(part).resolve()) for part in sys.path if part.endswith("src"))
    child = subprocess.Popen(
        [sys.executable, "-m", "tablero", *NEW],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path, "TABLERO_HOME": str(home)},
    )
    assert child.stdin is not None
    child.stdin.write("1\n")
    child.stdin.flush()
    for _wait in range(300):
        if (home / "games" / "puerto_rico.json").exists():
            break
        time.sleep(0.1)
    child.send_signal(signal.SIGINT)
    screen, _ = child.communicate(timeout=60)
    assert child.returncode == 130
    assert "--resume" in screen
    assert saved_answers(home) > 0


def test_the_rival_that_the_rules_play_has_a_name(tablero: Run) -> None:
    answers = "neutral_b\naux_dollar\ndone\ns\nq\n"
    screen = played(tablero("play", "gwt2", "--players", 1, "--seed", 5, stdin=answers))
    assert "Turn 2: Sam." in screen


def test_a_first_game_has_a_line_of_advice_twice_at_most(tablero: Run) -> None:
    told = "discard one on the way"
    typed = "1\n" * 60 + "q\n"
    new = ("play", "gwt2", "--seed", "3")
    assert played(tablero(*new, "--wheels", stdin=typed)).count(told) in (1, 2)
    assert told not in played(tablero(*new, stdin=typed))
