"""Seeds that may lie in a database: unreadable and unchangeable without the server's key.

Encrypt, then authenticate, with HMAC-SHA256 alone. A seed is exactly one block, so the key stream
is one HMAC of a fresh nonce: a pseudorandom function used once for each nonce of 128 bits. The
mark covers nonce, text and the table it belongs to, under a key of its own. That needs nothing
beyond the standard library, which has no cipher; a larger or longer-lived secret should not be
kept this way but with a real one.
"""

from __future__ import annotations

import hmac
import secrets

SEED_BYTES = 32
NONCE_BYTES = 16


class WrongKey(ValueError):
    """Sealed with another key, for another table, or changed since."""


class Seals:
    def __init__(self, key: bytes) -> None:
        self._stream = hmac.digest(key, b"seal/stream", "sha256")
        self._mark = hmac.digest(key, b"seal/mark", "sha256")

    def seal(self, seed: bytes, table_id: str) -> str:
        if len(seed) != SEED_BYTES:
            raise ValueError("a seed has 32 bytes")
        nonce = secrets.token_bytes(NONCE_BYTES)
        sealed = nonce + self._crypt(nonce, seed)
        return (sealed + self._marked(sealed, table_id)).hex()

    def open(self, text: str, table_id: str) -> bytes:
        try:
            whole = bytes.fromhex(text)
        except ValueError:
            whole = b""
        sealed, mark = whole[: NONCE_BYTES + SEED_BYTES], whole[NONCE_BYTES + SEED_BYTES :]
        if not hmac.compare_digest(mark, self._marked(sealed, table_id)):
            raise WrongKey("the seed is sealed with another key or for another table")
        return self._crypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:])

    def _crypt(self, nonce: bytes, text: bytes) -> bytes:
        stream = hmac.digest(self._stream, nonce, "sha256")
        return bytes(one ^ other for one, other in zip(text, stream, strict=True))

    def _marked(self, sealed: bytes, table_id: str) -> bytes:
        return hmac.digest(self._mark, table_id.encode() + b"\n" + sealed, "sha256")
