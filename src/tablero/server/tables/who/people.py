"""Who is meant by a log that names nobody. What stands here can be erased; the log goes on.

A fact names a *sitting*: a random word for somebody at one table. Whose it is and what they are
called is kept beside the log. A *principal* stands for a person: today the browser they first
came with, later perhaps an account; further browsers are bound to it by one row each.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

SITTING_BYTES = 12
SALT_BYTES = 16


class Person(NamedTuple):
    """Whose sitting it is and the name shown; both empty for a bot without one, or once erased."""

    principal: str = ""
    name: str = ""


NOBODY = Person()
People = dict[str, Person]  # by sitting


class Asker(NamedTuple):
    """Who asks: the principal they sit down as, and the others they speak for."""

    principal: str
    also: frozenset[str] = frozenset()
    address: str = ""  # where a request comes from, for who waits in line by it

    def is_(self, person: Person) -> bool:
        who = person.principal
        return bool(who) and (who == self.principal or who in self.also)

    def all(self) -> frozenset[str]:
        return self.also | {self.principal} if self.also else frozenset((self.principal,))


NO_ASKER = Asker("")  # a bot


class Sitting(NamedTuple):
    """Somebody at a table, as it is kept beside the log."""

    id: str
    table_id: str
    person: Person


class Unseen(NamedTuple):
    """Somebody whom no process may have known to be here after a time: asked in the transaction
    that stands on it, so that who comes meanwhile is not passed over."""

    sitting: str
    since: float


class ChatText(NamedTuple):
    """What a line said. The log holds only its digest, so the text can be erased."""

    table_id: str
    seq: int
    sitting: str
    salt: bytes
    text: str

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.salt + self.text.encode()).hexdigest()


def new_sitting(table_id: str, person: Person = NOBODY) -> Sitting:
    return Sitting(secrets.token_urlsafe(SITTING_BYTES), table_id, person)


def new_salt() -> bytes:
    return secrets.token_bytes(SALT_BYTES)
