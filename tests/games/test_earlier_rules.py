"""Tables and records of earlier rules go on under the rules they began with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.core.text import record, snapshots
from tablero.testkit.conformance import choose

RECORDS = sorted(Path(__file__).parent.glob("*/rules_*/*.rec"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_record_of_earlier_rules_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = record.read(text)
    assert f"rules_{match.game.rules_version}" == path.parent.name
    assert match.game.rules_version < find(match.game.id).rules_version
    assert match.is_over()
    # Reading has compared every position. The name of the data is that of the rows of today.
    if f"data {match.game.data_version} " in text:
        assert record.write(match) == text


def test_puerto_rico_1_gives_the_last_points_unasked() -> None:
    """A harbor's point is the last chip: rules 2 ask (RULES 8.12), rules 1 did not."""
    position: dict[str, object] = {
        "phase": "captain",
        "chooser": 0,
        "seat": 1,
        "players": [{"chips": 60}, {"chips": 12, "goods": {"corn": 2}, "city": {"harbor": 1}}, {}],
    }
    asked = []
    for rules in (1, 2):
        game = find("puerto_rico", rules)
        state = game.load(game.dump(game.load(position, FastRng.seeded(1))), FastRng.seeded(1))
        state.play(state.answer_of("corn_ship1"))
        asked.append(state.kind().name == "take_points")
    assert asked == [False, True]


def test_el_paso_2_passes_a_delivery_over() -> None:
    """A builder would bring a post within reach: rules 3 ask (RULES 2.6, 5.3), rules 2 did not."""
    rancher = {
        "herder": "el_paso",
        "cleared": ["aux_dollar", "aux_certificate", "aux_card", "aux_remove"],
        "posts": {"post_0": 4},
        "area": {"builder": 1},
        "exchange_tokens": 0,
        "hand": {"hereford": 1, "shorthorn": 1},
    }
    position: dict[str, object] = {"phase": "use", "seats": 2, "players": [rancher]}
    asked = []
    for rules in (2, 3):
        game = find("gwt_elpaso", rules)
        state = game.load(position, FastRng.seeded(1))
        state.settle()
        asked.append(state.copy().kind().name == "post")
    assert asked == [False, True]


def test_el_paso_3_is_over_after_the_last_draw() -> None:
    """A joker brings dollars to the end (RULES 2.6); rules 3 did not ask any more."""
    rancher = {"herder": "neutral_b", "area": {"joker": 1}, "exchange_tokens": 0}
    position: dict[str, object] = {"closer": 1, "seat": 0, "seats": 2, "players": [rancher]}
    over = []
    for rules in (3, 4):
        state = find("gwt_elpaso", rules).load(position, FastRng.seeded(1))
        state.settle()
        for word in ("neutral_c", "aux_dollar", "done"):
            state.play(state.answer_of(word))
        over.append(state.copy().is_over())
    assert over == [True, False]


def test_el_paso_4_has_no_room_for_a_fifth_certificate() -> None:
    """One is spent, a builder brings another (RULES 2.6, 5.3); rules 4 had no room for it."""
    rancher = {
        "herder": "el_paso",
        "certificates": 4,
        "area": {"builder": 1},
        "exchange_tokens": 0,
        "hand": {"hereford": 1},
    }
    position: dict[str, object] = {"phase": "use", "seats": 2, "players": [rancher]}
    offered = []
    for rules in (4, 5):
        state = find("gwt_elpaso", rules).load(position, FastRng.seeded(1))
        state.settle()
        words = state.kind().words
        offered.append("bonus_builder" in [words[answer] for answer in state.copy().answers()])
    assert offered == [False, True]


def test_argentina_3_names_cards_and_farmers_in_one_order() -> None:
    """Rules 4 leave the order to the player (RULES 8.6)."""
    hand = {"herder": "neutral_f", "hand": {"caracu_2": 1, "niata": 1}, "deck": {}}
    farmers = {"farmer_green_1": "green_3_green", "farmer_blue_1": "blue_4_green"}
    position: dict[str, object] = {"phase": "use", "tiles": farmers, "players": [hand]}
    offered = []
    for rules in (3, 4):
        game = find("gwt_argentina", rules)
        state = game.load(position, FastRng.seeded(1))
        state.settle()
        for word in ("help_0", "caracu_2"):
            state.play(state.answer_of(word))
        words = state.kind().words
        shown = [words[answer] for answer in state.copy().answers()]
        for word in ("enough", "farmer_blue_1"):
            state.play(state.answer_of(word))
        words = state.kind().words
        offered.append((shown, [words[answer] for answer in state.answers()]))
    assert offered == [
        (["enough"], ["enough"]),
        (["niata", "enough"], ["farmer_green_1", "enough"]),
    ]


@pytest.mark.parametrize(("title", "rules"), [("gwt2", 2), ("gwt_argentina", 1), ("gwt_elpaso", 1)])
def test_trails_of_earlier_rules_are_saved_as_they_were(title: str, rules: int) -> None:
    """One number for a pair where rules now save two; snapshots of such tables go on."""
    now = find(title)
    before = find(title, rules)
    match = before.match(seats=2, seed=1)
    chooser = FastRng.seeded(8)
    pairs = 0
    while not match.is_over():
        match.play(choose(match.state, chooser))
        if before.dump(match.state)["frames"] != now.dump(match.state)["frames"]:
            pairs += 1
            again = snapshots.restore(snapshots.save(match))
            assert again.game is before
            assert before.digest(again.state) == before.digest(match.state)
    assert pairs > 0
