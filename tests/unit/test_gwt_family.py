"""The nouns that the trail titles share."""

from __future__ import annotations

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from tablero.bots import gwt_family as bots_family
from tablero.cli.boards import trails
from tablero.games import gwt_family
from tablero.games.gwt_family.bits import bit, bits
from tablero.games.gwt_family.pledges import Pledge, Reckoning
from tablero.games.gwt_family.rail.location.jobs import JobMarket
from tablero.games.gwt_family.rail.railroad import Railroad
from tablero.games.gwt_family.trail import FAR, Trail

# start -> fork -> (upper | lower_1 -> lower_2) -> join -> goal
TRAIL = Trail(
    ["start", "fork", "upper", "lower_1", "lower_2", "join", "goal"],
    [["fork"], ["upper", "lower_1"], ["join"], ["lower_2"], ["join"], ["goal"], []],
    "goal",
)


def tiles(*numbers: int) -> vec[i64]:
    return vec[i64](list(numbers))


def spaces(mask: int) -> list[int]:
    return [place for place in range(62) if mask >> place & 1]


def test_empty_spaces_cost_no_step() -> None:
    steps = TRAIL.steps_from(tiles(0, 1, 0, 1, 1, 1, 1), 0, 3)
    assert [int(step) for step in steps] == [0, 1, 1, 2, 3, 2, 3]
    assert TRAIL.steps_from(tiles(0, 1, 0, 1, 1, 1, 1), 0, 2)[6] == FAR


def test_ways_are_counted_back_from_a_target() -> None:
    steps = TRAIL.steps_to(tiles(0, 1, 1, 1, 1, 1, 1), 1, 5)
    assert TRAIL.through(steps, tiles(0, 1, 1, 1, 1, 1, 1), 2) == 2
    assert TRAIL.through(steps, tiles(0, 1, 1, 1, 1, 1, 1), 3) == 3
    assert TRAIL.rejoin(1) == 5


def test_an_engine_skips_others_and_may_use_turnouts() -> None:
    rail = Railroad(8, [4, 8])
    assert rail.names[5] == "station_1"
    others = int(bit(3))
    assert spaces(int(rail.ahead(others, 1, 3))) == [2, 4, 5, 6]
    assert spaces(int(rail.behind(others, 6, 1))) == [4, 5]
    assert spaces(int(rail.behind(others, 6, 2))) == [2, 4]
    assert rail.behind(0, 1, 2) == 0


def test_the_token_leaves_a_full_row() -> None:
    jobs = JobMarket()
    jobs.lay_out(2, 2)
    assert [jobs.add(0), jobs.add(1), jobs.add(2), jobs.add(0)] == [False, True, False, True]
    assert jobs.is_closed()
    assert jobs.holds(0, 1)
    jobs.take(0, 1)
    assert not jobs.holds(0, 1)


def pledge(demand: int, points: int, penalty: int, bound: bool) -> Pledge:
    return Pledge(points, tiles(demand), points, penalty, bound)


def test_units_serve_one_card_and_free_cards_may_be_left_out() -> None:
    bound = [pledge(2, 5, 3, bound=True), pledge(1, 3, 2, bound=True)]
    assert Reckoning(bound, tiles(2), 0).objective_points() == 3
    assert Reckoning([*bound, pledge(1, 4, 2, bound=False)], tiles(2), 0).objective_points() == 4
    assert Reckoning([pledge(9, 5, 3, bound=False)], tiles(0), 0).objective_points() == 0


def test_a_failed_card_may_complete_a_paying_pair() -> None:
    cards = [pledge(0, 3, 0, bound=True), pledge(9, 5, 2, bound=False)]
    best = Reckoning(cards, tiles(0), 3)
    assert (best.objective_points(), best.cards) == (1, 2)
    assert best.brought() == [(3, 3), (5, -2)]
    assert best.fulfilled() == [3]


def test_bits_reach_beyond_thirty_one() -> None:
    assert bits(bit(48) | bit(31) | bit(0)) == 3


def test_the_family_names_no_title() -> None:
    folder = Path(gwt_family.__file__).parent
    bots = Path(bots_family.__file__).parent
    paths = [*folder.rglob("*.py"), *bots.rglob("*.py"), Path(trails.__file__)]
    assert folder / "rail" / "location" / "hiring.py" in paths
    for path in paths:
        text = path.read_text("utf-8").lower()
        assert not any(name in text for name in ("gwt2", "argentina", "paso", "kansas"))


def test_bits_are_counted() -> None:
    for mask in (0, 1, 0b1011, (1 << 62) - 1, 1 << 61, 0x1555555555555555, 123456789012345678):
        assert bits(mask) == mask.bit_count()
