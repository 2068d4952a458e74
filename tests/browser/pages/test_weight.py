"""How much script a visitor fetches: little before the first screen, not much more with a board."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response

from tests.browser.people import start_against_bots

FIRST_SCREEN = 60_000
WITH_A_BOARD = 250_000
GAMES = ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"]


def fetched(page: Page) -> dict[str, Response]:
    """The scripts a page asks for from now on, by address."""
    scripts: dict[str, Response] = {}

    def note(answer: Response) -> None:
        if answer.request.resource_type == "script":
            scripts[answer.url] = answer

    page.on("response", note)
    return scripts


def weight(scripts: dict[str, Response]) -> int:
    return sum(len(gzip.compress(script.body())) for script in scripts.values())


@pytest.mark.parametrize("game", GAMES)
def test_little_script_before_the_first_screen_and_with_one_board(
    own_page: Page, game: str
) -> None:
    page = own_page
    scripts = fetched(page)
    page.goto("/")
    page.get_by_test_id(f"game-{game}").wait_for()
    first = weight(scripts)
    assert first <= FIRST_SCREEN
    start_against_bots(page, game)
    assert weight(scripts) <= WITH_A_BOARD
