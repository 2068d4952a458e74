"""Games in progress on this machine, and the records of finished ones."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from tablero.cli.output import write_whole
from tablero.cli.problem import Problem, one_line
from tablero.core.match import Match
from tablero.core.text import record, snapshots

FORMAT = 2
LARGEST = 16_000_000


def data_folder() -> Path:
    """Where this platform keeps a user's data."""
    if override := os.environ.get("TABLERO_HOME"):
        return Path(override)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tablero"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablero"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablero"


def save_path(game_id: str) -> Path:
    return data_folder() / "games" / f"{game_id}.json"


def save(match: Match, bots: list[str]) -> Path:
    """Keep a running game; `bots` names the bot of each seat, "" for a person."""
    path = save_path(match.game.id)
    plain = {"format": FORMAT, "bots": bots, "match": snapshots.save(match)}
    write_whole(path, json.dumps(plain, separators=(",", ":")) + "\n")
    return path


def load(game_id: str) -> tuple[Match, list[str]]:
    path = save_path(game_id)
    if not path.is_file():
        raise Problem(f"there is no saved game of {game_id} ({path})")
    try:
        if path.stat().st_size > LARGEST:
            raise ValueError("the file is far too large")
        plain = json.loads(path.read_text(encoding="utf-8"))
        if plain["format"] != FORMAT:
            raise ValueError(f"format {plain['format']} is not known here")
        match = snapshots.restore(plain["match"])
        bots = [str(name) for name in plain["bots"]]
        if match.game.id != game_id or len(bots) != match.seats:
            raise ValueError("the seats do not fit the game")
    except (ValueError, KeyError, TypeError, OSError) as error:
        raise Problem(f"{path} cannot be resumed: {one_line(error)}") from None
    return match, bots


def set_aside(game_id: str) -> Path | None:
    """Make room for a new game: the saved one is kept under another name."""
    path = save_path(game_id)
    if not path.exists():
        return None
    aside = path.with_name(f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}.json")
    path.replace(aside)
    return aside


def finish(match: Match) -> Path:
    """Write the record of a finished game and forget the save."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = data_folder() / "records" / f"{match.game.id}-{stamp}.rec"
    write_whole(path, record.write(match))
    save_path(match.game.id).unlink(missing_ok=True)
    return path
