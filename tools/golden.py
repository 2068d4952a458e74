"""Make the golden records and perft counts anew: one finished game for each title, seat count,
option and ending; counts of answer sequences for each seat count.

    python tools/golden.py [GAME..]

Only this tool writes them. Read the difference before committing it: a changed line is a changed
rule, and a changed rule needs a new rules version.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tablero.core.game import Game, Options
from tablero.core.match import Match
from tablero.core.registry import find, games
from tablero.core.rng import FairRng, FastRng
from tablero.core.sim.playout import Perft
from tablero.core.text import record
from tablero.testkit.conformance import choose

FOLDER = Path(__file__).parent.parent / "tests" / "games"
SEEDS = 400  # random games tried for each seat count before an ending counts as out of reach
PERFT_SEQUENCES = 2000  # go one answer deeper until there are more than this many
NEVER_IN_PLAY = {"length"}  # the bound that real games stay far away from


def random_match(game: Game, seats: int, options: Options, seed: int, fair: bool = False) -> Match:
    rng = FairRng(seed.to_bytes(32, "big")) if fair else FastRng.seeded(seed)
    match = Match.start(game, seats, options, rng)
    chooser = FastRng.seeded(seed + 7)
    while not match.is_over():
        match.play(choose(match.state, chooser))
    return match


def wanted(game: Game) -> Iterator[tuple[str, Match]]:
    """Name and match of every record the title should have."""
    for seats in game.seat_counts:
        missing = set(game.endings) - NEVER_IN_PLAY
        for seed in range(SEEDS):
            if not missing:
                break
            ended_by = ending(game, seats, seed)
            if ended_by in missing:
                missing.remove(ended_by)
                match = random_match(game, seats, {}, seed, fair=False)
                yield f"{seats}_{ended_by}", match
    for option in game.options:
        for choice in option.choices:
            if choice != option.default:
                for seats in {game.seat_counts[0], game.seat_counts[-1]}:
                    match = random_match(game, seats, {option.name: choice}, 1)
                    yield f"{seats}_{option.name}_{str(choice).lower()}", match
    yield "fair", random_match(game, game.seat_counts[0], {}, 2, fair=True)


def ending(game: Game, seats: int, seed: int) -> str:
    state = game.seeded(seats, seed)
    chooser = FastRng.seeded(seed + 7)
    while not state.is_over():
        state.play(choose(state, chooser))
    return state.ended_by()


def perft_rows(game: Game) -> Iterator[str]:
    for seats in game.seat_counts:
        for seed in (1, 2):
            depth = 1
            while True:
                perft = Perft(depth)
                perft.walk(game.seeded(seats, seed), 0)
                if perft.counts[-1] > PERFT_SEQUENCES:
                    break
                depth += 1
            counts = ", ".join(str(count) for count in perft.counts)
            digest = f"{int(perft.hash):08x}"
            yield f'- {{seats: {seats}, seed: {seed}, counts: [{counts}], hash: "{digest}"}}\n'


def main() -> None:
    titles = [find(name) for name in sys.argv[1:]] or games()
    for game in titles:
        folder = FOLDER / game.id
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.rec"):
            old.unlink()
        for name, match in wanted(game):
            path = folder / f"{name}.rec"
            path.write_text(record.write(match), encoding="utf-8")
            print(f"{path.parent.name}/{path.name}: {match.ply} answers")
        head = (
            "# Sequences of answers from the first question on, by length; written by the tool.\n"
        )
        counts = FOLDER.parent / "perft" / f"{game.id}.yaml"
        counts.write_text(head + "".join(perft_rows(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
