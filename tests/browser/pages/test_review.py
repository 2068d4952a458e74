"""Looking back at a finished game: the curve, the turning points, and the way to each of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from rigs.harness import Browser, Server

from tests.browser.conftest import NewPage
from tests.server.tables.test_tables import play_out
from tests.steady.server import SteadyServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, dealer: Path) -> Iterator[Server]:
    """One that judges a choice by a glance, so that a whole game does not take minutes."""
    folder = tmp_path_factory.mktemp("review")
    with SteadyServer(folder, dealer, TABLERO_REVIEW_SECONDS="0.01") as running:
        yield running
        assert not running.tracebacks()


def finished(server: Server, game: str) -> str:
    """A game of two, answered without much thought."""
    with Browser(server) as anna:
        table = str(anna.create(game, "me", "hotseat", auto_single=True)["table"])
        play_out(anna, table)
        return table


def wait_for_review(page: Page) -> None:
    expect(page.get_by_test_id("share-chart")).to_be_visible(timeout=200_000)


@pytest.mark.parametrize(("game", "width"), [("puerto_rico", 1280), ("gwt_elpaso", 1440)])
def test_from_the_result_to_a_turning_point(
    new_page: NewPage, server: Server, game: str, width: int
) -> None:
    page = new_page(width, 900)
    page.goto(f"/table/{finished(server, game)}")
    page.get_by_test_id("review").click()
    wait_for_review(page)
    points = page.get_by_test_id("turning-point")
    assert 1 <= points.count() <= 6  # three of each
    ply = points.last.get_attribute("data-ply")
    points.last.click()
    expect(page.get_by_test_id("replay-ply")).to_contain_text(f"{ply} ")
    expect(points.last).to_have_attribute("aria-current", "step")
    expect(points.last).to_contain_text("Better:")
    learned = game != "gwt_argentina"
    expect(points.last.locator(".share")).to_have_count(2 if learned else 0)
    page.get_by_test_id("replay-seat").select_option("1")  # through the eyes of one of them
    assert points.count() <= 3


def test_the_curve_is_a_way_through_the_game_on_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page(390, 844, "de", touch=True)
    page.goto(f"/table/{finished(server, 'puerto_rico')}/replay")
    page.get_by_test_id("review").tap()
    wait_for_review(page)
    expect(page.get_by_text("Wendepunkte")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.get_by_test_id("to-review")).to_be_in_viewport(ratio=1)
    chart = page.get_by_test_id("share-chart")
    box = chart.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 390
    chart.tap(position={"x": box["width"] / 2, "y": 60})
    expect(page.get_by_test_id("replay-ply")).not_to_have_text("0")
    said = page.get_by_test_id("replay-said")
    expect(said).not_to_be_in_viewport()
    page.get_by_test_id("turning-point").first.tap()
    expect(said).to_be_in_viewport()  # and under it the board of that moment
    expect(page.locator("main [data-target]").first).to_be_in_viewport()
    ply = page.get_by_test_id("replay-ply").inner_text()
    page.get_by_test_id("replay-next").tap()  # the buttons stay in sight
    expect(page.get_by_test_id("replay-ply")).not_to_have_text(ply)
    expect(said).to_be_in_viewport()
    page.get_by_test_id("to-review").tap()
    expect(page.get_by_test_id("review-panel")).to_be_in_viewport()
    page.get_by_test_id("review").tap()
    expect(page.get_by_test_id("review-panel")).to_have_count(0)
