"""What somebody who plays every evening meets again and again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boards.test_whole import FREE
from tests.browser.conftest import NewPage
from tests.browser.people import answer, offered, position, start_against_bots, wait_past

GAMES = ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"]
LOW = (1280, 720)
# Who wants to be asked before what cannot be taken back.
ASKED_FIRST = "localStorage.tablero = JSON.stringify({ pace: 'instant', sure: true })"
# What would be lost, or what cannot be taken back.
ASKS = re.compile(r"(Still possible|Cannot be taken back): \W?\w")


def rows(page: Page) -> Locator:
    return page.locator('[data-testid="choice"][data-state="available"]')


def test_a_step_keeps_its_name_over_a_reload(page: Page) -> None:
    """The list knew that there was money on the role's card; the log only knows the role."""
    start_against_bots(page, "puerto_rico")
    paid = offered(page).filter(has_text="from the card", has_not=page.locator(".oneway"))
    for turn in range(60):
        if paid.count():
            break
        answer(page, turn)
    before = position(page)
    paid.first.click()
    wait_past(page, before)
    chips = page.get_by_test_id("chip")
    expect(chips.last).to_contain_text("doubloon")
    told = chips.all_inner_texts()
    page.reload()
    expect(chips).to_have_text(told)


def until_told(page: Page, wanted: Locator) -> None:
    """Until what the others did, or was done for us, is told, and one of these can be chosen."""
    recap = page.get_by_test_id("recap").get_by_role("list")
    for _turn in range(60):
        if recap.count() and wanted.count():
            return
        answer(page)
    raise AssertionError("no such choice under a recap in 60 answers")


@pytest.mark.parametrize("game", GAMES)
def test_in_a_low_window_a_resting_mouse_leaves_the_recap_in_sight(
    new_page: NewPage, game: str
) -> None:
    page = new_page(*LOW)
    start_against_bots(page, game, 3)
    with_consequences = rows(page).filter(has=page.locator(".oneway, .speech-only"))
    until_told(page, with_consequences)
    recap = page.get_by_test_id("recap").get_by_role("list")
    box = with_consequences.last.bounding_box()
    assert box
    # Pressed beside the rows, then at rest on one: what a redraw does under a mouse that stays.
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
    page.mouse.down(button="middle")
    page.mouse.up(button="middle")
    expect(recap).to_be_visible()
    page.mouse.move(box["x"] + 60, box["y"] + box["height"] / 2)
    expect(recap).to_be_hidden()
    expect(page.get_by_test_id("consequences")).not_to_contain_text("Point at a choice")


# Titles in which the first questions already come to it; the frame is that of all of them.
@pytest.mark.parametrize("game", ["puerto_rico", "gwt_elpaso"])
def test_in_a_low_window_nothing_lies_over_the_buttons_of_a_guard(
    new_page: NewPage, game: str
) -> None:
    """Not the recap either, whether the mouse rests where it chose or moves."""
    page = new_page(*LOW, once=True)
    page.add_init_script(ASKED_FIRST)
    start_against_bots(page, game, 3)
    asked_about = rows(page).filter(has=page.locator(".oneway"))
    until_told(page, asked_about)
    before = position(page)
    asked_about.last.click()
    expect(page.get_by_test_id("consequences")).to_contain_text(ASKS)
    buttons = [page.get_by_test_id(each) for each in ("end-anyway", "keep-playing", "never-ask")]
    for button in buttons:
        assert button.evaluate(FREE)
    for button in buttons:
        button.hover()
        assert all(other.evaluate(FREE) for other in buttons)
    assert position(page) == before
    page.get_by_test_id("recap").hover()
    buttons[0].click()
    wait_past(page, before)
