"""Reconstructed figures are shown as such: on the pieces, in their tips, and as a share."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tablero.core.registry import find, games
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


@pytest.mark.parametrize(
    ("locale", "word"), [("en-GB", "Beta"), ("de-DE", "Beta"), ("ru-RU", "Бета")]
)
def test_a_title_that_is_a_beta_says_so_and_no_other(
    new_page: NewPage, locale: str, word: str
) -> None:
    page = new_page(1280, 900, locale=locale)
    page.goto("/")
    for game in games():
        card = page.get_by_test_id(f"game-{game.id}")
        card.wait_for()
        expect(card.get_by_test_id("beta")).to_have_text([word] if game.id in BETA else [])
    page.goto(f"/new/{BETA[0]}")
    expect(page.get_by_test_id("beta")).to_have_text(word)
    page.goto("/new/gwt2")
    page.get_by_test_id("create").wait_for()
    expect(page.get_by_test_id("beta")).to_have_count(0)


# Every piece that is drawn, and whether it carries the sign.
SIGNS = """() => [...document.querySelectorAll('[data-target]')]
  .map((piece) => [piece.dataset.target, piece.querySelector('.doubt') !== null])"""
# The sign of a turnout stands on its station, that of a spot on its city.
SIGNED_ELSEWHERE = ("track.", "spot.")


def printed_as(target: str) -> str:
    """The row of data that a piece is drawn from, at a table of first sides and a first game."""
    sort, _, name = target.rpartition(".")
    if name.startswith("neutral_"):  # the building that lies there
        return name.removeprefix("neutral_").upper()
    return {"supply": f"{name}a", "train": f"train_{name}_front"}.get(sort, name)


@pytest.mark.parametrize("game", BETA)
def test_every_reconstructed_piece_and_no_other_has_the_sign(new_page: NewPage, game: str) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, game, 2)
    doubtful = find(game).printed()["doubtful"]
    assert isinstance(doubtful, list)
    pieces = [each for each in page.evaluate(SIGNS) if not each[0].startswith(SIGNED_ELSEWHERE)]
    wanted = {target for target, _ in pieces if printed_as(target) in doubtful}
    assert len(wanted) > 10
    assert {target for target, signed in pieces if signed} == wanted
    cities = page.locator(".city")
    expect(page.locator(".city header .doubt")).to_have_count(cities.count())


# Every component of the rules, and whether it carries the sign.
LISTED = """() => [...document.querySelectorAll('[data-component]')]
  .map((each) => [each.dataset.component, each.querySelector('.doubt') !== null])"""


@pytest.mark.parametrize("game", BETA)
def test_every_reconstructed_component_of_the_rules_has_the_sign(page: Page, game: str) -> None:
    doubtful = find(game).printed()["doubtful"]
    assert isinstance(doubtful, list)
    page.goto(f"/rules/{game}")
    page.locator("[data-component] .doubt").first.wait_for()
    listed = dict(page.evaluate(LISTED))
    signed = {name for name, is_signed in listed.items() if is_signed}
    assert len(signed) > 10
    assert signed == set(doubtful) & set(listed)
    expect(page.locator("[data-component] .doubted").first).to_contain_text("Reconstructed")


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
