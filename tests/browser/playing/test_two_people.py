"""Two browsers at one table: they see each other's moves and never each other's secrets."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import NewPage
from tests.browser.people import is_over, offered, open_area, position, wait_until_taken

ACTED = "Can be taken back only until the next player acts"
GAMES = {"puerto_rico": "chips", "gwt2": "hand"}


def listen(page: Page, heard: list[str]) -> None:
    """Keep all that a page is sent."""

    def tap(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", tap)
    page.on(
        "response",
        lambda answer: heard.append(answer.text()) if "/api/tables/" in answer.url else None,
    )


def boards(heard: list[str]) -> list[dict[str, object]]:
    found = []
    for text in heard:
        try:
            message = json.loads(text)
        except ValueError:
            continue
        if isinstance(message, dict) and isinstance(message.get("board"), dict):
            found.append(message["board"])
    return found


def open_table(page: Page, game: str) -> str:
    """A table for two, the second seat by link; the link."""
    page.goto(f"/new/{game}")
    page.get_by_test_id("seat-count").select_option("2")
    page.get_by_test_id("seat-1").locator("select").first.select_option("open")
    page.get_by_test_id("create").click()
    page.wait_for_url(re.compile("/table/"))
    link = page.get_by_test_id("invite-1")
    link.wait_for()
    return link.input_value()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_browsers_one_table(new_page: NewPage, game: str) -> None:
    anna, boris = new_page(once=True), new_page(once=True)
    heard: dict[int, list[str]] = {0: [], 1: []}
    link = open_table(anna, game)
    listen(boris, heard[1])
    boris.goto(link)
    boris.get_by_test_id("join-name").fill("Boris")
    boris.get_by_test_id("join").click()
    listen(anna, heard[0])
    anna.reload()
    pages = [anna, boris]
    for turn in range(2000):
        if is_over(anna):
            break
        page = to_move(pages)
        before = position(page)
        offered(page).nth(turn % offered(page).count()).click()
        anyway = page.get_by_test_id("end-anyway")
        if anyway.count():
            anyway.first.click()
        wait_until_taken(page, before)
        after = same_position(pages)
        if turn == 20:
            boris.reload()
            expect(boris.locator("html")).to_have_attribute("data-seq", after)
        if turn == 36:  # long enough for secrets; the whole game is played elsewhere
            break
    secret = GAMES[game]
    for seat, texts in heard.items():
        seen = boards(texts)
        assert len(seen) > 10
        for board in seen:
            players = board["players"]
            assert isinstance(players, list)
            if not board.get("over"):
                assert players[1 - seat][secret] is None
                assert players[seat][secret] is not None


def same_position(pages: list[Page]) -> str:
    """Where both stand: a row of questions answered as a whole moves on by itself for a while."""
    for _wait in range(400):
        seen = {position(page) for page in pages}
        if len(seen) == 1:
            return seen.pop()
        pages[0].wait_for_timeout(25)
    raise AssertionError("the two see different positions")


def to_move(pages: list[Page]) -> Page:
    for _wait in range(400):
        for page in pages:
            if offered(page).count():
                return page
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_who_leaves_lets_a_bot_play_on_and_comes_back(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    link = open_table(anna, "puerto_rico")
    boris.goto(link)
    boris.get_by_test_id("join-name").fill("Boris")
    boris.get_by_test_id("join").click()
    open_area(boris, 1)
    table = boris.url
    boris.get_by_test_id("leave").click()
    boris.get_by_test_id("leave-to-bot").click()
    expect(boris).not_to_have_url(re.compile("/table/"))
    boris.goto(table)
    expect(boris.get_by_test_id("come-back")).to_be_visible()
    boris.get_by_test_id("come-back").click()
    expect(boris.get_by_test_id("come-back")).to_have_count(0)  # the area closes by itself
    open_area(boris, 1)
    expect(boris.get_by_test_id("leave")).to_be_visible()


def test_what_somebody_takes_back_the_others_are_told(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    link = open_table(anna, "puerto_rico")
    boris.goto(link)
    boris.get_by_test_id("join-name").fill("Boris")
    boris.get_by_test_id("join").click()
    acting = to_move([anna, boris])
    other = boris if acting is anna else anna
    before = position(acting)
    captain = offered(acting).filter(has_text="Captain")  # nobody has goods: the other is asked
    expect(captain.locator(".oneway")).to_have_attribute("title", ACTED)
    captain.click()
    wait_until_taken(acting, before)
    acting.get_by_test_id("undo").click()
    expect(other.get_by_test_id("notices")).to_contain_text("has taken back: Captain")
    other.reload()
    expect(other.get_by_test_id("notices")).to_contain_text("has taken back: Captain")
    expect(acting.get_by_test_id("notices")).to_have_count(0)
    expect(offered(acting).first).to_be_visible()


def test_talk_carries_the_mark_of_the_seat_and_the_time(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    link = open_table(anna, "puerto_rico")
    boris.goto(link)
    boris.get_by_test_id("join-name").fill("Boris")
    boris.get_by_test_id("join").click()
    boris.locator('[data-testid="choice"], [data-testid="waiting"]').first.wait_for()
    for page in (anna, boris):
        page.get_by_test_id("read-log").click()
        page.get_by_role("tab", name="Chat").click()
    boris.get_by_test_id("chat-text").fill("Good luck")
    boris.get_by_test_id("chat-send").click()
    line = anna.get_by_role("log", name="Chat").get_by_role("listitem").filter(has_text="Good luck")
    expect(line).to_contain_text("Boris")
    expect(line.locator("svg")).to_be_visible()
    expect(line.locator("time")).to_have_text(re.compile(r"^\d\d:\d\d"))


def test_an_unread_message_makes_the_button_of_the_log_no_wider(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    link = open_table(anna, "puerto_rico")
    boris.goto(link)
    boris.get_by_test_id("join-name").fill("Boris")
    boris.get_by_test_id("join").click()
    button = anna.get_by_test_id("read-log")
    button.wait_for()
    before = button.bounding_box()
    boris.get_by_test_id("read-log").click()
    boris.get_by_role("tab", name="Chat").click()
    boris.get_by_test_id("chat-text").fill("Good luck")
    boris.get_by_test_id("chat-send").click()
    expect(button.locator(".dot")).to_have_text("1")
    assert button.bounding_box() == before
