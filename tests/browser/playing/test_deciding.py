"""What a choice brings and what the others did: as drawings for the eye, in words for speech."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from rigs.harness import Json

from tests.browser.lessons import LIT, answer_what_is_lit, coach, open_lesson
from tests.browser.people import (
    answer,
    is_over,
    offered,
    path_of,
    position,
    seen_by_request,
    send,
    settle,
    start_against_bots,
    wait_for_turn,
    wait_past,
)

NewPage = Callable[..., Page]
GAMES = ("puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso")


def play_until(page: Page, found: Callable[[], bool], most: int = 40) -> None:
    for turn in range(most):
        if found() or is_over(page):
            break
        answer(page, turn)
    assert found()


def foreseen_rows(page: Page) -> list[int]:
    """How many players' lines each choice foresees."""
    rows = page.locator('[data-testid="choice"][data-state="available"]')
    found = []
    for place in range(rows.count()):
        rows.nth(place).hover()
        found.append(page.get_by_test_id("foreseen").locator(".row").count())
    return found


def open_log(page: Page) -> None:
    """Beside a whole table it lies folded under the recap."""
    fold = page.get_by_test_id("read-log")
    if fold.count() and fold.get_attribute("aria-expanded") == "false":
        fold.click()


def close_log(page: Page) -> None:
    fold = page.get_by_test_id("read-log")
    if fold.count() and fold.get_attribute("aria-expanded") == "true":
        fold.click()


def said(line: Locator) -> str:
    return (line.locator(".speech-only").first.text_content() or "").strip()


@pytest.mark.parametrize("game", GAMES)
def test_the_recap_is_a_line_of_drawings_and_a_sentence_for_speech(
    new_page: NewPage, game: str
) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, game)
    lines = page.get_by_test_id("recap").locator("li")
    drawn = lines.locator(".drawn svg")
    play_until(page, lambda: page.get_by_test_id("recap").count() > 0 and drawn.count() > 0)
    settle(page)
    line = lines.filter(has=page.locator(".drawn")).first
    assert re.search(r"\w+ \w+", said(line)), said(line)
    low = line.locator(".drawn").bounding_box()
    assert low is not None
    assert low["height"] < 40  # one line, the rest on a click
    line.locator(".drawn").click()
    expect(line.locator(".drawn")).to_have_attribute("aria-expanded", "true")


def test_a_role_shows_what_every_player_gets(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "puerto_rico", 3)
    most: list[int] = []

    def all_three() -> bool:
        if not offered(page).count():
            return False
        most[:] = foreseen_rows(page) or [0]
        return max(most) == 3

    play_until(page, all_three)
    place = most.index(3)
    page.locator('[data-testid="choice"][data-state="available"]').nth(place).hover()
    box = page.get_by_test_id("consequences")
    settle(page)
    cut = box.evaluate("box => box.scrollHeight - box.clientHeight")
    assert cut <= 1, box.inner_text()


def test_a_role_that_is_pointed_at_in_the_list_says_what_it_is_for(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    play_until(
        page, lambda: page.locator('[data-word="settler"][data-state="available"]').count() > 0
    )
    page.locator('[data-word="settler"][data-state="available"]').hover()
    told = page.get_by_test_id("consequences")
    expect(told.locator(".tip")).to_contain_text("Privilege")
    settle(page)
    assert told.evaluate("box => box.scrollHeight - box.clientHeight") <= 1


def test_against_bots_one_can_go_back_and_all_see_it(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "puerto_rico", 3)
    back = page.get_by_test_id("go-back")
    asked = page.get_by_test_id("ask")
    answer(page, 0)
    play_until(page, lambda: back.count() > 0 and asked.count() > 0)
    before = position(page)
    back.click()
    wait_past(page, before)
    expect(page.get_by_test_id("notices")).to_contain_text("You went back to an earlier decision")
    expect(asked).to_be_visible()
    page.reload()  # the log has it
    expect(page.get_by_test_id("notices")).to_contain_text("1 ×")


@pytest.mark.parametrize(("locale", "you"), [("en-GB", "You "), ("ru-RU", "Вы "), ("de-DE", "Du ")])
def test_own_deeds_are_told_as_yours(new_page: NewPage, locale: str, you: str) -> None:
    page = new_page(1440, 900, locale)
    start_against_bots(page, "puerto_rico")
    open_log(page)
    own = page.get_by_test_id("log-turn").and_(page.locator('[data-seat="0"]'))
    for turn in range(40):
        if own.get_by_test_id("log-line").count():
            break
        close_log(page)
        answer(page, turn)
        open_log(page)
    told = own.get_by_test_id("log-line").all_inner_texts()
    assert any(line.startswith(you) for line in told), told
    assert not any(line.startswith("Guest ") for line in told)


def was_answered_for_me(seen: Json) -> bool:
    """Since the last answer of seat 0 the table has given one for it of which something came."""
    own = [item for item in seen["log"] if item["seat"] == 0]
    return bool(own) and own[-1]["auto"] and own[-1]["events"] != []


def play_until_forced(page: Page) -> str:
    """The address of a table at which that has just happened; nothing is drawn meanwhile."""
    start_against_bots(page, "puerto_rico", 3)
    url = page.url
    page.goto("/")
    given = 0
    while (seen := seen_by_request(page, url))["status"] != "over":
        if not seen["ask"]["yours"]:
            page.wait_for_timeout(20)
        elif was_answered_for_me(seen):
            return url
        else:
            answers = seen["ask"]["answers"]
            send(page, path_of(url), seen, answers[given % len(answers)]["answer"])
            given += 1
    return ""


def test_the_recap_tells_what_was_done_for_me(new_page: NewPage) -> None:
    """Goods that could go one way only were loaded by the table: told first, as such."""
    page = new_page(1440, 900)
    page.goto(play_until_forced(page) or play_until_forced(page) or play_until_forced(page))
    wait_for_turn(page)
    told = said(page.get_by_test_id("recap").locator("li").first)
    assert told.startswith("Done for you, there being no choice: You "), told


MAKE = """body => fetch('/api/tables', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
}).then(answer => answer.json())"""


def share_a_device(page: Page, game: str, options: dict[str, bool]) -> None:
    page.goto("/")
    page.get_by_test_id("play-bots").first.wait_for()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}]
    made = page.evaluate(MAKE, {"game": game, "seats": seats, "options": options})
    page.goto(f"/table/{made['table']}")


def test_at_one_device_a_curtain_hangs_only_over_secrets(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    share_a_device(page, "puerto_rico", {"open_chips": True})
    seen = set()
    for turn in range(12):
        wait_for_turn(page)
        assert page.get_by_test_id("curtain").count() == 0
        seen.add(page.get_by_test_id("whose").inner_text())
        answer(page, turn)
    assert seen == {"Anna to move", "Ben to move"}
    share_a_device(page, "gwt2", {})
    page.get_by_test_id("curtain").click()  # the hands are secret
    wait_for_turn(page)
    own = page.get_by_test_id("log-line")
    expect(own.filter(has_text="You ")).to_have_count(0)  # nobody is "you" at a shared screen


WATCH = """() => {
  window.moments = []
  new MutationObserver(() => {
    const shown = document.querySelector('[data-testid="moment"]')
    if (shown) window.moments.push(shown.textContent)
  }).observe(document.body, { childList: true, subtree: true })
}"""


@pytest.mark.parametrize("still", [False, True])
def test_a_new_round_gets_a_moment_unless_nothing_is_to_move(
    new_page: NewPage, still: bool
) -> None:
    page = new_page(1440, 900, still=still, pace="brisk")
    start_against_bots(page, "puerto_rico")
    page.evaluate(WATCH)
    if still:
        for turn in range(12):
            answer(page, turn)
        assert page.evaluate("window.moments") == []
        return
    play_until(page, lambda: bool(page.evaluate("window.moments")))
    told = page.evaluate("window.moments")
    assert all("Round" in one or "sails" in one for one in told), told


def test_the_solo_opponent_has_a_seat_on_a_phone_too(new_page: NewPage) -> None:
    page = new_page(390, 844, touch=True)
    page.goto("/")
    page.get_by_test_id("play-bots").first.wait_for()
    body = {"game": "gwt2", "seats": [{"kind": "me", "name": "Anna"}], "options": {}}
    made = page.evaluate(MAKE, body)
    page.goto(f"/table/{made['table']}")
    wait_for_turn(page)
    page.get_by_test_id("tab-players").click()
    expect(page.locator("#tab-panel article").filter(has_text="Sam").first).to_be_visible()


def test_a_place_for_a_worker_tells_its_price_and_what_it_brings(new_page: NewPage) -> None:
    """The next place of a row on the board, and the consequences of hiring for it."""
    page = new_page(1440, 900)
    open_lesson(page, "gwt2")
    engineers = page.locator("[data-target='crew.engineer']")
    row = page.get_by_test_id("own").locator(".row", has=engineers)
    expect(row.locator(".slot").first).to_contain_text("C")  # a Criollo for a certificate
    open_lesson(page, "gwt_argentina")
    page.get_by_test_id("lesson-step").select_option("4")
    expect(coach(page)).to_have_attribute("data-step", "ar-05")
    answer_what_is_lit(page)
    answer_what_is_lit(page)
    page.locator(LIT, has_text="Gaucho").first.hover()
    expect(page.get_by_test_id("consequences")).to_contain_text("exchange token")
