"""Chance: fair, fast, scripted; equal numbers everywhere."""

from __future__ import annotations

import hashlib
import hmac
import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Stream
from tablero.core.rng import (
    ChanceError,
    FairRng,
    FastRng,
    RecordingRng,
    Rng,
    ScriptedRng,
    commitment,
    load_rng,
)

BAG = Stream("bag", ["red", "blue", "green"])
DIE = Stream("die")
GENERATORS: list[Rng] = [FastRng.seeded(12), FairRng(bytes(32))]


def test_fast_numbers_never_change() -> None:
    rng = FastRng.seeded(2026)
    assert [int(rng.below(DIE, 1000)) for _ in range(8)] == FIRST_FAST


FIRST_FAST = [159, 434, 290, 894, 165, 302, 63, 524]


def test_fair_numbers_follow_the_published_construction() -> None:
    seed = bytes(range(32))
    key = hmac.digest(seed, b"tablero/1/die", "sha256")
    expected = [
        int.from_bytes(hmac.digest(key, n.to_bytes(8, "big"), "sha256")[:8], "big") % 6
        for n in range(10)
    ]
    rng = FairRng(seed)
    assert [int(rng.below(DIE, 6)) for _ in range(10)] == expected
    assert rng.commitment == hashlib.sha256(b"tablero/commitment/1/" + seed).hexdigest()
    assert commitment(seed) == rng.commitment


def test_streams_do_not_shift_each_other() -> None:
    alone = FairRng(bytes(32))
    mixed = FairRng(bytes(32))
    wanted = [int(alone.below(DIE, 100)) for _ in range(5)]
    got = []
    for _ in range(5):
        mixed.below(BAG, 3)
        got.append(int(mixed.below(DIE, 100)))
    assert got == wanted


@pytest.mark.parametrize("rng", GENERATORS, ids=["fast", "fair"])
def test_draws_are_even(rng: Rng) -> None:
    """Chi-square over six faces; the bound is passed by chance once in a million."""
    counts = [0] * 6
    for _ in range(6000):
        counts[int(rng.below(DIE, 6))] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 36


@pytest.mark.parametrize("rng", GENERATORS, ids=["fast", "fair"])
def test_a_bag_gives_its_share_and_nothing_it_lacks(rng: Rng) -> None:
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[int(rng.pick(BAG, vec[i64]([3, 0, 1])))] += 1
    assert counts[1] == 0
    assert 2800 < counts[0] < 3200


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [int(FastRng.seeded(seed).below(DIE, 2)) for seed in range(2000)]
    changes = sum(one != other for one, other in itertools.pairwise(firsts))
    assert 880 < sum(firsts) < 1120
    assert 880 < changes < 1120


def test_saved_generators_go_on_where_they_were() -> None:
    for rng in (FastRng.seeded(3), FairRng(bytes(32))):
        rng.below(DIE, 6)
        again = load_rng(rng.save())
        assert [rng.below(DIE, 99) for _ in range(9)] == [again.below(DIE, 99) for _ in range(9)]


def test_scripted_outcomes_are_checked() -> None:
    rng = ScriptedRng([("bag", 1), ("bag", 0), ("die", 7)])
    with pytest.raises(ChanceError, match="no blue"):
        rng.pick(BAG, vec[i64]([2, 0, 0]))
    with pytest.raises(ChanceError, match="die"):
        rng.below(DIE, 6)
    assert rng.pick(BAG, vec[i64]([1, 0, 0])) == 0
    with pytest.raises(ChanceError, match="out of range"):
        rng.below(DIE, 6)
    with pytest.raises(ChanceError, match="no outcome"):
        rng.below(DIE, 6)


def test_recording_notes_draws_but_not_those_of_a_copy() -> None:
    drawn: list[tuple[Stream, int]] = []
    rng = RecordingRng(FastRng.seeded(1), drawn)
    first = rng.below(DIE, 6)
    rng.copy().below(DIE, 6)
    assert [outcome for _, outcome in drawn] == [int(first)]
