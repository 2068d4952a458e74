"""Phase B: using the location where the herder stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import Frame
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Step
from tablero.games.gwt2.actions import LOCAL_EFFECTS
from tablero.games.gwt2.asking import Ask, Do
from tablero.games.gwt2.auxiliary import AUX_EFFECTS, can_aux, why_not_aux
from tablero.games.gwt2.catalogue import (
    CITY_TILE,
    FIRST_BUILDING,
    FIRST_NEUTRAL,
    KANSAS_CITY,
    N_AUXILIARY,
    NEUTRALS,
    NODES,
    TRAIL,
)
from tablero.games.gwt2.herder import what_stands
from tablero.games.gwt2.objectives import offer_objectives, play_objective
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.printed import (
    COPY,
    MAX_SLOTS,
    N_LOCAL,
    NODE_ACTIONS,
    RISK_SLOT,
    SLOTS,
)
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.words import (
    ACT,
    ACT_AUX,
    ACT_DONE,
    ACT_PLAY,
    COPY_BUILDING,
)
from tablero.games.gwt_family.bits import bit

NO_LOCAL: Final[i64] = 1 << MAX_SLOTS  # bit of `used`: the local actions are not the player's
AUX_DONE: Final[i64] = 2 << MAX_SLOTS  # bit of `used`: an auxiliary action was taken instead


def is_building(tile: i64) -> bool:
    return FIRST_NEUTRAL <= tile < CITY_TILE


def slot_actions(g: Table, place: i64, tile: i64, slot: i64) -> i64:
    """The local actions of a slot of the tile on a space, one bit each."""
    if slot == RISK_SLOT:
        return NODE_ACTIONS[place]
    face = tile - FIRST_NEUTRAL
    if tile >= FIRST_BUILDING:
        face = len(NEUTRALS) + g.face_on(tile)
    return SLOTS[face * MAX_SLOTS + slot]


class Act(Ask):
    """The next thing to do at a location.

    `node` is where the herder stands, `place` the space whose tile is used (another one when a
    neighbour is copied), `used` the slots done, `copied` the spaces copied on the way here.
    """

    def __init__(self, seat: i64, node: i64, place: i64, tile: i64, used: i64, copied: i64) -> None:
        super().__init__(seat, "act", 0)
        self.node = node
        self.place = place
        self.tile = tile
        self.used = used
        self.copied = copied

    def kind(self) -> Kind:
        return ACT

    def has_begun(self) -> bool:
        return self.used & ~NO_LOCAL != 0 or self.place != self.node

    def listing(self, g: Table, p: Player) -> None:
        if p.herder != self.node:
            return  # a move led away: what is left here is lost
        self.offer_local(g, p)
        if not self.has_begun():
            for aux in range(N_AUXILIARY):
                if can_aux(g, p, self.seat, aux):
                    g.offer(ACT_AUX + aux)
        offer_objectives(g, p, ACT_PLAY)
        if self.has_begun():
            g.offer(ACT_DONE)  # whatever the hand holds: being asked must not tell what it does

    def offer_local(self, g: Table, p: Player) -> None:
        actions = self.actions_left(g)
        action: i64 = 0
        while actions != 0:
            if actions & 1 and self.can(g, p, action):
                g.offer(action)
            actions >>= 1
            action += 1

    def actions_left(self, g: Table) -> i64:
        if self.used & NO_LOCAL or g.tiles[self.place] != self.tile:
            return 0  # a replaced building cannot be used in the same visit
        actions: i64 = 0
        for slot in range(MAX_SLOTS):
            if not self.used >> slot & 1:
                actions |= slot_actions(g, self.place, self.tile, slot)
        return actions

    def can(self, g: Table, p: Player, action: i64) -> bool:
        if action == COPY:
            return self.neighbours(g) != 0
        return LOCAL_EFFECTS[action].can(g, p, self.seat)

    def lacks(self, g: Table, p: Player, action: i64) -> tuple[str, Args]:
        if action == COPY:
            return "no_neighbour", {}
        return LOCAL_EFFECTS[action].lacks(g, p, self.seat)

    def neighbours(self, g: Table) -> i64:
        """Buildings next to `place` that were not copied yet, one bit for each space."""
        found: i64 = 0
        for space in range(KANSAS_CITY):
            if (
                is_building(g.tiles[space])
                and TRAIL.touches(self.place, space)
                and not (self.copied | bit(self.node)) >> space & 1
            ):
                found |= bit(space)
        return found

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer < N_LOCAL:
            slot = self.slot_of(g, answer)
            self.again(g, self.used | 1 << slot)
            if answer == COPY:
                g.push(Copy(self.seat, self))
            else:
                LOCAL_EFFECTS[answer].act(g, self.seat)
        elif answer < ACT_PLAY:
            self.again(g, NO_LOCAL | AUX_DONE)
            AUX_EFFECTS[answer - ACT_AUX].act(g, self.seat)
        elif answer < ACT_DONE:
            g.push(self)
            play_objective(g, self.seat, answer - ACT_PLAY)

    def again(self, g: Table, used: i64) -> None:
        g.push(Act(self.seat, self.node, self.place, self.tile, used, self.copied))

    def slot_of(self, g: Table, action: i64) -> i64:
        for slot in range(MAX_SLOTS):
            if not self.used >> slot & 1:
                if slot_actions(g, self.place, self.tile, slot) >> action & 1:
                    return slot
        return 0

    def subject(self, g: Table, p: Player) -> Args:
        return {
            "node": NODES[self.place],
            "tile": g.tile_name(self.tile),
            "begun": int(self.has_begun()),
        }

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons = self.why_not_local(g, p)
        for aux in range(N_AUXILIARY):
            if self.used & AUX_DONE:
                reasons.append(Refusal(int(ACT_AUX + aux), "aux_action_used"))
            elif self.has_begun():
                reasons.append(Refusal(int(ACT_AUX + aux), "local_action_used"))
            else:
                reasons += why_not_aux(g, p, self.seat, aux, ACT_AUX)
        return reasons

    def why_not_local(self, g: Table, p: Player) -> list[Refusal]:
        closed = self.why_closed(g)
        actions = self.actions_on_tile(g) if closed else self.actions_left(g)
        reasons: list[Refusal] = []
        for action in range(N_LOCAL):
            if actions >> action & 1 == 0:
                continue
            if closed:
                reasons.append(Refusal(int(action), closed))
            elif not self.can(g, p, action):
                code, facts = self.lacks(g, p, action)
                reasons.append(Refusal(int(action), code, facts))
        return reasons

    def why_closed(self, g: Table) -> str:
        """Why no local action of this place may be done; "" where they are the player's."""
        if self.used & AUX_DONE:
            return "aux_action_used"
        if self.used & NO_LOCAL:
            return "not_your_building"
        return "just_built" if g.tiles[self.place] != self.tile else ""

    def actions_on_tile(self, g: Table) -> i64:
        """Everything printed at this place, whoever may do it."""
        tile = g.tiles[self.place]
        actions: i64 = 0
        if is_building(tile):
            for slot in range(MAX_SLOTS):
                actions |= slot_actions(g, self.place, tile, slot)
        return actions

    def save(self) -> tuple[str, list[int]]:
        numbers = (self.node, self.place, self.tile, self.used, self.copied)
        return "act", [int(number) for number in numbers]


class Copy(Ask):
    """Which neighbouring building to use as if it were one's own."""

    def __init__(self, seat: i64, act: Act) -> None:
        super().__init__(seat, "copy", 0)
        self.act = act

    def kind(self) -> Kind:
        return COPY_BUILDING

    def listing(self, g: Table, p: Player) -> None:
        found = self.act.neighbours(g)
        for space in range(KANSAS_CITY):
            if found >> space & 1:
                g.offer(space)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        copied = self.act.copied | bit(answer)
        g.push(Act(self.seat, self.act.node, answer, g.tiles[answer], 0, copied))

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return what_stands(g, answer)

    def save(self) -> tuple[str, list[int]]:
        return "copy", self.act.save()[1]


class ActStep(Step):
    """Restores the frames of a visit."""

    def __init__(self, name: str) -> None:
        self.name = name

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != 5:
            raise ValueError(f"{self.name} wants five numbers")
        node, place, tile, used, copied = numbers
        spaces = range(int(KANSAS_CITY))
        if node not in spaces or place not in spaces or not 0 <= tile < int(CITY_TILE):
            raise ValueError(f"{self.name}: no such space or tile")
        act = Act(seat, node, place, tile, used, copied)
        return act if self.name == "act" else Copy(seat, act)


class Visit(Do):
    """Phase B: Kansas City runs its script; any other location is used."""

    def __init__(self, kansas_city: Step) -> None:
        self.name = "use_location"
        self.kansas_city = kansas_city

    def act(self, g: Table, seat: i64) -> None:
        node = g.players[seat].herder
        if node == KANSAS_CITY:
            self.kansas_city.enter(g, seat)
            return
        tile = g.tiles[node]
        owner = g.owner_of(tile)
        used: i64 = 0
        if not is_building(tile) or (owner >= 0 and owner != seat):
            used = NO_LOCAL
        g.push(Act(seat, node, node, tile, used, 0))
