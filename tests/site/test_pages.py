"""The folder on a plain file server: whole games with the cable pulled, found again, verified."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from rigs.site import PLAY_OUT, Host

from tablero.cli.commands import verify
from tablero.core.registry import games
from tests.browser.people import OFFERED, answer, is_over, pick_seats, position, wait_for_turn

TITLES = [game.id for game in games()]


def start(page: Page, game: str, seats: int = 2) -> str:
    """Two clicks from the front page; the address of the table."""
    page.goto("./")
    card = page.get_by_test_id(f"game-{game}")
    pick_seats(card, seats)
    card.get_by_test_id("play-bots").click()
    page.wait_for_url(re.compile("#/table/local-"))
    wait_for_turn(page)
    return page.url


def wait_until_all_is_here(page: Page) -> None:
    page.wait_for_function("caches.match(new URL('complete', location.href.split('#')[0]))")


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_with_the_cable_pulled(
    context: BrowserContext, host: Host, game: str, tmp_path: Path
) -> None:
    page = context.new_page()
    table = start(page, game)
    wait_until_all_is_here(page)
    context.set_offline(True)
    host.switch_off()
    for which in range(6):
        answer(page, which)
    before = position(page)
    page.reload()
    wait_for_turn(page)
    assert (page.url, position(page)) == (table, before)
    assert page.evaluate(PLAY_OUT, OFFERED) > 10
    assert is_over(page)
    page.get_by_test_id("fair").locator("summary").click()
    expect(page.get_by_test_id("fair-here")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    path = tmp_path / "game.record"
    download.value.save_as(path)
    told = verify.check(path)
    assert (told.get("error"), told["over"], told["proven"]) == (None, True, True), told
    page.goto("./")
    expect(page.get_by_test_id("my-table")).to_have_count(1)


def test_nothing_of_the_runtime_before_somebody_plays(context: BrowserContext) -> None:
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("./")
    page.get_by_test_id("game-gwt2").wait_for()
    page.goto("./#/rules/puerto_rico")
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "runtime-" in url or "engine-" in url]
    assert (
        page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    )
    page.goto("./#/new/puerto_rico")
    page.get_by_test_id("create").click()
    page.get_by_test_id("starting").wait_for()
    wait_for_turn(page)
    expect(page.get_by_test_id("starting")).to_have_count(0)
    assert not page.get_by_test_id("side-chat").count()


def test_one_tab_holds_a_table(context: BrowserContext) -> None:
    first = context.new_page()
    table = start(first, "puerto_rico")
    second = context.new_page()
    second.goto(table)
    wait_for_turn(second)
    second.get_by_test_id("link").wait_for()
    seen = position(second)
    second.locator(OFFERED).first.click()
    expect(second.get_by_text("open in another tab")).to_be_visible()
    assert position(second) == seen
    answer(first)
    moved = position(first)
    first.close()
    expect(second.get_by_test_id("link")).to_have_count(0)
    expect(second.locator("html")).to_have_attribute("data-seq", moved)
    answer(second)


def test_a_lesson_needs_no_server_either(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("./#/learn/puerto_rico")
    page.get_by_test_id("lesson-leave").wait_for()
    page.locator(OFFERED).first.wait_for()


def test_the_policy_allows_no_text_as_code(host: Host, site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    for policy in (host.policy, page):
        assert "'wasm-unsafe-eval'" in policy
        assert "'unsafe-eval'" not in policy
        assert "default-src 'none'" in policy
