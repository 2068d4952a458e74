"""What somebody who plays every evening meets again and again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import answer, offered, position, start_against_bots, wait_past

GAMES = ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"]
LOW = (1280, 720)


def test_a_step_keeps_its_name_over_a_reload(page: Page) -> None:
    """The list knew that there was money on the role's card; the log only knows the role."""
    start_against_bots(page, "puerto_rico")
    paid = offered(page).filter(has_text="doubloon", has_not=page.locator(".oneway"))
    paid = paid.filter(has_text="take the")
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


@pytest.mark.parametrize("game", GAMES)
def test_in_a_low_window_a_resting_mouse_leaves_the_recap_in_sight(
    new_page: NewPage, game: str
) -> None:
    page = new_page(*LOW)
    start_against_bots(page, game, 3)
    recap = page.get_by_test_id("recap").get_by_role("list")
    for turn in range(40):
        if recap.count():
            break
        answer(page, turn)
    row = offered(page).last
    box = row.bounding_box()
    assert box
    # Pressed beside the rows, then at rest on one: what a redraw does under a mouse that stays.
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
    page.mouse.down(button="middle")
    page.mouse.up(button="middle")
    expect(recap).to_be_visible()
    page.mouse.move(box["x"] + 60, box["y"] + box["height"] / 2)
    expect(recap).to_be_hidden()
    expect(page.get_by_test_id("consequences")).not_to_contain_text("Point at a choice")
