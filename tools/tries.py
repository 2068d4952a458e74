"""pytest, and what failed tried again alone, at most twice, each time in a process of its own.

    tools/tries.py PROCESSES [what pytest is asked]

A test that fails three times is broken; one that fails once is unsteady, is named at the end and is
to be mended too. More than a few failures are no matter of chance and are not tried again.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

TRIES = 2
FEW = 10
FAILED = 1  # pytest's own word for: tests ran, some failed


def run(cache: Path, *asked: str) -> int:
    command = [sys.executable, "-m", "pytest", "-o", f"cache_dir={cache}", *asked]
    return subprocess.run(command, check=False).returncode


def failed_in(cache: Path) -> list[str]:
    file = cache / "v" / "cache" / "lastfailed"
    return list(json.loads(file.read_text("utf-8"))) if file.exists() else []


def tries_of(test: str, cache: Path, options: list[str]) -> int:
    """Until it passed; 0 if it never did."""
    for number in range(1, TRIES + 1):
        print(f"\nAlone, try {number} of {TRIES}: {test}", flush=True)
        if run(cache, "-n", "0", *options, test) == 0:
            return number
    return 0


def main(processes: str, *asked: str) -> int:
    options = [one for one in asked if not Path(one).exists()]  # all but the folders
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder)
        code = run(cache / "all", "-n", processes, *asked)
        failed = failed_in(cache / "all") if code == FAILED else []
        if not 0 < len(failed) <= FEW:
            return code
        found = {test: tries_of(test, cache / "one", options) for test in failed}
    print("\nNot all passed at the first try:")
    for test, number in found.items():
        print(
            f"  UNSTEADY, passed alone at try {number}: {test}" if number else f"  FAILED: {test}"
        )
    return 0 if all(found.values()) else FAILED


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
