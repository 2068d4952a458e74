"""What a bot's answer costs in the page's runtime.

    make site && cd web && node tools/in-node.mjs ../site ../rigs/answers.py

plays a game of each title with two, three and four seats, `greedy` against a person who answers
anything, by the calls that a page's worker makes. Told of each title: milliseconds of processor
time for an answer, all of it: the view, the choice, the log, the news. Others' processes do not
count in that, as they do by the clock.
"""

from __future__ import annotations

import json
from typing import Any

from js import process  # type: ignore[import-not-found]

from tablero.core.registry import games
from tablero.page.door import Door, open_door

SEATS = (2, 3, 4)
WORST = 5
KEY = "07" * 32


def spent() -> float:
    """In milliseconds, of all threads of this process."""
    used = process.cpuUsage()
    return float(used.user + used.system) / 1000


class Visit:
    def __init__(self, game: str, seats: int) -> None:
        self.door: Door = open_door(KEY)
        self.answers: list[tuple[float, str]] = []  # what each took, and what was asked
        kinds = [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
        self.table = self.ask("POST", "/tables", {"game": game, "seats": kinds})["table"]
        self.settle(self.door.follow(1, self.table, 0, -1))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        outcome = json.loads(self.door.ask(method, path, json.dumps(body)))
        assert outcome["status"] < 300, outcome
        self.settle_bots(outcome["more"])
        return outcome["answer"]

    def settle(self, text: str) -> None:
        self.settle_bots(json.loads(text)["more"])

    def settle_bots(self, more: bool) -> None:
        while more:
            before = spent()
            text = self.door.move()
            took = spent() - before
            outcome = json.loads(text)
            for one in outcome["tell"]:
                self.answers += [(took, item["kind"]) for item in one["message"]["log"][:1]]
            more = outcome["more"]

    def play_out(self) -> None:
        number = 0
        while True:
            seen = self.ask("GET", f"/tables/{self.table}?seat=0")
            if seen["status"] == "over":
                return
            number += 1
            choice = seen["ask"]["answers"][number % len(seen["ask"]["answers"])]
            body = {
                "id": f"rig-{number:08}",
                "expected": seen["seq"],
                "seat": 0,
                "do": {"type": "play", "answer": choice["answer"]},
            }
            self.ask("POST", f"/tables/{self.table}/command", body)


def measured(game: str, seat_counts: list[int]) -> dict[str, object]:
    found: list[tuple[float, str]] = []
    for seats in seat_counts:
        visit = Visit(game, seats)
        visit.play_out()
        found += visit.answers
    took = sorted((round(ms, 1), kind) for ms, kind in found)
    times = [ms for ms, _kind in took]
    return {
        "answers": len(times),
        "median": times[len(times) // 2],
        "95_of_100_below": times[len(times) * 95 // 100],
        "worst": took[: -WORST - 1 : -1],
    }


told = json.dumps(
    {game.id: measured(game.id, [n for n in SEATS if n in game.seat_counts]) for game in games()},
    indent=1,
)
