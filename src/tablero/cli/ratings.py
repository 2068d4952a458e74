"""Statistics of a tournament: Wilson intervals and Bradley-Terry ratings on the Elo scale."""

from __future__ import annotations

import math

Z95 = 1.959964
MEAN_RATING = 1500.0
ELO = 400 / math.log(10)
ROUNDS = 2000


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """95 % interval for a share; sensible even when all or none were won."""
    if trials == 0:
        return 0.0, 1.0
    share = wins / trials
    square = Z95 * Z95 / trials
    middle = (share + square / 2) / (1 + square)
    spread = Z95 * math.sqrt((share * (1 - share) + square / 4) / trials) / (1 + square)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def bradley_terry(beaten: dict[tuple[str, str], float], names: list[str]) -> dict[str, float]:
    """Ratings from how often each finished ahead of each other (a tie is half for both).

    Minorisation-maximisation; one imagined draw for each pair keeps a bot that never lost finite.
    """
    won = {pair: beaten.get(pair, 0.0) + 0.5 for pair in _pairs(names)}
    strength = dict.fromkeys(names, 1.0)
    for _round in range(ROUNDS):
        fresh = {}
        for name in names:
            wins = sum(won[name, other] for other in names if other != name)
            met = sum(
                (won[name, other] + won[other, name]) / (strength[name] + strength[other])
                for other in names
                if other != name
            )
            fresh[name] = wins / met if met else 1.0
        scale = math.exp(sum(math.log(value) for value in fresh.values()) / len(fresh))
        strength = {name: value / scale for name, value in fresh.items()}
    return {name: MEAN_RATING + ELO * math.log(value) for name, value in strength.items()}


def _pairs(names: list[str]) -> list[tuple[str, str]]:
    return [(one, other) for one in names for other in names if one != other]
