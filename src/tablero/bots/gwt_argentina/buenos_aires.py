"""Buenos Aires: extra delivery, certificates, which ship, and what comes to the board."""

from __future__ import annotations

from tablero.bots.gwt_argentina.location import LOCATIONS
from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.spending import RAIL
from tablero.bots.gwt_argentina.weights import WEIGHTS
from tablero.games.gwt_argentina.buenos_aires.delivery import grain_due, spots_from
from tablero.games.gwt_argentina.buenos_aires.loading import (
    SHIP_OBJECTIVE,
    due_for,
    grain_of,
    is_open,
)
from tablero.games.gwt_argentina.cards import N_BREEDS
from tablero.games.gwt_argentina.catalogue import FIRST_WORKER
from tablero.games.gwt_argentina.harbours import (
    N_SHIPS,
    N_SPOTS,
    QUAY_VP,
    QUAYS,
    SHIP_QUAY,
    SHIP_VALUE,
    SHIP_VP,
    SPOT_VP,
)
from tablero.games.gwt_argentina.printed import BONUS_ACTIONS
from tablero.games.gwt_argentina.words import DELIVERY_NO, DELIVERY_PLAY, INCOME_PLAY


def spot_worth(mind: Mind, quay: int, spot_number: int) -> float:
    """Points and bonus of a spot, less the grain and what the disc brings on its quay."""
    face = int(mind.g.spot_face(spot_number))
    worth = float(SPOT_VP[face]) - float(QUAY_VP[quay])
    for side in BONUS_ACTIONS[face]:
        for deed in side.rewards:
            worth += LOCATIONS.reward(mind, deed)
    return worth - WEIGHTS["deliver_grain"] * int(grain_due(mind.g, quay, spot_number))


def delivery(mind: Mind, answer: int) -> float:
    if answer >= DELIVERY_PLAY:
        return RAIL.play(mind, answer)
    if answer == DELIVERY_NO:
        return 0.0
    open_spots = int(spots_from(mind.g, answer, mind.me.grain))
    offers = [
        spot_worth(mind, answer, number)
        for number in range(int(N_SPOTS))
        if open_spots >> number & 1
    ]
    return max(offers, default=-1.0)


def spot(mind: Mind, answer: int) -> float:
    return spot_worth(mind, QUAYS.index(str(mind.about()["quay"])), answer)


def ship_worth(mind: Mind, number: int) -> float:
    """Points on the ship or on the quay it sails to, the card it brings, less grain and pesos."""
    worth = float(SHIP_VP[number])
    quay = int(SHIP_QUAY[number])
    if quay >= 0:
        worth += float(QUAY_VP[quay]) + WEIGHTS[f"sail_{QUAYS[quay]}"] * mind.to_come()
    worth += WEIGHTS["objective"] * int(SHIP_OBJECTIVE[number]) * mind.to_come()
    grain = min(int(grain_of(mind.me, number)), int(mind.me.grain))
    return worth - WEIGHTS["load_grain"] * grain - WEIGHTS["money"] * int(due_for(mind.me, number))


def best_within(mind: Mind, value: int) -> float:
    return max(
        ship_worth(mind, number)
        for number in range(int(N_SHIPS))
        if is_open(mind.g, mind.me, number, value)
    )


def income(mind: Mind, answer: int) -> float:
    """Spend certificates only as far as a better ship comes within reach."""
    value = int(mind.about()["value"])
    if answer >= INCOME_PLAY:
        if mind.word(answer) == "exchange":
            return WEIGHTS["exchange_double"] * doubles(mind) + best_within(mind, value) - 1.0
        wish = RAIL.play(mind, answer)
        return wish + 100.0 if wish > 0 else -100.0
    return best_within(mind, value + answer) - WEIGHTS["spend_certificate"] * answer


def doubles(mind: Mind) -> int:
    """Hand cards that add nothing to the herd's value."""
    return sum(max(0, int(mind.me.breed_in_hand(breed)) - 1) for breed in range(int(N_BREEDS)))


def ship(mind: Mind, answer: int) -> float:
    return ship_worth(mind, answer) + 0.01 * float(SHIP_VALUE[answer])


def foresight(mind: Mind, answer: int) -> float:
    """Workers to hire and farmers to help; who is ahead has no wish for a long game."""
    if answer >= FIRST_WORKER:
        return WEIGHTS["foresight_worker"]
    return WEIGHTS["foresight_farmer"] - 0.1 * mind.figure(answer, "strength")
