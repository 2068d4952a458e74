"""The server's own log: one JSON object a line, all ASCII, so that no text can forge a line."""

from __future__ import annotations

import json
import logging
import time


class OneLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


_FORMATTER = {"()": "tablero.server.logs.OneLine"}
CONFIG = {"formatters": {"generic": _FORMATTER, "access": _FORMATTER}}
