"""Golden records replay to the same positions, chance and scores, line by line."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml

from tablero.core.game import Game
from tablero.core.match import Match
from tablero.core.registry import find, games
from tablero.core.text import record
from tablero.testkit.occurring import made_a_difference, missing

HERE = Path(__file__).parent
RECORDS = sorted([*HERE.glob("*/*.rec"), *HERE.glob("*/options/*.rec")])
BY_HAND = sorted((HERE.parent / "browser" / "games").glob("*.rec"))
OCCURS = yaml.safe_load((HERE / "occurs.yaml").read_text(encoding="utf-8"))


@cache
def replayed(path: Path) -> Match:
    """Each record is played once for all that is asked about it; nobody plays on."""
    return record.read(path.read_text(encoding="utf-8"))


def title_of(path: Path) -> str:
    return path.relative_to(HERE).parts[0]


def records(game: Game) -> dict[str, Match]:
    return {path.stem: replayed(path) for path in RECORDS if title_of(path) == game.id}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{title_of(path)}/{path.stem}")
def test_golden_record_replays(path: Path) -> None:
    match = replayed(path)
    assert match.is_over()
    assert match.game.id == title_of(path)
    assert record.write(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", BY_HAND, ids=lambda path: path.stem)
def test_a_game_played_by_hand_in_the_browser_still_holds(path: Path) -> None:
    """Else `tools/everything.py` finds another."""
    text = path.read_text(encoding="utf-8")
    checked = record.check(text)
    assert checked.proof.revealed
    assert checked.match.game is find(checked.match.game.id)  # a table of today plays these rules
    assert record.write(checked.match) == text


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_title_has_a_record_for_each_seat_count_ending_and_question(game: Game) -> None:
    found = records(game)
    matches = list(found.values())
    assert {match.seats for match in matches} == set(game.seat_counts)
    endings = {match.state.ended_by() for match in matches}
    assert endings >= set(game.endings) - {"length"}
    asked = {entry.kind for match in matches for entry in match.entries}
    assert {kind.name for kind in game.kinds} - asked <= set(OCCURS["seldom_asked"][game.id])
    assert {f"{seats}_greedy" for seats in game.seat_counts} <= set(found)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_rule_of_every_option_fires_in_its_records(game: Game) -> None:
    fired: set[str] = set()
    for name, match in records(game).items():
        for option in game.options:
            value = match.options[option.name]
            if value != option.default:
                key = f"{option.name}={str(value).lower()}"
                assert not missing(match, OCCURS[game.id][key]), name
                assert made_a_difference(match, option.name), name
                fired.add(key)
    assert fired == {
        f"{option.name}={str(value).lower()}"
        for option in game.options
        for value in option.choices
        if value != option.default
    }


@pytest.mark.parametrize("name", ["2_greedy", "3_greedy", "4_greedy"])
def test_el_paso_asks_at_most_eight_questions_a_turn_on_average(name: str) -> None:
    """Tokens and bonuses of workers are asides of other questions, not questions of their own."""
    match = replayed(HERE / "gwt_elpaso" / f"{name}.rec")
    events = [event.kind.name for entry in match.entries for event in entry.events]
    assert len(match.entries) <= 8 * events.count("turn_began")


@pytest.mark.parametrize("name", ["2_greedy", "3_greedy", "4_greedy"])
def test_greedy_upgrades_buildings_in_el_paso(name: str) -> None:
    """A larger building in the place of an own one (gwt_elpaso RULES 4.9)."""
    match = replayed(HERE / "gwt_elpaso" / f"{name}.rec")
    events = [event for entry in match.entries for event in entry.events]
    assert [event for event in events if event.kind.name == "replaced" and event.seat >= 0]


@pytest.mark.parametrize("place", [0, 3, 20, 60, -3])
def test_an_edited_byte_is_noticed(place: int) -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    lines = text.split("\n")
    line = lines[place]
    for spot in range(0, len(line), 5):
        edited = [*lines]
        edited[place] = line[:spot] + chr(ord(line[spot]) ^ 1) + line[spot + 1 :]
        with pytest.raises(record.RecordError):
            record.read("\n".join(edited))


def test_a_cut_record_is_noticed_or_unfinished() -> None:
    lines = RECORDS[0].read_text(encoding="utf-8").split("\n")
    half = record.read("\n".join(lines[: len(lines) // 2]) + "\n")
    assert not half.is_over()
    with pytest.raises(record.RecordError):
        record.read("\n".join(lines[: len(lines) // 2] + lines[len(lines) // 2 + 1 :]))
