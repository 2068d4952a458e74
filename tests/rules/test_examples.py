"""Every worked example of the rulebooks has the vectors that play it."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tablero.testkit.vectors import read_file, vector_files

HERE = Path(__file__).parent
LIST = HERE.parent / "games" / "worked_examples.yaml"  # here it would be taken for vectors
EXAMPLES = yaml.safe_load(LIST.read_text("utf-8"))


@pytest.mark.parametrize("title", EXAMPLES)
def test_every_worked_example_is_played_by_vectors(title: str) -> None:
    paths = vector_files([HERE / title])
    there = {f"{path.stem}: {vector.name}" for path in paths for vector in read_file(path)}
    for example, vectors in EXAMPLES[title].items():
        assert vectors, example
        assert sorted(set(vectors) - there) == [], example
