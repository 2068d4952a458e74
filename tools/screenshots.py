"""Make the pictures of the README: a real server, real games against bots, a real browser.

    .venv/bin/python tools/screenshots.py [GAME ...]

Writes docs/pictures/*.png, of the titles named or of all with front page and result.
Chromium as for the browser tests (`make browser`).
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from rigs.harness import Browser as Player  # noqa: E402 - the rigs lie beside the package
from rigs.harness import Server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Answers before the picture is taken.
PLAYED = {"puerto_rico": 34, "gwt2": 40, "gwt_argentina": 60, "gwt_elpaso": 50}
# What can be answered: a choice, or a row of questions as a whole.
OFFERED = (
    '[data-testid="choice"][data-state="available"], [data-testid="plan-done"]:not([aria-disabled])'
)
ASKED = f'{OFFERED}, [data-testid="result"]'
INSTANT = "localStorage.tablero ??= JSON.stringify({ pace: 'instant' })"  # bots need not be watched


class Studio:
    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def open(self, phone: bool = False, dark: bool = False, locale: str = "en-GB") -> Page:
        context = self.browser.new_context(
            base_url=self.server.url,
            viewport=PHONE if phone else WIDE,
            color_scheme="dark" if dark else "light",
            locale=locale,
            has_touch=phone,
            reduced_motion="reduce",
            device_scale_factor=2 if phone else 1,
        )
        context.add_init_script(INSTANT)
        return context.new_page()

    def table(self, page: Page, game: str, answers: int) -> str:
        """A table against greedy bots, played on for a while; its address."""
        page.goto("/")
        page.get_by_test_id(f"game-{game}").get_by_test_id("play-bots").click()
        page.wait_for_url("**/table/**")
        offered = page.locator(OFFERED)
        for turn in range(answers):
            page.locator(ASKED).first.wait_for()
            if page.get_by_test_id("result").count():
                break
            before = page.locator("html").get_attribute("data-seq")
            offered.nth(turn % min(3, offered.count())).click()
            if page.get_by_test_id("end-anyway").count():
                page.get_by_test_id("end-anyway").first.click()
            page.wait_for_function(
                "seq => document.documentElement.dataset.seq !== seq", arg=before
            )
        page.locator(ASKED).first.wait_for()
        return page.url

    def shoot(self, page: Page, name: str) -> None:
        page.wait_for_timeout(1200)  # rings around what moved have gone
        page.screenshot(path=PICTURES / f"{name}.png")
        print(f"{name}.png")


def front_page(studio: Studio) -> None:
    home = studio.open()
    home.goto("/")
    home.get_by_test_id("play-bots").first.wait_for()
    studio.shoot(home, "home")


def title(studio: Studio, game: str) -> None:
    wide = studio.open()
    studio.table(wide, game, PLAYED[game])
    studio.shoot(wide, f"{game}_wide")
    wide.emulate_media(color_scheme="dark")
    studio.shoot(wide, f"{game}_dark")
    phone = studio.open(phone=True, locale="de-DE" if game == "gwt2" else "ru-RU")
    studio.table(phone, game, 0)  # a one-way choice would ask for a second tap
    studio.shoot(phone, f"{game}_phone")


def result(studio: Studio) -> None:
    page = studio.open()
    studio.table(page, "puerto_rico", 900)
    studio.shoot(page, "result")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        with Player(server) as player:
            player.introduce()
        browser = playwright.chromium.launch(executable_path=chromium, args=root)
        studio = Studio(browser, server)
        games = sys.argv[1:]
        if not games:
            front_page(studio)
            result(studio)
        for game in games or PLAYED:
            title(studio, game)
        browser.close()


if __name__ == "__main__":
    main()
