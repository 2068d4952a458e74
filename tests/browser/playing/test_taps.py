"""What a finger learns by tapping: what a thing is, what a choice does, and where to tap again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.fingers import start_by_touch, touch, wait_for_question
from tests.browser.people import offered, position, wait_past

PHONE = (390, 844)
# Whether what is at the middle of an element is the element, or inside it.
FREE = """(row) => {
  const { x, y, width, height } = row.getBoundingClientRect()
  return row.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


def test_a_tap_on_what_cannot_be_chosen_tells_what_it_is(new_page: NewPage) -> None:
    page = new_page(*PHONE, touch=True)
    start_by_touch(page, "gwt2")
    page.get_by_test_id("tab-market").tap()
    page.locator('#tab-panel [data-target][data-state="idle"]').first.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.get_by_test_id("tab-board").tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("which", ["first", "last"])
def test_the_row_that_waits_for_a_second_tap_is_in_sight_and_explains(
    new_page: NewPage, which: str
) -> None:
    page = new_page(*PHONE, touch=True)
    start_by_touch(page, "puerto_rico")
    rows = offered(page).locator("visible=true").and_(page.locator("[data-bound]"))
    for _answer in range(20):
        if rows.count():
            break
        touch(page, offered(page).first)
        wait_for_question(page)
    row = rows.first if which == "first" else rows.last
    row.tap()
    expect(row.get_by_test_id("armed-tip")).not_to_be_empty()
    again = row.locator(".again")
    assert again.evaluate(FREE)
    row.tap()
    expect(again).to_have_count(0)


def test_who_knows_the_tiles_taps_once(new_page: NewPage) -> None:
    """Offered where the second tap is asked for; the settings know it too."""
    page = new_page(*PHONE, touch=True)
    start_by_touch(page, "gwt2")
    before = position(page)
    offered(page).first.tap()
    page.get_by_test_id("tap-once").tap()
    wait_past(page, before)
    page.get_by_test_id("help-button").tap()
    page.get_by_test_id("help-settings").tap()
    expect(page.get_by_test_id("taps")).to_have_value("oneway")
    page.get_by_test_id("taps").select_option("never")
    page.get_by_test_id("help-close").tap()
    start_by_touch(page, "puerto_rico")
    before = position(page)
    offered(page).first.tap()
    wait_past(page, before)


def test_rows_of_buildings_show_what_is_done_there(new_page: NewPage) -> None:
    """Where the herder may go, and what may be placed: drawn in the row, in words on a tap."""
    page = new_page(*PHONE, touch=True)
    start_by_touch(page, "gwt2")
    expect(offered(page).first.get_by_test_id("stop-brief")).to_be_visible()
    touch(page, page.locator('[data-testid="choice"][data-word="neutral_b"]'))
    touch(page, page.locator('[data-testid="choice"][data-word="build_2"]'))
    building = page.locator('[data-testid="choice"][data-word="1"]')
    expect(building.get_by_test_id("stop-brief")).to_be_visible()
    before = position(page)
    building.tap()
    expect(building.get_by_test_id("armed-tip")).not_to_be_empty()
    assert position(page) == before
    building.tap()
    wait_past(page, before)


def test_a_space_is_shown_before_it_is_built_on_and_stays_in_sight(new_page: NewPage) -> None:
    page = new_page(*PHONE, touch=True)
    start_by_touch(page, "gwt_elpaso")
    touch(page, offered(page).first)  # an objective tile
    for word in ("neutral_e", "build", "1"):
        wait_for_question(page)
        touch(page, page.locator(f'[data-testid="choice"][data-word="{word}"]'))
    site = page.locator('#tab-panel [data-target="node.build_6"]')
    expect(site.locator(".number")).to_have_text("6")
    before = position(page)
    row = page.locator('[data-testid="choice"][data-word="build_6"]')
    row.tap()
    expect(row.locator(".again")).to_be_visible()
    assert position(page) == before
    expect(site).to_be_in_viewport(ratio=0.9)
    row.tap()
    wait_past(page, before)
    while page.get_by_test_id("ask").get_attribute("data-kind") == "jokers":
        touch(page, offered(page).first)
        wait_for_question(page)
    expect(site.locator(".number")).to_have_count(0)
    expect(site).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_test_id("acts")).to_be_in_viewport(ratio=1)


def test_from_the_market_the_next_question_leads_back_to_the_board(new_page: NewPage) -> None:
    page = new_page(*PHONE, touch=True)
    start_by_touch(page, "gwt_elpaso")
    page.get_by_test_id("tab-market").tap()
    touch(page, offered(page).first)  # an objective tile, which lies there
    expect(page.get_by_test_id("ask")).to_have_attribute("data-kind", "place_herder")
    expect(page.locator('#tab-panel [data-target="node.neutral_b"]')).to_be_visible()
