"""A whole game of each title in which nothing jumps: the answers are sent from elsewhere, so that
no shift is excused by a click, and the page draws every position."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage
from tests.browser.people import OFTEN, is_taken, jumps, path_of, start_against_bots, watch_jumps

SIZES = {
    "puerto_rico": (1280, 720),
    "gwt2": (1440, 900),
    "gwt_argentina": (1280, 720),
    "gwt_elpaso": (1440, 900),
}
LONGEST = 1500  # answers
# What was heard is drawn.
DRAWN = """seq => Number(document.documentElement.dataset.seq) >= seq && new Promise((drawn) =>
  requestAnimationFrame(() => setTimeout(() => drawn(true))))"""


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", SIZES)
def test_nothing_jumps_in_a_whole_game(new_page: NewPage, game: str) -> None:
    page = new_page(*SIZES[game])
    start_against_bots(page, game)
    table = path_of(page.url)
    page.mouse.move(0, 0)
    watch_jumps(page)
    given = 0
    for _look in range(100 * LONGEST):
        seen = page.request.get(table).json()
        if seen["status"] == "over":
            break
        if not seen["ask"]["yours"]:
            page.wait_for_timeout(OFTEN)
            continue
        page.wait_for_function(DRAWN, arg=seen["seq"])
        offered = seen["ask"]["answers"]
        answer = offered[given % min(3, len(offered))]["answer"]
        given += is_taken(page, table, seen, answer)
    page.get_by_test_id("result").wait_for()
    all_jumps = jumps(page)
    print(f"{game}: {all_jumps:.4f} in {given} answers")
    assert all_jumps < 0.1
