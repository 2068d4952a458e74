"""The server's log cannot be forged: one JSON object a line, whatever somebody is called."""

import json
import logging
import sys

import pytest

from tablero.server.log_lines import OneLine

EVIL = [
    "two\nlines",
    "cr\rhere",
    "\x1b[2Jcleared",
    "\u2028",
    "\x9b31m",
    "\u202eevil",
    '"},{"',
    "\x00",
]


@pytest.mark.parametrize("name", EVIL)
def test_every_event_is_one_line(name: str) -> None:
    try:
        raise ValueError(name)
    except ValueError:
        record = logging.LogRecord(
            "tablero.server", logging.ERROR, "x.py", 1, "seat of %s", (name,), sys.exc_info()
        )
    line = OneLine().format(record)
    assert line.isascii()
    assert line.isprintable()
    told = json.loads(line)
    assert told["what"] == f"seat of {name}"
    assert told["level"] == "error"
    assert "ValueError" in told["error"]
