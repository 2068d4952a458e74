"""Kansas City: tiles, certificates, and where to deliver."""

from __future__ import annotations

from tablero.bots.gwt2.mind import Mind
from tablero.bots.gwt2.spending import RAIL
from tablero.bots.gwt2.weights import WEIGHTS
from tablero.games.gwt2.cards import N_BREEDS
from tablero.games.gwt2.catalogue import (
    BAG_TILES,
    CITY_VALUE,
    CITY_VP,
    LINK_FROM,
    LINK_VP,
    N_CITIES,
)
from tablero.games.gwt2.kansas_city.delivery import transport
from tablero.games.gwt2.words import FORESIGHT_PLAY, INCOME_PLAY

WANTED = ["cowboy", "builder", "engineer", "green_bandit", "orange_bandit"]


def foresight(mind: Mind, answer: int) -> float:
    """Workers keep the game going; bandits pay; hazards annoy everybody."""
    if answer >= FORESIGHT_PLAY:
        return RAIL.play(mind, answer)
    tile = BAG_TILES[answer]
    return float(len(WANTED) - WANTED.index(tile)) if tile in WANTED else 0.0


def worth_of(mind: Mind, city_number: int) -> float:
    """Points of a disc in a city with the links it completes, less the transport."""
    cities = int(mind.me.cities)
    worth = (
        2.0 + WEIGHTS["city_value"] * float(CITY_VALUE[city_number]) + float(CITY_VP[city_number])
    )
    for link, first in enumerate(LINK_FROM):
        if city_number in (first, first + 1):
            other = int(first) if city_number == first + 1 else int(first) + 1
            worth += float(LINK_VP[link]) * (1.0 if cities >> other & 1 else WEIGHTS["link_later"])
    crosses = int(transport(mind.me, city_number, 0))
    return worth - WEIGHTS["transport"] * crosses


def best_within(mind: Mind, value: int) -> float:
    best = -4.0
    for number in range(1, int(N_CITIES)):
        again = mind.me.cities >> number & 1 and number != int(N_CITIES) - 1
        if int(CITY_VALUE[number]) <= value and not again:
            best = max(best, worth_of(mind, number))
    return best


def income(mind: Mind, answer: int) -> float:
    """Spend certificates only as far as a better city comes within reach."""
    if answer >= INCOME_PLAY:
        if mind.word(answer) == "exchange":
            gain = WEIGHTS["exchange_double"] * _doubles(mind)
            return gain + best_within(mind, int(mind.about()["value"])) - 1.0
        wish = RAIL.play(mind, answer)
        return wish + 100.0 if wish > 0 else -100.0
    value = int(mind.about()["value"])
    return best_within(mind, value + answer) - WEIGHTS["spend_certificate"] * answer


def _doubles(mind: Mind) -> int:
    """Hand cards that add nothing to the herd's value."""
    return sum(max(0, int(mind.me.breed_in_hand(breed)) - 1) for breed in range(int(N_BREEDS)))


def city(mind: Mind, answer: int) -> float:
    if answer == 0:
        return -4.0
    return worth_of(mind, answer)


def more(mind: Mind, answer: int) -> float:
    del mind
    return float(answer)
