"""The whole table in sight: nothing scrolls on a desktop, nothing is too small, nothing jumps."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tablero.lessons.script import lesson_of
from tests.browser.conftest import NewPage
from tests.browser.lessons import CROWDED
from tests.browser.people import (
    answer,
    jumps,
    offered,
    position,
    settle,
    start_against_bots,
    wait_for_turn,
    wait_past,
    watch_jumps,
)
from tests.browser.spread import spread

TRAILS = ["gwt2", "gwt_argentina", "gwt_elpaso"]
GAMES = ["puerto_rico", *TRAILS]
LOCALES = ["en-GB", "de-DE", "ru-RU"]
DESKTOPS = [(1440, 900), (1920, 1080)]
TIGHTEST = (1280, 720)  # of those that show the whole table
# 1180x820 and 1024x768 are tablets, 720x450 is 1440x900 at 200 % zoom.
TABLET = (1180, 820)
SPLIT = [(1024, 768), (820, 1180), (844, 390), (720, 450), (390, 844)]
TOUCH = {(1180, 820), (1024, 768), (820, 1180), (844, 390), (390, 844)}
ZONES = ".whole, .strip, .stage, .map, .shelf, .rival, [data-testid='own'], .side"

# What sticks out of a zone, and zones that stick out of the window.
SCROLLS = """(zones) => {
  const page = document.documentElement
  const found = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? ['page'] : []
  for (const each of document.querySelectorAll(zones)) {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    const out = left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5
    const high = each.scrollHeight - each.clientHeight
    const wide = each.scrollWidth - each.clientWidth
    if (out || high > 1 || wide > 1) found.push(`${each.className}: ${high} high, ${wide} wide`)
  }
  return found
}"""

# Things that can be chosen, by target, of which no drawing is itself at its centre. Folded, the own
# area shows only what the question is about; every choice is a row of the list as well. Only a list
# of more than eleven rows may scroll.
COVERED = """(folded) => {
  const seen = new Map()
  const rows = document.querySelectorAll('[data-testid=choice][data-state=available]')
  for (const each of document.querySelectorAll('[data-state="available"]')) {
    if (folded && !each.checkVisibility({ visibilityProperty: true })) continue
    if (rows.length > 11 && each.dataset.answer) continue
    const id = each.dataset.target ?? `row ${each.dataset.answer}`
    const hit = (each.querySelector(':scope > .hit') ?? each).getBoundingClientRect()
    const at = document.elementFromPoint(hit.x + hit.width / 2, hit.y + hit.height / 2)
    seen.set(id, seen.get(id) || (at !== null && each.contains(at)))
  }
  return [...seen].filter(([, free]) => !free).map(([id]) => id)
}"""

# Size of type as it is seen: what the style says, times the scale of the drawing around it.
TOO_SMALL = """() => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement
    if (!text.data.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue
    if (holder.closest('.speech-only, option')) continue
    let px = parseFloat(getComputedStyle(holder).fontSize)
    const scaled = holder instanceof SVGElement ? holder.getScreenCTM() : { b: 0, d: 1 }
    px *= Math.hypot(scaled.b, scaled.d)
    const where = holder.closest('[data-target]')?.dataset.target ?? holder.className
    if (px < 10.95) found.add(`${where} "${text.data.trim()}": ${px.toFixed(1)}`)
  }
  return [...found]
}"""

# A choice in full sight together with a good part of the board, before anything is scrolled.
TOGETHER = """() => {
  const free = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    const at = document.elementFromPoint(x + width / 2, y + height / 2)
    return at !== null && each.contains(at)
  }
  const rows = [...document.querySelectorAll('[data-testid=choice][data-state=available]')]
  const { height, width } = document.querySelector('main').getBoundingClientRect()
  return { rows: rows.filter(free).length, high: height, wide: width }
}"""

# Names of the parts of a table that do not fit their line.
CUT = """() => [...document.querySelectorAll('main h3, [data-testid=own] h3')]
  .filter((head) => head.checkVisibility() && head.scrollWidth > head.clientWidth + 1)
  .map((head) => head.textContent)"""

BOXES = """(zones) => [...document.querySelectorAll(zones)].map(
  (each) => JSON.stringify(each.getBoundingClientRect()))"""

FREE = """(row) => {
  const { x, y, width, height } = row.getBoundingClientRect()
  return row.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


def open_at(
    new_page: NewPage, size: tuple[int, int], seats: int = 4, game: str = "gwt2", **more: str
) -> Page:
    page = new_page(*size, touch=size in TOUCH, **more)
    start_against_bots(page, game, seats)
    return page


@pytest.mark.parametrize(
    ("size", "game", "locale"),
    [*product([TIGHTEST], GAMES, LOCALES), *spread([*DESKTOPS, TABLET], GAMES, LOCALES)],
)
def test_everything_is_in_sight_and_nothing_scrolls(
    new_page: NewPage, size: tuple[int, int], game: str, locale: str
) -> None:
    """Where it is tightest in every language; elsewhere every size, title and language meet."""
    page = open_at(new_page, size, game=game, locale=locale)
    assert page.evaluate(CUT) == []
    for turn in range(7):
        settle(page)
        assert page.evaluate(SCROLLS, ZONES) == [], f"answer {turn}"
        assert page.evaluate(TOO_SMALL) == [], f"answer {turn}"
        assert page.evaluate(COVERED, size not in DESKTOPS) == [], f"answer {turn}"
        if size in TOUCH:
            break  # what cannot be taken back asks for a second tap there
        answer(page, turn)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SPLIT)
def test_board_and_choices_are_seen_together(
    new_page: NewPage, size: tuple[int, int], game: str
) -> None:
    page = open_at(new_page, size, game=game)
    seen = page.evaluate(TOGETHER)
    assert seen["rows"] >= 2, seen
    assert seen["high"] >= 180, seen
    assert seen["wide"] >= 360, seen
    assert page.evaluate(TOO_SMALL) == []
    for row in offered(page).all():
        row.scroll_into_view_if_needed()
        assert row.evaluate(FREE)


@pytest.mark.parametrize(
    ("size", "game"),
    [*product([TIGHTEST], GAMES), *zip(DESKTOPS * 2, GAMES, strict=True)],
)
def test_nothing_jumps(new_page: NewPage, size: tuple[int, int], game: str) -> None:
    """At once after a click either; whole games are in test_jumps.py."""
    page = open_at(new_page, size, game=game)
    before = page.evaluate(BOXES, ZONES)
    watch_jumps(page)
    for turn in range(6):
        answer(page, turn)
        settle(page)
        assert page.evaluate(BOXES, ZONES) == before, f"answer {turn}"
    assert jumps(page) < 0.1


# Whether the map shows less than so much of its width.
NEARER = "width => Number(document.querySelector('.map > svg').viewBox.baseVal.width) < width"


def view_box(page: Page) -> list[float]:
    drawn = page.locator(".map > svg").get_attribute("viewBox") or ""
    return [float(part) for part in drawn.split()]


def test_the_map_comes_nearer_and_back(new_page: NewPage) -> None:
    page = open_at(new_page, (1440, 900), 2)
    whole = view_box(page)
    page.keyboard.press("+")
    nearer = view_box(page)
    assert nearer[2] < whole[2]
    page.keyboard.press("-")
    assert view_box(page) == whole
    middle = page.locator(".map").bounding_box()
    assert middle is not None
    page.mouse.move(middle["x"] + 300, middle["y"] + 200)
    page.mouse.wheel(0, -400)
    page.wait_for_function(NEARER, arg=whole[2])
    settle(page)
    wheeled = view_box(page)
    page.mouse.down()
    page.mouse.move(middle["x"] + 200, middle["y"] + 150, steps=5)
    page.mouse.up()
    assert view_box(page)[0] > wheeled[0], "dragged to the left, the view goes to the right"
    page.get_by_test_id("zoom-fit").click()
    assert view_box(page) == whole
    before = position(page)
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("1")
    wait_past(page, before)
    assert page.evaluate(COVERED, False) == [], "what can be chosen is brought back into sight"


def test_two_fingers_bring_the_map_nearer(new_page: NewPage) -> None:
    page = open_at(new_page, (1180, 820), 2)
    whole = view_box(page)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        held = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": held})

    touch("touchStart", (300, 450), (360, 450))
    for apart in range(10, 100, 10):
        touch("touchMove", (300 - apart, 450), (360 + apart, 450))
    touch("touchEnd")
    page.wait_for_function(NEARER, arg=whole[2] / 1.5)


@pytest.mark.parametrize("game", TRAILS)
def test_a_rival_opens_over_the_market_and_escape_closes(new_page: NewPage, game: str) -> None:
    page = open_at(new_page, (1440, 900), 3, game)
    page.get_by_test_id("player-1").get_by_role("button").click()
    opened = page.get_by_test_id("opened")
    expect(opened).to_be_visible()
    shelf = page.locator(".shelf").first.bounding_box()
    assert opened.bounding_box() == shelf
    assert page.evaluate(TOO_SMALL) == []
    # The board itself: parts with their names, nothing of it below the fold.
    parts = opened.locator(".board > section, .board > .workers > section").filter(visible=True)
    assert parts.locator("h3").count() == (2 if game == "gwt_elpaso" else 3)
    assert opened.evaluate("(each) => each.scrollHeight <= each.clientHeight")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


def test_the_folded_own_line_opens_for_its_questions(new_page: NewPage) -> None:
    page = open_at(new_page, (1280, 720), 2)
    full = page.get_by_test_id("own").locator(".full")
    expect(full).not_to_be_visible()
    for _answer in range(60):
        if page.get_by_test_id("ask").get_attribute("data-kind") == "discard":
            break
        draws = page.locator('[data-testid="choice"][data-state="available"]', has_text="draw 1")
        before = position(page)
        (draws if draws.count() else offered(page)).first.click()
        if page.get_by_test_id("end-anyway").count():
            page.get_by_test_id("end-anyway").first.click()
        wait_past(page, before)
    expect(full).to_be_visible()
    settle(page)
    assert page.evaluate(COVERED, True) == []
    assert page.evaluate(SCROLLS, ZONES) == []


def test_the_buildings_come_up_in_the_own_line(new_page: NewPage) -> None:
    page = open_at(new_page, (1440, 900), 2)
    own = page.get_by_test_id("own")
    before = own.bounding_box()
    own.locator(".turn").click()
    expect(own.locator('[data-target^="supply."]')).to_have_count(12)
    assert own.bounding_box() == before
    for each in own.locator('[data-target^="supply."]').all():
        expect(each).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_cuts_nothing_off(new_page: NewPage, game: str) -> None:
    """The coach takes some of the height, or of the side; the table is still whole and legible."""
    page = new_page(1280, 720, "de-DE")  # the longest sentences
    page.goto(f"/learn/{game}")
    page.get_by_test_id("coach").wait_for()
    wait_for_turn(page)
    settle(page)
    assert page.evaluate(SCROLLS, ZONES) == []
    assert page.evaluate(COVERED, True) == []
    lesson = lesson_of(game)
    assert lesson is not None
    for number in range(len(lesson.steps)):
        page.get_by_test_id("lesson-step").select_option(str(number))
        expect(page.get_by_test_id("coach")).to_have_attribute("data-step", lesson.step(number).id)
        wait_for_turn(page)
        settle(page)
        assert page.evaluate(TOO_SMALL) == [], f"step {number + 1}"
        assert page.evaluate(SCROLLS, ZONES) == [], f"step {number + 1}"
        assert page.evaluate(CROWDED) == [], f"step {number + 1}"
