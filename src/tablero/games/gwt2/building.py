"""Placing and replacing private buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt2.asking import Ask, Asks, Effect
from tablero.games.gwt2.catalogue import (
    BUILDER,
    BUILDERS_NEEDED,
    BUILDING_NODES,
    EMPTY,
    FACES,
    N_BUILDING,
    N_BUILDINGS,
)
from tablero.games.gwt2.effects import pay
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import BUILT, REPLACED
from tablero.games.gwt2.words import BUILD_ON, BUILDING
from tablero.games.gwt_family.bits import bit

MAX_PRICE: Final[i64] = 2  # dollars for each builder


def builders_for(g: Table, seat: i64, number: i64, node: i64) -> i64:
    """Builders to put a building on a space: all, the difference, or -1 where it may not go."""
    tile = g.tiles[node]
    needed = BUILDERS_NEEDED[g.face_of(number)]
    if tile == EMPTY:
        return needed
    if g.owner_of(tile) != seat:
        return -1
    old = BUILDERS_NEEDED[g.face_on(tile)]
    if needed <= old:
        return -1
    return needed - old


def can_build(g: Table, p: Player, seat: i64, number: i64, node: i64, each: i64) -> bool:
    builders = builders_for(g, seat, number, node)
    return 0 <= builders <= p.workers(BUILDER) and builders * each <= p.dollars


def has_site(g: Table, p: Player, seat: i64, number: i64, each: i64) -> bool:
    if p.supply >> number & 1 == 0:
        return False
    for site in range(N_BUILDING):
        if can_build(g, p, seat, number, BUILDING_NODES[site], each):
            return True
    return False


def put_building(g: Table, seat: i64, number: i64, node: i64, dollars: i64) -> None:
    """Lay the tile; a replaced one leaves the game."""
    p = g.players[seat]
    old = g.tiles[node]
    if old != EMPTY:
        g.tell(REPLACED, seat, g.face_on(old))
    p.supply &= ~(1 << number)
    p.on_trail |= bit(node)
    g.tiles[node] = g.building_tile(seat, number)
    g.tell(BUILT, seat, g.face_on(g.tiles[node]), node, dollars)


def least_builders(g: Table, seat: i64, number: i64) -> i64:
    """Builders needed where the building would take the fewest."""
    least = BUILDERS_NEEDED[g.face_of(number)]
    for site in range(N_BUILDING):
        builders = builders_for(g, seat, number, BUILDING_NODES[site])
        if 0 <= builders < least:
            least = builders
    return least


def too_dear(p: Player, answer: i64, builders: i64, each: i64) -> Refusal:
    have = p.workers(BUILDER)
    if builders > have:
        return Refusal(
            int(answer), "not_enough_builders", {"need": int(builders), "have": int(have)}
        )
    facts: Args = {"need": int(builders * each), "have": int(p.dollars)}
    return Refusal(int(answer), "not_enough_money", facts)


class ChooseBuilding(Ask):
    """Which building; `n` dollars for each builder."""

    def kind(self) -> Kind:
        return BUILDING

    def listing(self, g: Table, p: Player) -> None:
        for number in range(N_BUILDINGS):
            if has_site(g, p, self.seat, number, self.n):
                g.offer(number)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        CHOOSE_SITE.enter_with(g, self.seat, self.n * N_BUILDINGS + answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"each": int(self.n)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        face = g.face_of(answer)
        return {"building": FACES[face], "builders": int(BUILDERS_NEEDED[face])}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for number in range(N_BUILDINGS):
            if p.supply >> number & 1 == 0:
                reasons.append(Refusal(int(number), "building_used"))
            elif not has_site(g, p, self.seat, number, self.n):
                reasons.append(too_dear(p, number, least_builders(g, self.seat, number), self.n))
        return reasons


class ChooseSite(Ask):
    """Where to put it; `n` packs price and building."""

    def kind(self) -> Kind:
        return BUILD_ON

    def listing(self, g: Table, p: Player) -> None:
        number = self.n % N_BUILDINGS
        each = self.n // N_BUILDINGS
        for site in range(N_BUILDING):
            if can_build(g, p, self.seat, number, BUILDING_NODES[site], each):
                g.offer(site)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        number = self.n % N_BUILDINGS
        node = BUILDING_NODES[answer]
        dollars = self._cost(g, node)
        pay(g, self.seat, dollars)
        put_building(g, self.seat, number, node, dollars)

    def _cost(self, g: Table, node: i64) -> i64:
        builders = builders_for(g, self.seat, self.n % N_BUILDINGS, node)
        return builders * (self.n // N_BUILDINGS)

    def subject(self, g: Table, p: Player) -> Args:
        return {"building": FACES[g.face_of(self.n % N_BUILDINGS)]}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return {"dollars": int(self._cost(g, BUILDING_NODES[answer]))}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for site in range(N_BUILDING):
            node = BUILDING_NODES[site]
            builders = builders_for(g, self.seat, self.n % N_BUILDINGS, node)
            if builders < 0:
                own = g.owner_of(g.tiles[node]) == self.seat
                code = "needs_more_builders_to_replace" if own else "space_taken"
                reasons.append(Refusal(int(site), code))
            elif builders > p.workers(BUILDER) or self._cost(g, node) > p.dollars:
                reasons.append(too_dear(p, site, builders, self.n // N_BUILDINGS))
        return reasons


CHOOSE_BUILDING: Final = Asks("choose_building", ChooseBuilding, MAX_PRICE + 1)
CHOOSE_SITE: Final = Asks("choose_site", ChooseSite, (MAX_PRICE + 1) * N_BUILDINGS)


class Build(Effect):
    def __init__(self, name: str, each: i64) -> None:
        self.name = name
        self.each = each

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        for number in range(N_BUILDINGS):
            if has_site(g, p, seat, number, self.each):
                return True
        return False

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "nothing_to_build", {}

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_BUILDING.enter_with(g, seat, self.each)
