"""A process that thinks for bots: one job a line in, one answer a line out.

It ends by itself when the server does, because its input then closes.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct

from tablero import bots
from tablero.core.game import View
from tablero.core.registry import find
from tablero.core.rng import FastRng


class Job(Struct, frozen=True):
    game: str
    rules: int
    seat: int
    bot: str
    seed: int
    answers: list[int]
    position: dict[str, object]


class Chosen(Struct, frozen=True):
    answer: int


def choose(job: Job) -> int:
    game = find(job.game, job.rules)
    state = game.load(job.position, FastRng.seeded(job.seed))
    return bots.find(job.bot, job.seed).choose(View(game, state, job.seat), job.answers)


def main() -> None:
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        try:
            answer = choose(decoder.decode(line))
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on
            print(f"bot failed: {error!r}", file=sys.stderr, flush=True)
            answer = -1  # the server plays a random legal answer instead
        sys.stdout.buffer.write(msgspec.json.encode(Chosen(answer)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
