"""Tips tell the figures the rules play by, not figures of their own.

As in `test_one_row`, a copy of the package is asked after figures were changed in it.
"""

from __future__ import annotations

from pathlib import Path

from tablero.words import LANGUAGES, Speaker
from tests.words.test_one_row import copied, figures, run

TIPS = [
    ("puerto_rico", "tip-guild_hall"),
    ("puerto_rico", "tip-residence"),
    ("gwt2", "tip-step_right"),
    ("gwt_elpaso", "tip-builder"),
    ("gwt_elpaso", "tip-train_3_back"),
    ("gwt_elpaso", "tip-2b"),
]
SAY = f"""
from tablero.words import LANGUAGES, Speaker
for lang in LANGUAGES:
    for title, tip in {TIPS!r}:
        print(Speaker(lang, title).say(tip))
"""
EDITS = [
    ("puerto_rico/catalogue.py", "SMALL_PLANT_POINTS: Final = 1", "SMALL_PLANT_POINTS: Final = 31"),
    ("puerto_rico/catalogue.py", "LARGE_PLANT_POINTS: Final = 2", "LARGE_PLANT_POINTS: Final = 32"),
    ("puerto_rico/scoring.py", "POINTS: Final[i64] = 4", "POINTS: Final[i64] = 14"),
    ("puerto_rico/scoring.py", "SPACES: Final[i64] = 9", "SPACES: Final[i64] = 10"),
    ("gwt2/data/setup.yaml", "step_right: 1", "step_right: 5"),
    ("gwt_elpaso/data/cards.yaml", "pay: 2, certificates: 1", "pay: 3, certificates: 2"),
    (
        "gwt_elpaso/location/paying.py",
        "DOLLARS_EACH: Final[i64] = 2",
        "DOLLARS_EACH: Final[i64] = 5",
    ),
]


def told(source: Path) -> list[list[int]]:
    """The figures of each tip, one language after the other."""
    return [figures(text) for text in run(source, "-c", SAY).splitlines()]


def test_tips_tell_the_figures_of_the_rules(tmp_path: Path) -> None:
    here = [figures(Speaker(lang, title).say(tip)) for lang in LANGUAGES for title, tip in TIPS]
    el_paso = [[2, 1, 2], [2, 3, 6], [1, 3, 2, 4, 2]]
    assert here == [[1, 2], [4, 9, 1], [1, 3], *el_paso] * len(LANGUAGES)

    # One number of players differs: there is no figure for all, and none is told.
    row = ("{players: 2,", "step_right: 1", "step_right: 5")
    source = copied(tmp_path / "src", "gwt2/data/setup.yaml", *row)
    assert told(source) == [[1, 2], [4, 9, 1], [3], *el_paso] * len(LANGUAGES)

    for file, old, new in EDITS:
        path = source / "tablero" / "games" / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
    el_paso = [[3, 2, 2], [2, 3, 15], [1, 3, 2, 10, 2]]
    assert told(source) == [[31, 32], [14, 10, 1], [5, 3], *el_paso] * len(LANGUAGES)
