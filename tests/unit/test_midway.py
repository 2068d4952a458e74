"""While the Mayor has lifted somebody's colonists, no points are told that they would bring."""

from __future__ import annotations

from pathlib import Path

from tablero.core.game import View
from tablero.core.kinds import NOBODY
from tablero.core.match import Match
from tablero.core.text import record
from tablero.server.tables.kept.replays import scores_over_time

RECORD = Path(__file__).parents[1] / "games/puerto_rico/3_greedy.rec"


def played() -> Match:
    return record.read(RECORD.read_text())


def test_the_score_is_not_told_while_large_buildings_are_empty_for_a_moment() -> None:
    match, fell = played(), 0
    before = [0, 0, 0]
    for state in match.walk():
        seat = state.midway()
        if seat != NOBODY:
            assert state.kind().name == "place_colonists"
            assert seat == state.current_player()
            fell += state.scores()[seat] < before[seat]
        else:
            before = state.scores()
        for viewer in range(3):
            players = View(match.game, state, viewer).plain()["players"]
            assert isinstance(players, list)
            assert (players[viewer]["score"] is None) == (viewer == seat)
    assert fell


def test_nor_does_it_fall_in_the_curve_of_the_game() -> None:
    match = played()
    curve = scores_over_time(match)
    for ply, state in enumerate(match.walk()):
        seat = state.midway()
        if seat == NOBODY:
            assert curve[ply] == state.scores()
        else:
            assert curve[ply][seat] == curve[ply - 1][seat]
