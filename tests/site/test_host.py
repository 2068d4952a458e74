"""On whatever serves plain files: deep links without any rule there, and as an app of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from tablero.bots import names
from tablero.core.game import Game
from tablero.core.registry import games
from tablero.page.paths import is_quick
from tests.browser.people import answer, position, wait_for_turn
from tests.site.conftest import NewPage
from tests.site.visits import start


@pytest.fixture
def plain_host(site: Path) -> Iterator[str]:
    """The address of Python's own file server, as docs/page.md has it."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        [*command, "--directory", str(site)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as serving:
        assert serving.stdout is not None
        yield serving.stdout.readline().partition("(")[2].partition(")")[0]
        serving.terminate()


def test_deep_links_need_nothing_of_the_host(new_page: NewPage, plain_host: str) -> None:
    page = new_page()
    page.goto(f"{plain_host}#/rules/gwt2")
    page.locator("main h1").wait_for()
    page = new_page()
    page.goto(f"{plain_host}#/new/gwt_argentina")
    page.get_by_test_id("create").wait_for()
    page = new_page()
    table = start(page, "puerto_rico", plain_host)
    answer(page)
    before = position(page)
    page.close()
    page = new_page()
    page.goto(table)
    wait_for_turn(page)
    assert (page.url, position(page)) == (table, before)


def test_it_can_be_installed(context: BrowserContext, new_page: NewPage, plain_host: str) -> None:
    """Chromium itself has nothing against it."""
    page = new_page()
    start(page, "puerto_rico", plain_host)
    devtools = context.new_cdp_session(page)
    told = devtools.send("Page.getInstallabilityErrors")
    # A window of a test is a private one, where nothing is installed.
    errors = [one["errorId"] for one in told["installabilityErrors"]]
    assert set(errors) <= {"in-incognito"}
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].startswith(plain_host)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_bot_that_is_quick_enough_is_offered_and_nobody_is_invited(
    new_page: NewPage, plain_host: str, game: Game
) -> None:
    page = new_page()
    page.goto(plain_host)
    page.get_by_test_id(f"game-{game.id}").wait_for()
    expect(page.get_by_test_id("device")).to_have_count(0)  # no other device could go on
    page.goto(f"{plain_host}#/new/{game.id}")
    page.get_by_test_id("create").wait_for()
    kinds, bots = page.get_by_test_id("seat-1").locator("select").all()
    assert offered(kinds) == ["me", "bot", "hotseat"]
    # Levels stand before characters.
    assert sorted(offered(bots)) == sorted(name for name in names(game.id) if is_quick(name))
    assert {"beginner", "easy", "greedy"} < set(offered(bots))


def offered(choice: Locator) -> list[str]:
    values: list[str] = choice.locator("option").evaluate_all("(all) => all.map((o) => o.value)")
    return values
