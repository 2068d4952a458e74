"""Players who want to have done everything once, each with a passion of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final

from tablero.core.kinds import ASIDE, DEED
from tablero.core.match import Match

# What a player goes for wherever it is offered, the earlier the better: answers as `kind word`.
# Without such players no game comes to the end of the line, to the dearest cattle or the largest
# buildings. The last one at the table is curious and nothing else.
PASSIONS: Final[dict[str, list[list[str]]]] = {
    "gwt_argentina": [
        [
            *("hire *maquinista*", "act engine*", "aux *engine", "engine station_[12]"),
            *("engine [0-9]*", "upgrade [!n]*", "station_master [!n]*", "immediate [!n]*"),
            *("act hire*", "move neutral_[dga]"),
        ],
        [
            *("hire *gaucho*", "act hire*", "act buy*", "income [0-9]", "buy *_with_[2345]"),
            *("buy ab*", "buy f*", "act certificate*", "immediate [!n]*", "move neutral_[aef]"),
            "act play*",
        ],
        [
            *("hire *carpintero*", "act build*", "act hire*", "building *", "act help*"),
            *("farmers farmer*", "invest [!n]*", "immediate [!n]*", "show_card [!e]*"),
            *("move neutral_b", "move neutral_a", "move bld*", "move neutral_f"),
        ],
        [],
    ],
    "gwt_elpaso": [
        [
            *("hire cowboy", "buy hereford", "buy shorthorn", "buy corriente", "act hire*"),
            "post post*",
        ],
        [
            *("train [34]", "hire engineer", "hire joker", "act hire*", "jokers *"),
            "move neutral_b",
        ],
        ["hire builder", "act build*", "building *", "build_on *", "act hire*", "aux *"],
        [],
    ],
}
ACTIONS = ("act", "aux", "immediate")
ASIDES = ("* exchange", "* bonus_*")  # spend what a passion needs


def place_wished(offered: Sequence[str], wishes: Sequence[str]) -> int:
    """The last that fits the best wish: the farthest space, the dearest building; or -1."""
    for wish in wishes:
        for place in range(len(offered) - 1, -1, -1):
            if fnmatchcase(offered[place], wish):
                return place
    return -1


def thing_of(kind: str, word: str, role: str) -> str:
    """A question with what its answer is to the flow of play; actions and asides by word."""
    if role == ASIDE:
        return word
    if role == DEED and kind in ACTIONS and not word.startswith("play_objective"):
        return f"{kind} {word}"
    return f"{kind} {role or 'deed'}"


def things_in(match: Match) -> set[str]:
    """What was done in a match, and the events that were told."""
    found: set[str] = set()
    kinds = {kind.name: kind for kind in match.game.kinds}
    for entry in match.entries:
        found.add(thing_of(entry.kind, entry.word, kinds[entry.kind].roles[entry.answer]))
        found |= {event.kind.name for event in entry.events}
    return found


class Curious:
    """Takes what was chosen least so far, at one table or at many; of equals the first."""

    def __init__(self) -> None:
        self.chosen: Counter[str] = Counter()

    def pick(self, kind: str, words: Sequence[str], wishes: Sequence[str]) -> int:
        """The place of the word chosen, among those that the question of this kind offers."""
        offered = [f"{kind} {word}" for word in words]
        place = place_wished(offered, wishes)
        if place < 0:
            spared = ASIDES if wishes else ()
            place = min(range(len(offered)), key=lambda at: self._dislike(offered[at], spared))
        self.chosen[offered[place]] += 1
        return place

    def _dislike(self, answer: str, spared: Sequence[str]) -> tuple[bool, int]:
        return any(fnmatchcase(answer, each) for each in spared), self.chosen[answer]
