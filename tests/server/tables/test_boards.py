"""One board for everybody who looks, with each seat's own part put in."""

import msgspec
import pytest

from tablero.core.game import Game, View, with_own
from tablero.core.kinds import NOBODY
from tablero.core.match import Match
from tablero.core.registry import games
from tablero.core.rng import FastRng
from tablero.server.tables.told.boards import Board
from tablero.testkit.conformance import choose


def positions(game: Game, every: int) -> list[Match]:
    """Some of a random game, and its end."""
    match = Match.start(game, 3, None, FastRng.seeded(11))
    chooser = FastRng.seeded(12)
    found = []
    while not match.is_over():
        if match.ply % every == 0:
            found.append(match.copy())
        match.play(choose(match.state, chooser))
    return [*found, match]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_each_seat_is_sent_the_board_of_its_own_view(game: Game) -> None:
    for match in positions(game, 23):
        board = Board(match)
        for seat in range(NOBODY, 3):
            seen = View(game, match.state, seat).plain()
            assert bytes(board.seen_from(seat)) == msgspec.json.encode(seen)


def test_what_all_are_sent_is_what_a_spectator_sees() -> None:
    """Where nothing is said of own parts, as in a title of another package, all is a seat's own."""
    for game in games():
        match = positions(game, 50)[1]
        view = View(game, match.state, 0)
        common = View(game, match.state, NOBODY).plain()
        assert with_own(common, Game.show_own(game, view.state, 0)) == view.plain()
        assert with_own(common, {}) == common
