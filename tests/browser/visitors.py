"""People's browsers, one after the other in the same page.

A page that is opened for the first time starts a process and compiles the client, which takes twice
as long as all that most tests then do. So a page is kept when its visitor goes: it has forgotten
cookies and all that was stored, and the next one comes to it as somebody new.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, ConsoleMessage, Page

LEFT = "WebSocket is closed before the connection is established"  # somebody else's page came first
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"  # a test cut the line; Chromium itself reports it
# A first visit with a wish of its own for the pace, of one who needs no advice; what the page keeps
# later stays.
KEEP = "localStorage.tablero ??= JSON.stringify({ pace: 'PACE', wheels: false })"
# The share that a browser adds to the chance of its tables, of this many bytes, is always the same;
# the names of commands are shorter, and each is another.
SHARE = """(() => {
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : draw(bytes))
})()"""
PATIENCE = 20_000  # ms; on a busy machine a bot may think, and a page draw, for seconds
OUTSIDE = "/favicon.svg"  # of the same origin, so that the process stays
# Outside no page names an icon, so Chromium asks for this one, and may say so to the next visitor.
ICON = "/favicon.ico"
FORGET = """async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
}"""
MANY = 40  # visits; then a page has gathered enough
ROOM = 4  # pages that wait for somebody; each is a process of some 200 MB


@dataclass(frozen=True)
class Person:
    """What a page cannot change once it is there."""

    url: str  # of the server
    locale: str
    touch: bool
    pace: str


class Visited:
    """A page, and what went wrong in it during this visit."""

    def __init__(self, chromium: Browser, person: Person) -> None:
        self.person = person
        self.visits = 0
        self.troubles: list[str] = []
        self.expected = OFFLINE
        self.context = chromium.new_context(
            base_url=person.url, locale=person.locale, has_touch=person.touch
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(KEEP.replace("PACE", person.pace))
        self.context.add_init_script(SHARE)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self.hear)

    def hear(self, line: ConsoleMessage) -> None:
        where = line.location["url"]
        is_left = LEFT in line.text or where.endswith(ICON)
        is_expected = is_left or OFFLINE in line.text or self.expected in line.text
        if line.type in ("error", "warning") and not is_expected:
            self.troubles.append(f"{line.text} {where}")

    def welcome(self, size: tuple[int, int], dark: bool, still: bool, expected: str) -> Page:
        self.visits += 1
        self.expected = expected
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        return self.page

    def is_good(self) -> bool:
        """For one more visit."""
        return self.visits < MANY and not self.page.is_closed()

    def say_goodbye(self) -> None:
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self.page.mouse.move(0, 0)
        self.page.goto(OUTSIDE)
        self.page.evaluate(FORGET)
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.troubles.clear()


class Visitors:
    """The pages of this browser that nobody uses now."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.free: list[Visited] = []

    def page_for(self, person: Person, once: bool) -> Visited:
        for visited in self.free:
            if visited.person == person and not once:
                self.free.remove(visited)
                return visited
        return Visited(self.chromium, person)

    def keep(self, visited: Visited) -> None:
        visited.say_goodbye()
        self.free.append(visited)
        if len(self.free) > ROOM:
            self.free.pop(0).context.close()


@contextmanager
def received(chromium: Browser) -> Iterator[Visitors]:
    visitors = Visitors(chromium)
    yield visitors
    for visited in visitors.free:
        visited.context.close()
