"""One corrected row is one edit: everything that tells a printed figure tells the new one.

The package is copied, one figure of one row is changed in the copy, and the copy is asked: engine,
labels and tips in three languages, facts for drawings, bot and terminal.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablero.words import LANGUAGES

ROOT = Path(__file__).parents[2]
CASES = [
    (
        "gwt2",
        "gwt2/data/buildings.yaml",
        ("{id: 2a,", "discard galloway -> dollars 4", "discard galloway -> dollars 21"),
        (4, 21),
        ["tiles", "2a", "slots", 0, 0, "rewards", 0, "n"],
    ),
    (
        "gwt_argentina",
        "gwt_argentina/data/buildings.yaml",
        ("{id: 6b,", "grain 3", "grain 7"),
        (3, 7),
        ["tiles", "6b", "slots", 0, 0, "rewards", 0, "n"],
    ),
    (
        "gwt_elpaso",
        "gwt_elpaso/data/buildings.yaml",
        ("{id: 1a,", "dollars 5", "dollars 21"),
        (5, 21),
        ["tiles", "1a", "slots", 0, 0, "rewards", 0, "n"],
    ),
    (
        "puerto_rico",
        "puerto_rico/data/buildings.yaml",
        ("{id: indigo_plant,", "circles: 3", "circles: 2"),
        (3, 2),
        ["buildings", "indigo_plant", "circles"],
    ),
]


def copied(goal: Path, file: str, row: str, old: str, new: str) -> Path:
    """The package with one figure changed; nothing else is touched."""
    shutil.copytree(
        ROOT / "src",
        goal,
        ignore=shutil.ignore_patterns("__pycache__", "static", "runtime", "*.egg-info"),
    )
    path = goal / "tablero" / "games" / file
    lines = path.read_text("utf-8").splitlines(keepends=True)
    found = [k for k, line in enumerate(lines) if row in line and old in line]
    assert len(found) == 1, f"{file}: {row} {old}"
    lines[found[0]] = lines[found[0]].replace(old, new, 1)
    path.write_text("".join(lines), "utf-8")
    return goal


def called(source: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": str(source)},
        check=False,
        capture_output=True,
        text=True,
    )


def run(source: Path, *command: str) -> str:
    done = called(source, *command)
    assert done.returncode == 0, done.stderr
    return done.stdout


def witnessed(source: Path, title: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(run(source, str(ROOT / "tests/words/witness.py"), title))
    return told


def figures(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


@pytest.mark.parametrize(
    ("title", "file", "edit", "figure", "drawn"), CASES, ids=[case[0] for case in CASES]
)
def test_one_corrected_row_is_one_edit(
    tmp_path: Path,
    title: str,
    file: str,
    edit: tuple[str, str, str],
    figure: tuple[int, int],
    drawn: list[str | int],
) -> None:
    old, new = figure
    before = witnessed(ROOT / "src", title)
    source = copied(tmp_path / "src", file, *edit)
    after = witnessed(source, title)
    assert (before["engine"], after["engine"]) == (old, new)
    assert before["bot"] != after["bot"]
    for lang in LANGUAGES:
        for where in ("label", "tip", "terminal"):
            said, says = (told[f"{where} {lang}"] for told in (before, after))
            assert old in figures(said), said
            assert new in figures(says), says
            assert said != says

    run(source, str(ROOT / "tools/printed.py"), "--to", str(tmp_path / "client"), title)
    client = tmp_path / "client" / title
    fact: Any = json.loads((client / "printed.json").read_text("utf-8"))
    for key in drawn:
        fact = fact[key]
    assert fact == new
    for lang in LANGUAGES:
        assert after[f"tip {lang}"] in (client / f"{lang}.ftl").read_text("utf-8")


PATAGONICO = """
game: gwt_argentina
seats: 2
vectors:
  - name: a Patagonico for two spaces of the engine
    ref: 4.5
    given:
      phase: use
      players: [{herder: neutral_b, pesos: 0, hand: {patagonico: 1}, exchange_tokens: 0}]
    steps:
      - when: [discard_patagonico_for_engine_2]
        then: {asks: {kind: engine}, offers: ["1", "2"]}
      - when: ["2"]
        then: {players.0.engine: "2", players.0.pesos: 0, players.0.discard: {patagonico: 1}}
"""


def test_an_icon_of_the_rulebook_that_no_known_piece_carries_can_be_played(tmp_path: Path) -> None:
    edit = ("{id: B,", "discard patagonico -> pesos 2", "discard patagonico -> engine 2")
    source = copied(tmp_path / "src", "gwt_argentina/data/buildings.yaml", *edit)
    run(source, "-m", "tablero", "check-data")
    vector = tmp_path / "patagonico.yaml"
    vector.write_text(PATAGONICO, "utf-8")
    assert "1 vectors in 1 files, 0 failed" in run(source, "-m", "tablero", "vectors", str(vector))


PLAYER = {"hand": {}, "exchange_tokens": 0, "dollars": 30}
IN_PESOS = {"hand": {}, "exchange_tokens": 0, "pesos": 30}


@pytest.mark.parametrize(
    ("title", "edit", "place", "words", "price"),
    [
        (
            "gwt2",
            ("{id: B,", "build 2", "build 3"),
            {"player": {**PLAYER, "herder": "neutral_b"}},
            ["build_3", "1", "build_b_1"],
            3,
        ),
        (
            "gwt2",
            ("{id: A,", "hire +2", "hire +3"),
            {"jobs": [["engineer"]], "player": {**PLAYER, "herder": "neutral_a"}},
            ["hire_plus_3", "engineer_row_1"],
            9,
        ),
        (
            "gwt2",
            ("{id: F,", "hazard 7", "hazard 8"),
            {"board": {"flood_1": "flood_green_4"}, "player": {**PLAYER, "herder": "neutral_f"}},
            ["hazard_8", "flood_1"],
            8,
        ),
        (
            "gwt_argentina",
            ("{id: 9b,", "hire -4", "hire -5"),
            {
                "sides": "b",
                "tiles": {"bld_ab_1": "9b"},
                "jobs": [["gaucho"]],
                "player": {**IN_PESOS, "herder": "bld_ab_1"},
            },
            ["hire_minus_5", "gaucho_row_1"],
            1,
        ),
        (
            "gwt_elpaso",
            ("{id: B,", "hire_second 8", "hire_second 9"),
            {"player": {**PLAYER, "herder": "neutral_b", "area": {}}},
            ["hire_any_5", "builder", "hire_second_9", "engineer"],
            14,
        ),
    ],
)
def test_a_price_beyond_all_others_is_asked_of_who_acts(
    tmp_path: Path,
    title: str,
    edit: tuple[str, str, str],
    place: dict[str, Any],
    words: list[str],
    price: int,
) -> None:
    """Questions are prepared for every figure that is printed, and for no other."""
    source = copied(tmp_path / "src", f"{title}/data/buildings.yaml", *edit)
    script = str(ROOT / "tests/words/played.py")
    assert json.loads(run(source, script, title, json.dumps(place), *words)) == [price, price]


@pytest.mark.parametrize(
    ("file", "edit", "fault"),
    [
        (
            "puerto_rico/data/buildings.yaml",
            ("{id: indigo_plant,", "circles: 3", "circles: 4"),
            "indigo_plant: circles: at most 3",
        ),
        (
            "gwt2/data/buildings.yaml",
            ("{id: 10a,", "move_herder 5", "move_herder 9"),
            "move_herder goes up to 8",
        ),
        (
            "gwt_elpaso/data/buildings.yaml",
            ("{id: train_3_front,", "remove_cards 1", "remove_cards 2"),
            "train_3_front: printed action 'remove_cards 2': remove_cards goes up to 1",
        ),
    ],
)
def test_a_figure_there_is_no_room_for_is_a_fault_of_its_row(
    tmp_path: Path, file: str, edit: tuple[str, str, str], fault: str
) -> None:
    source = copied(tmp_path / "src", file, *edit)
    done = called(source, "-m", "tablero", "check-data")
    assert done.returncode != 0
    assert fault in done.stderr, done.stderr
    assert "Traceback" not in done.stderr


TIPS = """
import sys
from tablero.words import LANGUAGES, Speaker
for lang in LANGUAGES:
    print(Speaker(lang, sys.argv[1]).say(sys.argv[2]))
"""


@pytest.mark.parametrize(
    ("title", "key", "file", "edit", "figure"),
    [
        (
            "gwt2",
            "tip-job_market_token",
            "gwt2/scoring.py",
            ("TOKEN_POINTS: Final", "= 2", "= 37"),
            (2, 37),
        ),
        (
            "gwt_argentina",
            "tip-exhaustion",
            "gwt_argentina/data/cattle.yaml",
            ("{id: exhaustion,", "vp: -2", "vp: -37"),
            (2, 37),
        ),
        (
            "gwt_elpaso",
            "tip-el_paso",
            "gwt_elpaso/el_paso/arrival.py",
            ("INCOME: Final", "= 5", "= 37"),
            (5, 37),
        ),
        (
            "gwt_elpaso",
            "tip-ownership_token",
            "gwt_elpaso/catalogue.py",
            ("OWN_BUILDINGS: Final", "= 2", "= 37"),
            (2, 37),
        ),
        (
            "puerto_rico",
            "tip-customs_house",
            "puerto_rico/scoring.py",
            ("CHIPS_FOR_A_POINT: Final", "= 4", "= 37"),
            (4, 37),
        ),
    ],
)
def test_sentences_take_figures_of_the_rules_from_where_they_are_counted(
    tmp_path: Path,
    title: str,
    key: str,
    file: str,
    edit: tuple[str, str, str],
    figure: tuple[int, int],
) -> None:
    old, new = figure
    source = copied(tmp_path / "src", file, *edit)
    said, says = (run(path, "-c", TIPS, title, key) for path in (ROOT / "src", source))
    for before, after in zip(said.splitlines(), says.splitlines(), strict=True):
        assert old in figures(before), before
        assert new in figures(after), after


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "buy_cattle",
            "dance",
            "buildings.yaml private_buildings row 2 2a: .*unknown word 'dance'",
        ),
        (
            "dollars 4",
            "dollars four",
            "buildings.yaml private_buildings row 2 2a: .*dollars takes n",
        ),
    ],
)
def test_an_unknown_word_is_a_fault_of_its_row(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    source = copied(tmp_path / "src", "gwt2/data/buildings.yaml", "{id: 2a,", old, new)
    done = called(source, "-m", "tablero", "check-data")
    assert done.returncode != 0
    assert re.search(fault, done.stderr), done.stderr
    assert "Traceback" not in done.stderr


def test_a_word_that_nothing_shows_is_a_fault(tmp_path: Path) -> None:
    edit = ("{id: 7a,", "bandit_pairs 2", "aux")
    source = copied(tmp_path / "src", "gwt2/data/buildings.yaml", *edit)
    done = called(source, "-m", "tablero", "check-data")
    assert done.returncode != 0
    assert "FAULT printed action bandit_pairs: nothing shows it" in done.stdout
