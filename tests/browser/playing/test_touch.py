"""Games on a phone with fingers only: tabs, sheet, board; no mouse, no keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.fingers import (
    ARMED,
    pull_sheet_up,
    start_by_touch,
    touch,
    wait_for_question,
    wait_until,
)
from tests.browser.pages.test_looks import check_screen
from tests.browser.people import (
    ANYWAY,
    OFFERED,
    is_over,
    offered,
    position,
    skip_the_middle,
    start_against_bots,
)
from tests.browser.playing.test_targets import check_targets

ON_BOARD = '#tab-panel [data-target][data-state="available"]'
BEGINNING = 30  # answers
TABS = ("me", "market", "board")


def seek_on_board(page: Page) -> Locator | None:
    """Something on one of the drawn tabs that is the answer to the question."""
    for tab in TABS:
        button = page.get_by_test_id(f"tab-{tab}")
        if button.count() == 0:
            continue
        button.tap()
        expect(button).to_have_attribute("aria-current", "page")
        if page.locator(ON_BOARD).count():
            return page.locator(ON_BOARD).first
    return None


def touch_board(page: Page) -> bool:
    """Answer by a tap on the drawing, and by the sheet where that is not the whole answer."""
    thing = seek_on_board(page)
    if thing is None:
        return False
    before = position(page)
    thing.tap()
    if not wait_until(page, before, ANYWAY, OFFERED):
        pull_sheet_up(page)
        armed = page.locator(ARMED)
        touch(page, armed.first if armed.count() else offered(page).first)
    return True


def look_around(page: Page) -> None:
    for tab in ("players", "log", "board"):
        page.get_by_test_id(f"tab-{tab}").tap()
        expect(page.get_by_test_id(f"tab-{tab}")).to_have_attribute("aria-current", "page")
        wide = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wide <= 0, f"{tab}: the page scrolls sideways by {wide} px"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"])
def test_a_game_by_touch(new_page: NewPage, game: str) -> None:
    page = new_page(width=390, height=844, touch=True)
    start_by_touch(page, game)
    by_board = 0
    for turn in range(1500):
        if not wait_for_question(page):
            break
        if turn % 25 == 24:
            look_around(page)
        if turn == BEGINNING:
            skip_the_middle(page, game)
            continue
        if turn % 3 == 2 and touch_board(page):
            by_board += 1
            continue
        pull_sheet_up(page)
        touch(page, offered(page).first)
    assert by_board > 5
    page.get_by_test_id("tab-board").tap()
    assert is_over(page)
    expect(page.get_by_test_id("scores")).to_be_visible()
    check_targets(page, "result")
    check_screen(page)
    page.get_by_test_id("replay").tap()
    page.get_by_test_id("replay-slider").wait_for()
    check_targets(page, "replay")
    check_screen(page)


# While others act: something they touched is in sight.
FOLLOWED = """() => {
  const { top, bottom } = document.querySelector('#tab-panel').getBoundingClientRect()
  return document.querySelector('[data-testid=sheet]:not(.yours)') !== null
    && [...document.querySelectorAll('#tab-panel .last')].some((each) => {
      const box = each.getBoundingClientRect()
      return box.height > 0 && box.top >= top && box.bottom <= bottom
    })
}"""


def test_the_board_goes_where_the_others_act(new_page: NewPage) -> None:
    page = new_page(390, 844, touch=True, pace="slow")
    start_by_touch(page, "gwt2", 3)
    for _answer in range(20):
        pull_sheet_up(page)
        pass_on = page.locator('[data-testid="choice"][data-word="done"]')
        touch(page, (pass_on if pass_on.count() else offered(page)).first)
        if "yours" not in (page.get_by_test_id("sheet").get_attribute("class") or "").split():
            break
    page.wait_for_function(FOLLOWED)


def test_another_question_begins_at_its_head(new_page: NewPage) -> None:
    page = new_page(390, 844, touch=True)
    start_by_touch(page, "gwt_elpaso")
    touch(page, offered(page).first)  # an objective tile
    ask = page.get_by_test_id("ask")
    expect(ask).to_have_attribute("data-kind", "place_herder")
    pull_sheet_up(page)
    offered(page).last.scroll_into_view_if_needed()
    expect(ask).not_to_be_in_viewport()
    touch(page, page.locator('[data-testid="choice"][data-word="neutral_g"]'))
    expect(ask).to_have_attribute("data-kind", "act")
    expect(ask).to_be_in_viewport()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_the_turn_so_far_takes_one_line_on_a_phone(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    """What is asked stands above the way back, and the steps take no row from it."""
    page = new_page(*size, touch=True)
    start_against_bots(page, "puerto_rico", 3)
    back, draft = page.get_by_test_id("go-back"), page.get_by_test_id("draft")
    seen = set()
    for _answer in range(60):
        assert wait_for_question(page)
        pull_sheet_up(page)
        if draft.count():
            box = draft.bounding_box()
            assert box is not None
            assert box["height"] <= 60
            expect(draft.get_by_test_id("undo")).to_have_accessible_name("Undo")
            seen.add("draft")
        elif back.count():
            way, row = back.bounding_box(), offered(page).first.bounding_box()
            assert way is not None
            assert row is not None
            assert way["y"] > row["y"]
            seen.add("back")
        if seen == {"draft", "back"}:
            return
        touch(page, offered(page).first)
    raise AssertionError(seen)
