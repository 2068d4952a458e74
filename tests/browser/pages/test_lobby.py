"""A table before its game begins, and the question after it: another one?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from rigs.harness import Server

from tests.browser.conftest import NewPage
from tests.browser.people import open_area
from tests.browser.playing.test_two_people import open_table
from tests.server.storage.old_log import OldTable, write


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("join").click()


def test_an_option_is_offered_where_it_matters(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/gwt2")
    difficulty = page.get_by_text("Difficulty of the solo game")
    page.get_by_test_id("seat-count").select_option("1")
    expect(difficulty).to_be_visible()
    page.get_by_test_id("seat-count").select_option("3")
    expect(difficulty).to_have_count(0)


def test_who_shares_a_screen_is_proposed_open_chips(new_page: NewPage) -> None:
    """Else a curtain would hang for them alone; what somebody said stays as it is."""
    page = new_page()
    page.goto("/new/puerto_rico")
    page.get_by_test_id("seat-count").select_option("3")
    open_chips = page.get_by_label("Open victory point chips")
    beside = page.get_by_label("Seat B: who")
    expect(open_chips).not_to_be_checked()
    beside.select_option("hotseat")
    expect(open_chips).to_be_checked()
    beside.select_option("bot")
    expect(open_chips).not_to_be_checked()
    open_chips.check()
    open_chips.uncheck()
    beside.select_option("hotseat")
    expect(open_chips).not_to_be_checked()
    open_chips.check()
    page.get_by_test_id("create").click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["options"]["open_chips"] is True
    assert table["curtain"] is False


def test_seats_are_drawn_by_lot(new_page: NewPage) -> None:
    page = new_page(once=True)
    page.add_init_script("Math.random = () => 0")  # so that the first to sit comes last
    page.goto("/new/puerto_rico")
    page.get_by_test_id("seat-count").select_option("3")
    page.get_by_test_id("by-lot").check()
    page.get_by_test_id("create").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    seats = page.request.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["mine"] for seat in seats] == [False, False, True]


def test_the_host_frees_a_seat_gives_it_to_a_bot_and_the_game_starts(new_page: NewPage) -> None:
    anna, boris, carla = new_page(), new_page(), new_page(expected="409 (Conflict)")
    anna.goto("/new/puerto_rico")
    anna.get_by_test_id("seat-count").select_option("3")
    for seat in (1, 2):
        anna.get_by_test_id(f"seat-{seat}").locator("select").first.select_option("open")
    anna.get_by_test_id("create").click()
    link = anna.get_by_test_id("invite-1")
    link.wait_for()
    old = link.input_value()
    sit_down(boris, old, "Boris")
    boris.get_by_test_id("get-up-1").click()  # and thinks better of it, twice
    expect(boris.get_by_test_id("get-up-1")).to_have_count(0)
    expect(boris.get_by_role("alert")).to_have_count(0)
    expect(link).not_to_have_value(old)
    old = link.input_value()
    sit_down(boris, old, "Boris")
    expect(anna.get_by_test_id("lobby-seat-1")).to_contain_text("Boris")
    anna.get_by_test_id("free-1").click()
    expect(boris.get_by_test_id("removed")).to_be_visible()
    sit_down(carla, old, "Carla")  # the old link says that it has been used
    expect(carla.get_by_role("alert")).to_contain_text("has been used")
    anna.get_by_test_id("give-bot-1").click()
    expect(anna.get_by_test_id("invite-1")).to_have_count(0)
    carla.reload()  # so does the page, once somebody sits there
    expect(carla.get_by_role("alert")).to_contain_text("has been used")
    sit_down(boris, anna.get_by_test_id("invite-2").input_value(), "Boris")
    # Both browsers tell their shares by themselves, and the game begins.
    for page in (anna, boris):
        page.locator('[data-testid="choice"], [data-testid="waiting"]').first.wait_for()
        expect(page.get_by_test_id("lobby")).to_have_count(0)


def test_a_table_is_cancelled_and_says_so(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page(locale="de")
    link = open_table(anna, "puerto_rico")
    boris.goto(link)
    boris.get_by_test_id("join-name").wait_for()
    anna.get_by_test_id("cancel").click()
    anna.get_by_test_id("cancel-sure").click()
    for page in (anna, boris):
        expect(page.get_by_test_id("cancelled")).to_be_visible()
        expect(page.get_by_test_id("join")).to_have_count(0)
    boris.reload()
    expect(boris.get_by_test_id("cancelled")).to_contain_text("abgesagt")


@pytest.mark.timeout(300)
def test_another_game_is_proposed_and_agreed_to(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    link = open_table(anna, "puerto_rico")
    sit_down(boris, link, "Boris")
    table = re.sub(r"\?.*", "", anna.url)
    for seat, page in enumerate((anna, boris)):  # bots play it to the end
        open_area(page, seat)
        page.get_by_test_id("leave").click()
        page.get_by_test_id("leave-to-bot").click()
        page.wait_for_url(re.compile(r"/$"))
    for page in (anna, boris):  # bots among themselves play while somebody watches
        page.goto(table)
        page.get_by_test_id("result").wait_for(timeout=120_000)
    anna.get_by_test_id("fair").locator("summary").click()
    expect(anna.get_by_test_id("fair-proven")).to_be_visible()
    boris.get_by_test_id("rematch").click()
    boris.wait_for_url(lambda url: "/table/" in url and table not in url)
    anna.get_by_role("link", name=re.compile("next game")).click()
    anna.get_by_test_id("agree").click()
    for page in (anna, boris):
        expect(page.get_by_test_id("lobby")).to_have_count(0)
        page.locator('[data-testid="choice"], [data-testid="waiting"]').first.wait_for()
    assert anna.url == boris.url


def test_a_table_of_older_rules_says_why_it_is_closed(chromium: Browser, tmp_path: Path) -> None:
    trail = OldTable("trail", bytes(range(32)), {"name": "Anna"}, {}, title="gwt2", rules=1)
    fact = {"seat": 0, "kind": "act", "word": "sell", "drawn": [""], "state": "ab"}
    trail.row(0, "command-1", {"type": "answered", **fact})
    write(tmp_path / "x.db", trail)
    with Server(tmp_path, db=f"sqlite:///{tmp_path / 'x.db'}") as server:
        page = chromium.new_page(base_url=server.url, locale="en-GB")
        page.goto("/table/trail")
        expect(page.get_by_test_id("closed")).to_contain_text("version 1 of the rules")
        expect(page.get_by_test_id("closed")).to_contain_text("act: sell")
        expect(page.get_by_test_id("closed-log")).to_be_visible()
        page.close()
