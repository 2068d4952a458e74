"""Guided first games in a real browser: whole, by mouse and by touch, with mistakes and breaks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tablero.core.registry import games
from tablero.lessons.script import lesson_of
from tests.browser.conftest import NewPage
from tests.browser.lessons import (
    CROWDED,
    LIT,
    LIT_IN_SIGHT,
    answer_what_is_lit,
    coach,
    do_step,
    go_on,
    open_lesson,
    step,
)
from tests.browser.pages.test_looks import check_screen, check_words
from tests.browser.people import settle, wait_until_taken

TAUGHT = [game.id for game in games() if lesson_of(game.id) is not None]
SAYS = "coach-says"
# At once where the next step stands, however busy the machine.
PRESS_AGAIN = """([x, y]) => {
  const coach = document.querySelector('[data-testid=coach]')
  new MutationObserver((_changes, waiting) => {
    waiting.disconnect()
    const button = document.elementFromPoint(x, y).closest('button')
    window.pressed = button.dataset.testid
    button.click()
  }).observe(coach, { attributeFilter: ['data-step'] })
}"""


def check_lit(page: Page, where: str) -> None:
    """What is lit is drawn and in the list; what it is called is told."""
    settle(page)
    words = page.locator(LIT).count()
    assert words > 0, where
    box = page.locator(LIT).first.bounding_box()
    assert box is not None, where
    size = page.viewport_size
    assert size is not None
    assert box["y"] >= 0, where
    assert box["y"] + box["height"] <= size["height"], f"{where}: {box}"
    page.wait_for_function(LIT_IN_SIGHT)
    assert page.evaluate(CROWDED) == [], where


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_the_whole_lesson(new_page: NewPage, game: str, touch: bool) -> None:
    page = new_page(390, 844, touch=True) if touch else new_page(1440, 900)
    lesson = lesson_of(game)
    assert lesson is not None
    page.goto("/")
    learn = page.get_by_test_id(f"game-{game}").get_by_test_id("learn")
    if touch:
        learn.tap()
    else:
        learn.click()
    coach(page).wait_for()
    for number in range(len(lesson.steps)):
        assert step(page) == lesson.step(number).id
        if page.get_by_test_id("plan").count() == 0:
            check_lit(page, step(page))
        if number == 0:
            check_screen(page)
        check_words(page)
        do_step(page, touch)
        go_on(page, touch)
    expect(page.get_by_test_id("lesson-done")).to_be_visible()
    check_screen(page)
    page.get_by_test_id("first-game").click()
    page.wait_for_url(re.compile("/table/"))


def test_mistakes_are_answered_with_the_reason(page: Page) -> None:
    open_lesson(page, "puerto_rico")
    page.locator('[data-testid="choice"][data-word="craftsman"]').click()
    expect(coach(page)).to_have_attribute("data-verdict", "wrong")
    expect(page.get_by_test_id(SAYS)).to_contain_text("Corn in your hands is no point yet")
    expect(page.locator(LIT)).to_have_count(0)
    page.get_by_test_id("lesson-on").click()  # try again
    expect(coach(page)).to_have_attribute("data-verdict", "asked")
    page.locator('[data-testid="choice"][data-word="mayor"]').click()
    expect(page.get_by_test_id(SAYS)).to_contain_text("only with the Captain")
    page.get_by_test_id("lesson-on").click()
    # By the board this time.
    page.locator('[data-target="role.captain"].lit').first.click()
    expect(coach(page)).to_have_attribute("data-verdict", "right")


def test_a_wrong_answer_plays_out(page: Page) -> None:
    open_lesson(page, "puerto_rico")
    page.get_by_test_id("lesson-step").select_option("12")
    expect(coach(page)).to_have_attribute("data-step", "pr-13")
    page.locator('[data-testid="choice"][data-word="craftsman"]').click()
    expect(page.get_by_test_id(SAYS)).to_contain_text("Inés")
    expect(coach(page)).to_have_attribute("data-running", "true")
    expect(coach(page)).to_have_attribute("data-running", "false")
    expect(page.get_by_test_id(SAYS)).to_contain_text("ships first: +4")


def test_a_mistake_without_a_reason_of_its_own_leads_back_to_what_is_lit(page: Page) -> None:
    open_lesson(page, "puerto_rico")
    page.get_by_test_id("lesson-step").select_option("7")
    expect(coach(page)).to_have_attribute("data-step", "pr-08")
    page.locator('[data-testid="choice"][data-word="settler"]').click()
    expect(page.get_by_test_id(SAYS)).to_contain_text("Try again and take what is lit then")
    expect(page.locator(LIT)).to_have_count(0)
    page.get_by_test_id("lesson-on").click()
    expect(page.locator(LIT)).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "number", "begins", "told"),
    [
        ("puerto_rico", 13, "pr-14", "Inés passes."),
        ("gwt2", 4, "gw-05", "the herder: neutral building C."),
    ],
)
def test_deeds_of_others_are_told_as_deeds(
    new_page: NewPage, game: str, number: int, begins: str, told: str
) -> None:
    """Half an answer, such as where to before which way, is not told; passing is."""
    page = new_page(1440, 900)
    open_lesson(page, game)
    page.get_by_test_id("lesson-step").select_option(str(number))
    expect(coach(page)).to_have_attribute("data-step", begins)
    page.evaluate("""() => {
      const says = document.querySelector('[data-testid=coach-says]')
      window.said = []
      new MutationObserver(() => window.said.push(says.textContent.trim()))
        .observe(says, { subtree: true, childList: true, characterData: true })
    }""")
    do_step(page, touch=False)
    page.get_by_test_id("lesson-on").click()
    page.wait_for_function("told => window.said.some((line) => line.includes(told))", arg=told)
    said = page.evaluate("window.said")
    assert not any(re.match("Inés: ", line) for line in said), said


def test_leave_and_come_back(page: Page) -> None:
    open_lesson(page, "puerto_rico")
    for _step in range(2):
        do_step(page)
        go_on(page)
    assert step(page) == "pr-03"
    page.get_by_test_id("lesson-leave").click()
    learn = page.get_by_test_id("game-puerto_rico").get_by_test_id("learn")
    expect(learn).to_contain_text("step 3 of 15")
    page.reload()
    learn.click()
    expect(coach(page)).to_have_attribute("data-step", "pr-03")
    page.get_by_test_id("lesson-back").click()
    expect(coach(page)).to_have_attribute("data-step", "pr-02")
    page.get_by_test_id("lesson-skip").click()
    expect(coach(page)).to_have_attribute("data-step", "pr-03")


def test_guess_show_me_and_take_back(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    open_lesson(page, "puerto_rico")
    page.get_by_test_id("lesson-step").select_option("7")
    expect(coach(page)).to_contain_text("A new position")
    asked = coach(page).bounding_box()
    page.get_by_test_id("guess-5").click()
    page.get_by_test_id("lesson-show").click()  # builder
    expect(page.locator('[data-testid="choice"][data-word="coffee_roaster"].lit')).to_be_visible()
    page.keyboard.press("Backspace")  # the undo of every table
    expect(page.locator('[data-testid="choice"][data-word="builder"].lit')).to_be_visible()
    answer_what_is_lit(page)
    answer_what_is_lit(page)
    expect(coach(page)).to_contain_text("You said 5; it is 4.")
    assert coach(page).bounding_box() == asked  # the board below stays where it is


def test_a_second_press_of_next_gives_no_answer_away(new_page: NewPage) -> None:
    """Where "Next" stood, "Show me" stands a moment later: at first it takes no press."""
    page = new_page(1440, 900)
    open_lesson(page, "puerto_rico")
    begin = page.get_by_test_id("lesson-begin").bounding_box()
    assert begin is not None
    page.mouse.dblclick(begin["x"] + 40, begin["y"] + 15)
    do_step(page)
    on = page.get_by_test_id("lesson-on").bounding_box()
    assert on is not None
    place = on["x"] + on["width"] / 2, on["y"] + on["height"] / 2
    page.evaluate(PRESS_AGAIN, place)
    page.mouse.click(*place)
    expect(coach(page)).to_have_attribute("data-step", "pr-02")
    assert page.evaluate("window.pressed") == "lesson-show"
    show = page.get_by_test_id("lesson-show")
    expect(show).to_be_enabled()
    expect(coach(page)).to_have_attribute("data-verdict", "asked")
    show.click()
    expect(coach(page)).to_have_attribute("data-verdict", "right")


def test_a_phone_is_told_where_the_cards_lie(new_page: NewPage) -> None:
    """A sum of cards is asked for, and the cards are in another tab."""
    phone, desk = new_page(390, 844, touch=True), new_page(1440, 900)
    for page in (phone, desk):
        open_lesson(page, "gwt2")
        page.get_by_test_id("lesson-begin").click()
        expect(page.get_by_test_id("lesson-show")).to_be_visible()
    elsewhere = phone.get_by_test_id("coach-elsewhere")
    expect(elsewhere).to_contain_text("“Me”")
    expect(desk.get_by_test_id("coach-elsewhere")).to_have_count(0)
    assert phone.evaluate(CROWDED) == []
    do_step(phone, touch=True)
    expect(elsewhere).to_have_count(0)


def test_a_plan_is_judged_as_one(page: Page) -> None:
    """The Mayor's layout: switches and one "done", taken back as a whole."""
    open_lesson(page, "puerto_rico")
    page.get_by_test_id("lesson-step").select_option("4")
    expect(coach(page)).to_have_attribute("data-step", "pr-05")
    plan = page.get_by_test_id("plan")

    def place(slot: str) -> None:
        for switch in plan.locator('[data-testid="switch"][aria-pressed="true"]').all():
            switch.click()
        plan.locator(f'[data-testid="switch"][data-slot="{slot}"]').click()
        page.get_by_test_id("plan-done").click()

    place("indigo")
    expect(coach(page)).to_have_attribute("data-verdict", "wrong")
    expect(page.get_by_test_id(SAYS)).to_contain_text("stands on indigo")
    page.get_by_test_id("lesson-on").click()
    expect(plan).to_be_visible()
    place("corn")
    expect(coach(page)).to_have_attribute("data-verdict", "right")
    page.get_by_test_id("lesson-step").select_option("8")
    page.get_by_test_id("lesson-show").click()  # the whole layout
    expect(coach(page)).to_have_attribute("data-step", "pr-09")
    expect(coach(page)).to_have_attribute("data-verdict", "right")


def test_what_ends_a_long_plan_is_in_sight_on_a_phone(new_page: NewPage) -> None:
    """Eleven rows lie in a sheet of half the height."""
    page = new_page(390, 844, touch=True)
    open_lesson(page, "puerto_rico")
    page.get_by_test_id("lesson-step").select_option("14")
    plan, done = page.get_by_test_id("plan"), page.get_by_test_id("plan-done")
    expect(plan.locator("li")).to_have_count(11)
    for end in ("start", "end"):
        plan.locator("li").nth(0 if end == "start" else -1).scroll_into_view_if_needed()
        expect(done).to_be_in_viewport(ratio=1)


def test_by_keyboard_alone(page: Page) -> None:
    open_lesson(page, "puerto_rico")
    for number in range(1, 5):
        for _answer in range(3):
            if coach(page).get_attribute("data-verdict") != "asked":
                break
            before = page.locator("html").get_attribute("data-seq") or ""
            page.keyboard.press("1")  # what is lit comes first
            wait_until_taken(page, before)
        expect(coach(page)).to_have_attribute("data-verdict", "right")
        page.keyboard.press("Enter")
        expect(coach(page)).to_have_attribute("data-step", f"pr-{number + 1:02}")


@pytest.mark.parametrize(("locale", "said"), [("ru-RU", "Капитана"), ("de-DE", "Kapitän")])
def test_in_other_languages(new_page: NewPage, locale: str, said: str) -> None:
    page = new_page(locale=locale)
    open_lesson(page, "puerto_rico")
    expect(page.get_by_test_id(SAYS)).not_to_contain_text(said)  # first what it is all about
    page.get_by_test_id("lesson-begin").click()
    expect(page.get_by_test_id(SAYS)).to_contain_text(said)


@pytest.mark.parametrize(("locale", "width"), [("ru", 1440), ("de", 1440), ("en-GB", 390)])
def test_a_long_sentence_moves_nothing(new_page: NewPage, locale: str, width: int) -> None:
    """From step to step; only what may be foretold takes room of its own on a phone."""
    page = new_page(width, 900, locale=locale, touch=width < 400)
    open_lesson(page, "puerto_rico")
    heights = set()
    on = page.get_by_test_id("lesson-skip")
    while True:
        box = coach(page).bounding_box()
        assert box
        if width > 400 or page.locator("fieldset").count() == 0:
            heights.add(box["height"])
        if on.is_disabled():
            break
        before = step(page)
        on.click()
        expect(coach(page)).not_to_have_attribute("data-step", before)
    assert len(heights) == 1


def test_a_title_without_a_lesson_says_so(new_page: NewPage) -> None:
    page = new_page(expected="404")
    page.goto("/learn/chess")
    expect(page.get_by_role("main")).to_contain_text("no such game")
