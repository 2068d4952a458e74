"""What self-play keeps of a decision, as arrays in one file for each process and round."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tablero.core.engine import MAX_SEATS
from tablero.search.net import SCORE_UNIT

PLACES = int(MAX_SEATS)
MOST_ANSWERS = 32  # offered answers kept of a decision, those with the most visits first
NO_ACTION = 65535
FIELDS = ("rows", "seats", "actions", "targets", "values", "scores", "games")
Arrays = dict[str, NDArray[np.generic]]


class Samples:
    """Decisions of the games a process has played."""

    def __init__(self) -> None:
        self.rows: list[NDArray[np.uint16]] = []
        self.seats: list[int] = []
        self.actions: list[list[int]] = []
        self.targets: list[list[float]] = []
        self.values: list[list[float]] = []
        self.scores: list[list[float]] = []
        self.games: list[int] = []
        self.asked: list[int] = []  # of the game that is being played
        self.hoped: list[list[float] | None] = []

    def add(
        self,
        rows: NDArray[np.uint16],
        seat: int,
        weights: list[tuple[int, float]],
        hoped: list[float] | None,
    ) -> None:
        """A decision: what `seat` saw, how good each action was found (all 0: nothing is learned
        from that), what was hoped for."""
        best = sorted(weights, key=lambda pair: -pair[1])[:MOST_ANSWERS]
        total = sum(weight for _action, weight in best) or 1.0
        blank = MOST_ANSWERS - len(best)
        self.rows.append(rows)
        self.actions.append([action for action, _weight in best] + [NO_ACTION] * blank)
        self.targets.append([weight / total for _action, weight in best] + [0.0] * blank)
        self.asked.append(seat)
        self.hoped.append(hoped)

    def finish(self, game: int, returns: list[float], scores: list[int]) -> None:
        """The game is over: its decisions learn what came of them, own seat first."""
        seats = len(returns)
        for seat, hoped in zip(self.asked, self.hoped, strict=True):
            order = [(seat + place) % seats for place in range(seats)]
            blank = [0.0] * (PLACES - seats)
            won = [returns[k] if hoped is None else (returns[k] + hoped[k]) / 2 for k in order]
            self.values.append(won + blank)
            self.scores.append([scores[k] / SCORE_UNIT for k in order] + blank)
            self.seats.append(seats)
            self.games.append(game)
        self.asked.clear()
        self.hoped.clear()

    def save(self, path: Path) -> None:
        np.savez(
            path,
            rows=np.array(self.rows, np.uint16),
            seats=np.array(self.seats, np.uint8),
            actions=np.array(self.actions, np.uint16),
            targets=np.array(self.targets, np.float16),
            values=np.array(self.values, np.float16),
            scores=np.array(self.scores, np.float16),
            games=np.array(self.games, np.int64),
        )


def load(folders: list[Path]) -> Arrays:
    """Every sample of these rounds."""
    parts = [np.load(path) for folder in folders for path in sorted(folder.glob("*.npz"))]
    parts = [part for part in parts if len(part["seats"])]
    return {field: np.concatenate([part[field] for part in parts]) for field in FIELDS}


def forget_policy(samples: Arrays, folder: Path) -> None:
    """Let no policy be learned from the games in a folder, only what came of them."""
    parts = [np.load(path)["games"] for path in sorted(folder.glob("*.npz"))]
    if parts:
        samples["targets"][np.isin(samples["games"], np.concatenate(parts))] = 0.0
