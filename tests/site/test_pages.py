"""The folder on a plain file server: whole games with the cable pulled, found again, verified."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from rigs.site import PLAY_OUT, Host, wait_until

from tablero.cli.commands import verify
from tablero.core.registry import games
from tests.browser.people import OFFERED, answer, is_over, position, wait_for_turn, wait_past
from tests.site.conftest import NewPage
from tests.site.visits import ask_for_a_hint, expect_workers, start, wait_until_all_is_here

TITLES = [game.id for game in games()]
MOST_VISITS = 20
# Whether so many folders of the host have their runtime's memory kept.
SNAPSHOTS = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('tablero-runtime'))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return kept.filter((keys) => keys.length === 1).length === KEPT
}"""


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_with_the_cable_pulled(
    context: BrowserContext, new_page: NewPage, host: Host, game: str, tmp_path: Path
) -> None:
    page = new_page()
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


def test_nothing_of_the_runtime_before_somebody_plays(new_page: NewPage) -> None:
    page = new_page()
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


def test_another_site_on_the_host_keeps_its_files(
    context: BrowserContext, new_page: NewPage, site: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    shutil.copytree(site, folder)
    shutil.copytree(site, folder / "other")
    host = Host(folder)
    try:
        page = new_page()
        for address in (host.url, f"{host.url}other/"):
            start(page, "puerto_rico", address)
            wait_until_all_is_here(page)
        wait_until(page, SNAPSHOTS.replace("KEPT", "2"))
    finally:
        context.set_offline(True)
        host.switch_off()
    page.goto(host.url)
    expect(page.get_by_test_id("my-table")).to_have_count(2)


def test_an_update_waits_until_the_game_is_left(
    context: BrowserContext, new_page: NewPage, site: Path, tmp_path: Path
) -> None:
    """A page goes on with the files it began with; the next one has the new, and the old games."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    own = Host(folder)
    try:
        page = new_page()
        table = start(page, "puerto_rico", own.url)
        wait_until_all_is_here(page)
        publish(folder, "<title>newer</title>")
        waiting = "(await (await navigator.serviceWorker.ready).update()).waiting !== null"
        wait_until(page, f"async () => {waiting}")
        answer(page)
        before = position(page)
        assert "newer" not in served(page)
        page.reload()  # between two lives of the page the browser may let the old files go, or not
        wait_for_turn(page)
        assert position(page) == before
        page.close()
        page = new_page()
        for _visit in range(MOST_VISITS):  # a browser may take its time to let the old one go
            page.goto(own.url)
            if "newer" in served(page):
                break
            page.close()
            page = new_page()
        assert "newer" in served(page)
        page.goto(table)
        wait_for_turn(page)
        assert position(page) == before
        answer(page)
    finally:
        own.switch_off()


def test_a_page_keeps_its_files_when_a_new_version_takes_over(
    context: BrowserContext, new_page: NewPage, site: Path, tmp_path: Path
) -> None:
    """Early, as a browser may: what the old page has not loaded yet, and the host no longer has, is
    still there, and nothing of the new version is mixed in."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    own = Host(folder)
    try:
        page = new_page()
        start(page, "puerto_rico", own.url)
        wait_until_all_is_here(page)
        publish(folder, "<title>newer</title>", "assets/RulesScreen-")
        waiting = "(await (await navigator.serviceWorker.ready).update()).waiting !== null"
        wait_until(page, f"async () => {waiting}")
        devtools = context.new_cdp_session(page)
        devtools.send("ServiceWorker.enable")
        while "newer" not in served(page):  # said too early, it is not heard
            devtools.send("ServiceWorker.skipWaiting", {"scopeURL": own.url})
            page.wait_for_timeout(100)
        answer(page)
        page.evaluate("location.hash = '#/rules/puerto_rico'")
        page.locator("main h1").wait_for()
    finally:
        own.switch_off()


def publish(folder: Path, title: str, left_out: str = "") -> None:
    """Another version: one file and, with its hash, the service worker; one file less."""
    index, worker = folder / "index.html", folder / "service-worker.js"
    known = digest(index)
    index.write_text(index.read_text("utf-8").replace("<title>tablero</title>", title), "utf-8")
    text = worker.read_text("utf-8").replace(known, digest(index))
    if left_out:
        (gone,) = [path for path in folder.glob(f"{left_out}*") if path.suffix == ".js"]
        name = gone.relative_to(folder)
        text, found = re.subn(f'"{re.escape(str(name))}":"[^"]*",', "", text)
        assert found == 1
        gone.unlink()
    worker.write_text(text, "utf-8")


def digest(path: Path) -> str:
    return base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def served(page: Page) -> str:
    """The page as it is handed out to itself."""
    found: str = page.evaluate("fetch('index.html').then((answer) => answer.text())")
    return found


def test_a_lesson_needs_no_server_either(new_page: NewPage) -> None:
    page = new_page()
    page.goto("./#/learn/puerto_rico")
    page.get_by_test_id("lesson-leave").wait_for()
    page.locator(OFFERED).first.wait_for()


def test_the_policy_allows_no_text_as_code(host: Host, site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    for policy in (host.policy, page):
        assert "'wasm-unsafe-eval'" in policy
        assert "'unsafe-eval'" not in policy
        assert "default-src 'none'" in policy


def test_a_hint_and_a_review_are_thought_out_here(
    context: BrowserContext, new_page: NewPage, host: Host
) -> None:
    """By a worker of its own, without a network; it is ended when the table moves on meanwhile."""
    page = new_page()
    start(page, "puerto_rico")
    wait_until_all_is_here(page)
    context.set_offline(True)
    host.switch_off()
    ask_for_a_hint(page)
    page.locator('[data-advised="1"]').wait_for()
    expect_workers(page, 2)
    before = position(page)
    page.locator('[data-advised="1"]').click()
    wait_past(page, before)
    ask_for_a_hint(page)
    page.get_by_test_id("hint-thinking").wait_for()
    answer(page)
    expect_workers(page, 1)
    page.evaluate(PLAY_OUT, OFFERED)
    page.get_by_test_id("review").click()
    judged = "document.querySelector('[data-testid=review-panel] progress')?.value"
    page.wait_for_function(f"() => {judged} > 1")


def test_a_second_start_reads_the_runtime_as_it_was(new_page: NewPage) -> None:
    """A snapshot is kept and used; a broken one is dropped, and the game opens all the same."""
    page = new_page()
    start(page, "puerto_rico")
    wait_until(page, SNAPSHOTS.replace("KEPT", "1"))
    page.reload()
    wait_for_turn(page)
    answer(page)
    before = position(page)
    page.evaluate("""async () => {
      for (const name of await caches.keys()) {
        if (!name.startsWith('tablero-runtime')) continue
        const cache = await caches.open(name)
        for (const key of await cache.keys()) await cache.put(key, new Response('broken'))
      }
    }""")
    page.reload()
    wait_for_turn(page)
    assert position(page) == before
    answer(page)


def test_a_first_visit_fetches_nothing_large_twice(
    new_page: NewPage, host: Host, site: Path
) -> None:
    page = new_page()
    start(page, "puerto_rico")
    wait_until_all_is_here(page)
    plain = [path for path in site.rglob("*") if path.suffix not in (".br", ".gz")]
    assert host.sent < 1.1 * sum(path.stat().st_size for path in plain if path.is_file())
