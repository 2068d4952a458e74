"""Why one answer and not another: where the positions differ that they lead to, in facts.

Nothing here is written for an answer: what is told is read off the boards and off what was done, so
it is true by construction. The first answer is compared with all others, each of those with it. The
words are the messages `why-<code>`.
"""

from __future__ import annotations

from math import fsum
from typing import Final

from tablero.bots.worlds import WORLDS, Followed, Standing
from tablero.core.kinds import NOBODY, Args

MOST: Final = 3  # told of one answer
LEAST: Final = 0.25  # what a difference must weigh to be told
THEIRS: Final = 0.4  # what a figure of a rival weighs beside the own
OF_SOME: Final = 0.5  # what a difference weighs that some of the others do not make
DRAWBACK: Final = 0.6  # what speaks against an answer weighs less: why is it among the best?
UNCHANGED: Final = 0.7  # what stays as it was tells less than what changes
LIKELY: Final = 0.6  # of the worlds, in which something must be done to be told

FIGURE: Final = "figure"
RIVAL: Final = "rival"
DEED: Final = "deed"
ALIKE: Final = "alike"

# What an answer is compared with.
NOTHING: Final = "none"
ONE: Final = "one"  # all others come to the same
TWO: Final = "two"  # or to two different things
SOME: Final = "some"  # one of the others; the rest is as this answer
FIRST: Final = "first"  # the best answer


class Reason:
    """A fact about an answer: a message, whom it is about, and what it is made from."""

    def __init__(self, code: str, seat: int, args: Args) -> None:
        self.code = code
        self.seat = seat
        self.args = args


class Weighed:
    def __init__(self, weight: float, reason: Reason, is_drawback: bool = False) -> None:
        self.weight = weight
        self.reason = reason
        self.is_drawback = is_drawback  # speaks against the answer


class Found:
    """What was found of one answer: what sets it apart, what it shares, what it does itself."""

    def __init__(self) -> None:
        self.apart: list[Weighed] = []
        self.shared: list[Weighed] = []
        self.itself: list[Weighed] = []


class Figure:
    """A figure after an answer, over all worlds."""

    def __init__(self, values: list[int]) -> None:
        self.value = round(fsum([float(value) for value in values]) / len(values))
        self.is_certain = min(values) == max(values)


def reasons(followed: Followed) -> list[list[Reason]]:
    """For each answer what sets it apart, the most telling first."""
    found = [Found() for _answer in followed.courses]
    for seat in range(len(followed.before.figures)):
        for name in _names(followed, seat):
            _compare_figure(followed, seat, name, found)
    for name in followed.telling.words:
        if name not in followed.unsettled:
            _compare_word(followed, name, found)
    _compare_deeds(followed, found)
    return [_chosen(followed, k, one) for k, one in enumerate(found)]


def _chosen(followed: Followed, k: int, found: Found) -> list[Reason]:
    """The most telling; what is shared only where little sets the answer apart."""
    told: list[Reason] = []
    if k == 0:
        _take_the_best(followed, found, told)
    else:
        _take(followed, found.apart, MOST, LEAST, told)
    if not told and _is_alike(followed, k):
        told.append(Reason(ALIKE, NOBODY, {"against": ONE if k == 0 else FIRST}))
    elif not told:
        _take(followed, found.itself or found.apart, 1, 0.0, told)
    _take(followed, found.shared, MOST - 1, LEAST, told)
    return told


def _take_the_best(followed: Followed, found: Found, told: list[Reason]) -> None:
    """First what speaks for it, be it little, and rather what changes; then one drawback."""
    gains = [one for one in found.apart if not one.is_drawback]
    _take(followed, gains, MOST, LEAST, told)
    if not told and found.apart:
        changing = [one for one in gains if one.reason.args.get("change") != "same"]
        _take(followed, changing or found.itself or gains, 1, 0.0, told)
    drawbacks = [one for one in found.apart if one.is_drawback]
    _take(followed, drawbacks, min(MOST, len(told) + 1), LEAST, told)


def _take(
    followed: Followed, weighed: list[Weighed], most: int, least: float, told: list[Reason]
) -> None:
    for one in sorted(weighed, key=lambda each: -each.weight):
        if len(told) < most and one.weight >= least and _is_new(followed, one.reason, told):
            told.append(one.reason)


def _is_new(followed: Followed, reason: Reason, told: list[Reason]) -> bool:
    """Not told by a deed already, and of rivals one figure at most."""
    if reason.code == RIVAL:
        return all(one.code != RIVAL for one in told)
    known = [followed.telling.implied.get(str(one.args.get("event")), ()) for one in told]
    return not any(reason.args.get("name") in figures for figures in known)


def _is_alike(followed: Followed, k: int) -> bool:
    """Whether an answer comes to the same as the first, or the first to the same as all."""
    courses = followed.courses
    others = courses[1:] if k == 0 else courses[:1]
    return bool(others) and all(
        one.end.board == other.end.board
        for theirs in others
        for one, other in zip(courses[k], theirs, strict=True)
    )


# -- figures ---------------------------------------------------------------------------------------
def _names(followed: Followed, seat: int) -> list[str]:
    """Of all figures that a seat has before or after."""
    found = dict.fromkeys(followed.before.figures[seat])
    for courses in followed.courses:
        for course in courses:
            found.update(dict.fromkeys(course.end.figures[seat]))
    return [name for name in found if name not in followed.unsettled]


def _compare_figure(followed: Followed, seat: int, name: str, found: list[Found]) -> None:
    column = _column(followed, seat, name)
    is_own = seat == followed.seat
    worth = followed.telling.weight(name) * (1.0 if is_own else -THEIRS)
    before = followed.before.figures[seat].get(name)
    if before is None and not is_own:
        return  # a hand that is shown in the end, made up in every world
    if name in followed.telling.nearing:
        if before is None or any(one.value > before for one in column):
            return  # somebody is there already and has set out anew
    for k, figure in enumerate(column):
        args: Args = {"name": name, "after": figure.value, "certain": int(figure.is_certain)}
        args["change"] = _change(before, figure)
        args["before"] = before if before is not None else 0
        reason = Reason(FIGURE if is_own else RIVAL, seat, args)
        others = _others([one.value for one in column], k)
        differing = sorted({other for other in others if other != figure.value})
        args["against"] = NOTHING
        if not differing:
            if before is not None and before != figure.value:
                weight = abs(worth) * abs(figure.value - before)
                found[k].shared.append(Weighed(weight, reason))
            continue
        gain = fsum([float(figure.value - other) for other in others]) / len(others)
        apart = fsum([float(abs(figure.value - other)) for other in others]) / len(others)
        args["against"] = _against(k, len(differing), figure.value in others)
        args["low"], args["high"] = differing[0], differing[-1]
        is_drawback = worth * gain < 0
        weight = abs(worth) * apart * (DRAWBACK if is_drawback else 1.0)
        if before == figure.value:
            weight *= UNCHANGED
        if figure.value in others:
            weight *= OF_SOME * (OF_SOME if before == figure.value else 1.0)
        found[k].apart.append(Weighed(weight, reason, is_drawback))


def _change(before: int | None, figure: Figure) -> str:
    if before is None:
        return "new"
    if before != figure.value:
        return "other"
    return "same" if figure.is_certain else "about"


def _column(followed: Followed, seat: int, name: str) -> list[Figure]:
    """A figure after each answer, when it has run its course: on the way there money is not yet
    paid and colonists are in nobody's place. Empty where some answer leaves nothing to count."""
    found: list[Figure] = []
    for courses in followed.courses:
        values = [
            course.end.figures[seat][name] for course in courses if name in course.end.figures[seat]
        ]
        if len(values) < WORLDS:
            return []
        found.append(Figure(values))
    return found


def _others(column: list[int], k: int) -> list[int]:
    """What an answer is compared with: the first with all others, each of them with it."""
    return column[1:] if k == 0 else column[:1]


def _against(k: int, differing: int, is_shared: bool) -> str:
    if k > 0:
        return FIRST
    if is_shared:
        return SOME
    return ONE if differing == 1 else TWO


# -- what is told by name --------------------------------------------------------------------------
def _compare_word(followed: Followed, name: str, found: list[Found]) -> None:
    """Told where it is certain for every answer, and all of them still near the same goal. As of
    figures what counts is the end: what a hand would reach now says nothing if it is given away."""
    words = _words(followed, name)
    if "" in words:
        return
    weight = followed.telling.words[name]
    for k, word in enumerate(words):
        others = words[1:] if k == 0 else words[:1]
        differing = [other for other in dict.fromkeys(others) if other != word]
        if differing:
            against = _against(k, len(differing), word in others)
            args: Args = {"after": word, "against": against}
            args["low"], args["high"] = differing[0], differing[-1]
            rank = followed.telling.ladder
            is_drawback = rank.get(word, 0) < max(rank.get(other, 0) for other in differing)
            share = (OF_SOME if word in others else 1.0) * (DRAWBACK if is_drawback else 1.0)
            reason = Reason(name, followed.seat, args)
            found[k].apart.append(Weighed(weight * share, reason, is_drawback))


def _words(followed: Followed, name: str) -> list[str]:
    """The word after each answer, "" where it differs between worlds or no longer counts."""
    found = []
    for courses in followed.courses:
        words = {course.end.words.get(name, "") for course in courses}
        is_known = len(words) == 1 and all(_is_nearing(followed, one.end) for one in courses)
        found.append(words.pop() if is_known else "")
    return found


def _is_nearing(followed: Followed, standing: Standing) -> bool:
    before, after = followed.before.figures[followed.seat], standing.figures[followed.seat]
    return all(
        name in after and after[name] <= before[name]
        for name in followed.telling.nearing
        if name in before
    )


# -- deeds -----------------------------------------------------------------------------------------
def _compare_deeds(followed: Followed, found: list[Found]) -> None:
    """What follows from an answer; what it does itself is told only if nothing else can be."""
    for key, told in followed.told.items():
        weight = followed.telling.deeds[str(told["kind"])]
        seat = told["seat"]
        shares = [
            sum(key in course.deeds for course in courses) / WORLDS for courses in followed.courses
        ]
        for k, share in enumerate(shares):
            reason = Reason(DEED, seat if isinstance(seat, int) else NOBODY, _args(told, share))
            if _does(followed, k, key):
                alike = [_does(followed, other, key) for other in range(len(shares))]
                reason.args["certain"] = 2
                found[k].itself.append(Weighed(weight / sum(alike) ** 3, reason))
            elif share >= LIKELY:
                others = shares[1:] if k == 0 else shares[:1]
                rest = fsum(others) / len(others) if others else share
                is_shared = rest >= share
                kept = found[k].shared if is_shared else found[k].apart
                kept.append(Weighed(weight * (share if is_shared else share - rest), reason))


def _does(followed: Followed, k: int, key: str) -> bool:
    """Whether a deed is what the answer itself comes to."""
    return all(key in course.itself for course in followed.courses[k])


def _args(told: dict[str, object], share: float) -> Args:
    args: Args = {"event": str(told["kind"]), "certain": int(share == 1.0)}
    facts = told["args"]
    if isinstance(facts, dict):
        args.update(facts)
    return args
