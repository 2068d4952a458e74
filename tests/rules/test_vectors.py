"""Every rule vector of the repository holds, and the runner says clearly what does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablero.testkit.vector_text import VectorError
from tablero.testkit.vectors import Vector, read_file, run_file, run_text, vector_files

HERE = Path(__file__).parent
GOOD = """
game: puerto_rico
seats: 3
vectors:
  - name: fine
    ref: 1.1
    then: {players.0.doubloons: 2}
"""


VECTORS = [vector for path in vector_files([HERE]) for vector in read_file(path)]


def named(vector: Vector) -> str:
    """`gwt2/moving-fees_in_travel_order`: so that `-k fees_in_travel` runs one alone."""
    file = Path(vector.file)
    return f"{file.parent.name}/{file.stem}-{re.sub(r'[^0-9A-Za-z]+', '_', vector.name)}"


@pytest.mark.parametrize("vector", VECTORS, ids=named)
def test_vector_holds(vector: Vector) -> None:
    failures = vector.run().failures
    assert not failures, "\n".join(failures)


def test_every_file_holds_vectors() -> None:
    assert {vector.file for vector in VECTORS} == {str(path) for path in vector_files([HERE])}


def test_a_file_outside_the_repository_runs(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(GOOD, "utf-8")
    assert [result.ok for result in run_file(path)] == [True]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game: chess\nvectors: []", "unknown game 'chess'"),
        ("- 1\n- 2", "not a mapping"),
        ("game: puerto_rico", "vectors is not a list"),
        ("game: [puerto_rico", "line "),
        ("game: &a puerto_rico\nvectors: [*a]", "aliases are not allowed"),
        ("game: !!python/name:os.system x", "tags are not allowed"),
        ("game: puerto_rico\ngame: gwt2", "stands twice"),
        ("game: puerto_rico\nvectros: []", "unknown key 'vectros'"),
        ("? [a]\n: b", "a key must be a word"),
        ("--- {}\n--- {}", "second document"),
        ("[" * 500, "nested more than"),
        ("\x00", "characters are not allowed"),
    ],
)
def test_a_broken_file_gives_one_clear_line(text: str, told: str) -> None:
    with pytest.raises(VectorError) as caught:
        run_text("broken.yaml", text.encode())
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith("broken.yaml: ")
    assert told in str(caught.value)


def test_a_huge_file_and_a_missing_one_are_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.yaml"
    huge.write_bytes(b"#" * 2_000_000)
    with pytest.raises(VectorError, match="larger than"):
        run_file(huge)
    with pytest.raises(VectorError, match="No such file"):
        run_file(tmp_path / "missing.yaml")
    empty = tmp_path / "nothing"
    empty.mkdir()
    with pytest.raises(VectorError, match="no vector files"):
        vector_files([empty])


@pytest.mark.parametrize(
    ("vector", "told"),
    [
        ("then: {players.0.doubloons: 7}", "players.0.doubloons is 2, not 7"),
        ("then: {players.0.dubloons: 7}", "there is no 'dubloons'"),
        ("then: {over: true}", "over is false, not true"),
        ("then: {legal: [settler]}", "legal: builder is offered"),
        ("then: {refused: {settler: role_taken}}", "settler is offered"),
        ("then: {scores: [1, 2, 3]}", "scores is"),
        ("when: [settler], then: {events: [{kind: sold}]}", "did not happen"),
        ("when: [fishing]", "has no answer 'fishing'"),
        ("when: [{word: settler, seat: B}], given: {governor: 0}", "seat 0 is asked"),
        ("when: [{word: settler, kind: sell}]", "the question is pick_role"),
        ("wen: [settler]", "unknown key 'wen'"),
        ("seats: 9", "not by 9"),
        ("seats: many", "not a number"),
        ("options: {fog: true}", "no option 'fog'"),
        ("given: {dice: 3}", "dice"),
        ("given: {players: 3}", "players"),
        ("given: {supply: {corn: 0}}", "supply.corn: boards, ships and rows leave 10 of the box"),
        ("given: {copies: {mint: 1}}", "copies.mint: no such field"),
        ("given: {colonists: 99999999999999999999}", ""),
        ("given: {frames: [store_kind 0]}", "one number below 32"),
        ("given: {frames: [settle_colonist 0 7]}", "one number below 6"),
        ("given: {frames: [pick_role 9]}", "no such seat"),
        ("chance: {weather: [sun]}", "weather"),
        ("chance: {plantations: [sun]}", "no outcome 'sun'"),
        ("given: {}, chance: {plantations: [corn]}", "not all of plantations was drawn"),
        ("steps: [{when: [mayor]}], then: {}", "stands beside steps"),
    ],
)
def test_a_vector_that_does_not_hold_is_named(vector: str, told: str) -> None:
    text = f"game: puerto_rico\nseats: 3\nvectors: [{{name: odd, ref: 1.1, {vector}}}]"
    (result,) = run_text("some.yaml", text.encode())
    assert not result.ok
    assert result.failures[0].startswith("some.yaml: odd: ")
    assert told in result.failures[0]
