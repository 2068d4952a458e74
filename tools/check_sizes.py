"""Fail when a source file has grown past what one sitting can read."""

import sys
from pathlib import Path

LIMIT = 400
FOLDERS = ("src", "tests", "tools", "web/src")
SUFFIXES = {".py", ".ts", ".svelte", ".css"}
MADE = {"generated", "node_modules", "static"}
# Files that may be longer, and why. The list may only shrink.
EXCEPTIONS: dict[str, str] = {}


def sources() -> list[Path]:
    found = (path for folder in FOLDERS for path in Path(folder).rglob("*"))
    return sorted(
        path for path in found if path.suffix in SUFFIXES and not MADE.intersection(path.parts)
    )


def main() -> int:
    too_long = 0
    for path in sources():
        lines = path.read_text(encoding="utf-8").count("\n")
        if lines > LIMIT and path.as_posix() not in EXCEPTIONS:
            print(f"{path}: {lines} lines, more than {LIMIT}: split it")
            too_long += 1
    for name in EXCEPTIONS:
        if not Path(name).exists():
            print(f"{name}: an exception for a file that is gone")
            too_long += 1
    return 1 if too_long else 0


if __name__ == "__main__":
    sys.exit(main())
