"""Looking back: every choice is judged by what could be seen, and the worst are found."""

from itertools import pairwise

import pytest

from tablero.bots import Budget
from tablero.bots.guides import searched
from tablero.bots.review import (
    LEAST,
    Option,
    choices,
    how_many,
    is_learned,
    judge,
    outcome,
    rest_of,
    review,
)
from tablero.core.game import Game, View
from tablero.core.match import Match
from tablero.core.registry import find, games
from tablero.core.rng import FastRng
from tablero.games.puerto_rico.catalogue import GOODS
from tablero.words import Speaker
from tests.bots.test_search import choices as choices_of_a_game
from tests.bots.test_search import outcomes
from tests.cli.test_bots import NOTHING_HIDDEN, positions

FEW = 8


def played(game: Game, seats: int, seed: int) -> Match:
    """A game of random answers to its end."""
    match, dice = game.match(seats, seed), FastRng.seeded(seed + 1)
    while not match.is_over():
        answers = match.state.answers()
        match.play(answers[int(dice.step()) % len(answers)])
    return match


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_choice_is_judged_with_what_promised_most(game: Game) -> None:
    match = played(game, 2, 4)
    wanted = choices(match)
    assert wanted
    some = set(wanted[:: max(1, len(wanted) // 6)])
    for ply, state in enumerate(match.walk()):
        if ply not in some:
            continue
        before = game.digest(state)
        found = review(match, ply, state, Budget(simulations=FEW))
        assert game.digest(state) == before
        assert found.seat == match.entries[ply].seat
        assert found.chosen.word == match.entries[ply].word
        assert found.best.answer in state.answers()
        assert 0.0 <= found.fall <= 1.0
        assert sum(found.shares) == pytest.approx(1.0, abs=0.01)
    assert sum(outcome(match.state)) == pytest.approx(1.0)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_nobody_is_blamed_for_what_could_not_be_known(game: Game) -> None:
    differed = 0
    for number, state in enumerate(positions(game, game.seat_counts[-1], 3, 71)):
        seat, chosen = state.current_player(), state.answers()[-1]
        twin = View(game, state, seat).determinise(FastRng.seeded(number))
        differed += game.digest(twin) != game.digest(state)
        one, two = (
            judge(View(game, each, seat), chosen, Budget(simulations=3)) for each in (state, twin)
        )
        assert (one.shares, one.fall, one.best.word) == (two.shares, two.fall, two.best.word)
    assert differed or game.id in NOTHING_HIDDEN


def test_a_blunder_is_found() -> None:
    """An answer that loses at once where another wins gives the whole game away."""
    game = find("puerto_rico")
    tried = 0
    for seed in range(60):
        for state in choices_of_a_game(game, 2, seed)[-3:]:
            ends = outcomes(state)
            if 1.0 not in ends.values() or 0.0 not in ends.values():
                continue
            worst = next(answer for answer, share in ends.items() if share == 0.0)
            found = judge(View(game, state, state.current_player()), worst, Budget(simulations=40))
            assert found.chosen.share == 0.0
            assert found.fall > 0.9
            assert ends.get(found.best.answer, 1.0) == 1.0
            tried += 1
    assert tried


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_choice_is_looked_into_often_enough_to_be_blamed(game: Game) -> None:
    """Also where a hint needs few simulations, as in El Paso; unless somebody asks for fewer."""
    known = searched(game.id)
    assert known is not None
    assert how_many(known, Budget()) >= LEAST
    assert how_many(known, Budget(simulations=FEW)) == FEW


def test_a_choice_of_how_many_says_where() -> None:
    """The question is not in sight any more: "2 colonists" alone would say nothing."""
    game, tried = find("puerto_rico"), 0
    match, english = played(game, 3, 5), Speaker("en", "puerto_rico")
    for ply, state in enumerate(match.walk()):
        if ply == len(match.entries) or state.kind().name != "place_colonists":
            continue
        slot = str(state.question().about(state)["slot"])
        option = Option(state, match.entries[ply].answer, 0.5)
        label = english.answer("place_colonists", option.word, option.args)
        name = english.terms.term(f"{slot}_plantation" if slot in GOODS else slot)
        assert name
        assert name.lower() in label.lower()
        tried += 1
    assert tried


def test_where_all_colonists_work_is_one_choice() -> None:
    """Told by the slots that differ, each by its name."""
    game, better = find("puerto_rico"), 0
    match = played(game, 3, 5)
    wanted = choices(match)
    rows = [ply for ply in wanted if match.entries[ply].kind == "place_colonists"]
    for one, other in pairwise(rows):  # no second choice inside a layout
        assert other > one + len(rest_of(match, one))
    for ply, state in enumerate(match.walk()):
        if ply not in rows[-12:] or not rest_of(match, ply):
            continue
        found = review(match, ply, state, Budget(simulations=FEW))
        assert found.chosen.word == match.entries[ply].word
        if found.fall == 0.0:
            continue
        better += 1
        assert found.best.parts
        told = [(part.args["slot"], part.word) for part in found.chosen.parts]
        instead = [(part.args["slot"], part.word) for part in found.best.parts]
        assert not set(told) & set(instead)
    assert better


def test_what_was_learned_is_said() -> None:
    assert is_learned("puerto_rico")
    assert is_learned("gwt2")
    assert not is_learned("gwt_argentina")
