"""What an answer is called where the position adds something to its name."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tablero.core import asked
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.words import Speaker

HAND = {"criollo": 4}
Given = dict[str, Any]


def player(**more: Any) -> Given:
    return {"hand": HAND, "exchange_tokens": 0, "area": {}, "dollars": 9, **more}


def labels(
    title: str, plain: Given, words: list[str], lang: str = "en"
) -> tuple[dict[str, str], dict[str, str]]:
    """The names of what is offered, and of what is refused with why."""
    game = find(title)
    state = game.load({"seats": 2, **plain}, FastRng.seeded(1))
    state.settle()
    match = Match(game, 2, {}, FastRng.seeded(1), state)
    for word in words:
        match.play_word(word)
    ask = cast(Given, asked.ask(match, match.state.current_player()))
    speaker = Speaker(lang, title)

    def said(each: Given, facts: Given) -> str:
        return speaker.answer(ask["kind"], each["word"], facts).replace("\u00a0", " ")

    offered = {each["word"]: said(each, each["args"]) for each in ask["answers"]}
    refused = {
        each["word"]: f"{said(each, each['label'])}. {speaker.reason(each['code'], each['args'])}"
        for each in ask["refused"]
    }
    return offered, {word: text.replace("\u00a0", " ") for word, text in refused.items()}


def use(node: str, **more: Any) -> Given:
    """The first player stands on a space and uses it."""
    return {"phase": "use", "players": [player(herder=node, **more), player(herder=node)]}


def test_what_is_out_of_reach_goes_by_its_name_too() -> None:
    players = [player(herder="el_paso", area={"cowboy": 1}), player(herder="el_paso")]
    near, far = labels("gwt_elpaso", {"tiles": {"build_9": "1a@0"}, "players": players}, [])
    assert near["neutral_e"] == "Neutral building E: discard 1 cowboy"
    assert far["neutral_g"] == (
        "Neutral building G. 6 steps away; you get 4 far, cowboys included."
    )
    assert far["build_9"].startswith("Common building 1a (building space 9).")


@pytest.mark.parametrize(
    ("closer", "said"),
    [(None, "El Paso: you close the game"), (1, "El Paso")],
)
def test_el_paso_tells_that_it_closes_the_game(closer: int | None, said: str) -> None:
    players = [player(herder="neutral_g"), player(herder="neutral_b")]
    closed = {} if closer is None else {"closer": closer}
    given = {"box": {"simmental": 9}, "players": players, **closed}
    assert labels("gwt_elpaso", given, [])[0]["el_paso"] == said


def test_el_paso_with_cards_is_as_ever() -> None:
    players = [player(herder="neutral_g"), player(herder="neutral_b")]
    assert labels("gwt_elpaso", {"players": players}, [])[0]["el_paso"] == "El Paso"


@pytest.mark.parametrize("title", ["gwt_elpaso", "gwt2"])
def test_an_auxiliary_action_tells_what_it_takes_the_place_of(title: str) -> None:
    elpaso = title == "gwt_elpaso"
    aux = "aux_dollar"
    gives = "ain 1 dollar"
    own = "neutral_g" if elpaso else "neutral_c"
    at = "build_9" if elpaso else "build_a_1"
    standing = use(own) if elpaso else bare(own)
    assert labels(title, standing, [])[0][aux] == f"Instead of the actions here – g{gives}"
    visiting = {**(use(at) if elpaso else bare(at)), "tiles": {at: "1a@1"}}
    assert labels(title, visiting, [])[0][aux] == f"G{gives}"


def bare(node: str) -> Given:
    """The same in a title without an area for workers."""
    rancher = {"herder": node, "hand": {}, "exchange_tokens": 0}
    return {"phase": "use", "players": [rancher, rancher]}


def test_one_finishes_the_train_card_not_the_turn() -> None:
    given = use("neutral_f", area={"engineer": 1})
    offered, _refused = labels("gwt_elpaso", given, ["train", "1"])
    assert offered["done"] == "Finish the train card"
    offered, _refused = labels("gwt_elpaso", given, ["train", "1", "done"])
    assert offered["done"] == "Finish here"


def test_a_building_names_the_only_space_it_can_go_to() -> None:
    """A table plays the only space by itself: what it costs and replaces is told before."""
    given = {**use("neutral_e", area={"builder": 1}, dollars=2), "tiles": {"build_7": "1a@0"}}
    said = labels("gwt_elpaso", given, ["build"])[0]["2"]
    assert said == (
        "Common building 2a: 2 victory points – building space 7 for 2 dollars (1 builder), "
        "replaces common building 1a"
    )
    given = use("neutral_e", area={"builder": 2})
    said = labels("gwt_elpaso", given, ["build"])[0]["2"]
    assert said == "Common building 2a (2 builders): 2 victory points"
