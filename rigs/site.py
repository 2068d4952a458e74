"""The site of plain files on a host of its own, and what it costs who plays there.

    make site && python -m rigs.site [--game gwt2]

Reported of one visit in Chromium with nothing kept, and of a second one: bytes over the wire before
anybody plays and until the first question (brotli), milliseconds until progress is shown and until
the first question; of a game to its end: milliseconds a bot's answer takes as the page hears it,
kept and all; memory of the worker.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import IO, Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

SITE = Path(__file__).parents[1] / "site"
COMPLETE = "caches.match(new URL('complete', location.href.split('#')[0])).then(Boolean)"
LOOKS, BETWEEN_LOOKS_MS = 600, 100
FOLDER = "/some/folder/"  # it need not be at the top of its host
ISOLATED = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
}
LISTEN = """
  localStorage.tablero ??= JSON.stringify({ pace: 'instant' })
  window.told = []
  const Plain = Worker
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => told.push([performance.now(), data.type]))
    }
    postMessage(message) {
      told.push([performance.now(), message.wish.do])
      super.postMessage(message)
    }
  }
"""
# From the click to the first progress and to the first question.
PLAY = """(game) => new Promise((done) => {
  const began = performance.now()
  let progress = null
  new MutationObserver(() => {
    if (document.querySelector('[data-testid="starting"]')) progress ??= performance.now() - began
    if (document.querySelector('[data-testid="choice"][data-state="available"]'))
      done([progress, performance.now() - began])
  }).observe(document.body, { childList: true, subtree: true })
  document.querySelector(`[data-testid="game-${game}"] [data-testid="play-bots"]`).click()
})"""
OFFERED = (
    '[data-testid="choice"][data-state="available"], [data-testid="plan-done"]:not([aria-disabled])'
)
# Chooses the first that is offered until the game is over, as a person with quick fingers would.
PLAY_OUT = """async (offered) => {
  const find = (what) => document.querySelector(what)
  let [given, before, clicked] = [0, '', 0]
  for (;;) {
    await new Promise((go) => setTimeout(go, 15))
    if (find('[data-testid="result"]')) return given
    const choice = find('[data-testid="end-anyway"]') ?? find(offered)
    const seq = document.documentElement.dataset.seq + (choice?.dataset.testid ?? '')
    if (choice === null || (seq === before && Date.now() - clicked < 1000)) continue
    ;[given, before, clicked] = [given + 1, seq, Date.now()]
    choice.click()
  }
}"""
MEMORY = "performance.measureUserAgentSpecificMemory().then((found) => found.breakdown)"


class Handler(SimpleHTTPRequestHandler):
    """Files and nothing else, compressed where they lie there so; headers as `_headers` asks."""

    host: Host

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.replace(FOLDER, "/", 1) if FOLDER in path else "/none")

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        packed = path.with_name(f"{path.name}.br")
        if not self.host.packs or path.is_dir() or not packed.exists():
            return super().send_head()
        self.send_response(200)
        self.send_header("content-type", self.guess_type(path))
        self.send_header("content-encoding", "br")
        self.send_header("content-length", str(packed.stat().st_size))
        self.end_headers()
        return packed.open("rb")

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        content = source.read()
        self.host.sent += len(content)
        outputfile.write(content)

    def end_headers(self) -> None:
        for name, value in self.host.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class Host:
    """A host of plain files that can be switched off."""

    def __init__(self, folder: Path, packs: bool = False, isolated: bool = False) -> None:
        text = (folder / "_headers").read_text(encoding="utf-8")
        (line,) = [line for line in text.splitlines() if "Content-Security-Policy" in line]
        self.policy = line.partition(": ")[2]
        self.packs = packs
        self.headers = {"content-security-policy": self.policy, **(ISOLATED if isolated else {})}
        self.sent = 0  # bytes of files
        handler = type("Served", (Handler,), {"host": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=folder))
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}{FOLDER}"
        self._running = True

    def switch_off(self) -> None:
        if self._running:
            self._running = False
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()


def visit(page: Page, host: Host, game: str) -> dict[str, object]:
    page.goto(host.url)
    page.get_by_test_id(f"game-{game}").wait_for()
    before = host.sent
    progress, question = page.evaluate(PLAY, game)
    return {
        "bytes_before": before,
        "bytes": host.sent,
        "progress_ms": round(progress),
        "question_ms": round(question),
    }


def wait_until(page: Page, promised: str) -> None:
    """Until a promise comes true; `wait_for_function` takes any promise for a yes."""
    for _look in range(LOOKS):
        if page.evaluate(promised):
            return
        page.wait_for_timeout(BETWEEN_LOOKS_MS)
    raise TimeoutError(promised)


def measure(context: BrowserContext, host: Host, game: str) -> dict[str, object]:
    page = context.new_page()
    first = visit(page, host, game)
    wait_until(page, COMPLETE)
    all_bytes = host.sent
    given = page.evaluate(PLAY_OUT, OFFERED)
    told = page.evaluate("told")
    gaps = [
        now - earlier
        for (earlier, what), (now, kind) in pairwise(told)
        if kind == "tell" and what == "tell"
    ]
    memory = [
        round(one["bytes"] / 2**20, 1)
        for one in page.evaluate(MEMORY)
        if any(at["scope"] == "DedicatedWorkerGlobalScope" for at in one["attribution"])
    ]
    page.close()
    again = visit(context.new_page(), host, game)
    return {
        "game": game,
        "first": first,
        "all_files_bytes": all_bytes,
        "again": {key: again[key] for key in ("progress_ms", "question_ms")},
        "answers": given,
        "bot_answers": len(gaps),
        "bot_ms_median": round(median(gaps), 1),
        "bot_ms_worst": round(max(gaps), 1),
        "worker_mib": memory,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="puerto_rico")
    given = parser.parse_args()
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    host = Host(SITE, packs=True, isolated=True)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=root, headless=True)
            context = browser.new_context(reduced_motion="reduce")
            context.set_default_timeout(120_000)
            context.add_init_script(LISTEN)
            print(json.dumps(measure(context, host, given.game), indent=1))
            browser.close()
    finally:
        host.switch_off()


if __name__ == "__main__":
    main()
