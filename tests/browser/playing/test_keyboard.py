"""Games from the front page to the result without touching the mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import (
    OFFERED,
    PLANNED,
    is_over,
    offered,
    position,
    skip_the_middle,
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
