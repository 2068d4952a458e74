"""Great Western Trail on the drawn board alone: no choice is taken from the list."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.fingers import wait_until
from tests.browser.people import ANYWAY, position, settle, start_against_bots, wait_past

BOARD = ":is(main, [data-testid='own'])"  # the own area is pinned below a wide board


def thing(page: Page, target: str) -> Locator:
    """A thing on the board that can be chosen now, or already waits for its second tap."""
    ready = ":is([data-state='available'], [data-state='chosen'])"
    return page.locator(f'{BOARD} [data-target="{target}"]{ready}').first


def press(found: Locator, touch: bool) -> None:
    if touch:
        found.tap()
    else:
        found.click()


def pick(page: Page, target: str, touch: bool) -> None:
    """Choose it on the board; what is shown or asked about first needs a second click."""
    before = position(page)
    press(thing(page, target), touch)
    chosen = f'{BOARD} [data-target="{target}"][data-state="chosen"]'
    if not wait_until(page, before, chosen, ANYWAY):
        press(thing(page, target), touch)
    wait_past(page, before)


def asked(page: Page) -> str:
    settle(page)
    return page.get_by_test_id("ask").get_attribute("data-kind") or ""


def pick_any(page: Page, touch: bool) -> None:
    others = ":not([data-target='exchange_tokens'])"
    found = page.locator(f"{BOARD} [data-target][data-state='available']{others}").first
    pick(page, found.get_attribute("data-target") or "", touch)


def told_ways(page: Page) -> dict[str, str]:
    """The ways as the server tells them, by the target they lead to."""
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    ask = page.request.get(f"/api/tables/{table}").json()["ask"]
    return {
        answer["target"]: answer["args"]["way"]
        for answer in ask["answers"]
        if "way" in answer["args"]
    }


def first_turn(page: Page, touch: bool, *, until: tuple[str, ...] = ("move",)) -> None:
    """Building G: the engine, then the auxiliary action, and finish."""
    pick(page, "node.neutral_g", touch)
    for act in ("engine_engineers", "aux", "done"):
        pick(page, f"act.{act}", touch)
        while asked(page) in ("engine", "aux"):
            pick_any(page, touch)
    while asked(page) not in until:  # too many cards at the end of the turn
        pick_any(page, touch)


@pytest.mark.parametrize("touch", [False, True])
def test_a_round_on_the_board_alone(new_page: NewPage, touch: bool) -> None:
    size = {"width": 390, "height": 844} if touch else {"width": 1440, "height": 900}
    page = new_page(**size, touch=touch)
    start_against_bots(page, "gwt2", 2)
    there = ("foresight", "income", "city", "disc")
    first_turn(page, touch, until=("move", *there))
    if asked(page) == "move":  # else the page went there by itself: it is the only place in reach
        pick(page, "node.kansas_city", touch)
    while asked(page) in there:
        pick_any(page, touch)
    expect(page.get_by_test_id("ask")).to_have_attribute("data-kind", "move")
    if touch:
        page.get_by_test_id("tab-me").tap()
    expect(page.locator(f'{BOARD} [data-target^="card."]:visible')).to_have_count(4)


def test_the_way_is_drawn_before_the_move(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "gwt2", 2)
    first_turn(page, touch=False)
    ways = told_ways(page)
    assert ways
    for target, way in ways.items():
        thing(page, target).hover()
        expect(page.get_by_test_id("way")).to_have_attribute("data-way", way)
    page.get_by_test_id("ask").hover()
    expect(page.get_by_test_id("way")).to_have_count(0)


def test_the_first_tap_shows_the_way_and_the_second_walks_it(new_page: NewPage) -> None:
    page = new_page(390, 844, touch=True)
    start_against_bots(page, "gwt2", 2)
    first_turn(page, touch=True)
    before = position(page)
    target, way = next(iter(told_ways(page).items()))
    thing(page, target).tap()
    expect(page.get_by_test_id("way-stop")).to_have_count(len(way.split()))
    assert position(page) == before
    thing(page, target).tap()
    wait_past(page, before)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
def test_the_own_area_is_in_sight(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width, height)
    start_against_bots(page, "gwt2", 4)
    page.get_by_test_id("own").hover()  # opens it where it is folded to one line
    for target in ("card.", "crew.", "disc.", "aux."):
        things = page.locator(f'[data-testid="own"] [data-target^="{target}"]:visible')
        expect(things.first).to_be_visible()
        for found in things.all():
            box = found.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, f"{target} lies below the window"
            assert box["x"] + box["width"] <= width


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_the_value_of_the_hand_is_in_sight(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(*size, touch=size[0] < 400)
    start_against_bots(page, "gwt2", 2)
    if size[0] < 400:
        page.get_by_test_id("tab-me").tap()
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    told = page.request.get(f"/api/tables/{table}").json()
    value = told["board"]["players"][told["you"]]["hand_value"]
    assert value > 0
    shown = page.get_by_test_id("hand-value").locator("visible=true")
    expect(shown).to_have_text(str(value))
