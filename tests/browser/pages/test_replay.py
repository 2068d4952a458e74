"""A finished game with its log beside it: walked by clicks, by rounds and by keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from rigs.harness import Server

from tests.browser.boards.test_whole import TOO_SMALL
from tests.browser.conftest import NewPage
from tests.browser.pages.test_review import finished

SIZES = [(1440, 900), (1280, 720), (390, 844)]
HERE = '[data-testid="replay-log"] [aria-current="step"]'
# Whether something lies inside the box that scrolls around it.
IN_SIGHT = """(line) => {
  const box = line.closest('[role=log]').getBoundingClientRect()
  const { top, bottom } = line.getBoundingClientRect()
  return top >= box.top - 1 && bottom <= box.bottom + 1
}"""


@pytest.fixture(scope="module")
def tables(server: Server, dealer: Path) -> dict[str, str]:
    dealer.write_text("replays", "utf-8")
    return {game: finished(server, game) for game in ("puerto_rico", "gwt_elpaso")}


def ply(page: Page) -> int:
    shown = page.get_by_test_id("replay-ply").inner_text()
    return int(re.split(r"\s", shown.strip())[0])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["puerto_rico", "gwt_elpaso"])
def test_a_line_of_the_log_leads_to_its_position(
    new_page: NewPage, tables: dict[str, str], game: str, size: tuple[int, int]
) -> None:
    page = new_page(*size, touch=size[0] < 400)
    page.goto(f"/table/{tables[game]}/replay")
    lines = page.get_by_test_id("replay-log").get_by_test_id("log-line")
    line = lines.nth(lines.count() // 2)
    line.scroll_into_view_if_needed()
    line.click()
    wanted = int(line.get_attribute("data-ply") or 0)
    expect(page.get_by_test_id("replay-ply")).to_contain_text(f"{wanted}")
    expect(page.locator(HERE)).to_have_attribute("data-ply", str(wanted))
    assert page.evaluate(TOO_SMALL) == []


def test_rounds_are_jumped_to(new_page: NewPage, tables: dict[str, str]) -> None:
    page = new_page(1440, 900)
    page.goto(f"/table/{tables['puerto_rico']}/replay")
    jump = page.get_by_test_id("replay-jump")
    third = jump.locator("option", has_text="Round 3 ").get_attribute("value") or ""
    jump.select_option(third)
    expect(page.get_by_test_id("replay-said")).to_contain_text("Round 3 begins")
    page.keyboard.press("Tab")  # out of the list, whose keys are its own
    page.keyboard.press("PageDown")
    expect(page.get_by_test_id("replay-said")).to_contain_text("Round 4 begins")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(page.get_by_test_id("replay-said")).to_contain_text("Round 3 begins")
    assert ply(page) == int(third)


def test_the_log_follows_the_replay(new_page: NewPage, tables: dict[str, str]) -> None:
    page = new_page(1280, 720)
    page.goto(f"/table/{tables['puerto_rico']}/replay")
    page.get_by_test_id("replay-slider").wait_for()
    for key in ("PageDown", "PageDown", "PageDown", "ArrowRight"):
        page.keyboard.press(key)
    here = page.locator(HERE)
    expect(here).to_have_count(1)
    page.wait_for_function(f"() => ({IN_SIGHT})(document.querySelector('{HERE}'))")


def test_the_log_is_walked_by_keys(new_page: NewPage, tables: dict[str, str]) -> None:
    page = new_page(1440, 900)
    page.goto(f"/table/{tables['puerto_rico']}/replay")
    lines = page.get_by_test_id("replay-log").get_by_test_id("log-line")
    lines.first.focus()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(HERE)).to_have_attribute("data-ply", lines.nth(1).get_attribute("data-ply"))


def test_without_spoilers_the_log_ends_where_the_reader_is(
    new_page: NewPage, tables: dict[str, str]
) -> None:
    page = new_page(1440, 900)
    page.goto(f"/table/{tables['puerto_rico']}/replay")
    page.get_by_test_id("replay-blind").check()
    lines = page.get_by_test_id("replay-log").get_by_test_id("log-line")
    expect(lines).to_have_count(0)
    assert page.get_by_test_id("replay-jump").locator("option").count() == 1
    page.get_by_test_id("replay-next").click()
    expect(lines).to_have_count(1)


@pytest.mark.parametrize("game", ["puerto_rico", "gwt_elpaso"])
def test_who_watches_has_a_board_as_high_as_the_window(
    new_page: NewPage, tables: dict[str, str], game: str
) -> None:
    page = new_page(1440, 900)
    page.goto(f"/table/{tables[game]}/replay")
    page.get_by_test_id("replay-ply").wait_for()
    stage = page.locator("main > .stage")
    assert stage.evaluate("it => innerHeight - it.getBoundingClientRect().bottom") < 20


def test_the_rules_can_be_read_beside_a_replay(new_page: NewPage, tables: dict[str, str]) -> None:
    page = new_page(1440, 900)
    page.goto(f"/table/{tables['puerto_rico']}/replay")
    page.locator('[data-target="building.customs_house"]').first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("More in the rules")
    page.keyboard.press("r")
    expect(page.get_by_test_id("component").first).to_contain_text("Customs house")
    at = ply(page)
    page.get_by_test_id("rules-search").fill("")
    page.get_by_test_id("rules-search").press_sequentially("+ r")
    page.keyboard.press("Home")
    page.keyboard.press("End")
    expect(page.get_by_test_id("rules-search")).to_have_value("+ r")
    assert ply(page) == at  # keys of the replay rest while the rules are read
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    tabs = page.get_by_test_id("help").get_by_role("tab")
    expect(tabs).to_have_text(["Rules", "Settings", "Keys"])


def test_turn_by_turn_all_deeds_of_a_turn_are_told(
    new_page: NewPage, tables: dict[str, str]
) -> None:
    page = new_page(1440, 900)
    page.goto(f"/table/{tables['gwt_elpaso']}/replay")
    said = page.get_by_test_id("replay-said").locator("span")
    end = before = 0
    while end - before < 3:
        page.get_by_test_id("replay-turn-next").click()
        before, end = end, ply(page)
    whole = said.all_inner_texts()
    told: list[str] = []
    page.get_by_test_id("replay-turn-back").click()
    assert ply(page) == before
    for _step in range(before, end):
        page.get_by_test_id("replay-next").click()
        told += said.all_inner_texts()
    assert ply(page) == end
    assert len(whole) > 1
    assert set(whole) <= set(told)
