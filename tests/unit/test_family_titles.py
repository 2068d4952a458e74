"""Tiny titles built on the family's two storeys: what they say is all a title has to say.

They are plain Python, which cannot derive from compiled classes: each runs in an interpreter of
its own on the plain sources.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PLAY = """
import sys
from importlib import import_module

from tablero.core.kinds import NOBODY
from tablero.core.rng import FastRng
from tablero.core.sim.playout import chooser, pick_offered

title = import_module(sys.argv[1])
kinds = set()
for seed in range(40):
    g = title.begin(seed)
    dice = chooser(seed)
    while not g.is_over():
        kinds.add(g.kind().name)
        assert g.violations() == [], g.violations()
        lines = title.BOOK.save(g)
        twin = g.copy()
        title.BOOK.restore(twin, lines)
        assert (twin.answers(), title.BOOK.save(twin)) == (g.answers(), lines)
        refused = {refusal.answer for refusal in g.question().refusals(g)}
        assert not refused & set(g.answers()), (g.kind().name, refused)
        g.question().about(g)
        for answer in g.answers():
            g.question().facts(g, answer)
        hidden = g.copy()
        hidden.hide(NOBODY)
        hidden.redeal(NOBODY, FastRng.seeded(seed))
        assert hidden.violations() == []
        g.play(pick_offered(g, dice))
        assert g.ply < 5000
    assert [sum(row) for row in zip(*(points for _, points in g.score_rows()))] == g.scores()
    assert g.winners() and g.ended_by()
print(" ".join(sorted(kinds)))
"""


@pytest.mark.parametrize(
    ("title", "asked"),
    [
        ("short_trail", "act aux discard draw immediate move place"),
        ("short_rail", "act building buy engine hire immediate move route site upgrade"),
    ],
)
def test_a_title_of_differences_plays_to_the_end(title: str, asked: str) -> None:
    """Every question is asked in random play; frames are saved and read back at each of them."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, f"tests.unit.standins.{title}"],
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert set(asked.split()) <= set(done.stdout.split())
