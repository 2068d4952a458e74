"""Taking hazards and bandits (RULES 8.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.core.printed import brings
from tablero.games.gwt2.asking import OwnAsk, OwnEffect
from tablero.games.gwt2.catalogue import (
    BAG_TILES,
    BANDIT_NODES,
    GREEN,
    HAZARD_NODES,
    HAZARD_VP,
    N_BANDIT,
    N_HAZARD,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.printed import BONUS_ACTIONS, GRAMMAR
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import (
    BANDIT_TAKEN,
    HAZARD_TAKEN,
    PURSE,
)
from tablero.games.gwt2.words import BANDIT, HAZARD
from tablero.games.gwt_family.asking import Asks, short_of
from tablero.games.gwt_family.tiles import EMPTY

MAX_COST: Final[i64] = GRAMMAR.most("hazard")


def _bonus(verb: str) -> vec[i64]:
    """How much of it the bonus of each bandit space brings, 0 where another is printed."""
    return vec[i64]([brings(sides, verb) for sides in BONUS_ACTIONS])


BONUS_DOLLARS: Final = _bonus("money")
BONUS_TOKENS: Final = _bonus("exchange_token")


def take_hazard(g: Table, seat: i64, space: i64, cost: i64) -> None:
    node = HAZARD_NODES[space]
    tile = g.tiles[node] - 1
    g.tiles[node] = EMPTY
    g.players[seat].add_hazard(tile)
    g.tell(HAZARD_TAKEN, seat, tile, cost)


def take_bandit(g: Table, seat: i64, space: i64) -> None:
    """Take the tile; its bonus is another matter."""
    node = BANDIT_NODES[space]
    tile = g.tiles[node] - 1
    g.tiles[node] = EMPTY
    if tile == GREEN:
        g.players[seat].green_bandits += 1
    else:
        g.players[seat].orange_bandits += 1
    g.tell(BANDIT_TAKEN, seat, tile, node)


class ChooseHazard(OwnAsk):
    """A hazard tile anywhere on the trail, for `n` dollars (RULES 8.6)."""

    def kind(self) -> Kind:
        return HAZARD

    def listing(self, g: Table, p: Player) -> None:
        for space in range(N_HAZARD):
            if g.tiles[HAZARD_NODES[space]] != EMPTY:
                g.offer(space)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        p.money -= self.n
        take_hazard(g, self.seat, answer, self.n)

    def subject(self, g: Table, p: Player) -> Args:
        return {"dollars": int(self.n)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        tile = g.tiles[HAZARD_NODES[answer]] - 1
        return {"tile": BAG_TILES[tile], "points": int(HAZARD_VP[tile])}


class ChooseBandit(OwnAsk):
    """A bandit tile of any of the nine spaces, with the bonus of its space (RULES 8.6)."""

    def kind(self) -> Kind:
        return BANDIT

    def listing(self, g: Table, p: Player) -> None:
        for space in range(N_BANDIT):
            if g.tiles[BANDIT_NODES[space]] != EMPTY:
                g.offer(space)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        take_bandit(g, self.seat, answer)
        PURSE.gain(g, self.seat, BONUS_DOLLARS[answer])
        PURSE.give_tokens(g, self.seat, BONUS_TOKENS[answer])

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        tile = g.tiles[BANDIT_NODES[answer]] - 1
        return {
            "tile": BAG_TILES[tile],
            "dollars": int(BONUS_DOLLARS[answer]),
            "tokens": int(BONUS_TOKENS[answer]),
        }


CHOOSE_HAZARD: Final = Asks("choose_hazard", ChooseHazard, MAX_COST + 1)
CHOOSE_BANDIT: Final = Asks("choose_bandit", ChooseBandit)


class TakeHazard(OwnEffect):
    """The icon to take a hazard, with its cost (RULES 8.6)."""

    def __init__(self, name: str, cost: i64) -> None:
        self.name = name
        self.cost = cost

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        if p.money < self.cost:
            return False
        for space in range(N_HAZARD):
            if g.tiles[HAZARD_NODES[space]] != EMPTY:
                return True
        return False

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return short_of(p, self.cost) if p.money < self.cost else ("no_hazard", {})

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_HAZARD.enter_with(g, seat, self.cost)


class TakeBandit(OwnEffect):
    """The icon to take a bandit (RULES 8.6)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        for space in range(N_BANDIT):
            if g.tiles[BANDIT_NODES[space]] != EMPTY:
                return True
        return False

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_bandit", {}

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_BANDIT.enter(g, seat)
