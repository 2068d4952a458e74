"""What a package says about one building, as JSON: run in a process of its own, on any copy of it.

python witness.py TITLE
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from typing import Any, cast

from tablero import bots
from tablero.bots.puerto_rico.worth import worth
from tablero.cli.terminal.screen import Screen
from tablero.cli.terminal.talk import Talk
from tablero.core import asked
from tablero.core.engine import State
from tablero.core.game import Game
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.games.gwt_family.table import TrailTable
from tablero.games.puerto_rico.state import PuertoRico
from tablero.words import LANGUAGES, Speaker

Told = dict[str, Any]


def position(game: Game, plain: dict[str, object]) -> State:
    state = game.load(plain, FastRng.seeded(1))
    state.settle()
    return state


def terminal(match: Match, lang: str, word: str) -> str:
    """What the terminal prints on `? word`."""
    ask = asked.ask(match, match.state.current_player())
    assert ask is not None
    answers = cast(list[dict[str, Any]], ask["answers"])
    answer = next(each for each in answers if each["word"] == word)
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        Screen(match, Talk(match, lang), beside=False).explain(ask, answer)
    return printed.getvalue()


# The first action of a building: its slot of the answer, and what stands there to take it.
TRAILS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "gwt2": ("2a", "discard_galloway", {"herder": "build_a_1", "hand": {"galloway": 1}}),
    "gwt_argentina": ("6b", "grain", {"herder": "bld_ab_1", "hand": {}}),
    "gwt_elpaso": ("1a", "discard_value_2", {"herder": "build_1", "hand": {"galloway": 1}}),
}


def trail(title: str) -> Told:
    """The first slot of a building that the player owns and stands on."""
    building, first, player = TRAILS[title]
    game = find(title)
    use = {
        "seats": 2,
        "phase": "use",
        "sides": building[-1],
        "tiles": {player["herder"]: f"{building}@0"},
        "players": [{**player, "exchange_tokens": 0}],
    }
    state = position(game, use)
    offered = [state.kind().words[answer] for answer in state.answers()]
    word = next(each for each in offered if each.startswith(first))
    match = Match(game, 2, {}, FastRng.seeded(1), state)
    ranking = bots.find("greedy", 1).think(match.view(0), bots.Budget()).ranking
    told: Told = {"bot": dict(ranking)[state.answer_of(word)]}
    for lang in LANGUAGES:
        speaker = Speaker(lang, game.id)
        told[f"label {lang}"] = speaker.answer("act", word, {})
        told[f"tip {lang}"] = speaker.tip(building)
        told[f"terminal {lang}"] = terminal(match, lang, word)
    before = held(state)
    state.play(state.answer_of(word))
    while state.kind().name == "discard":  # any card of a value: which one
        state.play(state.answers()[0])
    told["engine"] = held(state) - before
    return told


def held(state: State) -> int:
    """Money and grain of the first player."""
    p = cast(TrailTable, state).rancher(0)
    return int(p.money) + int(getattr(p, "grain", 0))


def puerto_rico() -> Told:
    """The circles of the indigo plant, as the Mayor asks about them."""
    game = find("puerto_rico")
    first = {"island": {"indigo": 4}, "city": {"indigo_plant": 0, "tobacco_storage": 0}}
    start = {"seats": 3, "seat": 0, "players": [{**first, "san_juan": 2}, {}, {}]}
    state = cast(PuertoRico, position(game, start))
    told: Told = {"bot": worth(state, 0, 8.0)}
    state.play(state.answer_of("mayor"))
    while state.question().about(state)["slot"] != "indigo_plant":
        state.play(state.answers()[0])
    told["engine"] = state.answers()[-1]
    match = Match(game, 3, {}, FastRng.seeded(1), state)
    ask = asked.ask(match, 0)
    assert ask is not None
    for lang in LANGUAGES:
        speaker = Speaker(lang, game.id)
        told[f"label {lang}"] = speaker.ask("place_colonists", state.question().about(state))
        told[f"tip {lang}"] = speaker.tip("indigo_plant")
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            Screen(match, Talk(match, lang), beside=False).question(match, ask)
        told[f"terminal {lang}"] = printed.getvalue()
    return told


if __name__ == "__main__":
    wanted = sys.argv[1]
    print(json.dumps(puerto_rico() if wanted == "puerto_rico" else trail(wanted)))
