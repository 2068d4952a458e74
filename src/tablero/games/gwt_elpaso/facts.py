"""What is printed on the components, as plain data: shapes.py declares it key by key."""

from __future__ import annotations

from tablero.core.printed import plain_sides
from tablero.core.text.plain import Plain
from tablero.games.gwt_elpaso.cards import (
    BONUS_FURTHER,
    BONUS_PERMANENT,
    BONUS_VP,
    BONUSES,
    CARD_VP,
    CARDS,
    MARKET,
    MARKET_COWBOYS,
    NEEDS,
    OBJECTIVE_VP,
    OBJECTIVES,
    VALUE,
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
from tablero.games.gwt_elpaso.printed import (
    AUX_AFTER_ACTIONS,
    AUX_BASIC_ACTIONS,
    BONUS_ACTIONS,
    FACE_ACTIONS,
    POST_ACTIONS,
    TRAIN_ACTIONS,
)

GROUPS = ("trail", "common_buildings", "trains", "cattle", "posts", "objectives", "bonus_tiles")


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
        "cards": {name: card(k) for k, name in enumerate(CARDS)},
        "objectives": {
            name: {"needs": NEEDS[k], "vp": int(OBJECTIVE_VP[k])}
            for k, name in enumerate(OBJECTIVES)
        },
        "bonuses": {name: bonus(k) for k, name in enumerate(BONUSES)},
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
        "workers": int(BUILDERS_NEEDED[own]) if own >= 0 else 0,
        "vp": int(BUILDING_VP[own]) if own >= 0 else 0,
    }


def train(k: int) -> Plain:
    slots = [plain_sides(sides) for sides in TRAIN_ACTIONS[k]]
    return {"slots": slots, "workers": int(TRAIN_ENGINEERS[k]), "vp": 0}


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


def card(k: int) -> Plain:
    cowboys = int(MARKET_COWBOYS[MARKET.index(CARDS[k])]) if CARDS[k] in MARKET else 0
    return {"value": int(VALUE[k]), "vp": int(CARD_VP[k]), "cowboys": cowboys}


def bonus(k: int) -> Plain:
    return {
        "vp": int(BONUS_VP[k]),
        "certificates": int(BONUS_PERMANENT[k]),
        "further_cards": int(BONUS_FURTHER[k]),
        "action": plain_sides(BONUS_ACTIONS[k]),
    }
