"""What is printed on the components of gwt2, for the drawn board: data files to one JSON file.

python tools/gwt2_printed.py            writes web/src/boards/gwt2/printed.json
python tools/gwt2_printed.py --check    fails if that file is not up to date
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[1]
DATA = ROOT / "src/tablero/games/gwt2/data"
GOAL = ROOT / "web/src/boards/gwt2/printed.json"
LEFT_OUT = {"count", "where", "source", "confidence", "n", "hazard"}


def rows(file: str, group: str) -> list[dict[str, Any]]:
    plain = yaml.safe_load((DATA / f"{file}.yaml").read_text())[group]["rows"]
    return [{key: row[key] for key in row if key not in LEFT_OUT} for row in plain]


def by_id(file: str, group: str) -> dict[str, dict[str, Any]]:
    return {
        str(row["id"]): {key: row[key] for key in row if key != "id"} for row in rows(file, group)
    }


def held(file: str, group: str, *levels: str) -> list[str]:
    """Components whose values are held with one of these degrees of confidence."""
    plain = yaml.safe_load((DATA / f"{file}.yaml").read_text())[group]
    own = plain.get("confidence")
    return [str(row["id"]) for row in plain["rows"] if row.get("confidence", own) in levels]


def unconfirmed() -> list[str]:
    """What no printed copy has confirmed; the board says so in the tooltip."""
    parts = [("buildings", "private_buildings"), ("cattle", "cattle"), ("objectives", "objectives")]
    found = [name for file, group in parts for name in held(file, group, "low", "medium")]
    found += held("tiles", "hazards", "low", "medium")
    return found + [f"{name}_bandit" for name in held("tiles", "bandits", "low", "medium")]


def printed() -> dict[str, Any]:
    return {
        "buildings": {
            **by_id("buildings", "neutral_buildings"),
            **by_id("buildings", "private_buildings"),
        },
        "doubtful": held("buildings", "private_buildings", "low"),
        "unconfirmed": unconfirmed(),
        "nodes": by_id("trail", "trail"),
        "risks": {key: row["action"] for key, row in by_id("trail", "risk_actions").items()},
        "bandit_bonus": {key: row["bonus"] for key, row in by_id("trail", "bandit_bonus").items()},
        "stations": by_id("railroad", "stations"),
        "crosses": rows("railroad", "crosses")[0]["after"],
        "cities": by_id("railroad", "cities"),
        "links": rows("railroad", "links"),
        "discs": by_id("player_board", "discs"),
        "auxiliary": by_id("player_board", "auxiliary"),
        "worker_slots": rows("player_board", "worker_slots"),
        "cattle": by_id("cattle", "cattle"),
        "prices": rows("cattle", "prices"),
        "objectives": by_id("objectives", "objectives"),
        "masters": by_id("objectives", "station_masters"),
    }


def in_rows(plain: dict[str, object]) -> str:
    """JSON with one line for each row, to be read and compared like the YAML it comes from."""
    parts = []
    for name, value in plain.items():
        if isinstance(value, dict):
            lines = [f"{json.dumps(key)}: {_line(row)}" for key, row in value.items()]
            parts.append(f"{json.dumps(name)}: {{\n  " + ",\n  ".join(lines) + "\n }")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            parts.append(
                f"{json.dumps(name)}: [\n  " + ",\n  ".join(_line(row) for row in value) + "\n ]"
            )
        else:
            parts.append(f"{json.dumps(name)}: {_line(value)}")
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def _line(plain: object) -> str:
    return json.dumps(plain, ensure_ascii=False)


def main() -> None:
    text = in_rows(printed())
    if "--check" not in sys.argv:
        GOAL.write_text(text)
    elif GOAL.read_text() != text:
        sys.exit(f"{GOAL.relative_to(ROOT)} is not up to date: python tools/gwt2_printed.py")


if __name__ == "__main__":
    main()
