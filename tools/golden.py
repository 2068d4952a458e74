"""Make the golden records and perft counts anew.

    python tools/golden.py [--perft] [--positions] [GAME..]

Records are finished games: for each title and seat count one of each ending and one played by the
greedy bot, one for each option in which the option's rule fires (tests/games/occurs.yaml), one for
each question that none of these asks, and one with fair chance. Perft counts start from the opening
and from ten positions of games in progress (tests/perft/positions), which stay as they are unless
`--positions` chooses new ones.

Only this tool writes them. Read the difference before committing it: a changed line is a changed
rule, and a changed rule needs a new rules version.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import yaml

from tablero import bots
from tablero.core.engine import State
from tablero.core.game import Game, Options
from tablero.core.match import Match
from tablero.core.registry import find, games
from tablero.core.rng import FairRng, FastRng
from tablero.core.sim.playout import Perft
from tablero.core.text import record
from tablero.testkit.conformance import choose
from tablero.testkit.occurring import made_a_difference, missing

TESTS = Path(__file__).parent.parent / "tests"
POSITIONS = TESTS / "perft" / "positions"
SEEDS = {"random": 400, "greedy": 12}  # games tried before something counts as out of reach
# Go one answer deeper until there are more sequences than this.
FROM_OPENING, FROM_POSITION = 2000, 500
N_POSITIONS = 10
NEVER_IN_PLAY = {"length"}  # the bound that real games stay far away from


def played(
    game: Game, seats: int, seed: int, options: Options, player: str = "random", fair: bool = False
) -> Match:
    rng = FairRng(seed.to_bytes(32, "big")) if fair else FastRng.seeded(seed)
    match = Match.start(game, seats, options, rng)
    chooser = FastRng.seeded(seed + 7)
    bot = bots.find(player, seed)
    while not match.is_over():
        state = match.state
        if player == "random":
            match.play(choose(state, chooser))
        else:
            match.play(bot.think(match.view(match.acting()), bots.Budget()).answer)
    return match


def wanted(game: Game) -> Iterator[tuple[str, Match]]:
    """Name and match of every record the title should have."""
    asked: set[str] = set()
    for name, match in [*endings(game), *by_bots(game), *by_options(game)]:
        asked |= {entry.kind for entry in match.entries}
        yield name, match
    for name, match in by_questions(game, asked):
        yield name, match
    yield "fair", played(game, game.seat_counts[0], 2, {}, fair=True)


def endings(game: Game) -> Iterator[tuple[str, Match]]:
    for seats in game.seat_counts:
        left = set(game.endings) - NEVER_IN_PLAY
        for seed in range(SEEDS["random"]):
            if not left:
                break
            ended_by = ending(game, seats, seed)
            if ended_by in left:
                left.remove(ended_by)
                yield f"{seats}_{ended_by}", played(game, seats, seed, {})


def ending(game: Game, seats: int, seed: int) -> str:
    """How the game of `played` ends, without the cost of a match."""
    state = game.seeded(seats, seed)
    chooser = FastRng.seeded(seed + 7)
    while not state.is_over():
        state.play(choose(state, chooser))
    return state.ended_by()


def by_bots(game: Game) -> Iterator[tuple[str, Match]]:
    for seats in game.seat_counts:
        yield f"{seats}_greedy", played(game, seats, 1, {}, "greedy")


def by_options(game: Game) -> Iterator[tuple[str, Match]]:
    """At the fewest seats at random, at the most by bots; where the rule can fire at all."""
    occurs = yaml.safe_load((TESTS / "games" / "occurs.yaml").read_text("utf-8"))[game.id]
    for option in game.options:
        for choice in option.choices:
            if choice == option.default:
                continue
            value = str(choice).lower()
            patterns = occurs[f"{option.name}={value}"]
            found = 0
            for seats, player in (
                (game.seat_counts[0], "random"),
                (game.seat_counts[-1], "greedy"),
            ):
                if option.seats and seats not in option.seats:
                    continue
                for seed in range(SEEDS[player]):
                    match = played(game, seats, seed, {option.name: choice}, player)
                    if not missing(match, patterns) and made_a_difference(match, option.name):
                        found += 1
                        yield f"options/{seats}_{option.name}_{value}", match
                        break
            if not found:
                raise SystemExit(f"{game.id}: {option.name}={value} never fires")


def by_questions(game: Game, asked: set[str]) -> Iterator[tuple[str, Match]]:
    """A game for each question that no record asks yet, with an option where it takes one."""
    tables: list[Options] = [{}]
    for option in game.options:
        tables += [{option.name: each} for each in option.choices if each != option.default]
    for kind in game.kinds:
        for options, seed in product(tables, range(SEEDS["random"] // 4)):
            if kind.name in asked:
                break
            seats = game.seat_counts[seed % len(game.seat_counts)]
            match = played(game, seats, seed, options)
            if any(entry.kind == kind.name for entry in match.entries):
                asked |= {entry.kind for entry in match.entries}
                yield f"{seats}_{kind.name}", match


def choose_positions(game: Game) -> Iterator[str]:
    """From ten games, each a little later than the one before, if possible at a new question."""
    asked: set[str] = set()
    for number in range(1, N_POSITIONS + 1):
        seats = game.seat_counts[number % len(game.seat_counts)]
        match = played(game, seats, number, {}, "greedy")
        state = game.seeded(seats, number)
        late: list[State] = []
        for entry in match.entries:
            if match.ply * number <= int(state.ply) * (N_POSITIONS + 1) and state.offered > 1:
                late.append(state.copy())
            state.play(entry.answer)
        fresh = [each for each in late if each.kind().name not in asked]
        chosen = (fresh or late)[0]
        asked.add(chosen.kind().name)
        yield json.dumps(game.dump(chosen), separators=(",", ":")) + "\n"


def perft_rows(game: Game) -> Iterator[str]:
    for seats in game.seat_counts:
        for seed in (1, 2):
            yield perft_row(f"seats: {seats}, seed: {seed}", game.seeded(seats, seed), FROM_OPENING)
    lines = (POSITIONS / f"{game.id}.jsonl").read_text("utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        state = game.load(json.loads(line), FastRng.seeded(1))
        yield perft_row(f"position: {number}", state, FROM_POSITION)


def perft_row(start: str, state: State, sequences: int) -> str:
    depth = 1
    while True:
        perft = Perft(depth)
        perft.walk(state.copy(), 0)
        if perft.counts[-1] > sequences or 0 in perft.counts:
            break
        depth += 1
    counts = ", ".join(str(count) for count in perft.counts)
    return f'- {{{start}, counts: [{counts}], hash: "{int(perft.hash):08x}"}}\n'


def write_records(game: Game) -> None:
    folder = TESTS / "games" / game.id
    (folder / "options").mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("*.rec"), *folder.glob("options/*.rec")]:
        old.unlink()
    for name, match in wanted(game):
        path = folder / f"{name}.rec"
        path.write_text(record.write(match), encoding="utf-8")
        print(f"{game.id}/{name}: {match.ply} answers", flush=True)


def write_perft(game: Game, positions: bool) -> None:
    path = POSITIONS / f"{game.id}.jsonl"
    if positions or not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(choose_positions(game)), encoding="utf-8")
    head = "# Sequences of answers by length, from the opening and from positions; by the tool.\n"
    counts = TESTS / "perft" / f"{game.id}.yaml"
    counts.write_text(head + "".join(perft_rows(game)), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Golden records and perft counts.")
    parser.add_argument("--positions", action="store_true", help="choose new positions for perft")
    parser.add_argument("--perft", action="store_true", help="only the counts, no records")
    parser.add_argument("games", nargs="*", metavar="GAME")
    args = parser.parse_args()
    for game in [find(name) for name in args.games] or games():
        if not args.perft:
            write_records(game)
        write_perft(game, args.positions)


if __name__ == "__main__":
    main()
