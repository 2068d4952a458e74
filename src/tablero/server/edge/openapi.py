"""The schema of the wire, from which the client's types are generated."""

from __future__ import annotations

import json

from litestar import Litestar

from tablero.server.edge.app import openapi_config, routes


def schema() -> bytes:
    """The OpenAPI document as JSON; the same bytes each time."""
    app = Litestar(routes(), openapi_config=openapi_config(), logging_config=None)
    return json.dumps(app.openapi_schema.to_schema(), indent=1).encode() + b"\n"
