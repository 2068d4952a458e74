"""The site on a plain file server, and a real Chromium. Every page must stay free of errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page
from rigs.site import SITE, Host

from tests.browser.conftest import running_chromium
from tests.browser.visitors import KEEP, OFFLINE
from tests.steady.dealing import dealer, dealt

__all__ = ["dealer", "dealt"]

REFUSED = "net::ERR_CONNECTION_REFUSED"
NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def site() -> Path:
    if not (SITE / "index.html").exists():
        pytest.fail("the site is not built: run `make site`")
    return SITE


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    running = Host(site)
    yield running
    running.switch_off()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with running_chromium() as browser:
        yield browser


@pytest.fixture
def context(chromium: Browser, host: Host) -> Iterator[BrowserContext]:
    """Somebody's browser, with nothing of ours in it."""
    made = chromium.new_context(
        base_url=host.url,
        viewport={"width": 1280, "height": 800},
        locale="en-GB",
        reduced_motion="reduce",
    )
    made.set_default_timeout(60_000)
    made.add_init_script(KEEP.replace("PACE", "instant"))
    yield made
    made.close()


@pytest.fixture
def new_page(context: BrowserContext) -> Iterator[NewPage]:
    """A tab of that browser."""
    troubles: list[str] = []

    expected = [OFFLINE, REFUSED]

    def hear(line: ConsoleMessage) -> None:
        is_expected = any(text in line.text for text in expected)
        if line.type in ("error", "warning") and not is_expected:
            troubles.append(line.text)

    def make(*awaited: str) -> Page:
        expected.extend(awaited)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", hear)
        return page

    yield make
    assert not troubles, troubles
