"""Tables on a server whose people think at home: hints and reviews in the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, Request, expect
from rigs.harness import Server
from rigs.site import PLAY_OUT

from tests.browser.people import (
    OFFERED,
    answer,
    position,
    start_against_bots,
    wait_past,
)
from tests.browser.visitors import KEEP, SHARE
from tests.site.visits import ask_for_a_hint, expect_workers
from tests.steady.server import SteadyServer

GAME = "puerto_rico"
At = Callable[[Server], Page]


@pytest.fixture
def resting(tmp_path: Path, dealer: Path) -> Iterator[Server]:
    """A server that does not think for people."""
    with SteadyServer(tmp_path, dealer, TABLERO_ADVICE="false") as running:
        if not httpx.get(f"{running.url}/api/thinking").json()["runtime"]:
            pytest.fail("the package has no runtime: run `make site`")
        yield running
        assert not running.tracebacks()


@pytest.fixture
def thinking(tmp_path: Path, dealer: Path) -> Iterator[Server]:
    """One that does. It outlives its visitors: a page whose server goes says so aloud."""
    with SteadyServer(tmp_path, dealer) as running:
        yield running
        assert not running.tracebacks()


@pytest.fixture
def page_at(chromium: Chromium) -> Iterator[At]:
    """Somebody's own browser at a server; it must stay free of errors."""
    troubles: list[str] = []
    contexts = []

    def make(server: Server) -> Page:
        context = chromium.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(60_000)
        context.add_init_script(KEEP.replace("PACE", "instant"))
        context.add_init_script(SHARE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on(
            "console",
            lambda line: troubles.append(line.text) if line.type in ("error", "warning") else None,
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert not troubles, troubles


def asked_of(page: Page) -> list[str]:
    """Paths that the page and its workers ask for, from now on."""
    paths: list[str] = []

    def hear(request: Request) -> None:
        paths.append(re.sub(r"^https?://[^/]+", "", request.url))

    page.context.on("request", hear)
    return paths


def test_a_hint_and_a_review_where_the_server_gives_none(resting: Server, page_at: At) -> None:
    page = page_at(resting)
    paths = asked_of(page)
    start_against_bots(page, GAME)
    assert not [path for path in paths if path.startswith("/runtime/")]
    ask_for_a_hint(page)
    page.get_by_test_id("mind-starting").wait_for()
    page.locator('[data-advised="1"]').wait_for()
    expect(page.get_by_test_id("mind-starting")).to_have_count(0)
    assert len(page.workers) == 1
    assert [path for path in paths if "/view" in path]
    before = position(page)
    page.locator('[data-advised="1"]').click()
    wait_past(page, before)
    ask_for_a_hint(page)
    page.get_by_test_id("hint-thinking").wait_for()
    answer(page)  # the table moves on: nobody waits for that thought
    expect_workers(page, 0)
    page.evaluate(PLAY_OUT, OFFERED)
    page.get_by_test_id("review").click()
    judged = "document.querySelector('[data-testid=review-panel] progress')?.value"
    page.wait_for_function(f"() => {judged} > 1")
    assert not [path for path in paths if re.search("/(hint|review)$", path.partition("?")[0])]


def test_who_leaves_the_table_ends_the_thought(resting: Server, page_at: At) -> None:
    page = page_at(resting)
    start_against_bots(page, GAME)
    ask_for_a_hint(page)
    page.locator('[data-advised="1"]').wait_for()
    page.keyboard.press("h")
    page.keyboard.press("h")
    page.get_by_test_id("hint-thinking").wait_for()
    page.locator('a[href="/"]').first.click()
    page.get_by_test_id(f"game-{GAME}").wait_for()
    expect_workers(page, 0)


def test_where_both_can_the_person_chooses(thinking: Server, page_at: At) -> None:
    page = page_at(thinking)
    paths = asked_of(page)
    start_against_bots(page, GAME)
    ask_for_a_hint(page)
    page.locator('[data-advised="1"]').wait_for()
    assert not page.workers
    page.keyboard.press("h")
    page.get_by_test_id("help-button").click()
    page.get_by_test_id("help-settings").click()
    choice = page.get_by_test_id("think-here")
    expect(choice).not_to_be_checked()
    choice.check()
    page.get_by_test_id("help-close").click()
    assert not [path for path in paths if path.startswith("/runtime/")]
    page.keyboard.press("h")
    page.locator('[data-advised="1"]').wait_for()
    assert len(page.workers) == 1


def test_the_runtime_is_kept_for_good_and_sent_packed(resting: Server) -> None:
    told = httpx.get(f"{resting.url}/api/thinking").json()
    for path, kind in (
        (told["engine"], "application/zip"),
        (f"{told['runtime']}pyodide.asm.wasm", "application/wasm"),
        (f"{told['runtime']}pyodide.mjs", "text/javascript"),
    ):
        answered = httpx.get(f"{resting.url}/{path}")
        assert answered.status_code == 200
        assert answered.headers["content-type"].startswith(kind)
        assert answered.headers["content-encoding"] == "gzip"
        assert "immutable" in answered.headers["cache-control"]
        assert len(answered.content) > int(answered.headers["content-length"])
        tag = {"if-none-match": answered.headers["etag"]}
        assert httpx.get(f"{resting.url}/{path}", headers=tag).status_code == 304
    assert httpx.get(f"{resting.url}/runtime/engine-of-before.zip").status_code == 404
