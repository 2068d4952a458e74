"""Puerto Rico on its board: whole Mayor and Captain phases without the list of choices."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import (
    FIRST,
    answer_unseen,
    is_over,
    offered,
    position,
    settle,
    start_against_bots,
    wait_past,
)

# Where the answers of each question lie on the board.
ON_BOARD = {
    "place_colonists": "own.circle.",
    "load": "ship.",
    "store_kind": "own.good.",
    "store_unit": "own.good.",
}
# In this order circles grow faster than colonists, and corn is soon there to be shipped.
WISHES = ["settler", "builder", "mayor", "craftsman", "captain", "trader"]
FINGER = 44


def asked(page: Page) -> str:
    return page.get_by_test_id("ask").get_attribute("data-kind") or ""


def lit(page: Page, prefix: str) -> Locator:
    """What can be seen and chosen on the board itself, the list left aside."""
    on = f'[data-target^="{prefix}"]:is([data-state="available"], [data-state="chosen"]):visible'
    return page.locator(f'main {on}, [data-testid="own"] {on}')


def pick_role(page: Page, picked: int) -> None:
    first = picked % len(WISHES)
    for word in WISHES[first:] + WISHES[:first]:
        row = page.locator(f'[data-testid="choice"][data-state="available"][data-word="{word}"]')
        if row.count():
            press(page, row)
            return
    raise AssertionError("every role a table of three has is wished for")


def press(page: Page, target: Locator) -> None:
    """A click; for fingers a second tap where the first only tells what cannot be taken back."""
    before = position(page)
    target.click()
    if page.locator('[data-testid="choice"].armed').count():
        target.click()
    anyway = page.get_by_test_id("end-anyway")
    if anyway.count():
        anyway.first.click()
    wait_past(page, before)


def fits_a_finger(target: Locator) -> bool:
    box = target.bounding_box()
    return box is not None and min(box["width"], box["height"]) >= FINGER


def play_on_the_board(page: Page, finger: bool) -> Counter[str]:
    """Rounds of play; counts the questions that were answered on the board alone."""
    played: Counter[str] = Counter()
    for turn in range(120):
        if is_over(page) or (played["place_colonists"] > 3 and played["load"] > 1):
            break
        kind = asked(page)
        if page.get_by_test_id("plan-list").count():
            page.get_by_test_id("plan-list").click()
        if kind in ON_BOARD:
            targets = lit(page, ON_BOARD[kind])
            expect(targets.first).to_be_visible()
            target = targets.nth(turn % targets.count())
            assert not finger or fits_a_finger(target)
            press(page, target)
            played[kind] += 1
        elif kind == "pick_role":
            pick_role(page, played[kind])
            played[kind] += 1
        else:
            press(page, offered(page).first)
    return played


@pytest.mark.timeout(300)
@pytest.mark.parametrize("finger", [False, True])
def test_mayor_and_captain_on_the_board(new_page: NewPage, finger: bool) -> None:
    page = new_page(width=390, height=844, touch=True) if finger else new_page()
    start_against_bots(page, "puerto_rico", 3)
    played = play_on_the_board(page, finger)
    assert played["place_colonists"] > 0
    assert played["load"] > 0


def until_the_mayor(page: Page) -> None:
    picked = 0
    for _ in range(80):
        if page.get_by_test_id("plan").count():
            return
        if asked(page) == "pick_role":
            pick_role(page, picked)
            picked += 1
        else:
            press(page, offered(page).first)
    raise AssertionError("no Mayor in 80 answers")


def settle_the_plan(page: Page) -> None:
    """Until it is gone; where the next round begins with a Mayor, another one may stand there."""
    plan = page.get_by_test_id("plan").element_handle()
    press(page, page.get_by_test_id("plan-done"))
    page.wait_for_function("(plan) => !plan.isConnected", arg=plan)


@pytest.mark.parametrize("finger", [False, True])
def test_the_mayor_as_one_layout(new_page: NewPage, finger: bool) -> None:
    page = new_page(width=390, height=844, touch=True) if finger else new_page()
    start_against_bots(page, "puerto_rico", 3)
    until_the_mayor(page)
    done = page.get_by_test_id("plan-done")
    expect(done).not_to_have_attribute("aria-disabled", "true")
    if not finger:  # what is filled says what it is for
        line = page.get_by_test_id("plan").get_by_role("listitem").first
        line.hover(position={"x": 30, "y": 12})
        expect(page.get_by_role("tooltip")).to_be_visible()
    on = page.locator('[data-testid="plan"] [data-testid="switch"][aria-pressed="true"]')
    works = on.count()
    slot = on.first.get_attribute("data-slot")
    on.first.click()
    expect(on).to_have_count(works - 1)
    # Somebody is idle while a circle is empty, and waits in San Juan.
    if not finger:
        expect(page.get_by_test_id("own").get_by_label(re.compile("San Juan"))).to_have_text("1")
    expect(done).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("plan-again").click()
    expect(on).to_have_count(works)
    # Lift the first, and send them to the first circle that was empty.
    page.locator(f'[data-testid="plan"] [data-slot="{slot}"]').first.click()
    off = page.locator('[data-testid="plan"] [data-testid="switch"][aria-pressed="false"]')
    off.last.click()
    expect(done).not_to_have_attribute("aria-disabled", "true")
    settle_the_plan(page)


# Where everything lies that can be pressed while a layout is made.
PLACES = """() => [...document.querySelectorAll(
  '[data-testid=plan] :is([data-testid=switch], .ways button)')].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return [each.dataset.slot ?? each.dataset.testid, left, top, width, height]
  })"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU"])
def test_nothing_moves_while_a_layout_is_made(new_page: NewPage, locale: str) -> None:
    page = new_page(1280, 720, locale=locale)
    start_against_bots(page, "puerto_rico", 3)
    until_the_mayor(page)
    settle(page)
    places = page.evaluate(PLACES)
    on = page.locator('[data-testid="plan"] [data-testid="switch"][aria-pressed="true"]')
    while on.count():
        on.first.click()
        assert page.evaluate(PLACES) == places
    page.get_by_test_id("plan-again").click()
    assert page.evaluate(PLACES) == places
    page.get_by_test_id("plan-suggest").click()
    assert page.evaluate(PLACES) == places  # while a bot thinks
    expect(page.get_by_test_id("plan-suggest")).not_to_have_attribute("aria-disabled", "true")
    assert page.evaluate(PLACES) == places


def test_place_by_place_the_first_choice_stays_where_it_is(new_page: NewPage) -> None:
    page = new_page(1280, 720)
    start_against_bots(page, "puerto_rico", 3)
    seen: set[float] = set()
    for _mayor in range(3):
        until_the_mayor(page)
        page.get_by_test_id("plan-list").click()
        tops: set[float] = set()
        while asked(page) == "place_colonists" and not page.get_by_test_id("plan").count():
            settle(page)
            box = offered(page).first.bounding_box()
            assert box is not None
            tops.add(box["y"])
            press(page, offered(page).first)
        assert len(tops) == 1
        seen |= tops
    assert len(seen) == 1


def test_roles_not_in_the_game_are_no_choices(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    words = page.locator('[data-testid="choice"]').evaluate_all(
        "rows => rows.map((row) => row.dataset.word)"
    )
    assert "prospector_1" not in words
    assert offered(page).count() > 0


# Names of buildings in the supply that a mark of an owner lies on.
MARKED = """() => [...document.querySelectorAll('.building')].filter((card) => {
  const name = card.querySelector('.name')
  const range = document.createRange()
  range.selectNodeContents(name)
  const letters = range.getBoundingClientRect()
  const right = Math.min(letters.right, name.getBoundingClientRect().right)
  return [...card.querySelectorAll('.owners svg')].some((mark) => {
    const { left, top, bottom } = mark.getBoundingClientRect()
    return left < right - 1 && top < letters.bottom - 3 && bottom > letters.top + 3
  })
}).map((card) => card.dataset.target)"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_marks_of_owners_leave_the_names_free(
    new_page: NewPage, size: tuple[int, int], locale: str
) -> None:
    page = new_page(*size, locale=locale)
    start_against_bots(page, "puerto_rico", 5)
    answer_unseen(page, [FIRST] * 60)
    marks = page.locator(".building .owners svg")
    assert marks.count() > 10
    assert page.evaluate(MARKED) == []
    for mark in marks.all():
        expect(mark).to_be_in_viewport(ratio=0.99)


CUT = """() => [...document.querySelectorAll('.roles .name')]
  .filter((name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    const letters = range.getBoundingClientRect()
    return letters.width > name.getBoundingClientRect().width + 0.5
      || letters.bottom > name.closest('.card').getBoundingClientRect().bottom
  }).map((name) => name.textContent)"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU"])
def test_no_role_of_five_players_is_cut(new_page: NewPage, locale: str) -> None:
    page = new_page(1280, 720, locale=locale)
    start_against_bots(page, "puerto_rico", 5)
    expect(page.locator(".roles .name")).to_have_count(8)
    assert page.evaluate(CUT) == []


def test_the_texts_of_large_buildings_are_whole_where_there_is_room(new_page: NewPage) -> None:
    page = new_page(1920, 1080)
    start_against_bots(page, "puerto_rico", 3)
    texts = page.locator(".market .column").last.locator(".effect")
    expect(texts).to_have_count(5)
    for text in texts.all():
        assert text.evaluate("each => each.scrollHeight - each.clientHeight") <= 1


def test_a_few_choices_need_no_filter(page: Page) -> None:
    """However many are closed."""
    start_against_bots(page, "puerto_rico", 3)
    for _turn in range(40):
        if asked(page) == "build" or is_over(page):
            break
        builder = page.locator('[data-word="builder"][data-state="available"]')
        before = position(page)
        (builder if builder.count() else offered(page)).first.click()
        wait_past(page, before)
    closed = page.locator('[data-testid="choice"][data-state="refused"]')
    assert closed.count() > 8
    assert offered(page).count() <= 8
    expect(page.locator("#filter")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_a_building_has_its_full_name_where_there_is_room(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(*size, locale="ru-RU")
    start_against_bots(page, "puerto_rico", 4)
    names = page.locator(".building .name")
    expect(names.filter(has_text="Конструкторское бюро")).to_be_visible()
    if size[0] >= 1440:
        expect(names.filter(has_text="Малый сахарный завод")).to_be_visible()
    assert names.evaluate_all(
        "(all) => all.every((each) => each.scrollWidth <= each.clientWidth + 1)"
    )
