"""Pedro's cards, loading cards and difficulties. They are reconstructed: none was found."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_argentina.cards import GOODS
from tablero.games.gwt_argentina.catalogue import DATA, WORKERS
from tablero.games.gwt_argentina.harbours import QUARTERS
from tablero.games.gwt_family.rail.automa import AutomaCards

RECONSTRUCTED: Final = DATA.has_doubt(
    ["pedro_cards", "pedro_difficulties", "pedro_cattle", "loading_cards"]
)
DIFFICULTIES: Final = DATA.ids("pedro_difficulties")
LAST_CARD: Final = DATA.numbers("pedro_difficulties", "last_card")
EXTRA_WORKERS: Final = DATA.numbers("pedro_difficulties", "extra_workers")

DEEDS: Final = [
    "hire_cheapest",
    "engine",
    "take_objective",
    "help_strongest_farmer",
    "help_richest_farmer",
    "hire_specialist",
    "take_cattle",
    "build",
    "hire_maquinista_then_engine",
    "add_two_then_take_cattle_with_one_gaucho_less",
]
CARDS: Final = AutomaCards(DATA, "pedro_cards", DEEDS, WORKERS)

# What so many gauchos take, as numbers of `cards.GOODS`; index: gauchos - 1.
CATTLE_TAKEN: Final = [
    vec[i64]([GOODS.index(goods) for goods in row.words("takes", GOODS)])
    for row in DATA.rows("pedro_cattle")
]
DATA.numbered("pedro_cattle", "gauchos")

# -- loading cards: three stages, the last of which comes again and again -------------------------
N_LOADING: Final[i64] = len(DATA.rows("loading_cards"))
LOADING_STAGE: Final = DATA.numbers("loading_cards", "stage")
LOADING_VALUE: Final = DATA.numbers("loading_cards", "value")
LOADING_QUARTER: Final = DATA.choices_or_none("loading_cards", "quarter", QUARTERS)
SIDES: Final = ["left", "right"]
LOADING_FORESIGHT: Final = [
    vec[i64]([SIDES.index(side) for side in row.words("foresight", SIDES)])
    for row in DATA.rows("loading_cards")
]
DATA.numbered("loading_cards", "id")
FIRST_STAGES: Final[i64] = 2  # cards of each of the first two stages that are in the deck
LAST_STAGE: Final[i64] = 3


def stage_of_draw(drawn: i64) -> i64:
    """The stage of the next loading card after so many."""
    return min(drawn // FIRST_STAGES + 1, LAST_STAGE)
