"""What a package says about one building, as JSON: run in a process of its own, on any copy of it.

python witness.py gwt2|puerto_rico
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from typing import Any, cast

from tablero.bots.gwt2.location import LOCATIONS
from tablero.bots.gwt2.mind import Mind
from tablero.bots.puerto_rico.worth import worth
from tablero.cli.terminal.screen import Screen
from tablero.cli.terminal.talk import Talk
from tablero.core import asked
from tablero.core.engine import State
from tablero.core.game import Game
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.games.gwt2.printed import LOCAL
from tablero.games.gwt2.state import Table
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


def gwt2() -> Told:
    """The first slot of building 2a: a Galloway for dollars."""
    game = find("gwt2")
    use = {
        "seats": 2,
        "phase": "use",
        "tiles": {"build_a_1": "2a@0"},
        "players": [{"herder": "build_a_1", "hand": {"galloway": 1}, "exchange_tokens": 0}],
    }
    state = cast(Table, position(game, use))
    offered = [state.kind().words[answer] for answer in state.answers()]
    word = next(each for each in offered if each.startswith("discard_galloway"))
    side = next(each for each in LOCAL if each.word == word)
    told: Told = {"bot": LOCATIONS.action(Mind(state, 0), side)}
    match = Match(game, 2, {}, FastRng.seeded(1), state)
    for lang in LANGUAGES:
        speaker = Speaker(lang, game.id)
        told[f"label {lang}"] = speaker.answer("act", word, {})
        told[f"tip {lang}"] = speaker.tip("2a")
        told[f"terminal {lang}"] = terminal(match, lang, word)
    before = int(state.players[0].money)
    state.play(state.answer_of(word))
    told["engine"] = int(state.players[0].money) - before
    return told


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
    print(json.dumps({"gwt2": gwt2, "puerto_rico": puerto_rico}[sys.argv[1]]()))
