"""Phase B: using the location where the herder stands."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import Args, Refusal
from tablero.core.scripts import Step
from tablero.games.gwt_family.asking import Effect, TrailAsk
from tablero.games.gwt_family.location.auxiliary import can_aux, why_not_aux
from tablero.games.gwt_family.printed import MAX_SLOTS
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable
from tablero.games.gwt_family.tiles import EMPTY

# A location is a set of things to use, one bit each: its slots, then these two.
ALL_LOCAL: Final[i64] = 1 << MAX_SLOTS  # all slots at once: another's building has none for you
AUXILIARY: Final[i64] = 2 << MAX_SLOTS  # the auxiliary action, which takes their place


class VisitSheet:
    """The local actions of a title. Answers: these, single auxiliary actions, what a title adds
    (from `first_more` on), and `done`."""

    def __init__(self, effects: vec[Effect], aux: i64, done: i64) -> None:
        self.effects = effects
        self.first_aux: i64 = len(effects)
        self.first_more: i64 = len(effects) + aux
        self.done = done


class Act(TrailAsk):
    """The next thing to do at a location.

    `node` is where the herder stands, `place` the space whose tile is used, `used` what of it is
    no longer open.
    """

    def __init__(self, seat: i64, node: i64, place: i64, tile: i64, used: i64) -> None:
        super().__init__(seat, "act", 0)
        self.node = node
        self.place = place
        self.tile = tile
        self.used = used

    # -- what a title says ----------------------------------------------------------------------
    def sheet(self) -> VisitSheet:
        raise NotImplementedError

    def is_building(self, tile: i64) -> bool:
        """Whether a tile on the trail has local actions."""
        raise NotImplementedError

    def slot_actions(self, g: TrailTable, place: i64, tile: i64, slot: i64) -> i64:
        """The local actions of a slot of the tile on a space, one bit each."""
        raise NotImplementedError

    def after(self, used: i64) -> Frame:
        """This question with more of its slots used."""
        raise NotImplementedError

    def offer_more(self, g: TrailTable, p: Rancher) -> None:
        """What else may be done before and after an action."""

    def take_more(self, g: TrailTable, more: i64) -> None:
        """Carry out such an answer, counted from the first of them."""

    def can(self, g: TrailTable, p: Rancher, action: i64) -> bool:
        return self.sheet().effects[action].can(g, p, self.seat)

    def lacks(self, g: TrailTable, p: Rancher, action: i64) -> tuple[str, Args]:
        return self.sheet().effects[action].lacks(g, p, self.seat)

    def do(self, g: TrailTable, action: i64) -> None:
        self.sheet().effects[action].enter(g, self.seat)

    # -- the question ---------------------------------------------------------------------------
    def has_begun(self) -> bool:
        return self.used & ~ALL_LOCAL != 0 or self.place != self.node

    def listing(self, g: TrailTable, p: Rancher) -> None:
        if p.herder != self.node:
            return  # a move led away: what is left here is lost
        sheet = self.sheet()
        self.offer_local(g, p)
        begun = self.has_begun()
        if not begun:
            for aux in range(g.rules.aux_kinds):
                if can_aux(g, p, self.seat, aux):
                    g.offer(sheet.first_aux + aux)
        self.offer_more(g, p)
        if begun:
            g.offer(sheet.done)  # whatever the hand holds: being asked must not tell what it does

    def offer_local(self, g: TrailTable, p: Rancher) -> None:
        actions = self.actions_left(g)
        action: i64 = 0
        while actions != 0:
            if actions & 1 and self.can(g, p, action):
                g.offer(action)
            actions >>= 1
            action += 1

    def actions_left(self, g: TrailTable) -> i64:
        if self.used & ALL_LOCAL or g.tiles[self.place] != self.tile:
            return 0  # a replaced building cannot be used in the same visit
        return self.unused(g)

    def unused(self, g: TrailTable) -> i64:
        actions: i64 = 0
        for slot in range(MAX_SLOTS):
            if not self.used >> slot & 1:
                actions |= self.slot_actions(g, self.place, self.tile, slot)
        return actions

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        sheet = self.sheet()
        if answer < sheet.first_aux:
            g.push(self.after(self.used | 1 << self.slot_of(g, answer)))
            self.do(g, answer)
        elif answer < sheet.first_more:
            g.push(self.after(ALL_LOCAL | AUXILIARY))
            g.rules.aux[answer - sheet.first_aux].enter(g, self.seat)
        elif answer < sheet.done:
            g.push(self)
            self.take_more(g, answer - sheet.first_more)

    def slot_of(self, g: TrailTable, action: i64) -> i64:
        for slot in range(MAX_SLOTS):
            if not self.used >> slot & 1:
                if self.slot_actions(g, self.place, self.tile, slot) >> action & 1:
                    return slot
        return 0

    def subject(self, g: TrailTable, p: Rancher) -> Args:
        name = g.tile_name(self.tile)
        return {"node": g.trail.names[self.place], "tile": name, "open": self.still_open()}

    def names(self, s: State, answer: i64) -> Args:
        """An auxiliary action tells whether it takes the place of the actions here."""
        sheet = self.sheet()
        return {"open": self.still_open()} if sheet.first_aux <= answer < sheet.first_more else {}

    def figures(self, g: TrailTable, p: Rancher, answer: i64) -> Args:
        return self.names(g, answer)

    def still_open(self) -> str:
        """What a player may choose from here: all, the rest of it, or one auxiliary action."""
        if self.has_begun():
            return "rest"
        return "auxiliary" if self.used & ALL_LOCAL else "all"

    # -- why not --------------------------------------------------------------------------------
    def why_not(self, g: TrailTable, p: Rancher) -> list[Refusal]:
        reasons = self.why_not_local(g, p)
        first = self.sheet().first_aux
        for aux in range(g.rules.aux_kinds):
            if self.used & AUXILIARY:
                reasons.append(Refusal(int(first + aux), "aux_action_used"))
            elif self.has_begun():
                reasons.append(Refusal(int(first + aux), "local_action_used"))
            else:
                reasons += why_not_aux(g, p, self.seat, aux, first)
        return reasons

    def why_not_local(self, g: TrailTable, p: Rancher) -> list[Refusal]:
        closed = self.why_closed(g)
        actions = self.actions_on_tile(g) if closed else self.actions_left(g)
        reasons: list[Refusal] = []
        for action in range(self.sheet().first_aux):
            if actions >> action & 1 == 0:
                continue
            if closed:
                reasons.append(Refusal(int(action), closed))
            elif not self.can(g, p, action):
                code, facts = self.lacks(g, p, action)
                reasons.append(Refusal(int(action), code, facts))
        return reasons

    def why_closed(self, g: TrailTable) -> str:
        """Why no local action of this place may be done; "" where they are the player's."""
        if self.used & AUXILIARY:
            return "aux_action_used"
        if self.used & ALL_LOCAL:
            return "not_your_building"
        return "just_built" if g.tiles[self.place] != self.tile else ""

    def actions_on_tile(self, g: TrailTable) -> i64:
        """Everything printed at this place, whoever may do it."""
        tile = g.tiles[self.place]
        actions: i64 = 0
        if self.is_building(tile):
            for slot in range(MAX_SLOTS):
                actions |= self.slot_actions(g, self.place, tile, slot)
        return actions

    def save(self) -> tuple[str, list[int]]:
        return "act", [int(self.node), int(self.tile), int(self.used)]


class ActStep(Step):
    """Reads back the question of a visit: where, what stands there, and the slots used."""

    def __init__(self, spaces: i64, tiles: i64) -> None:
        self.name = "act"
        self.spaces = spaces  # that can be used: the first so many
        self.tiles = tiles  # below it

    def question(self, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        """The title's question."""
        raise NotImplementedError

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != 3:
            raise ValueError("act wants three numbers")
        node, tile, used = numbers
        if not 0 <= node < int(self.spaces) or not EMPTY < tile < int(self.tiles) or used < 0:
            raise ValueError("act: no such space or tile")
        return self.question(seat, node, tile, used)


class Visit(Step):
    """The end of the trail runs its script; any other location is used, for its local actions only
    where nobody else owns the building."""

    def __init__(self, end: i64, script: Step) -> None:
        self.name = "use_location"
        self.end = end  # the space where a herder stands who has arrived
        self.script = script

    # -- what a title says ----------------------------------------------------------------------
    def question(self, g: TrailTable, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        """The title's question for the next thing to do."""
        raise NotImplementedError

    def has_local(self, g: TrailTable, seat: i64, tile: i64) -> bool:
        """Whether the local actions of a tile are this player's."""
        owner = g.owner_of(tile)
        return owner < 0 or owner == seat

    def enter(self, s: State, seat: i64) -> None:
        g = cast(TrailTable, s)
        node = g.rancher(seat).herder
        if node == self.end:
            self.script.enter(g, seat)
            return
        tile = g.tiles[node]
        used: i64 = 0
        if not self.has_local(g, seat, tile):
            used = ALL_LOCAL
        g.push(self.question(g, seat, node, tile, used))
