"""What training a net of each title takes; found by trying."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    seats: tuple[int, ...]  # drawn from for each game
    kept_share: float = 0.2  # of the decisions of games by common sense
    passes: float = 12.0  # over the samples of the last rounds
    first_passes: float = 16.0
    decay: float = 1e-3
    # Where a game is long, a net learns more from many games of common sense than from few of its
    # own: every round is played like the first, and the net only helps the search to judge.
    is_scripted: bool = False
    test_simulations: int = 0  # after each round, against `greedy`
    last_test_simulations: int = 100  # at the end


def most_played(seats: tuple[int, ...]) -> int:
    """The number of players that is drawn most often."""
    return max(set(seats), key=seats.count)


RECIPES = {
    "puerto_rico": Recipe(seats=(2, 3, 3, 3, 3, 4, 5)),
    "gwt2": Recipe(
        seats=(2, 3, 4, 4),
        kept_share=0.04,
        passes=2.0,
        first_passes=4.0,
        decay=0.1,
        is_scripted=True,
        test_simulations=20,
        last_test_simulations=60,
    ),
}


@dataclass(frozen=True)
class Reinforced:
    """How a title is played for `training.reinforce`: seats of equally many tables, the sizes of
    its net (what 2 MB hold), and within how many answers tables begin anew at first."""

    seats: tuple[int, ...]
    width: int
    spread: int
    hidden: int = 64


SITTINGS = {
    "puerto_rico": Reinforced(seats=(2, 3, 3, 3, 3, 3, 4, 5), width=128, spread=120, hidden=32),
    "gwt2": Reinforced(seats=(2, 3, 4, 4, 4, 4, 4, 4), width=124, spread=300),
    "gwt_argentina": Reinforced(seats=(2, 3, 4, 4, 4, 4, 4, 4), width=96, spread=300),
    "gwt_elpaso": Reinforced(seats=(1, 2, 3, 4, 4, 4, 4, 4), width=160, spread=200),
}
