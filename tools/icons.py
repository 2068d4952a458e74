"""Draws the icons a phone puts on its home screen from web/public/favicon.svg."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
GROUND = "#0b5a6b"
# A launcher may cut a maskable icon to a circle of 80 %: the drawing stays inside, the ground
# goes to the edge. iOS rounds the corners itself, so that icon has none of its own.
ICONS = {
    "icon-192.png": (192, 1.0, ""),
    "icon-512.png": (512, 1.0, ""),
    "icon-180.png": (180, 1.0, GROUND),
    "icon-maskable-512.png": (512, 0.8, GROUND),
}


def draw(browser: Browser, name: str, size: int, share: float, ground: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    side = round(size * share)
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:{size}px;"
        f"background:{ground or 'transparent'}}}svg{{width:{side}px;height:{side}px}}</style>"
        + (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    )
    page.screenshot(path=PUBLIC / name, omit_background=not ground)
    page.close()


def main() -> None:
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=root)
        for name, (size, share, ground) in ICONS.items():
            draw(browser, name, size, share, ground)
        browser.close()


if __name__ == "__main__":
    main()
