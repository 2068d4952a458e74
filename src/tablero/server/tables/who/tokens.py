"""What the server gives out and knows again without having kept it: beginnings and device links."""

from __future__ import annotations

import base64
import hmac
import secrets
from typing import NamedTuple

from tablero.core.rng import commitment
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.opening import Beginning, beginning
from tablero.server.tables.who.seals import Seals, WrongKey

LINK_SECONDS = 600


class Link(NamedTuple):
    principal: str
    maker: str  # the browser it was made with, which may since have been let go
    id: str  # kept with the device it bound: a link serves once


class Tokens:
    """`prefix` begins the name of every table that is made here."""

    def __init__(self, key: bytes, prefix: str = "") -> None:
        self._prefix = prefix
        self._key = hmac.digest(key, b"tokens", "sha256")
        self.seals = Seals(key)

    # -- beginnings -----------------------------------------------------------------------------
    def begin(self) -> Beginning:
        return beginning(self._prefix)

    def offer(self, beginning: Beginning) -> wire.Beginning:
        """The seed goes out sealed for its table, so it can be used for that one only."""
        sealed = self.seals.seal(beginning.seed, beginning.table_id)
        told = self.promise(beginning)
        return wire.Beginning(told.table, told.commitment, f"{beginning.table_id}.{sealed}")

    def promise(self, beginning: Beginning) -> wire.Beginning:
        """The commitment alone: whoever hears it cannot make the table."""
        return wire.Beginning(beginning.table_id, commitment(beginning.seed), "")

    def beginning(self, token: str) -> Beginning:
        table_id, _, sealed = token.partition(".")
        try:
            return Beginning(table_id, self.seals.open(sealed, table_id))
        except WrongKey as error:
            raise Refused("bad_beginning") from error

    def rematch(self, table_id: str, after: str = "") -> Beginning:
        """One rematch a table, whoever asks; its seed is as fixed as its name.

        `after` is one that was cancelled.
        """
        which = f"{table_id}/{after}" if after else table_id
        name = self._prefix + self._sign("rematch", which, 16)
        return Beginning(name, hmac.digest(self._key, f"seed/{which}".encode(), "sha256"))

    # -- links to another device ----------------------------------------------------------------
    def link(self, principal: str, maker: str, now: float) -> str:
        text = f"{principal}.{maker}.{int(now) + LINK_SECONDS}.{secrets.token_urlsafe(12)}"
        return f"{text}.{self._sign('device', text, 24)}"

    def read_link(self, token: str, now: float) -> Link:
        text, _, signature = token.rpartition(".")
        expected = self._sign("device", text, 24)
        if not signature.isascii() or not hmac.compare_digest(signature, expected):
            raise Refused("link_expired")
        principal, *maker, until, name = text.split(".")
        if now > int(until) or not maker:  # those of an earlier version have ended by now
            raise Refused("link_expired")
        return Link(principal, maker[0], name)

    def _sign(self, purpose: str, text: str, size: int) -> str:
        digest = hmac.digest(self._key, f"{purpose}/{text}".encode(), "sha256")[:size]
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
