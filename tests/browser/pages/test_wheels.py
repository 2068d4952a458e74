"""Training wheels in a real browser: from the end of a lesson, at most twice a line, until off."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tablero.core.registry import games
from tablero.lessons.script import lesson_of
from tests.browser.conftest import NewPage
from tests.browser.fingers import touch as tap
from tests.browser.lessons import coach, do_step, go_on, open_lesson
from tests.browser.pages.test_looks import check_screen
from tests.browser.people import answer, is_over, offered, start_against_bots, wait_for_turn

LINE = "wheels"
TITLES = [game.id for game in games()]
FIRST_LINE = 12  # answers; who begins is drawn


def first_game(page: Page, game: str, touch: bool = False) -> None:
    """From the end of the lesson, which begins at its last step here, to the first line."""
    lesson = lesson_of(game)
    assert lesson is not None
    open_lesson(page, game)
    page.get_by_test_id("lesson-step").select_option(str(len(lesson.steps) - 1))
    expect(coach(page)).to_have_attribute("data-step", lesson.step(len(lesson.steps) - 1).id)
    do_step(page, touch)
    go_on(page, touch)
    page.get_by_test_id("first-game").click()
    page.wait_for_url(re.compile("/table/"))
    for _answer in range(FIRST_LINE):
        wait_for_turn(page)
        if line_now(page):
            return
        if touch:
            tap(page, offered(page).first)
        else:
            answer(page)
    raise AssertionError("no line at all")


def line_now(page: Page) -> str:
    """The line under the question that waits, once it has been told; "" for none."""
    line = page.get_by_test_id(LINE)
    expect(page.locator(f'[data-testid="{LINE}"][aria-busy="true"]')).to_have_count(0)
    return (line.get_attribute("data-key") or "") if line.count() else ""


def follow(page: Page, answers: int) -> Counter[str]:
    """So many answers; how often each line came up anew."""
    shown: Counter[str] = Counter()
    last = ("", "")
    for _answer in range(answers):
        wait_for_turn(page)
        if is_over(page):
            break
        kind = page.get_by_test_id("ask").get_attribute("data-kind") or ""
        now = (line_now(page), kind)
        if now[0] and now != last:
            shown[now[0]] += 1
        last = now
        answer(page)
    return shown


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_first_game_begins_with_a_line(new_page: NewPage, game: str, touch: bool) -> None:
    page = new_page(390, 844, touch=True) if touch else new_page(1440, 900)
    first_game(page, game, touch)
    line = page.get_by_test_id(LINE)
    expect(line).not_to_be_empty()
    assert page.get_by_test_id("ask").get_attribute("aria-describedby") == line.get_attribute("id")
    check_screen(page)
    expect(offered(page).first).to_be_in_viewport()


def test_a_line_is_shown_twice_at_most(new_page: NewPage) -> None:
    page = new_page(1440, 900, once=True)
    first_game(page, "puerto_rico")
    shown = follow(page, 40)
    assert shown
    assert max(shown.values()) <= 2, shown


def test_its_room_is_kept_and_a_reload_does_not_count(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    first_game(page, "puerto_rico")
    expect(page.get_by_test_id(LINE)).not_to_be_empty()
    key = line_now(page)
    places = offered(page).first.bounding_box()
    for _reload in range(3):
        page.reload()
        page.get_by_test_id("ask").wait_for()
        assert offered(page).first.bounding_box() == places  # before the line is there
        expect(page.get_by_test_id(LINE)).to_have_attribute("data-key", key)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_it_takes_no_room_between_question_and_choices(new_page: NewPage, touch: bool) -> None:
    """Below the list, or beside the handle of a phone's sheet, which is no higher for it."""
    page = new_page(390, 844, touch=True) if touch else new_page(1440, 900)
    first_game(page, "puerto_rico", touch)
    expect(page.get_by_test_id(LINE)).not_to_be_empty()
    first, sheet = offered(page).first, page.get_by_test_id("sheet")
    with_tip = (first.bounding_box(), sheet.bounding_box() if touch else None)
    question, line = page.get_by_test_id("ask").bounding_box(), page.get_by_test_id(LINE)
    tip = line.bounding_box()
    assert question
    assert tip
    assert with_tip[0]
    assert with_tip[0]["y"] - question["y"] - question["height"] < 60
    assert tip["y"] < question["y"] or tip["y"] > with_tip[0]["y"]
    line.evaluate("line => (line.textContent = '')")  # there is none
    assert (first.bounding_box(), sheet.bounding_box() if touch else None) == with_tip


def test_switched_off_there_are_none(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    first_game(page, "puerto_rico")
    page.get_by_test_id("wheels-off").click()
    expect(page.get_by_test_id(LINE)).to_have_count(0)
    assert page.get_by_test_id("ask").get_attribute("aria-describedby") is None
    assert not follow(page, 6)
    while page.get_by_test_id("ask").get_attribute("data-kind") == "place_colonists":
        assert not follow(page, 1)  # the Mayor's layout has a suggestion for a hint
    page.reload()
    page.get_by_test_id("ask").wait_for()
    expect(page.get_by_test_id(LINE)).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_be_visible()


def test_the_choice_at_a_new_table(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    page.goto("/new/puerto_rico")
    wanted = page.get_by_test_id("wheels-wanted")
    page.get_by_test_id("hints").uncheck()
    expect(wanted).to_be_disabled()
    page.get_by_test_id("hints").check()
    wanted.check()
    page.get_by_test_id("create").click()
    wait_for_turn(page)
    expect(page.get_by_test_id(LINE)).to_have_count(1)
    page.goto("/new/puerto_rico")
    page.get_by_test_id("create").click()
    wait_for_turn(page)
    expect(page.get_by_test_id(LINE)).to_have_count(0)


NEW = "localStorage.tablero ??= JSON.stringify({ pace: 'instant' })"


def test_who_is_new_to_a_title_has_them_in_the_quick_game_until_they_are_put_away(
    new_page: NewPage,
) -> None:
    page = new_page(once=True)
    page.add_init_script("delete localStorage.tablero;" + NEW)
    start_against_bots(page, "puerto_rico", 3)
    for _answer in range(FIRST_LINE):
        if line_now(page):
            break
        answer(page)
    page.get_by_test_id("wheels-off").click()
    expect(page.get_by_test_id(LINE)).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.tablero).wheels") is False


def test_who_has_put_them_away_has_none_in_the_next_quick_game(new_page: NewPage) -> None:
    page = new_page()
    start_against_bots(page, "puerto_rico", 3)
    expect(page.get_by_test_id(LINE)).to_have_count(0)
