"""A hint in the browser: by button and by key, pointing lights the board, pressing chooses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards.test_puerto_rico import settle_the_plan, until_the_mayor
from tests.browser.conftest import NewPage
from tests.browser.people import (
    answer,
    is_over,
    offered,
    position,
    settle,
    start_against_bots,
    wait_past,
)

# Whether a thing is what lies at both of its ends.
ADVISED = '[data-testid="choice"][data-advised]'
FIRST = '[data-testid="choice"][data-advised="1"]'
UNCOVERED = """(row) => {
  const { left, top, bottom } = row.getBoundingClientRect()
  return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + 8, y)))
}"""
TITLES = ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"]


def wait_for_hint(page: Page) -> None:
    expect(page.get_by_test_id("hint-why")).to_be_visible(timeout=60_000)


def take_advice(page: Page) -> None:
    """Choose what is advised first, with whatever is asked before it counts."""
    before = position(page)
    advised = page.locator(FIRST)
    again, anyway = advised.locator(".again"), page.get_by_test_id("end-anyway")
    taken = page.locator(f'html:not([data-seq="{before}"])')
    advised.click()
    taken.or_(again).or_(anyway).first.wait_for(state="attached")
    if again.count():  # fingers are told first
        advised.click()
    elif anyway.count():
        anyway.first.click()
    wait_past(page, before)


@pytest.mark.parametrize("game", TITLES)
def test_the_three_best_answers_are_listed_with_why(page: Page, game: str) -> None:
    start_against_bots(page, game)
    choices = {row.get_attribute("data-answer") for row in offered(page).all()}
    page.get_by_test_id("hint").click()
    wait_for_hint(page)
    advised = page.locator(ADVISED)
    assert 1 <= advised.count() <= 3
    assert {row.get_attribute("data-answer") for row in advised.all()} <= choices
    places = sorted(str(row.get_attribute("data-advised")) for row in advised.all())
    assert places == ["1", "2", "3"][: advised.count()]
    first = page.locator(FIRST)
    expect(first.locator(".advised")).to_contain_text("1st")
    expect(page.get_by_test_id("hint-why")).to_contain_text(re.compile(r"1st\s+\S"))
    share = re.compile(r"\d+ % to win")
    if game != "gwt_argentina":  # the title whose chances nobody has learned
        expect(first.locator(".advised")).to_contain_text(re.compile(r"\d+\s%"))
        expect(first).to_contain_text(share)
    else:
        expect(first).not_to_contain_text(share)
        expect(page.get_by_text("Best first, by rule of thumb")).to_be_visible()
    take_advice(page)
    expect(page.get_by_test_id("hint-why")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
@pytest.mark.parametrize("game", TITLES)
def test_a_hint_leaves_the_choices_in_sight_and_where_they_are(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    """Of several, such as all roles of five players: from the moment it is asked for."""
    page = new_page(*size)
    start_against_bots(page, game, 5 if game == "puerto_rico" else 2)
    for turn in range(20):
        if 3 <= offered(page).count() <= 8:
            break
        answer(page, turn)
    settle(page)
    rows = offered(page)
    low = rows.first.bounding_box()
    page.get_by_test_id("hint").click()
    settle(page)
    asked = rows.first.bounding_box()
    assert low
    assert asked
    assert asked["y"] - low["y"] <= 64
    places = [row.bounding_box() for row in rows.all()]
    wait_for_hint(page)
    settle(page)
    assert [row.bounding_box() for row in rows.all()] == places
    for row in rows.all():
        assert row.evaluate(UNCOVERED)


def test_a_list_that_is_too_long_comes_to_what_is_advised_first(new_page: NewPage) -> None:
    """Spaces for a building, of which a low window shows a few."""
    page = new_page(1280, 720)
    start_against_bots(page, "gwt2")
    for wanted in ("Neutral building B", "Place a building", "Private building 1a"):
        before = position(page)
        offered(page).filter(has_text=wanted).first.click()
        wait_past(page, before)
    assert offered(page).count() > 14
    page.get_by_test_id("hint").click()
    wait_for_hint(page)
    expect(page.locator(FIRST)).to_be_in_viewport(ratio=0.9)
    assert page.locator(FIRST).evaluate(UNCOVERED)


def test_the_reason_is_that_of_what_is_pointed_at(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    while page.locator(ADVISED).count() < 2:
        if page.get_by_test_id("hint-why").count() or not page.get_by_test_id("hint").count():
            answer(page)
        else:
            page.keyboard.press("h")
            wait_for_hint(page)
    why = page.get_by_test_id("hint-why")
    expect(why).to_contain_text("1st")
    page.locator('[data-testid="choice"][data-advised="2"]').hover()
    expect(why).to_contain_text("2nd")
    page.get_by_test_id("hint").hover()
    expect(why).to_contain_text("1st")


def test_pointing_at_an_answer_lights_its_place_and_shows_what_it_does(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    page.keyboard.press("h")
    wait_for_hint(page)
    page.locator(FIRST).hover()
    expect(page.locator("[data-target].pointed").first).to_be_visible()
    expect(page.get_by_test_id("consequences")).not_to_contain_text("Point at a choice")
    page.keyboard.press("h")  # put away
    expect(page.get_by_test_id("hint-why")).to_have_count(0)


def test_a_game_begun_by_hints_alone_goes_on(page: Page) -> None:
    """Turn after turn: ask, take the first, be asked again."""
    start_against_bots(page, "puerto_rico")
    taken = 0
    for _turn in range(12):
        if is_over(page):
            break
        if page.get_by_test_id("plan").count():  # the Mayor's question is answered as a whole
            before = position(page)
            page.get_by_test_id("plan-done").click()
            wait_past(page, before)
            continue
        page.keyboard.press("h")
        wait_for_hint(page)
        take_advice(page)
        taken += 1
    assert taken >= 6


# Whether so many work in every slot that the advice speaks of; in the others there is no choice.
LAID_OUT = """(row) => row.every(({ about, answer }) => document.querySelectorAll(
  `[data-testid=plan] [data-slot="${about.slot}"][aria-pressed=true]`).length === answer)"""


@pytest.mark.parametrize("by_key", [False, True])
def test_the_mayors_layout_can_be_suggested(page: Page, by_key: bool) -> None:
    start_against_bots(page, "puerto_rico", 3)
    until_the_mayor(page)
    plan, done = page.get_by_test_id("plan"), page.get_by_test_id("plan-done")
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    ask = page.request.get(f"/api/tables/{table}").json()["ask"]
    with page.expect_response(lambda it: "/hint" in it.url and it.json()["ready"]) as heard:
        if by_key:
            page.keyboard.press("h")
        else:
            page.get_by_test_id("plan-suggest").click()
    row = heard.value.json()["row"]
    assert row[0]["about"]["slot"] == ask["about"]["slot"]
    page.wait_for_function(LAID_OUT, arg=row)
    expect(plan).to_contain_text("As suggested")
    expect(done).not_to_have_attribute("aria-disabled", "true")
    settle_the_plan(page)


def test_a_finger_takes_advice_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, touch=True)
    start_against_bots(page, "gwt_elpaso")
    button = page.get_by_test_id("hint")
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    button.tap()
    wait_for_hint(page)
    advised = page.locator(FIRST)
    tapped = advised.bounding_box()
    assert tapped is not None
    at = (tapped["x"] + tapped["width"] / 2, tapped["y"] + tapped["height"] / 2)
    before = position(page)
    page.touchscreen.tap(*at)
    expect(advised.locator(".again")).to_be_visible()  # told first, for there is no way back
    page.touchscreen.tap(*at)  # it has grown, but not from under the finger
    wait_past(page, before)


def test_there_is_none_between_people_unless_wanted(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/puerto_rico")
    page.get_by_test_id("seat-count").select_option("2")
    box = page.get_by_test_id("hints")
    expect(box).to_be_checked()
    page.get_by_label("Seat B: who").select_option("open")
    expect(box).not_to_be_checked()
    page.get_by_label("Seat B: who").select_option("bot")
    expect(box).to_be_checked()
    box.uncheck()
    page.get_by_test_id("create").click()
    page.wait_for_url(re.compile("/table/"))
    offered(page).first.wait_for()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-why")).to_have_count(0)


def test_there_is_none_where_nobody_can_think(own_page: Page) -> None:
    """A server that gives no advice, in a package without what a page thinks with."""
    page = own_page
    nobody = {"server": False, "runtime": "", "engine": ""}
    page.route("**/api/thinking", lambda route: route.fulfill(json=nobody))
    start_against_bots(page, "puerto_rico", 3)
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-thinking")).to_have_count(0)
    until_the_mayor(page)
    expect(page.get_by_test_id("plan-again")).to_be_visible()
    expect(page.get_by_test_id("plan-suggest")).to_have_count(0)
