"""Reasons of hints: at every kind of question, true, in three languages, telling answers apart."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from tablero.bots import Budget
from tablero.bots.guides import searched
from tablero.bots.gwt_family.telling import REACH, TASKS, WAY
from tablero.bots.hints import Advice, advise
from tablero.bots.reasons import ALIKE, DEED, FIGURE, FIRST, NOTHING, RIVAL, Reason, reasons
from tablero.bots.telling import telling_of
from tablero.bots.worlds import POINTS, Followed
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.kinds import NOBODY
from tablero.core.registry import find, games
from tablero.core.rng import FastRng
from tablero.core.sim.playout import chooser, pick_offered
from tablero.core.text import record
from tablero.games.gwt_family.table import TrailTable
from tablero.words import LANGUAGES
from tests.cli.test_bots import positions
from tests.words.reading import NAMES, readable
from tests.words.test_messages import Strict

SEED = 3
SOME = 4
MOST_GAMES = 60
RECORDS = {  # of games with questions that random answers hardly ever lead to
    "puerto_rico": "games/puerto_rico/4_take_points.rec",
    "gwt_argentina": "browser/games/gwt_argentina.rec",
}
PLACED: dict[str, list[tuple[dict[str, Any], list[str]]]] = {  # and positions with answers
    "gwt2": [
        (
            {
                "tiles": {"build_a_1": "9b@0"},
                "players": [{"herder": "build_a_1", "engine": "12", "dollars": 9}],
            },
            ["upgrade_behind"],
        ),
        (
            {
                "tiles": {"build_flood_1": "6b@0", "build_flood_2": "5b@1", "build_a_1": "5b@0"},
                "players": [{"herder": "build_flood_1"}],
            },
            ["copy_adjacent"],
        ),
    ],
}

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@cache
def of_every_kind(game: Game) -> dict[str, State]:
    """A position at each kind of question, with a choice."""
    found: dict[str, State] = {}
    for seed in range(MOST_GAMES):
        options = {each.name: each.choices[seed // 3 % len(each.choices)] for each in game.options}
        state = game.seeded(game.seat_counts[seed % len(game.seat_counts)], seed, options)
        rng = chooser(seed)
        while not state.is_over():
            note(found, state)
            state.play(int(pick_offered(state, rng)))
        if len(found) == len(game.kinds):
            return found
    if game.id in RECORDS:
        text = (Path(__file__).parents[1] / RECORDS[game.id]).read_text("utf-8")
        for state in record.read(text).walk():
            note(found, state)
    for plain, words in PLACED.get(game.id, []):
        given = {"seats": 2, "phase": "use", "sides": "b", **plain}
        state = game.load(given, FastRng.seeded(SEED))
        state.settle()
        for word in words:
            state.play(state.answer_of(word))
        note(found, state)
    return found


def note(found: dict[str, State], state: State) -> None:
    if not state.is_over() and state.offered > 1 and state.kind().name not in found:
        found[state.kind().name] = state.copy()


@cache
def advice_of(game: Game, kind: str) -> list[Advice]:
    state = of_every_kind(game)[kind]
    return advise(View(game, state, state.current_player()), SEED, Budget(simulations=8))


@cache
def followed_at(game: Game, kind: str) -> Followed:
    """The advised answers once more, as their reasons were found."""
    state, known = of_every_kind(game)[kind], searched(game.id)
    assert known is not None
    view = View(game, state, state.current_player())
    answers = [one.answer for one in advice_of(game, kind)]
    return Followed(view, SEED, answers, known.guide, telling_of(game.id))


speaker_of = cache(Strict)


def lines(game: Game, lang: str, seat: int, told: list[Reason]) -> list[str]:
    speaker = speaker_of(lang, game.id)
    called = speaker.called(NAMES, seat)
    return [speaker.why(one.code, one.seat, one.args, called) for one in told]


@every_game
def test_every_kind_of_question_is_tried(game: Game) -> None:
    assert set(of_every_kind(game)) == {kind.name for kind in game.kinds}


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_has_a_reason_at_every_kind_of_question(game: Game, lang: str) -> None:
    for kind, state in of_every_kind(game).items():
        for advice in advice_of(game, kind):
            said = lines(game, lang, state.current_player(), advice.reasons)
            assert said, f"{kind}: {state.kind().words[advice.answer]}"
            for line in said:
                readable(lang, kind, line)


@every_game
def test_three_answers_are_compared_wherever_three_are_offered(game: Game) -> None:
    """Asides apart: they leave the question standing."""
    for kind, state in of_every_kind(game).items():
        first = int(state.question().first_aside())
        deeds = [answer for answer in state.answers() if first < 0 or answer < first]
        assert len(advice_of(game, kind)) >= min(3, len(deeds)), kind


@every_game
def test_the_best_comes_first(game: Game) -> None:
    for kind in of_every_kind(game):
        shares = [one.share for one in advice_of(game, kind) if one.share is not None]
        assert shares == sorted(shares, reverse=True), kind


@every_game
def test_reasons_differ_where_the_positions_do(game: Game) -> None:
    for kind in of_every_kind(game):
        followed, found = followed_at(game, kind), advice_of(game, kind)
        first = lines(game, "en", followed.seat, found[0].reasons)
        for k, advice in enumerate(found[1:], 1):
            ends, mine = (
                [[course.end.board for course in followed.courses[place]] for place in (0, k)],
                lines(game, "en", followed.seat, advice.reasons),
            )
            assert mine != first or ends[0] == ends[1], f"{kind}: {first}"
            is_alike = any(one.code == ALIKE for one in advice.reasons)
            assert not is_alike or ends[0] == ends[1], f"{kind}: {mine}"


@every_game
def test_figures_are_those_of_the_positions(game: Game) -> None:
    """What is told is what stands on the boards, before and after, with this answer and without."""
    told = 0
    for kind in of_every_kind(game):
        followed = followed_at(game, kind)
        found = reasons(followed)
        advised = [advice.reasons for advice in advice_of(game, kind)]
        assert list(map(plain, found)) == list(map(plain, advised))
        for k, each in enumerate(found):
            for one in each:
                if one.code in (FIGURE, RIVAL):
                    check_figure(followed, one, k)
                    told += 1
    assert told


@every_game
def test_the_best_is_advised_for_what_speaks_for_it(game: Game) -> None:
    """What speaks against it is told last, and no more than one such figure."""
    told = 0
    for kind in of_every_kind(game):
        advised = advice_of(game, kind)[0].reasons
        compared = [one for one in advised if one.args.get("against", NOTHING) != NOTHING]
        figures = [one for one in compared if one.code in (FIGURE, RIVAL)]
        against = [speaks_against(game, one) for one in figures]
        assert against == sorted(against), kind
        assert sum(against) <= 1, kind
        told += len(figures)
    assert told


def speaks_against(game: Game, one: Reason) -> bool:
    """Whether a figure is worse than the others have it on average."""
    numbers = [one.args[key] for key in ("after", "low", "high")]
    after, low, high = (int(number) for number in numbers if isinstance(number, int))
    worth = telling_of(game.id).weight(str(one.args["name"])) * (1 if one.code == FIGURE else -1)
    return worth * (2 * after - low - high) < 0


def check_figure(followed: Followed, one: Reason, k: int) -> None:
    name, against = str(one.args["name"]), one.args["against"]
    before = followed.before.figures[one.seat]
    assert one.args["change"] == "new" or one.args["before"] == before[name]
    assert is_mean(followed, one, k, "after")
    if against == FIRST:
        assert is_mean(followed, one, 0, "low")
    elif against != NOTHING:
        others = range(1, len(followed.courses))
        assert any(is_mean(followed, one, other, "low") for other in others)


def plain(told: list[Reason]) -> list[tuple[object, ...]]:
    return [(one.code, one.seat, one.args) for one in told]


def is_mean(followed: Followed, one: Reason, k: int, key: str) -> bool:
    """Whether a number is the mean of a figure over the worlds, when all has run its course."""
    name = str(one.args["name"])
    values = [each.end.figures[one.seat][name] for each in followed.courses[k]]
    return one.args[key] == round(sum(values) / len(values))


def compared(game: Game, state: State, answers: list[int]) -> Followed:
    known = searched(game.id)
    assert known is not None
    view = View(game, state, state.current_player())
    return Followed(view, SEED, answers, known.guide, telling_of(game.id))


def test_the_mayor_leaves_nobody_without_work() -> None:
    """All colonists are lifted before they are placed anew: nothing is told of that moment."""
    game, tried = find("puerto_rico"), 0
    for state in positions(game, 3, 1, 1):
        words = [state.kind().words[answer] for answer in state.answers()]
        if state.kind().name != "pick_role" or "mayor" not in words or tried == SOME:
            continue
        mayor = state.kind().numbers["mayor"]
        other = next(answer for answer in state.answers() if answer != mayor)
        for one in (
            each for told in reasons(compared(game, state, [mayor, other])) for each in told
        ):
            if one.args.get("name") == "harvest":
                tried += 1
                assert int(one.args["after"]) >= int(one.args["before"])
    assert tried


def test_while_colonists_are_placed_nothing_is_measured_by_the_moment_before() -> None:
    """They are lifted then: no harvest, and no bonus of a large building."""
    game, told = find("puerto_rico"), 0
    for state in positions(game, 3, 1, 1):
        if state.kind().name != "place_colonists" or state.offered < 2 or told > SOME:
            continue
        found = compared(game, state, state.answers()[-2:])
        for one in (each for reason in reasons(found) for each in reason):
            if one.code == FIGURE:
                told += 1
                assert one.args["change"] == "new", one.args
    assert told > SOME


def test_the_next_role_does_not_follow_from_an_answer() -> None:
    """With two players whoever comes last in a phase picks the next role: what that would bring is
    no reason to build one thing or another."""
    game, tried = find("puerto_rico"), 0
    for state in (one for seed in range(3) for one in positions(game, 2, seed, 1)):
        if state.kind().name != "build" or state.offered < 3:
            continue
        tried += 1
        found = compared(game, state, state.answers()[-3:])
        deeds = {
            key.split()[0] for courses in found.courses for one in courses for key in one.deeds
        }
        assert deeds <= {"built", "colonists_placed", "end_triggered", "game_ended"}
    assert tried > SOME


def test_a_way_that_began_anew_is_compared_with_none() -> None:
    """Who arrives sets out again: the steps of the next lap are no measure for this one's."""
    game, tried = find("gwt_elpaso"), 0
    for state in positions(game, 2, 1, 1):
        if state.kind().name != "move" or tried == SOME:
            continue
        found = compared(game, state, state.answers()[-3:])
        ends = [one.end.figures[found.seat] for courses in found.courses for one in courses]
        if any(end.get(WAY, 0) > found.before.figures[found.seat][WAY] for end in ends):
            tried += 1
            assert WAY not in [one.args.get("name") for told in reasons(found) for one in told]
    assert tried


@pytest.mark.parametrize("title", ["gwt2", "gwt_argentina", "gwt_elpaso"])
def test_in_the_last_turn_nothing_is_got_ready_any_more(title: str) -> None:
    """A hand, steps or workers for later are no reason where nothing comes later."""
    game, tried = find(title), 0
    for state in (one for seed in range(4) for one in positions(game, 3, seed, 1)):
        if cast(TrailTable, state).closed_by() == NOBODY or tried == SOME:
            continue
        found = compared(game, state, state.answers()[:3])
        told = [one for each in reasons(found) for one in each]
        tried += any(one.code in (FIGURE, RIVAL) for one in told)
        names = {str(one.args["name"]) for one in told if one.code in (FIGURE, RIVAL)}
        assert names <= {POINTS, TASKS, "dollars", "pesos"}
        assert not [one for one in told if one.code == REACH]
    assert tried


def test_a_reach_is_not_told_of_a_hand_that_is_given_away() -> None:
    """What a hand would reach now is told only if it still does at the end of the turn."""
    tried = 0
    for game in (find("gwt2"), find("gwt_argentina")):
        for state in positions(game, 3, 2, 3):
            if state.kind().name != "act" or tried >= 10 * SOME:
                continue
            found = compared(game, state, state.answers()[:3])
            told = [one for each in reasons(found) for one in each if one.code == REACH]
            ends = [one.end.words.get(REACH) for courses in found.courses for one in courses]
            tried += 1
            assert all(one.args["after"] in ends for one in told)
    assert tried


def test_what_is_not_certain_does_not_stay_as_it_was() -> None:
    uncertain = 0
    for game in games():
        for kind in of_every_kind(game):
            for one in (one for each in advice_of(game, kind) for one in each.reasons):
                if one.args.get("certain") == 0 and one.code in (FIGURE, RIVAL):
                    uncertain += 1
                    assert one.args["change"] != "same"
                    is_other = one.args["change"] == "other"  # what changes does so by its number
                    assert not is_other or one.args["before"] != one.args["after"], one.args
    assert uncertain


def test_what_a_reason_says() -> None:
    """Own figures from where to where, against the others or the first; deeds; rivals by name."""
    game = find("gwt2")

    def said(code: str, seat: int, **args: int | str) -> str:
        (line,) = lines(game, "en", 0, [Reason(code, seat, args)])
        return line.replace("\u00a0", " ")

    figure: dict[str, int | str] = {
        "name": "dollars",
        "before": 3,
        "after": 7,
        "certain": 1,
        "change": "other",
    }
    assert said(FIGURE, 0, **figure, against="none") == "Dollars 3 → 7"
    assert said(FIGURE, 0, **figure, against="one", low=4, high=4) == "Dollars 3 → 7 (otherwise 4)"
    two = said(FIGURE, 0, **figure, against="two", low=-1, high=5)
    assert two == "Dollars 3 → 7 (otherwise −1 or 5)"
    assert said(FIGURE, 0, **figure, against="first", low=9) == "Dollars 3 → 7 (with the first: 9)"
    unsure = said(RIVAL, 1, **{**figure, "certain": 0}, against="some", low=3)
    assert unsure == "Борис: Dollars 3 → ≈ 7 (with another: 3)"
    same = {**figure, "name": "hand_value", "change": "same"}
    assert (
        said(FIGURE, 0, **same, against="one", low=5, high=5) == "Hand value still 7 (otherwise 5)"
    )
    about = {**figure, "before": 7, "change": "about", "certain": 0}
    assert said(FIGURE, 0, **about, against="first", low=9) == "Dollars ≈ 7 (with the first: 9)"
    new = {**figure, "name": "own_next", "change": "new"}
    assert said(FIGURE, 0, **new, against="none") == "Steps to your next building 7"
    hired: dict[str, int | str] = {"event": "hired", "worker": "cowboy", "dollars": 6, "slot": 2}
    assert said(DEED, 0, **hired, certain=1) == "Then: You hire a cowboy for 6 dollars (slot 2)."
    assert said(ALIKE, -1, against="first") == "Comes to the same as the first."
    reach = said("reach", 0, after="chicago", against="one", low="peoria", high="peoria")
    assert reach == "Hand and certificates reach Chicago (otherwise Peoria)"
