"""Small things of the trails' boards that somebody once found in the way, or misread."""

from __future__ import annotations

import re
from copy import deepcopy

import pytest
from playwright.sync_api import Locator, Page, expect
from rigs.harness import Server

from tablero.core.match import Entry, Match
from tablero.core.registry import find
from tablero.core.rng import FairRng
from tests.browser.again import MANY, click_again, open_again, wait_for
from tests.browser.boards.test_whole import FREE
from tests.browser.conftest import NewPage
from tests.browser.people import (
    CURTAIN,
    FIRST,
    answer,
    answer_unseen,
    offered,
    position,
    seen_by_request,
    settle,
    start_against_bots,
    wait_past,
)

RAILED = ["gwt2", "gwt_argentina"]
SIZES = [(1440, 900), (1280, 720)]
# Choices of a visit that are those of the building.
LOCAL = ':not([data-word^="aux_"], [data-word="exchange"])'
SHORT = 22  # answers of a game that leads to something by chance
# Parts of the drawing of each thing that stick out of the box it should stay in. The box of a text
# has room for letters that go up and down; figures do neither.
STICKS_OUT = """([things, box, parts]) => {
  const found = []
  for (const thing of document.querySelectorAll(things)) {
    const frame = (box ? thing.closest(box) ?? thing.querySelector(box) : thing)
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    for (const part of parts ? thing.querySelectorAll(parts) : [thing]) {
      const each = part.getBoundingClientRect()
      const spare = 1 + (part.localName === 'text' ? each.height / 5 : 0)
      if (each.left < left - 1 || each.right > right + 1 || each.top < top - spare
        || each.bottom > bottom + spare) found.push(thing.outerHTML.slice(0, 80))
    }
  }
  return found
}"""


def choose(page: Page, word: str) -> None:
    before = position(page)
    page.locator(f'[data-testid="choice"][data-state="available"][data-word="{word}"]').click()
    wait_past(page, before)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", RAILED)
def test_four_engines_start_on_the_board(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    start_against_bots(page, game, 4)
    expect(page.locator('[data-piece^="engine:"]')).to_have_count(4)
    assert page.evaluate(STICKS_OUT, ['[data-piece^="engine:"]', "svg:not(.engine)", ""]) == []


def test_what_a_city_tells_lies_inside_its_crest(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "gwt2", 4)
    cities = page.locator('[data-target^="city."]')
    expect(cities).to_have_count(10)
    parts = ".name, .value, .coin, .shield"
    assert page.evaluate(STICKS_OUT, ['[data-target^="city."]', ".crest", parts]) == []


# What can be chosen and lies under the tip, by target.
UNDER_THE_TIP = """() => {
  const tip = document.querySelector('[role=tooltip]').getBoundingClientRect()
  return [...document.querySelectorAll('[data-testid=acts] [data-state=available]')]
    .filter((each) => {
      const hit = each.querySelector(':scope > .hit') ?? each
      const { x, y, width, height } = hit.getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      return left > tip.left && left < tip.right && top > tip.top && top < tip.bottom
    }).map((each) => each.dataset.target)
}"""


@pytest.mark.parametrize("game", [*RAILED, "gwt_elpaso"])
def test_a_tip_leaves_the_next_action_in_sight(new_page: NewPage, game: str) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, game, 2)
    acts = page.get_by_test_id("acts").locator("[data-target^='act.'][data-state=available]")
    for turn in range(40):
        if acts.count() > 1:
            break
        answer(page, turn)
    assert acts.count() > 1
    for act in acts.all():
        page.mouse.move(2, 2)
        expect(page.get_by_role("tooltip")).to_have_count(0)
        box = act.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        page.get_by_role("tooltip").wait_for()
        settle(page)
        assert page.evaluate(UNDER_THE_TIP) == []


def test_no_tip_opens_under_a_mouse_that_rests(new_page: NewPage) -> None:
    """The building opens where it was clicked: its first action lies under the mouse then."""
    page = new_page(1440, 900)
    start_against_bots(page, "gwt2", 2)
    node = page.locator("main [data-target='node.neutral_e'][data-state=available]").first
    before = position(page)
    node.hover()
    page.get_by_role("tooltip").wait_for()
    node.click()
    wait_past(page, before)
    page.wait_for_timeout(800)  # three times as long as a tip waits
    expect(page.get_by_role("tooltip")).to_have_count(0)


# How far the corners of each place for a disc lie inside its plate, in hundredths of its size.
RIM = """() => [...document.querySelectorAll('.plate + path:is(.white, .dark, .black)')]
  .filter((corner) => corner.checkVisibility())
  .map((corner) => {
    const [plate, box] = [corner.previousElementSibling.getBBox(), corner.getBBox()]
    const rim = Math.min(box.x - plate.x, plate.x + plate.width - box.x - box.width)
    return Math.round(100 * rim / plate.width)
  })"""


@pytest.mark.parametrize("game", [*RAILED, "gwt_elpaso"])
def test_corners_are_framed_in_any_light(new_page: NewPage, game: str) -> None:
    """Dark ones at the edge of their plate would be lost on a dark board."""
    page = new_page(1440, 900, dark=True)
    start_against_bots(page, game, 2)
    rims = page.evaluate(RIM)
    assert len(rims) > 8
    assert min(rims) >= 8


@pytest.mark.parametrize("size", SIZES)
def test_the_building_in_use_opens_inside_the_map(new_page: NewPage, size: tuple[int, int]) -> None:
    """Wherever it stands, with all that can be done there; where nothing can, it stays closed."""
    page = new_page(*size)
    start_against_bots(page, "gwt2", 2)
    opened = 0
    for letter in "abcdefg":
        choose(page, f"neutral_{letter}")
        rows = page.get_by_test_id("acts").locator("[data-target]")
        offers = offered(page).and_(page.locator(LOCAL)).count()
        expect(rows.first).to_be_visible(visible=offers > 0)
        for row in rows.all():
            assert row.evaluate(FREE), letter
        opened += offers > 0
        page.keyboard.press("Backspace")
        expect(page.get_by_test_id("ask")).to_have_attribute("data-kind", "place_herder")
    assert opened >= 6  # F alone wants a pair, which a first hand may lack


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", RAILED)
def test_a_row_of_the_job_market_is_drawn_as_a_row(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    start_against_bots(page, game, 4)
    seen: dict[str, list[tuple[float, float]]] = {}
    for cell in page.locator('[data-target^="job."]').all():
        box = cell.bounding_box()
        assert box is not None
        row = (cell.get_attribute("data-target") or "").split(".")[1]
        seen.setdefault(row, []).append((box["y"], box["x"]))
    assert len(seen) > 1
    for cells in seen.values():
        assert len({round(y) for y, _x in cells}) == 1
        assert len({round(x) for _y, x in cells}) == len(cells)
    heights = [seen[row][0][0] for row in sorted(seen, key=int)]
    assert heights == sorted(heights)


def shown_in(panel: Locator, part: str) -> int:
    """How many cards of a herd are said to be there."""
    names = [
        each.get_attribute("aria-label") or ""
        for each in panel.locator(f'[data-part="{part}"] > *').all()
    ]
    return sum(int(re.findall(r"\u00d7(\d+)", name)[0]) for name in names)


@pytest.mark.parametrize("game", [*RAILED, "gwt_elpaso"])
def test_the_own_herd_is_looked_through_by_mouse_and_by_key(new_page: NewPage, game: str) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, game, 2)
    own = page.get_by_test_id("own")
    before = own.bounding_box()
    herd = own.get_by_test_id("herd").locator("visible=true").first
    herd.click()
    panel = own.locator(".list:popover-open")
    expect(panel).to_be_in_viewport(ratio=1)
    assert own.bounding_box() == before, "nothing moves"
    board = seen_by_request(page, page.url)["board"]["players"][0]
    assert shown_in(panel, "draw_pile") == board["deck_size"] == sum(board["deck"].values())
    assert shown_in(panel, "hand") == board["hand_size"]
    panel.locator(".part > *").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    herd.focus()
    page.keyboard.press("Enter")
    expect(panel).to_be_visible()


def test_the_discard_pile_of_a_rival_lies_open_in_el_paso(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "gwt_elpaso", 2)
    answer_unseen(page, [FIRST] * 12)
    rival = seen_by_request(page, page.url)["board"]["players"][1]
    assert rival["deck"] is None
    assert rival["discard"]
    page.get_by_test_id("player-1").locator("[aria-expanded]").click()
    herds = page.get_by_test_id("herd").locator("visible=true")
    herds.filter(has=page.locator('[data-pile="held@discard_pile:1"]')).click()
    panel = page.locator(".list:popover-open")
    expect(panel.locator(".part")).to_have_count(1)
    assert shown_in(panel, "discard_pile") == rival["discard_size"]


@pytest.mark.parametrize("game", [*RAILED, "gwt_elpaso"])
def test_one_name_for_a_building_in_list_board_and_log(new_page: NewPage, game: str) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, game, 2)
    if page.get_by_test_id("ask").get_attribute("data-kind") != "place_herder":
        answer(page)  # which objective tile to keep
    row = offered(page).filter(has_text="Neutral building").first
    name = row.locator(".label > span:not([class])").inner_text()
    assert re.fullmatch(r"Neutral building \w", name)
    row.hover()
    # The list tells what it does, not only its letter.
    expect(page.get_by_test_id("consequences").locator(".tip")).not_to_be_empty()
    node = page.locator(f'main [data-target="node.{row.get_attribute("data-word")}"]').first
    expect(node).to_have_attribute("aria-label", re.compile(f"^{name}"))
    before = position(page)
    row.click()
    wait_past(page, before)
    expect(page.get_by_test_id("ask")).to_contain_text(name)
    page.get_by_test_id("read-log").click()
    told = page.get_by_test_id("log-line").filter(has_text=name.lower())
    expect(told.first).to_be_visible()


def move_by_a_free_way(match: Match) -> Entry | None:
    """A move to where one way leads for nothing, others for money."""
    for deed in match.state.answers():
        moved = deepcopy(match)
        moved.play(deed)
        state = moved.state
        fees = [state.question().facts(state, way).get("fee") for way in state.answers()]
        if moved.entries[-1].kind == "move" and None not in fees and fees.count(0) == 1 < len(fees):
            return moved.entries[-1]
    return None


def before_a_free_way() -> tuple[Match, Entry]:
    """A short game of two that comes to such a move, and the move."""
    for seed in range(100):
        match = Match.start(find("gwt2"), 2, {}, FairRng(bytes([seed] * 32), None, ["", ""]))
        match.play_forced(MANY)
        for turn in range(SHORT):
            move = move_by_a_free_way(match)
            if move is not None:
                return match, move
            answers = match.state.answers()
            match.play(answers[turn % len(answers)])
            match.play_forced(MANY)
    raise AssertionError("every way costs something, or none does")


@pytest.mark.timeout(300)
def test_the_only_free_way_is_taken_and_the_others_are_a_step_back(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(1440, 900)
    match, move = before_a_free_way()
    open_again(page, server, match, ["Anna", "Ben"])
    click_again(page, match)
    wait_for(page, move)
    choose(page, move.word)
    asked = page.get_by_test_id("ask")
    expect(asked).not_to_have_attribute("data-kind", re.compile("^(move|route)$"))
    page.keyboard.press("Backspace")
    expect(asked).to_have_attribute("data-kind", "route")
    assert offered(page).count() >= 2


@pytest.mark.parametrize("game", RAILED)
def test_a_full_hand_leaves_the_counters_beside_it_free(new_page: NewPage, game: str) -> None:
    """A token brings two cards more than a hand has."""
    page = new_page(1440, 900)
    start_against_bots(page, game, 2)
    choose(page, "exchange")
    choose(page, "2")
    hand = page.locator(".own .hand .row > .spot")
    piles = page.locator(".own .piles.line .spot").first
    expect(hand).to_have_count(6)
    last, beside = hand.last.bounding_box(), piles.bounding_box()
    assert last
    assert beside
    assert last["x"] + last["width"] <= beside["x"]


def words(match: Match) -> dict[str, int]:
    kind = match.state.kind()
    return {kind.words[int(answer)]: answer for answer in match.state.answers()}


def after_one_of_two_alike() -> Match:
    """A game of two whose first row had one kind of workers; one was hired, one is left."""
    for seed in range(100):
        match = Match.start(find("gwt2"), 2, {}, FairRng(bytes([seed] * 32), None, ["", ""]))
        match.play(words(match)["neutral_a"])
        match.play(words(match)["hire"])
        hired = [word for word in words(match) if word.endswith("_row_1")]
        match.play(words(match)[hired[0]])
        if len(hired) == 1 and "done" in words(match):
            match.play(words(match)["done"])
            return match
    raise AssertionError("no row of two workers alike")


def test_the_mark_of_who_hired_leaves_the_other_workers_in_sight(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(1440, 900)
    match = after_one_of_two_alike()
    open_again(page, server, match, ["Anna", "Ben"])
    click_again(page, match)
    page.locator(CURTAIN).click()
    mark = page.locator('.spot[data-target^="job."] > .moved > svg').first
    cell = page.locator('.spot[data-target^="job."]:has(> .moved)').first
    drawn, room = mark.bounding_box(), cell.bounding_box()
    assert drawn
    assert room
    assert drawn["width"] < room["width"] * 0.7
