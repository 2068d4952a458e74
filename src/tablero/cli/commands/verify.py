"""Replay records: answers, hash chain, scores, commitment; say how far draws are proven."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import cast

from tablero.cli.output import print_json
from tablero.cli.problem import one_line, shown
from tablero.core.kinds import seat_letter
from tablero.core.text import record
from tablero.core.text.record import RecordError


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("files", nargs="+", type=Path, metavar="FILE")


def run(args: argparse.Namespace) -> int:
    results = [check(path) for path in args.files]
    broken = sum("error" in result for result in results)
    if args.json:
        print_json({"files": len(results), "broken": broken, "results": results})
    else:
        for result in results:
            print(line(result))
    return 1 if broken else 0


def check(path: Path) -> dict[str, object]:
    try:
        checked = record.check(text_of(path))
    except (RecordError, OSError) as error:
        return {"file": str(path), "error": one_line(error)}
    match, proof = checked.match, checked.proof
    return {
        "file": str(path),
        "game": match.game.id,
        "players": int(match.state.seats),
        "answers": len(match.entries),
        "over": match.is_over(),
        "scores": match.state.scores(),
        "proven": proof.revealed,
        "commitment_version": proof.version,
        "shares": [seat_letter(seat) for seat, share in enumerate(proof.shares) if share],
        "pledges": [seat_letter(seat) for seat, pledge in enumerate(proof.pledges) if pledge],
        "proof": proof.sentence(),
        "takebacks": checked.takebacks,
    }


def text_of(path: Path) -> str:
    """The text of a record file; RecordError when it cannot be one."""
    with path.open("rb") as file:  # a link may lead to what has no size and no end
        raw = file.read(record.MAX_BYTES + 1)
    if len(raw) > record.MAX_BYTES:
        raise RecordError(f"larger than {record.MAX_BYTES} bytes")
    try:
        return raw.decode("utf-8").replace("\r\n", "\n")  # as Windows and mails have it
    except UnicodeDecodeError:
        raise RecordError("not UTF-8 text") from None


def line(result: dict[str, object]) -> str:
    file = shown(str(result["file"]))
    if "error" in result:
        return f"{file}: BROKEN: {result['error']}"
    state = f"over, scores {result['scores']}" if result["over"] else "still running"
    played = f"{result['game']}, {result['answers']} answers, {state}"
    back = cast(dict[str, int], result["takebacks"])
    told = ", ".join(f"{seat} {n} times" for seat, n in back.items())
    proof = f"{result['proof']}; took back past what was seen: {told}" if told else result["proof"]
    return f"{file}: good ({played}); {proof}"
