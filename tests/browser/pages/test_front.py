"""The first screen: the cards of tables and of titles."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import pick_seats

POST = """(path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' } })"""
# Against a bot, with a clock.
CLOCKED = f"""async () => (await (await ({POST})('/api/tables', {{
  game: 'puerto_rico', auto_single: true, clock: {{ seconds: 900, increment: 30 }},
  seats: [{{ kind: 'me', name: 'Guest' }}, {{ kind: 'bot', bot: 'easy', name: 'Rosa' }}],
}})).json()).table"""
LEFT = f"""(table) => ({POST})(`/api/tables/${{table}}/leave`, {{ seat: 0, bot: 'medium' }})
  .then(() => 0)"""


def test_the_card_of_a_running_table_goes_on_and_tells_the_time(new_page: NewPage) -> None:
    page = new_page(locale="de")
    page.goto("/")
    made = page.evaluate(CLOCKED)
    page.goto("/")
    card = page.get_by_test_id("my-table").first
    expect(card).to_contain_text(re.compile(r"Du bist am Zug · 1[45]:\d\d"))
    expect(card).to_contain_text("Du")
    expect(card).not_to_contain_text("Guest")
    page.evaluate(LEFT, made)  # as from another device
    expect(card).not_to_contain_text("Du bist am Zug")


def test_alone_one_plays_against_whom_the_rules_play(page: Page) -> None:
    page.goto("/")
    for game, whom in {"gwt2": "Sam", "gwt_argentina": "Pedro", "gwt_elpaso": "Sue"}.items():
        card = page.get_by_test_id(f"game-{game}")
        button = card.get_by_test_id("play-bots")
        expect(button).to_have_text("Play against bots")
        pick_seats(card, 1)
        expect(button).to_have_text(f"Play against {whom}")
