"""The forms of terms: the cases the client must meet too, and the glossary behind them."""

from __future__ import annotations

import importlib.util
import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tablero.core.registry import find
from tablero.words import LANGUAGES, Terms
from tablero.words.terms import capital

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    files("tablero.words").joinpath("vectors.json").read_text(encoding="utf-8")
)
TOOL = Path(__file__).parents[2] / "tools" / "compile_terms.py"


@cache
def compiler() -> Any:
    spec = importlib.util.spec_from_file_location("compile_terms", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_term_vectors() -> None:
    for case in VECTORS["term"]:
        terms = Terms(case["lang"], case["game"])
        assert terms.term(case["id"], case["form"], case["article"], case["kind"]) == case["text"]


def test_count_vectors() -> None:
    for case in VECTORS["count"]:
        terms = Terms(case["lang"], case["game"])
        assert terms.count(case["n"], case["id"], case["form"]) == case["text"]


def test_counts_vectors() -> None:
    for case in VECTORS["counts"]:
        pairs = [(n, name) for n, name in case["pairs"]]
        assert Terms(case["lang"], case["game"]).counts(pairs, case["form"]) == case["text"]


def test_capital_vectors() -> None:
    for case in VECTORS["capital"]:
        assert capital(case["text"], case["name"]) == case["result"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_compiled_terms_are_fresh(lang: str) -> None:
    committed = files("tablero.words").joinpath("terms", f"{lang}.json").read_text(encoding="utf-8")
    assert committed == compiler().compiled(lang), "run: python tools/compile_terms.py"


def test_every_entry_has_its_forms() -> None:
    """What can be counted has its plurals; Russian and Latin letters are not mixed in a word."""
    for scope, entries in compiler().scopes().items():
        for name, entry in entries.items():
            at = f"{scope}.{name}"
            assert entry["en"]["one"], at
            assert entry["ru"]["nom"], at
            assert entry["de"]["nom"], at
            if "few" in entry["ru"]:
                assert {"gen", "dat", "acc", "ins", "prep", "pl", "gen_pl"} <= set(entry["ru"]), at
            if "pl" in entry["de"]:
                assert {"acc", "dat", "dat_pl", "gender"} <= set(entry["de"]), at
            for form, text in entry["ru"].items():
                if form not in {"gender", "animate"}:
                    assert not re.search(r"[А-яё][A-Za-z]|[A-Za-z][А-яё]", str(text)), at


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_ships_of_one_value_are_told_apart(lang: str) -> None:
    """A ship is called by its value; of two that share one, the banner drawn on it is told too."""
    printed: Any = find("gwt_argentina").printed()
    ships = printed["ships"]
    terms = Terms(lang, "gwt_argentina")
    values = [row["value"] for row in ships.values()]
    names = {ship: terms.term(ship) for ship in ships}
    assert len(set(names.values())) == len(names)
    told_apart = {ship for ship, name in names.items() if "(" in name}
    twins = {ship for ship, row in ships.items() if values.count(row["value"]) > 1}
    assert told_apart == {ship for ship in twins if ships[ship]["banner"]}
