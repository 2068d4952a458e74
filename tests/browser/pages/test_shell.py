"""The shell around a board: recap, log, sounds, motion, a lost line, replay, invitations."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from rigs.harness import Browser, Server

from tests.browser.conftest import NewPage
from tests.browser.people import (
    answer,
    offered,
    open_log,
    position,
    start_against_bots,
    wait_past,
)

LINE = "log-line"


def play_until(page: Page, part: Locator, limit: int = 60) -> None:
    """Answer until something shows up."""
    for turn in range(limit):
        if part.count():
            return
        answer(page, turn)
    raise AssertionError(f"no {part} in {limit} answers")


@pytest.fixture(scope="module")
def finished_table(server: Server, dealer: Path) -> str:
    """A game that is over, for anybody to look at."""
    dealer.write_text("finished", "utf-8")
    with Browser(server) as anna:
        table = str(anna.create("puerto_rico", "me", "random", "random", auto_single=True)["table"])
        for turn in range(3000):
            seen = anna.see(table)
            if seen["status"] == "over":
                return table
            if seen["ask"]["yours"]:
                anna.play(seen, turn)
            else:
                time.sleep(0.005)
    raise AssertionError("the game does not end")


@pytest.fixture
def finished(page: Page, finished_table: str) -> Page:
    page.goto(f"/table/{finished_table}")
    page.get_by_test_id("result").wait_for()
    return page


@pytest.mark.parametrize("game", ["puerto_rico", "gwt2"])
def test_recap_of_what_the_others_did(page: Page, game: str) -> None:
    start_against_bots(page, game, 3)
    play_until(page, page.locator(".moved"))  # not all that others do moves something
    recap = page.get_by_test_id("recap")
    expect(recap.get_by_role("listitem").first).not_to_be_empty()
    page.get_by_test_id("recap-play").click()
    expect(page.get_by_test_id("recap-skip")).to_be_visible()
    expect(page.get_by_test_id("to-now")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("recap-play")).to_be_visible()
    expect(offered(page).first).to_be_visible()
    page.get_by_test_id("recap-close").click()
    expect(recap).to_have_count(0)


def test_recap_can_be_switched_off(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    play_until(page, page.get_by_test_id("recap-play"))
    page.keyboard.press("?")
    page.get_by_test_id("help-settings").click()
    page.get_by_test_id("recap-setting").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("recap")).to_have_count(0)


def test_log_filters_and_looking_back(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    for turn in range(8):
        answer(page, turn)
    open_log(page)
    turns = page.get_by_test_id("log-turn")

    def seats() -> set[str | None]:
        return {turns.nth(at).get_attribute("data-seat") for at in range(turns.count())}

    assert len(seats()) > 1
    page.get_by_test_id("log-filter").select_option("mine")
    expect(page.locator('[data-testid="log-turn"]:not([data-seat="0"])')).to_have_count(0)
    assert seats() == {"0"}
    page.get_by_test_id("log-filter").select_option("1")
    expect(page.locator('[data-testid="log-turn"]:not([data-seat="1"])')).to_have_count(0)
    assert seats() == {"1"}
    page.get_by_test_id("log-filter").select_option("value")
    expect(page.locator('[data-testid="log-turn"] .sum').first).to_be_visible()
    page.get_by_test_id("log-filter").select_option("all")
    page.get_by_test_id(LINE).last.click()
    expect(offered(page)).to_have_count(0)
    page.get_by_test_id("to-now").click()
    expect(offered(page).first).to_be_visible()


def test_a_line_of_the_log_rings_what_it_touched(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    answer(page)
    open_log(page)
    rings = page.locator("main .pointed")
    lines = page.get_by_test_id(LINE)
    lines.first.wait_for()
    for at in range(lines.count()):
        lines.nth(at).focus()
        page.evaluate("new Promise(requestAnimationFrame)")
        if rings.count():
            break
    expect(rings.first).to_be_attached()


def test_sound_is_remembered_and_heard_on_my_turn(own_page: Page) -> None:
    page = own_page
    page.add_init_script(
        "window.notes = 0; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (...at) { notes++; start.apply(this, at) }"
    )
    start_against_bots(page, "puerto_rico", 3)
    answer(page)
    assert page.evaluate("notes") == 0
    page.get_by_test_id("more").click()
    page.get_by_test_id("sound").click()
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.get_by_test_id("more").click()
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "true")
    for turn in range(30):
        answer(page, turn)
        if page.evaluate("notes"):
            break
    assert page.evaluate("notes") > 0
    page.keyboard.press("?")
    page.get_by_test_id("help-settings").click()
    page.get_by_test_id("sound-turn").uncheck()
    stored = page.evaluate("JSON.parse(localStorage.tablero)")
    assert stored["sound"] is True
    assert stored["muted"] == ["turn"]


def watch_overlay(page: Page) -> None:
    """Count what is laid over the board to show movement."""
    page.evaluate(
        """() => {
            window.shown = {flight: 0, ring: 0}
            new MutationObserver((changes) => {
                for (const {addedNodes} of changes) for (const node of addedNodes) {
                    if (!(node instanceof Element)) continue
                    if (node.classList.contains('flight')) shown.flight++
                    if (node.classList.contains('flight-ring')) shown.ring++
                }
            }).observe(document.body, {childList: true, subtree: true})
        }"""
    )


@pytest.mark.parametrize("game", ["puerto_rico", "gwt2"])
def test_pieces_travel_or_are_ringed(new_page: NewPage, game: str) -> None:
    for still, wanted, never in ((True, "ring", "flight"), (False, "flight", "ring")):
        page = new_page(still=still)
        start_against_bots(page, game, 3)
        watch_overlay(page)
        for turn in range(20):
            answer(page, turn)
            if page.evaluate(f"shown.{wanted}"):
                break
        assert page.evaluate(f"shown.{wanted}") > 0
        assert page.evaluate(f"shown.{never}") == 0
        page.keyboard.press("Space")
        expect(page.locator(".flight")).to_have_count(0)
        expect(page.locator(".flight-ring")).to_have_count(0)


def test_a_lost_line_keeps_the_move(own_page: Page) -> None:
    page = own_page
    start_against_bots(page, "puerto_rico", 3)
    before = position(page)
    banner = page.get_by_test_id("link")
    page.context.set_offline(True)
    expect(banner).to_contain_text("Connection lost")
    offered(page).first.click()
    expect(banner).to_contain_text("Your move is kept")
    assert position(page) == before
    page.context.set_offline(False)
    wait_past(page, before)
    expect(banner).to_have_count(0)
    open_log(page)
    assert page.get_by_test_id(LINE).count() > 0


def test_a_kept_move_survives_a_reload(own_page: Page) -> None:
    """Neither the socket nor a request brings it to the server."""
    page = own_page
    lost = False

    def wire(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(message: str | bytes) -> None:
            if lost and '"move"' in str(message):
                line.close()
            else:
                server.send(message)

        line.on_message(say)

    page.route_web_socket("**/live?*", wire)
    start_against_bots(page, "puerto_rico", 3)
    before = position(page)
    lost = True
    page.route("**/command", lambda route: route.abort("internetdisconnected"))
    offered(page).first.click()
    expect(page.get_by_test_id("link")).to_contain_text("Your move is kept")
    lost = False
    page.unroute("**/command")
    page.reload()
    wait_past(page, before)


def test_moves_go_over_the_socket_while_it_stands(own_page: Page) -> None:
    """And by request when it does not."""
    page = own_page
    said: list[str] = []
    posted: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(str(frame))))
    page.on("request", lambda one: posted.append(one.url) if "/command" in one.url else None)
    start_against_bots(page, "puerto_rico", 3)
    for turn in range(3):
        answer(page, turn)
    assert sum('"type":"move"' in one for one in said) >= 3
    assert not posted
    page.route_web_socket("**/live?*", lambda line: line.close())
    page.reload()
    before = position(page)
    offered(page).first.click()
    wait_past(page, before)
    assert posted


def test_replay_by_keyboard(finished: Page) -> None:
    page = finished
    page.get_by_test_id("replay").click()
    ply = page.get_by_test_id("replay-ply")
    expect(ply).to_contain_text(re.compile(r"^0\s*/ \d+"))
    page.keyboard.press("ArrowRight")
    expect(ply).to_contain_text(re.compile(r"^1\s"))
    expect(page.get_by_test_id("replay-said")).not_to_be_empty()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("End")
    expect(page.get_by_test_id("replay-result")).to_be_visible()
    page.keyboard.press("Home")
    expect(ply).to_contain_text(re.compile(r"^0\s"))
    page.keyboard.press("+")
    expect(page.get_by_test_id("replay-speed")).to_have_value("2")
    page.keyboard.press("Space")
    expect(ply).not_to_contain_text(re.compile(r"^0\s"))
    page.keyboard.press("Space")
    page.get_by_test_id("replay-pace").select_option("turn")
    page.get_by_test_id("replay-seat").select_option("1")
    page.keyboard.press("ArrowRight")


def test_replay_without_spoilers(finished: Page) -> None:
    page = finished
    page.get_by_test_id("replay").click()
    page.get_by_test_id("replay-blind").check()
    expect(page.get_by_test_id("replay-slider")).to_have_count(0)
    expect(page.get_by_test_id("replay-ply")).to_have_text("0")
    page.keyboard.press("End")
    expect(page.get_by_test_id("replay-ply")).to_have_text("0")
    assert page.locator(".score").count() == 0
    page.reload()
    expect(page.get_by_test_id("replay-blind")).to_be_checked()


def test_result_can_be_shared(finished: Page) -> None:
    page = finished
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("share")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_an_invitation_as_a_picture(page: Page) -> None:
    page.goto("/new/gwt2")
    page.get_by_test_id("seat-1").locator("select").first.select_option("open")
    page.get_by_test_id("create").click()
    page.get_by_test_id("invite-1-qr").click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("my-table").first).to_contain_text("Waiting for players")


def test_speech_keys(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    answer(page)
    for key, said in (("b", "Choices:"), ("p", "You:"), ("o", "Inés:")):
        page.keyboard.press(key)
        expect(page.get_by_test_id("spoken")).to_contain_text(said)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("puerto_rico", "Governor: "),
        ("gwt2", "Job market: "),
        ("gwt_argentina", "Estancieros: "),
        ("gwt_elpaso", "Worker supply: "),
    ],
)
def test_the_board_is_told_as_it_lies(page: Page, game: str, told: str) -> None:
    start_against_bots(page, game)
    for turn in range(8):
        answer(page, turn)
    spoken = page.get_by_test_id("spoken")
    page.keyboard.press("b")
    expect(spoken).to_contain_text(told)
    page.keyboard.press("l")  # what was done last, not whose turn began with it
    expect(spoken).not_to_contain_text(told)
    expect(spoken).not_to_have_text(re.compile(r"^(Turn \d+: .*)?$"))


def test_a_name_once_told_is_that_of_the_next_table(page: Page) -> None:
    start_against_bots(page, "puerto_rico")
    expect(page.get_by_test_id("player-0").get_by_role("heading")).to_have_text("You")
    expect(page.get_by_role("main")).not_to_contain_text("Guest")
    page.get_by_test_id("help-button").click()
    page.get_by_test_id("help-settings").click()
    page.get_by_test_id("own-name").fill("Clara")
    page.get_by_test_id("help-close").click()
    start_against_bots(page, "puerto_rico")
    expect(page.get_by_test_id("player-0")).to_contain_text("Clara")


def test_can_be_put_on_a_home_screen(page: Page) -> None:
    page.goto("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]


# Where the rows lie, however far their list is scrolled.
PLACES = """rows => rows.map((row) => {
  let box = row.parentElement
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  return row.getBoundingClientRect().top + (box?.scrollTop ?? 0)
})"""


@pytest.mark.parametrize("width", [1280, 390])
def test_pointing_at_a_row_moves_no_row(new_page: NewPage, width: int) -> None:
    """A row that gives way under the pointer cannot be clicked."""
    page = new_page(width=width)  # a narrow window with a mouse, too
    start_against_bots(page, "puerto_rico", 3)
    rows = offered(page)
    before = rows.evaluate_all(PLACES)
    for k in range(rows.count()):
        rows.nth(k).hover()
        page.wait_for_timeout(100)
        # Scrolling is rounded to a pixel.
        assert rows.evaluate_all(PLACES) == pytest.approx(before, abs=2)


def test_the_menu_closes_with_escape_and_with_a_press_elsewhere(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    more = page.get_by_test_id("more")
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    page.get_by_test_id("ask").click(position={"x": 4, "y": 4})
    expect(more).to_have_attribute("aria-expanded", "false")
