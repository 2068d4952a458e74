"""Positions as plain data: what records hash and snapshots keep. `loading` reads them back."""

from __future__ import annotations

from typing import Final

from tablero.core.text.plain import Plain
from tablero.games.gwt2.cards import ALL_OBJECTIVES, CARDS, CATTLE, MASTERS, OBJECTIVES
from tablero.games.gwt2.catalogue import (
    BAG_TILES,
    CITIES,
    DISCS,
    FIRST_TOKEN_ROW,
    HAZARDS,
    KANSAS_CITY,
    KANSAS_CITY_DISC,
    N_BUILDINGS,
    N_CITIES,
    NEW_YORK,
    NODES,
    RAILROAD,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.rules import BOOK
from tablero.games.gwt2.sam.state import Sam
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.position.plain import RancherNames, dump_tiles, listed, side_words
from tablero.games.gwt_family.rail.position.plain import RailNames

MASTER_WORDS: Final = [*MASTERS, *WORKERS, "none"]  # on a station; none: Sam took it out of play
BOX: Final = [*CARDS, *[f"tile_{tile}" for tile in BAG_TILES]]  # what may leave the game
RANCHER: Final = RancherNames("dollars", CARDS, NODES[: int(KANSAS_CITY) + 1])
RAIL: Final = RailNames(
    BAG_TILES,
    WORKERS,
    CATTLE,
    OBJECTIVES,
    ALL_OBJECTIVES,
    MASTER_WORDS,
    BOX,
    STATIONS,
    RAILROAD.names,
    WORKERS,
    int(FIRST_TOKEN_ROW) + 1,
)


def dump(g: Table) -> Plain:
    return {
        **RAIL.dump(g),
        "seats": int(g.seats),
        "simmental": bool(g.simmental),
        "sides": side_words(g.sides, ["a", "b"], int(N_BUILDINGS)),
        "turns": int(g.turns),
        "ply": int(g.ply),
        "draws": int(g.draws),
        "tiles": dump_tiles(g),
        "heifers": int(g.heifers),
        "cows": int(g.cows),
        "shipment": int(g.shipment),
        "players": [dump_player(g.players[seat]) for seat in range(int(g.seats))],
        "sam": dump_sam(g.sam),
        "frames": BOOK.save(g),
    }


def dump_player(p: Player) -> Plain:
    return {
        **RANCHER.dump(p),
        **RAIL.dump_rancher(p, int(N_BUILDINGS), MASTERS),
        "certificates": int(p.temporary()),
        "cleared": listed(~p.discs & ((1 << len(DISCS)) - 1), DISCS),
        "cities": cities_of(p),
        "hazards": hazards_of(p),
        "green_bandits": int(p.green_bandits),
        "orange_bandits": int(p.orange_bandits),
    }


def hazards_of(p: Player) -> Plain:
    return {name: int(p.hazards_of(k)) for k, name in enumerate(HAZARDS) if p.hazards_of(k)}


def cities_of(p: Player) -> list[str]:
    """Every disc in a city; a city with several discs stands there several times."""
    found: list[str] = []
    for city in range(int(N_CITIES)):
        count = int(p.cities >> city & 1)
        if city == KANSAS_CITY_DISC:
            count = int(p.kansas_city_discs)
        elif city == NEW_YORK:
            count = int(p.new_york_discs)
        found += [CITIES[city]] * count
    return found


def dump_sam(sam: Sam | None) -> Plain | None:
    if sam is None:
        return None
    return {
        "difficulty": int(sam.difficulty),
        "deck": [card + 1 for card in range(len(sam.deck)) if sam.deck[card]],
        "specialisation": WORKERS[sam.specialisation],
        "deliveries": int(sam.deliveries),
    }
