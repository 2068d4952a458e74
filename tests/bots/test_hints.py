"""Advice is legal, repeatable, and the same whatever lies where the person cannot look."""

import math

import pytest

from tablero.bots import Budget
from tablero.bots.guides import searched
from tablero.bots.hints import SHOWN, Advice, advise, agree, row
from tablero.bots.worlds import POINTS, best_of, doubt, lead_at_the_end
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.registry import find, games
from tablero.core.rng import FastRng
from tests.cli.test_bots import NOTHING_HIDDEN, positions

SEED = 5


def advice_at(game: Game, state: State) -> list[Advice]:
    view = View(game, state, state.current_player())
    return advise(view, SEED, Budget(simulations=3))


def plain(advice: list[Advice]) -> list[object]:
    return [
        (a.answer, a.share, a.margin, [(one.code, one.seat, one.args) for one in a.reasons])
        for a in advice
    ]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_best_answers_with_what_sets_them_apart(game: Game) -> None:
    for state in positions(game, game.seat_counts[-1], 4, 67):
        found = advice_at(game, state)
        answers = [one.answer for one in found]
        assert 1 <= len(answers) <= SHOWN
        assert len(set(answers)) == len(answers)
        assert set(answers) <= set(state.answers())
        assert plain(advice_at(game, state)) == plain(found)
        for reason in (reason for one in found for reason in one.reasons):
            assert -1 <= reason.seat < len(state.scores())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_shares_are_told_only_where_they_were_learned(game: Game) -> None:
    known = searched(game.id)
    assert known is not None
    for state in positions(game, game.seat_counts[0] + 1, 6, 89):
        for one in advice_at(game, state):
            assert (one.share is None) == (not known.guide.is_learned)
            assert one.share is None or 0.0 <= one.share <= 1.0


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_hint_does_not_depend_on_what_the_seat_cannot_see(game: Game) -> None:
    differed = 0
    for number, state in enumerate(positions(game, game.seat_counts[-1], 7, 61)):
        twin = View(game, state, state.current_player()).determinise(FastRng.seeded(number))
        differed += game.digest(twin) != game.digest(state)
        assert plain(advice_at(game, state)) == plain(advice_at(game, twin))
    assert differed or game.id in NOTHING_HIDDEN


def test_the_reason_tells_what_a_whole_phase_brings() -> None:
    """Of the captain in Puerto Rico: what everybody ships, not only what whoever calls it does."""
    game = find("puerto_rico")
    for seed in range(12):
        for state in positions(game, 3, seed, 1):
            if state.kind().name != "pick_role":
                continue
            captain = state.kind().numbers["captain"]
            told = [one for one in advice_at(game, state) if one.answer == captain]
            why = [reason for one in told for reason in one.reasons]
            seats = {reason.seat for reason in why if reason.args.get("name") == POINTS}
            if len(seats) > 1:
                return
    pytest.fail("nobody ever shipped together with somebody")


def test_a_row_of_questions_is_answered_to_its_end() -> None:
    """The Mayor of Puerto Rico asks slot by slot: the advice is the whole layout."""
    game = find("puerto_rico")
    longest = 0
    for state in positions(game, 3, 4, 5):
        view = View(game, state, state.current_player())
        steps = row(view, SEED, advice_at(game, state)[0].answer)
        asked, seat = state.kind(), state.current_player()
        for step in steps:
            assert state.kind() is asked
            assert state.current_player() == seat
            assert state.question().about(state) == step.about
            state.play(step.answer)  # refuses what is not offered
        assert state.is_over() or state.kind() is not asked or state.current_player() != seat
        if asked.name == "place_colonists":
            longest = max(longest, len({str(step.about["slot"]) for step in steps}))
    assert longest > 1


@pytest.mark.parametrize(("title", "behind"), [("puerto_rico", 3.0), ("gwt2", 6.0)])
def test_where_all_are_equal_the_best_rival_is_foreseen_ahead(title: str, behind: float) -> None:
    """One of several will have more than each may expect: at the start nobody is level with the
    best of the others, as nobody was, on average, in games of the nets by themselves."""
    game, known = find(title), searched(title)
    assert known is not None
    leads = []
    for seed in range(4):
        state = game.seeded(4, seed)
        known.guide.begin(state)
        for seat in range(4):
            lead = lead_at_the_end(state, seat, known.guide)
            assert lead is not None
            leads.append(lead)
    assert sum(leads) / len(leads) < -behind


def test_the_best_of_several_and_how_open_it_is() -> None:
    assert best_of([30.0], 4.0) == 30.0
    assert best_of([30.0, 20.0], 0.0) == 30.0
    assert best_of([30.0, 30.0, 30.0], 4.0) == pytest.approx(30.0 + 4.0 * math.log(3.0))
    assert best_of([60.0, 20.0], 4.0) == pytest.approx(60.0, abs=0.01)
    assert doubt([1.0, 0.0, 0.0]) == 0.0
    assert doubt([0.25] * 4) == pytest.approx(1.0)
    assert doubt([1.0]) == 0.0


@pytest.mark.parametrize(
    ("shares", "margins", "is_told"),
    [
        ([0.6, 0.55, 0.4], [4.2, 4.1, -1.0], True),
        ([0.6, 0.5], [1.2, 4.1], False),  # the best would lead by less
        ([0.6, 0.58], [4.4, 4.0], True),
        ([0.6, 0.3], [-2.0, -3.0], False),  # wins mostly, and is behind
        ([0.3, 0.2], [-2.0, -3.0], True),
        ([0.3, 0.2], [2.0, -3.0], False),  # ahead, and loses mostly
        ([0.3, 0.2], [None, None], True),
    ],
)
def test_a_lead_is_told_where_it_agrees_with_the_chance_to_win(
    shares: list[float], margins: list[float | None], is_told: bool
) -> None:
    assert agree(shares, margins) is is_told
