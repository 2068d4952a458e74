"""Reads one player's board out of a position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.text.plain import Fields
from tablero.games.gwt_elpaso.cards import (
    BONUSES,
    FIRST_HERD,
    N_CARDS,
    N_WORKERS,
    OBJECTIVES,
    WORKERS,
)
from tablero.games.gwt_elpaso.catalogue import ALL_DISCS, DISCS, POSTS, SEAT_DOLLARS, SEAT_TOKENS
from tablero.games.gwt_elpaso.player import MOST_CERTIFICATES, Player
from tablero.games.gwt_elpaso.position.dump import RANCHER
from tablero.games.gwt_elpaso.position.invariants import discs
from tablero.games.gwt_elpaso.sue.state import Sue
from tablero.games.gwt_family.position.plain import clear_discs, mask_of


def load_player(fields: Fields, seat: int, sue: Sue | None) -> Player:
    """A board; that of Sue (`sue` given) holds what her columns say unless it says otherwise."""
    p = Player()
    if sue is None:
        RANCHER.load(p, fields, int(SEAT_DOLLARS[seat]), int(SEAT_TOKENS[seat]), FIRST_HERD)
    else:
        RANCHER.load(p, fields, 0, 0, vec[i64]([0] * int(N_CARDS)))
    p.certificates = fields.number("certificates", 0, 0, int(MOST_CERTIFICATES))
    p.area = fields.counts("area", WORKERS) if "area" in fields.values else _first_area(sue)
    fields.has("area")
    p.discs = int(ALL_DISCS) & ~mask_of(fields, "cleared", DISCS)
    p.posts = fields.counts("posts", POSTS)
    p.objectives = mask_of(fields, "objectives", OBJECTIVES)
    p.bonuses = fields.counts("bonuses", BONUSES)
    fields.done()
    if "cleared" not in fields.values:
        clear_discs(p, int(discs(p)) - len(DISCS))
    return p


def _first_area(sue: Sue | None) -> vec[i64]:
    """One worker of each type; for Sue those of her columns, without jokers."""
    area = vec[i64]([1] * int(N_WORKERS))
    if sue is not None:
        for worker in range(int(N_WORKERS)):
            area[worker] = sue.strength(worker)
    return area
