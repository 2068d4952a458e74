"""A title without a drawing of its own is played on the plain board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import OFFERED, answer, play_to_the_end, start_against_bots

GAME = "gwt_argentina"


@pytest.mark.timeout(600)
def test_a_whole_game(page: Page) -> None:
    start_against_bots(page, GAME)
    assert play_to_the_end(page) > 20
    expect(page.get_by_test_id("scores")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "letters"), [("ru-RU", "[а-яё]{3}"), ("de-DE", "nehmen|Gebäude")]
)
def test_answers_are_in_words(new_page: NewPage, locale: str, letters: str) -> None:
    page = new_page(locale=locale)
    start_against_bots(page, GAME)
    for _answer in range(2):
        answer(page)
    texts = " ".join(page.locator(OFFERED).all_inner_texts())
    assert re.search(letters, texts), texts
    assert "answer-" not in texts
    assert "_" not in texts
