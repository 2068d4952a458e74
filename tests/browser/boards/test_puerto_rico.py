"""Puerto Rico on its board: whole Mayor and Captain phases without the list of choices."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import (
    is_over,
    offered,
    position,
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


def test_roles_not_in_the_game_are_no_choices(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    words = page.locator('[data-testid="choice"]').evaluate_all(
        "rows => rows.map((row) => row.dataset.word)"
    )
    assert "prospector_1" not in words
    assert offered(page).count() > 0
