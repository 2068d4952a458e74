"""Known weaknesses of what the project stands on, as the advisory databases tell.

Exits with 1 if there are any. Where a database cannot be reached nothing is known: that is said
aloud, line by line, and is no proof of anything.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOL = ROOT / "build" / "audit"
PIP_AUDIT = "pip-audit==2.10.1"
LOCKS = ("requirements/runtime.txt", "requirements/build.txt", "requirements/dev.txt")


def skipped(what: str, why: str) -> bool:
    said = [line for line in why.strip().splitlines() if "A complete log" not in line]
    last = [line for line in said if line.strip()][-1:]
    print(f"SKIPPED: {what} was NOT audited: {last[0].strip() if last else 'no answer'}")
    return True


def run(*command: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(TOOL)}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def have_pip_audit() -> str:
    """Nothing, or why it is not here."""
    if importlib.util.find_spec("pip_audit") is not None or (TOOL / "pip_audit").is_dir():
        return ""
    pip = (sys.executable, "-m", "pip", "install", "-q", "--target", str(TOOL), PIP_AUDIT)
    installed = run(*pip)
    return "" if installed.returncode == 0 else installed.stderr or "pip-audit is not here"


def audit_python(lock: str) -> bool:
    why_not = have_pip_audit()
    if why_not:
        return skipped(lock, why_not)
    # Strict: a package that the database does not know was not audited.
    options = ("--strict", "--disable-pip", "--require-hashes", "--progress-spinner", "off")
    done = run(sys.executable, "-m", "pip_audit", *options, "-r", lock)
    if done.returncode == 0:
        print(f"{lock}: no known weakness")
        return True
    if "known vulnerabilit" not in done.stderr:
        return skipped(lock, done.stderr)
    print(f"{lock}:\n{done.stdout}")
    return False


def audit_client() -> bool:
    if shutil.which("npm") is None:
        return skipped("web/package-lock.json", "npm is not here")
    done = run("npm", "audit", "--audit=true", "--json", folder=ROOT / "web")
    try:
        found = json.loads(done.stdout)["metadata"]["vulnerabilities"]
    except (ValueError, KeyError):
        return skipped("web/package-lock.json", done.stderr or done.stdout)
    if found["total"] == 0:
        print("web/package-lock.json: no known weakness")
        return True
    print(f"web/package-lock.json: {found}; `npm audit` in web tells more")
    return False


def main() -> None:
    good = [audit_python(lock) for lock in LOCKS] + [audit_client()]
    raise SystemExit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
