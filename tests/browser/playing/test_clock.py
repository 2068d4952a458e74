"""A clock at the table: chosen, ticking for who is asked, and what the others may do at its end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages.test_lobby import sit_down
from tests.browser.people import OFTEN, jumps, offered, seen_by_request, watch_jumps

MOST_LOOKS = 1000
WIDTHS = "() => [...document.querySelectorAll('[role=timer]')].map((each) => each.offsetWidth)"


def set_up(page: Page) -> None:
    page.goto("/new/puerto_rico")
    page.get_by_test_id("seat-count").select_option("3")
    expect(page.get_by_test_id("clock")).to_have_count(0)  # alone with bots there is no need
    page.get_by_test_id("seat-1").locator("select").first.select_option("open")


def test_the_clock_is_chosen_and_ticks_without_a_jump(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page(width=390, height=844, touch=True, locale="ru")
    set_up(anna)
    clock = anna.get_by_test_id("clock")
    expect(clock).to_have_value("")
    clock.select_option("30 min + 60 s for every turn")
    expect(anna.get_by_text("Nobody is thrown out")).to_be_visible()
    anna.get_by_test_id("create").click()
    link = anna.get_by_test_id("invite-1").input_value()
    boris.goto(link)
    expect(boris.get_by_test_id("lobby-clock")).to_contain_text("30 мин. + 60 сек.")
    sit_down(boris, link, "Boris")
    faces = anna.get_by_role("timer")
    expect(faces).to_have_count(2)  # bots have none
    expect(boris.get_by_role("timer").first).to_have_accessible_name(re.compile("Осталось времени"))
    running = anna.evaluate(
        """async () => (await (await fetch('/api' + location.pathname.replace('table', 'tables')))
          .json()).clock.running"""
    )
    ticking, resting = anna.get_by_test_id(f"clock-{running}"), 1 - running
    before = anna.evaluate(WIDTHS)
    watch_jumps(anna)
    expect(ticking).to_have_text(re.compile("^29:5"))
    anna.wait_for_timeout(1500)
    expect(anna.get_by_test_id(f"clock-{resting}")).to_have_text("30:00")
    assert anna.evaluate(WIDTHS) == before
    assert jumps(anna) < 0.0001  # not even a figure


def test_when_time_is_up_the_others_let_a_bot_answer(new_page: NewPage) -> None:
    people = [new_page(once=True), new_page()]
    anna = people[0]
    # Nobody offers a clock of two seconds: the wish is made shorter on its way.
    anna.route(
        "**/api/tables",
        lambda route: (
            route.continue_(post_data=re.sub('"seconds":900', '"seconds":2', wish))
            if (wish := route.request.post_data)
            else route.continue_()
        ),
    )
    set_up(anna)
    anna.get_by_test_id("clock").select_option(index=2)
    anna.get_by_test_id("create").click()
    sit_down(people[1], anna.get_by_test_id("invite-1").input_value(), "Boris")
    anna.get_by_role("timer").first.wait_for()
    asked = who_is_asked(people)
    other = people[1 - asked]
    expect(other.get_by_test_id(f"clock-{asked}")).to_have_text("0:00")
    own, told = people[asked].get_by_test_id("notices"), other.get_by_test_id("notices")
    expect(own).to_contain_text("Your time is used up")
    expect(own.get_by_role("button")).to_have_count(0)
    expect(told).to_contain_text("has no time left")
    expect(offered(people[asked]).first).to_be_visible()  # still asked
    other.get_by_test_id("notice-takeover").click()
    expect(other.get_by_test_id(f"clock-{asked}")).to_have_count(0)
    expect(told).to_contain_text("now plays for")
    expect(own).to_contain_text("plays for you")
    # What it answers is told as its own, to both.
    for page, whose in ((people[asked], "(for you)"), (other, "(for ")):
        page.get_by_test_id("read-log").click()
        expect(page.get_by_test_id("log-line").filter(has_text=whose).first).to_be_visible()
        page.get_by_test_id("read-log").click()
    people[asked].get_by_test_id("notice-come-back").click()
    expect(other.get_by_test_id(f"clock-{asked}")).to_have_count(1)
    expect(told).to_contain_text("is back and plays again")


def who_is_asked(people: list[Page]) -> int:
    """The first person, after what bots have to answer before; whatever the question looks like."""
    anna = people[0]
    for _look in range(MOST_LOOKS):
        seat = int(seen_by_request(anna, anna.url)["ask"]["seat"])
        if seat < len(people):
            return seat
        anna.wait_for_timeout(OFTEN)
    raise AssertionError("nobody is asked")
