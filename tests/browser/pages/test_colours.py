"""Colours of seats, chosen at a new table, in the lobby and by who sits down; worn everywhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages.test_lobby import sit_down

WORN = "each => getComputedStyle(each.querySelector('path.black')).fill"
BLUE, ORANGE, PINK, GREEN = (
    "rgb(0, 100, 157)",
    "rgb(194, 66, 0)",
    "rgb(220, 140, 197)",
    "rgb(0, 177, 129)",
)


def worn(part: Locator) -> str:
    return str(part.evaluate(WORN))


def test_at_a_new_table_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/puerto_rico")
    page.get_by_test_id("seat-count").select_option("3")
    colour = page.get_by_test_id("colour-0")
    expect(colour).to_have_accessible_name("Colour of seat A")
    colour.focus()
    page.keyboard.type("Or")  # as in any list
    expect(colour).to_have_value("1")
    assert worn(page.get_by_test_id("seat-0")) == ORANGE
    assert worn(page.get_by_test_id("seat-1")) == BLUE  # the bot takes what is left
    expect(page.get_by_test_id("colour-1")).to_have_count(0)
    page.get_by_test_id("create").click()
    page.wait_for_url(re.compile("/table/"))
    page.get_by_test_id("player-1").wait_for()
    assert worn(page.get_by_test_id("player-1")) == BLUE
    page.goto("/")
    assert worn(page.get_by_test_id("my-table").first) == ORANGE
    page.goto("/new/puerto_rico")  # and only that table's
    assert worn(page.get_by_test_id("seat-0")) == BLUE


def offered(page: Page, seat: int) -> list[str]:
    return page.get_by_test_id(f"colour-{seat}").locator("option").all_inner_texts()


@pytest.mark.parametrize("width", [1280, 390])
def test_who_sits_down_chooses_among_the_free_ones(new_page: NewPage, width: int) -> None:
    anna, boris = new_page(), new_page(width=width, touch=width < 500, locale="de")
    anna.goto("/new/puerto_rico")
    anna.get_by_test_id("seat-count").select_option("3")
    for seat in (1, 2):
        anna.get_by_test_id(f"seat-{seat}").locator("select").first.select_option("open")
    anna.get_by_test_id("create").click()
    link = anna.get_by_test_id("invite-1").input_value()
    anna.get_by_test_id("colour-0").select_option("Pink")
    expect(anna.get_by_test_id("colour-0")).to_have_value("3")
    boris.goto(link)
    boris.get_by_test_id("colour-1").wait_for()
    assert offered(boris, 1) == ["Blau", "Orange", "Gelb", "Grün"]
    boris.get_by_test_id("colour-1").select_option("Grün")
    sit = boris.get_by_test_id("join")
    box = sit.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= width
    boris.get_by_test_id("join-name").fill("Boris")
    sit.click()
    expect(anna.get_by_test_id("lobby-seat-1")).to_contain_text("Boris")
    assert worn(anna.get_by_test_id("lobby-seat-1")) == GREEN
    assert "Green" not in offered(anna, 0)
    sit_down(new_page(), anna.get_by_test_id("invite-2").input_value(), "Carla")
    for page in (anna, boris):
        page.locator('[data-testid="choice"], [data-testid="waiting"]').first.wait_for()
        assert page.evaluate(
            "() => getComputedStyle(document.documentElement).getPropertyValue('--seat-0')"
        ) in {"#dc8cc5", PINK}
