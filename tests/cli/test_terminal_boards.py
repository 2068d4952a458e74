"""The boards of the terminal speak in words, in every language, at every stage of a game."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

import tablero
from tablero.cli.boards import drawing
from tablero.cli.boards.trails import inside
from tablero.cli.terminal.screen import Screen, offered_keys, refused_keys
from tablero.cli.terminal.talk import Talk
from tablero.core.game import Game
from tablero.core.match import Match
from tablero.core.registry import find, games
from tablero.core.rng import FastRng

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


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "2a B · "), ("ru", "2a B · "), ("de", "2a B · ")],
)
def test_a_building_tells_whose_it_is_and_what_it_does(lang: str, told: str) -> None:
    game = find("gwt2")
    plain = {"seats": 2, "phase": "use", "tiles": {"build_a_1": "2a@1"}, "players": [{}, {}]}
    state = game.load(plain, FastRng.seeded(1))
    talk = Talk(Match(game, 2, {}, FastRng.seeded(1), state), lang)
    text = drawn(game.show(state, 0), game, talk)
    line = next(one for one in text.splitlines() if told in one)
    assert talk.tip("2a").split()[0] in line
    assert talk.term("vp_short") in line


@pytest.mark.parametrize("title", ["gwt2", "gwt_argentina"])
def test_objective_cards_tell_their_points(title: str) -> None:
    game = find(title)
    match = game.match(seats=2, seed=4)
    talk = Talk(match, "en")
    board: dict[str, Any] = game.show(match.state, 0)
    text = " ".join(drawn(board, game, talk).split())
    cards = [*board["display"], *board["players"][0]["area"]]
    assert len(cards) > 3
    for card in cards:
        printed = talk.printed["objectives"][card]
        worth = f"+{printed['vp']}" + (f" −{printed['penalty']}" if printed["penalty"] else "")
        tasks = " ".join(inside(talk.term(card)).split())
        assert f"{tasks}: {worth}]" in text


def test_a_building_that_is_sold_out_says_so_without_style() -> None:
    game = find("puerto_rico")
    owners: list[dict[str, object]] = [{"city": {"office": 0}}, {"city": {"office": 0}}, {}]
    state = game.load({"seats": 3, "players": owners}, FastRng.seeded(1))
    talk = Talk(Match(game, 3, {}, FastRng.seeded(1), state), "en")
    assert "Office ×0" in drawn(game.show(state, 0), game, talk)


def test_points_noted_on_paper_leave_an_empty_supply() -> None:
    game = find("puerto_rico")
    plain = {"seats": 3, "ended": ["chips"], "players": [{"chips": 78}, {}, {}]}
    state = game.load(plain, FastRng.seeded(1))
    talk = Talk(Match(game, 3, {}, FastRng.seeded(1), state), "en")
    assert "VP chip: 0 " in drawn(game.show(state, 0), game, talk)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Reconstructed"), ("ru", "Восстановлено"), ("de", "Rekonstruiert")]
)
@pytest.mark.parametrize("title", ["gwt2", "gwt_argentina", "gwt_elpaso"])
def test_the_solo_opponent_is_said_to_be_a_reconstruction(title: str, lang: str, said: str) -> None:
    game = find(title)
    for seats in (1, 2):
        match = game.match(seats=seats, seed=7)
        talk = Talk(match, lang)
        lines = drawn(game.show(match.state, 0), game, talk).splitlines()
        opponent = f"{talk.label('automa')}: "
        assert [opponent in line for line in lines if said in line] == [True] * (2 - seats)


def test_before_sue_lies_only_what_is_hers() -> None:
    """No money, tokens, hand, limits or auxiliary actions (El Paso, RULES 8.1)."""
    game = find("gwt_elpaso")
    match = game.match(seats=1, seed=7)
    talk = Talk(match, "en")
    lines = drawn(game.show(match.state, 0), game, talk).splitlines()
    mine = next(k for k, line in enumerate(lines) if "$4" in line)
    hers = [line for line in lines[mine + 1 :] if line.startswith("Sue")]
    assert [line.rstrip() for line in hers] == ["Sue  (score 6)"]
    assert sum("limit" in line for line in lines) == 1


def test_train_cards_tell_their_actions() -> None:
    game = find("gwt_elpaso")
    match = game.match(seats=2, seed=7)
    text = drawn(game.show(match.state, 0), game, Talk(match, "en"), width=200)
    assert "train card 2 · Take a bonus tile. Needs 2\u00a0engineers and 4\u00a0dollars." in text


def test_auxiliary_actions_tell_what_they_do() -> None:
    game = find("gwt_elpaso")
    match = game.match(seats=2, seed=7)
    text = drawn(game.show(match.state, 0), game, Talk(match, "en"))
    assert "Auxiliary actions: Gain 1\u00a0dollar  Exchange a card" in text


FORKS = {
    # a fork on one of the ways of a fork
    "gwt2": [" C ─┬─ · ─ · ──", "└─ D ─┬─ · ──", "└─ ▲ ─ "],
    # one of the ways is a mere step
    "gwt_argentina": [" G↗17 ─ ○↗12 ─ ○ ─┬─ · ─┬─ ○ ─ H↗9 ─", "└─────┘"],
    # the last ways lead round to the start
    "gwt_elpaso": [" F ─┬─ · ─┬─ G ─┬─ · ─┬─→", "└─ · ─┘     └─ · ─┘"],
}


@pytest.mark.parametrize("title", FORKS)
def test_the_ways_of_a_fork_run_under_each_other(title: str) -> None:
    game = find(title)
    match = game.match(seats=3, seed=7)
    text = drawn(game.show(match.state, 0), game, Talk(match, "en"), width=1000)
    upper, *lower = FORKS[title]
    lines = text.splitlines()
    top = next(k for k, line in enumerate(lines) if upper in line)
    for below, part in enumerate(lower, 1):
        assert part in lines[top + below], text


@pytest.mark.parametrize("title", FORKS)
def test_the_map_fits_in_a_hundred_columns_and_goes_on_by_arrows(title: str) -> None:
    game = find(title)
    match = game.match(seats=game.seat_counts[-1], seed=7)
    lines = drawn(game.show(match.state, 0), game, Talk(match, "de")).splitlines()
    assert max(map(len, lines)) <= 100
    ended = [line.rstrip().endswith("─→") for line in lines]
    begun = [line.lstrip().startswith("→─") for line in lines]
    assert sum(ended) == sum(begun) + (title == "gwt_elpaso")


def test_the_job_market_lies_in_rows_with_its_prices() -> None:
    game = find("gwt2")
    match = game.match(seats=4, seed=7)
    talk = Talk(match, "en")
    lines = drawn(game.show(match.state, 0), game, talk).splitlines()
    top = next(k for k, line in enumerate(lines) if line.startswith("Job market:"))
    assert lines[top].split()[2:] == ["1", "→2", *map(str, range(3, 13))]
    assert lines[top + 1].split() == [f"${job['cost']}" for job in talk.printed["jobs"]]


@pytest.mark.parametrize(("lang", "word"), [("en", "Beta"), ("ru", "Бета"), ("de", "Beta")])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_beta_says_so_under_its_board(
    game: Game, lang: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And how much of what is printed is a reconstruction."""
    match = game.match(seats=game.seat_counts[-1], seed=7)
    Screen(match, Talk(match, lang), beside=False).table(match, 0, [])
    seen = capsys.readouterr().out
    assert (word in seen) == (game.stage == "beta")
    doubtful = sum(origin.doubtful for origin in game.provenance())
    assert bool(re.search(r"\d+ % ", seen)) == (doubtful > 0)


def test_every_answer_has_a_number_of_its_own() -> None:
    """Trains are numbers themselves; a word beside them, which is English, gets the next one."""
    ask = {
        "answers": [{"word": "2"}, {"word": "exchange"}],
        "refused": [{"word": "1"}, {"word": "4"}, {"word": "done"}],
    }
    assert [key for key, _ in offered_keys(ask)] == ["2", "5"]
    assert [key for key, _ in refused_keys(ask)] == ["1", "4", "6"]
    named = {"answers": [{"word": "mayor"}, {"word": "settler"}], "refused": [{"word": "captain"}]}
    assert [key for key, _ in offered_keys(named) + refused_keys(named)] == ["1", "2", "3"]
