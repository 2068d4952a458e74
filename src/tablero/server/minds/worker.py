"""A process that thinks for bots and advisers: a job a line in, one answer a line out.

An empty line says that nobody waits for the present answer any more. The process ends by itself
when the server does, because its input then closes.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from contextlib import suppress

import msgspec

from tablero.bots import Budget
from tablero.server.minds.thinking import AnyJob, Failed, Reply, Thinkers

NICE = 5


class Worker:
    def __init__(self) -> None:
        self.jobs: queue.SimpleQueue[tuple[AnyJob, Budget]] = queue.SimpleQueue()
        self.thinkers = Thinkers()

    def read(self) -> None:
        """Listens while the bot thinks, to be able to stop it."""
        decoder: msgspec.json.Decoder[AnyJob] = msgspec.json.Decoder(AnyJob)
        budget = Budget()
        for line in sys.stdin.buffer:
            if line == b"\n":
                budget.stopped = True
                continue
            job = decoder.decode(line)
            budget = Budget(job.seconds, megabytes=job.megabytes)
            self.jobs.put((job, budget))
        os._exit(0)  # the server is gone, whatever the bot is thinking about

    def think(self) -> None:
        while True:
            reply = self.reply(*self.jobs.get())
            sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
            sys.stdout.buffer.flush()

    def reply(self, job: AnyJob, budget: Budget) -> Reply:
        try:
            return self.thinkers.think(job, budget)
        except MemoryError:  # who holds it is not known, so that all begin anew
            self.thinkers = Thinkers()
            print("bot failed: out of memory", file=sys.stderr, flush=True)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on
            print(f"bot failed: {error!r}", file=sys.stderr, flush=True)
        return Failed()


def keep_within(megabytes: int) -> None:
    """A bot that wants more gets a MemoryError, and the server goes on."""
    with suppress(ImportError):  # no such limit on this system
        import resource

        limit = megabytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def give_way() -> None:
    """Who plays goes before what thinks, where both want the same processor."""
    with suppress(AttributeError, OSError):  # no such thing on this system
        os.nice(NICE)


def main() -> None:
    if len(sys.argv) > 1 and int(sys.argv[1]):
        keep_within(int(sys.argv[1]))
    give_way()
    worker = Worker()
    threading.Thread(target=worker.read, daemon=True).start()
    worker.think()


if __name__ == "__main__":
    main()
