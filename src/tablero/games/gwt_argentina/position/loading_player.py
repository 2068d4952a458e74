"""Reads one player's board out of a position."""

from __future__ import annotations

from typing import Final

from tablero.core.text.plain import Fields, PositionError
from tablero.games.gwt_argentina.buenos_aires.income import TRACK
from tablero.games.gwt_argentina.cards import (
    FIRST_HERD,
    MASTERS,
)
from tablero.games.gwt_argentina.catalogue import (
    ALL_DISCS,
    AREAS,
    DISCS,
    LAST_STATION,
    MOST_GRAIN,
    N_AREAS,
    N_BUILDINGS,
    SEAT_PESOS,
    SEAT_TOKENS,
)
from tablero.games.gwt_argentina.harbours import (
    FIRST_QUAY,
    N_QUAYS,
    N_SHIPS,
    QUAYS,
    REPEATABLE,
    SHIP_0,
    SHIP_18,
    SHIPS,
    SPOTS,
)
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.position.dump import RAIL, RANCHER, SLOTS
from tablero.games.gwt_argentina.position.invariants import discs
from tablero.games.gwt_family.position.plain import clear_discs, mask_of

MOST_DISCS: Final = 18


def load_player(fields: Fields, seat: int) -> Player:
    p = Player()
    money, tokens = int(SEAT_PESOS[seat]), int(SEAT_TOKENS[seat])
    RANCHER.load(p, fields, money, tokens, FIRST_HERD)
    RAIL.load_rancher(p, fields, int(N_BUILDINGS), MASTERS)
    p.certificates = TRACK.marker_at(fields.number("certificates", 0, 0, 6))
    if p.certificates < 0:
        raise PositionError(f"{fields.name('certificates')}: not a space of the track")
    p.grain = fields.number("grain", 0, 0, int(MOST_GRAIN))
    p.strong = mask_of(fields, "strong", SLOTS)
    p.discs = int(ALL_DISCS) & ~mask_of(fields, "cleared", DISCS)
    last = int(p.stations >> LAST_STATION & 1)
    p.last_discs = fields.number("last_station_discs", last, 0, MOST_DISCS)
    farmers = fields.counts("farmers", AREAS)
    for area in range(int(N_AREAS)):
        p.add_helped(area, min(int(farmers[area]), 60))
    p.spots = mask_of(fields, "spots", SPOTS)
    _ships(p, fields)
    _quays(p, fields)
    fields.done()
    if "cleared" not in fields.values:
        clear_discs(p, int(discs(p)) - len(DISCS) - 1)
    return p


def _ships(p: Player, fields: Fields) -> None:
    ships = fields.counts("ships", SHIPS)
    for ship in range(int(N_SHIPS)):
        count = int(ships[ship])
        if count > (MOST_DISCS if REPEATABLE >> ship & 1 else 1):
            raise PositionError(f"{fields.name('ships')}: too many discs on {SHIPS[ship]}")
        if count > 0:
            p.ships |= 1 << ship
    p.ship_0_discs = ships[SHIP_0]
    p.ship_18_discs = ships[SHIP_18]


def _quays(p: Player, fields: Fields) -> None:
    """A player begins with a disc on the first quay."""
    given = "quays" in fields.values
    quays = fields.counts("quays", QUAYS)
    for quay in range(int(N_QUAYS)):
        p.add_to_quay(quay, min(int(quays[quay]), MOST_DISCS))
    if not given:
        p.add_to_quay(FIRST_QUAY, 1)
