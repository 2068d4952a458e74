"""Bots answer legally, repeatably, and by what their seat may know."""

from __future__ import annotations

import pytest

from tablero import bots
from tablero.bots import Bot, Budget, Heard, Thought, one_ply
from tablero.bots.guides import searched
from tablero.bots.heuristics import judge_of
from tablero.cli.playing import play_bots
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.match import Match
from tablero.core.registry import find, games
from tablero.core.rng import FastRng
from tablero.core.sim.playout import chooser, pick_offered


def positions(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Some positions of a random game, each at a question with a choice."""
    state, rng = game.seeded(seats, seed), chooser(seed)
    found = []
    while not state.is_over():
        if state.ply % every == 0 and len(state.answers()) > 1:
            found.append(state.copy())
        state.play(int(pick_offered(state, rng)))
    return found


def thought(game: Game, state: State, name: str, seed: int) -> Thought:
    seat = state.current_player()
    bot = bots.find(name, seed).sit(game, seat)
    return bot.think(View(game, state, seat), Budget(simulations=3))


# Points lie face down there, but all saw who took them: to who keeps count nothing is hidden.
NOTHING_HIDDEN = {"puerto_rico"}


BOTS = [
    pytest.param(game, name, id=f"{game.id}-{name}")
    for game in games()
    for name in bots.names(game.id)
]


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_thoughts_are_legal_and_repeatable(game: Game, name: str) -> None:
    for state in positions(game, game.seat_counts[-1], 4, 41):
        first, again = (thought(game, state, name, 8) for _time in range(2))
        assert first.answer in state.answers()
        assert (first.answer, first.ranking) == (again.answer, again.ranking)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_ranking_holds_every_answer_the_best_first(game: Game) -> None:
    for state in positions(game, game.seat_counts[-1], 4, 29):
        found = thought(game, state, "greedy", 1)
        assert sorted(answer for answer, _value in found.ranking) == state.answers()
        assert found.ranking[0][0] == found.answer
        values = [value for _answer, value in found.ranking]
        assert values == sorted(values, reverse=True)
        assert found.note


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_whoever_is_in_a_hurry_does_nothing_absurd(game: Game) -> None:
    passed_over = 0
    for state in positions(game, game.seat_counts[-1], 4, 23):
        found = thought(game, state, "beginner", 3)
        place = [answer for answer, _value in found.ranking].index(found.answer)
        assert place <= (len(found.ranking) - 1) // 2
        passed_over += place > 0
    assert passed_over


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_higher_level_looks_farther(game: Game) -> None:
    known = searched(game.id)
    assert known is not None
    levels = ("medium", "hard", "master")
    for is_in_worlds in (True, False):  # a world and a simulation of a tree cannot be compared
        alike = [level for level in levels if (known.worlds_of(level) is not None) == is_in_worlds]
        looks = [known.simulations[level] for level in alike]
        assert looks == sorted(set(looks))


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_no_thought_depends_on_hidden_cards(game: Game, name: str) -> None:
    """Twins differ only in what the seat cannot know: answer, values and note are the same."""
    differed = 0
    for number, state in enumerate(positions(game, game.seat_counts[-1], 5, 37)):
        twin = View(game, state, state.current_player()).determinise(FastRng.seeded(number))
        differed += game.digest(twin) != game.digest(state)
        one, two = thought(game, state, name, 2), thought(game, twin, name, 2)
        assert (one.answer, one.ranking, one.note) == (two.answer, two.ranking, two.note)
    assert (differed == 0) == (game.id in NOTHING_HIDDEN)


def test_thinking_does_not_move_the_game() -> None:
    game = find("puerto_rico")
    for state in positions(game, 3, 6, 29):
        before = game.digest(state)
        for name in bots.names():
            thought(game, state, name, 1)
        one_ply.values(View(game, state, state.current_player()), 1, Budget())
        assert game.digest(state) == before


def test_one_step_of_looking_ahead_values_every_answer_within_its_budget() -> None:
    game = find("puerto_rico")
    for state in positions(game, 4, 7, 37):
        view = View(game, state, state.current_player())
        for budget in (Budget(), Budget(simulations=1)):
            assert len(one_ply.values(view, 3, budget)) == len(state.answers())


def test_a_title_without_heuristics_is_played_by_looking_ahead() -> None:
    assert judge_of("puerto_rico") is not None
    assert judge_of("a_title_of_somebody_else") is None


class Listener(Bot):
    """Remembers, for its seat alone, what it was told."""

    def __init__(self, seed: int) -> None:
        self.name = "listener"
        self.told: list[Heard] = []
        self.seats: dict[int, Listener] = {}

    def sit(self, game: Game, seat: int) -> Bot:
        self.seats[seat] = Listener(0)
        return self.seats[seat]

    def hear(self, what: Heard) -> None:
        self.told.append(what)

    def think(self, view: View, budget: Budget) -> Thought:
        assert len(self.told) == view.state.ply
        return Thought(view.state.answers()[0])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_bot_is_told_everything_its_seat_may_know(game: Game) -> None:
    match = Match.start(game, 2, None, FastRng.seeded(3))
    listener = Listener(0)
    players = [listener.sit(game, seat) for seat in range(2)]
    play_bots(match, players, 1)
    for seat, seated in listener.seats.items():
        assert [(one.seat, one.word) for one in seated.told] == [
            (entry.seat, entry.word) for entry in match.entries
        ]
        private = [
            event
            for entry in match.entries
            for event in entry.events
            if event.kind.private and event.seat != seat
        ]
        shown = [event for one in seated.told for event in one.events]
        for event in private:
            assert event.plain(event.seat) not in shown


def test_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match="random"):
        bots.find("clever")
