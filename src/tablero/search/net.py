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
from tablero.search.features import Features

MAGIC: Final = b"tablero net 1\n"
MOST_BYTES: Final = 2 << 20
LARGEST: Final = 32767.0  # weights are whole numbers up to this, times the scale of their matrix
WIDEST: Final = 1024
SCORE_UNIT: Final = 20.0  # points that a net counts as one


class BadNet(ValueError):
    """The file is no net, or none for this title as it is observed now."""


class Net:
    def __init__(self, features: Features, width: i64, hidden: i64, weights: NetFile) -> None:
        places = int(MAX_SEATS)
        actions = weights.actions
        self.features = features
        self.width = width
        self.hidden = hidden
        self.table = weights.take(features.rows * int(width))
        self.table_bias = weights.take(int(width))
        self.inner = weights.take(int(width * hidden))  # by input, so that silent ones cost nothing
        self.inner_bias = weights.take(int(hidden))
        self.value = weights.take(places * int(hidden))
        self.value_bias = weights.take(places)
        self.score = weights.take(places * int(hidden))
        self.score_bias = weights.take(places)
        self.policy = weights.take(actions * int(hidden))
        self.policy_bias = weights.take(actions)
        weights.done()
        self.sums = vec[float]([0.0] * int(width))
        self.active = vec[float]([0.0] * int(hidden))

    def add_row(self, row: i64, sums: vec[float]) -> None:
        at = row * self.width
        table = self.table
        for k in range(self.width):
            sums[k] += table[at + k]

    def take_row(self, row: i64, sums: vec[float]) -> None:
        at = row * self.width
        table = self.table
        for k in range(self.width):
            sums[k] -= table[at + k]

    def think(self, sums: vec[float]) -> None:
        """From the sum of the rows to what the net makes of it (`active`)."""
        hidden = self.hidden
        active = self.active
        inner = self.inner
        for unit in range(hidden):
            active[unit] = self.inner_bias[unit]
        at: i64 = 0
        for k in range(self.width):
            signal = sums[k]
            if signal > 0.0:
                for unit in range(hidden):
                    active[unit] += signal * inner[at + unit]
            at += hidden
        for unit in range(hidden):
            if active[unit] < 0.0:
                active[unit] = 0.0

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
        return vec[float]([factor * float(number) for number in numbers])

    def done(self) -> None:
        if self.at != len(self.data):
            raise BadNet("the net is longer than it says")


def read_net(data: bytes, game: Game) -> Net:
    """A net from the bytes of its file; BadNet says what is wrong with them."""
    if game.encoder is None or not game.encoder.schema:
        raise BadNet(f"{game.id} does not tell what it observes")
    features = Features(game.encoder)
    weights = NetFile(data, game, features)
    return Net(features, weights.width, weights.hidden, weights)
