"""Connections before anybody has asked anything: how many somebody may have open.

What one of them may say, and how slowly, stands in http_line.py and socket_line.py.
"""

from __future__ import annotations

from collections import Counter

import uvicorn

from tablero.server.edge.addresses import (
    HOUSEHOLDS,
    UNKNOWN,
    TrustedProxies,
    customer,
    household,
)
from tablero.server.edge.limits import Limit
from tablero.server.settings import Settings


class Openings:
    """How many somebody has open, and how fast they came."""

    def __init__(self, often: float, most: int) -> None:
        self.open: Counter[str] = Counter()
        self._most = most
        self._new = Limit(often, most)

    def has_room(self, who: str) -> bool:
        return self.open[who] < self._most and self._new.allows(who)

    def let_go(self, who: str) -> None:
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]


class Lines:
    """The connections that are open, by household and by customer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = TrustedProxies(settings.trusted_proxy)
        self.turned_away = 0
        often, most = settings.connections_per_second, settings.connections_per_address
        self._households = Openings(often, most)
        self._customers = Openings(HOUSEHOLDS * often, HOUSEHOLDS * most)
        self._total = 0

    def __len__(self) -> int:
        return self._total

    def let_in(self, peer: str) -> bool:
        """Room for one more. A proxy's connections are many people's."""
        here, customers = household(peer), customer(peer)
        few = self._households.has_room(here) and self._customers.has_room(customers)
        if (few or self.proxies.trusts(peer)) and self._total < self.settings.connections:
            self._households.open[here] += 1
            self._customers.open[customers] += 1
            self._total += 1
            return True
        self.turned_away += 1
        return False

    def let_go(self, peer: str) -> None:
        self._total -= 1
        self._households.let_go(household(peer))
        self._customers.let_go(customer(peer))


class CountedConfig(uvicorn.Config):
    """The web server's settings, and the connections its protocols count."""

    lines: Lines


def lines_of(config: uvicorn.Config) -> Lines:
    assert isinstance(config, CountedConfig)
    return config.lines


def peer_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else UNKNOWN
