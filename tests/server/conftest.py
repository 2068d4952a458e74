"""One server for all tests of a file that do not need their own."""

from collections.abc import Iterator

import pytest
from rigs.harness import Browser, Server
from rigs.page import PageBrowser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert not running.tracebacks()


@pytest.fixture
def anna(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        browser.introduce()
        yield browser


@pytest.fixture
def boris(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        browser.introduce()
        yield browser


@pytest.fixture(params=["server", "page"])
def visitor(request: pytest.FixtureRequest) -> Browser:
    """Somebody at either door: what a server answers, a page without one answers too."""
    if request.param == "page":
        return PageBrowser()
    anna: Browser = request.getfixturevalue("anna")
    return anna
