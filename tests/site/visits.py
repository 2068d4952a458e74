"""What somebody does at the site of plain files."""

from __future__ import annotations

import re

from playwright.sync_api import Page
from rigs.site import COMPLETE, wait_until

from tests.browser.people import answer, pick_seats, settle, wait_for_turn


def start(page: Page, game: str, site: str = "./") -> str:
    """Two clicks from the front page; the address of the table."""
    page.goto(site)
    card = page.get_by_test_id(f"game-{game}")
    pick_seats(card, 2)
    card.get_by_test_id("play-bots").click()
    page.wait_for_url(re.compile("#/table/local-"))
    wait_for_turn(page)
    settle(page)
    return page.url


def wait_until_all_is_here(page: Page) -> None:
    wait_until(page, COMPLETE)


def ask_for_a_hint(page: Page) -> None:
    """At the next question that has choices; a layout has a suggestion instead."""
    while not page.get_by_test_id("hint").count():
        answer(page)
    page.keyboard.press("h")


def expect_workers(page: Page, count: int) -> None:
    """Ended ones are gone after a moment."""
    for _moment in range(100):
        if len(page.workers) == count:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{len(page.workers)} workers")
