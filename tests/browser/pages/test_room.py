"""What is written is read as a whole: no name cut, covered or broken; no seam in a picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import FIRST, answer_unseen, settle, start_against_bots

# Names of buildings of which something is cut off.
CUT = """() => [...document.querySelectorAll('.rivals .name')].filter((each) => {
  const text = document.createRange()
  text.selectNodeContents(each)
  const lines = new Set([...text.getClientRects()].map((rect) => Math.round(rect.top))).size
  const high = lines * parseFloat(getComputedStyle(each).lineHeight)
  return high > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1
}).map((each) => each.textContent)"""
# Names in the supply under the marks of who has that building.
COVERED = """() => [...document.querySelectorAll('.building')].filter((card) => {
  const text = document.createRange()
  text.selectNodeContents(card.querySelector('.name'))
  const name = text.getBoundingClientRect()
  return [...card.querySelectorAll('.owners svg')].some((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect()
    return left < name.right && name.left < right && top + 2 < name.bottom && name.top + 2 < bottom
  })
}).map((card) => card.querySelector('.name').textContent)"""
OWNERS = "() => document.querySelectorAll('.building .owners svg').length"
# How far the picture of the front page is from showing all of its sky.
SKY = """() => {
  const { width, height } = document.querySelector('.hero img').getBoundingClientRect()
  return width / height
}"""
PICTURE = 1280 / 240


def open_lobby(page: Page) -> None:
    page.goto("/new/gwt2")
    page.get_by_test_id("seat-count").select_option("4")
    for seat in (1, 3):
        page.get_by_test_id(f"seat-{seat}").locator("select").first.select_option("open")
    page.get_by_test_id("create").click()
    page.get_by_test_id("watch-link").wait_for()
    settle(page)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_a_lobby_lies_open_as_a_whole(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(*size)
    open_lobby(page)
    for each in ("invite-1", "watch-link", "cancel"):
        expect(page.get_by_test_id(each)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["de-DE", "ru-RU"])
def test_open_seats_are_named_in_one_line_on_a_phone(new_page: NewPage, locale: str) -> None:
    page = new_page(390, 844, locale, touch=True)
    open_lobby(page)
    for seat in range(4):
        name = page.get_by_test_id(f"lobby-seat-{seat}").locator(".who").bounding_box()
        assert name is not None
        assert name["height"] < 36, f"seat {seat}"


@pytest.mark.parametrize("locale", ["de-DE", "ru-RU"])
def test_names_of_buildings_are_read_as_a_whole(new_page: NewPage, locale: str) -> None:
    page = new_page(1440, 900, locale)
    start_against_bots(page, "puerto_rico", 4)
    answer_unseen(page, [FIRST] * 25)
    page.locator(".rivals .name").first.wait_for()
    assert page.evaluate(OWNERS) > 0
    assert page.evaluate(CUT) == []
    for size in ((1440, 900), (1280, 720), (1180, 820)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        assert page.evaluate(COVERED) == [], size


@pytest.mark.parametrize(("width", "height"), [(844, 390), (700, 900), (390, 844)])
def test_the_sky_of_the_front_page_has_no_seam(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width, height, touch=True)
    page.goto("/")
    page.get_by_test_id("play-bots").first.wait_for()
    assert page.evaluate(SKY) <= PICTURE + 0.01


@pytest.mark.parametrize("game", ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"])
def test_a_phone_held_sideways_has_one_head_line(new_page: NewPage, game: str) -> None:
    page = new_page(844, 390, "ru-RU", touch=True)
    start_against_bots(page, game, 3)
    head, mine = (page.locator(each).bounding_box() for each in (".phone > header", ".mine"))
    assert head is not None
    assert mine is not None
    assert head["y"] == mine["y"]
    assert mine["height"] <= head["height"]
    assert page.locator(".mine").evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    assert page.locator("#tab-panel").evaluate("each => each.clientHeight") >= 240
