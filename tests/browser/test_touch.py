"""Whole games on a phone with fingers only: tabs, sheet, board; no mouse, no keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import OFFERED, is_over, offered, position, wait_for_turn

ANYWAY = '[data-testid="end-anyway"]'
ARMED = '[data-testid="choice"].armed'
ON_BOARD = '#tab-panel [data-target][data-state="available"]'
TABS = ("me", "market", "board")


def start_by_touch(page: Page, game: str) -> None:
    page.goto("/")
    card = page.get_by_test_id(f"game-{game}")
    card.locator('label:has(input[value="2"])').tap()
    card.get_by_test_id("play-bots").tap()
    page.wait_for_url(re.compile("/table/"))
    wait_for_turn(page)


def wait_for_question(page: Page) -> bool:
    """Until a question is ours, whatever the tab; false when the game is over."""
    page.wait_for_function(
        "() => { const sheet = document.querySelector('[data-testid=sheet]');"
        " return sheet === null || sheet.classList.contains('yours') }"
    )
    return page.get_by_test_id("sheet").count() > 0


def sheet_is_up(page: Page) -> bool:
    return page.get_by_test_id("sheet").get_attribute("data-open") == "true"


def pull_sheet_up(page: Page) -> None:
    if not sheet_is_up(page):
        page.get_by_test_id("sheet").locator("[aria-expanded]").first.tap()
    offered(page).first.wait_for()


def wait_until(page: Page, before: str, *or_shown: str) -> bool:
    """Until the answer is taken (true), or the table asks for one more tap."""
    page.wait_for_function(
        "([before, more]) => document.documentElement.dataset.seq !== before"
        " || (more !== '' && document.querySelector(more) !== null)",
        arg=[before, ", ".join(or_shown)],
    )
    return position(page) != before


def touch(page: Page, thing: Locator) -> None:
    """One tap, and the second one that is asked for what cannot be taken back."""
    before = position(page)
    armed = "armed" in (thing.get_attribute("class") or "").split()
    thing.tap()
    if (
        not armed
        and not wait_until(page, before, ANYWAY, ARMED)
        and not page.locator(ANYWAY).count()
    ):
        page.locator(ARMED).tap()
    if not wait_until(page, before, ANYWAY):
        page.locator(ANYWAY).tap()
        wait_until(page, before)


def seek_on_board(page: Page) -> Locator | None:
    """Something on one of the drawn tabs that is the answer to the question."""
    for tab in TABS:
        button = page.get_by_test_id(f"tab-{tab}")
        if button.count() == 0:
            continue
        button.tap()
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


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["puerto_rico", "gwt2"])
def test_a_whole_game_by_touch(new_page: NewPage, game: str) -> None:
    page = new_page(width=390, height=844, touch=True)
    start_by_touch(page, game)
    by_board = 0
    for turn in range(1500):
        if not wait_for_question(page):
            break
        if turn % 25 == 24:
            look_around(page)
        if turn % 3 == 2 and touch_board(page):
            by_board += 1
            continue
        pull_sheet_up(page)
        touch(page, offered(page).first)
    assert by_board > 5
    page.get_by_test_id("tab-board").tap()
    assert is_over(page)
    expect(page.get_by_test_id("scores")).to_be_visible()
