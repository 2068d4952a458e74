"""What stands at the door before the site is open: names that are ours, keys, limits, counts."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import ip_address

from tablero.server.edge.limits import Limits
from tablero.server.edge.lines import Lines
from tablero.server.edge.metrics import Metrics
from tablero.server.settings import Settings
from tablero.server.tables.who.browsers import Keys

HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:(?P<port>[0-9]{1,5}))?")
LAST_PORT = 65535


def listed(text: str) -> frozenset[str]:
    return frozenset(part.strip().lower() for part in text.split(",")) - {""}


@lru_cache(maxsize=256)
def host_name(host: str) -> str:
    """The name in a Host header, without its port; "" for what is none, such as two of them."""
    found = HOST.fullmatch(host)
    if found is None or int(found["port"] or 0) > LAST_PORT:
        return ""
    return found["name"].strip("[]")


def host_of(origin: str) -> str:
    """ValueError for what no browser calls an origin: its host would be any that has no name."""
    name = host_name(origin.partition("://")[2])
    if not name:
        raise ValueError(f"{origin!r} is no origin (https://NAME)")
    return name


@lru_cache(maxsize=256)
def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Doors:
    def __init__(self, settings: Settings, keys: Keys, lines: Lines) -> None:
        self.settings = settings
        self.keys = keys
        self.lines = lines
        self.limits = Limits(settings)
        self.metrics = Metrics()
        self.origins = listed(settings.origins)
        self.hosts = listed(settings.hosts) | {host_of(origin) for origin in self.origins}
        self.scheme = "https" if settings.https else "http"

    def is_own_host(self, host: str) -> bool:
        """A name is ours only if the host says so: any name may be made to point here.

        An address in the place of a name was typed, or followed from a link to this very machine.
        """
        name = host_name(host)
        return name in self.hosts or name == "localhost" or is_address(name)

    def is_own_origin(self, origin: str, host: str) -> bool:
        """The page that asks was served by us (same scheme, name and port), or is listed."""
        return bool(host) and (origin == f"{self.scheme}://{host}" or origin in self.origins)
