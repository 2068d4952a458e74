"""Before anything else sees a request: where it comes from, which browser it is, how fast.

Sets the security headers of every answer on the way out.
"""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tablero.server.tables.browsers import COOKIE, COOKIE_AGE
from tablero.server.tables.errors import Refused
from tablero.server.tables.wire import Problem

if TYPE_CHECKING:
    from tablero.server.edge.app import Doors

BROWSER = "tablero.browser"  # where the scope keeps who is asking
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key.lower() == name:
            return value.decode("latin-1")
    return ""


def is_socket(scope: Scope) -> bool:
    return scope["type"] == ScopeType.WEBSOCKET


def is_own_origin(scope: Scope, allowed: frozenset[str]) -> bool:
    """The page that asks was served by us (same host and port), or is on the allow-list."""
    origin = header(scope, b"origin")
    if origin in allowed:
        return bool(origin)
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    host = header(scope, b"host")
    return parts.scheme in {"http", "https"} and bool(host) and parts.netloc == host


def browser_of(scope: Scope) -> str:
    """The browser that asks, as the gate found it."""
    return str(cast("dict[str, object]", scope)[BROWSER])


class Gate:
    """Stands around the application; WebSockets are checked with the same rules."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app = app
        self.doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        cookie = ""
        try:
            cookie = self._admit(scope)
        except Refused as refused:
            if is_socket(scope):
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": refused.code})
            else:
                await _answer(refused, send)
            return
        await self.app(scope, receive, self._dressed(send, cookie))

    def _admit(self, scope: Scope) -> str:
        """Puts the browser into the scope; returns a new cookie to set, or ""."""
        socket = is_socket(scope)
        unsafe = socket or scope.get("method") not in SAFE_METHODS
        if unsafe and not is_own_origin(scope, self.doors.origins):
            raise Refused("wrong_origin")
        browser = self.doors.keys.browser(read_cookie(header(scope, b"cookie")))
        cookie = ""
        if not browser and (unsafe or wants_cookie(str(scope["path"]))):
            if socket:
                raise Refused("no_cookie")
            client = scope.get("client")
            self.doors.limits.browsers.check(str(client[0]) if client else "")
            cookie = self.doors.keys.new_cookie()
            browser = self.doors.keys.browser(cookie)
        elif browser:
            self.doors.limits.requests.check(browser)
        cast("dict[str, object]", scope)[BROWSER] = browser
        return cookie

    def _dressed(self, send: Send, cookie: str) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *HEADERS]
                if cookie:
                    headers.append((b"set-cookie", self._cookie_line(cookie)))
                message["headers"] = headers
            await send(message)

        return dressed

    def _cookie_line(self, cookie: str) -> bytes:
        secure = "; Secure" if self.doors.settings.secure_cookie else ""
        line = f"{COOKIE}={cookie}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"
        return line.encode()


def wants_cookie(path: str) -> bool:
    """Pages and the interface; not scripts, pictures and health checks."""
    if path.startswith("/api/"):
        return path != "/api/health"
    return "." not in path.rsplit("/", 1)[-1]


def read_cookie(line: str) -> str:
    try:
        morsel = SimpleCookie(line).get(COOKIE)
    except CookieError:
        return ""
    return "" if morsel is None else morsel.value


async def _answer(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(Problem(refused.code, refused.args_))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
