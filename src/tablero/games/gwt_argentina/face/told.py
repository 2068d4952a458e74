"""Labels and tips made from what is printed: which there are, and from which facts."""

from __future__ import annotations

from tablero.core.kinds import Args
from tablero.core.printed import Line, Named, Told, label
from tablero.games.gwt_argentina.cards import (
    BREED,
    BREEDS,
    CATTLE,
    CATTLE_STRENGTH,
    CATTLE_VALUE,
    CATTLE_VP,
    COUNTED,
    DEMANDS,
    EXHAUSTION_VP,
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
    AUXILIARY,
    CERTIFICATE_TRACK,
    DISC_COST,
    DISC_GAIN,
    DISC_STRENGTH,
    DISC_VP,
    DISCS,
    FACES,
    FARMER_STRENGTH,
    FARMERS,
    FIRST_LIMIT,
    GRANJERO_PRICE,
    NEUTRALS,
    NODE_SPECIAL,
    NODES,
    STATION_COST,
    STATION_VP,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt_argentina.face.harbour_components import quarter_grain
from tablero.games.gwt_argentina.harbours import (
    N_SPOTS,
    QUAY_DISCOUNT,
    QUAY_VP,
    QUAYS,
    SHIP_GRAIN,
    SHIP_VALUE,
    SHIP_VP,
    SHIPS,
    SIDES,
    SPOT_VP,
    SPOTS,
)
from tablero.games.gwt_argentina.printed import (
    AUX_DOUBLE,
    AUX_SINGLE,
    BONUS_ACTIONS,
    FACE_ACTIONS,
    IMMEDIATE,
    LOCAL,
    MASTER_ACTIONS,
    OBJECTIVE_ACTIONS,
    SHIP_ACTIONS,
    SLOT_ACTIONS,
    SPECIAL_ACTIONS,
)
from tablero.games.gwt_argentina.rules import TOKEN_CARDS
from tablero.games.gwt_argentina.scoring import FARMER_POINTS, TOKEN_POINTS
from tablero.games.gwt_family.face.told import acting
from tablero.games.gwt_family.rail.face import told as rail
from tablero.games.gwt_family.rail.printed import slots_of


def told() -> list[Told]:
    return [
        *[label(f"answer-act-{side.word}", [side]) for side in LOCAL],
        *[label(f"answer-immediate-{side.word}", [side]) for side in IMMEDIATE],
        *rail.auxiliary(AUXILIARY, AUX_SINGLE, AUX_DOUBLE),
        Told("tip-exhaustion", [Line("told-exhaustion", {"vp": -int(EXHAUSTION_VP)})]),
        *rail.rulebook_tips(int(TOKEN_CARDS), int(TOKEN_POINTS)),
        *notes(),
        *rail.buildings([*NEUTRALS, *FACES], FACE_ACTIONS),
        *cattle(),
        *[Told(f"tip-{name}", farmer(k)) for k, name in enumerate(FARMERS)],
        *[Told(f"tip-{name}", ship(k)) for k, name in enumerate(SHIPS)],
        *[Told(f"tip-{name}", quay(k)) for k, name in enumerate(QUAYS)],
        *spots(),
        *[Told(f"tip-{name}", station(k)) for k, name in enumerate(STATIONS)],
        *[Told(f"tip-{name}", master(k)) for k, name in enumerate(MASTERS)],
        *[Told(f"tip-{name}", objective(k)) for k, name in enumerate(OBJECTIVES)],
        *[Told(f"tip-{name}", disc(k)) for k, name in enumerate(DISCS) if disc(k)],
    ]


def named() -> list[Named]:
    """Objective cards go by their tasks."""
    found: list[Named] = []
    for k, name in enumerate(OBJECTIVES):
        tasks = [(int(DEMANDS[k][t]), f"{task}_task") for t, task in enumerate(TASKS)]
        found.append(Named(name, "objective_card", tasks))
    return found


def notes() -> list[Told]:
    """Actions printed on the boards beside tiles and cards."""
    found: list[Told] = []
    for k, name in enumerate(NODES):
        if NODE_SPECIAL[k] >= 0:
            special = Line("told-special", None, SPECIAL_ACTIONS[NODE_SPECIAL[k]])
            found.append(Told(f"note-special-{name}", [special]))
    for k, worker in enumerate(WORKERS):
        for slot, sides in enumerate(slots_of(SLOT_ACTIONS, k), 1):
            if sides:
                lines = acting(sides)
                if worker == "granjero" and GRANJERO_PRICE[slot]:
                    lines = [Line("told-disc_cost", {"cost": int(GRANJERO_PRICE[slot])}), *lines]
                found.append(Told(f"note-slot-{worker}-{slot}", lines))
    return found


def cattle() -> list[Told]:
    """Each card, and each breed of which there are several."""
    found: list[Told] = []
    for k, name in enumerate(CATTLE):
        facts: Args = {"value": int(CATTLE_VALUE[k]), "vp": int(CATTLE_VP[k])}
        strength = Line("told-cattle_strength", {"strength": int(CATTLE_STRENGTH[k])})
        found.append(Told(f"tip-{name}", [Line("told-cattle", facts), strength]))
    for b, breed in enumerate(BREEDS):
        cards = [k for k in range(len(CATTLE)) if BREED[k] == b]
        if len(cards) > 1:
            points = [int(CATTLE_VP[k]) for k in cards]
            found.append(Told(f"tip-{breed}", rail.breed(int(CATTLE_VALUE[cards[0]]), points)))
    return found


def farmer(k: int) -> list[Line]:
    return [Line("told-farmer", {"strength": int(FARMER_STRENGTH[k]), "vp": int(FARMER_POINTS)})]


def ship(k: int) -> list[Line]:
    facts: Args = {"value": int(SHIP_VALUE[k]), "grain": int(SHIP_GRAIN[k])}
    lines = [Line("told-ship", facts), *acting(SHIP_ACTIONS[k])]
    if SHIP_VP[k]:
        lines.append(Line("told-ship_points", {"vp": int(SHIP_VP[k])}))
    return lines


def quay(k: int) -> list[Line]:
    facts: Args = {"vp": int(QUAY_VP[k])}
    lines = [Line("told-quay", facts)]
    if QUAY_DISCOUNT[k]:
        lines.append(Line("told-quay_discount", {"grain": int(QUAY_DISCOUNT[k])}))
    return lines


def spots() -> list[Told]:
    """A bonus spot by the side of its city map that lies up."""
    return [
        Told(f"tip-{name}_{side}", [*spot(k, s), *acting(BONUS_ACTIONS[s * int(N_SPOTS) + k])])
        for s, side in enumerate(SIDES)
        for k, name in enumerate(SPOTS)
    ]


def spot(k: int, side: int) -> list[Line]:
    facts: Args = {"grain": quarter_grain(k, side), "vp": int(SPOT_VP[side * int(N_SPOTS) + k])}
    return [Line("told-spot", facts)]


def station(k: int) -> list[Line]:
    return rail.station(int(STATION_COST[k]), int(STATION_VP[k]))


def master(k: int) -> list[Line]:
    """What it brings at once or for good, and what it counts at the end."""
    lines = acting(MASTER_ACTIONS[k])
    if MASTER_CERTIFICATES[k]:
        lines.append(Line("told-permanent_certificates", {"n": int(MASTER_CERTIFICATES[k])}))
    if MASTER_GRAIN[k]:
        lines.append(Line("told-loading_grain", {"n": int(MASTER_GRAIN[k])}))
    facts: Args = {"vp": int(MASTER_VP[k]), "group": int(MASTER_GROUP[k])}
    return [*lines, Line(f"told-master-{COUNTED[MASTER_COUNTS[k]]}", facts)]


def objective(k: int) -> list[Line]:
    return rail.objective(OBJECTIVE_ACTIONS[k], int(OBJECTIVE_VP[k]), int(OBJECTIVE_PENALTY[k]))


def disc(k: int) -> list[Line]:
    """What the space opens once its disc is gone; some tell no figure and have a tip in words."""
    name = DISCS[k]
    cost = [Line("told-disc_cost", {"cost": int(DISC_COST[k])})] if DISC_COST[k] else []
    gain = [Line("told-disc_gain", {"gain": int(DISC_GAIN[k])})] if DISC_GAIN[k] else []
    if name.startswith("aux_"):
        aux = AUXILIARY.index(name.split("_")[1])
        if name.endswith("_2"):
            after = "_after" if name.removesuffix("2") + "1" in DISCS else ""
            return [Line(f"told-opens_double{after}", None, AUX_DOUBLE[aux]), *cost]
        return [Line("told-opens", None, AUX_SINGLE[aux]), *cost]
    if DISC_STRENGTH[k]:
        return [Line("told-strength", {"strength": int(DISC_STRENGTH[k])}), *gain]
    if name == "certificate_limit":
        return [Line("told-certificate_limit", {"n": int(CERTIFICATE_TRACK[FIRST_LIMIT + 1])})]
    if DISC_VP[k]:
        return [Line("told-step_points", {"vp": int(DISC_VP[k])})]
    return []
