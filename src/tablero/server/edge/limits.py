"""How often somebody may do something: token buckets by name."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from tablero.server.edge.addresses import HOUSEHOLDS, customer
from tablero.server.settings import Settings
from tablero.server.tables.told.errors import Refused

REMEMBERED = 20_000
DAY = 24 * 3600
PLACE_SECONDS = 5  # when to ask again for a socket


class Limit:
    """`rate` per second on average, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """0 if allowed now (and counted), else the seconds until it will be."""
        now = time.monotonic()
        left, then = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        allowed = left >= 1
        self._buckets[who] = (left - 1 if allowed else left, now)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1 - left) / self.rate

    def allows(self, who: str) -> bool:
        return self.wait(who) == 0

    def check(self, who: str) -> None:
        seconds = self.wait(who)
        if seconds:
            raise Refused("too_many", seconds=math.ceil(seconds))


class AddressLimit:
    """For a household, and more for all of them that may be one customer's."""

    def __init__(self, rate: float, burst: float) -> None:
        self._household = Limit(rate, burst)
        self._customer = Limit(HOUSEHOLDS * rate, HOUSEHOLDS * burst)

    def check(self, address: str) -> None:
        self._household.check(address)
        lent = customer(address)
        if lent != address:
            self._customer.check(lent)


class Allowance:
    """What a browser may do, and its address some times as much: cookies are free."""

    def __init__(self, rate: float, burst: float, times: float) -> None:
        self._browser = Limit(rate, burst)
        self._address = AddressLimit(rate * times, burst * times)

    def check(self, browser: str, address: str) -> None:
        if browser:
            self._browser.check(browser)
        self._address.check(address)


class Places:
    """Sockets that are open or about to be. A place is taken before anything is waited for."""

    def __init__(self, per_browser: int, times: float) -> None:
        at_home = int(per_browser * times)
        self._allowed = {
            "browser": per_browser,
            "address": at_home,
            "customer": HOUSEHOLDS * at_home,
        }
        self._taken: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def hold(self, browser: str, address: str) -> Iterator[None]:
        wanted = [("browser", browser), ("address", address), ("customer", customer(address))]
        if any(self._taken[one] >= self._allowed[one[0]] for one in wanted):
            raise Refused("too_many", seconds=PLACE_SECONDS)
        self._taken.update(wanted)
        try:
            yield
        finally:
            for one in wanted:
                self._taken[one] -= 1
                if not self._taken[one]:
                    del self._taken[one]


class Limits:
    """By what is done. `requests` holds for all, the others on top of it."""

    def __init__(self, settings: Settings) -> None:
        times = settings.per_address
        self._allowances: dict[str, list[Allowance]] = defaultdict(list)
        for kind, often, seconds, at_once in (
            ("requests", settings.commands_per_second, 1, 3.0),
            ("looks_back", settings.looks_back_per_second, 1, 3.0),
            ("tables", settings.tables_per_minute, 60, 1.0),
            ("tables", settings.tables_per_day, DAY, 1.0),
            ("moves", settings.moves_per_day, DAY, 1.0),
            ("chat", settings.chat_per_minute, 60, 1 / 3),
            ("chat", settings.chat_per_day, DAY, 1.0),
            ("seats", settings.seats_per_minute, 60, 1 / 3),
            ("devices", settings.seats_per_minute, 60, 1 / 3),
            ("devices", settings.devices_per_day, DAY, 1.0),
            ("hints", settings.hints_per_minute, 60, 1 / 3),
        ):
            allowance = Allowance(often / seconds, max(1.0, often * at_once), times)
            self._allowances[kind].append(allowance)
        self.places = Places(settings.sockets_per_browser, times)
        newcomers = settings.browsers_per_minute
        self.browsers = AddressLimit(newcomers / 60, newcomers)

    def check(self, kind: str, browser: str, address: str) -> None:
        for allowance in self._allowances[kind]:
            allowance.check(browser, address)
