"""The drawn games in a browser: begin, play by mouse, undo, reload, finish, replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tablero.core.registry import find
from tablero.core.text import record
from tests.browser.people import (
    answer,
    is_over,
    jumps,
    offered,
    play_to_the_end,
    position,
    skip_the_middle,
    start_against_bots,
    wait_for_turn,
    wait_past,
    watch_jumps,
)

GAMES = ["puerto_rico", "gwt2", "gwt_argentina", "gwt_elpaso"]
WHOLE = ("puerto_rico", "gwt2")  # no request answers in between


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse_and_its_replay(page: Page, game: str, tmp_path: Path) -> None:
    start_against_bots(page, game)
    for _turn in range(12):
        answer(page)
    url = page.url
    before = position(page)
    words = offered(page).all_inner_texts()
    page.reload()
    wait_for_turn(page)
    assert page.url == url
    assert position(page) == before
    assert offered(page).all_inner_texts() == words
    if game not in WHOLE:
        skip_the_middle(page, game)
        wait_for_turn(page)
    watch_jumps(page)
    play_to_the_end(page)
    assert jumps(page, after_input=False) < 0.1
    expect(page.get_by_test_id("scores")).to_be_visible()
    # Only this title rests on nothing reconstructed.
    expect(page.get_by_test_id("doubt-share")).to_have_count(0 if game == "puerto_rico" else 1)
    expect(page.get_by_test_id("beta")).to_have_count(1 if find(game).stage == "beta" else 0)
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    saved = tmp_path / "game.rec"
    download.value.save_as(saved)
    checked = record.check(saved.read_text(encoding="utf-8"))
    assert checked.match.is_over()
    assert checked.proof.sentence() == "every draw proven; with shares of A"
    # The page has kept what it was told before the first draw, and checks the same by itself.
    page.get_by_test_id("fair").locator("summary").click()
    expect(page.get_by_test_id("fair-proven")).to_be_visible()
    replay(page)


def replay(page: Page) -> None:
    page.get_by_test_id("replay").click()
    page.wait_for_url(re.compile("replay"))
    slider = page.get_by_test_id("replay-slider")
    expect(slider).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("replay-ply")).to_contain_text("2")
    page.get_by_test_id("replay-speed").select_option(index=3)
    page.get_by_test_id("replay-play").click()
    expect(page.get_by_test_id("replay-ply")).not_to_contain_text(re.compile(r"^\s*2\b"))


@pytest.mark.parametrize("game", GAMES)
def test_the_board_itself_can_be_clicked(page: Page, game: str) -> None:
    start_against_bots(page, game)
    before = position(page)
    target = page.locator('main [data-target][data-state="available"]').first
    target.click()
    anyway = page.get_by_test_id("end-anyway")
    if anyway.count():
        anyway.first.click()
    wait_past(page, before)


@pytest.mark.parametrize("game", GAMES)
def test_undo_takes_the_draft_back(page: Page, game: str) -> None:
    start_against_bots(page, game)
    draftable = offered(page).and_(page.locator(":not([data-bound])"))
    for _turn in range(30):
        if draftable.count():
            break
        answer(page)
    assert not is_over(page)
    shown = offered(page).all_inner_texts()
    before = position(page)
    draftable.first.click()
    wait_past(page, before)
    expect(page.get_by_test_id("chip").first).to_be_visible()
    before = position(page)
    page.get_by_test_id("undo").click()
    wait_past(page, before)
    assert offered(page).all_inner_texts() == shown


def test_greyed_out_choices_say_why(page: Page) -> None:
    start_against_bots(page, "puerto_rico", 3)
    refused = page.locator('[data-testid="choice"][data-state="refused"]')
    for _turn in range(20):
        if refused.count():
            break
        answer(page)
    page.locator("details summary").first.click()
    row = refused.first
    expect(row.locator(".why")).not_to_be_empty()
    before = position(page)
    row.click(force=True)
    assert position(page) == before
