"""What can be done where, read off the printed actions: what all the titles weigh alike."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.bots.gwt_family.mind import TrailMind
from tablero.core.kinds import NOBODY
from tablero.core.printed import Deed, Side
from tablero.games.gwt_family.location.visit import Act, VisitSheet
from tablero.games.gwt_family.printed import MAX_SLOTS

GO_ON = 0.4  # going on loses what is left to do here, so it comes last
DONE = 0.1


class LocationSense:
    """What a deed brings or costs is the title's to say."""

    def __init__(
        self,
        weights: dict[str, float],
        sides: list[Side],
        visits: VisitSheet,
        neutral_nodes: vec[i64],
    ) -> None:
        self.weights = weights
        self.sides = sides  # of all local actions
        self.visits = visits
        self.neutral_nodes = neutral_nodes

    def reward(self, mind: TrailMind, deed: Deed) -> float:
        raise NotImplementedError

    def price(self, deed: Deed) -> float:
        raise NotImplementedError

    def visit(self, mind: TrailMind, node: int, tile: int) -> Act:
        """The question that would be asked on a space."""
        raise NotImplementedError

    def at(self, mind: TrailMind, node: int) -> float:
        """What could be done on a space, as far as it can be told before going there."""
        table = mind.table
        tile = int(table.tiles[node])
        if int(table.owner_of(tile)) not in (NOBODY, mind.seat):
            return 1.0
        visit = self.visit(mind, node, tile)
        worth = 0.0
        for slot in range(int(MAX_SLOTS)):
            worth += self.best_of(mind, int(visit.slot_actions(table, node, tile, slot)))
        return max(worth, 1.0)

    def arrival(self, value: int, deliveries: int) -> float:
        """The city at the end of the trail: with every delivery a dearer herd is wished for."""
        weights = self.weights
        wish = weights["arrival_wish"] + weights["arrival_later"] * deliveries
        return weights["arrival"] + weights["arrival_value"] * (value - wish)

    def action(self, mind: TrailMind, side: Side) -> float:
        """The worth of a printed action, prices and rewards together."""
        worth = 0.0  # compiled, the difference of two sum() is taken for a whole number
        for deed in side.rewards:
            worth += self.reward(mind, deed)
        for deed in side.prices:
            worth -= self.price(deed)
        return worth

    def best_of(self, mind: TrailMind, actions: int) -> float:
        """The best of a slot's actions, one bit each, that could be done now."""
        effects = self.visits.effects
        best = 0.0
        while actions:
            k = (actions & -actions).bit_length() - 1
            actions &= actions - 1
            if effects[k].can(mind.table, mind.rancher(), mind.seat):
                best = max(best, self.action(mind, self.sides[k]))
        return best

    def act(self, mind: TrailMind, answer: int) -> float:
        visits = self.visits
        if answer < visits.first_aux:
            return self.local(mind, answer)
        if answer < visits.first_more:
            return self.auxiliary(mind, answer)
        return DONE if answer == visits.done else self.more(mind, answer)

    def more(self, mind: TrailMind, answer: int) -> float:
        """What else may be done at a location: nothing a glance could tell."""
        del mind, answer
        return 0.0

    def local(self, mind: TrailMind, answer: int) -> float:
        """A local action among those of the place: money first, then spending it."""
        side = self.sides[answer]
        if side.rewards[0].verb == "move_herder":
            return GO_ON
        worth = self.action(mind, side)
        if side.prices and side.prices[0].verb == "discard":
            return worth + self.weights["discard_first"]
        return worth

    def first_place(self, mind: TrailMind, answer: int) -> float:
        node = int(self.neutral_nodes[answer])
        return self.at(mind, node) - 0.02 * node

    def route(self, mind: TrailMind, answer: int) -> float:
        return -float(mind.figure(answer, "fee"))

    def auxiliary(self, mind: TrailMind, answer: int) -> float:
        """An auxiliary action, single or double, asked for by itself or among local ones."""
        word = mind.word(answer).removeprefix("aux_")
        single = self.weights["aux_" + word.removeprefix("double_")]
        return single * (1.9 if word.startswith("double_") else 1.0)

    def immediate(self, mind: TrailMind, answer: int) -> float:
        return 0.0 if mind.word(answer) == "no" else 1.0
