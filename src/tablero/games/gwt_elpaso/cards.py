"""Cards and tiles that players own: workers, cattle, objectives, bonus tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Row
from tablero.games.gwt_elpaso.catalogue import DATA
from tablero.games.gwt_family.pledges import demands_of

# -- cards: cattle, then workers, which are never in a hand ----------------------------------------
WORKERS: Final = DATA.ids("workers")
N_WORKERS: Final[i64] = len(WORKERS)
COWBOY: Final[i64] = 0
BUILDER: Final[i64] = 1
ENGINEER: Final[i64] = 2
JOKER: Final[i64] = 3
CATTLE: Final = DATA.ids("cattle")
N_CATTLE: Final[i64] = len(CATTLE)
CARDS: Final = [*CATTLE, *WORKERS]
N_CARDS: Final[i64] = len(CARDS)
FIRST_WORKER: Final[i64] = len(CATTLE)  # worker w is card FIRST_WORKER + w
_card_rows = [*DATA.rows("cattle"), *DATA.rows("workers")]
VALUE: Final = vec[i64]([row.number("value", 0) for row in _card_rows])  # workers have none
CARD_VP: Final = vec[i64]([row.number("vp") for row in _card_rows])
CARD_COUNT: Final = vec[i64]([row.number("count") for row in _card_rows])
WHERE: Final = ["player", "market", "simmental"]
DATA.choices("cattle", "where", WHERE)  # refuses any other word
SIMMENTAL: Final[i64] = CARDS.index("simmental")
OWN_CATTLE: Final = vec[i64](DATA.places("cattle", "where", "player"))


def _first_herd() -> vec[i64]:
    """The cards of a player at the start."""
    herd = vec[i64]([0] * int(N_CARDS))
    for card in OWN_CATTLE:
        herd[card] = CARD_COUNT[card]
    return herd


FIRST_HERD: Final = _first_herd()
_market = DATA.places("cattle", "where", "market")
MARKET: Final = [CARDS[card] for card in _market]
MARKET_CARD: Final = vec[i64](_market)
N_MARKET: Final[i64] = len(MARKET)
MARKET_COWBOYS: Final = vec[i64]([DATA.rows("cattle")[card].number("cowboys") for card in _market])

# What a discard icon can ask for, as a set of cards (one bit each).
ANY_CATTLE: Final = "any_cattle"
VALUE_2: Final = "value_2"
FILTERS: Final = [*CATTLE, ANY_CATTLE, VALUE_2]


def _filter(word: str) -> int:
    cattle = range(len(CATTLE))
    if word == ANY_CATTLE:
        return sum(1 << card for card in cattle)
    if word == VALUE_2:
        return sum(1 << card for card in cattle if VALUE[card] == 2)
    return 1 << CARDS.index(word)


FILTER: Final = [_filter(word) for word in FILTERS]

# -- what discarding a worker from the area brings, in the order of the asides ---------------------
BONUS_WORKERS: Final = [row.choice("id", WORKERS) for row in DATA.rows("worker_bonus")]
BONUS_WORKER: Final = vec[i64](BONUS_WORKERS)
BONUS_DOLLARS: Final = DATA.numbers("worker_bonus", "dollars")
BONUS_PAY: Final = DATA.numbers("worker_bonus", "pay")
BONUS_CERTIFICATES: Final = DATA.numbers("worker_bonus", "certificates")

# -- tiles ----------------------------------------------------------------------------------------
# Every unit of a task counts for the wider task too, so that demands can be compared task by task.
TASKS: Final = [
    "black_angus",
    "corriente",
    "shorthorn",
    "hereford",
    "market_cattle",
    "simmental",
    "cowboy",
    "builder",
    "engineer",
    "large_building",
    "building",
    "black_disc",
    "disc",
    "bonus_tile",
]
WIDER: Final = {
    "black_angus": "market_cattle",
    "corriente": "market_cattle",
    "shorthorn": "market_cattle",
    "hereford": "market_cattle",
    "large_building": "building",
    "black_disc": "disc",
}
OBJECTIVES: Final = DATA.ids("objectives")
N_OBJECTIVES: Final[i64] = len(OBJECTIVES)
OBJECTIVE_VP: Final = DATA.numbers("objectives", "vp")


def _demands(row: Row) -> vec[i64]:
    counts = demands_of(row, "needs", TASKS)
    for task, wider in WIDER.items():
        counts[TASKS.index(wider)] += counts[TASKS.index(task)]
    return counts


NEEDS: Final = [row.table("needs") for row in DATA.rows("objectives")]
DEMANDS: Final = [_demands(row) for row in DATA.rows("objectives")]
LARGE: Final[i64] = 3  # builders that a large building needs at least

BONUSES: Final = DATA.ids("bonus_tiles")
N_BONUSES: Final[i64] = len(BONUSES)
BONUS_COUNT: Final = DATA.numbers("bonus_tiles", "count")
BONUS_VP: Final = DATA.numbers("bonus_tiles", "vp")
BONUS_PERMANENT: Final = DATA.numbers("bonus_tiles", "certificates", 0)
BONUS_FURTHER: Final = DATA.numbers("bonus_tiles", "further_cards", 0)
