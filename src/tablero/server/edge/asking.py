"""What every route needs: who asks, of which site, and the refusals it may answer with."""

from __future__ import annotations

from typing import Annotated

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter

from tablero.server.edge.gate import asked_of
from tablero.server.site import Site
from tablero.server.tables.told import wire
from tablero.server.tables.who.people import Asker

Asking = Request[object, object, State]
TableId = FromPath[str]
SeatChoice = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)]
PROBLEMS = {
    status: ResponseSpec(wire.Problem, generate_examples=False)
    for status in (400, 403, 404, 409, 413, 429, 503)
}


def site_of(request: Asking) -> Site:
    site = request.app.state.site
    assert isinstance(site, Site)
    return site


def asked(request: Asking) -> tuple[Site, Asker]:
    """The site, and who asks."""
    site = site_of(request)
    who = asked_of(request.scope)
    return site, site.asker(who.browser, who.customer)
