"""Matches: undo to the information boundary, refusals that change nothing, saving."""

from __future__ import annotations

import pytest

from tablero.core.kinds import IllegalAnswer, Stream
from tablero.core.match import Match, UndoRefused
from tablero.core.registry import find
from tablero.core.rng import FairRng, FastRng
from tablero.core.text import snapshots

GAME = find("puerto_rico")
ANY = Stream("any")


def new_match(seed: int = 1) -> Match:
    return Match.start(GAME, 3, None, FastRng.seeded(seed))


def play_words(match: Match, *words: str) -> None:
    for word in words:
        match.play_word(word)


def test_undo_goes_back_within_the_own_turn() -> None:
    match = new_match()
    start = GAME.digest(match.state)
    play_words(match, "settler")
    assert match.undo_floor() == 0
    play_words(match, "quarry")
    match.undo(0)
    assert GAME.digest(match.state) == start
    assert match.ply == 0


def test_undo_stops_at_another_seats_answer() -> None:
    match = new_match()
    play_words(match, "settler", "quarry", "pass")
    match.undo()
    with pytest.raises(UndoRefused, match="another seat acted"):
        match.undo(0)
    play_words(match, "pass")
    assert match.undo_floor() == 2


def test_undo_stops_at_a_draw_and_chance_is_not_repeated() -> None:
    match = new_match()
    play_words(match, "settler", "quarry", "pass", "pass")
    assert match.entries[-1].chance
    with pytest.raises(UndoRefused, match="cards were drawn"):
        match.undo()
    before = GAME.digest(match.state)
    assert GAME.digest(snapshots.restore(snapshots.save(match)).state) == before


def test_undo_with_nothing_played() -> None:
    with pytest.raises(UndoRefused, match="nothing to undo"):
        new_match().undo()


def test_undo_in_a_copy_leaves_the_original() -> None:
    match = new_match()
    play_words(match, "settler", "quarry")
    twin = match.copy()
    twin.undo(0)
    twin.play_word("mayor")
    match.undo(1)
    assert [entry.word for entry in match.entries] == ["settler"]
    assert match.state.kind().name == "take_tile"


@pytest.mark.parametrize("answer", [-1, 5, 6, 7, 10**12])
def test_a_refused_answer_changes_nothing(answer: int) -> None:
    match = new_match()
    match.play_word("captain")
    assert not match.state.is_offered(answer)
    before = (GAME.digest(match.state), match.ply)
    with pytest.raises(IllegalAnswer):
        match.play(answer)
    assert (GAME.digest(match.state), match.ply) == before


def test_refusals_carry_code_and_figures() -> None:
    match = new_match()
    match.play_word("builder")
    with pytest.raises(IllegalAnswer) as refused:
        match.play_word("wharf")
    assert refused.value.code == "not_enough_money"
    assert refused.value.facts == {"need": 8, "have": 2}


def test_preview_shows_consequences_and_the_one_way_mark() -> None:
    match = new_match()
    match.play_word("builder")
    preview = match.preview(match.state.answer_of("small_market"))
    assert [event.kind.name for event in preview.events] == ["built"]
    assert preview.oneway  # the next seat is asked
    assert preview.bound == "acted"  # until then it can be taken back
    match.play_word("small_market")
    match.play_word("pass")
    match.play_word("pass")
    assert match.preview(match.state.answer_of("settler")).oneway is False


@pytest.mark.parametrize(
    ("seats", "options", "text"),
    [
        (1, {}, "is played by 2, 3, 4, 5, not by 1"),
        (6, {}, "not by 6"),
        (3, {"dragons": True}, "has no option 'dragons'"),
        (3, {"open_chips": "maybe"}, "takes false, true, not 'maybe'"),
    ],
)
def test_bad_tables_are_refused_in_one_line(seats: int, options: dict[str, str], text: str) -> None:
    with pytest.raises(ValueError, match=text) as refused:
        Match.start(GAME, seats, dict(options), FastRng.seeded(1))
    assert "\n" not in str(refused.value)


def test_forced_answers_are_played_and_marked_where_all_can_see_them() -> None:
    match = new_match(3)
    rng = FastRng.seeded(3)
    while not match.is_forced():
        answers = match.state.answers()
        match.play(answers[rng.below(ANY, len(answers))])
    before = match.ply
    match.play_forced(100)
    assert match.ply > before
    assert not match.is_forced()
    assert [entry.is_auto for entry in match.entries[before:]] == [True] * (match.ply - before)
    assert not any(entry.is_auto for entry in match.entries[:before])
    restored = snapshots.restore(snapshots.save(match))
    assert [entry.is_auto for entry in restored.entries] == [e.is_auto for e in match.entries]


def test_what_a_hand_forces_is_not_played_unasked() -> None:
    """Great Western Trail: after an auxiliary action only `done` may be left; it is asked."""
    game = find("gwt2")
    given: dict[str, object] = {
        "phase": "use",
        "players": [{"herder": "neutral_c", "exchange_tokens": 0, "hand": {"criollo": 4}}, {}],
    }
    position = {**given, "seats": 2}
    match = Match(game, 2, {}, FastRng(1), game.load(position, FastRng(1)))
    match.play_word("aux_dollar")
    assert [match.state.kind().words[answer] for answer in match.state.answers()] == ["done"]
    assert not match.is_forced()
    match.play_forced(100)
    assert match.ply == 1


# -- a long match ----------------------------------------------------------------------------------
def test_a_match_that_drops_its_beginning_goes_on_alike() -> None:
    """Position, ply, what is taken back and what comes after: as in the match that keeps all."""
    whole, short = new_match(7), new_match(7)
    for number in range(200):
        answers = whole.state.answers()
        for match in (whole, short):
            match.play(answers[number % len(answers)])
        if number % 5 == 0 and whole.undo_floor() < whole.ply:
            whole.undo()
            short.undo()
        short.drop(8)
        assert short.ply == whole.ply
        assert short.undo_floor() == whole.undo_floor()
        assert GAME.digest(short.state) == GAME.digest(whole.state)
        kept = [entry.word for entry in short.entries]
        assert kept == [entry.word for entry in whole.entries_after(short.dropped)]
        assert len(kept) <= max(8, short.ply - short.undo_floor())
    again = snapshots.restore(snapshots.save(short))
    assert (again.ply, again.dropped) == (short.ply, short.dropped)
    assert snapshots.save(again) == snapshots.save(short)
    with pytest.raises(ValueError, match="beginning"):
        short.record()
    with pytest.raises(UndoRefused):
        short.undo(3)


def test_what_may_be_taken_back_is_not_dropped() -> None:
    match = new_match()
    play_words(match, "settler", "quarry")
    match.drop(0)
    assert match.dropped == 0
    match.undo(0)
    assert match.ply == 0


@pytest.mark.parametrize("title", ["puerto_rico", "gwt2"])
def test_every_position_of_a_turn_comes_back(title: str) -> None:
    """One position is kept for all that may be taken back; the others are played to from it."""
    game = find(title)
    match = Match.start(game, 3, {}, FairRng(bytes(32)))
    stood: list[str] = []
    deepest = 0
    for number in range(150):
        stood = [*stood[: match.ply], game.digest(match.state)]
        for to in range(match.undo_floor(), match.ply):
            twin = match.copy()
            twin.undo(to)
            assert game.digest(twin.state) == stood[to]
            assert twin.ply == to
            twin.play(match.entries[to].answer)
            assert game.digest(twin.state) == stood[to + 1]
            assert twin.undo_floor() == match.undo_floor()
        deepest = max(deepest, match.ply - match.undo_floor())
        answers = match.state.answers()
        match.play(answers[number * 7 % len(answers)])
    assert deepest >= 3
