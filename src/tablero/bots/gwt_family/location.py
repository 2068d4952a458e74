"""What can be done where, read off the printed actions: what all the titles weigh alike."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.bots.gwt_family.mind import TrailMind
from tablero.core.printed import Deed, Side
from tablero.games.gwt_family.asking import Effect

GO_ON = 0.4  # going on loses what is left to do here, so it comes last


class LocationSense:
    """What a deed brings or costs and what a space offers is the title's to say."""

    def __init__(
        self,
        weights: dict[str, float],
        sides: list[Side],
        effects: vec[Effect],
        neutral_nodes: vec[i64],
    ) -> None:
        self.weights = weights
        self.sides = sides  # of all local actions
        self.effects = effects
        self.neutral_nodes = neutral_nodes

    def reward(self, mind: TrailMind, deed: Deed) -> float:
        raise NotImplementedError

    def price(self, deed: Deed) -> float:
        raise NotImplementedError

    def at(self, mind: TrailMind, node: int) -> float:
        """What could be done on a space, as far as it can be told before going there."""
        raise NotImplementedError

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
        best = 0.0
        while actions:
            k = (actions & -actions).bit_length() - 1
            actions &= actions - 1
            if self.effects[k].can(mind.table, mind.rancher(), mind.seat):
                best = max(best, self.action(mind, self.sides[k]))
        return best

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
