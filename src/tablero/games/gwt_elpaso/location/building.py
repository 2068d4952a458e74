"""Placing common buildings, and replacing own ones by larger ones (RULES 4.8, 4.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt_elpaso.asking import OwnAsk, OwnEffect
from tablero.games.gwt_elpaso.cards import BUILDER
from tablero.games.gwt_elpaso.catalogue import (
    BUILDERS_NEEDED,
    BUILDING_VP,
    COMMON_NODES,
    FACES,
    N_COMMON,
    N_TYPES,
    NODES,
    SPACE_COST,
)
from tablero.games.gwt_elpaso.location.paying import DOLLARS_EACH, can_pay, lacking, pay_workers
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.tellings import BUILT, REPLACED
from tablero.games.gwt_elpaso.words import BUILD_ON, BUILDING
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.tiles import EMPTY

NOWHERE: Final[i64] = -1


def builders_for(g: Table, p: Player, seat: i64, number: i64, site: i64) -> i64:
    """Builders to put a tile on a common space: all, the difference, or NOWHERE."""
    tile = g.tiles[COMMON_NODES[site]]
    needed = BUILDERS_NEEDED[number]
    if tile == EMPTY:
        return needed if p.has_ownership_token() else NOWHERE
    if g.owner_of(tile) != seat or BUILDERS_NEEDED[g.number_on(tile)] >= needed:
        return NOWHERE
    return needed - BUILDERS_NEEDED[g.number_on(tile)]


def price_of(g: Table, builders: i64, site: i64) -> i64:
    """Two dollars for each builder; an empty space has its own price (RULES 4.8, 4.9)."""
    price = builders * DOLLARS_EACH
    if g.tiles[COMMON_NODES[site]] == EMPTY:
        price += SPACE_COST[site]
    return price


def can_build(g: Table, p: Player, seat: i64, number: i64, site: i64) -> bool:
    builders = builders_for(g, p, seat, number, site)
    return builders != NOWHERE and can_pay(p, BUILDER, builders, price_of(g, builders, site))


def has_site(g: Table, p: Player, seat: i64, number: i64) -> bool:
    if g.stock[number] == 0:
        return False
    for site in range(N_COMMON):
        if can_build(g, p, seat, number, site):
            return True
    return False


def only_site(g: Table, p: Player, seat: i64, number: i64) -> i64:
    """The one site that a tile can go to; NOWHERE where there are more."""
    only = NOWHERE
    for site in range(N_COMMON):
        if can_build(g, p, seat, number, site):
            if only != NOWHERE:
                return NOWHERE
            only = site
    return only


def told_site(g: Table, seat: i64, number: i64, site: i64) -> Args:
    """What a tile takes on a site, and what it replaces there."""
    builders = builders_for(g, g.players[seat], seat, number, site)
    old = g.tiles[COMMON_NODES[site]]
    replaced = "none" if old == EMPTY else FACES[g.face_of(g.number_on(old))]
    price = int(price_of(g, builders, site))
    return {"builders": int(builders), "dollars": price, "replaced": replaced}


def place(g: Table, seat: i64, number: i64, site: i64, dollars: i64) -> None:
    """The tile lies on the space; one that it replaces goes back to its stack (RULES 4.9)."""
    node = COMMON_NODES[site]
    old = g.tiles[node]
    if old != EMPTY:
        g.stock[g.number_on(old)] += 1
        g.tell(REPLACED, seat, g.face_of(g.number_on(old)))
    g.stock[number] -= 1
    g.tiles[node] = g.building_tile(seat, number)
    g.players[seat].on_trail |= bit(node)
    g.tell(BUILT, seat, g.face_of(number), node, dollars)


class ChooseBuilding(OwnAsk):
    """A tile of the stock that can be paid somewhere (RULES 4.8)."""

    def kind(self) -> Kind:
        return BUILDING

    def listing(self, g: Table, p: Player) -> None:
        for number in range(N_TYPES):
            if has_site(g, p, self.seat, number):
                g.offer(number)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        CHOOSE_SITE.enter_with(g, self.seat, answer)

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        face = g.face_of(answer)
        facts: Args = {"building": FACES[face], "points": int(BUILDING_VP[face])}
        site = only_site(g, p, self.seat, answer)
        if site == NOWHERE:
            return {**facts, "builders": int(BUILDERS_NEEDED[answer]), "replaced": "open"}
        node = NODES[COMMON_NODES[site]]
        return {**facts, "node": node, **told_site(g, self.seat, answer, site)}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for number in range(N_TYPES):
            if not has_site(g, p, self.seat, number):
                code, facts = self.bar(g, p, number)
                reasons.append(Refusal(int(number), code, facts))
        return reasons

    def bar(self, g: Table, p: Player, number: i64) -> tuple[str, Args]:
        """Why a tile can go nowhere: the space that asks least of the player says it."""
        if g.stock[number] == 0:
            return "no_tile_left", {}
        cheapest: i64 = -1
        fewest: i64 = 0
        for site in range(N_COMMON):
            builders = builders_for(g, p, self.seat, number, site)
            if builders == NOWHERE:
                continue
            price = price_of(g, builders, site)
            if cheapest < 0 or price < cheapest:
                cheapest = price
                fewest = builders
        if cheapest < 0:
            return "no_ownership_token", {}
        return lacking(p, BUILDER, fewest, cheapest)


class ChooseSite(OwnAsk):
    """An empty common space, or an own building that needs fewer builders (RULES 4.8, 4.9)."""

    def kind(self) -> Kind:
        return BUILD_ON

    def listing(self, g: Table, p: Player) -> None:
        for site in range(N_COMMON):
            if can_build(g, p, self.seat, self.n, site):
                g.offer(site)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        builders = builders_for(g, p, self.seat, self.n, answer)
        price = price_of(g, builders, answer)
        p.money -= price
        place(g, self.seat, self.n, answer, price)
        pay_workers(g, self.seat, BUILDER, builders)

    def subject(self, g: Table, p: Player) -> Args:
        return {"building": FACES[g.face_of(self.n)]}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return told_site(g, self.seat, self.n, answer)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for site in range(N_COMMON):
            if not can_build(g, p, self.seat, self.n, site):
                code, facts = self.bar(g, p, site)
                reasons.append(Refusal(int(site), code, facts))
        return reasons

    def bar(self, g: Table, p: Player, site: i64) -> tuple[str, Args]:
        builders = builders_for(g, p, self.seat, self.n, site)
        if builders != NOWHERE:
            return lacking(p, BUILDER, builders, price_of(g, builders, site))
        tile = g.tiles[COMMON_NODES[site]]
        if tile == EMPTY:
            return "no_ownership_token", {}
        own = g.owner_of(tile) == self.seat
        return ("needs_more_builders_to_replace" if own else "space_taken"), {}


CHOOSE_BUILDING: Final = Asks("choose_building", ChooseBuilding)
CHOOSE_SITE: Final = Asks("choose_site", ChooseSite, N_TYPES)


class Build(OwnEffect):
    """The icon to place or replace one building (RULES 4.8)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        for number in range(N_TYPES):
            if has_site(g, p, seat, number):
                return True
        return False

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "nothing_to_build", {}

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_BUILDING.enter(g, seat)
