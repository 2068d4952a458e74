"""Before anything else sees a request: where it comes from, which browser it is, how fast.

Sets the security headers of every answer on the way out.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from functools import lru_cache
from itertools import islice
from typing import Any, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tablero.server.edge.addresses import customer
from tablero.server.edge.doors import Doors
from tablero.server.edge.lines import peer_of
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.browsers import COOKIE_AGE

SAFE_METHODS = {"GET", "HEAD"}
METHODS = {*SAFE_METHODS, "POST"}
# The name before it carried the key's mark; still good for seats, but not behind HTTPS: a sibling
# of our host could set it, and whoever sat down with it would sit in somebody else's place.
OLD_COOKIE = "tablero_browser"
LOOKED_AT = {b"host": ",", b"origin": ",", b"cookie": "; ", b"x-forwarded-for": ","}
TABLES = ["api", "tables"]
DEVICE = ["api", "device"]
GAMES = ["api", "games"]
RUNTIME = ["runtime"]
LOOKS = {
    **dict.fromkeys(("history", "position", "result", "record", "closed", "log"), "looks_back"),
    **dict.fromkeys(("hint", "review", "view"), "hints"),
    "rematch": "seats",
}
LIMITED = {
    **dict.fromkeys(("join", "leave", "takeover"), "seats"),
    **dict.fromkeys(("open", "give", "colour", "cancel", "reveal", "start"), "seats"),
    "rematch": "tables",  # a new one
    "command": "moves",
    "chat": "chat",
}
COOKIES_TRIED = 8  # of ours in one line; others' are passed over
COOKIE_LENGTH = 128  # ours are half as long
COOKIES_KNOWN = 4096  # whose signatures have been looked at
LOGGED_LETTERS = 120  # of a path; one of ours is shorter, and anybody may send 16 kB of it
# A page may think by itself, in a worker, with Python for WebAssembly (docs/page.md).
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "manifest-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
PRIVATE = (b"cache-control", b"no-store")
ALLOW = (b"allow", ", ".join(sorted(METHODS)).encode())
ASKED = "tablero.asked"  # where the scope keeps who is asking

access = logging.getLogger("tablero.access")


class Asked:
    """Who asks, as the gate found out."""

    def __init__(self, scope: Scope) -> None:
        self.id = secrets.token_hex(6)
        self.what = f"{scope.get('method', 'SOCKET')} {scope['path']}"
        self.is_head = scope.get("method") == "HEAD"
        self.is_socket = scope["type"] == ScopeType.WEBSOCKET
        self.steps = steps_of(str(scope["path"]))
        self.is_private = self.steps[:1] == ["api"]
        self.browser = ""
        self.address = ""
        self.customer = ""  # by whom people take turns
        self.new_cookie = ""
        self.status = 0
        self.began = time.perf_counter()


def asked_of(scope: Scope) -> Asked:
    asked = cast("dict[str, object]", scope)[ASKED]
    assert isinstance(asked, Asked)
    return asked


def read_headers(scope: Scope) -> dict[bytes, str]:
    """What the gate looks at; a header that comes several times is one list."""
    found: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        if name in LOOKED_AT:
            text = value.decode("latin-1")
            found[name] = f"{found[name]}{LOOKED_AT[name]}{text}" if name in found else text
    return found


class Gate:
    """Stands around the application; WebSockets are checked with the same rules."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app = app
        self.doors = doors
        self.cookie_name = doors.keys.cookie_name(doors.settings.https)
        names = [self.cookie_name] if doors.settings.https else [self.cookie_name, OLD_COOKIE]
        # Found, not split: sixteen thousand cookies of one letter are looked over in one go.
        self._cookies = re.compile(rf"(?:^|;)\s*(?:{'|'.join(map(re.escape, names))})=([^;]*)")
        self._browser_of = lru_cache(COOKIES_KNOWN)(doors.keys.browser)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        asked = Asked(scope)
        dressed = self._dressed(send, asked)
        try:
            self._admit(scope, asked)
            inside = cast("dict[str, Any]", {**scope, ASKED: asked})
            if asked.is_head:
                inside["method"] = "GET"  # the web server leaves the body out
            await self.app(cast("Scope", inside), receive, dressed)
        except Refused as refused:  # nothing of an answer has been sent yet
            await self._turn_away(refused, asked, receive, dressed)
        note(self.doors, asked, asked.status, asked.what, asked.began)

    def _admit(self, scope: Scope, asked: Asked) -> None:
        """Finds out who asks; Refused for whom this is no place."""
        doors = self.doors
        client = scope.get("client")
        peer = peer_of(None if client is None else (str(client[0]), int(client[1])))
        told = read_headers(scope)
        asked.address = doors.lines.proxies.visitor(peer, told.get(b"x-forwarded-for", ""))
        asked.customer = customer(asked.address)
        asked.browser = self._browser(told.get(b"cookie", ""))
        doors.limits.check("requests", asked.browser, asked.address)
        host = told.get(b"host", "").lower()
        if not doors.is_own_host(host):
            raise Refused("wrong_host")
        method = "SOCKET" if asked.is_socket else str(scope.get("method"))
        if not asked.is_socket and method not in METHODS:
            raise Refused("method_not_allowed")
        is_looking = method in SAFE_METHODS
        if not is_looking and not doors.is_own_origin(told.get(b"origin", "").lower(), host):
            raise Refused("wrong_origin")
        # Only now: another page must not use up what its visitor may do in a day.
        limit = limit_of(method, asked.steps)
        if limit:
            doors.limits.check(limit, asked.browser, asked.address)
        if is_looking:
            return
        if not asked.browser:
            doors.limits.browsers.check(asked.address)
            asked.new_cookie = doors.keys.new_cookie()
            asked.browser = doors.keys.browser(asked.new_cookie)

    def _browser(self, line: str) -> str:
        """The browser whose cookie is in the line, whatever stands around it; "" if none is."""
        values = (found[1].strip() for found in self._cookies.finditer(line))
        ours = (value for value in values if len(value) < COOKIE_LENGTH)
        for value in islice(ours, COOKIES_TRIED):
            browser = self._browser_of(value.strip('"'))
            if browser:
                return browser
        return ""

    async def _turn_away(
        self, refused: Refused, asked: Asked, receive: Receive, send: Send
    ) -> None:
        self.doors.metrics.refusals[refused.code] += 1
        if asked.is_socket:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refused.code})
            return
        body = msgspec.json.encode(refused.problem())
        headers = [(b"content-type", b"application/json"), *refusal_headers(refused)]
        headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": refused.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _dressed(self, send: Send, asked: Asked) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                asked.status = message["status"]
                message["headers"] = [*message.get("headers", []), *self._headers(asked)]
            elif message["type"] == "websocket.accept":
                asked.status = 101
                message["headers"] = [*message.get("headers", []), *self._cookie(asked)]
            await send(message)

        return dressed

    def _headers(self, asked: Asked) -> list[tuple[bytes, bytes]]:
        headers = [*HEADERS, (b"x-request-id", asked.id.encode()), *self._cookie(asked)]
        if asked.is_private:
            headers.append(PRIVATE)
        if self.doors.settings.https:
            headers.append(HTTPS_ONLY)
        return headers

    def _cookie(self, asked: Asked) -> list[tuple[bytes, bytes]]:
        if not asked.new_cookie:
            return []
        secure = "; Secure" if self.doors.settings.https else ""
        line = (
            f"{self.cookie_name}={asked.new_cookie}; Path=/; Max-Age={COOKIE_AGE}; "
            f"HttpOnly; SameSite=Lax{secure}"
        )
        return [(b"set-cookie", line.encode())]


def note(doors: Doors, asked: Asked, status: int, what: str, began: float) -> None:
    """Count what was answered, and log it where the host wants that."""
    doors.metrics.requests[status] += 1
    if doors.settings.access_log:
        told = {
            "request": asked.id,
            "status": status,
            "ms": round(1000 * (time.perf_counter() - began), 1),
            "address": asked.address,
            "browser": asked.browser[:8],
        }
        access.info("%s", what[:LOGGED_LETTERS], extra={"told": told})


def steps_of(path: str) -> list[str]:
    """The path as the router reads it: to both, `/api//tables/` is `/api/tables`."""
    return [step for step in path.split("/") if step]


def limit_of(method: str, steps: list[str]) -> str:
    """The limit of its own that a request has; "" for none.

    Looking uses up no limit of what is done: a picture on any page may look.
    """
    is_wish = method == "POST"
    if steps[:2] == DEVICE and steps[2:3] == ["go-on"]:  # of each a row stays, for good
        return "devices" if is_wish else ""
    if steps[:2] == DEVICE:
        return "seats" if is_wish else "looks_back"
    if steps[:1] == RUNTIME:  # megabytes, which a browser keeps for good
        return "looks_back"
    if steps[:2] == GAMES and steps[3:4] == ["lesson"]:  # a position made anew each time
        return "looks_back"
    if steps[:2] != TABLES:
        return ""
    if len(steps) == 2:  # a new table, or the list of one's own: hundreds, made anew each time
        return "tables" if is_wish else "looks_back"
    limited = LIMITED if is_wish else LOOKS
    return limited.get(steps[3], "") if len(steps) > 3 else ""


def refusal_headers(refused: Refused) -> list[tuple[bytes, bytes]]:
    if refused.code == "too_many":
        seconds = str(refused.args_.get("seconds", 1)).encode()
        return [(b"retry-after", seconds), (b"connection", b"close")]  # what waits behind it too
    if refused.code == "method_not_allowed":
        return [ALLOW]
    return []
