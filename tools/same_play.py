"""Rolling hashes of random games for every seat count and option: what a rewrite must not change.

python tools/same_play.py gwt2 > before.txt      (then change the code)
python tools/same_play.py gwt2 | diff before.txt -
"""

import argparse
import sys

from tablero.core.game import Game, Options
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.core.sim.playout import EMPTY_HASH, chooser, hashed_random_game


def settings(game: Game) -> list[Options]:
    """The usual game, then every other value of every option by itself."""
    found: list[Options] = [{}]
    for option in game.options:
        found += [{option.name: choice} for choice in option.choices if choice != option.default]
    return found


def line(game: Game, seats: int, chosen: Options, games: int) -> str:
    rolling = EMPTY_HASH
    decisions = 0
    for seed in range(games):
        state = game.new(seats, FastRng.seeded(seed), chosen)
        rolling = int(hashed_random_game(state, chooser(seed), rolling))
        decisions += int(state.ply)
    return f"{game.id} {seats} {chosen or 'usual'} {decisions} {rolling:08x}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=300)
    asked = parser.parse_args()
    game = find(asked.title)
    for seats in game.seat_counts:
        for chosen in settings(game):
            print(line(game, seats, chosen, asked.games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
