"""Placing and replacing private buildings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args, EventKind, Refusal
from tablero.core.scripts import AskingAbout
from tablero.games.gwt_family.asking import AsksPair, short_of, too_dear
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.rail.asking import RailAsk, RailEffect
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.tiles import EMPTY

NOWHERE: Final[i64] = -1


class BuildingSheet:
    """The private buildings: how many each player has, the builders of each face, the spaces."""

    def __init__(
        self,
        numbers: i64,
        builders: vec[i64],
        faces: list[str],
        sites: vec[i64],
        money: str,
        built: EventKind,
        replaced: EventKind,
    ) -> None:
        self.numbers = numbers
        self.builders = builders
        self.faces = faces
        self.sites = sites
        self.money = money
        self.built = built
        self.replaced = replaced

    def builders_for(self, g: RailTable, seat: i64, number: i64, node: i64) -> i64:
        """Builders to put a building on a space: all, the difference, or NOWHERE."""
        tile = g.tiles[node]
        needed = self.builders[g.face_of(number)]
        if tile == EMPTY:
            return needed
        if g.owner_of(tile) != seat:
            return NOWHERE
        old = self.builders[g.face_on(tile)]
        if needed <= old:
            return NOWHERE
        return needed - old

    def can_build(
        self, g: RailTable, p: RailRancher, seat: i64, number: i64, node: i64, each: i64
    ) -> bool:
        builders = self.builders_for(g, seat, number, node)
        return 0 <= builders <= p.builders and builders * each <= p.money

    def has_site(self, g: RailTable, p: RailRancher, seat: i64, number: i64, each: i64) -> bool:
        if p.supply >> number & 1 == 0:
            return False
        sites = self.sites
        for site in range(len(sites)):
            if self.can_build(g, p, seat, number, sites[site], each):
                return True
        return False

    def least_builders(self, g: RailTable, seat: i64, number: i64) -> i64:
        """Builders needed where the building would take the fewest."""
        least = self.builders[g.face_of(number)]
        for site in range(len(self.sites)):
            builders = self.builders_for(g, seat, number, self.sites[site])
            if 0 <= builders < least:
                least = builders
        return least

    def least_in_reach(self, g: RailTable, p: RailRancher, seat: i64) -> i64:
        """Fewest builders that any building needs anywhere, of those the player has; 0: none do."""
        least: i64 = 0
        for number in range(self.numbers):
            if p.supply >> number & 1 == 0:
                continue
            for site in range(len(self.sites)):
                builders = self.builders_for(g, seat, number, self.sites[site])
                if 0 < builders <= p.builders and (least == 0 or builders < least):
                    least = builders
        return least

    def only_site(self, g: RailTable, p: RailRancher, seat: i64, number: i64, each: i64) -> i64:
        """The one space that a building can go to; NOWHERE where there are more."""
        only = NOWHERE
        for site in range(len(self.sites)):
            if self.can_build(g, p, seat, number, self.sites[site], each):
                if only != NOWHERE:
                    return NOWHERE
                only = self.sites[site]
        return only

    def told_site(self, g: RailTable, seat: i64, number: i64, node: i64, each: i64) -> Args:
        """What a building takes on a space, and what it replaces there."""
        old = g.tiles[node]
        replaced = "none" if old == EMPTY else self.faces[g.face_on(old)]
        builders = self.builders_for(g, seat, number, node)
        return {self.money: int(builders * each), "replaced": replaced}

    def put(self, g: RailTable, seat: i64, number: i64, node: i64, paid: i64) -> None:
        """Lay the tile; a replaced one leaves the game."""
        p = g.rancher(seat)
        old = g.tiles[node]
        if old != EMPTY:
            g.tell(self.replaced, seat, g.face_on(old))
        p.supply &= ~(1 << number)
        p.on_trail |= bit(node)
        g.tiles[node] = g.building_tile(seat, number)
        g.tell(self.built, seat, g.face_on(g.tiles[node]), node, paid)


def too_few(p: RailRancher, answer: i64, builders: i64, each: i64) -> Refusal:
    """What is missing to build with so many builders at a price for each."""
    have = p.builders
    if builders > have:
        facts: Args = {"need": int(builders), "have": int(have)}
        return Refusal(int(answer), "not_enough_builders", facts)
    return too_dear(p, answer, builders * each)


class ChooseBuilding(RailAsk):
    """Which building; `n` is the price of each builder."""

    def sheet(self) -> BuildingSheet:
        raise NotImplementedError

    def site_step(self) -> AsksPair:
        """The question for the space, prepared for each price and building."""
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        sheet = self.sheet()
        for number in range(sheet.numbers):
            if sheet.has_site(g, p, self.seat, number, self.n):
                g.offer(number)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        self.site_step().enter_pair(g, self.seat, self.n, answer)

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {"each": int(self.n)}

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        sheet = self.sheet()
        face = g.face_of(answer)
        facts: Args = {"building": sheet.faces[face], "builders": int(sheet.builders[face])}
        node = sheet.only_site(g, p, self.seat, answer, self.n)
        if node == NOWHERE:
            return {**facts, "replaced": "open"}
        told = sheet.told_site(g, self.seat, answer, node, self.n)
        return {**facts, "node": g.trail.names[node], **told}

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        sheet = self.sheet()
        reasons: list[Refusal] = []
        for number in range(sheet.numbers):
            if p.supply >> number & 1 == 0:
                reasons.append(Refusal(int(number), "building_used"))
            elif not sheet.has_site(g, p, self.seat, number, self.n):
                builders = sheet.least_builders(g, self.seat, number)
                reasons.append(too_few(p, number, builders, self.n))
        return reasons


class ChooseSite(RailAsk):
    """Where to put building `number`; `n` is the price of each builder."""

    def __init__(self, seat: i64, name: str, n: i64, number: i64) -> None:
        super().__init__(seat, name, n)
        self.number = number

    def save(self) -> tuple[str, list[int]]:
        return self.name, [int(self.n), int(self.number)]

    def sheet(self) -> BuildingSheet:
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        sheet = self.sheet()
        for site in range(len(sheet.sites)):
            if sheet.can_build(g, p, self.seat, self.number, sheet.sites[site], self.n):
                g.offer(site)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        node = self.sheet().sites[answer]
        cost = self.cost(g, node)
        p.money -= cost
        self.sheet().put(g, self.seat, self.number, node, cost)

    def cost(self, g: RailTable, node: i64) -> i64:
        return self.sheet().builders_for(g, self.seat, self.number, node) * self.n

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {"building": self.sheet().faces[g.face_of(self.number)]}

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        sheet = self.sheet()
        return sheet.told_site(g, self.seat, self.number, sheet.sites[answer], self.n)

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        sheet = self.sheet()
        reasons: list[Refusal] = []
        for site in range(len(sheet.sites)):
            node = sheet.sites[site]
            builders = sheet.builders_for(g, self.seat, self.number, node)
            if builders == NOWHERE:
                own = g.owner_of(g.tiles[node]) == self.seat
                code = "needs_more_builders_to_replace" if own else "space_taken"
                reasons.append(Refusal(int(site), code))
            elif not sheet.can_build(g, p, self.seat, self.number, node, self.n):
                reasons.append(too_few(p, site, builders, self.n))
        return reasons


class Build(RailEffect):
    """Place or replace a building, with `each` to pay for a builder."""

    def __init__(self, name: str, each: i64, sheet: BuildingSheet, step: AskingAbout) -> None:
        self.name = name
        self.each = each
        self.sheet = sheet
        self.step = step

    def may(self, g: RailTable, p: RailRancher, seat: i64) -> bool:
        sheet = self.sheet
        for number in range(sheet.numbers):
            if sheet.has_site(g, p, seat, number, self.each):
                return True
        return False

    def lack(self, g: RailTable, p: RailRancher, seat: i64) -> tuple[str, Args]:
        """Money, where the builders would do for some building on some space."""
        least = self.sheet.least_in_reach(g, p, seat)
        return short_of(p, least * self.each) if least > 0 else ("nothing_to_build", {})

    def act(self, g: RailTable, seat: i64) -> None:
        self.step.enter_with(g, seat, self.each)
