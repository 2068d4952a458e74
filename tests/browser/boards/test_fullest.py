"""The fullest questions of a whole game in the lowest window: everything they ask is in sight.

The game is the same each time: its chance is that of a seed, and so are its answers. Of each kind
of question the page stops at those with most to read.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page
from rigs.harness import Server

from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FairRng
from tablero.words import Speaker
from tests.browser.again import chosen, open_again
from tests.browser.boards.test_jumps import DRAWN
from tests.browser.boards.test_whole import COVERED, SCROLLS, TIGHTEST, TOO_SMALL, TRAILS, ZONES
from tests.browser.conftest import NewPage
from tests.browser.people import CURTAIN, OFTEN, path_of, send, settle

NAMES = ["Anna", "Ben", "Clara", "Dora"]
ASK = '[data-testid="ask"]'
SEED = 12
EACH = 2  # questions of a kind
MOST_ROWS = 11  # a list of more may scroll


def chance() -> FairRng:
    return FairRng(SEED.to_bytes(32, "big"), None, [""] * len(NAMES))


def random_match(game: str) -> Match:
    """Any answer, but the way that costs nothing: the page goes there by itself."""
    random = Random(SEED)
    match = Match.start(find(game), len(NAMES), find(game).read_options({}), chance())
    while not match.is_over():
        state = match.state
        answers = [int(answer) for answer in state.answers()]
        if state.kind().name == "route":
            fees = {a: state.question().facts(state, a).get("fee") for a in answers}
            free = [a for a in answers if fees[a] == 0]
            answers = free if len(free) == 1 else answers
        match.play(random.choice(answers))
    return match


def fullest(match: Match, lang: str) -> set[int]:
    """The questions, by the number of their answer, that have most to read among their kind."""
    speaker = Speaker(lang, match.game.id)
    again = Match.start(match.game, match.seats, match.options, chance())
    read: dict[str, list[tuple[int, int]]] = {}
    for number, entry in enumerate(match.entries):
        state = again.state
        kind, answers = state.kind(), [int(answer) for answer in state.answers()]
        if 1 < len(answers) <= MOST_ROWS:
            labels = [
                speaker.answer(
                    kind.name,
                    kind.words[a],
                    {**kind.args[a], **state.question().facts(state, a)},
                    NAMES,
                )
                for a in answers
            ]
            length = sum(30 + len(label) for label in labels)
            read.setdefault(kind.name, []).append((length, number))
        again.play(entry.answer)
    return {number for found in read.values() for _, number in sorted(found)[-EACH:]}


def wait_for_question(page: Page, table: str) -> dict[str, object]:
    """What the table asks; all who play sit here."""
    while True:
        seen: dict[str, object] = page.request.get(table).json()
        ask = seen["ask"]
        if seen["status"] == "over" or (isinstance(ask, dict) and ask["yours"]):
            return seen
        page.wait_for_timeout(OFTEN)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("locale", ["de-DE", "ru-RU"])
@pytest.mark.parametrize("game", TRAILS)
def test_the_fullest_questions_are_in_sight(
    new_page: NewPage, server: Server, game: str, locale: str
) -> None:
    match = random_match(game)
    stops = fullest(match, locale[:2])
    page = new_page(*TIGHTEST, locale=locale)
    open_again(page, server, match, NAMES)
    table = path_of(page.url)
    looked = 0
    for number, entry, _is_free in chosen(match):
        seen = wait_for_question(page, table)
        if number in stops:
            look(page, int(str(seen["seq"])), f"answer {number}, {entry.kind}")
            looked += 1
        send(page, table, seen, entry.answer)
    assert looked > len(stops) / 2


def look(page: Page, seq: int, where: str) -> None:
    page.wait_for_function(DRAWN, arg=seq)
    page.locator(f"{ASK}, {CURTAIN}").first.wait_for()  # a fresh page fetches its board first
    if page.locator(CURTAIN).count():
        page.locator(CURTAIN).click()
    page.mouse.move(0, 0)
    page.locator(ASK).wait_for()
    settle(page)
    assert page.evaluate(SCROLLS, ZONES) == [], where
    assert page.evaluate(TOO_SMALL) == [], where
    assert page.evaluate(COVERED, True) == [], where
