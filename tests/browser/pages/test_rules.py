"""The rules to read: searchable, in three languages, one key away from the board."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tablero.core.registry import games
from tests.browser.conftest import NewPage
from tests.browser.lessons import open_lesson
from tests.browser.pages.test_looks import check_screen
from tests.browser.people import start_against_bots

SEARCH = "rules-search"
FIRST = {
    "en-GB": "By the number of players",
    "ru-RU": "По числу игроков",
    "de-DE": "Nach der Zahl der",
}


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_page_for_each_title(new_page: NewPage, game: str) -> None:
    page = new_page(390, 844, touch=True)
    page.goto("/")
    page.get_by_test_id(f"game-{game}").get_by_test_id("rules").tap()
    page.wait_for_url(re.compile(f"/rules/{game}"))
    page.get_by_test_id("statement").first.wait_for()
    assert page.get_by_test_id("statement").count() > 30
    assert page.get_by_test_id("component").count() > 30
    expect(page.get_by_test_id("goal")).to_contain_text("points win")
    check_screen(page)


@pytest.mark.parametrize("locale", sorted(FIRST))
def test_in_three_languages(new_page: NewPage, locale: str) -> None:
    page = new_page(locale=locale)
    page.goto("/rules/puerto_rico")
    expect(page.get_by_test_id("statement").first).to_contain_text(FIRST[locale])
    check_screen(page)


def test_search(page: Page) -> None:
    page.goto("/rules/puerto_rico")
    page.get_by_test_id("statement").first.wait_for()
    everything = page.get_by_test_id("statement").count()
    page.get_by_test_id(SEARCH).fill("wharf")
    expect(page.locator("mark").first).to_have_text(re.compile("wharf", re.IGNORECASE))
    assert 0 < page.get_by_test_id("statement").count() < everything
    expect(page.get_by_test_id("component").first).to_contain_text("Wharf")
    page.get_by_test_id(SEARCH).fill("8.12")
    expect(page.get_by_test_id("statement")).to_have_count(1)
    page.get_by_test_id(SEARCH).fill("zeppelin")
    expect(page.get_by_role("status")).to_contain_text("Nothing found")


def test_help_opens_the_rules_then_settings_then_keys(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    page.keyboard.press("?")
    tabs = page.get_by_test_id("help").get_by_role("tab")
    expect(tabs).to_have_text(["Rules", "Settings", "Keys"])
    expect(page.get_by_test_id("statement").first).to_be_visible()
    check_screen(page)
    page.get_by_test_id("help-settings").click()
    expect(page.get_by_test_id("recap-setting")).to_be_visible()
    page.get_by_test_id("help-keys").click()
    expect(page.get_by_test_id("help")).to_contain_text("F6")
    page.get_by_test_id("help-close").click()
    expect(page.get_by_test_id("help")).not_to_be_visible()


@pytest.mark.parametrize("locale", ["ru", "de"])
def test_help_fits_a_phone(new_page: NewPage, locale: str) -> None:
    page = new_page(360, 740, touch=True, locale=locale)
    start_against_bots(page, "gwt_elpaso", 1)
    page.get_by_test_id("help-button").click()
    box = page.get_by_test_id("help")
    expect(box.locator(".rules h3, .rules h2").first).to_be_visible()
    assert box.evaluate("box => box.scrollWidth - box.clientWidth") <= 0
    expect(box.get_by_role("tab")).to_have_count(2)  # no keys to press
    page.get_by_test_id("help-settings").tap()
    panel = box.locator(".panel-body")
    assert panel.evaluate("panel => panel.scrollWidth - panel.clientWidth") <= 0
    close = page.get_by_test_id("help-close").bounding_box()
    assert close is not None
    assert close["x"] + close["width"] <= 360


@pytest.mark.parametrize(
    ("game", "thing", "name"),
    [
        ("puerto_rico", "building.customs_house", "Customs house"),
        ("gwt2", "node.neutral_a", "A"),
    ],
)
def test_from_a_thing_on_the_board_to_its_rules(
    new_page: NewPage, game: str, thing: str, name: str
) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, game, 2)
    page.locator(f'[data-target="{thing}"]').first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("More in the rules")
    page.keyboard.press("r")
    expect(page.get_by_test_id("component").first).to_contain_text(name)


def test_more_by_touch(new_page: NewPage) -> None:
    page = new_page(390, 844, touch=True)
    open_lesson(page, "puerto_rico")
    thing = page.locator('[data-target="role.captain"]').first
    more = page.get_by_test_id("tip-more")
    # A finger that stays: the tip opens and stays open. A board drawn anew lets go of the finger.
    for _press in range(5):
        thing.dispatch_event("pointerdown", {"pointerType": "touch"})
        with suppress(PlaywrightTimeout):
            more.wait_for(timeout=1500)
        thing.dispatch_event("pointerup", {"pointerType": "touch"})
        if more.is_visible():
            break
    more.tap()
    expect(page.get_by_test_id(SEARCH)).to_have_value(re.compile("Captain"))


def test_more_after_a_tap(new_page: NewPage) -> None:
    """The thing tapped has the focus; the button of its tip takes it away."""
    page = new_page(390, 844, touch=True)
    open_lesson(page, "gwt_elpaso")
    page.locator('[data-target="node.neutral_b"]').first.tap()
    page.get_by_test_id("tip-more").tap()
    expect(page.get_by_test_id(SEARCH)).to_have_value(re.compile("building B"))


def test_the_chapters_stay_beside_what_is_read(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    page.goto("/rules/puerto_rico")
    chapters = page.get_by_test_id("rules-panel").get_by_role("navigation")
    chapters.get_by_role("link").nth(7).click()
    expect(page.locator("#rule-8")).to_be_in_viewport()
    expect(chapters.get_by_role("link").first).to_be_in_viewport()
    expect(chapters.get_by_role("link").last).to_be_in_viewport()
