"""A real server and a real Chromium. Every page must stay free of console errors."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from rigs.harness import Server

from tests.browser.visitors import (
    OFFLINE,
    PATIENCE,
    Person,
    Visited,
    Visitors,
    received,
)
from tests.steady.dealing import dealer, dealt
from tests.steady.server import SteadyServer

__all__ = ["dealer", "dealt"]

QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
NewPage = Callable[..., Page]
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, dealer: Path) -> Iterator[Server]:
    with SteadyServer(tmp_path_factory.mktemp("server"), dealer) as running:
        yield running
        assert not running.tracebacks()


def chromium_path() -> str:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not path:
        pytest.fail("Chromium is missing: run `make browser`, or set CHROMIUM to its path")
    return path


@contextmanager
def running_chromium() -> Iterator[Browser]:
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=[*QUIET, *root], headless=True
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def visitors(chromium: Browser) -> Iterator[Visitors]:
    with received(chromium) as kept:
        yield kept


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def new_page(
    request: pytest.FixtureRequest, visitors: Visitors, server: Server
) -> Iterator[NewPage]:
    """Somebody's own browser: `new_page(width=390, touch=True, locale="de", dark=True)`.

    `once=True` for a page that has to be a new one, or that nobody else can use: a test gives it
    scripts, routes, rights or listeners.
    """
    here: list[tuple[Visited, bool]] = []

    def make(
        width: int = 1280,
        height: int = 800,
        locale: str = "en-GB",
        *,
        touch: bool = False,
        dark: bool = False,
        still: bool = True,
        pace: str = "instant",
        expected: str = OFFLINE,
        once: bool = False,
    ) -> Page:
        visited = visitors.page_for(Person(server.url, locale, touch, pace), once)
        here.append((visited, once))
        return visited.welcome((width, height), dark, still, expected)

    yield make
    troubles = [trouble for visited, _once in here for trouble in visited.troubles]
    is_well = not troubles and not request.node.stash.get(FAILED, False)
    for visited, once in here:
        if is_well and not once and visited.is_good():
            visitors.keep(visited)
        else:
            visited.context.close()
    assert not troubles, troubles


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def own_page(new_page: NewPage) -> Page:
    """One that a test may alter."""
    return new_page(once=True)
