"""What `check-data` counts where there are bags of tiles and a cattle market."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def tiles_in(bags: list[vec[i64]], first: int, last: int) -> int:
    """Tiles of the kinds from `first` up to `last`, which is not counted, in all bags."""
    return sum(int(bag[tile]) for bag in bags for tile in range(first, last))


def cattle_from(copies: vec[i64], where: vec[i64], place: int) -> int:
    """Cattle cards that begin in one place."""
    return sum(int(copies[card]) for card in range(len(copies)) if where[card] == place)
