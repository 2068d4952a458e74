"""What a bot looks at: the question, its rancher, and what an answer is worth at a glance."""

from __future__ import annotations

from tablero.core.kinds import Args
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable


class TrailMind:
    def __init__(self, g: TrailTable, seat: int) -> None:
        self.seat = seat
        self.table = g
        self.money = int(g.rancher(seat).money)
        self.words = g.kind().words

    def rancher(self) -> Rancher:
        return self.table.rancher(self.seat)

    def points(self) -> float:
        """The own points as they stand."""
        return self.points_of(self.seat)

    def points_of(self, seat: int) -> float:
        return float(sum(self.table.rules.points(self.table, seat)))

    def missing_for(self, objective: int) -> int:
        """Units still missing before this objective would be met beside those already pledged."""
        raise NotImplementedError

    def word(self, answer: int) -> str:
        return self.words[answer]

    def about(self) -> dict[str, int | str]:
        return self.table.question().about(self.table)

    def figure(self, answer: int, key: str) -> int:
        """A number the engine tells about an answer; 0 where it tells none."""
        return int(self.figures(answer).get(key, 0))

    def figures(self, answer: int) -> Args:
        """All that the engine tells about an answer; it takes a while, so ask once."""
        return self.table.question().facts(self.table, answer)


def considered(g: TrailTable, answers: list[int], asides_at: tuple[str, ...]) -> list[int]:
    """The answers worth a thought: asides only at the kinds of question that are named."""
    first = int(g.question().first_aside())
    if first < 0 or g.kind().name in asides_at:
        return answers
    return [answer for answer in answers if answer < first]
