"""Figures over many finished games."""

from __future__ import annotations

from tablero.core.engine import State


class Tally:
    """Wins, points and endings by seat. A shared win counts in parts that add up to one."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * seats
        self.points = [0] * seats
        self.lowest: int | None = None
        self.highest: int | None = None
        self.longest = 0
        self.ended_by: dict[str, int] = {}

    def add(self, s: State) -> None:
        scores, winners, ended_by = s.scores(), s.winners(), s.ended_by()
        decisions = int(s.ply)
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        for _automa in range(len(scores) - len(self.wins)):  # a seat the rules play
            self.wins.append(0.0)
            self.points.append(0)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        for seat, score in enumerate(scores):
            self.points[seat] += score
        self.lowest = min(scores) if self.lowest is None else min(self.lowest, *scores)
        self.highest = max(scores) if self.highest is None else max(self.highest, *scores)
        self.ended_by[ended_by] = self.ended_by.get(ended_by, 0) + 1

    def mean_scores(self) -> list[float]:
        return [round(points / max(1, self.games), 3) for points in self.points]

    def plain(self) -> dict[str, object]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / max(1, self.games), 2),
            "longest": self.longest,
            "wins": [round(wins, 4) for wins in self.wins],
            "scores": self.mean_scores(),
            "lowest_score": self.lowest,
            "highest_score": self.highest,
            "ended_by": dict(sorted(self.ended_by.items())),
        }
