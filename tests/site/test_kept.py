"""What a browser keeps of the games in its pages: by one tab, whole or not at all."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, expect
from rigs.site import Host

from tests.browser.people import OFFERED, answer, position, wait_for_turn
from tests.site.conftest import NewPage
from tests.site.visits import start, wait_until_all_is_here

SPOIL_KEY = """() => new Promise((done) => {
  indexedDB.open('tablero').onsuccess = ({ target }) => {
    const work = target.result.transaction('page', 'readwrite')
    work.objectStore('page').put('no key', 'key')
    work.oncomplete = done
  }
})"""
SPOIL_SUMMARIES = """(table) => new Promise((done) => {
  indexedDB.open('tablero').onsuccess = ({ target }) => {
    const work = target.result.transaction('summaries', 'readwrite')
    const summaries = work.objectStore('summaries')
    const others = [null, 'text', {}, { table: 'local-3', seats: [null], winners: 7 }]
    for (const [n, kept] of others.entries()) summaries.put(kept, `local-${n}`)
    summaries.put({ table, game: 7, seats: 'none' }, table)
    work.oncomplete = done
  }
})"""
WITH_LEAVES = """(place) => new Promise((done) => {
  indexedDB.open('tablero').onsuccess = ({ target }) => {
    const work = target.result.transaction('leaves', 'readwrite')
    const leaves = work.objectStore('leaves')
    DO
    work.oncomplete = done
  }
})"""


def test_one_tab_holds_a_table(new_page: NewPage) -> None:
    first = new_page()
    table = start(first, "puerto_rico")
    second = new_page()
    second.goto(table)
    wait_for_turn(second)
    second.get_by_test_id("link").wait_for()
    seen = position(second)
    second.locator(OFFERED).first.click()
    expect(second.get_by_role("alert")).to_contain_text("open in another tab")
    assert position(second) == seen
    answer(first)
    moved = position(first)
    first.close()
    expect(second.get_by_test_id("link")).to_have_count(0)
    expect(second.locator("html")).to_have_attribute("data-seq", moved)
    answer(second)


def test_a_summary_that_cannot_be_read_hides_no_game(new_page: NewPage) -> None:
    """Damaged, or of another version: all are listed, opened and deleted as before."""
    page = new_page()
    table = start(page, "puerto_rico")
    before = position(page)
    name = table.rpartition("/")[2]
    page.evaluate(SPOIL_SUMMARIES, name)
    page.goto("./")
    page.get_by_test_id("show-all").click()
    expect(page.get_by_test_id("my-table")).to_have_count(5)
    page.locator(f'[data-testid="my-table"][href$="{name}"]').click()
    wait_for_turn(page)
    assert position(page) == before
    answer(page)  # and it is told anew
    page.goto("./")
    page.get_by_test_id("show-all").click()
    mine = page.locator(f'[data-testid="my-table"][href$="{name}"]')
    expect(mine).to_contain_text("Puerto Rico")
    page.get_by_test_id("forget").last.click()
    page.get_by_test_id("forget-sure").click()
    expect(page.get_by_test_id("my-table")).to_have_count(4)


def test_what_cannot_be_kept_has_not_happened(new_page: NewPage) -> None:
    """Its place is taken: the move is refused, and goes through once the place is free."""
    page = new_page("ConstraintError")
    table = start(page, "puerto_rico").rpartition("/")[2]
    before = position(page)
    place = [table, int(before) + 1]
    page.evaluate(WITH_LEAVES.replace("DO", "leaves.add('of somebody else', place)"), place)
    page.locator(OFFERED).first.click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was changed")
    assert position(page) == before
    page.evaluate(WITH_LEAVES.replace("DO", "leaves.delete(place)"), place)
    expect(page.get_by_test_id("link")).to_have_count(0)
    answer(page)
    after = position(page)
    page.reload()
    wait_for_turn(page)
    assert position(page) == after


def test_a_key_that_is_none_is_made_anew(new_page: NewPage) -> None:
    page = new_page()
    page.goto("./")
    page.get_by_test_id("game-puerto_rico").wait_for()
    page.evaluate(SPOIL_KEY)
    start(page, "puerto_rico")
    before = position(page)
    page.reload()
    wait_for_turn(page)
    assert position(page) == before


def test_a_game_is_deleted_for_good_once_that_was_said_twice(new_page: NewPage) -> None:
    page = new_page()
    table = start(page, "puerto_rico")
    other = new_page()
    other.goto("./")
    other.get_by_test_id("forget").click()
    other.get_by_test_id("forget-sure").click()
    expect(other.get_by_role("alert")).to_contain_text("open in another tab")
    page.goto("./")
    page.get_by_test_id("forget").click()
    expect(page.get_by_test_id("my-table")).to_have_count(1)
    page.get_by_test_id("forget-sure").click()
    expect(page.get_by_test_id("my-table")).to_have_count(0)
    page.reload()
    page.get_by_test_id("game-gwt2").wait_for()
    expect(page.get_by_test_id("my-table")).to_have_count(0)
    left = page.evaluate(
        WITH_LEAVES.replace("DO", "leaves.count().onsuccess = ({ target }) => done(target.result)")
    )
    assert left == 0, table


def test_a_full_disk_is_told(context: BrowserContext, new_page: NewPage, host: Host) -> None:
    page = new_page("QuotaExceededError")
    start(page, "gwt_elpaso")  # where every click is an answer: no layout is planned first
    wait_until_all_is_here(page)
    devtools = context.new_cdp_session(page)
    origin = re.match(r"https?://[^/]+", host.url)
    assert origin is not None
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin[0], "quotaSize": 1})
    full = page.get_by_role("alert").filter(has_text="no room left")
    before = ""
    for _answer in range(60):  # a browser remembers for some seconds how much room there was
        before = position(page)
        page.locator(OFFERED).first.click()
        page.wait_for_timeout(1000)
        if full.count():
            break
        wait_for_turn(page)
    expect(full).to_be_visible()
    assert position(page) == before
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin[0]})
    expect(page.get_by_test_id("link")).to_have_count(0)
    answer(page)
