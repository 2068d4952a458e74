"""The facts the drawn board of gwt2 prints are those of the title's data."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "gwt2_printed.py"


def test_printed_facts_are_up_to_date() -> None:
    command = [sys.executable, str(TOOL), "--check"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
