"""Every screen: three languages, wide and phone, light and dark, accessible, no sideways scroll."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import answer, offered, start_against_bots, wait_for_turn
from tests.browser.spread import spread

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RAW_KEY = re.compile(r"\b(?:ui|ask|answer|log|reason|tip|option|score)-[a-z_]+(?:-[a-z_]+)*\b")
LOCALES = {"en-GB": "Choose", "de-DE": "Wähle", "ru-RU": "Выберите"}
GAMES = ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"]
LOOKS = [(1280, False), (390, False), (1280, True), (390, True)]  # how wide, and whether dark


def serious_findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
        ".map(v => `${v.impact}: ${v.id}: ${v.nodes.map(n => n.html).slice(0, 3).join(' | ')}`)"
    )
    return [text for text in found if text.startswith(("serious", "critical"))]


def check_screen(page: Page) -> None:
    assert serious_findings(page) == []
    check_words(page)


def check_words(page: Page) -> None:
    """All told in words, none of them beyond the edge."""
    assert not RAW_KEY.findall(page.locator("body").inner_text())
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, f"the page scrolls sideways by {wide} px"


@pytest.mark.parametrize("locale", sorted(LOCALES))
@pytest.mark.parametrize("width", [1280, 390])
def test_front_page_and_tables(new_page: NewPage, locale: str, width: int) -> None:
    page = new_page(width=width, height=844, locale=locale, touch=width < 500)
    page.goto("/")
    page.get_by_test_id("game-puerto_rico").wait_for()
    assert page.locator("html").get_attribute("lang") == locale[:2]
    check_screen(page)
    page.goto("/new/puerto_rico")
    page.get_by_test_id("create").wait_for()
    check_screen(page)


@pytest.mark.parametrize(("game", "look", "locale"), spread(GAMES, LOOKS, sorted(LOCALES)))
def test_tables_in_play(new_page: NewPage, game: str, look: tuple[int, bool], locale: str) -> None:
    """Every title in every language and every look, every look in every language."""
    width, dark = look
    page = new_page(width=width, height=844, locale=locale, touch=width < 500, dark=dark)
    start_against_bots(page, game, 3)
    expect(page.get_by_test_id("ask")).to_contain_text(LOCALES[locale])
    check_screen(page)
    if width > 500:
        for _turn in range(6):
            answer(page)
        check_screen(page)


def test_phone_tabs_and_sheet(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    start_against_bots(page, "puerto_rico", 3)
    for tab in ("me", "players", "log", "board"):
        page.get_by_test_id(f"tab-{tab}").tap()
        expect(page.get_by_test_id(f"tab-{tab}")).to_have_attribute("aria-current", "page")
        check_screen(page)
    small = page.evaluate(
        "[...document.querySelectorAll('button, a.button')].filter(e => e.offsetParent"
        " && e.getBoundingClientRect().height < 40).map(e => e.outerHTML.slice(0, 120))"
    )
    assert small == []
    wait_for_turn(page)
    assert offered(page).count() > 0


def test_language_can_be_switched(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("language").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_to_play_and_to_learn_are_in_sight_on_a_small_laptop(
    new_page: NewPage, locale: str
) -> None:
    page = new_page(1366, 768, locale)
    page.goto("/")
    for game in GAMES:
        card = page.get_by_test_id(f"game-{game}")
        for way in ("play-bots", "learn"):
            expect(card.get_by_test_id(way)).to_be_in_viewport(ratio=1)
