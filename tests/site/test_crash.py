"""What ends in the middle of a game takes none with it: the worker, its Python, the whole page."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as Waited

from tests.browser.people import OFFERED, answer, position, wait_for_turn, wait_past
from tests.site.conftest import NewPage
from tests.site.visits import expect_workers, start

GAME = "gwt_elpaso"  # where every click is an answer: no layout is planned first
KILL = "setTimeout(() => self.close())"
# What a bot draws its seed from; thrown through Python's own frames, an error leaves it dead.
NO_CHANCE = "() => { crypto.getRandomValues = () => { throw new Error('no chance here') } }"


def is_found_again(page: Page) -> None:
    """As it stands here it was kept; and it goes on."""
    before = position(page)
    page.reload()
    wait_for_turn(page)
    assert position(page) == before
    answer(page)


def opened_again(new_page: NewPage, table: str) -> Page:
    """As people do, once more where nothing comes: for a moment Chromium asks the service worker
    that died with the crash."""
    for _time in range(4):
        page = new_page("net::ERR_FAILED")
        page.set_default_timeout(30_000)
        try:
            page.goto(table, wait_until="commit")
            wait_for_turn(page)
        except Waited:
            page.close()
        else:
            return page
    raise AssertionError("the page does not open any more")


@pytest.mark.parametrize("moment", ["at rest", "in mid-turn"])
def test_a_worker_that_is_killed_is_replaced(new_page: NewPage, moment: str) -> None:
    page = new_page()
    start(page, GAME)
    answer(page)
    before = position(page)
    (worker,) = page.workers
    if moment == "in mid-turn":
        page.locator(OFFERED).first.click()
    worker.evaluate(KILL)
    if moment == "at rest":
        page.locator(OFFERED).first.click()
    wait_past(page, before)
    answer(page)
    assert worker not in page.workers
    expect_workers(page, 1)
    expect(page.get_by_test_id("link")).to_have_count(0)
    is_found_again(page)


def test_a_python_that_dies_is_replaced(new_page: NewPage) -> None:
    page = new_page("Pyodide", "no chance here", "The cause of the fatal error")
    start(page, GAME)
    (worker,) = page.workers
    worker.evaluate(NO_CHANCE)
    for _answer in range(20):  # until a bot has to choose
        answer(page)
        if worker not in page.workers:
            break
    assert worker not in page.workers
    answer(page)
    is_found_again(page)


def test_a_page_that_crashes_is_opened_again(context: BrowserContext, new_page: NewPage) -> None:
    page = new_page()
    table = start(page, GAME)
    answer(page)
    before = position(page)
    with pytest.raises(PlaywrightError), page.expect_event("crash"):
        page.goto("chrome://crash")
    other = opened_again(new_page, table)
    assert int(position(other)) >= int(before)
    answer(other)  # nobody else holds the table any more
    is_found_again(other)
