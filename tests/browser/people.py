"""What a person does at a table, by mouse, by touch or by keyboard."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from rigs.harness import Json

# What moves on the page: how far, and whether right after a deed of the person.
JUMPS = """() => {
  window.jumps = []
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.jumps.push([each.value, each.hadRecentInput])
  }).observe({ type: 'layout-shift', buffered: false })
}"""
# A row of questions that is answered as a whole has one button for it.
PLANNED = '[data-testid="plan-done"]:not([aria-disabled])'
SOON = 10_000  # ms
OFTEN = 20  # ms; at every picture it would draw more of them
FIRST = -1  # of the answers that are offered
CURTAIN = '[data-testid="curtain"]'
# Something to look at, at a table that was opened.
OPENED = f'[data-testid="ask"], [data-testid="sheet"], [data-testid="result"], {CURTAIN}'
# Whole games of these are played by hand elsewhere (tests/browser/boards with every kind of action,
# the 2nd edition by mouse), so that beginning and end will do. Six answers in ten.
MIDDLE = {"gwt2": 150, "gwt_argentina": 160, "gwt_elpaso": 85}
OFFERED = f'[data-testid="choice"][data-state="available"], {PLANNED}'
TURN = f'{OFFERED}, [data-testid="result"]'
ANYWAY = '[data-testid="end-anyway"]'
# While the page goes on by itself, what it shows is gone in a moment.
RESTS = "!document.documentElement.hasAttribute('data-busy')"
# One request each, as a game asks for them hundreds of times.
AT = f"""offered => {RESTS}
  && [document.documentElement.dataset.seq ?? '', document.querySelectorAll(offered).length]"""
# Whether the answer is taken and something can be done again; or it has to be confirmed.
PAST = f"""([before, turn, anyway]) => document.documentElement.dataset.seq !== before
  ? {RESTS} && [...document.querySelectorAll(turn)].some((each) => each.checkVisibility()) && 'past'
  : anyway !== '' && document.querySelector(anyway) !== null && 'asked'"""
# Letters that were still on their way may be wider, and what is fitted into its room is so at the
# next picture.
SETTLED = """() => document.fonts.ready.then(() => new Promise((drawn) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => drawn(true))))))"""


def start_against_bots(page: Page, game: str, seats: int = 2) -> None:
    """Two clicks from the front page."""
    page.goto("/")
    card = page.get_by_test_id(f"game-{game}")
    pick_seats(card, seats)
    card.get_by_test_id("play-bots").click()
    page.wait_for_url(re.compile("/table/"))
    wait_for_turn(page)
    settle(page)


def settle(page: Page) -> None:
    """Before something is measured."""
    page.evaluate(SETTLED)


def pick_seats(card: Locator, seats: int) -> None:
    """The number people see; the button itself is there for speech and keys."""
    button = card.locator(f'input[value="{seats}"]')
    card.locator("label").filter(has_text=str(seats)).click()
    expect(button).to_be_checked()


def wait_for_turn(page: Page) -> None:
    """Until something can be chosen here, or the game is over."""
    wait_for_it(page, "none", "")


def is_over(page: Page) -> bool:
    return page.get_by_test_id("result").count() > 0


def offered(page: Page) -> Locator:
    return page.locator(OFFERED)


def answer(page: Page, which: int = 0) -> None:
    """Choose one of what is offered, and wait until the table has taken it."""
    before = press(page, which)
    if wait_for_it(page, before, ANYWAY) == "asked":
        page.locator(ANYWAY).first.click()
        wait_past(page, before)


def press(page: Page, which: int) -> str:
    """One of what is offered; the position it was offered in.

    A page goes on by itself where a choice leaves no doubt: then there is something else to press.
    """
    while True:
        at: tuple[str, int] = page.wait_for_function(AT, arg=OFFERED, polling=OFTEN).json_value()
        before, count = at
        try:
            offered(page).nth(which % max(1, count)).click(timeout=SOON)
        except PlaywrightTimeout:
            if position(page) == before:
                raise
            wait_for_turn(page)
        else:
            return before


def position(page: Page) -> str:
    return page.locator("html").get_attribute("data-seq") or ""


def wait_until_taken(page: Page, before: str) -> None:
    page.wait_for_function(
        "before => document.documentElement.dataset.seq !== before", arg=before, polling=OFTEN
    )


def wait_past(page: Page, before: str) -> None:
    wait_for_it(page, before, "")


def wait_for_it(page: Page, before: str, anyway: str) -> str:
    """Past that position, with something to do; or asked whether to do it `anyway`."""
    return str(page.wait_for_function(PAST, arg=[before, TURN, anyway], polling=OFTEN).json_value())


def watch_jumps(page: Page) -> None:
    page.evaluate(JUMPS)


def jumps(page: Page, after_input: bool = True) -> float:
    """The sum of the layout shifts since `watch_jumps`, with those right after a click or not."""
    seen: list[tuple[float, bool]] = page.evaluate("window.jumps")
    return sum(value for value, recent in seen if after_input or not recent)


def open_log(page: Page) -> None:
    """Where the whole table is in sight, the log is a click away."""
    page.get_by_test_id("read-log").click()


def open_area(page: Page, seat: int) -> None:
    """What belongs to a seat, and what can be done about it."""
    page.get_by_test_id(f"player-{seat}").get_by_role("button").click()


def skip_the_middle(page: Page, game: str) -> None:
    """Where whole games are played elsewhere; call it some answers after the beginning."""
    if game in MIDDLE:
        answer_unseen(page, [FIRST] * MIDDLE[game])


def seen_by_request(page: Page, table: str) -> Json:
    """What this person sees at the table of that address, without drawing it."""
    return dict(page.request.get(path_of(table)).json())


def answer_unseen(page: Page, answers: list[int]) -> None:
    """These answers of the same person by request alone, as far as the game goes; then the page is
    opened again."""
    url = page.url
    table = path_of(url)
    page.goto("/")  # away from the table
    given = 0
    while given < len(answers):
        seen = seen_by_request(page, url)
        if seen["status"] == "over":
            break
        ask = seen["ask"]
        if not ask["yours"]:
            page.wait_for_timeout(OFTEN)
            continue
        wanted = answers[given]
        given += 1
        send(page, table, seen, ask["answers"][0]["answer"] if wanted == FIRST else wanted)
    page.goto(url)
    page.locator(OPENED).first.wait_for()
    settle(page)


def path_of(url: str) -> str:
    """Where the server speaks of the table on this page."""
    return "/api/tables/" + url.rsplit("/", 1)[1].split("?", maxsplit=1)[0]


def send(page: Page, table: str, seen: Json, answer: int) -> None:
    """An answer of the same person by request."""
    assert is_taken(page, table, seen, answer), "somebody was quicker"


def is_taken(page: Page, table: str, seen: Json, answer: int) -> bool:
    """The same; False: the page gave the only answer by itself in the meantime."""
    number = seen["seq"]
    do = {"type": "play", "answer": answer}
    wish = {"id": f"unseen-{number}", "expected": number, "seat": seen["ask"]["seat"], "do": do}
    here = urlsplit(page.url)  # the page itself would say so only when it has drawn
    origin = f"{here.scheme}://{here.netloc}"
    taken = page.request.post(f"{table}/command", data=wish, headers={"origin": origin})
    if taken.status == 409 and taken.json()["code"] == "stale":
        return False
    assert taken.ok, taken.text()
    return True


def play_to_the_end(page: Page, limit: int = 1500) -> int:
    """Answer everything with the first choice; the number of answers given."""
    for given in range(limit):
        if is_over(page):
            return given
        answer(page)
    raise AssertionError(f"the game still runs after {limit} answers")
