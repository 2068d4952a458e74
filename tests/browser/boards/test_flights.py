"""Pieces that travel: cards, discs and workers of the trails are seen between two places."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.people import answer, is_over, start_against_bots

# Every flight is stopped half way for a moment: is it truly between where it starts and ends?
WATCH = """() => {
  window.seen = {}
  window.stuck = []
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const apart = ([a, b], [c, d]) => Math.hypot(a - c, b - d)
  const look = (flight) => {
    const [motion] = flight.getAnimations()
    if (!motion) return
    const { delay, duration } = motion.effect.getComputedTiming()
    const at = (time) => { motion.currentTime = time; return middle(flight) }
    const now = motion.currentTime
    const from = at(delay + 1), way = at(delay + duration / 2), to = at(delay + duration - 1)
    motion.currentTime = now
    const kind = flight.dataset.kind
    window.seen[kind] = (window.seen[kind] ?? 0) + 1
    const whole = apart(from, to)
    if (whole > 20 && !(apart(from, way) < whole && apart(way, to) < whole)) window.stuck.push(kind)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node instanceof Element && node.classList.contains('flight')) look(node)
    }
  }).observe(document.body, { childList: true, subtree: true })
}"""
HAND = "held"  # between hand, draw pile and discard pile
MOST_ANSWERS = 120


def kinds(page: Page) -> set[str]:
    found: dict[str, int] = page.evaluate("window.seen")
    return {name.rstrip("0123") for name in found}


@pytest.mark.parametrize(
    ("game", "pace", "wanted"),
    [
        ("gwt2", "brisk", {"herder", "card", "disc", "building", HAND}),
        ("gwt2", "slow", {"herder"}),  # the same flights, longer under way
        ("gwt_argentina", "brisk", {"herder", HAND}),
        ("gwt_elpaso", "brisk", {"herder", "card", "objective", HAND}),
    ],
)
def test_things_are_seen_on_their_way(
    new_page: NewPage, game: str, pace: str, wanted: set[str]
) -> None:
    page = new_page(1440, 900, still=False, pace=pace)
    start_against_bots(page, game, 3)
    page.evaluate(WATCH)
    for turn in range(MOST_ANSWERS):
        if wanted <= kinds(page) or is_over(page):
            break
        answer(page, turn * 7)
        page.keyboard.press("Space")  # no need to wait for the rest
    assert wanted <= kinds(page)
    assert page.evaluate("window.stuck") == []
