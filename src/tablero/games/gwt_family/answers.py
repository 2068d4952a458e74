"""How the trail games write the answers of a decision kind: words, targets, facts of the label."""

from __future__ import annotations

from typing import Final

from tablero.core.kinds import DECLINE, END, Args, Kind
from tablero.core.printed import Side

Answer = tuple[str, str, Args]  # word, target, facts of the label
ROLES: Final = {"done": END, "enough": END, "no": DECLINE}
TOKEN: Final[list[Answer]] = [("exchange", "exchange_tokens", {})]
DONE: Final[list[Answer]] = [("done", "act.done", {})]


def kind(
    name: str, *groups: list[Answer], public: bool = False, asides: list[Answer] | None = None
) -> Kind:
    """`public`: what is offered never depends on a hand. Asides come after everything else."""
    beside = asides if asides is not None else []
    answers = [answer for group in groups for answer in group] + beside
    words = [answer[0] for answer in answers]
    targets = [answer[1] for answer in answers]
    facts = [answer[2] for answer in answers]
    roles = {word: role for word, role in ROLES.items() if word in words}
    return Kind(name, words, targets, facts, public, len(beside), roles)


def things(names: list[str], place: str, fact: str) -> list[Answer]:
    return [(name, f"{place}.{name}", {fact: name}) for name in names]


def nodes(names: list[str]) -> list[Answer]:
    return things(names, "node", "node")


def plain(*words: str) -> list[Answer]:
    return [(word, "", {}) for word in words]


def counts(last: int, target: str = "") -> list[Answer]:
    return [(str(number), target, {"count": number}) for number in range(last + 1)]


def acts(sides: list[Side]) -> list[Answer]:
    """Printed actions, each side by itself."""
    return [(side.word, side.target, {"action": side.word}) for side in sides]


def to_play(objectives: list[str]) -> list[Answer]:
    return [(f"play_{name}", f"card.{name}", {"objective": name}) for name in objectives]


def auxiliary(names: list[str], word: str = "aux") -> list[Answer]:
    return [(f"{word}_{name}", f"aux.{name}", {"aux": name}) for name in names]
