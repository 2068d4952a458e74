"""The games of a tournament in a file, one line a round, so that it can be taken up again."""

from __future__ import annotations

import json
from pathlib import Path

from tablero.cli.arena.plan import Plan
from tablero.cli.arena.rounds import Played
from tablero.cli.problem import Problem


class Log:
    """The first line is the plan; the others are rounds in their order."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.head = json.dumps(plan._asdict(), sort_keys=True)
        self.games = plan.games_in_a_round()

    def read(self) -> list[list[Played]]:
        """The rounds that are there; a line that breaks off was never finished and is dropped."""
        if not self.path.exists():
            self.path.write_text(self.head + "\n", encoding="utf-8")
            return []
        text = self.path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        head, *lines = whole.splitlines() or [""]
        if head != self.head:
            raise Problem(f"{self.path} holds another tournament; name another file")
        try:
            found = [[Played(*one) for one in json.loads(line)] for line in lines]
        except (ValueError, TypeError):
            found = [[]]
        if any(len(played) != self.games for played in found):
            raise Problem(f"{self.path} is damaged; name another file")
        if whole != text:
            self.path.write_text(whole, encoding="utf-8")
        return found

    def add(self, played: list[Played]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(played, separators=(",", ":")) + "\n")
