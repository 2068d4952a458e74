"""Chance, behind one interface: a fast generator for simulation, a fair one for real tables,
a scripted one for records.

A draw names its stream (one deck, one bag), so that an extra draw from one never shifts another.
Face-down piles are kept as counts and drawn from at random, which is the same as a shuffled pile
whose order nobody may see, and leaves no hidden order in the state.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Stream

LOW: Final[i64] = 0xFFFFFFFF
MULTIPLIER: Final[i64] = 698769069  # Marsaglia's multiply-with-carry; below 2**30, see `step`


class ChanceError(ValueError):
    """A scripted outcome that cannot happen here."""


class Rng:
    """Draws integers. `below` is the only primitive; everything else is made of it."""

    def below(self, stream: Stream, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def pick(self, stream: Stream, counts: vec[i64]) -> i64:
        """The kind of one piece taken blindly out of a bag holding `counts[k]` of each kind k."""
        total: i64 = 0
        for k in range(len(counts)):
            total += counts[k]
        left = self.below(stream, total)
        kind: i64 = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        return kind

    def copy(self) -> Rng:
        raise NotImplementedError

    def save(self) -> dict[str, object]:
        """The generator as plain data; secret, never sent anywhere."""
        raise NotImplementedError


class FastRng(Rng):
    """One integer of state; the same numbers compiled and plain, on every machine."""

    def __init__(self, state: i64) -> None:
        self.state = state

    @staticmethod
    def seeded(seed: i64) -> FastRng:
        """Neighbouring seeds must give unrelated games: mix both halves before use."""
        low = _mix((seed ^ 0x3C6EF372) & LOW)
        high = _mix(((seed >> 32) ^ low ^ 0x1B873593) & LOW)
        rng = FastRng(((high % (MULTIPLIER - 2)) << 32) | (low | 1))
        for _i in range(3):
            rng.step()
        return rng

    def step(self) -> i64:
        # Both factors fit 32 and 30 bits, so the sum stays below 2**63: nothing wraps.
        state = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        self.state = state
        return (state ^ (state >> 32)) & LOW

    def below(self, stream: Stream, n: i64) -> i64:
        return (self.step() * n) >> 32

    def copy(self) -> Rng:
        return FastRng(self.state)

    def save(self) -> dict[str, object]:
        return {"fast": int(self.state)}


def _mix(x: i64) -> i64:
    x ^= x >> 16
    x = (x * 0x7FEB352D) & LOW
    x ^= x >> 15
    x = (x * 0x46CA6B2D) & LOW
    return x ^ (x >> 16)


class FairRng(Rng):
    """HMAC-SHA256 in counter mode over a 256-bit seed, one key for each stream.

    The commitment is published before the first draw and the seed after the last, so that
    anybody can recompute every draw (docs/records.md gives the construction and test values).
    `shares` come from the seats, "" where one gave none; with them nobody alone picks the draws.
    None is a seed that stands alone, as in a game at one's own screen.
    """

    def __init__(
        self,
        seed: bytes,
        counters: dict[str, int] | None = None,
        shares: list[str] | None = None,
        key: bytes = b"",
    ) -> None:
        """`key` is for copies, which need not mix it anew."""
        if len(seed) != 32:
            raise ValueError("a fair seed has 32 bytes")
        self.seed = seed
        self.shares = shares
        self.key = key or (seed if shares is None else mixed(seed, shares))
        self.counters: dict[str, int] = dict(counters) if counters is not None else {}

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def _word(self, stream: Stream) -> int:
        key = hmac.digest(self.key, b"tablero/1/" + stream.name.encode(), "sha256")
        number = self.counters.get(stream.name, 0)
        self.counters[stream.name] = number + 1
        return int.from_bytes(hmac.digest(key, number.to_bytes(8, "big"), "sha256")[:8], "big")

    def below(self, stream: Stream, n: i64) -> i64:
        limit = (1 << 64) - (1 << 64) % int(n)  # refuse the uneven tail: exactly uniform
        word = self._word(stream)
        while word >= limit:
            word = self._word(stream)
        return word % int(n)

    def copy(self) -> Rng:
        return FairRng(self.seed, self.counters, self.shares, self.key)

    def save(self) -> dict[str, object]:
        saved: dict[str, object] = {"fair": self.seed.hex(), "counters": dict(self.counters)}
        if self.shares is not None:
            saved["shares"] = list(self.shares)
        return saved


def commitment(seed: bytes) -> str:
    return hashlib.sha256(b"tablero/commitment/1/" + seed).hexdigest()


def mixed(seed: bytes, shares: list[str]) -> bytes:
    """The key of the streams: the committed seed and what the seats added to it."""
    for share in shares:
        if share and (len(share) != 64 or share.strip("0123456789abcdef")):
            raise ValueError("a share is 64 hex digits")
    return hmac.digest(seed, b"tablero/2/" + ",".join(shares).encode(), "sha256")


class ScriptedRng(Rng):
    """Replays outcomes that were written down, and refuses what cannot happen."""

    def __init__(self, outcomes: list[tuple[str, int]]) -> None:
        self.outcomes = outcomes
        self.at = 0

    def _next(self, stream: Stream) -> int:
        if self.at >= len(self.outcomes):
            raise ChanceError(f"no outcome is written down for a draw from {stream.name}")
        name, outcome = self.outcomes[self.at]
        if name != stream.name:
            raise ChanceError(f"a draw from {name} is written down where {stream.name} is drawn")
        self.at += 1
        return outcome

    def below(self, stream: Stream, n: i64) -> i64:
        outcome = self._next(stream)
        if not 0 <= outcome < int(n):
            raise ChanceError(f"{stream.name}: outcome {outcome} is out of range")
        return outcome

    def pick(self, stream: Stream, counts: vec[i64]) -> i64:
        outcome = self._next(stream)
        if not 0 <= outcome < len(counts) or counts[outcome] < 1:
            raise ChanceError(f"{stream.name} holds no {stream.word(outcome)} to draw")
        return outcome

    def copy(self) -> Rng:
        rng = ScriptedRng(self.outcomes)
        rng.at = self.at
        return rng

    def save(self) -> dict[str, object]:
        return {"scripted": [[name, outcome] for name, outcome in self.outcomes[self.at :]]}


class RecordingRng(Rng):
    """Passes draws on to another generator and notes what came out."""

    def __init__(self, inner: Rng, drawn: list[tuple[Stream, int]]) -> None:
        self.inner = inner
        self.drawn = drawn

    def below(self, stream: Stream, n: i64) -> i64:
        outcome = self.inner.below(stream, n)
        self.drawn.append((stream, int(outcome)))
        return outcome

    def pick(self, stream: Stream, counts: vec[i64]) -> i64:
        outcome = self.inner.pick(stream, counts)
        self.drawn.append((stream, int(outcome)))
        return outcome

    def copy(self) -> Rng:
        # A copy thinks ahead: what it draws never happened and is not noted.
        return self.inner.copy()

    def save(self) -> dict[str, object]:
        return self.inner.save()


def load_rng(plain: dict[str, object]) -> Rng:
    """The inverse of `Rng.save`."""
    fast = plain.get("fast")
    if isinstance(fast, int):
        return FastRng(fast)
    fair = plain.get("fair")
    if isinstance(fair, str):
        counters = plain.get("counters")
        if not isinstance(counters, dict):
            raise ValueError("fair generator without counters")
        shares = plain.get("shares")
        given = [str(share) for share in shares] if isinstance(shares, list) else None
        return FairRng(bytes.fromhex(fair), counters, given)
    scripted = plain.get("scripted")
    if isinstance(scripted, list):
        return ScriptedRng([(str(name), int(outcome)) for name, outcome in scripted])
    raise ValueError("unknown generator")
