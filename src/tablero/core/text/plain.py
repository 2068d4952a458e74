"""Reading positions: plain data from a file or a vector, with errors that name the field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

Plain = dict[str, object]


class PositionError(ValueError):
    """A position that cannot be; the text names the field."""


class Fields:
    """A mapping read key by key. Keys nobody asked for are refused by `done`."""

    def __init__(self, where: str, values: object) -> None:
        if not isinstance(values, dict):
            raise PositionError(f"{where or 'position'}: not a mapping")
        self.where = where
        self.values: Plain = {str(key): value for key, value in values.items()}
        self.used: set[str] = set()

    def name(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        self.used.add(key)
        return self.values.get(key) is not None

    def number(self, key: str, default: int, low: int = 0, high: int = 10**9) -> int:
        if not self.has(key):
            return default
        return whole(self.name(key), self.values[key], low, high)

    def flag(self, key: str) -> bool:
        if not self.has(key):
            return False
        value = self.values[key]
        if not isinstance(value, bool):
            raise PositionError(f"{self.name(key)}: {value!r} is neither true nor false")
        return value

    def word(self, key: str, known: list[str], default: str = "") -> str:
        if not self.has(key):
            return default
        value = self.values[key]
        if value not in known:
            raise PositionError(f"{self.name(key)}: {value!r} is none of {', '.join(known)}")
        return str(value)

    def fields(self, key: str) -> Fields:
        return Fields(self.name(key), self.values[key] if self.has(key) else {})

    def items(self, key: str) -> list[object]:
        if not self.has(key):
            return []
        value = self.values[key]
        if not isinstance(value, list):
            raise PositionError(f"{self.name(key)}: not a list")
        return list(value)

    def lines(self, key: str) -> list[str]:
        items = self.items(key)
        if not all(isinstance(item, str) for item in items):
            raise PositionError(f"{self.name(key)}: not a list of lines")
        return [str(item) for item in items]

    def seats(self, key: str, seats: int) -> int:
        """A list of seats as bits."""
        bits = 0
        for item in self.items(key):
            bits |= 1 << whole(self.name(key), item, 0, seats - 1)
        return bits

    def counts(self, key: str, known: list[str]) -> vec[i64]:
        """`{word: number}` as a list of numbers in the order of `known`."""
        found = self.fields(key)
        numbers = [found.number(word, 0) for word in known]
        found.done()
        return vec[i64](numbers)

    def done(self) -> None:
        for key in self.values:
            if key not in self.used:
                raise PositionError(f"{self.name(key)}: no such field")


def whole(where: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(f"{where}: {value!r} is no whole number from {low} to {high}")
    return value


def named(counts: vec[i64], words: list[str]) -> dict[str, object]:
    """Counts as `{word: number}`, leaving out zeros."""
    return {word: int(counts[k]) for k, word in enumerate(words) if counts[k] != 0}


def seat_list(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1]
