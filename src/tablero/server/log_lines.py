"""The server's own log: one JSON object a line, all ASCII, so that no text can forge a line."""

from __future__ import annotations

import json
import logging
import time


class OneLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update(getattr(record, "told", {}))
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


CONFIG = {
    "version": 1,
    "disable_existing_loggers": False,
    "root": {"level": "WARNING", "handlers": ["console"]},
    "formatters": {"one_line": {"()": "tablero.server.log_lines.OneLine"}},
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": "one_line",
            "stream": "ext://sys.stderr",
        }
    },
    # The web server would tell of every malformed request: anybody could fill the disk.
    "loggers": {"tablero": {"level": "INFO"}, "uvicorn.error": {"level": "ERROR"}},
}
