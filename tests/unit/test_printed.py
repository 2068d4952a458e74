"""What is printed: read once into trees, handed out as declared."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import cast

import msgspec
import pytest

from tablero.core import asked, registry
from tablero.core.catalogue import DataError, Row
from tablero.core.game import Game, View
from tablero.core.kinds import ASIDE, DECLINE, END
from tablero.core.match import Match
from tablero.core.rng import FastRng
from tablero.games.gwt2.printed import GRAMMAR, LOCAL
from tablero.games.gwt_argentina.printed import GRAMMAR as ARGENTINA
from tablero.games.gwt_elpaso.actions import Actions
from tablero.games.gwt_elpaso.catalogue import DATA as EL_PASO_DATA
from tablero.games.gwt_elpaso.printed import GRAMMAR as EL_PASO
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_family.printed import Grammar, trail_verbs
from tablero.games.gwt_family.rail.printed import rail_verbs
from tablero.games.puerto_rico.catalogue import POWERS, SCORES

DOCS = Path(__file__).parents[2] / "docs"
GAMES = registry.games()
games = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def conforms(plain: object, shape: type[object]) -> None:
    """Nothing missing, nothing of another type, and nothing beside."""
    assert msgspec.convert(plain, shape) == plain


@games
def test_printed_facts_are_as_declared(game: Game) -> None:
    conforms(game.printed(), game.shapes()[1])


@games
def test_shown_boards_are_as_declared(game: Game) -> None:
    """Random games at every size of table, with and without options, through every eye."""
    board = game.shapes()[0]
    for run, seats in enumerate(game.seat_counts * 2):
        turned_on = run >= len(game.seat_counts)
        options = {option.name: option.choices[-1 if turned_on else 0] for option in game.options}
        state = game.seeded(seats, run, options)
        chance = random.Random(run)
        answers = 0
        while not state.is_over():
            if answers % 23 == 0:
                for viewer in range(-1, len(state.scores())):
                    conforms(View(game, state, viewer).plain(), board)
            state.play(chance.choice(state.answers()))
            answers += 1
        conforms(View(game, state, 0).plain(), board)


def test_every_doubtful_row_of_el_paso_is_told_to_its_board() -> None:
    """Sue's cards alone are signed elsewhere, on her panel."""
    groups = [rows for group, rows in EL_PASO_DATA.groups.items() if group != "sue_cards"]
    printed = registry.find("gwt_elpaso").printed()
    doubtful = [row.word("id") for rows in groups for row in rows if row.is_doubtful()]
    assert {"C", "D", "E"} <= set(doubtful)
    assert sorted(doubtful) == sorted(cast(list[str], printed["doubtful"]))
    unconfirmed = [row.word("id") for rows in groups for row in rows if row.is_unconfirmed()]
    assert sorted(unconfirmed) == sorted(cast(list[str], printed["unconfirmed"]))


# -- the grammar ---------------------------------------------------------------------------------
def grammar() -> Grammar:
    railroad = rail_verbs(["builder"], ["engineers"], [])
    return Grammar("pesos", [*trail_verbs(["criollo"]), *railroad])


def test_an_action_is_read_into_its_sides_prices_and_rewards() -> None:
    text = "pay 2 & discard criollo -> pesos 3 + engine 1 | hire -2"
    first, second = grammar().sides(text, "act")
    assert first.plain() == {
        "word": "pay_2_and_discard_criollo_for_pesos_3_and_engine_1",
        "target": "act.pay_2_and_discard_criollo_for_pesos_3_and_engine_1",
        "prices": [
            {"verb": "pay", "what": "", "n": 2},
            {"verb": "discard", "what": "criollo", "n": 0},
        ],
        "rewards": [
            {"verb": "money", "what": "", "n": 3},
            {"verb": "engine", "what": "", "n": 1},
        ],
    }
    assert second.word == "hire_minus_2"
    assert [(deed.verb, deed.n) for deed in second.rewards] == [("hire", -2)]


def test_rewards_may_come_without_a_price() -> None:
    (side,) = grammar().sides("pesos_per builder 2 + certificate max")
    assert side.prices == []
    assert [(deed.verb, deed.what, deed.n) for deed in side.rewards] == [
        ("money_per", "builder", 2),
        ("certificate", "max", 0),
    ]


@pytest.mark.parametrize(
    "text",
    [
        *("dance 2", "pesos", "pesos two", "pesos -2", "pesos +-2", "aux 1", "discard cow"),
        *("engine", "engine engineers 2", "hire 1 2", "pesos_per 2 builder", "certificate max max"),
        *("pay 2 ->", "-> pay 2", "pesos 2 +", "| aux", "pay 2 -> pesos 3 -> aux", "pesos  2"),
    ],
)
def test_an_unknown_word_is_refused_by_name(text: str) -> None:
    with pytest.raises(DataError, match="printed action"):
        grammar().sides(text)


def test_an_unknown_word_of_the_data_names_its_row() -> None:
    rows = [Row("x.yaml posts row 1 post_0", {"action": "dance 2", "actions": ["aux", "dance 2"]})]
    for read in (grammar().column, grammar().faces):
        with pytest.raises(DataError, match=r"x\.yaml posts row 1 post_0: printed .* 'dance 2'"):
            read(rows)


def test_a_tile_of_el_paso_brings_all_that_a_row_prints() -> None:
    made = Actions([])
    tile = made.reward_of(EL_PASO.sides("certificate 1 + dollars 2 + exchange_token 1"))
    assert made.reward_of(EL_PASO.sides("certificate 1 + dollars 2 + exchange_token 1")) is tile
    table = registry.find("gwt_elpaso").seeded(2, 1)
    tile.enter(table, 1)
    table.settle()
    (player,) = cast(Table, table).players[1:]
    assert (player.certificates, player.money, player.exchange_tokens) == (1, 5 + 2, 1 + 1)


@pytest.mark.parametrize("text", ["dollars 2 | certificate 1", "pay 2 -> certificate 1"])
def test_a_reward_of_el_paso_with_choice_or_price_is_refused(text: str) -> None:
    with pytest.raises(DataError, match="a reward has no choice and no price"):
        Actions([]).reward_of(EL_PASO.sides(text))


def test_what_nothing_shows_is_a_fault() -> None:
    read = grammar()
    read.sides("pesos 2")
    idle = read.unused()
    assert "printed action pesos: nothing shows it" not in idle
    assert "printed action engine engineers: nothing shows it" in idle
    assert "printed action pesos_per builder: nothing shows it" in idle


# -- documented words ----------------------------------------------------------------------------
def documented(heading: str) -> set[str]:
    """The words in the first column of the tables below a heading of docs/data-words.md."""
    text = (DOCS / "data-words.md").read_text(encoding="utf-8")
    part = re.split(r"^## ", text, flags=re.MULTILINE)
    section = next(each for each in part if each.startswith(heading))
    return set(re.findall(r"^\| `([a-z_]+)", section, flags=re.MULTILINE))


def test_the_verbs_of_the_trails_are_documented() -> None:
    argentina = {verb.replace("pesos", "dollars") for verb in ARGENTINA.verbs}
    assert documented("The trails") == {*GRAMMAR.verbs, *EL_PASO.verbs, *argentina}


def test_the_words_of_puerto_rico_are_documented() -> None:
    assert {*POWERS, *SCORES[1:]} <= documented("Puerto Rico")


# -- answers -------------------------------------------------------------------------------------
def test_local_actions_are_picked_where_they_are_printed() -> None:
    kind = next(kind for kind in registry.find("gwt2").kinds if kind.name == "act")
    for number, side in enumerate(LOCAL):
        assert (kind.words[number], kind.targets[number]) == (side.word, side.target)


@games
def test_every_pass_says_so(game: Game) -> None:
    """The words that let a moment go by are declared as such; no deed is."""
    passes = {
        "pass": END,
        "done": END,
        "stop": END,
        "enough": END,
        "no": DECLINE,
        "exchange": ASIDE,
    }
    passes |= {f"bonus_{worker}": ASIDE for worker in ("joker", "engineer", "builder")}
    for kind in game.kinds:
        for word, role in zip(kind.words, kind.roles, strict=True):
            assert role == passes.get(word, ""), f"{kind.name} {word}"


def test_answers_carry_role_and_rank() -> None:
    """Cities are ranked, best first; everything else is not."""
    game = registry.find("gwt2")
    match = Match.start(game, 2, {}, FastRng.seeded(3))
    chance = random.Random(3)
    ranks: list[list[int]] = []
    while not match.state.is_over():
        told = asked.ask(match, match.state.current_player(), previews=False)
        assert told is not None
        answers = msgspec.convert(told["answers"], list[dict[str, object]])
        found = [int(str(answer["rank"])) for answer in answers]
        assert all("rank" not in msgspec.convert(a["args"], dict[str, object]) for a in answers)
        if told["kind"] == "city":
            ranks.append(found)
        else:
            assert set(found) == {0}
        match.play(chance.choice(match.state.answers()))
    assert ranks
    assert all(min(found) == 1 for found in ranks)


@pytest.mark.parametrize(("title", "worker"), [("gwt2", "cowboy"), ("gwt_argentina", "gaucho")])
def test_the_points_of_worker_slots_are_printed(title: str, worker: str) -> None:
    game = registry.find(title)
    points = cast(list[int], game.printed()["slot_points"])
    for workers in range(1, len(points) + 1):
        position: dict[str, object] = {"players": [{"crew": {worker: workers}}, {}]}
        rows = dict(game.load(position, FastRng.seeded(1)).score_rows())
        assert rows["workers"][0] == sum(points[:workers])
