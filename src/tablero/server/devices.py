"""The browsers of one person: bound by a link, listed, and let go again."""

from __future__ import annotations

from collections.abc import Callable

from tablero.server.clock import Clock
from tablero.server.storage.reader import Reader
from tablero.server.storage.register import Register
from tablero.server.storage.writer import leave
from tablero.server.tables.kept.keeping import NotStored, SyncFailed
from tablero.server.tables.told import wire_people
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.people import Asker
from tablero.server.tables.who.tokens import Link, Tokens

UNMARKED = (-1, 0.0)


class Devices:
    """Asked with every request, so all bindings are in memory. `part` is told whose have ended."""

    def __init__(
        self,
        register: Register,
        tokens: Tokens,
        clock: Clock,
        reader: Reader,
        part: Callable[[set[str]], None],
    ) -> None:
        self._register = register
        self._tokens = tokens
        self._clock = clock
        self._read = reader.read
        self._part = part
        self._mark = register.mark_of_devices()
        self._bound = register.bound()

    def asker(self, browser: str) -> Asker:
        """Who asks: the browser itself and, if it was bound to one, the person it belongs to."""
        principal = self._bound.get(browser)
        return Asker(browser) if principal is None else Asker(principal, frozenset({browser}))

    async def look_again(self) -> None:
        """What another process has bound, let go or erased since."""
        mark = await self._read(self._register.mark_of_devices)
        if mark != self._mark:
            self._mark = mark
            self._know(await self._read(self._register.bound))

    def _know(self, bound: dict[str, str]) -> None:
        before, self._bound = self._bound, bound
        parted = {one for one, principal in before.items() if bound.get(one) != principal}
        if parted:
            self._part(parted)

    # -- links ----------------------------------------------------------------------------------
    def link(self, browser: str) -> str:
        return self._tokens.link(self.asker(browser).principal, browser, self._clock.now())

    def _opened(self, token: str) -> Link:
        """What a link promises; Refused also once the browser it was made with was let go."""
        link = self._tokens.read_link(token, self._clock.now())
        if link.principal not in self.asker(link.maker).all():
            raise Refused("link_expired")
        return link

    async def owner(self, browser: str, token: str) -> wire_people.DeviceOwner:
        """Whom this browser would become: asked before it does."""
        link = self._opened(token)
        names, tables = await self._read(self._register.known_as, link.principal)
        return wire_people.DeviceOwner(names, tables, link.principal in self.asker(browser).all())

    async def bind(self, browser: str, token: str) -> None:
        """Make this browser one of the person's whose link it followed."""
        link = self._opened(token)
        if link.principal in self.asker(browser).all():
            return
        now = self._clock.now()
        await self._store(self._register.bind, browser, link.principal, link.id, now)
        self._bound[browser] = link.principal
        self._mark = UNMARKED  # erased before the next look, nothing would seem to have changed

    # -- what is bound --------------------------------------------------------------------------
    async def list_of(self, browser: str) -> wire_people.Devices:
        if not browser:  # looking needs no cookie, but who has none is nobody
            return wire_people.Devices([], True, [])
        principal = self.asker(browser).principal
        names, _ = await self._read(self._register.known_as, principal)
        bound = [
            wire_people.Device(one.link, one.at, one.browser == browser)
            for one in await self._read(self._register.devices_of, principal)
        ]
        return wire_people.Devices(names, principal == browser, bound)

    async def unbind(self, browser: str, device: str) -> None:
        """Let one go, or all; each of them may, for a lost one cannot be asked."""
        principal = self.asker(browser).principal
        await self._store(self._register.unbind, principal, device, self._clock.now())
        self._know(await self._read(self._register.bound))

    async def _store(self, change: Callable[..., None], *args: object) -> None:
        try:
            await self._read(change, *args)
        except NotStored as error:
            raise Refused("not_stored") from error
        except SyncFailed as error:
            leave(error)
