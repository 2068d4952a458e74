"""Games from the front page to the result without touching the mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards.test_puerto_rico import until_the_mayor
from tests.browser.people import (
    OFFERED,
    PLANNED,
    answer,
    is_over,
    offered,
    position,
    skip_the_middle,
    start_against_bots,
    wait_for_turn,
    wait_past,
)

BEGINNING = 20  # answers; then the list again
WHOLE = ("puerto_rico", "gwt_argentina")  # no request answers in between


def press_until(page: Page, key: str, selector: str, limit: int = 80) -> None:
    """Press a key until what has the focus matches."""
    for _press in range(limit):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached with {key}")


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", ["puerto_rico", "gwt_argentina", "gwt_elpaso"])
def test_a_game_by_keyboard_only(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_test_id(f"game-{game}").wait_for()
    press_until(page, "Tab", f'[data-testid="game-{game}"] input')
    two = page.locator(f'[data-testid="game-{game}"] input[value="2"]')
    while not two.is_checked():
        page.keyboard.press("ArrowLeft")
    press_until(page, "Tab", f'[data-testid="game-{game}"] [data-testid="play-bots"]')
    page.keyboard.press("Enter")
    wait_for_turn(page)
    press_until(page, "F6", '[data-zone="choices"] *')
    for turn in range(1500):
        if turn == BEGINNING and game not in WHOLE:
            skip_the_middle(page, game)
            wait_for_turn(page)
        if is_over(page):
            break
        before = position(page)
        if turn % 10 == 0 or page.locator(PLANNED).count():  # the list with arrows and Enter
            press_until(page, "F6", '[data-zone="choices"] *')
            if page.locator(PLANNED).count():  # its buttons stand side by side, this one first
                press_until(page, "ArrowDown", '[data-testid^="plan-"]')
                press_until(page, "ArrowLeft", PLANNED)
            else:
                press_until(page, "ArrowDown", OFFERED)
            page.keyboard.press("Enter")
        else:  # by number
            page.keyboard.press("1")
        if page.get_by_test_id("end-anyway").count():
            press_until(page, "Tab", '[data-testid="end-anyway"]')
            page.keyboard.press("Enter")
        wait_past(page, before)
    assert is_over(page)
    expect(page.get_by_test_id("scores")).to_be_visible()


def test_help_filter_and_undo_by_keyboard(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("game-puerto_rico").get_by_test_id("play-bots").click()
    wait_for_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_test_id("help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("help")).not_to_be_visible()
    assert offered(page).count() > 0


def test_the_mayors_layout_by_digits(page: Page) -> None:
    """A digit for each line of the list, and the key that ends a turn is "done"."""
    start_against_bots(page, "puerto_rico", 3)
    ask = page.get_by_test_id("ask")
    for turn in range(40):
        if ask.get_attribute("data-kind") == "place_colonists":
            break
        answer(page, turn)
    page.get_by_test_id("plan-done").wait_for()
    lines = page.get_by_test_id("plan").get_by_role("listitem")
    worked = '[aria-pressed="true"]'
    at = next(at for at in range(9) if lines.nth(at).locator(worked).count())
    working = lines.nth(at).locator(worked)
    before = working.count()
    digit = str(at + 1)
    page.keyboard.press(digit)
    expect(working).to_have_count(0)
    assert page.locator('[data-testid="plan-done"][aria-disabled]').count()
    placed = position(page)
    page.keyboard.press("Control+Enter")
    assert position(page) == placed, "somebody has no place yet"
    for back in range(before):
        page.keyboard.press(digit)
        expect(working).to_have_count(back + 1)
    page.keyboard.press("Control+Enter")
    wait_past(page, placed)


def test_enter_is_done_where_nothing_has_the_focus(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    until_the_mayor(page)
    placed = position(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    wait_past(page, placed)


def test_what_is_searched_for_in_a_short_list_is_no_key(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    expect(page.locator("#filter")).to_have_count(0)
    page.keyboard.press("/")
    page.keyboard.type("hr")
    expect(page.locator("#filter")).to_have_value("hr")
    expect(page.get_by_test_id("hint-thinking")).to_have_count(0)
    expect(page.get_by_test_id("help")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#filter")).to_have_count(0)
    assert offered(page).count() > 0
