"""What is printed on the components, as plain data: shapes.py declares it key by key."""

from __future__ import annotations

from tablero.core.catalogue import Row
from tablero.core.printed import plain_sides
from tablero.core.text.plain import Plain
from tablero.games.gwt2.cards import (
    ALL_OBJECTIVES,
    BREED,
    BREEDS,
    CATTLE,
    CATTLE_VALUE,
    CATTLE_VP,
    COUNTED,
    DEMANDS,
    MASTER_CERTIFICATES,
    MASTER_COUNTS,
    MASTER_GROUP,
    MASTER_VP,
    MASTERS,
    OBJECTIVE_PENALTY,
    OBJECTIVE_VP,
    TASKS,
)
from tablero.games.gwt2.catalogue import (
    ARROWS,
    AUXILIARY,
    BANDIT_HAND,
    BANDIT_NODES,
    BANDITS,
    BUILDERS_NEEDED,
    BUILDING_HANDS,
    BUILDING_VP,
    CERTIFICATE_TRACK,
    CITIES,
    CITY_BONUS,
    CITY_CORNERS,
    CITY_REPEATABLE,
    CITY_VALUE,
    CITY_VP,
    CORNERS,
    CROSSES,
    DATA,
    DISC_CORNERS,
    DISC_COST,
    DISC_GAIN,
    DISC_VP,
    DISCS,
    FACES,
    FOREST,
    HAZARD_HAND,
    HAZARD_VP,
    HAZARDS,
    JOB_ARROW,
    JOB_COST,
    LINK_FROM,
    LINK_VP,
    NEUTRAL_NODES,
    NEUTRALS,
    NODE_KIND,
    NODE_KINDS,
    NODE_RISK,
    NODES,
    SPACE_LETTER,
    STATION_CORNERS,
    STATION_COST,
    STATION_VP,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt2.printed import (
    ALL_OBJECTIVE_ACTIONS,
    AUX_DOUBLE,
    AUX_SINGLE,
    BONUS_ACTIONS,
    FACE_ACTIONS,
    LINK_ACTIONS,
    MASTER_ACTIONS,
    RISK_ACTIONS,
    SLOT_ACTIONS,
)
from tablero.games.gwt2.scoring import TOKEN_POINTS, WORKER_POINTS
from tablero.games.gwt_family.position.plain import listed
from tablero.games.gwt_family.rail.printed import HANDS, slots_of
from tablero.games.gwt_family.rail.scoring import slot_points


def printed() -> Plain:
    return {
        "tiles": {**bag_tiles(), **buildings()},
        "nodes": {name: node(k) for k, name in enumerate(NODES)},
        "stations": {name: station(k) for k, name in enumerate(STATIONS)},
        "crosses": CROSSES,
        "cities": {name: city(k) for k, name in enumerate(CITIES)},
        "links": [link(k) for k in range(len(LINK_FROM))],
        "jobs": [
            {"cost": int(JOB_COST[k]), "arrow": ARROWS[JOB_ARROW[k]]} for k in range(len(JOB_COST))
        ],
        "job_token": int(TOKEN_POINTS),
        "discs": {name: disc(k) for k, name in enumerate(DISCS)},
        "auxiliary": {
            name: {"single": plain_sides(AUX_SINGLE[k]), "double": plain_sides(AUX_DOUBLE[k])}
            for k, name in enumerate(AUXILIARY)
        },
        "worker_slots": {name: slots(k) for k, name in enumerate(WORKERS)},
        "slot_points": slot_points(int(WORKER_POINTS)),
        "certificate_track": [int(number) for number in CERTIFICATE_TRACK],
        "cattle": {name: cattle(k) for k, name in enumerate(CATTLE)},
        "prices": [
            {
                "buys": row.word("buys"),
                "cards": row.number("cards"),
                "cowboys": row.number("cowboys"),
                "money": row.number("dollars"),
            }
            for row in DATA.rows("prices")
        ],
        "objectives": {name: objective(k) for k, name in enumerate(ALL_OBJECTIVES)},
        "masters": {name: master(k) for k, name in enumerate(MASTERS)},
        "doubtful": [row.word("id") for row in DATA.rows("private_buildings") if row.is_doubtful()],
        "unconfirmed": unconfirmed(),
    }


def buildings() -> Plain:
    """Faces of neutral and private buildings, with their slots of local actions."""
    found: Plain = {}
    for k, face in enumerate([*NEUTRALS, *FACES]):
        own = k - len(NEUTRALS)
        found[face] = {
            "slots": [plain_sides(sides) for sides in FACE_ACTIONS[k]],
            "builders": int(BUILDERS_NEEDED[own]) if own >= 0 else 0,
            "vp": int(BUILDING_VP[own]) if own >= 0 else 0,
            "hands": listed(BUILDING_HANDS[own], HANDS) if own >= 0 else [],
        }
    return found


def bag_tiles() -> Plain:
    """Hazards and bandits."""
    found: Plain = {}
    for k, name in enumerate(HAZARDS):
        hands = [HANDS[HAZARD_HAND[k]]]
        found[name] = {"slots": [], "builders": 0, "vp": int(HAZARD_VP[k]), "hands": hands}
    for k, name in enumerate(BANDITS):
        hands = [HANDS[BANDIT_HAND[k]]]
        found[f"{name}_bandit"] = {"slots": [], "builders": 0, "vp": 0, "hands": hands}
    return found


def node(k: int) -> Plain:
    letters = [
        NEUTRALS[SPACE_LETTER[n]] for n in range(len(NEUTRAL_NODES)) if NEUTRAL_NODES[n] == k
    ]
    bonus = [BONUS_ACTIONS[n] for n in range(len(BANDIT_NODES)) if BANDIT_NODES[n] == k]
    return {
        "kind": NODE_KINDS[NODE_KIND[k]],
        "next": DATA.rows("trail")[k].words("next"),
        "letter": letters[0] if letters else None,
        "forest": bool(FOREST >> k & 1),
        "risk": plain_sides(RISK_ACTIONS[NODE_RISK[k]]) if NODE_RISK[k] >= 0 else [],
        "bonus": plain_sides(bonus[0]) if bonus else [],
    }


def station(k: int) -> Plain:
    return {
        "after": DATA.rows("stations")[k].number("after"),
        "cost": int(STATION_COST[k]),
        "vp": int(STATION_VP[k]),
        "corners": CORNERS[STATION_CORNERS[k]],
    }


def city(k: int) -> Plain:
    return {
        "value": int(CITY_VALUE[k]),
        "corners": CORNERS[CITY_CORNERS[k]],
        "repeatable": CITY_REPEATABLE[k] != 0,
        "vp": int(CITY_VP[k]),
        "bonus": int(CITY_BONUS[k]),
    }


def link(k: int) -> Plain:
    start = int(LINK_FROM[k])
    return {
        "between": [CITIES[start], CITIES[start + 1]],
        "vp": int(LINK_VP[k]),
        "action": plain_sides(LINK_ACTIONS[k]),
    }


def disc(k: int) -> Plain:
    return {
        "corners": CORNERS[DISC_CORNERS[k]],
        "cost": int(DISC_COST[k]),
        "gain": int(DISC_GAIN[k]),
        "vp": int(DISC_VP[k]),
    }


def slots(worker: int) -> list[list[Plain]]:
    return [plain_sides(sides) for sides in slots_of(SLOT_ACTIONS, worker)]


def cattle(k: int) -> Plain:
    return {"breed": BREEDS[BREED[k]], "value": int(CATTLE_VALUE[k]), "vp": int(CATTLE_VP[k])}


def objective(k: int) -> Plain:
    return {
        "action": plain_sides(ALL_OBJECTIVE_ACTIONS[k]),
        "tasks": {task: int(DEMANDS[k][t]) for t, task in enumerate(TASKS) if DEMANDS[k][t]},
        "vp": int(OBJECTIVE_VP[k]),
        "penalty": int(OBJECTIVE_PENALTY[k]),
    }


def master(k: int) -> Plain:
    return {
        "action": plain_sides(MASTER_ACTIONS[k]),
        "certificates": int(MASTER_CERTIFICATES[k]),
        "per": COUNTED[MASTER_COUNTS[k]] if MASTER_COUNTS[k] else None,
        "group": int(MASTER_GROUP[k]),
        "vp": int(MASTER_VP[k]),
    }


def unconfirmed() -> list[str]:
    """What no printed copy has confirmed; the board says so in the tooltip."""
    groups = ("private_buildings", "cattle", "objectives", "hazards")
    found = [row.word("id") for group in groups for row in unsure(group)]
    return found + [f"{row.word('id')}_bandit" for row in unsure("bandits")]


def unsure(group: str) -> list[Row]:
    return [row for row in DATA.rows(group) if row.is_unconfirmed()]
