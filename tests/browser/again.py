"""A game that was found beforehand, played again by hand: the same chance, the same answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Locator, Page
from rigs.harness import Server

from tablero.core.game import Game
from tablero.core.match import Entry, Match
from tablero.core.rng import FairRng
from tablero.core.text import record
from tablero.server.settings import key_path
from tablero.server.tables.wanted.opening import Beginning
from tablero.server.tables.who.browsers import read_key
from tablero.server.tables.who.tokens import Tokens
from tests.browser.fingers import pull_sheet_up, touch, wait_for_question
from tests.browser.people import position

FOUND = Path(__file__).parent / "games"
MAKE = """body => fetch('/api/tables', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
}).then(answer => answer.json())"""
CHOICE = '[data-testid="choice"][data-state="available"]'
CURTAIN = '[data-testid="curtain"]'

MANY = 1000  # forced answers in a row; none comes near
# Whether that answer to that question can be given now, or the device is to be handed on before.
OPEN = """([kind, word, curtain]) => document.querySelector(curtain) !== null
  || (document.querySelector('[data-testid=ask]')?.dataset.kind === kind
  && document.querySelector(`[data-state=available][data-word="${word}"]`) !== null)"""
TAKEN = """([seq]) => document.documentElement.dataset.seq !== seq
  || document.querySelector('[data-testid=end-anyway]') !== null"""


def found(name: str) -> Match:
    return record.read((FOUND / f"{name}.rec").read_text("utf-8"))


def every_question(game: Game) -> list[str]:
    return [f"{kind.name} *" for kind in game.kinds]


def every_event(game: Game) -> set[str]:
    return {event.name for event in game.event_kinds}


def open_again(page: Page, server: Server, match: Match, names: list[str]) -> None:
    """A table for people at this device with the seed of that game, sealed as the server does."""
    rng = match.state.rng
    assert isinstance(rng, FairRng)
    tokens = Tokens(read_key(key_path(server.db)))
    beginning = tokens.offer(Beginning(tokens.begin().table_id, rng.seed))
    seats = [{"kind": "hotseat" if at else "me", "name": name} for at, name in enumerate(names)]
    wanted = {"game": match.game.id, "seats": seats, "options": match.options}
    page.goto("/")
    page.get_by_test_id("play-bots").first.wait_for()
    made = page.evaluate(MAKE, {**wanted, "auto_single": True, "beginning": beginning.token})
    page.goto(f"/table/{made['table']}")


def by_hand(match: Match) -> Iterator[Entry]:
    """What is left to a person: the table plays what is forced, the page goes the only free way."""
    rng = match.state.rng
    assert isinstance(rng, FairRng)
    fresh = FairRng(rng.seed, None, rng.shares)
    again = Match.start(match.game, match.seats, match.options, fresh)
    again.play_forced(MANY)
    while len(again.entries) < len(match.entries):
        entry = match.entries[len(again.entries)]
        state = again.state
        fees = {answer: state.question().facts(state, answer) for answer in state.answers()}
        free = [answer for answer in fees if fees[answer].get("fee") == 0]
        if entry.kind == "route" and len(free) == 1:
            assert free == [entry.answer]
        else:
            yield entry
        again.play(entry.answer)
        again.play_forced(MANY)


def row_of(page: Page, word: str) -> Locator:
    return page.locator(f'{CHOICE}[data-word="{word}"]')


def wait_for(page: Page, entry: Entry) -> None:
    page.wait_for_function(OPEN, arg=[entry.kind, entry.word, CURTAIN])
    if page.locator(CURTAIN).count():
        page.locator(CURTAIN).click()
        page.wait_for_function(OPEN, arg=[entry.kind, entry.word, "none"])


def click_again(page: Page, match: Match) -> None:
    """As far as it goes: each answer is clicked in the list of the question it belongs to."""
    for entry in by_hand(match):
        wait_for(page, entry)
        before = position(page)
        row_of(page, entry.word).click()
        page.wait_for_function(TAKEN, arg=[before])
        if position(page) == before:
            page.get_by_test_id("end-anyway").first.click()
            page.wait_for_function(
                "seq => document.documentElement.dataset.seq !== seq", arg=before
            )


def play_again(page: Page, match: Match) -> None:
    """To the end by mouse."""
    click_again(page, match)
    page.get_by_test_id("result").wait_for()


def touch_again(page: Page, match: Match) -> None:
    """The same by finger."""
    for entry in by_hand(match):
        assert wait_for_question(page)
        pull_sheet_up(page)
        wait_for(page, entry)
        touch(page, row_of(page, entry.word))
    assert not wait_for_question(page)


def played(page: Page) -> Match:
    """The match of this table, as its record tells it."""
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    return record.read(page.request.get(f"/api/tables/{table}/record").text())
