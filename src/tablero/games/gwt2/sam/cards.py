"""Sam's cards and difficulties. They are reconstructed: the printed ones were not found."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt2.catalogue import CITIES, DATA, WORKERS

RECONSTRUCTED: Final = DATA.has_doubt(["sam_cards", "sam_difficulties"])
DIFFICULTIES: Final = DATA.ids("sam_difficulties")
FIRST_CITY: Final = vec[i64](
    [row.choice("first_city", CITIES) for row in DATA.rows("sam_difficulties")]
)
LAST_CARD: Final = DATA.numbers("sam_difficulties", "last_card")
EXTRA_WORKERS: Final = DATA.numbers("sam_difficulties", "extra_workers")

# How far a card moves Sam: so many steps, or what the word counts.
STEP_WORDS: Final = ["most_buildings_min_1", "cowboys", "specialists"]
MOST_BUILDINGS: Final[i64] = -1
COWBOYS: Final[i64] = -2
SPECIALISTS: Final[i64] = -3
DEEDS: Final = [
    "hire_cheapest",
    "engine",
    "take_objective",
    "take_bandit",
    "take_hazard",
    "hire_specialist",
    "buy_cattle",
    "build",
    "hire_engineer_then_engine",
    "refill_two_then_buy_with_one_cowboy_less",
]


def _steps() -> list[i64]:
    steps: list[i64] = []
    for row in DATA.rows("sam_cards"):
        row.number("id")
        plain = row.plain("steps")
        if isinstance(plain, int):
            steps.append(plain)
        else:
            steps.append(-1 - row.choice("steps", STEP_WORDS))
    return steps


CARD_STEPS: Final = vec[i64](_steps())
CARD_DEED: Final = vec[i64]([row.choice("do", DEEDS) for row in DATA.rows("sam_cards")])
CARD_NEEDS: Final = vec[i64](
    [row.choice("only_if", WORKERS) if row.has("only_if") else -1 for row in DATA.rows("sam_cards")]
)
