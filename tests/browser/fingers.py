"""What a person does on a phone, with fingers only."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.people import ANYWAY, OFTEN, RESTS, offered, position, settle, wait_for_turn

# A question of ours, whatever the tab; or the game is over.
ASKED = f"""() => {{
  const sheet = document.querySelector('[data-testid=sheet]')
  return sheet === null || (sheet.classList.contains('yours') && {RESTS})
}}"""
UP = "() => document.querySelector('[data-testid=sheet]')?.dataset.open === 'true'"
PULLS = 5  # it may come up by itself just when it is pulled, and goes down then
SOON = 3000  # ms
ARMED = '[data-testid="choice"].armed'


def start_by_touch(page: Page, game: str, seats: int = 2) -> None:
    page.goto("/")
    card = page.get_by_test_id(f"game-{game}")
    card.locator(f'label:has(input[value="{seats}"])').tap()
    card.get_by_test_id("play-bots").tap()
    page.wait_for_url(re.compile("/table/"))
    wait_for_turn(page)
    settle(page)


def wait_for_question(page: Page) -> bool:
    """Until a question is ours, whatever the tab; false when the game is over."""
    page.wait_for_function(ASKED, polling=OFTEN)
    return page.get_by_test_id("sheet").count() > 0


def sheet_is_up(page: Page) -> bool:
    return page.get_by_test_id("sheet").get_attribute("data-open") == "true"


def pull_sheet_up(page: Page) -> None:
    for _pull in range(PULLS):
        if sheet_is_up(page):
            break
        page.get_by_test_id("sheet").locator("[aria-expanded]").first.tap()
        with suppress(PlaywrightTimeout):
            page.wait_for_function(UP, polling=OFTEN, timeout=SOON)
    offered(page).first.wait_for()


def wait_until(page: Page, before: str, *or_shown: str) -> bool:
    """Until the answer is taken (true), or the table asks for one more tap."""
    page.wait_for_function(
        "([before, more]) => document.documentElement.dataset.seq !== before"
        " || (more !== '' && document.querySelector(more) !== null)",
        arg=[before, ", ".join(or_shown)],
        polling=OFTEN,
    )
    return position(page) != before


def touch(page: Page, thing: Locator) -> None:
    """One tap, and the second one that is asked for what cannot be taken back."""
    before = position(page)
    armed = "armed" in (thing.get_attribute("class") or "").split()
    thing.tap()
    if not armed and not wait_until(page, before, ANYWAY, ARMED) and page.locator(ARMED).count():
        page.locator(ARMED).tap()
    if not wait_until(page, before, ANYWAY):
        page.locator(ANYWAY).tap()
        wait_until(page, before)
