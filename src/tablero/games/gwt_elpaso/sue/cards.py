"""Sue's cards and supply as tables; all of it is a reconstruction but the supply."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.printed import Side
from tablero.games.gwt_elpaso.cards import CARDS, WORKERS
from tablero.games.gwt_elpaso.catalogue import DATA
from tablero.games.gwt_elpaso.location.tiles import A_BONUS, AN_OBJECTIVE
from tablero.games.gwt_elpaso.printed import ANY, BONUS_ACTIONS, POST_ACTIONS, TRAIN_ACTIONS
from tablero.games.gwt_family.printed import MAX_SLOTS

RECONSTRUCTED: Final = DATA.has_doubt(["sue_cards", "sue_supply"])
DEEDS: Final = ["supply_1", "supply_2", "cattle", "build", "train", "best"]
FIXED: Final[i64] = -1
CARD_STEPS: Final = DATA.numbers("sue_cards", "steps", 0)
# The worker whose column tells the steps, or FIXED.
CARD_PER: Final = vec[i64](
    [row.choice("per", WORKERS) if row.has("per") else FIXED for row in DATA.rows("sue_cards")]
)
CARD_DEED: Final = DATA.choices("sue_cards", "do", DEEDS)
CARD_DECK: Final = DATA.choices("sue_cards", "deck", ["a", "b"])  # all cards a come before cards b
N_SUE_CARDS: Final[i64] = len(CARD_DEED)
A_CARDS: Final[i64] = sum(1 for deck in CARD_DECK if deck == 0)
MOST_HARDER: Final = int(N_SUE_CARDS - A_CARDS)
for _number, _row in enumerate(DATA.rows("sue_cards"), 1):
    if _row.number("id") != _number or CARD_DECK[_number - 1] != (_number > int(A_CARDS)):
        raise _row.error("cards are numbered, those of deck a first")

SUPPLY: Final = vec[i64]([0] * len(CARDS))
for _row in DATA.rows("sue_supply"):
    SUPPLY[_row.choice("id", CARDS)] = _row.number("count")

# What she takes of a printed action: tiles and hires, nothing else.
NOTHING: Final[i64] = 0
A_HIRE: Final[i64] = 8
TILE_SORTS: Final = {"objective": AN_OBJECTIVE, "bonus": A_BONUS, ANY: AN_OBJECTIVE | A_BONUS}


def _taken(sides: list[Side]) -> i64:
    for side in sides:
        for deed in side.rewards:
            if deed.verb == "tile":
                return TILE_SORTS[deed.what]
            if deed.verb == "hire":
                return A_HIRE
    return NOTHING


def _train_deeds() -> list[i64]:
    deeds: list[i64] = []
    for face in TRAIN_ACTIONS:
        slots = [_taken(sides) for sides in face]
        deeds += [*slots, *[NOTHING] * (int(MAX_SLOTS) - len(slots))]
    return deeds


TRAIN_DEEDS: Final = vec[i64](_train_deeds())  # face * MAX_SLOTS + slot
POST_DEEDS: Final = vec[i64]([_taken(sides) for sides in POST_ACTIONS])
BONUS_DEEDS: Final = vec[i64]([_taken(sides) for sides in BONUS_ACTIONS])
