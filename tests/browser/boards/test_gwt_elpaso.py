"""El Paso on the drawn board alone: no choice is taken from the list. And Sue."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from rigs.harness import Server

from tablero.testkit.occurring import missing
from tests.browser.again import (
    MANY,
    every_question,
    found,
    open_again,
    play_again,
    played,
    touch_again,
)
from tests.browser.boards.test_gwt2 import BOARD, asked, pick, pick_any, thing, told_ways
from tests.browser.conftest import NewPage
from tests.browser.fingers import pull_sheet_up, start_by_touch
from tests.browser.fingers import touch as touch_it
from tests.browser.people import (
    FIRST,
    answer,
    answer_unseen,
    offered,
    start_against_bots,
    wait_for_turn,
)

SIZES = {False: {"width": 1440, "height": 900}, True: {"width": 390, "height": 844}}


def first_turn(page: Page, touch: bool) -> None:
    """An objective tile; then building G, its token and its auxiliary action."""
    pick_any(page, touch)
    pick(page, "node.neutral_g", touch)
    if not touch:  # as it was called in the list
        expect(page.get_by_test_id("chip").last).to_have_text("Neutral building G")
    pick(page, "act.exchange_token_1", touch)
    pick(page, "act.aux", touch)
    pick(page, "aux.dollar", touch)
    if asked(page) == "act":
        pick(page, "act.done", touch)


def choose_first(page: Page, touch: bool) -> None:
    """From the list."""
    if touch:
        pull_sheet_up(page)
        touch_it(page, offered(page).first)
    else:
        answer(page)


@pytest.mark.parametrize("touch", [False, True])
def test_a_round_on_the_board_alone(new_page: NewPage, touch: bool) -> None:
    page = new_page(**SIZES[touch], touch=touch)
    start_against_bots(page, "gwt_elpaso", 2)
    first_turn(page, touch)
    pick(page, "node.el_paso", touch)
    expect(page.get_by_test_id("ask")).to_have_attribute("data-kind", "post")
    while asked(page) in ("post", "disc", "tile", "hire"):
        pick_any(page, touch)
    expect(page.get_by_test_id("ask")).to_have_attribute("data-kind", "move")
    if touch:
        page.get_by_test_id("tab-me").tap()
    expect(page.locator(f'{BOARD} [data-target^="card."]:visible')).to_have_count(4)


def test_the_way_is_drawn_before_the_move(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "gwt_elpaso", 2)
    first_turn(page, touch=False)
    ways = told_ways(page)
    assert any(way.endswith("el_paso") for way in ways.values())
    for target, way in ways.items():
        thing(page, target).hover()
        expect(page.get_by_test_id("way")).to_have_attribute("data-way", way)
    page.get_by_test_id("ask").hover()
    expect(page.get_by_test_id("way")).to_have_count(0)


@pytest.mark.parametrize("touch", [False, True])
def test_a_train_is_used_on_its_card(new_page: NewPage, touch: bool) -> None:
    page = new_page(**SIZES[touch], touch=touch)
    start_against_bots(page, "gwt_elpaso", 2)
    pick_any(page, touch)
    pick(page, "node.neutral_f", touch)
    pick(page, "act.train", touch)
    pick(page, "train.1", touch)
    if asked(page) == "jokers":  # one place on the board, several answers
        choose_first(page, touch)
    pick(page, "act.tile_objective", touch)
    expect(page.get_by_test_id("ask")).to_have_attribute("data-kind", "tile")


def test_reconstructed_pieces_carry_the_sign(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "gwt_elpaso", 2)
    for target in ("supply.1", "market.hereford", "post.post_12"):
        marked = page.locator(f'[data-target="{target}"] .doubt')
        expect(marked.first).to_be_visible()
    for target in ("node.neutral_b", "post.post_14", "pile.cowboy"):
        expect(page.locator(f'[data-target="{target}"] .doubt')).to_have_count(0)


def test_sues_cards_lie_over_the_market_as_any_area_does(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "gwt_elpaso", 1)
    strip = page.locator("article", has_text="Sue")
    strip.get_by_role("button", name="Area of Sue").click()
    area = page.get_by_test_id("opened")
    expect(area.get_by_role("img", name=re.compile(r"^Sue card \d"))).to_have_count(8)
    over = page.locator("main > .shelf").bounding_box()
    assert area.bounding_box() == over, "neither the question nor the map is covered"
    page.get_by_test_id("player-0").get_by_role("button").click()
    expect(area.locator(".automa")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(area).to_have_count(0)
    signs = strip.locator("header > span path, .figures .chip path").evaluate_all(
        "paths => paths.map((path) => path.getAttribute('d'))"
    )
    assert len(signs) >= 3
    assert len(set(signs)) == len(signs), "each figure has a sign of its own"


def test_what_cannot_be_chosen_is_in_sight_once_unfolded(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "gwt_elpaso", 1)
    choose_first(page, False)
    choose_first(page, False)
    fold = page.locator("details", has=page.locator('[data-state="refused"]'))
    fold.locator("summary").click()
    for row in fold.locator('[data-state="refused"]').all():
        expect(row).to_be_in_viewport(ratio=0.9)


# What the two games against Sue do beside asking every question: fronts of buildings and trains by
# mouse, their backs by finger.
ALONE = {
    "front": [
        *("act move_herder_*", "act pay_2_for_tile_bonus", "act tile_objective", "post no"),
        *("act hire_second_8", "train_used train=*front", "bonus_taken", "not_delivered"),
    ],
    "back": [
        *("act sell_for_double", "act remove_criollo", "act hire_any_0", "act dollars_3"),
        *("hire joker", "disc step_limit", "post post_10", "train_used train=*back"),
    ],
}
BOTH = [
    *("act buy_cattle", "act build", "replaced", "act aux", "act aux_card", "act aux_remove"),
    *("act aux_certificate", "act exchange", "act bonus_*", "again yes", "again no"),
    *("cowboys_spent", "worker_came", "simmental_taken", "sue_drew", "sue_supplied"),
    *("card_removed", "tile objective_stack", "hire no", "game_closed", "game_ended"),
]


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", ALONE)
def test_alone_against_sue_with_every_kind_of_action(
    new_page: NewPage, server: Server, name: str
) -> None:
    """Whole games, found by `tools/everything.py`."""
    touch = name == "back"
    match = found(f"gwt_elpaso_{name}")
    page = new_page(**SIZES[touch], touch=touch)
    open_again(page, server, match, ["Ann"])
    if touch:
        touch_again(page, match)
        page.get_by_test_id("tab-board").tap()
    else:
        play_again(page, match)
    scores = page.get_by_test_id("scores")
    expect(scores).to_contain_text("Sue")
    done = played(page)
    assert [entry.word for entry in done.entries] == [entry.word for entry in match.entries]
    assert missing(done, every_question(done.game) + BOTH + ALONE[name]) == []


@pytest.mark.parametrize("touch", [False, True])
def test_the_result_of_four(new_page: NewPage, touch: bool) -> None:
    page = new_page(**SIZES[touch], touch=touch)
    if touch:
        start_by_touch(page, "gwt_elpaso", 4)
    else:
        start_against_bots(page, "gwt_elpaso", 4)
    for _answer in range(6):
        choose_first(page, touch)
    answer_unseen(page, [FIRST] * MANY)
    expect(page.get_by_test_id("scores").locator("thead th")).to_have_count(5)


def test_sue_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, touch=True, locale="de-DE")
    page.goto("/")
    card = page.get_by_test_id("game-gwt_elpaso")
    card.locator('label:has(input[value="1"])').tap()
    card.get_by_test_id("play-bots").tap()
    wait_for_turn(page)
    expect(page.locator("#tab-panel .automa")).to_contain_text("Sue")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    page.get_by_test_id("tab-players").tap()
    strip = page.locator("article", has=page.locator("summary", has_text="Sue"))
    name = strip.locator("summary").bounding_box()
    figures = strip.locator(".figures:not(.row)").bounding_box()
    assert name is not None
    assert figures is not None
    assert name["y"] + name["height"] <= figures["y"], "the figures stand under the name"


@pytest.mark.parametrize("locale", ["en-GB", "ru", "de"])
def test_letters_and_number_of_a_pile_do_not_meet(new_page: NewPage, locale: str) -> None:
    page = new_page(1440, 900, locale)
    page.goto("/learn/gwt_elpaso")
    tens = page.locator("text.end", has_text="×10")
    tens.first.wait_for()
    gaps = tens.evaluate_all(
        "ends => ends.map((end) => end.getBBox().x"
        " - [...end.parentNode.querySelectorAll('.code')]"
        ".filter((code) => code !== end).map((code) => code.getBBox().x + code.getBBox().width)[0])"
    )
    assert gaps
    assert min(gaps) > 0
