"""Who is known to be where, as the database has it."""

from __future__ import annotations

import sqlalchemy as sa

from tablero.server.storage.database import presence
from tablero.server.storage.store import Store


def last_seen(store: Store, sitting: str) -> float:
    """Until when any process knew them to be here; 0 if none did, or long ago."""
    wanted = sa.select(sa.func.max(presence.c.until)).where(presence.c.sitting == sitting)
    with store.reading() as connection:
        return connection.execute(wanted).scalar() or 0.0
