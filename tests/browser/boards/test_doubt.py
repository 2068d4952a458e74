"""Reconstructed figures are shown as such: on the pieces, in their tips, and as a share."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import start_against_bots

BETA = ["gwt_argentina", "gwt_elpaso"]


@pytest.mark.parametrize("game", BETA)
def test_the_share_stands_on_the_card_and_on_the_page_for_a_new_table(
    page: Page, game: str
) -> None:
    games = {each["id"]: each for each in page.request.get("/api/games").json()}
    origins = games[game]["provenance"]
    doubtful = sum(origin["doubtful"] for origin in origins)
    percent = round(100 * doubtful / sum(origin["rows"] for origin in origins))
    assert 0 < percent < 100
    page.goto("/")
    card = page.get_by_test_id(f"game-{game}")
    expect(card.get_by_test_id("doubt-share")).to_contain_text(f"{percent}")
    sound = page.get_by_test_id("game-puerto_rico")
    expect(sound.get_by_test_id("doubt-share")).to_have_count(0)
    page.goto(f"/new/{game}")
    expect(page.get_by_test_id("doubt-share")).to_contain_text(f"{percent}")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU"])
def test_a_reconstructed_piece_has_the_sign_and_says_so(new_page: NewPage, locale: str) -> None:
    words = {"en-GB": "reconstructed", "de-DE": "rekonstruiert", "ru-RU": "восстановлен"}
    page = new_page(1440, 900, locale=locale)
    start_against_bots(page, "gwt_argentina", 2)
    station = page.locator('[data-target="station.station_3"]')
    expect(station.locator(":scope > .doubt")).to_be_visible()
    station.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(words[locale])
    ship = page.locator('[data-target="ship.ship_5"]')
    expect(ship.locator(".doubted")).to_have_count(0)
    ship.hover()
    expect(page.get_by_role("tooltip")).not_to_contain_text(words[locale])
