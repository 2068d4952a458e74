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
    hosts: str = ""  # names people reach the server by, comma-separated; addresses always may
    https: bool = False  # people reach it by https: a proxy sees to that
    trusted_proxy: str = ""  # addresses or networks whose X-Forwarded-For is believed
    connections: int = 8000
    connections_per_address: int = 256  # an IPv6 network of 64 bits counts as one address
    connections_per_second: float = 20.0  # new ones of an address; at once as many as it may have
    request_seconds: float = 10.0  # from its first byte to its last; an answer may wait as long
    body_limit: int = 16 * 1024
    frame_limit: int = 1024
    socket_messages: int = 40  # frames a socket may send in 20 s
    sockets_per_browser: int = 30
    ping_seconds: float = 20.0  # a socket that leaves a ping unanswered as long is dead
    send_timeout: float = 5.0  # seconds a socket may leave unread what was sent
    send_limit: int = 1024 * 1024  # and bytes
    commands_per_second: float = 30.0  # per browser, with a burst of three times as many
    looks_back_per_second: float = 5.0  # records, replays, histories, lists of tables: a browser
    tables_per_minute: float = 30.0  # per browser
    tables_per_day: float = 200.0  # likewise; each grows by half a megabyte
    moves_per_day: float = 20_000.0  # and what is taken back: each stays in the log, 500 bytes
    chat_per_minute: float = 60.0  # lines of a browser, a third of them at once
    chat_per_day: float = 2000.0  # up to 5 kB each
    seats_per_minute: float = 60.0  # joining, leaving, taking over, rematches: likewise
    devices_per_day: float = 25.0  # that go on as somebody: each is remembered, in memory too
    hints_per_minute: float = 90.0  # of a browser; a request that is held counts once
    per_address: float = 4.0  # an address may do as much as so many browsers
    browsers_per_minute: float = 120.0  # new cookies per address
    absent_after: float = 60.0  # seconds without a socket before a bot may take a seat over
    reveal_seconds: float = 20.0  # the shares of the seed are waited for, once all sit
    invite_hours: float = 7 * 24.0  # a link to a seat is good
    open_hours: float = 14 * 24.0  # a table that has not begun and nobody touches is kept open
    bot_workers: int = 1
    bot_seconds: float = 5.0  # for one answer
    bot_megabytes: int = 1024  # of address space for each worker; 0: no limit
    advice: bool = True  # hints and reviews are thought out here, for who does not do it at home
    review_seconds: float = 0.5  # for one choice of a game that is looked back at
    bot_pause: float = 0.0  # so that people can follow what bots do
    bots_alone_pause: float = 0.5  # the same where no person plays: a game of bots fills the disk
    bot_tables_per_browser: int = 4  # tables without people that run while somebody watches
    bot_tables_per_address: int = 16
    table_megabytes: int = 256  # of tables in memory; the others are read when asked for
    access_log: bool = False  # a line a request
    metrics_token: str = ""  # who brings it may read /metrics; without one nobody may
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
