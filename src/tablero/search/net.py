"""A small net without any library: rows of a table are added up, then two short layers follow.

It tells the chance to win and the score of every seat, and how good each offered answer is. Sizes
and weights come from a file that training wrote; what does not fit the title's observation is
refused.
"""

from __future__ import annotations

import json
import sys
from array import array
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS
from tablero.core.game import Game
from tablero.search.features import NO_ROW, Features

MAGIC: Final = b"tablero net 1\n"
MOST_BYTES: Final = 2_000_000
LARGEST: Final = 32767.0  # weights are whole numbers up to this, times the scale of their matrix
WIDEST: Final = 1024
SCORE_UNIT: Final = 20.0  # points that a net counts as one
# Two weights of a row lie in one number, so that one addition adds both.
HALF: Final[i64] = 0xFFFFFFFF
SIGN: Final[i64] = 0x80000000
UPPER: Final[i64] = 32
AT_ONCE: Final[i64] = 4  # units that are worked out together


class BadNet(ValueError):
    """The file is no net, or none for this title as it is observed now."""


class Net:
    def __init__(self, features: Features, width: i64, hidden: i64, weights: NetFile) -> None:
        places = int(MAX_SEATS)
        actions = weights.actions
        self.features = features
        self.pairs: i64 = (width + 1) // 2
        self.hidden = hidden
        self.stride: i64 = (hidden + AT_ONCE - 1) // AT_ONCE * AT_ONCE
        self.table_unit, numbers = weights.numbers(features.rows * int(width))
        self.table = in_pairs(numbers, int(width))
        self.table_bias = padded(weights.take(int(width)), int(width), int(2 * self.pairs))
        # By input, so that silent ones cost nothing.
        self.inner = padded(weights.take(int(width * hidden)), int(hidden), int(self.stride))
        self.inner_bias = padded(weights.take(int(hidden)), int(hidden), int(self.stride))
        self.value = weights.take(places * int(hidden))
        self.value_bias = weights.take(places)
        self.score = weights.take(places * int(hidden))
        self.score_bias = weights.take(places)
        self.policy = weights.take(actions * int(hidden))
        self.policy_bias = weights.take(actions)
        weights.done()
        # what sounds in the first layer: how loud, and where its weights for the next begin
        self.sounding: i64 = 0
        self.loud = vec[float]([0.0] * int(2 * self.pairs))
        self.begins = vec[i64]([0] * int(2 * self.pairs))
        self.active = vec[float]([0.0] * int(self.stride))

    def change(self, k: i64, before: i64, after: i64, sums: vec[i64]) -> None:
        """The number at `k` of an observation has another value: other rows are added up."""
        features = self.features
        width = -features.bounds[k]
        if width < 0:
            self.swap(features.row(k, before), features.row(k, after), sums)
            return
        for bit in range(width):
            row = features.row_of[features.first[k] + bit]
            if before >> bit & 1 < after >> bit & 1:
                self.swap(NO_ROW, row, sums)
            elif before >> bit & 1 > after >> bit & 1:
                self.swap(row, NO_ROW, sums)

    def swap(self, row: i64, other: i64, sums: vec[i64]) -> None:
        """Take a row away and add another."""
        if row == other:
            return
        table = self.table
        at = row * self.pairs
        to = other * self.pairs
        if row == NO_ROW:
            for pair in range(self.pairs):
                sums[pair] += table[to + pair]
        elif other == NO_ROW:
            for pair in range(self.pairs):
                sums[pair] -= table[at + pair]
        else:
            for pair in range(self.pairs):
                sums[pair] += table[to + pair] - table[at + pair]

    def think(self, sums: vec[i64]) -> None:
        """From the sum of the rows to what the net makes of it (`active`)."""
        self.listen(sums)
        loud, begins, inner = self.loud, self.begins, self.inner
        sounding = self.sounding
        unit: i64 = 0
        while unit < self.stride:
            a = self.inner_bias[unit]
            b = self.inner_bias[unit + 1]
            c = self.inner_bias[unit + 2]
            d = self.inner_bias[unit + 3]
            for k in range(sounding):
                signal = loud[k]
                at = begins[k] + unit
                a += signal * inner[at]
                b += signal * inner[at + 1]
                c += signal * inner[at + 2]
                d += signal * inner[at + 3]
            self.active[unit] = max(0.0, a)
            self.active[unit + 1] = max(0.0, b)
            self.active[unit + 2] = max(0.0, c)
            self.active[unit + 3] = max(0.0, d)
            unit += AT_ONCE

    def listen(self, sums: vec[i64]) -> None:
        """Which inputs sound, and how loud; the others say nothing to the next layer."""
        count: i64 = 0
        begin: i64 = 0
        for pair in range(self.pairs):
            both = sums[pair]
            lower = ((both & HALF) ^ SIGN) - SIGN
            signal = self.table_bias[2 * pair] + self.table_unit * float(lower)
            if signal > 0.0:
                self.loud[count] = signal
                self.begins[count] = begin
                count += 1
            begin += self.stride
            upper = (both - lower) >> UPPER
            signal = self.table_bias[2 * pair + 1] + self.table_unit * float(upper)
            if signal > 0.0:
                self.loud[count] = signal
                self.begins[count] = begin
                count += 1
            begin += self.stride
        self.sounding = count

    def read(self, weights: vec[float], row: i64, bias: float) -> float:
        at = row * self.hidden
        total = bias
        active = self.active
        for unit in range(self.hidden):
            total += active[unit] * weights[at + unit]
        return total

    def value_of(self, place: i64) -> float:
        return self.read(self.value, place, self.value_bias[place])

    def score_of(self, place: i64) -> float:
        return self.read(self.score, place, self.score_bias[place])

    def logit_of(self, action: i64) -> float:
        return self.read(self.policy, action, self.policy_bias[action])


class NetFile:
    """The bytes of a net: a line of JSON, then each matrix as its scale and whole numbers."""

    def __init__(self, data: bytes, game: Game, features: Features) -> None:
        if len(data) > MOST_BYTES or not data.startswith(MAGIC):
            raise BadNet("this is no net")
        end = data.find(b"\n", len(MAGIC))
        if end < 0:
            raise BadNet("the net ends in its head")
        try:
            head = json.loads(data[len(MAGIC) : end])
        except ValueError:
            raise BadNet("the head of the net cannot be read") from None
        if not isinstance(head, dict) or head.get("game") != game.id:
            raise BadNet(f"this is no net for {game.id}")
        if head.get("observation") != features.signature() or head.get("actions") != game.actions:
            raise BadNet(f"this net was made for another observation of {game.id}")
        self.actions = game.actions
        self.width = self.size(head.get("width"))
        self.hidden = self.size(head.get("hidden"))
        self.data = data
        self.at = end + 1

    def size(self, given: object) -> int:
        if not isinstance(given, int) or not 1 <= given <= WIDEST:
            raise BadNet(f"{given!r} is no size of a layer")
        return given

    def take(self, count: int) -> vec[float]:
        unit, numbers = self.numbers(count)
        return vec[float]([unit * number for number in numbers])

    def numbers(self, count: int) -> tuple[float, list[int]]:
        """The scale of the next matrix, and its whole numbers."""
        scale, numbers = array("f"), array("h")
        stop = self.at + 4 + 2 * count
        if stop > len(self.data):
            raise BadNet("the net breaks off")
        scale.frombytes(self.data[self.at : self.at + 4])
        numbers.frombytes(self.data[self.at + 4 : stop])
        if sys.byteorder == "big":
            scale.byteswap()
            numbers.byteswap()
        self.at = stop
        factor = float(scale[0])
        if not 0.0 <= factor < 1.0e6:
            raise BadNet("a scale of the net is no number")
        return factor, list(numbers)

    def done(self) -> None:
        if self.at != len(self.data):
            raise BadNet("the net is longer than it says")


def in_pairs(numbers: list[int], width: int) -> vec[i64]:
    """Rows of whole numbers, two neighbours in each: sums of rows are those of both halves, as long
    as each stays within 31 bits."""
    found: list[int] = []
    for start in range(0, len(numbers), width):
        row = numbers[start : start + width]
        if width % 2:
            row.append(0)
        pairs = zip(row[::2], row[1::2], strict=True)
        found += [lower + (upper << int(UPPER)) for lower, upper in pairs]
    return vec[i64](found)


def padded(weights: vec[float], width: int, wider: int) -> vec[float]:
    """Rows of `width` filled up with zeros."""
    rows = list(weights)
    found: list[float] = []
    for start in range(0, len(rows), width):
        found += [*rows[start : start + width], *[0.0] * (wider - width)]
    return vec[float](found)


def read_net(data: bytes, game: Game) -> Net:
    """A net from the bytes of its file; BadNet says what is wrong with them."""
    if game.encoder is None or not game.encoder.schema:
        raise BadNet(f"{game.id} does not tell what it observes")
    features = Features(game.encoder)
    weights = NetFile(data, game, features)
    return Net(features, weights.width, weights.hidden, weights)
