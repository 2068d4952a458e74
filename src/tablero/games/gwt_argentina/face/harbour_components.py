"""What is printed on ships and city maps, as plain data."""

from __future__ import annotations

from tablero.core.catalogue import Row
from tablero.core.printed import plain_sides
from tablero.core.text.plain import Plain
from tablero.games.gwt_argentina.catalogue import BANNERS, CORNERS, DATA
from tablero.games.gwt_argentina.harbours import (
    CITIES,
    N_CITIES,
    N_QUARTERS,
    N_SPOTS,
    QUARTER_GRAIN,
    QUARTERS,
    QUAY_CITY,
    QUAY_CORNERS,
    QUAY_DISCOUNT,
    QUAY_VP,
    QUAYS,
    REPEATABLE,
    SHIP_BANNER,
    SHIP_CORNERS,
    SHIP_GRAIN,
    SHIP_QUAY,
    SHIP_VALUE,
    SHIP_VP,
    SIDES,
    SPOT_CENTRE,
    SPOT_CITY,
    SPOT_QUARTER,
    SPOT_VP,
    SPOTS,
)
from tablero.games.gwt_argentina.printed import BONUS_ACTIONS, SHIP_ACTIONS
from tablero.games.gwt_family.position.plain import word_or_none


def ship(k: int) -> Plain:
    return {
        "value": int(SHIP_VALUE[k]),
        "grain": int(SHIP_GRAIN[k]),
        "vp": int(SHIP_VP[k]),
        "corners": CORNERS[SHIP_CORNERS[k]],
        "repeatable": bool(REPEATABLE >> k & 1),
        "banner": word_or_none(SHIP_BANNER[k], BANNERS),
        "quay": word_or_none(SHIP_QUAY[k], QUAYS),
        "action": plain_sides(SHIP_ACTIONS[k]),
    }


def quay(k: int) -> Plain:
    return {
        "city": CITIES[QUAY_CITY[k]],
        "vp": int(QUAY_VP[k]),
        "discount": int(QUAY_DISCOUNT[k]),
        "corners": CORNERS[QUAY_CORNERS[k]],
    }


def spots() -> Plain:
    return {
        side: {name: spot(k, s) for k, name in enumerate(SPOTS)} for s, side in enumerate(SIDES)
    }


def spot(k: int, side: int) -> Plain:
    face = side * int(N_SPOTS) + k
    return {
        "city": CITIES[SPOT_CITY[k]],
        "quarter": QUARTERS[SPOT_QUARTER[k]],
        "grain": quarter_grain(k, side),
        "vp": int(SPOT_VP[face]),
        "centre": bool(SPOT_CENTRE[face]),
        "bonus": plain_sides(BONUS_ACTIONS[face]),
    }


def quarter_grain(k: int, side: int) -> int:
    """What an extra delivery to a spot costs on a side of its city map."""
    at = (side * int(N_CITIES) + int(SPOT_CITY[k])) * int(N_QUARTERS) + int(SPOT_QUARTER[k])
    return int(QUARTER_GRAIN[at])


def city_rows() -> list[tuple[str, Row]]:
    """Quarters and bonus spots of both sides: le_havre_west_b, le_havre_west_1_b."""
    found: list[tuple[str, Row]] = []
    for group in ("quarters", "spots"):
        for row in DATA.rows(group):
            place = [row.word("city"), row.word("quarter")]
            if row.has("n"):
                place.append(str(row.number("n")))
            found.append(("_".join([*place, row.word("side")]), row))
    return found
