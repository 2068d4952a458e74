"""Golden records replay to the same positions, chance and scores, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablero.core.game import Game
from tablero.core.registry import games
from tablero.core.text import record

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.rec"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_record_replays(path: Path) -> None:
    match = record.read(path.read_text(encoding="utf-8"))
    assert match.is_over()
    assert match.game.id == path.parent.name
    assert record.write(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_title_has_a_record_for_each_seat_count_and_ending(game: Game) -> None:
    matches = [record.read(path.read_text(encoding="utf-8")) for path in HERE.glob(f"{game.id}/*")]
    assert {match.seats for match in matches} == set(game.seat_counts)
    endings = {match.state.ended_by() for match in matches}
    assert endings >= set(game.endings) - {"length"}
    played = {(name, value) for match in matches for name, value in match.options.items()}
    for option in game.options:
        assert {(option.name, choice) for choice in option.choices} <= played


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
