"""What the titles count alike when a position is judged."""

from __future__ import annotations

from math import fsum

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_family.rancher import Rancher


def herd_level(p: Rancher, values: vec[i64], cattle: int) -> float:
    """The mean breeding value of the herd's cattle, the first so many kinds of cards."""
    cards = [int(p.herd(card)) for card in range(cattle)]
    total = sum(int(values[card]) * copies for card, copies in enumerate(cards))
    return total / max(1, sum(cards))


def open_abilities(p: Rancher, discs: list[str], order: list[str]) -> float:
    """Cleared disc spaces, those that come first in the order counting more."""
    best = len(order)
    return fsum(
        [(best - order.index(name)) / best for disc, name in enumerate(discs) if p.cleared(disc)]
    )


def missing_for(wanted: vec[i64], pledged: list[vec[i64]], units: vec[i64]) -> int:
    """Units that one more card of these demands would lack beside those already pledged."""
    missing = 0
    for task in range(len(wanted)):
        left = int(units[task])
        for demands in pledged:
            left -= int(demands[task])
        missing += max(0, int(wanted[task]) - max(0, left))
    return missing
