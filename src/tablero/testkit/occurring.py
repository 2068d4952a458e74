"""What happened in a match, and whether an option had a part in it: for choosing golden records."""

from __future__ import annotations

from fnmatch import fnmatchcase

from tablero.core.game import Options, View
from tablero.core.kinds import NOBODY
from tablero.core.match import Entry, Match
from tablero.core.rng import ChanceError, ScriptedRng


def occurrences(match: Match) -> set[str]:
    """Every answer as `kind word`, every event as `kind` and as `kind fact=value`."""
    found: set[str] = set()
    for entry in match.entries:
        found |= occurring_in(entry)
    return found


def occurring_in(entry: Entry) -> set[str]:
    found = {f"{entry.kind} {entry.word}"}
    for event in entry.events:
        found.add(event.kind.name)
        facts = event.plain(NOBODY, open_hands=True)["args"]
        assert isinstance(facts, dict)
        found |= {f"{event.kind.name} {name}={value}" for name, value in facts.items()}
    return found


def missing(match: Match, patterns: list[str]) -> list[str]:
    """The patterns (`built building=*b`) that nothing in the match fits."""
    found = occurrences(match)
    return [each for each in patterns if not any(fnmatchcase(what, each) for what in found)]


def made_a_difference(match: Match, name: str) -> bool:
    """Whether the same answers and the same chance, without the option, make another game.

    Another game: a question, its answers or the board that anybody may see differ at some point.
    """
    default = {option.name: option.default for option in match.game.options}[name]
    try:
        return not _same_game(match, match.options | {name: default})
    except ChanceError:
        return True


def _same_game(match: Match, options: Options) -> bool:
    game = match.game
    ours = Match.start(game, match.seats, match.options, _chance(match))
    twin = Match.start(game, match.seats, options, _chance(match))
    for entry in match.entries:
        if _shown(ours) != _shown(twin):
            return False
        ours.play(entry.answer)
        twin.play(entry.answer)
    return _shown(ours) == _shown(twin)


def _chance(match: Match) -> ScriptedRng:
    drawn = [*match.setup_chance]
    for entry in match.entries:
        drawn += entry.chance
    return ScriptedRng([(stream.name, outcome) for stream, outcome in drawn])


def _shown(match: Match) -> list[object]:
    state = match.state
    board = {**View(match.game, state, NOBODY).plain(), "options": None}
    if state.is_over():
        return [board, state.scores()]
    return [board, state.current_player(), state.kind().name, state.answers()]
