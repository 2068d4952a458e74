"""What holds in every position that play can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablero.games.puerto_rico.catalogue import (
    BUILDINGS,
    CIRCLES,
    GOODS,
    N_GOODS,
    POWER_OF,
    QUARRY,
    SETUPS,
    SPACES,
    TILE_KINDS,
    TILES,
    TOKENS,
)

if TYPE_CHECKING:
    from tablero.games.puerto_rico.state import Player, PuertoRico


def violations(g: PuertoRico) -> list[str]:
    return [
        *_goods(g),
        *_tiles(g),
        *_colonists_and_chips(g),
        *_buildings(g),
        *_ships_and_house(g),
        *[text for seat in range(int(g.seats)) for text in _player(g.players[seat], seat)],
    ]


def _goods(g: PuertoRico) -> list[str]:
    broken = []
    fewer = SETUPS[int(g.seats)].fewer_goods
    for k in range(int(N_GOODS)):
        total = int(g.supply[k] + g.house[k])
        total += sum(int(g.players[seat].goods[k]) for seat in range(int(g.seats)))
        for ship in range(len(g.ship_good)):
            if g.ship_good[ship] == k:
                total += int(g.ship_load[ship])
        if total != int(TOKENS[k]) - fewer or g.supply[k] < 0:
            broken.append(f"{GOODS[k]}: {total} goods in all, {int(g.supply[k])} in the supply")
    return broken


def _tiles(g: PuertoRico) -> list[str]:
    broken = []
    setup = SETUPS[int(g.seats)]
    for k in range(int(N_GOODS)):
        total = int(g.stack_tiles[k] + g.row[k] + g.discard[k])
        total += sum(int(g.players[seat].tiles[k]) for seat in range(int(g.seats)))
        if total != int(TILES[k]) - setup.fewer_tiles or g.stack_tiles[k] < 0 or g.row[k] < 0:
            broken.append(f"{GOODS[k]}: {total} plantation tiles in all")
    quarries = int(g.quarries)
    quarries += sum(int(g.players[seat].tiles[QUARRY]) for seat in range(int(g.seats)))
    if quarries != setup.quarries or g.quarries < 0:
        broken.append(f"{quarries} quarries in all")
    return broken


def _colonists_and_chips(g: PuertoRico) -> list[str]:
    broken = []
    setup = SETUPS[int(g.seats)]
    colonists = int(g.colonists + g.colonist_ship)
    colonists += sum(int(g.players[seat].colonists()) for seat in range(int(g.seats)))
    if colonists != setup.colonists + setup.players or g.colonists < 0 or g.colonist_ship < 0:
        broken.append(f"{colonists} colonists in all")
    chips = int(g.chips) + sum(int(g.players[seat].chips) for seat in range(int(g.seats)))
    if chips != int(g.start_chips):
        broken.append(f"{chips} points of chips in all")
    return broken


def _buildings(g: PuertoRico) -> list[str]:
    broken = []
    setup = SETUPS[int(g.seats)]
    for b, building in enumerate(BUILDINGS):
        total = int(g.copies[b])
        total += sum(1 for seat in range(int(g.seats)) if g.players[seat].owns(b))
        if total != setup.copies(building) or g.copies[b] < 0:
            broken.append(f"{building.name}: {total} copies in all")
    return broken


def _ships_and_house(g: PuertoRico) -> list[str]:
    broken = []
    aboard = [int(g.ship_good[ship]) for ship in range(len(g.ship_good)) if g.ship_good[ship] >= 0]
    if len(set(aboard)) != len(aboard):
        broken.append("two cargo ships carry the same kind")
    for ship in range(len(g.ship_good)):
        load = int(g.ship_load[ship])
        if not 0 <= load <= int(g.ship_size[ship]) or (load > 0) != (g.ship_good[ship] >= 0):
            broken.append(f"ship {int(ship) + 1} carries {load}")
    in_house = sum(int(g.house[k]) for k in range(int(N_GOODS)))
    if in_house != int(g.in_house) or in_house > 4:
        broken.append(f"{in_house} goods in the trading house")
    return broken


def _player(player: Player, seat: int) -> list[str]:
    broken = []
    who = f"seat {seat}"
    if player.doubloons < 0 or player.san_juan < 0 or player.chips < 0:
        broken.append(f"{who}: a negative number of doubloons, colonists or points")
    island = sum(int(player.tiles[k]) for k in range(len(TILE_KINDS)))
    if island != int(player.island_used) or island > 12:
        broken.append(f"{who}: {island} island tiles")
    for k, kind in enumerate(TILE_KINDS):
        if not 0 <= player.manned[k] <= player.tiles[k]:
            broken.append(f"{who}: {int(player.manned[k])} colonists on {kind}")
    owned = [b for b in range(len(BUILDINGS)) if player.owns(b)]
    spaces = sum(int(SPACES[b]) for b in owned)
    large = sum(1 for b in owned if SPACES[b] == 2)
    if spaces != int(player.city_used) or spaces > 12 or large != int(player.large) or large > 4:
        broken.append(f"{who}: {spaces} city spaces used, {large} large buildings")
    powers = sum(int(POWER_OF[b]) for b in owned if player.staff_of(b) > 0)
    if powers != int(player.powers):
        broken.append(f"{who}: powers do not fit the occupied buildings")
    for b in range(len(BUILDINGS)):
        if player.staff_of(b) > (CIRCLES[b] if player.owns(b) else 0):
            broken.append(f"{who}: {int(player.staff_of(b))} colonists in {BUILDINGS[b].name}")
    if any(player.goods[k] < 0 for k in range(int(N_GOODS))):
        broken.append(f"{who}: a negative number of goods")
    return broken
