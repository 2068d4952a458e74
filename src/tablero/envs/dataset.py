"""Records as arrays: what every seat saw and chose, for learning from games that were played.

A file (npz) holds a row for each decision, and the records themselves, so that nothing is lost.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from tokenize import TokenError
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tablero.core.engine import State
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import ScriptedRng
from tablero.core.text import record
from tablero.envs.observer import Observer

VERSION = 1
# What reading a file may raise that is no data set, or was made to look like one.
UNREADABLE = (
    EOFError,
    KeyError,
    TypeError,
    ValueError,
    BadZipFile,
    zlib.error,
    MemoryError,
    NotImplementedError,  # packed in a way nobody knows
    RuntimeError,  # packed with a password; nested too deep
    TokenError,  # numpy reads heads of arrays as Python's, and from 3.12 on lets this through
)


class DatasetError(ValueError):
    """A file that is no data set, or one that does not fit the package."""


class Dataset(NamedTuple):
    """One row a decision. `legal` holds the legal actions of all decisions one after another, those
    of decision k from `legal_from[k]` to `legal_from[k + 1]`."""

    game: str
    observation: str  # the version of what is observed
    observations: NDArray[np.int16]
    actions: NDArray[np.int16]
    legal: NDArray[np.int16]
    legal_from: NDArray[np.int64]
    seats: NDArray[np.int8]
    games: NDArray[np.int32]  # which record it is of
    shares: NDArray[np.float32]  # of the win, for the seat that decided; 0 if not played out
    points: NDArray[np.int16]  # of that seat in the end
    records: list[str]

    def save(self, path: Path) -> None:
        arrays: dict[str, Any] = self._asdict()
        texts = [text.encode() for text in arrays.pop("records")]
        head = {"tablero": VERSION, "game": arrays.pop("game")}
        head["observation"] = arrays.pop("observation")
        arrays["head"] = np.array(json.dumps(head))
        arrays["records"] = np.frombuffer(b"".join(texts), np.uint8)
        arrays["records_from"] = np.cumsum([0, *map(len, texts)])
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)

    @staticmethod
    def load(path: Path) -> Dataset:
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
                arrays = {name: found[name] for name in found.files}
            head = json.loads(str(arrays.pop("head")))
            find(head["game"])  # files are named by it: no word that leads out of a folder
            ends = arrays.pop("records_from")
            text = arrays.pop("records").tobytes()
            records = [text[a:b].decode() for a, b in pairwise(ends)]
            data = Dataset(head["game"], head["observation"], **arrays, records=records)
        except UNREADABLE:
            raise DatasetError(f"{path}: no data set") from None
        if head.get("tablero") != VERSION:
            raise DatasetError(f"{path}: a data set of another version")
        return data

    def is_current(self) -> bool:
        """Whether the title is still observed in the same way; else pack the records anew."""
        return Observer(self.game).version == self.observation

    def mask(self, decisions: NDArray[np.intp]) -> NDArray[np.bool_]:
        """The legal actions of these decisions, a row for each."""
        masks = np.zeros((len(decisions), find(self.game).actions), np.bool_)
        for row, k in enumerate(decisions):
            masks[row, self.legal[self.legal_from[k] : self.legal_from[k + 1]]] = True
        return masks


def pack(texts: Iterable[str], of: str = "", forced: bool = False) -> Dataset:
    """The decisions of these records: of the players of one name, or of all; `forced` also where
    there was one answer only."""
    texts = list(texts)
    matches = [record.read(text) for text in texts]
    titles = {match.game.id for match in matches}
    if len(titles) != 1:
        raise DatasetError(f"records of one title are wanted, not of {len(titles)}")
    observer = Observer(matches[0].game)
    rows, actions, seats, games, shares, points = ([] for _column in range(6))
    legal: list[int] = []
    ends = [0]
    for number, match in enumerate(matches):
        won, scores = match.state.returns(), match.scores()
        for state, answer in replayed(match):
            seat = state.current_player()
            if (state.offered == 1 and not forced) or (of and match.names[seat] != of):
                continue
            rows.append(observer.row(state, seat))
            actions.append(state.kind().offset + answer)
            legal += state.legal_actions()
            ends.append(len(legal))
            seats.append(seat)
            games.append(number)
            shares.append(won[seat])
            points.append(scores[seat])
    return Dataset(
        matches[0].game.id,
        observer.version,
        np.array(rows, np.int16).reshape(len(rows), observer.size),
        np.array(actions, np.int16),
        np.array(legal, np.int16),
        np.array(ends, np.int64),
        np.array(seats, np.int8),
        np.array(games, np.int32),
        np.array(shares, np.float32),
        np.array(points, np.int16),
        texts,
    )


def replayed(match: Match) -> Iterator[tuple[State, int]]:
    """Every position of a match with the answer that was given there."""
    chance = list(match.setup_chance)
    for entry in match.entries:
        chance += entry.chance
    rng = ScriptedRng([(stream.name, outcome) for stream, outcome in chance])
    state = match.game.new(match.seats, rng, match.options)
    for entry in match.entries:
        yield state, entry.answer
        state.play(entry.answer)
