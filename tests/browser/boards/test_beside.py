"""What stands beside the board of a whole table: the rivals' boards, the own line, the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.boards.test_whole import (
    FREE,
    GAMES,
    LOCALES,
    SCROLLS,
    TABLET,
    TIGHTEST,
    TOO_SMALL,
    TRAILS,
    ZONES,
    open_at,
)
from tests.browser.conftest import NewPage
from tests.browser.fingers import touch
from tests.browser.people import FIRST, answer_unseen, offered, wait_for_turn

# Every thing on the rivals' boards lies within its panel.
INSIDE = """() => [...document.querySelectorAll('.rival')].every((rival) => {
  const { right, bottom } = rival.getBoundingClientRect()
  return [...rival.querySelectorAll('.spot')].every((each) => {
    const box = each.getBoundingClientRect()
    return box.right <= right && box.bottom <= bottom
  })
})"""
IN_PLAY = 30  # answers; by then something was hired and gathered
# Value of each city of the 2nd edition, by the end of its name.
CITIES = {0: "City", 1: "Fulton", 4: "Louis", 6: "Bloomington", 8: "Peoria", 10: "Chicago"}


@pytest.mark.parametrize("size", [(1920, 1200), (1920, 1080), (1920, 945)])
@pytest.mark.parametrize("game", TRAILS)
def test_rivals_boards_stand_whole_beside_a_wide_table(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    """Actions, slots and limits of three rivals; where that is too high, figures and discs."""
    page = open_at(new_page, size, game=game, locale="ru-RU")
    # Four rows of workers, one of which breaks where strong ones are marked.
    high = size[1] >= 1200 or game != "gwt_argentina"
    shown = page.locator(".rival .board").filter(visible=True)
    expect(shown).to_have_count(3 if high else 0)
    assert page.evaluate(TOO_SMALL) == []
    for answers in (0, IN_PLAY):
        if answers:
            answer_unseen(page, [FIRST] * answers)
            expect(shown).to_have_count(3 if high else 0)
        assert page.evaluate(SCROLLS, ".rival") == []
        assert page.evaluate(INSIDE)


@pytest.mark.parametrize("game", ["gwt2", "gwt_argentina"])
def test_the_folded_own_line_tells_what_the_hand_is_worth(new_page: NewPage, game: str) -> None:
    page = open_at(new_page, TIGHTEST, game=game)
    folded = page.get_by_test_id("own").locator(".folded")
    worth = folded.locator(".worth").last
    expect(worth).to_be_visible()
    cards = folded.locator(".cards .spot").last.bounding_box()
    value = worth.bounding_box()
    assert cards is not None
    assert value is not None
    assert cards["x"] + cards["width"] <= value["x"]


def test_behind_the_hand_value_stands_the_dearest_city(new_page: NewPage) -> None:
    page = open_at(new_page, (1440, 900))
    own = page.get_by_test_id("own").locator(".full")
    value = int(own.get_by_test_id("hand-value").inner_text())
    city = own.get_by_test_id("hand-goal").inner_text().split()[-1]
    assert city == CITIES[max(price for price in CITIES if price <= value)]


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
@pytest.mark.parametrize("game", GAMES)
def test_an_open_log_leaves_the_choices_free(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    page = open_at(new_page, size, game=game)
    page.get_by_test_id("read-log").click()
    expect(page.get_by_test_id("log-open")).to_be_visible()
    for row in offered(page).all():
        assert row.evaluate(FREE)
    assert page.evaluate(SCROLLS, ZONES) == []
    page.get_by_test_id("read-log").click()
    expect(page.get_by_test_id("log-open")).to_have_count(0)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_turn_so_far_is_headed_by_one_line_on_a_tablet(new_page: NewPage, locale: str) -> None:
    page = open_at(new_page, TABLET, 2, locale=locale)
    draft = page.get_by_test_id("draft")
    for _answer in range(40):
        wait_for_turn(page)
        if draft.count():
            head, undo, steps = (
                draft.locator(part).bounding_box() for part in (".caption", ".undo", "ol")
            )
            box = draft.bounding_box()
            assert head is not None
            assert undo is not None
            assert steps is not None
            assert box is not None
            assert undo["y"] <= head["y"]
            assert head["y"] + head["height"] <= undo["y"] + undo["height"]
            assert steps["y"] + steps["height"] <= box["y"] + box["height"]
            if draft.get_by_test_id("undo-all").count():
                return
        touch(page, offered(page).first)
    raise AssertionError("never two steps")
