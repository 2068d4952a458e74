"""Labels and tips made from what is printed: which there are, and from which facts."""

from __future__ import annotations

from tablero.core.kinds import Args
from tablero.core.printed import Line, Named, Told, label
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
    CARDS,
    CATTLE,
    FIRST_WORKER,
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
    COMMON_NODES,
    DISC_COST,
    DISC_GAIN,
    DISCS,
    FACES,
    NEUTRALS,
    NODES,
    OWN_BUILDINGS,
    POST_REPEATABLE,
    POST_VALUE,
    POST_VP,
    POSTS,
    SPACE_COST,
    TRAIN_ENGINEERS,
    TRAINS,
)
from tablero.games.gwt_elpaso.el_paso.arrival import INCOME
from tablero.games.gwt_elpaso.location.paying import DOLLARS_EACH
from tablero.games.gwt_elpaso.printed import (
    AUX_AFTER_ACTIONS,
    AUX_BASIC_ACTIONS,
    BONUS_ACTIONS,
    FACE_ACTIONS,
    LOCAL,
    POST_ACTIONS,
    TRAIN_ACTIONS,
)
from tablero.games.gwt_elpaso.sue.cards import (
    CARD_DEED,
    CARD_PER,
    CARD_STEPS,
    DEEDS,
    FIXED,
    N_SUE_CARDS,
)
from tablero.games.gwt_family.face.told import acting, acting_slots

OWN_TERMS = (*CATTLE, *WORKERS)  # tasks that go by the name of a card


def told() -> list[Told]:
    return [
        *[label(f"answer-act-{side.word}", [side]) for side in LOCAL],
        *auxiliary(),
        *[Told(f"answer-post-{name}", delivery(k), "post-price") for k, name in enumerate(POSTS)],
        *[Told(f"answer-post-{name}-bare", delivery(k)) for k, name in enumerate(POSTS)],
        *bonus_labels(),
        *[Told(f"answer-disc-{name}", cleared(k), "disc-worth") for k, name in enumerate(DISCS)],
        *[Told(f"answer-disc-{name}-bare", cleared(k)) for k, name in enumerate(DISCS)],
        Told("tip-el_paso", [Line("told-el_paso", {"dollars": int(INCOME)})]),
        Told("tip-ownership_token", [Line("told-ownership_token", {"n": int(OWN_BUILDINGS)})]),
        *buildings(),
        *[Told(f"tip-{name}", train(k)) for k, name in enumerate(TRAINS)],
        *[Told(f"tip-{name}", card(k)) for k, name in enumerate(CARDS)],
        *[Told(f"tip-{name}", post(k)) for k, name in enumerate(POSTS)],
        *[Told(f"tip-{name}", objective(k)) for k, name in enumerate(OBJECTIVES)],
        *[Told(f"tip-{name}", bonus(k)) for k, name in enumerate(BONUSES)],
        *[Told(f"tip-{name}", disc(k)) for k, name in enumerate(DISCS)],
        *[Told(f"tip-{NODES[COMMON_NODES[k]]}", space(k)) for k in range(len(COMMON_NODES))],
        *[Told(f"tip-sue_card_{k + 1}", sue_card(k)) for k in range(int(N_SUE_CARDS))],
    ]


def named() -> list[Named]:
    """Objective tiles go by what they ask for."""
    return [
        Named(name, "objective_tile", [(count(needs, task), term(task)) for task in needs])
        for name, needs in zip(OBJECTIVES, NEEDS, strict=True)
    ]


def count(needs: dict[str, object], task: str) -> int:
    number = needs[task]
    return number if isinstance(number, int) else 0


def term(task: str) -> str:
    return task if task in OWN_TERMS else f"{task}_task"


def auxiliary() -> list[Told]:
    """Actions that improve have two texts; the label takes one by the level."""
    found: list[Told] = []
    for k, aux in enumerate(AUXILIARY):
        after = [Line("", None, AUX_AFTER_ACTIONS[k])]
        if not AUX_BASIC_ACTIONS[k]:
            found.append(label(f"answer-aux-{aux}", AUX_AFTER_ACTIONS[k]))
            found.append(Told(f"answer-act-aux_{aux}", after, begins="act-instead"))
            found.append(label(f"answer-act-aux_{aux}-bare", AUX_AFTER_ACTIONS[k]))
            continue
        basic = [Line("", None, AUX_BASIC_ACTIONS[k])]
        found.append(label(f"aux-{aux}-basic", AUX_BASIC_ACTIONS[k]))
        found.append(label(f"aux-{aux}-after", AUX_AFTER_ACTIONS[k]))
        found.append(Told(f"aux-{aux}-basic-instead", basic, begins="act-instead"))
        found.append(Told(f"aux-{aux}-after-instead", after, begins="act-instead"))
    return found


def buildings() -> list[Told]:
    """What a building costs and is worth, and its local actions in the order they are printed."""
    found: list[Told] = []
    for k, (face, slots) in enumerate(zip([*NEUTRALS, *FACES], FACE_ACTIONS, strict=True)):
        own = k - len(NEUTRALS)
        lines = acting_slots(slots)
        if own >= 0:
            builders = int(BUILDERS_NEEDED[own])
            facts: Args = {"builders": builders, "dollars": builders * int(DOLLARS_EACH)}
            lines.append(Line("told-building", {**facts, "vp": int(BUILDING_VP[own])}))
        found.append(Told(f"tip-{face}", lines))
    return found


def train(k: int) -> list[Line]:
    engineers = int(TRAIN_ENGINEERS[k])
    facts: Args = {"engineers": engineers, "dollars": engineers * int(DOLLARS_EACH)}
    return [*acting_slots(TRAIN_ACTIONS[k]), Line("told-train", facts)]


def card(k: int) -> list[Line]:
    points = int(CARD_VP[k])
    if CARDS[k] in WORKERS:
        return [Line(f"told-{CARDS[k]}", {"vp": points, **worker_bonus(k)})]
    return [Line("told-cattle", {"value": int(VALUE[k]), "vp": points})]


def worker_bonus(card: int) -> Args:
    """What discarding a worker of the area costs and brings; a cowboy's step is no such bonus."""
    worker = card - int(FIRST_WORKER)
    if worker not in BONUS_WORKERS:
        return {}
    k = BONUS_WORKERS.index(worker)
    facts: Args = {"pay": int(BONUS_PAY[k]), "dollars": int(BONUS_DOLLARS[k])}
    return {**facts, "certificates": int(BONUS_CERTIFICATES[k])}


def delivery(k: int) -> list[Line]:
    """What a disc on the post brings: its points and what is printed beside it."""
    facts: Args = {"post": POSTS[k], "vp": int(POST_VP[k])}
    if not POST_ACTIONS[k]:
        return [Line("told-delivery_points", facts)]
    return [Line("told-delivery", facts, POST_ACTIONS[k])]


def cleared(k: int) -> list[Line]:
    """What the space of the disc gives from now on."""
    facts: Args = {"disc": DISCS[k]}
    if not DISCS[k].startswith("aux_"):
        return [Line("told-disc_limit", facts)]
    aux = AUXILIARY.index(DISCS[k].removeprefix("aux_"))
    return [Line("told-disc_action", facts, AUX_AFTER_ACTIONS[aux])]


def post(k: int) -> list[Line]:
    lines = [Line("told-post", {"value": int(POST_VALUE[k])}), *acting(POST_ACTIONS[k])]
    if POST_VP[k]:
        lines.append(Line("told-post_points", {"vp": int(POST_VP[k])}))
    if POST_REPEATABLE[k]:
        lines.append(Line("told-post_again"))
    return lines


def objective(k: int) -> list[Line]:
    return [Line("told-objective", {"vp": int(OBJECTIVE_VP[k]), "penalty": 0})]


def bonus(k: int) -> list[Line]:
    lines = acting(BONUS_ACTIONS[k])
    if BONUS_PERMANENT[k]:
        lines.append(Line("told-permanent_certificates", {"n": int(BONUS_PERMANENT[k])}))
    if BONUS_FURTHER[k]:
        lines.append(Line("told-further_cards", {"n": int(BONUS_FURTHER[k])}))
    return [*lines, Line("told-points", {"vp": int(BONUS_VP[k])})]


def bonus_labels() -> list[Told]:
    """Tiles that bring something at once, or points alone, are called by that; the others have
    names of their own."""
    found: list[Told] = []
    for k, name in enumerate(BONUSES):
        if BONUS_PERMANENT[k] or BONUS_FURTHER[k]:
            continue
        lines = [Line("told-bonus_points", {"vp": int(BONUS_VP[k])})]
        if BONUS_ACTIONS[k]:
            lines = [Line("told-bonus", {"vp": int(BONUS_VP[k])}, BONUS_ACTIONS[k])]
        found += [Told(f"answer-tile-{name}", lines), Told(f"answer-tile-{name}-bare", lines)]
    return found


def disc(k: int) -> list[Line]:
    """What the space opens once its disc is gone, and what clearing it costs or brings."""
    name = DISCS[k]
    facts: Args = {"cost": int(DISC_COST[k]), "gain": int(DISC_GAIN[k])}
    if not name.startswith("aux_"):
        return [Line(f"told-{name}", facts)]
    aux = AUXILIARY.index(name.removeprefix("aux_"))
    verb = "told-improves" if AUX_BASIC_ACTIONS[aux] else "told-opens"
    lines = [Line(verb, None, AUX_AFTER_ACTIONS[aux])]
    if DISC_COST[k]:
        lines.append(Line("told-disc_cost", facts))
    return lines


def space(k: int) -> list[Line]:
    return [Line("told-space", {"cost": int(SPACE_COST[k])})]


def sue_card(k: int) -> list[Line]:
    """How far she moves, then what she does."""
    if CARD_PER[k] == FIXED:
        moves = Line("told-sue_steps", {"steps": int(CARD_STEPS[k])})
    else:
        moves = Line("told-sue_per", {"worker": WORKERS[CARD_PER[k]]})
    deed, _, cards = DEEDS[CARD_DEED[k]].partition("_")
    return [moves, Line(f"told-sue_{deed}", {"n": int(cards)} if cards else None)]
