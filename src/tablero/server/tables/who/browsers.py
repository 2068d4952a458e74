"""Who is asking: a signed cookie per browser, and the private link of each open seat.

Both are made with one secret key that lives outside the database. The database holds only a hash
of the browser's id, so a stolen copy opens no seat.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

COOKIE_AGE = 400 * 24 * 3600
KEY_BYTES = 32
UNTIL_DIGITS = 12


class BrokenKey(ValueError):
    """One line that says what is wrong with the key file."""


def read_key(path: Path) -> bytes:
    """The server's secret, made at the first start."""
    try:
        if not path.exists():
            make_key(path)
        with path.open("rb") as file:
            key = file.read(KEY_BYTES + 1)
    except OSError as error:
        raise BrokenKey(f"the key {str(path)!r} cannot be read or made: {error}") from error
    if len(key) != KEY_BYTES:
        raise BrokenKey(
            f"{str(path)!r} is no key of {KEY_BYTES} bytes: put the right one back, or delete it "
            "and lose every seat that browsers hold"
        )
    keep_private(path)  # only now: another file is not ours to close to others
    return key


def keep_private(file: Path) -> None:
    """Nobody else on the machine reads it, wherever it was copied from."""
    with suppress(OSError):  # not ours to change, or read-only
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)


def make_key(path: Path) -> None:
    """Whole and on disk under another name before it has its own: a power cut leaves no half."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)  # never over a key that another process has just made
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Invitation(NamedTuple):
    """A seat that is open, by its sitting, and the second until which its link is good."""

    sitting: str
    until: int


class Keys:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def _sign(self, purpose: str, text: str, size: int) -> str:
        digest = hmac.digest(self._key, f"{purpose}/{text}".encode(), "sha256")[:size]
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def cookie_name(self, https: bool) -> str:
        """One of its own for each key: cookies know hosts, not ports, and servers may share one."""
        mark = hashlib.sha256(b"cookie/" + self._key).hexdigest()[:8]
        return f"__Host-tablero_{mark}" if https else f"tablero_{mark}"

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

    def invite(self, table_id: str, invitation: Invitation) -> str:
        """A link for one sitting: once somebody has taken or left the seat, it names another."""
        text = f"{invitation.sitting}.{invitation.until}"
        return f"{text}.{self._sign('invite', f'{table_id}/{text}', 18)}"

    def read_invite(self, table_id: str, invite: str) -> Invitation | None:
        """What a link promises; None if it is none of ours."""
        sitting, _, rest = invite.partition(".")
        until, _, _signature = rest.partition(".")
        if not (until.isascii() and until.isdecimal() and len(until) < UNTIL_DIGITS):
            return None
        invitation = Invitation(sitting, int(until))
        expected = self.invite(table_id, invitation)
        same = hmac.compare_digest(invite.encode(), expected.encode())
        return invitation if same else None


TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_table_id() -> str:
    return secrets.token_urlsafe(16)


def is_table_name(text: str) -> bool:
    """Whether a table may be called so; what else is asked for is no question for a database, and
    some cannot even be asked."""
    return TABLE_NAME.fullmatch(text) is not None
