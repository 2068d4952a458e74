"""Limits and places, in one spot. Every figure may be set by an environment variable."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Self

import msgspec
from msgspec import Meta, Struct

PREFIX = "TABLERO_"
LEAST_MEGABYTES = 256  # a worker that begins takes half of it
# All of them finite; and what a rate of 0 allows would be waited for without end.
Count = Annotated[int, Meta(ge=1, le=10**9)]
Amount = Annotated[int, Meta(ge=0, le=10**9)]
Rate = Annotated[float, Meta(gt=0, le=1e9)]
Span = Annotated[float, Meta(gt=0, le=1e9)]
Pause = Annotated[float, Meta(ge=0, le=1e9)]
Hours = Annotated[float, Meta(ge=-1e6, le=1e6)]  # before now: over already


class Settings(Struct, frozen=True):
    """Field `body_limit` is read from TABLERO_BODY_LIMIT, and so on."""

    db: str = "sqlite:///tablero.db"
    secret_file: str = ""  # default: beside the database
    origins: str = ""  # further allowed origins, comma-separated; the own one always is
    hosts: str = ""  # names people reach the server by, comma-separated; addresses always may
    https: bool = False  # people reach it by https: a proxy sees to that
    trusted_proxy: str = ""  # addresses or networks whose X-Forwarded-For is believed
    connections: Count = 8000
    connections_per_address: Count = 256  # an IPv6 network of 64 bits counts as one address
    connections_per_second: Rate = 20.0  # new ones of an address; at once as many as it may have
    request_seconds: Span = 10.0  # from its first byte to its last; an answer may wait as long
    body_limit: Count = 16 * 1024
    frame_limit: Count = 1024
    socket_messages: Count = 40  # frames a socket may send in 20 s
    sockets_per_browser: Count = 30
    ping_seconds: Span = 20.0  # a socket that leaves a ping unanswered as long is dead
    send_timeout: Span = 5.0  # seconds a socket may leave unread what was sent
    send_limit: Count = 1024 * 1024  # and bytes
    commands_per_second: Rate = 30.0  # per browser, with a burst of three times as many
    looks_back_per_second: Rate = 5.0  # records, replays, histories, lists of tables: a browser
    tables_per_minute: Rate = 30.0  # per browser
    tables_per_day: Rate = 200.0  # likewise; each grows by half a megabyte
    moves_per_day: Rate = 20_000.0  # and what is taken back: each stays in the log, 500 bytes
    chat_per_minute: Rate = 60.0  # lines of a browser, a third of them at once
    chat_per_day: Rate = 2000.0  # up to 5 kB each
    seats_per_minute: Rate = 60.0  # joining, leaving, taking over, rematches: likewise
    devices_per_day: Rate = 25.0  # that go on as somebody: each is remembered, in memory too
    hints_per_minute: Rate = 90.0  # of a browser; a request that is held counts once
    per_address: Rate = 4.0  # an address may do as much as so many browsers
    browsers_per_minute: Rate = 120.0  # new cookies per address
    absent_after: Pause = 60.0  # seconds without a socket before a bot may take a seat over
    reveal_seconds: Pause = 20.0  # the shares of the seed are waited for, once all sit
    invite_hours: Hours = 7 * 24.0  # a link to a seat is good
    open_hours: Hours = 14 * 24.0  # a table that has not begun and nobody touches is kept open
    bot_workers: Annotated[int, Meta(ge=1, le=256)] = 1
    bot_seconds: Pause = 5.0  # for one answer
    bot_megabytes: Amount = 1024  # of address space for each worker; 0: no limit
    advice: bool = True  # hints and reviews are thought out here, for who does not do it at home
    review_seconds: Span = 0.5  # for one choice of a game that is looked back at
    bot_pause: Pause = 0.0  # so that people can follow what bots do
    bots_alone_pause: Pause = 0.5  # the same where no person plays: a game of bots fills the disk
    bot_tables_per_browser: Amount = 4  # tables without people that run while somebody watches
    bot_tables_per_address: Amount = 16
    table_megabytes: Count = 256  # of tables in memory; the others are read when asked for
    access_log: bool = False  # a line a request
    metrics_token: str = ""  # who brings it may read /metrics; without one nobody may
    look_around: Pause = 0.25  # seconds between looks at what other processes stored; 0: never

    def __post_init__(self) -> None:
        if 0 < self.bot_megabytes < LEAST_MEGABYTES:
            raise ValueError(
                f"bot_megabytes is 0 (no limit) or at least {LEAST_MEGABYTES}, not"
                f" {self.bot_megabytes}: a worker needs as much to begin and to think"
            )

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
