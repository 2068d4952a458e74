"""Puerto Rico on its board: whole Mayor and Captain phases without the list of choices."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import (
    answer,
    is_over,
    offered,
    position,
    start_against_bots,
    wait_for_turn,
    wait_past,
)

# Where the answers of each question lie on the board.
ON_BOARD = {
    "place_colonists": "own.circle.",
    "load": "ship.",
    "store_kind": "good.",
    "store_unit": "good.",
}
# Roles that bring goods and colonists soon; somebody else may have taken the first ones.
WISHES = ["mayor", "craftsman", "captain", "settler", "builder"]
FINGER = 44


def asked(page: Page) -> str:
    return page.get_by_test_id("ask").get_attribute("data-kind") or ""


def lit(page: Page, prefix: str) -> Locator:
    """What can be chosen on the board itself, the list left aside."""
    on = f'[data-target^="{prefix}"][data-state="available"]'
    return page.locator(f'main {on}, [data-testid="strip"] {on}')


def pick_role(page: Page, turn: int) -> None:
    for word in WISHES[turn % 3 :] + WISHES:
        row = page.locator(f'[data-testid="choice"][data-state="available"][data-word="{word}"]')
        if row.count():
            before = position(page)
            row.click()
            if page.get_by_text("again").count() and position(page) == before:
                row.click()  # fingers: the first tap tells
            wait_past(page, before)
            return
    answer(page)


def press(page: Page, target: Locator, finger: bool) -> None:
    before = position(page)
    if not finger:
        target.click()
    else:
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER, box
        target.tap()
        again = page.locator('[data-testid="choice"].armed')
        if again.count():
            target.tap()  # cannot be taken back: the first tap tells, the second plays
    wait_past(page, before)


def play_on_the_board(page: Page, finger: bool) -> Counter[str]:
    """Rounds of play; counts the questions that were answered on the board alone."""
    played: Counter[str] = Counter()
    for turn in range(120):
        if is_over(page) or (played["place_colonists"] > 3 and played["load"] > 1):
            break
        kind = asked(page)
        if kind in ON_BOARD:
            targets = lit(page, ON_BOARD[kind])
            expect(targets.first).to_be_visible()
            press(page, targets.nth(turn % targets.count()), finger)
            played[kind] += 1
        elif kind == "pick_role":
            pick_role(page, turn)
        else:
            answer(page)
    return played


@pytest.mark.timeout(300)
@pytest.mark.parametrize("finger", [False, True])
def test_mayor_and_captain_on_the_board(new_page: NewPage, finger: bool) -> None:
    page = new_page(width=390, height=844, touch=True) if finger else new_page()
    start_against_bots(page, "puerto_rico", 3)
    played = play_on_the_board(page, finger)
    assert played["place_colonists"] > 0
    assert played["load"] > 0


def test_roles_not_in_the_game_are_no_choices(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    words = page.locator('[data-testid="choice"]').evaluate_all(
        "rows => rows.map((row) => row.dataset.word)"
    )
    assert "prospector_1" not in words
    assert offered(page).count() > 0


def test_everything_is_in_sight_at_once(new_page: NewPage) -> None:
    """On a usual screen no scrolling: roles, ships, trading house, plantations, market, own seat."""
    page = new_page(width=1440, height=900)
    start_against_bots(page, "puerto_rico", 4)
    wait_for_turn(page)
    assert page.locator("main.board").evaluate("e => e.scrollHeight - e.clientHeight") <= 0
    for name in ("role.mayor", "row.quarry", "building.wharf", "building.city_hall", "colonists"):
        expect(page.locator(f'[data-target="{name}"]')).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_test_id("strip").locator(".city")).to_be_in_viewport(ratio=0.9)
