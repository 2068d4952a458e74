"""What is printed on the components, as plain data: shapes.py declares it key by key."""

from __future__ import annotations

from tablero.core.catalogue import Row
from tablero.core.printed import plain_sides
from tablero.core.text.plain import Plain
from tablero.games.gwt_argentina.cards import (
    BREED,
    BREEDS,
    CATTLE,
    CATTLE_STRENGTH,
    CATTLE_VALUE,
    CATTLE_VP,
    COUNTED,
    DEMANDS,
    MASTER_CERTIFICATES,
    MASTER_COUNTS,
    MASTER_GRAIN,
    MASTER_GROUP,
    MASTER_VP,
    MASTERS,
    OBJECTIVE_PENALTY,
    OBJECTIVE_VP,
    OBJECTIVES,
    TASKS,
)
from tablero.games.gwt_argentina.catalogue import (
    ARROWS,
    AUXILIARY,
    BUILDERS_NEEDED,
    BUILDING_HANDS,
    BUILDING_VP,
    CERTIFICATE_TRACK,
    CORNERS,
    DATA,
    DISC_CORNERS,
    DISC_COST,
    DISC_GAIN,
    DISC_STRENGTH,
    DISC_VP,
    DISCS,
    FACES,
    FARMER_HAND,
    FARMER_SPACE,
    FARMER_STRENGTH,
    FARMERS,
    GRAIN_SPACES,
    GRANJERO_PRICE,
    JOB_ARROW,
    JOB_COST,
    NEUTRAL_NODES,
    NEUTRALS,
    NODE_KIND,
    NODE_KINDS,
    NODE_SPECIAL,
    NODES,
    RAMP_FOOT,
    RAMP_SPACE,
    RAMPS,
    SPACE_LETTER,
    SPACE_PESOS,
    STATION_CORNERS,
    STATION_COST,
    STATION_VP,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt_argentina.face.harbour_components import city_rows, quay, ship, spots
from tablero.games.gwt_argentina.harbours import QUAYS, SHIPS
from tablero.games.gwt_argentina.printed import (
    AUX_DOUBLE,
    AUX_SINGLE,
    FACE_ACTIONS,
    FARMER_ACTION,
    MASTER_ACTIONS,
    OBJECTIVE_ACTIONS,
    SLOT_ACTIONS,
    SPECIAL_ACTIONS,
)
from tablero.games.gwt_argentina.scoring import TOKEN_POINTS, WORKER_POINTS
from tablero.games.gwt_family.position.plain import listed
from tablero.games.gwt_family.rail.printed import HANDS, slots_of
from tablero.games.gwt_family.rail.scoring import slot_points

# Rows that are a piece, or a place of one, of their name.
PIECES = (
    "trail",
    "neutral_buildings",
    "private_buildings",
    "stations",
    "station_masters",
    "objectives",
    "cattle",
    "ships",
    "quays",
    "discs",
)


def printed() -> Plain:
    return {
        "tiles": {**farmers(), **buildings()},
        "nodes": {name: node(k) for k, name in enumerate(NODES)},
        "ramps": {
            name: {"foot": NODES[RAMP_FOOT[k]], "space": int(RAMP_SPACE[k])}
            for k, name in enumerate(RAMPS)
        },
        "stations": {name: station(k) for k, name in enumerate(STATIONS)},
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
        "granjero_prices": [int(price) for price in GRANJERO_PRICE][1:],
        "cattle": {name: cattle(k) for k, name in enumerate(CATTLE)},
        "prices": [
            {
                "buys": row.word("buys"),
                "cards": row.number("cards"),
                "gauchos": row.number("gauchos"),
                "pesos": row.number("pesos"),
            }
            for row in DATA.rows("prices")
        ],
        "objectives": {name: objective(k) for k, name in enumerate(OBJECTIVES)},
        "masters": {name: master(k) for k, name in enumerate(MASTERS)},
        "ships": {name: ship(k) for k, name in enumerate(SHIPS)},
        "quays": {name: quay(k) for k, name in enumerate(QUAYS)},
        "spots": spots(),
        "doubtful": [name for name, row in pieces() if row.is_doubtful()],
        "unconfirmed": [name for name, row in pieces() if row.is_unconfirmed()],
    }


def buildings() -> Plain:
    """Faces of neutral and private buildings, with their slots of local actions."""
    found: Plain = {}
    for k, face in enumerate([*NEUTRALS, *FACES]):
        own = k - len(NEUTRALS)
        found[face] = {
            "slots": [plain_sides(sides) for sides in FACE_ACTIONS[k]],
            "carpinteros": int(BUILDERS_NEEDED[own]) if own >= 0 else 0,
            "strength": 0,
            "vp": int(BUILDING_VP[own]) if own >= 0 else 0,
            "hands": listed(BUILDING_HANDS[own], HANDS) if own >= 0 else [],
        }
    return found


def farmers() -> Plain:
    return {
        name: {
            "slots": [plain_sides(FARMER_ACTION)],
            "carpinteros": 0,
            "strength": int(FARMER_STRENGTH[k]),
            "vp": 0,
            "hands": [HANDS[FARMER_HAND[k]]],
        }
        for k, name in enumerate(FARMERS)
    }


def node(k: int) -> Plain:
    letters = [
        NEUTRALS[SPACE_LETTER[n]] for n in range(len(NEUTRAL_NODES)) if NEUTRAL_NODES[n] == k
    ]
    return {
        "kind": NODE_KINDS[NODE_KIND[k]],
        "next": DATA.rows("trail")[k].words("next"),
        "letter": letters[0] if letters else None,
        "grain": bool(GRAIN_SPACES >> k & 1),
        "special": plain_sides(SPECIAL_ACTIONS[NODE_SPECIAL[k]]) if NODE_SPECIAL[k] >= 0 else [],
        "pesos": int(SPACE_PESOS[FARMER_SPACE[k]]) if FARMER_SPACE[k] >= 0 else 0,
    }


def station(k: int) -> Plain:
    return {
        "after": DATA.rows("stations")[k].number("after"),
        "cost": int(STATION_COST[k]),
        "vp": int(STATION_VP[k]),
        "corners": CORNERS[STATION_CORNERS[k]],
    }


def disc(k: int) -> Plain:
    return {
        "corners": CORNERS[DISC_CORNERS[k]],
        "cost": int(DISC_COST[k]),
        "gain": int(DISC_GAIN[k]),
        "vp": int(DISC_VP[k]),
        "strength": int(DISC_STRENGTH[k]),
    }


def slots(worker: int) -> list[list[Plain]]:
    return [plain_sides(sides) for sides in slots_of(SLOT_ACTIONS, worker)]


def cattle(k: int) -> Plain:
    return {
        "breed": BREEDS[BREED[k]],
        "value": int(CATTLE_VALUE[k]),
        "strength": int(CATTLE_STRENGTH[k]),
        "vp": int(CATTLE_VP[k]),
    }


def objective(k: int) -> Plain:
    return {
        "action": plain_sides(OBJECTIVE_ACTIONS[k]),
        "tasks": {task: int(DEMANDS[k][t]) for t, task in enumerate(TASKS) if DEMANDS[k][t]},
        "vp": int(OBJECTIVE_VP[k]),
        "penalty": int(OBJECTIVE_PENALTY[k]),
    }


def master(k: int) -> Plain:
    return {
        "action": plain_sides(MASTER_ACTIONS[k]),
        "certificates": int(MASTER_CERTIFICATES[k]),
        "loading_grain": int(MASTER_GRAIN[k]),
        "per": COUNTED[MASTER_COUNTS[k]],
        "group": int(MASTER_GROUP[k]),
        "vp": int(MASTER_VP[k]),
    }


def pieces() -> list[tuple[str, Row]]:
    """What a board can tell the provenance of, by the name it draws it under."""
    named = [(row.word("id"), row) for group in PIECES for row in DATA.rows(group)]
    jobs = [(f"job_row_{row.number('id')}", row) for row in DATA.rows("job_rows")]
    return named + jobs + city_rows()
