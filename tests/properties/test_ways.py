"""The ways a herder is offered and told are those that brute force over all walks finds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

from tablero.core.game import Game
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.games.gwt2.catalogue import KANSAS_CITY, NODES, TRAIL
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.tiles import EMPTY

GWT2 = find("gwt2")
BOARDS = 300
HAZARDS = ("flood", "drought", "rockfall")

Purses = tuple[int, ...]


def board(game: Game, dice: random.Random) -> Table:
    """A herder somewhere on a trail strewn with own and rival buildings, hazards and bandits."""
    seats = dice.choice([2, 3, 4])
    tiles: dict[str, str] = {}
    hands = {hazard: dice.sample(["green_2", "black_2"], 2) for hazard in HAZARDS}
    numbers = {seat: dice.sample(range(1, 11), 8) for seat in range(seats)}
    for name in NODES:
        if name.startswith("build_") and dice.random() < 0.4:
            seat = dice.randrange(seats)
            if numbers[seat]:
                tiles[name] = f"{numbers[seat].pop()}a@{seat}"
        elif hands.get(hazard := name.split("_")[0]) and dice.random() < 0.4:
            tiles[name] = f"{hazard}_{hands[hazard].pop()}"
    for name in dice.sample([f"bandit_{n}" for n in range(4, 10)], dice.randrange(3)):
        tiles[name] = "green_bandit"
    cleared = dice.choice([[], ["step_left"], ["step_left", "step_right"]])
    me: dict[str, object] = {
        "herder": dice.choice([node for node in NODES if node.startswith("neutral")] + ["start"]),
        "dollars": dice.randrange(9),
        "exchange_tokens": 0,
        "hand": {},
        "cleared": cleared,
        "cities": ["chicago", "toledo"][: len(cleared)],
    }
    plain: dict[str, object] = {"seats": seats, "tiles": tiles, "players": [me]}
    return cast(Table, game.load(plain, FastRng.seeded(1)))


def walks(g: Table, at: int, target: int, left: int) -> Iterator[list[int]]:
    """Every walk to the target within the steps left."""
    if at == target:
        yield []
        return
    for ahead in (int(TRAIL.first[at]), int(TRAIL.second[at])):
        after = left - (0 if ahead < 0 or g.tiles[ahead] == EMPTY else 1)
        if 0 <= ahead <= target and after >= 0:
            for rest in walks(g, ahead, target, after):
                yield [ahead, *rest]


def purses_after(g: Table, walk: list[int]) -> Purses:
    purses = [int(g.players[seat].money) for seat in range(int(g.seats))]
    for node in walk:
        paid = min(int(g.fee(0, node)), purses[0])
        purses[0] -= paid
        payee = int(g.owner_of(g.tiles[node]))
        if payee >= 0:
            purses[payee] += paid
    return tuple(purses)


def purses_by_questions(g: Table, answer: int) -> Iterator[Purses]:
    """What everybody can have after this answer and every answer to the forks that follow."""
    after = cast(Table, g.copy())
    after.play(answer)
    if after.kind().name == "route":
        for way in after.answers():
            yield from purses_by_questions(after, way)
    else:
        yield tuple(int(after.players[seat].money) for seat in range(int(g.seats)))


def test_every_outcome_is_offered_and_the_cheapest_way_is_told() -> None:
    asked = 0
    for seed in range(BOARDS):
        asked += checked(board(GWT2, random.Random(seed)), f"board {seed}")
    assert asked > BOARDS  # forks were asked about, so something was compared


def checked(g: Table, name: str) -> int:
    """Compare every target with brute force; the number of targets with more than one outcome."""
    asked = 0
    limit = int(g.step_limit(0))
    here = int(g.players[0].herder)
    targets = [node for node in g.answers() if node <= KANSAS_CITY]
    for target in range(here + 1, int(KANSAS_CITY) + 1):
        found = list(walks(g, here, target, limit)) if g.tiles[target] != EMPTY else []
        assert (target in targets) == bool(found), f"{name}: {NODES[target]}"
        if not found:
            continue
        outcomes = {purses_after(g, walk) for walk in found}
        asked += len(outcomes) > 1
        if target != KANSAS_CITY:  # there dollars come by themselves after the move
            assert set(purses_by_questions(g, target)) == outcomes, f"{name}: {NODES[target]}"
        told = g.question().facts(g, target)
        least = min(sum(int(g.fee(0, node)) for node in walk) for walk in found)
        assert told["fee"] == min(least, int(g.players[0].money)), f"{name}: {NODES[target]}"
        way = [NODES.index(word) for word in str(told["way"]).split(" ")]
        assert way in found, f"{name}: {NODES[target]}"
        assert told["steps"] == sum(1 for node in way if g.tiles[node] != EMPTY)
    return asked
