"""The site of plain files on a host of its own, and what it costs who plays there.

    make site && python -m rigs.site [--game gwt2] [--json FILE]

One line a title, of a visit in Chromium with nothing kept and of a second one: megabytes over the
wire before anybody plays and in all (brotli); milliseconds until progress is shown; seconds until
the first question; of a game to its end, what an answer of `greedy` takes in the worker by the
clock, thought out and kept; memory of the worker. It holds if all of it stays within the limits.
Others' processes count by the clock: run it on a calm machine.
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
from typing import IO, Any, NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tablero.core.registry import games

MB = 1_000_000
LIMITS = {"first_visit_mb": 7, "progress_ms": 300, "worst_ms": 150, "worker_mb": 80}
SITE = Path(__file__).parents[1] / "site"
COMPLETE = "caches.match(new URL('complete', location.href.split('#')[0])).then(Boolean)"
LOOKS, BETWEEN_LOOKS_MS = 600, 100
FOLDER = "/some/folder/"  # it need not be at the top of its host
AT_ONCE = "localStorage.tablero ??= JSON.stringify({ pace: 'instant' })"
# In the worker: when it was asked something, and when it told something.
LISTEN = """() => {
  self.noted = []
  const say = self.postMessage.bind(self)
  self.addEventListener('message', () => noted.push([performance.now(), 'asked']))
  self.postMessage = (message) => {
    noted.push([performance.now(), message.type])
    say(message)
  }
}"""
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

    def __init__(self, folder: Path, packs: bool = False) -> None:
        text = (folder / "_headers").read_text(encoding="utf-8")
        (line,) = [line for line in text.splitlines() if "Content-Security-Policy" in line]
        self.policy = line.partition(": ")[2]
        self.packs = packs
        self.headers = {"content-security-policy": self.policy}
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


class Opening(NamedTuple):
    sent: int  # bytes, before anybody plays
    progress_ms: float
    question_ms: float


def visit(page: Page, host: Host, game: str) -> Opening:
    page.goto(host.url)
    page.get_by_test_id(f"game-{game}").wait_for()
    before = host.sent
    progress, question = page.evaluate(PLAY, game)
    return Opening(before, progress, question)


def wait_until(page: Page, promised: str) -> None:
    """Until a promise comes true; `wait_for_function` takes any promise for a yes."""
    for _look in range(LOOKS):
        if page.evaluate(promised):
            return
        page.wait_for_timeout(BETWEEN_LOOKS_MS)
    raise TimeoutError(promised)


class Visited(NamedTuple):
    """What was seen of one title; sizes in millions of bytes."""

    game: str
    before_mb: float
    first_visit_mb: float
    progress_ms: int
    question_s: float
    question_again_s: float
    answers: int  # of bots
    median_ms: float
    most_ms: float  # of 95 in 100
    worst_ms: float
    worker_mb: float

    def broken(self) -> list[str]:
        """The limits that do not hold."""
        seen = self._asdict()
        return [
            f"{name} {seen[name]} > {most}" for name, most in LIMITS.items() if seen[name] > most
        ]

    def line(self) -> str:
        broken = self.broken()
        told = [
            f"{self.game:14} {'FAILS' if broken else 'holds'}",
            f"first visit {self.first_visit_mb} MB ({self.before_mb} before play)",
            f"progress {self.progress_ms} ms",
            f"question {self.question_s} s, again {self.question_again_s} s",
            f"{self.answers} answers: median {self.median_ms} ms",
            f"95 of 100 within {self.most_ms} ms, worst {self.worst_ms} ms",
            f"worker {self.worker_mb} MB",
            *(f"[{one}]" for one in broken),
        ]
        return "  ".join(told)


def worker_bytes(page: Page) -> int:
    """Of the page's worker as Chromium counts it: its heap, and what lies outside of it, the memory
    of WebAssembly above all."""
    devtools = page.context.new_cdp_session(page)
    sessions: list[str] = []
    told: list[dict[str, int]] = []

    def attached(event: dict[str, Any]) -> None:
        if event["targetInfo"]["type"] == "worker":
            sessions.append(event["sessionId"])

    def hear(event: dict[str, Any]) -> None:
        told.extend(filter(None, [json.loads(event["message"]).get("result")]))

    devtools.on("Target.attachedToTarget", attached)
    devtools.on("Target.receivedMessageFromTarget", hear)
    asked = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
    devtools.send("Target.setAutoAttach", asked)
    (session,) = sessions
    question = json.dumps({"id": 1, "method": "Runtime.getHeapUsage"})
    devtools.send("Target.sendMessageToTarget", {"sessionId": session, "message": question})
    while not told:
        page.wait_for_timeout(BETWEEN_LOOKS_MS)
    used = told[0]
    return used["totalSize"] + used["embedderHeapUsedSize"] + used["backingStorageSize"]


def measure(context: BrowserContext, host: Host, game: str) -> Visited:
    page = context.new_page()
    first = visit(page, host, game)
    wait_until(page, COMPLETE)
    sent = host.sent
    (worker,) = page.workers
    worker.evaluate(LISTEN)
    page.evaluate(PLAY_OUT, OFFERED)
    took = sorted(
        now - earlier
        for (earlier, before), (now, what) in pairwise(worker.evaluate("noted"))
        if before == what == "tell"  # nobody asked for anything between
    )
    memory = worker_bytes(page)
    page.close()
    again = visit(context.new_page(), host, game)
    return Visited(
        game,
        round(first.sent / MB, 2),
        round(sent / MB, 2),
        round(first.progress_ms),
        round(first.question_ms / 1000, 1),
        round(again.question_ms / 1000, 1),
        len(took),
        round(median(took), 1),
        round(took[len(took) * 95 // 100], 1),
        round(took[-1], 1),
        round(memory / MB, 1),
    )


def measured(game: str) -> Visited:
    """By somebody who was never here."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    host = Host(SITE, packs=True)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=root, headless=True)
            context = browser.new_context(reduced_motion="reduce")
            context.set_default_timeout(120_000)
            context.add_init_script(AT_ONCE)
            found = measure(context, host, game)
            browser.close()
            return found
    finally:
        host.switch_off()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    titles = [game.id for game in games()]
    parser.add_argument("--game", choices=titles, nargs="*", default=titles)
    parser.add_argument("--json", type=Path, metavar="FILE", help="where to write the same")
    given = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    found = []
    for game in given.game:
        found.append(measured(game))
        print(found[-1].line(), flush=True)
    if given.json:
        given.json.write_text(json.dumps([one._asdict() for one in found], indent=1) + "\n")
    raise SystemExit(1 if any(one.broken() for one in found) else 0)


if __name__ == "__main__":
    main()
