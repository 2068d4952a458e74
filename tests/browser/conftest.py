"""A real server and a real Chromium. Every page must stay free of console errors."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from rigs.harness import Server

QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"  # a test cut the line; Chromium itself reports it
# A first visit with a wish of its own for the pace; what the page keeps later stays.
KEEP = "localStorage.tablero ??= JSON.stringify({ pace: 'PACE' })"
PATIENCE = 20_000  # ms; on a busy machine a bot may think, and a page draw, for seconds
NewPage = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
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


@pytest.fixture
def new_page(chromium: Browser, server: Server) -> Iterator[NewPage]:
    """Somebody's own browser: `new_page(width=390, touch=True, locale="de", dark=True)`."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

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
    ) -> Page:
        context = chromium.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(KEEP.replace("PACE", pace))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on(
            "console",
            lambda line: (
                troubles.append(line.text)
                if line.type in ("error", "warning")
                and OFFLINE not in line.text
                and expected not in line.text
                else None
            ),
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert not troubles, troubles


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
