"""Reads one player's board out of a position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.text.plain import Fields
from tablero.games.gwt2.cards import FIRST_HERD, MASTERS, N_CARDS
from tablero.games.gwt2.catalogue import (
    ALL_DISCS,
    CITIES,
    DISCS,
    HAZARD_COUNT,
    HAZARDS,
    KANSAS_CITY_DISC,
    N_BUILDINGS,
    NEW_YORK,
    SEAT_DOLLARS,
    SEAT_TOKENS,
)
from tablero.games.gwt2.kansas_city.income import TRACK
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.position.dump import RAIL, RANCHER
from tablero.games.gwt2.position.invariants import discs
from tablero.games.gwt_family.position.plain import clear_discs, index, mask_of


def load_player(fields: Fields, seat: int, is_sam: bool) -> Player:
    """A board; Sam begins without money, token and herd."""
    p = Player()
    if is_sam:
        RANCHER.load(p, fields, 0, 0, vec[i64]([0] * int(N_CARDS)))
    else:
        RANCHER.load(p, fields, int(SEAT_DOLLARS[seat]), int(SEAT_TOKENS[seat]), FIRST_HERD)
    RAIL.load_rancher(p, fields, int(N_BUILDINGS), MASTERS)
    p.certificates = TRACK.marker_at(fields.number("certificates", 0, 0, 6))
    p.discs = int(ALL_DISCS) & ~mask_of(fields, "cleared", DISCS)
    for word in fields.lines("cities"):
        _add_city(p, index(fields.name("cities"), word, CITIES))
    hazards = fields.fields("hazards")
    for k, name in enumerate(HAZARDS):
        for _tile in range(hazards.number(name, 0, 0, int(HAZARD_COUNT[k]))):
            p.add_hazard(k)
    hazards.done()
    p.green_bandits = fields.number("green_bandits", 0)
    p.orange_bandits = fields.number("orange_bandits", 0)
    fields.done()
    if "cleared" not in fields.values:
        clear_discs(p, int(discs(p)) - len(DISCS))
    return p


def _add_city(p: Player, city: int) -> None:
    p.cities |= 1 << city
    if city == KANSAS_CITY_DISC:
        p.kansas_city_discs += 1
    elif city == NEW_YORK:
        p.new_york_discs += 1
