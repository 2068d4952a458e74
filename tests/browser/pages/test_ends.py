"""The last round and the end, where everything is said and nothing lies over what to do next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from rigs.harness import Browser, Server

from tests.browser.conftest import NewPage

LANGUAGES = {"en-GB": "Last round", "de-DE": "Letzte Runde", "ru-RU": "Последний раунд"}
DESKTOPS = [(1440, 900), (1280, 720)]
# Buttons of the result that are not themselves at their centre, once scrolled to.
COVERED = """() => [...document.querySelectorAll('[data-testid=result] .button')].filter((each) => {
  each.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = each.getBoundingClientRect()
  const at = document.elementFromPoint(x + width / 2, y + height / 2)
  return at === null || !each.contains(at)
}).map((each) => each.textContent)"""


@pytest.fixture(scope="module")
def anna(server: Server) -> Iterator[Browser]:
    with Browser(server) as person:
        yield person


@pytest.fixture(scope="module")
def last_round(anna: Browser, dealer: Path) -> str:
    """A table that plays its last round; another one where the round's last answer ended it."""
    dealer.write_text("last round", "utf-8")
    for _try in range(5):
        table = str(anna.create("puerto_rico", "me", "hotseat", "hotseat")["table"])
        for turn in range(3000):
            seen = anna.see(table)
            if seen["status"] == "over":
                break
            if seen["board"]["ended"]:
                return table
            anna.play(seen, turn)
    raise AssertionError("no game announced its end")


@pytest.fixture(scope="module")
def over(anna: Browser, dealer: Path) -> str:
    """A game that is over, for anybody to look at."""
    dealer.write_text("over", "utf-8")
    table = str(anna.create("puerto_rico", "me", "hotseat")["table"])
    for turn in range(3000):
        seen = anna.see(table)
        if seen["status"] == "over":
            return table
        anna.play(seen, turn)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("size", DESKTOPS)
def test_the_last_round_is_told_in_full(
    new_page: NewPage, last_round: str, size: tuple[int, int], locale: str
) -> None:
    page = new_page(*size, locale=locale)
    page.goto(f"/table/{last_round}")
    badge = page.locator(".ended")
    expect(badge).to_have_text(LANGUAGES[locale])
    assert badge.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert badge.evaluate("it => it.scrollHeight <= it.clientHeight + 1")


def test_the_end_is_pinned(new_page: NewPage, last_round: str) -> None:
    page = new_page()
    page.goto(f"/table/{last_round}")
    notices = page.get_by_test_id("notices")
    expect(notices).to_contain_text("the game ends after this round")
    page.reload()
    expect(notices).to_contain_text("the game ends after this round")


@pytest.mark.parametrize("size", [*DESKTOPS, (390, 844)])
def test_nothing_lies_over_what_to_do_next(
    new_page: NewPage, over: str, size: tuple[int, int]
) -> None:
    page = new_page(*size, touch=size[0] < 500)
    page.goto(f"/table/{over}")
    page.get_by_test_id("result").get_by_role("img").wait_for()
    assert page.evaluate(COVERED) == []


def test_the_log_opens_over_the_result_and_goes_away_again(new_page: NewPage, over: str) -> None:
    page = new_page(1440, 900)
    page.goto(f"/table/{over}")
    page.get_by_test_id("result").wait_for()
    expect(page.get_by_role("log")).to_have_count(0)
    page.get_by_test_id("read-log").click()
    expect(page.get_by_role("log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("log")).to_have_count(0)
