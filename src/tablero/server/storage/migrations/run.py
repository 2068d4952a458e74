"""Brings a database up to the newest revision, in one transaction."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Engine

from tablero.server.storage.database import seals_beside
from tablero.server.tables.who.seals import Seals


def config() -> Config:
    here = Config()
    here.set_main_option(
        "script_location", str(resources.files("tablero.server.storage") / "migrations")
    )
    return here


def migrate(engine: Engine, to: str = "head", seals: Seals | None = None) -> None:
    """`seals`: revision 0002 puts the seeds under them."""
    steps = config()
    steps.attributes["seals"] = seals_beside(engine.url) if seals is None else seals
    with engine.execution_options(writes=True).begin() as connection:
        steps.attributes["connection"] = connection
        if to == "base":
            command.downgrade(steps, to)
        else:
            command.upgrade(steps, to)
