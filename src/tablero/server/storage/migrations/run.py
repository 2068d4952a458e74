"""Brings a database up to the newest revision, in one transaction."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Engine


def config() -> Config:
    here = Config()
    here.set_main_option(
        "script_location", str(resources.files("tablero.server.storage") / "migrations")
    )
    return here


def migrate(engine: Engine, to: str = "head") -> None:
    steps = config()
    with engine.execution_options(writes=True).begin() as connection:
        steps.attributes["connection"] = connection
        if to == "base":
            command.downgrade(steps, to)
        else:
            command.upgrade(steps, to)
