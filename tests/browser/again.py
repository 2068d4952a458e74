"""A game that was found beforehand, played again by hand: the same chance, the same answers."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import filter as fitting
from pathlib import Path

from playwright.sync_api import Locator, Page
from rigs.harness import Server

from tablero.core.engine import State
from tablero.core.game import Game
from tablero.core.kinds import ASIDE, DEED, END
from tablero.core.match import Entry, Match
from tablero.core.rng import FairRng
from tablero.core.text import record
from tablero.server.settings import key_path
from tablero.server.tables.wanted.opening import Beginning
from tablero.server.tables.who.browsers import read_key
from tablero.server.tables.who.tokens import Tokens
from tablero.testkit.occurring import occurring_in
from tests.browser.fingers import pull_sheet_up, touch, wait_for_question
from tests.browser.people import CURTAIN, OFTEN, answer_unseen, wait_until_taken

FOUND = Path(__file__).parent / "games"
MAKE = """body => fetch('/api/tables', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
}).then(answer => answer.json())"""
CHOICE = '[data-testid="choice"][data-state="available"]'

MANY = 1000  # forced answers in a row; none comes near
AROUND = 4  # answers before and after the one that matters
# The position in which that answer to that question can be given; or the device is to be handed on.
OPEN = """([kind, word, curtain]) => document.querySelector(curtain) !== null ? 'curtain'
  : document.querySelector('[data-testid=ask]')?.dataset.kind === kind
  && document.querySelector(`[data-state=available][data-word="${word}"]`) !== null
  && document.documentElement.dataset.seq"""
GONE = "() => document.querySelector('[data-testid=ask]')?.dataset.kind !== 'route'"
TAKEN = """seq => document.documentElement.dataset.seq !== seq ? 'past'
  : document.querySelector('[data-testid=end-anyway]') !== null && 'asked'"""


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


def moments(match: Match, patterns: list[str]) -> set[int]:
    """The answers, by their number, around the first of each pattern."""
    found: set[int] = set()
    left = set(patterns)
    for number, entry in enumerate(match.entries):
        met = {each for each in left if fitting(occurring_in(entry), each)}
        left -= met
        if met:
            found |= set(range(number - AROUND, number + AROUND + 1))
    return found


def chosen(match: Match) -> Iterator[tuple[int, Entry, bool]]:
    """What the table does not play by itself because it is forced, by number; and whether the page
    goes there by itself: the only free way, alone in the middle of a turn the only answer, and
    alone the only deed beside an aside, unless one was just taken."""
    rng = match.state.rng
    assert isinstance(rng, FairRng)
    fresh = FairRng(rng.seed, None, rng.shares)
    again = Match.start(match.game, match.seats, match.options, fresh)
    again.play_forced(MANY)
    is_in_turn = False
    weighed = ""
    while len(again.entries) < len(match.entries):
        number = len(again.entries)
        entry = match.entries[number]
        state = again.state
        kind = state.kind()
        fees = {answer: state.question().facts(state, answer) for answer in state.answers()}
        free = [answer for answer in fees if fees[answer].get("fee") == 0]
        is_free = entry.kind == "route" and len(free) == 1
        assert not is_free or free == [entry.answer]
        ends = kind.roles[entry.answer] == END
        is_alone = match.seats == 1 and len(fees) == 1 and is_in_turn and not ends
        is_alone |= match.seats == 1 and entry.kind != weighed and is_lone_deed(state, entry.answer)
        if kind.roles[entry.answer] == ASIDE:
            weighed = entry.kind
        elif entry.kind == weighed or ends:
            weighed = ""
        kept = again.kept_from
        again.play(entry.answer)
        yield number, entry, is_free or (is_alone and again.kept_from == kept)
        is_in_turn = not ends
        again.play_forced(MANY)


def is_lone_deed(state: State, answer: int) -> bool:
    """The only one beside asides, and nothing is closed that those could open."""
    first = int(state.question().first_aside())
    others = [each for each in state.answers() if first < 0 or each < first]
    closed = [each for each in state.question().refusals(state) if each.answer < first]
    return others == [answer] and state.kind().roles[answer] == DEED and not closed


def row_of(page: Page, word: str) -> Locator:
    return page.locator(f'{CHOICE}[data-word="{word}"]')


def by_hand(match: Match) -> Iterator[Entry]:
    """What is left to a person."""
    return (entry for _number, entry, is_free in chosen(match) if not is_free)


def told(page: Page, asked: str, arg: object) -> str:
    """What the page says as soon as it says anything."""
    return str(page.wait_for_function(asked, arg=arg, polling=OFTEN).json_value())


def wait_for(page: Page, entry: Entry) -> str:
    """Until the answer can be given; the position."""
    seen = told(page, OPEN, [entry.kind, entry.word, CURTAIN])
    if seen == "curtain":
        page.locator(CURTAIN).click()
        seen = told(page, OPEN, [entry.kind, entry.word, "none"])
    return seen


def click(page: Page, entry: Entry) -> None:
    """The answer, in the list of the question it belongs to."""
    before = wait_for(page, entry)
    row_of(page, entry.word).click()
    if told(page, TAKEN, before) == "asked":
        page.get_by_test_id("end-anyway").first.click()
        wait_until_taken(page, before)


def click_again(page: Page, match: Match) -> None:
    """By mouse, as far as it goes."""
    for entry in by_hand(match):
        click(page, entry)


def play_again(page: Page, match: Match) -> None:
    """To the end by mouse."""
    click_again(page, match)
    page.get_by_test_id("result").wait_for()


def play_moments(page: Page, match: Match, numbers: set[int]) -> None:
    """To the end: these answers by mouse, the others are sent while the page is elsewhere."""
    to_send: list[int] = []
    for number, entry, is_free in chosen(match):
        if is_free and not to_send:
            page.wait_for_function(GONE)
        elif is_free or number not in numbers:
            to_send.append(entry.answer)
        else:
            if to_send:
                answer_unseen(page, to_send)
            to_send = []
            click(page, entry)
    answer_unseen(page, to_send)
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
