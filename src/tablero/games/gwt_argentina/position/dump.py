"""Positions as plain data: what records hash and snapshots keep. `loading` reads them back."""

from __future__ import annotations

from typing import Final

from tablero.core.text.plain import Plain
from tablero.games.gwt_argentina.cards import CARDS, CATTLE, MASTERS, OBJECTIVES
from tablero.games.gwt_argentina.catalogue import (
    AREAS,
    ARROWS,
    BAG_TILES,
    BUENOS_AIRES,
    DISCS,
    FARMER_NODES,
    FIRST_TOKEN_ROW,
    N_BUILDINGS,
    N_FARMER_SPACES,
    NODES,
    RAMPS,
    STATIONS,
    TRACK,
    WORKER_TILES,
    WORKERS,
)
from tablero.games.gwt_argentina.harbours import CITIES, QUAYS, SHIPS, SPOTS
from tablero.games.gwt_argentina.pedro.state import Pedro
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.rules import BOOK
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_family.position.plain import (
    RancherNames,
    dump_tiles,
    listed,
    side_words,
    word_or_none,
)
from tablero.games.gwt_family.rail.position.plain import RailNames
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS

# On a station: a master, the worker sent in its place, none once Pedro took it out of play.
MASTER_WORDS: Final = [*MASTERS, *WORKER_TILES, "granjero", "none"]
BOX: Final = [*CARDS, *[f"tile_{tile}" for tile in BAG_TILES]]  # what may leave the game
RANCHER: Final = RancherNames("pesos", CARDS, NODES[: int(BUENOS_AIRES) + 1])
RAIL: Final = RailNames(
    BAG_TILES,
    WORKER_TILES,
    CATTLE,
    OBJECTIVES,
    OBJECTIVES,
    MASTER_WORDS,
    BOX,
    STATIONS,
    TRACK,
    WORKERS,
    int(FIRST_TOKEN_ROW) + 1,
)
# Worker slots that can show strength: `gaucho_2` is the first hired gaucho.
SLOTS: Final = [
    f"{worker}_{slot}" for worker in WORKERS for slot in range(1, int(WORKER_SLOTS) + 1)
]


def dump(g: Table) -> Plain:
    return {
        **RAIL.dump(g),
        "seats": int(g.seats),
        "sides": side_words(g.sides, ["a", "b"], int(N_BUILDINGS)),
        "city_sides": side_words(g.city_sides, ["a", "b"], len(CITIES)),
        "loading_objective": "display" if g.display_only else "any",
        "turns": int(g.turns),
        "ply": int(g.ply),
        "draws": int(g.draws),
        "tiles": dump_tiles(g),
        "coins": coins_of(g),
        "ships": listed(g.ships, SHIPS),
        "ship_stack": [name for k, name in enumerate(SHIPS) if g.ship_stack[k]],
        "exhaustion": int(g.exhaustion),
        "arrow": ARROWS[g.arrow],
        "ramp": word_or_none(g.ramp, RAMPS),
        "shipment": int(g.shipment),
        "players": [dump_player(g.players[seat]) for seat in range(int(g.seats))],
        "pedro": dump_pedro(g.pedro),
        "frames": BOOK.save(g),
    }


def coins_of(g: Table) -> Plain:
    """Pesos on farmers, by their spaces."""
    return {
        NODES[FARMER_NODES[k]]: int(g.coins[k]) for k in range(int(N_FARMER_SPACES)) if g.coins[k]
    }


def dump_player(p: Player) -> Plain:
    return {
        **RANCHER.dump(p),
        **RAIL.dump_rancher(p, int(N_BUILDINGS), MASTERS),
        "certificates": int(p.temporary()),
        "grain": int(p.grain),
        "strong": listed(p.strong, SLOTS),
        "cleared": listed(~p.discs & ((1 << len(DISCS)) - 1), DISCS),
        "last_station_discs": int(p.last_discs),
        "farmers": farmers_of(p),
        "quays": quays_of(p),
        "spots": listed(p.spots, SPOTS),
        "ships": ships_of(p),
    }


def farmers_of(p: Player) -> Plain:
    return {name: int(p.helped_of(k)) for k, name in enumerate(AREAS) if p.helped_of(k)}


def quays_of(p: Player) -> Plain:
    return {name: int(p.quay_discs(k)) for k, name in enumerate(QUAYS) if p.quay_discs(k)}


def ships_of(p: Player) -> Plain:
    return {name: int(p.discs_on_ship(k)) for k, name in enumerate(SHIPS) if p.discs_on_ship(k)}


def dump_pedro(pedro: Pedro | None) -> Plain | None:
    if pedro is None:
        return None
    return {
        "difficulty": int(pedro.difficulty),
        "deck": [card + 1 for card in range(len(pedro.deck)) if pedro.deck[card]],
        "specialisation": WORKERS[pedro.specialisation],
        "loading": [card + 1 for card in range(len(pedro.loading)) if pedro.loading[card]],
        "loaded": int(pedro.loaded),
    }
