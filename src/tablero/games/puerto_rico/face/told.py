"""Tips made from what is printed: which there are, and from which facts."""

from __future__ import annotations

from typing import Final

from tablero.core.kinds import Args
from tablero.core.printed import Line, Told
from tablero.games.puerto_rico.catalogue import (
    BUILDINGS,
    CITY_SPACES,
    FACTORY,
    GOODS,
    HOUSE_SPACES,
    ISLAND_SPACES,
    LARGE_PLANT_POINTS,
    POWERS,
    PRICE,
    PRODUCE_INCOME,
    SCORES,
    SETUPS,
    SMALL_PLANT_POINTS,
    Building,
    variant,
)
from tablero.games.puerto_rico.scoring import (
    CHIPS_FOR_A_POINT,
    COLONISTS_FOR_A_POINT,
    RESIDENCE_POINTS,
    RESIDENCE_SPACES,
)

MOST_PLAYERS: Final = 5
COUNTED: Final[Args] = {
    "small": SMALL_PLANT_POINTS,
    "large": LARGE_PLANT_POINTS,
    "points": int(RESIDENCE_POINTS),
    "spaces": int(RESIDENCE_SPACES),
    "colonists": int(COLONISTS_FOR_A_POINT),
    "chips": int(CHIPS_FOR_A_POINT),
}
SWAPPED: Final = ("factory", "university")


def told() -> list[Told]:
    return [
        *[Told(f"tip-{building.name}", lines(building)) for building in BUILDINGS],
        *[tip(good, "good", {"price": int(PRICE[k])}) for k, good in enumerate(GOODS)],
        tip("island", "island", {"spaces": int(ISLAND_SPACES)}),
        tip("city", "city", {"spaces": int(CITY_SPACES)}),
        tip("trading_house", "trading_house", {"spaces": int(HOUSE_SPACES)}),
        *variants(),
    ]


def tip(thing: str, message: str, facts: Args) -> Told:
    return Told(f"tip-{thing}", [Line(f"told-{message}", facts)])


def lines(building: Building) -> list[Line]:
    """What it makes, what it does while occupied, what it counts at the end."""
    found: list[Line] = []
    if building.produces >= 0:
        facts: Args = {"circles": building.circles}
        facts["plantation"] = f"{GOODS[building.produces]}_plantation"
        found.append(Line("told-plant", facts))
    for k, word in enumerate(POWERS):
        if building.power(k):
            found.append(Line(f"told-power-{word}", power(k, building.power(k))))
    if building.score:
        found.append(Line(f"told-score-{SCORES[building.score]}", COUNTED))
    return found


def power(word: int, amount: int) -> Args:
    if word == PRODUCE_INCOME:
        names = ("two", "three", "four", "five")
        return {name: int(FACTORY[kinds]) for kinds, name in enumerate(names, 2)}
    return {"n": amount}


def variants() -> list[Told]:
    """Options that put other figures in place of the printed ones."""
    swap: Args = {name: variant("factory_university_swap", name) for name in SWAPPED}
    chips: Args = {
        "chips": variant("vp_126_five_players", "chips"),
        "printed": SETUPS[MOST_PLAYERS].chips,
    }
    less: Args = {"doubloons": variant("corn_start_minus_one", "doubloons")}
    found: list[Told] = []
    for key, facts in (
        ("option-factory_university_swap-help", swap),
        ("option-vp_126_five_players", chips),
        ("option-vp_126_five_players-help", chips),
        ("option-corn_start_minus_one", less),
        ("option-corn_start_minus_one-help", less),
    ):
        found.append(Told(key, [Line(f"told-{key}", facts)]))
    return found
