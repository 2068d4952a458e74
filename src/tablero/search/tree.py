"""A tree of answers over many possible worlds: open loop, with a value for every seat (max^n).

Each simulation deals a fresh world that fits the view, so a node stands for a sequence of answers
and the question that follows, not for one position; what is offered there may differ from world to
world. Nodes and edges live in flat arrays: numbers, no objects.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS, State
from tablero.core.game import View
from tablero.core.rng import FastRng
from tablero.search.guide import Guide

NONE: Final[i64] = -1
LONGEST_PATH: Final[i64] = 256
BYTES_A_NODE: Final = 80  # a node and its edge to the parent
EDGES_A_NODE: Final = 6  # about how many answers a question offers
BYTES_AN_EDGE: Final = 48
STRIDE: Final[i64] = 1_000_003


class Weighed:
    """An answer of the root: how often it was tried, its mean value, and its prior."""

    def __init__(self, answer: int, tried: int, mean: float, prior: float) -> None:
        self.answer = answer
        self.tried = tried
        self.mean = mean
        self.prior = prior


class Tree:
    """`simulate` as often as there is time; then `visits` and `mean` tell about each answer."""

    def __init__(self, guide: Guide, view: View, seed: int, most_nodes: int) -> None:
        self.guide = guide
        self.view = view
        self.seed: i64 = seed
        self.most_nodes: i64 = most_nodes
        # nodes
        self.seat = vec[i64]()
        self.asked = vec[i64]()  # where the actions of the kind of question begin
        self.first = vec[i64]()  # the first of its edges
        self.twin = vec[i64]()  # another question that followed the same answers in other worlds
        self.gap = vec[i64]()  # answers since the parent's question; NONE: some by the guide
        self.seen = vec[i64]()
        self.earned = vec[float]()  # sum of the values of its seat
        # edges
        self.answer = vec[i64]()
        self.next = vec[i64]()
        self.child = vec[i64]()
        self.tried = vec[i64]()
        self.gained = vec[float]()  # sum of the values of the seat that answers
        self.prior = vec[float]()
        # the way of one simulation
        self.way = vec[i64]([0] * int(LONGEST_PATH))
        self.nodes = vec[i64]([0] * int(LONGEST_PATH))
        self.by_guide = False
        self.hoped = vec[float]([0.0] * int(MAX_SEATS))  # sum of the values of every seat
        self.root = self.plant()

    def plant(self) -> i64:
        """A root for the question that the view's seat is asked."""
        world = self.world(0)
        self.guide.begin(world)
        if self.guide.has_priors:
            self.guide.judge(world.copy())
            self.guide.reconsider(world)
        return self.add_node(world, 1)

    def world(self, number: i64) -> State:
        return self.view.determinise(FastRng.seeded(self.seed * STRIDE + number))

    # -- one simulation -------------------------------------------------------------------------
    def simulate(self) -> None:
        self.follow_edge(self.select(self.root, self.view.state))

    def simulate_after(self, answer: i64) -> None:
        """One simulation of this answer of the root, promising or not."""
        edge = self.first[self.root]
        while edge != NONE and self.answer[edge] != answer:
            edge = self.next[edge]
        if edge != NONE:
            self.follow_edge(edge)

    def follow_edge(self, edge: i64) -> None:
        """Deal a world, go down the tree, judge where it ends, and tell everybody on the way.

        Each answer of the root meets the same worlds in the same order, so that none looks better
        than another only because it was luckier.
        """
        node = self.root
        s = self.world(self.tried[edge])
        length: i64 = 0
        while True:
            self.nodes[length] = node
            self.way[length] = edge
            length += 1
            before = s.ply
            s.play_trusted(self.answer[edge])
            self.skip(s)
            if s.depth == 0:
                self.guide.result(s)
                break
            if self.guide.is_horizon(s):
                self.guide.judge(s)
                break
            node = self.below(edge, s)
            if node == NONE or length == LONGEST_PATH:
                self.leaf(edge, s, s.ply - before)
                break
            edge = self.select(node, s)
        self.back_up(length)

    def skip(self, s: State) -> None:
        """Play on to the next question that is weighed: forced answers, and those of the guide."""
        self.by_guide = False
        while s.depth > 0 and not self.guide.is_horizon(s):
            if s.offered == 1:
                s.play_trusted(s.buffer[0])
            elif self.guide.is_branch(s):
                return
            else:
                self.by_guide = True
                s.play_trusted(self.guide.answer(s))

    def below(self, edge: i64, s: State) -> i64:
        """The node of the question that follows an answer in this world, or NONE."""
        seat = s.seat_to_act()
        asked: i64 = s.kind().offset
        node = self.child[edge]
        while node != NONE:
            if self.seat[node] == seat and self.asked[node] == asked:
                return node
            node = self.twin[node]
        return NONE

    def leaf(self, edge: i64, s: State, gap: i64) -> None:
        """Judge a question seen for the first time, and add it while there is room."""
        if len(self.seat) >= self.most_nodes:
            self.guide.judge(s)
            return
        if self.guide.has_priors:
            self.guide.judge(s)
            node = self.add_node(s, NONE if self.by_guide else gap)
        else:
            node = self.add_node(s, NONE if self.by_guide else gap)
            self.guide.judge(s)
        self.twin[node] = self.child[edge]
        self.child[edge] = node

    def back_up(self, length: i64) -> None:
        values = self.guide.values
        for seat in range(MAX_SEATS):
            self.hoped[seat] += values[seat]
        for step in range(length):
            node = self.nodes[step]
            edge = self.way[step]
            value = values[self.seat[node]]
            self.seen[node] += 1
            self.earned[node] += value
            self.tried[edge] += 1
            self.gained[edge] += value

    # -- choosing -------------------------------------------------------------------------------
    def select(self, node: i64, s: State) -> i64:
        """The edge of the most promising answer among those offered in this world."""
        if self.guide.has_priors:
            return self.by_priors(node, s)
        return self.by_means(node, s)

    def by_priors(self, node: i64, s: State) -> i64:
        """PUCT; what was never tried counts as the mean of all, less the guide's reluctance."""
        seen = self.seen[node]
        if seen == 0 and node != self.root:
            self.reconsider(node, s)
        untried = 0.5
        if seen > 0:
            untried = self.earned[node] / float(seen) - self.guide.reluctance
        urge = self.guide.exploration * sqrt(float(seen) + 1.0)
        best = -1.0e9
        chosen = NONE
        edge = self.first[node]
        for k in range(s.offered):
            edge = self.edge_of(node, s.buffer[k], edge)
            tried = self.tried[edge]
            value = untried
            if tried > 0:
                value = self.gained[edge] / float(tried)
            value += urge * self.prior[edge] / float(1 + tried)
            if value > best:
                best = value
                chosen = edge
            edge = self.next[edge]
        return chosen

    def reconsider(self, node: i64, s: State) -> None:
        """Second thoughts on a question that is come back to, before its answers are tried."""
        priors = self.guide.priors
        edge = self.first[node]
        for k in range(s.offered):
            edge = self.edge_of(node, s.buffer[k], edge)
            priors[k] = self.prior[edge]
            edge = self.next[edge]
        self.guide.reconsider(s)
        edge = self.first[node]
        for k in range(s.offered):
            edge = self.edge_of(node, s.buffer[k], edge)
            self.prior[edge] = priors[k]
            edge = self.next[edge]

    def by_means(self, node: i64, s: State) -> i64:
        """UCT; what was never tried comes first."""
        urge = log(float(self.seen[node]) + 1.0)
        best = -1.0e9
        chosen = NONE
        edge = self.first[node]
        for k in range(s.offered):
            edge = self.edge_of(node, s.buffer[k], edge)
            tried = self.tried[edge]
            if tried == 0:
                return edge
            value = self.gained[edge] / float(tried)
            value += self.guide.exploration * sqrt(urge / float(tried))
            if value > best:
                best = value
                chosen = edge
            edge = self.next[edge]
        return chosen

    def edge_of(self, node: i64, answer: i64, near: i64) -> i64:
        """The edge of an answer: as a rule the one after the last, because offers are in order."""
        if near != NONE and self.answer[near] == answer:
            return near
        last = NONE
        edge = self.first[node]
        while edge != NONE:
            if self.answer[edge] == answer:
                return edge
            last = edge
            edge = self.next[edge]
        # Not offered in the world in which the node was made.
        added = self.add_edge(answer, self.prior[last])
        self.next[last] = added
        return added

    # -- growing --------------------------------------------------------------------------------
    def add_node(self, s: State, gap: i64) -> i64:
        node: i64 = len(self.seat)
        asked: i64 = s.kind().offset
        self.seat = append(self.seat, s.seat_to_act())
        self.asked = append(self.asked, asked)
        self.twin = append(self.twin, NONE)
        self.gap = append(self.gap, gap)
        self.seen = append(self.seen, 0)
        self.earned = append(self.earned, 0.0)
        last: i64 = len(self.answer)
        self.first = append(self.first, last)
        for k in range(s.offered):
            last = self.add_edge(s.buffer[k], self.guide.priors[k])
            self.next[last] = last + 1
        self.next[last] = NONE
        return node

    def add_edge(self, answer: i64, prior: float) -> i64:
        edge: i64 = len(self.answer)
        self.answer = append(self.answer, answer)
        self.next = append(self.next, NONE)
        self.child = append(self.child, NONE)
        self.tried = append(self.tried, 0)
        self.gained = append(self.gained, 0.0)
        self.prior = append(self.prior, prior)
        return edge

    # -- what came of it ------------------------------------------------------------------------
    def edges(self) -> list[Weighed]:
        """What was found out about each answer of the root."""
        found = []
        edge = self.first[self.root]
        while edge != NONE:
            tried = int(self.tried[edge])
            mean = self.gained[edge] / tried if tried else 0.0
            found.append(Weighed(int(self.answer[edge]), tried, mean, self.prior[edge]))
            edge = self.next[edge]
        return found

    def is_settled(self, left: i64) -> bool:
        """Whether no other answer of the root can be tried as often as the leader any more, if it
        gets all the simulations that are left."""
        most: i64 = 0
        second: i64 = 0
        edge = self.first[self.root]
        while edge != NONE:
            tried = self.tried[edge]
            if tried > most:
                second = most
                most = tried
            elif tried > second:
                second = tried
            edge = self.next[edge]
        return most - second > left

    def hopes(self) -> list[float]:
        """The mean value of every seat over the simulations from this root."""
        count = max(1, int(self.seen[self.root]))
        return [self.hoped[seat] / count for seat in range(int(self.view.state.seats))]

    def stir(self, noise: list[float], share: float) -> None:
        """Mix noise into the priors of the root, so that self-play tries what it would not."""
        edge = self.first[self.root]
        for draw in noise:
            self.prior[edge] = (1.0 - share) * self.prior[edge] + share * draw
            edge = self.next[edge]

    def follow(self, answer: int, view: View, answers: int) -> bool:
        """Make the question after an own answer the root, if it was weighed; keeps its numbers.

        `answers`: how many were given in between, this one counted in; all but it were forced.
        """
        edge = self.first[self.root]
        while edge != NONE and self.answer[edge] != answer:
            edge = self.next[edge]
        if edge == NONE:
            return False
        node = self.below(edge, view.state)
        if node == NONE or self.gap[node] != answers or self.seen[node] == 0:
            return False
        self.root = node
        self.view = view
        for seat in range(MAX_SEATS):
            self.hoped[seat] = 0.0
        return True


def nodes_within(megabytes: int) -> int:
    """How many nodes a tree may have, with their edges."""
    return max(1, (megabytes << 20) // (BYTES_A_NODE + EDGES_A_NODE * BYTES_AN_EDGE))
