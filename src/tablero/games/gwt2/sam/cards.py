"""Sam's cards and difficulties. They are reconstructed: the printed ones were not found."""

from __future__ import annotations

from typing import Final

from tablero.games.gwt2.catalogue import CITIES, DATA, WORKERS
from tablero.games.gwt_family.rail.automa import AutomaCards

RECONSTRUCTED: Final = DATA.has_doubt(["sam_cards", "sam_difficulties"])
DIFFICULTIES: Final = DATA.ids("sam_difficulties")
FIRST_CITY: Final = DATA.choices("sam_difficulties", "first_city", CITIES)
LAST_CARD: Final = DATA.numbers("sam_difficulties", "last_card")
EXTRA_WORKERS: Final = DATA.numbers("sam_difficulties", "extra_workers")

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
CARDS: Final = AutomaCards(DATA, "sam_cards", DEEDS, WORKERS)
