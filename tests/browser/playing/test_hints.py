"""A hint in the browser: by button and by key, pointing lights the board, pressing chooses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards.test_puerto_rico import settle_the_plan, until_the_mayor
from tests.browser.conftest import NewPage
from tests.browser.people import is_over, offered, position, start_against_bots, wait_past

TITLES = ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"]


def wait_for_hint(page: Page) -> None:
    expect(page.get_by_test_id("hint-list")).to_be_visible(timeout=60_000)


def take_advice(page: Page) -> None:
    """Choose what is advised first, with whatever is asked before it counts."""
    before = position(page)
    advised = page.get_by_test_id("hint-answer").first
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
    advised = page.get_by_test_id("hint-answer")
    assert 1 <= advised.count() <= 3
    assert {row.get_attribute("data-answer") for row in advised.all()} <= choices
    share = re.compile(r"\d+ % to win")
    if game != "gwt_argentina":  # the title whose chances nobody has learned
        expect(advised.first).to_contain_text(share)
        expect(advised.first.locator(".bar")).to_be_visible()
    else:
        expect(advised.first).not_to_contain_text(share)
        expect(page.get_by_text("Best first, by rule of thumb")).to_be_visible()
    take_advice(page)
    expect(page.get_by_test_id("hint-list")).to_have_count(0)


def test_pointing_at_an_answer_lights_its_place_and_shows_what_it_does(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    page.keyboard.press("h")
    wait_for_hint(page)
    first = page.get_by_test_id("hint-answer").first
    first.hover()
    expect(page.locator("[data-target].pointed").first).to_be_visible()
    expect(page.get_by_test_id("consequences")).not_to_contain_text("Point at a choice")
    page.keyboard.press("h")  # put away
    expect(page.get_by_test_id("hint-list")).to_have_count(0)


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
    start_against_bots(page, "puerto_rico")
    button = page.get_by_test_id("hint")
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    button.tap()
    wait_for_hint(page)
    take_advice(page)


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
    expect(page.get_by_test_id("hint-list")).to_have_count(0)


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
