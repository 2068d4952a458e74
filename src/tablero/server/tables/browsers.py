"""Who is asking: a signed cookie per browser, and the private link of each open seat.

Both are made with one secret key that lives outside the database. The database holds only a hash
of the browser's id, so a stolen copy opens no seat.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

COOKIE = "tablero_browser"
COOKIE_AGE = 400 * 24 * 3600
KEY_BYTES = 32


def read_key(path: Path) -> bytes:
    """The server's secret, made at the first start."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise RuntimeError(f"{path} is not a key of {KEY_BYTES} bytes") from None
        return key
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_bytes(KEY_BYTES)
        file.write(key)
    return key


class Keys:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def _sign(self, purpose: str, text: str, size: int) -> str:
        digest = hmac.digest(self._key, f"{purpose}/{text}".encode(), "sha256")[:size]
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def new_cookie(self) -> str:
        browser = secrets.token_urlsafe(24)
        return f"{browser}.{self._sign('browser', browser, 24)}"

    def browser(self, cookie: str) -> str:
        """The hash that stands for this browser everywhere; "" for a cookie that is not ours."""
        browser, _, signature = cookie.partition(".")
        if not signature.isascii() or not hmac.compare_digest(
            signature, self._sign("browser", browser, 24)
        ):
            return ""
        return hashlib.sha256(browser.encode()).hexdigest()[:32]

    def invite(self, table_id: str, seat: int) -> str:
        return self._sign("invite", f"{table_id}/{seat}", 18)

    def is_invited(self, table_id: str, seat: int, invite: str) -> bool:
        return invite.isascii() and hmac.compare_digest(invite, self.invite(table_id, seat))


def new_table_id() -> str:
    return secrets.token_urlsafe(16)
