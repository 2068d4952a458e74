"""All rigs in one go, with one report.

    python -m rigs --short                  a smoke run of each, some minutes
    python -m rigs --full --json all.json   as they count, an hour or more
    python -m rigs --full --only load climb --python /path/to/python

Those that measure times run one after another, alone; the others side by side (`--jobs`). Each is
the command it would be by hand, printed in the report; each prints a JSON object and ends with 0
if what it looks at holds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

HOURS = 3600.0


class Rig(NamedTuple):
    """A module of rigs with what it is given in either length; `shown` are keys for the table."""

    name: str
    module: str
    short: str
    full: str
    is_timed: bool
    shown: tuple[str, ...]


RIGS = [
    Rig("kill9", "kill9", "--cycles 5", "--cycles 200", False,
        ("cycles", "acknowledged", "lost", "doubled", "gaps", "unequal_retries")),
    Rig("fuzz", "fuzz", "--inputs 1500", "--inputs 50000", False,
        ("inputs", "accepted", "server_errors", "told", "annas_changed", "changed_on_refusal")),
    Rig("leaks", "leaks", "--tables 1 --every 40", "--tables 20", False, ("compared", "leaks")),
    Rig("power_loss", "power_loss", "--trials 20", "--trials 1000", False, ("full",)),
    Rig("minds", "minds", "--games 24 --full-every 0", "--games 10000", False,
        ("games", "answers", "measured", "late", "broken")),
    Rig("two_servers", "two_servers", "--moves 40", "--moves 400", False,
        ("acknowledged", "lost", "doubled", "gaps", "deaf")),
    Rig("weight", "weight", "--tables 20", "--tables 150", False, ("most_kb",)),
    Rig("storm", "storm", "--tables 40", "--tables 500", True,
        ("sockets", "wrong", "restart_s", "back_s")),
    Rig("hostile", "hostile", "--seconds 2", "--seconds 8", True, ("broke", "undecided")),
    Rig("cold", "cold", "--tables 30 --moves 200", "--tables 200", True,
        ("calm_p50_ms", "busy_p50_ms", "times", "kb_a_table")),
    Rig("load", "load", "--tables 40 --rate 40 --seconds 5", "--tables 500 --rate 200 --seconds 60",
        True, ("moves_per_s", "ack_p50_ms", "ack_p99_ms", "server_cpu_ms_per_move", "refused")),
    Rig("climb", "load", "--tables 40 --rate 60 --seconds 3 --until-p99 150",
        "--tables 500 --rate 200 --seconds 20 --until-p99 150", True, ("limit_ms", "held")),
]  # fmt: skip


class Outcome(NamedTuple):
    rig: str
    command: str
    holds: bool
    seconds: float
    report: dict[str, object]
    trouble: str  # the end of what it said besides

    def line(self, shown: tuple[str, ...]) -> str:
        told = "  ".join(f"{key} {self.report[key]}" for key in shown if key in self.report)
        verdict = "holds" if self.holds else "FAILS"
        return f"{self.rig:12} {verdict}  {self.seconds:7.1f} s  {told}"


def go(rig: Rig, is_full: bool, python: str) -> Outcome:
    args = (rig.full if is_full else rig.short).split()
    command = [python, "-m", f"rigs.{rig.module}", *args]
    began = time.monotonic()
    try:
        done = subprocess.run(  # noqa: S603 - our own modules
            command, capture_output=True, text=True, timeout=3 * HOURS, check=False
        )
        code, said, besides = done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        code, said, besides = 1, "", "it did not end"
    try:
        report = dict(json.loads(said))
    except ValueError:
        code, report, besides = code or 1, {}, f"{said}\n{besides}"
    seconds = round(time.monotonic() - began, 1)
    trouble = "" if code == 0 else besides[-4000:]
    outcome = Outcome(
        rig.name, " ".join(["python", *command[1:]]), code == 0, seconds, report, trouble
    )
    print(outcome.line(rig.shown), flush=True)
    return outcome


def run(rigs: list[Rig], is_full: bool, jobs: int, python: str) -> list[Outcome]:
    def one(rig: Rig) -> Outcome:
        return go(rig, is_full, python)

    with ThreadPoolExecutor(jobs) as together:
        outcomes = list(together.map(one, [rig for rig in rigs if not rig.is_timed]))
    return outcomes + [one(rig) for rig in rigs if rig.is_timed]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--short", action="store_true")
    length.add_argument("--full", action="store_true")
    names = [rig.name for rig in RIGS]
    parser.add_argument("--only", nargs="*", choices=names, default=names)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 1) // 4))
    parser.add_argument("--json", type=Path, metavar="FILE", help="where to write the report")
    parser.add_argument("--python", default=sys.executable)
    args = parser.parse_args()
    before = os.getloadavg()[0]
    chosen = [rig for rig in RIGS if rig.name in args.only]
    outcomes = run(chosen, args.full, args.jobs, args.python)
    report = {
        "python": sys.version.split()[0],
        "cores": os.cpu_count(),
        "load_before": round(before, 1),
        "holds": all(one.holds for one in outcomes),
        "rigs": [one._asdict() for one in outcomes],
    }
    if args.json:
        args.json.write_text(json.dumps(report, indent=1) + "\n")
    for one in outcomes:
        if one.trouble:
            print(f"\n{one.command}\n{one.trouble}", file=sys.stderr)
    print("all hold" if report["holds"] else "NOT ALL HOLD")
    raise SystemExit(0 if report["holds"] else 1)


if __name__ == "__main__":
    main()
