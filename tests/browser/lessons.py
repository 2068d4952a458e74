"""What a learner does: by the lit things only, by mouse or by touch."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import settle, wait_until_taken

LIT = '[data-testid="choice"].lit'
# Parts of the coach that are cut off or lie over one another.
CROWDED = """() => {
  const coach = document.querySelector('[data-testid=coach]')
  const parts = [...coach.querySelectorAll('button, a, .now, .pick, .said > p, legend')]
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const { left, right } = coach.getBoundingClientRect()
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const crowded = parts.filter((part, i) => part.scrollWidth > part.clientWidth + 1
    || boxes[i].left < left || boxes[i].right > right
    || boxes.some((box, j) => j !== i && over(box, boxes[i])))
  return crowded.map((part) => part.textContent.trim())
}"""
# Whether something lit can be seen on the board, where it is drawn in the open part of it.
LIT_IN_SIGHT = """() => {
  const drawn = [...document.querySelectorAll('main [data-target].lit')]
  return drawn.length === 0 || drawn.some((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    const at = document.elementFromPoint(x + width / 2, y + height / 2)
    return at !== null && each.contains(at)
  })
}"""
MANY = 200  # clicks; no lesson comes near


def coach(page: Page) -> Locator:
    return page.get_by_test_id("coach")


def open_lesson(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    coach(page).wait_for()
    settle(page)


def step(page: Page) -> str:
    return coach(page).get_attribute("data-step") or ""


def verdict(page: Page) -> str:
    return coach(page).get_attribute("data-verdict") or ""


def press(page: Page, thing: Locator, touch: bool) -> None:
    if touch:
        thing.tap()
    else:
        thing.click()


def wait_past(page: Page, before: tuple[str | None, str | None]) -> None:
    page.wait_for_function(
        "([seq, step]) => document.documentElement.dataset.seq !== seq"
        " || document.querySelector('[data-testid=coach]')?.dataset.step !== step",
        arg=list(before),
    )


def answer_what_is_lit(page: Page, touch: bool = False) -> None:
    """The first lit row of the list, with the second tap that some choices ask for."""
    seq = page.locator("html").get_attribute("data-seq")
    lit = page.locator(LIT).first
    one_by_one = page.get_by_test_id("plan-list")
    lit.or_(one_by_one).first.wait_for()
    if one_by_one.count():  # a question that is asked as a whole: its parts are lit one by one
        press(page, one_by_one, touch)
    lit.wait_for()
    press(page, lit, touch)
    armed = page.locator('[data-testid="choice"].armed')
    anyway = page.get_by_test_id("end-anyway")
    page.wait_for_function(
        "(seq) => document.documentElement.dataset.seq !== seq"
        " || document.querySelector('.armed, [data-testid=end-anyway]') !== null",
        arg=seq,
    )
    if page.locator("html").get_attribute("data-seq") == seq and armed.count():
        press(page, armed.first, touch)
    if page.locator("html").get_attribute("data-seq") == seq and anyway.count():
        press(page, anyway.first, touch)
    wait_until_taken(page, seq or "")


def go_on(page: Page, touch: bool = False) -> None:
    """Understood: the others act, and the next step begins (or the lesson is done)."""
    before = step(page)
    press(page, page.get_by_test_id("lesson-on"), touch)
    done = page.get_by_test_id("lesson-done")
    page.wait_for_function(
        "(step) => { const coach = document.querySelector('[data-testid=coach]');"
        " return coach === null || coach.dataset.step !== step }",
        arg=before,
    )
    if not done.count():
        expect(coach(page)).to_have_attribute("data-verdict", "asked")


def do_step(page: Page, touch: bool = False) -> None:
    now = step(page)
    for _answer in range(MANY):
        if verdict(page) != "asked":
            break
        answer_what_is_lit(page, touch)
    expect(coach(page)).to_have_attribute("data-verdict", "right")
    assert step(page) == now
