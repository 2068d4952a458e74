"""The client's types are generated from a committed schema: it must be the live one."""

from pathlib import Path

import msgspec

from tablero.server.edge.openapi import schema

COMMITTED = Path(__file__).parents[3] / "web" / "openapi.json"


def test_the_committed_schema_is_the_live_one() -> None:
    assert COMMITTED.read_bytes() == schema(), "run: tablero openapi > web/openapi.json"


def test_socket_messages_are_in_the_schema() -> None:
    names = msgspec.json.decode(schema())["components"]["schemas"]
    assert {"TableMessage", "StepMessage", "ChatMessage", "PresenceMessage"} <= set(names)
