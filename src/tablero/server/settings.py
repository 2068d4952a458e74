"""Limits and places, in one spot. Every figure may be set by an environment variable."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Self

import msgspec
from msgspec import Struct

PREFIX = "TABLERO_"


class Settings(Struct, frozen=True):
    """Field `body_limit` is read from TABLERO_BODY_LIMIT, and so on."""

    db: str = "sqlite:///tablero.db"
    secret_file: str = ""  # default: beside the database
    origins: str = ""  # further allowed origins, comma-separated; the own one always is
    secure_cookie: bool = False  # set behind https
    body_limit: int = 16 * 1024
    frame_limit: int = 1024
    socket_messages: int = 40  # frames a socket may send in 20 s
    sockets_per_browser: int = 30
    send_timeout: float = 5.0
    send_queue: int = 64
    commands_per_second: float = 50.0  # per browser, with a burst of three times as many
    tables_per_minute: float = 30.0  # per browser
    browsers_per_minute: float = 120.0  # new cookies per address
    absent_after: float = 60.0  # seconds without a socket before a bot may take a seat over
    bot_workers: int = 1
    bot_seconds: float = 5.0
    bot_pause: float = 0.0  # so that people can follow what bots do
    table_megabytes: int = 256  # of tables in memory; the others are read when asked for
    look_around: float = 0.25  # seconds between looks at what other processes stored; 0: never

    @classmethod
    def from_environment(cls) -> Self:
        given = {
            name: os.environ[PREFIX + name.upper()]
            for name in cls.__struct_fields__
            if PREFIX + name.upper() in os.environ
        }
        return msgspec.convert(given, cls, strict=False)

    def secret_path(self) -> Path:
        return Path(self.secret_file) if self.secret_file else key_path(self.db)


def key_path(db: str) -> Path:
    """Where the key lies unless somebody says otherwise: beside the database."""
    place = db.removeprefix("sqlite:///") if db.startswith("sqlite:///") else ""
    return Path(place or "tablero").with_suffix(".key")
