"""What is printed on the components, as plain data: shapes.py declares it key by key."""

from __future__ import annotations

from tablero.core.printed import plain_sides
from tablero.core.text.plain import Plain
from tablero.games.gwt_elpaso.cards import (
    BONUS_CERTIFICATES,
    BONUS_DOLLARS,
    BONUS_FURTHER,
    BONUS_PAY,
    BONUS_PERMANENT,
    BONUS_VP,
    BONUS_WORKERS,
    BONUSES,
    CARD_VP,
    CATTLE,
    FIRST_WORKER,
    MARKET,
    MARKET_COWBOYS,
    NEEDS,
    OBJECTIVE_VP,
    OBJECTIVES,
    VALUE,
    WORKERS,
)
from tablero.games.gwt_elpaso.catalogue import (
    AUXILIARY,
    BUILDERS_NEEDED,
    BUILDING_VP,
    CORNERS,
    DATA,
    DISC_CORNERS,
    DISC_COST,
    DISC_GAIN,
    DISCS,
    FACES,
    NEUTRALS,
    NODE_KIND,
    NODE_KINDS,
    NODES,
    POST_CORNERS,
    POST_REPEATABLE,
    POST_VALUE,
    POST_VP,
    POSTS,
    TRAIN_ENGINEERS,
    TRAINS,
)
from tablero.games.gwt_elpaso.el_paso.arrival import INCOME
from tablero.games.gwt_elpaso.location.hiring import JOKER_EXTRA
from tablero.games.gwt_elpaso.location.paying import DOLLARS_EACH
from tablero.games.gwt_elpaso.printed import (
    AUX_AFTER_ACTIONS,
    AUX_BASIC_ACTIONS,
    BONUS_ACTIONS,
    FACE_ACTIONS,
    GRAMMAR,
    POST_ACTIONS,
    TRAIN_ACTIONS,
)
from tablero.games.gwt_elpaso.sue.cards import (
    CARD_DECK,
    CARD_DEED,
    CARD_PER,
    CARD_STEPS,
    DEEDS,
    FIXED,
    N_SUE_CARDS,
)

GROUPS = (
    "trail",
    "neutral_buildings",
    "common_buildings",
    "trains",
    "cattle",
    "workers",
    "posts",
    "objectives",
    "bonus_tiles",
)


def printed() -> Plain:
    rows = [row for group in GROUPS for row in DATA.rows(group)]
    return {
        "nodes": {name: node(k) for k, name in enumerate(NODES[:-1])},
        "tiles": {name: building(k) for k, name in enumerate([*NEUTRALS, *FACES])},
        "trains": {name: train(k) for k, name in enumerate(TRAINS)},
        "posts": {name: post(k) for k, name in enumerate(POSTS)},
        "discs": {name: disc(k) for k, name in enumerate(DISCS)},
        "auxiliary": {
            name: {
                "basic": plain_sides(AUX_BASIC_ACTIONS[k]),
                "after": plain_sides(AUX_AFTER_ACTIONS[k]),
            }
            for k, name in enumerate(AUXILIARY)
        },
        "cattle": {name: cattle(k) for k, name in enumerate(CATTLE)},
        "prices": [price(k) for k in range(len(MARKET))],
        "workers": {name: worker(k) for k, name in enumerate(WORKERS)},
        "joker_extra": int(JOKER_EXTRA),
        "income": int(INCOME),
        "objectives": {
            name: {"needs": NEEDS[k], "vp": int(OBJECTIVE_VP[k])}
            for k, name in enumerate(OBJECTIVES)
        },
        "bonuses": {name: bonus(k) for k, name in enumerate(BONUSES)},
        "sue_cards": {str(k + 1): sue_card(k) for k in range(int(N_SUE_CARDS))},
        "doubtful": [row.word("id") for row in rows if row.is_doubtful()],
        "unconfirmed": [row.word("id") for row in rows if row.is_unconfirmed()],
    }


def node(k: int) -> Plain:
    row = DATA.rows("trail")[k]
    # The way that leads on to El Paso closes the loop.
    ahead = [NODES[0] if name == NODES[-1] else name for name in row.words("next")]
    return {
        "kind": NODE_KINDS[NODE_KIND[k]],
        "next": ahead,
        "letter": row.word("letter") if row.has("letter") else None,
        "cost": row.number("cost", 0),
    }


def building(k: int) -> Plain:
    own = k - len(NEUTRALS)
    return {
        "slots": [plain_sides(sides) for sides in FACE_ACTIONS[k]],
        "builders": int(BUILDERS_NEEDED[own]) if own >= 0 else 0,
        "vp": int(BUILDING_VP[own]) if own >= 0 else 0,
    }


def train(k: int) -> Plain:
    slots = [plain_sides(sides) for sides in TRAIN_ACTIONS[k]]
    engineers = int(TRAIN_ENGINEERS[k])
    return {"slots": slots, "engineers": engineers, "money": engineers * int(DOLLARS_EACH)}


def post(k: int) -> Plain:
    return {
        "value": int(POST_VALUE[k]),
        "corners": CORNERS[POST_CORNERS[k]],
        "repeatable": POST_REPEATABLE[k] != 0,
        "vp": int(POST_VP[k]),
        "action": plain_sides(POST_ACTIONS[k]),
    }


def disc(k: int) -> Plain:
    corners = CORNERS[DISC_CORNERS[k]]
    return {"corners": corners, "cost": int(DISC_COST[k]), "gain": int(DISC_GAIN[k])}


def cattle(k: int) -> Plain:
    return {"breed": CATTLE[k], "value": int(VALUE[k]), "vp": int(CARD_VP[k])}


def price(k: int) -> Plain:
    cowboys = int(MARKET_COWBOYS[k])
    return {
        "buys": MARKET[k],
        "cards": 1,
        "cowboys": cowboys,
        "money": cowboys * int(DOLLARS_EACH),
    }


def worker(k: int) -> Plain:
    """What discarding it from the worker area brings: a cowboy serves a move, others at once."""
    if k in BONUS_WORKERS:
        at = BONUS_WORKERS.index(k)
        gains = {"dollars": int(BONUS_DOLLARS[at]), "certificate": int(BONUS_CERTIFICATES[at])}
        gain = " + ".join(f"{verb} {n}" for verb, n in gains.items() if n)
        bonus_text = f"pay {int(BONUS_PAY[at])} -> {gain}" if BONUS_PAY[at] else gain
    else:
        bonus_text = "move_herder 1"
    return {
        "vp": int(CARD_VP[FIRST_WORKER + k]),
        "bonus": plain_sides(GRAMMAR.sides(bonus_text)),
    }


def bonus(k: int) -> Plain:
    return {
        "vp": int(BONUS_VP[k]),
        "certificates": int(BONUS_PERMANENT[k]),
        "further_cards": int(BONUS_FURTHER[k]),
        "action": plain_sides(BONUS_ACTIONS[k]),
    }


def sue_card(k: int) -> Plain:
    """Steps as printed, or as many as the worker has cards in her columns."""
    return {
        "deck": "b" if CARD_DECK[k] else "a",
        "steps": int(CARD_STEPS[k]),
        "per": None if CARD_PER[k] == FIXED else WORKERS[CARD_PER[k]],
        "deed": DEEDS[CARD_DEED[k]],
    }
