"""What somebody who plays every evening meets again and again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from rigs.harness import Json

from tests.browser.boards.test_whole import FREE
from tests.browser.conftest import NewPage
from tests.browser.people import (
    answer,
    is_over,
    offered,
    position,
    seen_by_request,
    settle,
    start_against_bots,
    wait_past,
)

GAMES = ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"]
LOW = (1280, 720)
# Who wants to be asked before what cannot be taken back.
ASKED_FIRST = (
    "localStorage.tablero = JSON.stringify({ pace: 'instant', sure: true, wheels: false })"
)
# What would be lost, or what against bots alone is counted when it is taken back.
ASKS = re.compile(r"(Still possible|Taking it back is counted): \W?\w")


def rows(page: Page) -> Locator:
    return page.locator('[data-testid="choice"][data-state="available"]')


def test_a_step_keeps_its_name_over_a_reload(page: Page) -> None:
    """The list knew that there was money on the role's card; the log only knows the role."""
    start_against_bots(page, "puerto_rico")
    paid = offered(page).and_(page.locator(":not([data-bound])")).filter(has_text="from the card")
    for turn in range(60):
        if paid.count():
            break
        answer(page, turn)
    before = position(page)
    paid.first.click()
    wait_past(page, before)
    chips = page.get_by_test_id("chip")
    expect(chips.last).to_contain_text("doubloon")
    told = chips.all_inner_texts()
    page.reload()
    expect(chips).to_have_text(told)


def until_told(page: Page, wanted: Locator) -> None:
    """Until what the others did, or was done for us, is told, and one of these can be chosen."""
    recap = page.get_by_test_id("recap").get_by_role("list")
    for _turn in range(60):
        if recap.count() and wanted.count():
            return
        answer(page)
    raise AssertionError("no such choice under a recap in 60 answers")


@pytest.mark.parametrize("game", GAMES)
def test_in_a_low_window_a_resting_mouse_leaves_the_recap_in_sight(
    new_page: NewPage, game: str
) -> None:
    page = new_page(*LOW)
    start_against_bots(page, game, 3)
    told = page.locator("[data-bound]").or_(page.locator("button:has(.speech-only)"))
    with_consequences = rows(page).and_(told)
    until_told(page, with_consequences)
    recap = page.get_by_test_id("recap").get_by_role("list")
    box = with_consequences.last.bounding_box()
    assert box
    # Pressed beside the rows, then at rest on one: what a redraw does under a mouse that stays.
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
    page.mouse.down(button="middle")
    page.mouse.up(button="middle")
    expect(recap).to_be_visible()
    page.mouse.move(box["x"] + 60, box["y"] + box["height"] / 2)
    expect(recap).to_be_hidden()
    expect(page.get_by_test_id("consequences")).not_to_contain_text("Point at a choice")


# Titles in which the first questions already come to it; the frame is that of all of them.
@pytest.mark.parametrize("game", ["puerto_rico", "gwt_elpaso"])
def test_in_a_low_window_nothing_lies_over_the_buttons_of_a_guard(
    new_page: NewPage, game: str
) -> None:
    """Not the recap either, whether the mouse rests where it chose or moves."""
    page = new_page(*LOW, once=True)
    page.add_init_script(ASKED_FIRST)
    start_against_bots(page, game, 3)
    asked_about = rows(page).and_(page.locator("[data-bound]"))
    until_told(page, asked_about)
    before = position(page)
    asked_about.last.click()
    expect(page.get_by_test_id("consequences")).to_contain_text(ASKS)
    buttons = [page.get_by_test_id(each) for each in ("end-anyway", "keep-playing", "never-ask")]
    for button in buttons:
        assert button.evaluate(FREE)
    for button in buttons:
        button.hover()
        assert all(other.evaluate(FREE) for other in buttons)
    assert position(page) == before
    page.get_by_test_id("recap").hover()
    buttons[0].click()
    wait_past(page, before)


@pytest.mark.parametrize(
    ("size", "game", "seats"),
    [((1440, 900), "puerto_rico", 4), (LOW, "puerto_rico", 5), ((1440, 900), "gwt2", 4)],
)
def test_the_recap_shows_a_line_for_everybody(
    new_page: NewPage, size: tuple[int, int], game: str, seats: int
) -> None:
    """What the others did brought oneself something, too: that line takes nobody else's."""
    page = new_page(*size)
    start_against_bots(page, game, seats)
    fullest = 0
    for turn in range(30):
        page.mouse.move(5, size[1] / 2)
        settle(page)
        told = page.get_by_test_id("recap").get_by_role("listitem")
        for line in told.all():
            assert line.evaluate(FREE), turn
        fullest = max(fullest, told.count())
        if fullest >= seats:
            return
        answer(page, turn)
    assert fullest >= seats - 1


@pytest.mark.parametrize("size", [(1440, 900), LOW])
def test_what_a_role_brings_everybody_is_in_sight(new_page: NewPage, size: tuple[int, int]) -> None:
    """The Mayor's is the longest: colonists for each, whom the own ones join, and a new round."""
    page = new_page(*size)
    start_against_bots(page, "puerto_rico", 5 if size == LOW else 4)
    mayor = page.locator('[data-testid="choice"][data-state="available"][data-word="mayor"]')
    told = page.get_by_test_id("consequences")
    seen = 0
    for turn in range(60):
        if mayor.count():
            mayor.hover()
            settle(page)
            assert told.evaluate("box => box.scrollHeight <= box.clientHeight")
            seen += 1
        if seen > 2:
            return
        answer(page, turn)
    assert seen


def test_who_points_at_a_choice_is_not_told_to_point(new_page: NewPage) -> None:
    """Where nothing is foreseen yet: what follows decides."""
    page = new_page(1440, 900)
    start_against_bots(page, "gwt2")
    told = page.get_by_test_id("consequences")
    later = 0
    for turn in range(8):
        for row in rows(page).all():
            row.hover()
            expect(told).not_to_contain_text("Point at a choice")
            later += "choose next" in told.inner_text()
        answer(page, turn)
    assert later


def test_no_answer_is_called_final_that_can_be_gone_back_over(page: Page) -> None:
    """Against bots alone takebacks are counted: told also before the first own decision."""
    start_against_bots(page, "puerto_rico", 3)
    told = rows(page).locator(".oneway")
    for turn in range(8):
        titles = {told.nth(n).get_attribute("title") for n in range(told.count())}
        assert titles <= {"Can be taken back; all see how often you do that"}, turn
        answer(page, turn)


def test_enter_goes_on_after_a_question_by_mouse(new_page: NewPage) -> None:
    page = new_page(once=True)
    page.add_init_script(ASKED_FIRST)
    start_against_bots(page, "puerto_rico", 3)
    asked_about = rows(page).filter(has=page.locator(".oneway"))
    until_told(page, asked_about)
    before = position(page)
    asked_about.last.click()
    expect(page.get_by_test_id("end-anyway")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("end-anyway")).to_have_count(0)
    assert position(page) == before
    asked_about.last.click()
    page.keyboard.press("Enter")
    wait_past(page, before)


# Drawings of a line that reach over its edge, and names that end without dots.
CLIPPED = """(line) => [...line.querySelectorAll('.signs')].flatMap((row) => {
  const edge = row.getBoundingClientRect().right
  const names = [...row.querySelectorAll('.name')].filter((name) => name.checkVisibility() &&
    name.scrollWidth > name.clientWidth && getComputedStyle(name).textOverflow !== 'ellipsis')
  const over = [...row.children].filter((each) => each.getBoundingClientRect().right > edge + 1)
  return [...names, ...over].filter((each) => each.checkVisibility()).map((each) => each.outerHTML)
})"""


@pytest.mark.parametrize(("size", "seats"), [((1440, 900), 3), (LOW, 5)])
def test_the_recap_cuts_no_drawing_in_two(
    new_page: NewPage, size: tuple[int, int], seats: int
) -> None:
    """What weighs least is left out, told how much, and there on pressing."""
    page = new_page(*size)
    start_against_bots(page, "puerto_rico", seats)
    lines = page.get_by_test_id("recap").get_by_role("listitem")
    left_out = lines.filter(has=page.locator(".more"))
    for turn in range(40):
        page.mouse.move(5, size[1] / 2)
        settle(page)
        for line in lines.all():
            assert line.evaluate(CLIPPED) == [], turn
        if left_out.count():
            break
        answer(page, turn)
    line = lines.nth([bool(each.locator(".more").count()) for each in lines.all()].index(True))
    expect(line.locator(".more").first).to_have_text(re.compile(r"^\+\d+$"))
    line.locator(".drawn").click()
    expect(line.locator(".more")).to_have_count(0)
    assert line.locator(".group.out").count() == 0


def test_a_name_leaves_with_the_map_it_stood_beside(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "gwt2")
    told = page.get_by_role("tooltip")
    page.mouse.move(300, 300)
    page.locator('.map [data-target="node.neutral_d"]').hover()
    expect(told).to_be_visible()
    page.mouse.wheel(0, -300)
    expect(told).to_have_count(0)


def is_single(ask: Json) -> bool:
    """One deed beside asides, easily taken back, and nothing is closed that those could open."""
    others = [each for each in ask["answers"] if each["role"] != "aside"]
    closed = [each for each in ask["refused"] if each["role"] != "aside"]
    return len(others) == 1 and others[0]["role"] + others[0]["bound"] == "" and not closed


def test_a_token_in_the_hand_makes_no_question_of_a_single_deed(new_page: NewPage) -> None:
    """It goes by itself, as a step of its own: taken back, it waits for who thinks of the token."""
    page = new_page(1440, 900)
    start_against_bots(page, "gwt2", 2)
    chips = page.get_by_test_id("chip")
    single = 0
    for turn in range(80):
        if single or is_over(page):
            break
        given = chips.count()
        words = [row.get_attribute("data-word") for row in rows(page).all()]
        furthest = len([word for word in words if word != "exchange"]) - 1
        is_moving = page.get_by_test_id("ask").get_attribute("data-kind") == "move"
        ended = words.index("done") if "done" in words and turn % 3 else 0
        answer(page, furthest if is_moving else ended)
        if chips.count() < given + 2:
            continue
        before = position(page)
        page.get_by_test_id("undo").click()
        wait_past(page, before)
        back = seen_by_request(page, page.url)
        if not is_single(back["ask"]):
            continue
        single += 1
        expect(page.get_by_test_id("ask")).to_have_attribute("data-kind", back["ask"]["kind"])
        assert len(back["ask"]["answers"]) > 1
        before = position(page)
        page.keyboard.press("1")
        wait_past(page, before)
    assert single
