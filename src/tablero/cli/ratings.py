"""Statistics of a tournament: intervals for shares, Bradley-Terry ratings on the Elo scale, skills
by the model of Plackett and Luce."""

from __future__ import annotations

import math
from typing import NamedTuple

Z95 = 1.959964
MEAN_RATING = 1500.0
ELO = 400 / math.log(10)
ROUNDS = 2000
ALPHA = 0.05
MIXTURE = 0.088  # makes the interval that always holds narrowest at about 100 numbers
BETA = 25.0 / 6
KAPPA = 0.0001


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """95 % interval for a share; sensible even when all or none were won."""
    if trials == 0:
        return 0.0, 1.0
    share = wins / trials
    square = Z95 * Z95 / trials
    middle = (share + square / 2) / (1 + square)
    spread = Z95 * math.sqrt((share * (1 - share) + square / 4) / trials) / (1 + square)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def always_valid(shares: list[float]) -> tuple[float, float]:
    """A 95 % interval for the mean of numbers between 0 and 1 that may be looked at after every
    one of them: it holds at all times together (Robbins' normal mixture, variance at most 1/4)."""
    if not shares:
        return 0.0, 1.0
    n = len(shares)
    mixed = n * MIXTURE + 1
    spread = 0.5 * math.sqrt(2 * mixed / (n * n * MIXTURE) * math.log(math.sqrt(mixed) / ALPHA))
    mean = sum(shares) / n
    return max(0.0, mean - spread), min(1.0, mean + spread)


class Skill(NamedTuple):
    """What a player is taken to be worth, and how unsure that is; as OpenSkill begins."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


def rate(skills: list[Skill], places: list[int]) -> list[Skill]:
    """The skills after a game in which these places were taken, the best being the lowest number
    (Weng and Lin 2011, algorithm 4; the defaults of OpenSkill)."""
    spread = math.sqrt(sum(skill.sigma**2 + BETA**2 for skill in skills))
    powers = [math.exp(skill.mu / spread) for skill in skills]
    below = [
        sum(power for power, rank in zip(powers, places, strict=True) if rank >= place)
        for place in places
    ]
    tied = [places.count(place) for place in places]
    return [
        _rated(skill, place, powers[k], spread, list(zip(places, below, tied, strict=True)), k)
        for k, (skill, place) in enumerate(zip(skills, places, strict=True))
    ]


def _rated(
    skill: Skill,
    place: int,
    power: float,
    spread: float,
    field: list[tuple[int, float, int]],
    own: int,
) -> Skill:
    omega = delta = 0.0
    for other, (rank, sum_below, tied) in enumerate(field):
        if rank > place:
            continue
        chance = power / sum_below
        omega += ((1.0 if other == own else 0.0) - chance) / tied
        delta += chance * (1 - chance) / tied
    square = skill.sigma**2
    omega *= square / spread
    delta *= skill.sigma / spread * square / spread**2
    return Skill(skill.mu + omega, skill.sigma * math.sqrt(max(1 - delta, KAPPA)))


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
