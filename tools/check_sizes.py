"""Fail when a source file has grown past what one sitting can read, or a room past one look."""

import sys
from collections import Counter
from pathlib import Path

LIMIT = 400
ROOM = 20  # sources side by side; more of them go into sub-folders that say what belongs together
FOLDERS = ("src", "tests", "tools", "rigs", "training", "web/src")
SUFFIXES = {".py", ".ts", ".svelte", ".css"}
MADE = {"generated", "node_modules", "static"}
# Files that may be longer, and why. The list may only shrink.
EXCEPTIONS: dict[str, str] = {}


def sources() -> list[Path]:
    found = (path for folder in FOLDERS for path in Path(folder).rglob("*"))
    return sorted(
        path for path in found if path.suffix in SUFFIXES and not MADE.intersection(path.parts)
    )


def too_long(files: list[Path]) -> list[str]:
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in files}
    return [
        f"{path}: {count} lines, more than {LIMIT}: split it"
        for path, count in lines.items()
        if count > LIMIT and path.as_posix() not in EXCEPTIONS
    ]


def too_full(files: list[Path]) -> list[str]:
    rooms = Counter(path.parent for path in files)
    return [
        f"{room}: {count} sources, more than {ROOM}: make rooms"
        for room, count in rooms.items()
        if count > ROOM
    ]


def main() -> int:
    files = sources()
    gone = [
        f"{name}: an exception for a file that is gone"
        for name in EXCEPTIONS
        if not Path(name).exists()
    ]
    faults = too_long(files) + too_full(files) + gone
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
