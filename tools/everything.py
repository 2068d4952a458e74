"""Find a game in which as many kinds of actions happen as possible, for the tests in the browser.

    python tools/everything.py gwt_argentina 3 --seed 228 --seconds 300 \\
        --want "upgraded station=station_final" --to gwt_argentina --option sides=random

Players with passions (tests/curious.py) play a game with the chance of that seed; with `--bot` bots
play it, led astray now and then: they come to dear things, such as a full row of workers. Then, as
long as there is time, it is played anew from some point on and kept where no less happened. What is
found goes to tests/browser/games, from where it is played again by hand (tests/browser/again.py);
with `--on` an earlier find is the start. Needed anew after a change of rules or data.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random

from tablero import bots
from tablero.core.game import Game
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FairRng, commitment
from tablero.core.text import record
from tablero.core.text.fairness import described, table_commitment
from tablero.testkit.occurring import missing

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.curious import (  # noqa: E402 - the tests lie beside the package
    PASSIONS,
    place_wished,
    thing_of,
    things_in,
)

GAMES = ROOT / "tests" / "browser" / "games"
WISH = 5  # so many things is one wanted pattern worth
LONG = 0.01  # and so much less each answer


class Finder:
    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, str],
        wanted: list[str],
        players: list[str],
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed.to_bytes(32, "big")
        self.options = game.read_options(dict(options))
        self.random = Random(seed)  # noqa: S311 - a choice of games, no secret
        self.kinds = {kind.name: kind for kind in game.kinds}
        self.wanted = wanted
        self.bots = [bots.find(name, seed) for name in players]

    def play(self, first: list[int]) -> Match:
        """A whole game that begins with these answers."""
        shares = [""] * self.seats
        match = Match.start(self.game, self.seats, self.options, FairRng(self.seed, None, shares))
        done: set[str] = set()
        daring, wilful = self.random.choice((0.3, 0.6, 0.9)), self.random.choice((0.7, 0.9))
        while not match.is_over():
            ply = len(match.entries)
            match.play(first[ply] if ply < len(first) else self._pick(match, done, daring, wilful))
            entry = match.entries[-1]
            done |= {self._thing(entry.kind, entry.answer), f"{entry.kind} {entry.word}"}
        return match

    def _thing(self, kind: str, answer: int) -> str:
        which = self.kinds[kind]
        return thing_of(kind, which.words[answer], which.roles[answer])

    def _pick(self, match: Match, done: set[str], daring: float, wilful: float) -> int:
        """What is wanted, what the bot would do, something new, what the player's passion is, or
        anything."""
        state = match.state
        kind = state.kind()
        answers = [int(answer) for answer in state.answers()]
        if kind.name == "route":  # the page goes the only free way by itself
            free = [a for a in answers if state.question().facts(state, a).get("fee") == 0]
            if len(free) == 1:
                return free[0]
        words = {a: f"{kind.name} {kind.words[a]}" for a in answers}
        asked_for = [a for a in answers if words[a] in self.wanted and words[a] not in done]
        if asked_for and self.random.random() < wilful:
            return self.random.choice(asked_for)
        if self.bots and self.random.random() < wilful:
            seat = match.acting()
            bot = self.bots[seat % len(self.bots)]
            return bot.think(match.view(seat), bots.Budget()).answer
        fresh = [a for a in answers if self._thing(kind.name, a) not in done]
        if fresh and self.random.random() < daring:
            return self.random.choice(fresh)
        passions = PASSIONS[self.game.id]
        wishes = passions[int(state.current_player()) % len(passions)]
        place = place_wished(list(words.values()), wishes)
        if place >= 0 and self.random.random() < wilful:
            return answers[place]
        return self.random.choice(answers)

    def worth(self, match: Match) -> float:
        met = len(self.wanted) - len(missing(match, self.wanted))
        return len(things_in(match)) + WISH * met - LONG * len(match.entries)

    def find(self, seconds: float, first: list[int]) -> Match:
        best = self.play(first)
        worth = self.worth(best)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            kept = [entry.answer for entry in best.entries]
            match = self.play(kept[: self.random.randrange(len(kept))])
            other = self.worth(match)
            if other > worth:
                print(f"{other:.2f} by {len(match.entries)} answers", flush=True)
            if other >= worth:
                best, worth = match, other
        return best


def sealed(match: Match, seed: bytes) -> str:
    """Its record, with the commitment that a table of a server would have made."""
    game = match.game
    lines = described(
        game.id, game.rules_version, game.data_version, match.seats, match.options, ""
    )
    match.commitment = table_commitment(commitment(seed), lines)
    return record.write(match)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--want", action="append", default=[], help="as in occurs.yaml")
    parser.add_argument("--bot", action="append", default=[], help="who plays, seat by seat")
    parser.add_argument("--on", help="the name of an earlier find with the same seed and options")
    parser.add_argument("--to", required=True, help="the name of the record")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    finder = Finder(find(given.game), given.seats, given.seed, options, given.want, given.bot)
    first: list[int] = []
    if given.on:
        earlier = record.read((GAMES / f"{given.on}.rec").read_text("utf-8"))
        first = [entry.answer for entry in earlier.entries]
    match = finder.find(given.seconds, first)
    (GAMES / f"{given.to}.rec").write_text(sealed(match, finder.seed), "utf-8")
    print("never:", *sorted(missing(match, given.want)))


if __name__ == "__main__":
    main()
