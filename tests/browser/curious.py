"""A person who wants to have done everything once, and notes what was done."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tablero.core.match import Match
from tablero.core.text import record
from tests.browser.fingers import pull_sheet_up, touch, wait_for_question
from tests.browser.people import OFFERED, is_over, position
from tests.curious import PASSIONS, Curious

MAKE = """body => fetch('/api/tables', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
}).then(answer => answer.json())"""
OFFER = """() => ({
  kind: document.querySelector('[data-testid=ask]').dataset.kind,
  whose: document.querySelector('[data-testid=whose]')?.textContent ?? '',
  words: [...document.querySelectorAll('[data-testid=choice][data-state=available]')]
    .map((row) => row.dataset.word),
})"""
CHOICE = '[data-testid="choice"][data-state="available"]'
CURTAIN = '[data-testid="curtain"]'
NEXT = f'{OFFERED}, {CURTAIN}, [data-testid="result"]'


def share_a_device(page: Page, game: str, names: list[str]) -> None:
    """A table at which all of them play in turn on this device."""
    page.goto("/")
    page.get_by_test_id("play-bots").first.wait_for()
    seats = [{"kind": "hotseat" if at else "me", "name": name} for at, name in enumerate(names)]
    made = page.evaluate(MAKE, {"game": game, "seats": seats, "options": {}})
    page.goto(f"/table/{made['table']}")


def wait_for_next(page: Page) -> None:
    """Until somebody at this device can choose; the device is handed on where it must be."""
    page.locator(NEXT).first.wait_for()
    if page.locator(CURTAIN).count():
        page.locator(CURTAIN).click()
        page.locator(f'{OFFERED}, [data-testid="result"]').first.wait_for()


class Offer:
    """What the page offers now."""

    def __init__(self, page: Page) -> None:
        seen = page.evaluate(OFFER)
        self.kind: str = seen["kind"]
        self.whose: str = seen["whose"]
        self.words: list[str] = seen["words"]


def row_of(page: Page, word: str) -> Locator:
    return page.locator(f'{CHOICE}[data-word="{word}"]')


def play_curiously(page: Page, game: str, names: list[str], limit: int = 1500) -> None:
    """To the end by mouse, everybody at this device with a passion of their own."""
    curious = Curious()
    passions = PASSIONS[game]
    for _answer in range(limit):
        wait_for_next(page)
        if is_over(page):
            return
        offer = Offer(page)
        seat = next((at for at, name in enumerate(names) if name in offer.whose), 0)
        word = offer.words[curious.pick(offer.kind, offer.words, passions[seat % len(passions)])]
        before = position(page)
        row_of(page, word).click()
        if page.get_by_test_id("end-anyway").count():
            page.get_by_test_id("end-anyway").first.click()
        page.wait_for_function("seq => document.documentElement.dataset.seq !== seq", arg=before)
    raise AssertionError(f"the game still runs after {limit} answers")


def touch_curiously(page: Page, game: str, limit: int = 1500) -> None:
    """To the end by finger, with the first passion."""
    curious = Curious()
    for _answer in range(limit):
        if not wait_for_question(page):
            return
        pull_sheet_up(page)
        offer = Offer(page)
        word = offer.words[curious.pick(offer.kind, offer.words, PASSIONS[game][0])]
        touch(page, row_of(page, word))
    raise AssertionError(f"the game still runs after {limit} answers")


def played(page: Page) -> Match:
    """The match of this table, as its record tells it."""
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    return record.read(page.request.get(f"/api/tables/{table}/record").text())
