"""Labels and tips made from what is printed: which there are, and from which facts."""

from __future__ import annotations

from tablero.core.kinds import Args
from tablero.core.printed import Line, Named, Told, brings, label
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
    START_OBJECTIVES,
    TASKS,
)
from tablero.games.gwt2.catalogue import (
    AUXILIARY,
    BANDIT_NODES,
    CERTIFICATE_TRACK,
    CITIES,
    CITY_BONUS,
    CITY_REPEATABLE,
    CITY_VALUE,
    CITY_VP,
    DISC_COST,
    DISC_GAIN,
    DISC_VP,
    DISCS,
    FACES,
    FIRST_LIMIT,
    LINK_FROM,
    LINK_VP,
    NEUTRALS,
    NODE_RISK,
    NODES,
    STATION_COST,
    STATION_VP,
    STATIONS,
    STEP_RIGHT_BONUS,
    WORKERS,
)
from tablero.games.gwt2.printed import (
    ALL_OBJECTIVE_ACTIONS,
    AUX_DOUBLE,
    AUX_SINGLE,
    BONUS_ACTIONS,
    FACE_ACTIONS,
    IMMEDIATE,
    LINK_ACTIONS,
    LOCAL,
    MASTER_ACTIONS,
    RISK_ACTIONS,
    SLOT_ACTIONS,
)
from tablero.games.gwt2.rules import TOKEN_CARDS
from tablero.games.gwt2.scoring import TOKEN_POINTS
from tablero.games.gwt_family.face.told import acting
from tablero.games.gwt_family.rail.face import told as rail
from tablero.games.gwt_family.rail.printed import slots_of


def told() -> list[Told]:
    return [
        *[label(f"answer-act-{side.word}", [side]) for side in LOCAL],
        *[label(f"answer-immediate-{side.word}", [side]) for side in IMMEDIATE],
        *rail.auxiliary(AUXILIARY, AUX_SINGLE, AUX_DOUBLE),
        *rail.rulebook_tips(int(TOKEN_CARDS), int(TOKEN_POINTS)),
        *notes(),
        *rail.buildings([*NEUTRALS, *FACES], FACE_ACTIONS),
        *cattle(),
        *[Told(f"tip-{name}", city(k)) for k, name in enumerate(CITIES)],
        *[Told(f"tip-{name}", station(k)) for k, name in enumerate(STATIONS)],
        *[Told(f"tip-{name}", master(k)) for k, name in enumerate(MASTERS)],
        *[Told(f"tip-{name}", objective(k)) for k, name in enumerate(ALL_OBJECTIVES)],
        *[Told(f"tip-{name}", disc(k)) for k, name in enumerate(DISCS) if disc(k)],
    ]


def named() -> list[Named]:
    """Objective cards go by their tasks, station masters that count nothing by what they bring."""
    found: list[Named] = []
    for k, name in enumerate(ALL_OBJECTIVES):
        tasks = [(int(DEMANDS[k][t]), f"{task}_task") for t, task in enumerate(TASKS)]
        term = "starting_objective" if name in START_OBJECTIVES else "objective_card"
        found.append(Named(name, term, tasks))
    for k, name in enumerate(MASTERS):
        if not MASTER_COUNTS[k]:
            money = brings(MASTER_ACTIONS[k], "money")
            certificates = int(MASTER_CERTIFICATES[k])
            counts = [(certificates, "permanent_certificate"), (money, "coin")]
            found.append(Named(name, "station_master", counts))
    return found


def notes() -> list[Told]:
    """Actions printed on the boards beside tiles and cards."""
    found: list[Told] = []
    for k, name in enumerate(NODES):
        if NODE_RISK[k] >= 0:
            risk = Line("told-risk", None, RISK_ACTIONS[NODE_RISK[k]])
            found.append(Told(f"note-risk-{name}", [risk]))
    for k in range(len(BANDIT_NODES)):
        bonus = Line("told-bonus", None, BONUS_ACTIONS[k])
        found.append(Told(f"note-bonus-{NODES[BANDIT_NODES[k]]}", [bonus]))
    for k, worker in enumerate(WORKERS):
        for slot, sides in enumerate(slots_of(SLOT_ACTIONS, k), 1):
            if sides:
                found.append(Told(f"note-slot-{worker}-{slot}", acting(sides)))
    for k in range(len(LINK_FROM)):
        start = int(LINK_FROM[k])
        found.append(Told(f"note-link-{CITIES[start]}-{CITIES[start + 1]}", link(k)))
    return found


def link(k: int) -> list[Line]:
    """What a link between two cities counts at the end and brings at once."""
    points = [Line("told-link", {"vp": int(LINK_VP[k])})] if LINK_VP[k] else []
    return points + acting(LINK_ACTIONS[k])


def cattle() -> list[Told]:
    """Each card, and each breed of which there are several."""
    found: list[Told] = []
    for k, name in enumerate(CATTLE):
        facts: Args = {"value": int(CATTLE_VALUE[k]), "vp": int(CATTLE_VP[k])}
        found.append(Told(f"tip-{name}", [Line("told-cattle", facts)]))
    for b, breed in enumerate(BREEDS):
        cards = [k for k in range(len(CATTLE)) if BREED[k] == b]
        if len({int(CATTLE_VALUE[k]) for k in cards}) == 1 and len(cards) > 1:
            points = [int(CATTLE_VP[k]) for k in cards]
            found.append(Told(f"tip-{breed}", rail.breed(int(CATTLE_VALUE[cards[0]]), points)))
    return found


def city(k: int) -> list[Line]:
    points = int(CITY_VP[k])
    again = CITY_REPEATABLE[k] != 0
    lines = [Line("told-city", {"value": int(CITY_VALUE[k])})]
    if CITY_BONUS[k]:
        lines.append(Line("told-city_bonus", {"bonus": int(CITY_BONUS[k])}))
    if points < 0:
        lines.append(Line("told-city_cost", {"size": -points}))
    elif points:
        lines.append(Line("told-city_points_each" if again else "told-city_points", {"vp": points}))
    if again:
        lines.append(Line("told-city_again"))
    return lines


def station(k: int) -> list[Line]:
    return rail.station(int(STATION_COST[k]), int(STATION_VP[k]))


def master(k: int) -> list[Line]:
    """What it brings at once, and what it counts at the end."""
    lines = acting(MASTER_ACTIONS[k])
    certificates = int(MASTER_CERTIFICATES[k])
    if certificates:
        lines.append(Line("told-permanent_certificates", {"n": certificates}))
    if MASTER_COUNTS[k]:
        facts: Args = {"vp": int(MASTER_VP[k]), "group": int(MASTER_GROUP[k])}
        lines.append(Line(f"told-master-{COUNTED[MASTER_COUNTS[k]]}", facts))
    return lines


def objective(k: int) -> list[Line]:
    return rail.objective(ALL_OBJECTIVE_ACTIONS[k], int(OBJECTIVE_VP[k]), int(OBJECTIVE_PENALTY[k]))


def disc(k: int) -> list[Line]:
    """What the space opens once its disc is gone; some tell no figure and have a tip in words."""
    name = DISCS[k]
    if name.startswith("aux_"):
        aux = AUXILIARY.index(name.split("_")[1])
        if name.endswith("_2"):
            after = "_after" if name.removesuffix("2") + "1" in DISCS else ""
            return [Line(f"told-opens_double{after}", None, AUX_DOUBLE[aux])]
        return [Line("told-opens", None, AUX_SINGLE[aux])]
    if name == "step_left":
        return [Line("told-step_left", {"gain": int(DISC_GAIN[k])})]
    if name == "step_right":
        steps = {int(bonus) for bonus in STEP_RIGHT_BONUS}  # by the number of players
        alike = steps.pop() if len(steps) == 1 else 0
        return [Line("told-step_right", {"n": alike, "vp": int(DISC_VP[k])})]
    if name == "cert_limit_4":
        return [Line("told-certificate_limit", {"n": int(CERTIFICATE_TRACK[FIRST_LIMIT + 1])})]
    if name == "cert_limit_6":
        limits = {"n": int(CERTIFICATE_TRACK[FIRST_LIMIT + 2])}
        limits["before"] = int(CERTIFICATE_TRACK[FIRST_LIMIT + 1])
        return [Line("told-certificate_limit_after", {**limits})]
    if DISC_COST[k]:
        return [Line("told-hand_limit", {"cost": int(DISC_COST[k])})]
    return []
