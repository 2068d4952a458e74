"""Argentina on the drawn board alone: ramps, ships, the six steps of Buenos Aires, Pedro."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from rigs.harness import Server

from tablero.testkit.occurring import missing
from tests.browser.again import (
    every_event,
    every_question,
    found,
    moments,
    open_again,
    play_again,
    play_moments,
    played,
)
from tests.browser.boards.test_gwt2 import BOARD, asked, pick, pick_any, thing, told_ways
from tests.browser.conftest import NewPage
from tests.browser.fingers import pull_sheet_up, start_by_touch
from tests.browser.fingers import touch as touch_it
from tests.browser.people import offered, position, start_against_bots, wait_past

# What this game does beside asking every question and telling every event: answers and events.
DONE = [
    *("hired worker=strong_*", "hired worker=[!s]*", "built building=?a", "built building=?b"),
    *("discard_pair *", "act help_0", "act help_here", "farmers farmer_*", "farmers enough"),
    *("show_card enough", "exhausted count=2", "act remove_exhaustion_1"),
    *("move shortcut_*", "move bld_*", "move farmer_*", "act move_herder_1", "act pesos_per_*"),
    *("act discard_any_cattle_for_grain_1", "act disc_to_*", "act draw_gauchos", "act grain_*"),
    *("act engine_*", "engine station_*", "engine 31", "engine_moved place=depot"),
    *("engine_moved place=24", "upgraded station=station_1", "upgraded station=station_final"),
    *("upgrade no", "station_master [!n]*", "station_master no", "immediate upgrade_behind"),
    *("act aux_single", "act aux_pesos", "act aux_draw", "act aux_certificate", "act aux_grain"),
    *("act aux_engine", "act aux_remove", "aux [!d]*", "aux double_*", "aux double_remove"),
    *("immediate take_market_*", "immediate disc_to_*", "immediate no", "objective stack"),
    *("act play_objective_*", "extra_delivery no", "income [1-6]", "loaded ship=ship_0"),
    *("loaded ship=ship_[1-9]*", "ships_departed banner=yellow"),
    *("ships_departed banner=turquoise", "ships_departed banner=purple"),
]
# What other games add: on sides b of all buildings and cities, for no game shows both sides of one,
# with a ship's objective card from the display alone; and where discs run out: one is taken back
# from a station, then none is left to load.
MOMENTS = {
    "b": [
        *("act exhaust_rivals_1", "act certificate_per_*", "act extra_delivery", "bought_pair"),
        *("immediate build_*", "immediate buy_cattle", "built building=7b"),
        *("spot le_havre_east_3", "loaded ship=ship_8"),
    ],
    "discs": ["disc_taken_back", "not_loaded"],
}
# Told at other tables alone: of Pedro, pairs, and where no disc is left.
ELSEWHERE = {"pedro_drew", "pedro_loading", "pedro_specialised", "fee_gained", "not_loaded"}
ELSEWHERE |= {"disc_taken_back", "bought_pair"}
STEPS = ("extra_delivery", "spot", "income", "ship", "disc", "foresight")


def pick_on(page: Page, touch: bool) -> None:
    """Anything on the board; to decline is no place on it, so that comes from the list."""
    others = ":not([data-target='exchange_tokens'])"
    if page.locator(f"{BOARD} [data-target][data-state='available']{others}").count():
        pick_any(page, touch)
        return
    before = position(page)
    row = offered(page).first
    if touch:
        row.tap()
    else:
        row.click()
    wait_past(page, before)


def arrive(page: Page, touch: bool) -> None:
    """To Buenos Aires by whatever moves lie open."""
    for _answer in range(60):
        if asked(page) == "move" and thing(page, "node.buenos_aires").count():
            pick(page, "node.buenos_aires", touch)
        if asked(page) in STEPS:
            return
        pick_on(page, touch)
    raise AssertionError("never came to Buenos Aires")


@pytest.mark.parametrize("touch", [False, True])
def test_the_six_steps_of_buenos_aires_on_the_board(new_page: NewPage, touch: bool) -> None:
    size = {"width": 390, "height": 844} if touch else {"width": 1440, "height": 900}
    page = new_page(**size, touch=touch)
    start_against_bots(page, "gwt_argentina", 2)
    pick(page, "node.neutral_h", touch)
    arrive(page, touch)
    steps = page.get_by_test_id("steps")
    seen: list[int] = []
    while asked(page) in STEPS:
        now = steps.locator("[aria-current=step]")
        expect(now).to_have_count(1)
        label = now.get_attribute("aria-label") or ""
        seen.append(int(label.split(".")[0]))
        pick_on(page, touch)
    assert seen == sorted(seen)
    assert {3, 4, 5, 6} <= set(seen), "loading and three pairs of foresight"
    expect(steps).to_have_count(0)


def test_the_way_to_a_space_is_drawn_before_the_move(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    start_against_bots(page, "gwt_argentina", 2)
    pick(page, "node.neutral_a", False)
    while asked(page) != "move":
        pick_on(page, False)
    ways = told_ways(page)
    assert ways
    for target, way in ways.items():
        thing(page, target).hover()
        expect(page.get_by_test_id("way")).to_have_attribute("data-way", way)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_pedro_has_a_place_like_anybody(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(*size, touch=size[0] < 500)
    start_against_bots(page, "gwt_argentina", 1)
    if size[0] > 500:
        strip = page.locator("article", has_text="Pedro")
        strip.get_by_role("button", name="Area of Pedro").click()
    expect(page.locator(".automa .doubted").first).to_be_visible()
    expect(page.locator(".automa", has_text="Pedro").first).to_be_visible()


def box(found: Locator) -> FloatRect:
    measured = found.bounding_box()
    assert measured is not None
    return measured


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1180, 820)])
def test_fees_and_zoom_keys_lie_between_track_and_buildings(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(*size, touch=size[0] < 1200)
    start_against_bots(page, "gwt_argentina", 2)
    corner = box(page.locator(".map .corner"))
    last = box(page.locator('.map [data-target="station.station_final"]').first)
    assert last["y"] + last["height"] <= corner["y"] + 1
    assert corner["y"] + corner["height"] <= box(thing(page, "node.neutral_a"))["y"]


def test_the_folded_hand_lies_under_nothing(new_page: NewPage) -> None:
    page = new_page(1180, 820, touch=True)
    start_against_bots(page, "gwt_argentina", 3)
    folded = page.get_by_test_id("own").locator(".folded")
    card = box(folded.locator('[data-target^="card."]').last)
    assert card["x"] + card["width"] <= box(folded.locator('[data-target="exchange_tokens"]'))["x"]


def test_on_a_phone_names_of_parts_and_the_hint_keep_apart(new_page: NewPage) -> None:
    page = new_page(390, 844, "de-DE", touch=True)
    start_by_touch(page, "gwt_argentina", 3)
    for tab in page.locator(".parts [role=tab]").all():
        assert tab.evaluate("tab => tab.scrollWidth - tab.clientWidth") <= 0, tab.inner_text()
    pull_sheet_up(page)
    touch_it(page, offered(page).first)
    pull_sheet_up(page)
    undo, hint = box(page.get_by_test_id("undo")), box(page.get_by_test_id("hint"))
    assert undo["y"] + undo["height"] <= hint["y"]


# Whether the drawings of a moment reach over its sentence, whenever one is shown.
OVER = """() => {
  window.over = []
  new MutationObserver(() => {
    const shown = document.querySelector('[data-testid="moment"]')
    const both = [shown?.querySelector('.signs .group'), shown?.querySelector(':scope > b')]
    if (!both[0] || !both[1]) return
    const [drawn, said] = both.map((each) => each.getBoundingClientRect())
    window.over.push(drawn.right > said.left && drawn.bottom > said.top)
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_on_a_phone_a_moment_keeps_drawings_and_sentence_apart(new_page: NewPage) -> None:
    page = new_page(390, 844, "ru-RU", touch=True, still=False, pace="brisk")
    start_against_bots(page, "gwt_argentina", 2)
    pick(page, "node.neutral_h", True)
    arrive(page, True)
    page.evaluate(OVER)
    while asked(page) in STEPS:
        pick_on(page, True)
    over = page.evaluate("window.over")
    assert over, "a ship was loaded"
    assert not any(over)


# Names that stick out under the next card of the hand.
CUT = """() => {
  const cards = [...document.querySelectorAll('[data-testid=own] .full [data-target^="card."]')]
  return cards.flatMap((card, i) => [...card.querySelectorAll('text.name')].filter((name) => {
    const next = cards[i + 1]?.getBoundingClientRect().left ?? Infinity
    return name.checkVisibility() && name.getBoundingClientRect().right > next + 1
  }).map((name) => name.textContent))
}"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU"])
def test_no_name_of_a_hand_card_is_cut(new_page: NewPage, locale: str) -> None:
    page = new_page(1440, 900, locale)
    start_against_bots(page, "gwt_argentina", 3)
    assert page.locator("[data-testid=own] .full [data-target^='card.']").count() >= 4
    assert page.evaluate(CUT) == []


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_three_people_do_everything_at_one_device(new_page: NewPage, server: Server) -> None:
    """A whole game in which every kind of action is used, found by `tools/everything.py`."""
    names = ["Anna", "Ben", "Clara"]
    match = found("gwt_argentina")
    page = new_page(1440, 900)
    open_again(page, server, match, names)
    play_again(page, match)
    for name in names:
        expect(page.get_by_test_id("scores")).to_contain_text(name)
    done = played(page)
    assert [entry.word for entry in done.entries] == [entry.word for entry in match.entries]
    assert missing(done, every_question(done.game) + DONE) == []
    assert missing(done, sorted(every_event(done.game) - ELSEWHERE)) == []


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", MOMENTS)
def test_the_moments_of_other_games_by_hand(new_page: NewPage, server: Server, name: str) -> None:
    """Bots that were led astray on sides b; one who ships at every chance while others dawdle."""
    match = found(f"gwt_argentina_{name}")
    page = new_page(1440, 900)
    open_again(page, server, match, ["Anna", "Ben", "Clara", "Dora"][: match.seats])
    play_moments(page, match, moments(match, MOMENTS[name]))
    done = played(page)
    assert [entry.word for entry in done.entries] == [entry.word for entry in match.entries]
    assert missing(done, MOMENTS[name]) == []
