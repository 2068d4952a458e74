"""A trail game of four spaces on the family's first storey: no railroad, no job market.

It exists to show that the family is enough: only what is printed and what differs is said here.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import NO_ASIDES, NOBODY, EventKind, Kind, Stream
from tablero.core.rng import Rng
from tablero.core.scripts import AskingAbout, Book, EachSeat, Script, Step
from tablero.games.gwt_family import answers, moving
from tablero.games.gwt_family.answers import DONE, TOKEN, Answer, counts, nodes, plain, things
from tablero.games.gwt_family.asking import Asks, Effect, Nothing
from tablero.games.gwt_family.discs import DiscSheet
from tablero.games.gwt_family.location import auxiliary, herd, immediate, visit
from tablero.games.gwt_family.location.effects import Certificates, GainMoney, PayCost, Sequence
from tablero.games.gwt_family.purse import Purse
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import Rules, TrailTable
from tablero.games.gwt_family.tiles import TileNumbers
from tablero.games.gwt_family.trail import Trail
from tablero.games.gwt_family.turns import BeginTurn, Turns

# -- what is printed ------------------------------------------------------------------------------
NODES: Final = ["start", "mill", "ford", "town"]
TRAIL: Final = Trail(NODES, [["mill"], ["ford"], ["town"], []], "town")
START: Final[i64] = 0
TOWN: Final[i64] = 3
TILES: Final = TileNumbers([], ["mill", "ford"], [], "own", NODES)
NEUTRAL_NODES: Final = vec[i64]([1, 2])
LETTERS: Final = vec[i64]([0, 1])
CARDS: Final = ["calf", "cow"]
DEALT: Final = vec[i64]([3, 2])
HAND: Final[i64] = 3
ROUNDS: Final[i64] = 3  # arrivals that close the game
AUX: Final = ["dollar", "paper"]


EVENTS: Final[list[EventKind]] = []


def event(name: str, *args: str, private: tuple[str, ...] = ()) -> EventKind:
    EVENTS.append(EventKind(name, [(arg, None) for arg in args], private))
    return EVENTS[-1]


MOVED: Final = event("moved", "node", "stop")
PURSE: Final = Purse(
    "dollars",
    event("gained", "dollars"),
    event("paid", "dollars"),
    event("certified", "certificates"),
    event("token_gained", "count"),
)
HERD: Final = herd.HerdSheet(
    2,
    [0b01, 0b11],
    ["calf", "any"],
    [Stream(f"herd_{seat}", CARDS) for seat in range(4)],
    event("drew", "card", private=("card",)),
    event("shuffled"),
    event("discarded", "card"),
    event("removed", "card"),
)
BOARD: Final = DiscSheet(
    vec[i64]([0, 1]), vec[i64]([0, 2]), vec[i64]([1, 0]), vec[i64]([0, 3]), PURSE, event("cleared")
)


def kind(name: str, *groups: list[Answer]) -> Kind:
    """Every question offers the exchange token beside its answers."""
    return answers.kind(name, *groups, asides=TOKEN)


MOVE: Final = kind("move", nodes(NODES))
ACT: Final = kind("act", plain("dollars", "sell_calf", "buy_paper"), answers.auxiliary(AUX), DONE)
DISCARD: Final = kind("discard", things(CARDS, "hand", "card"))
DRAW: Final = kind("draw", counts(2))
AUXILIARY: Final = kind("aux", plain(*AUX, *(f"double_{aux}" for aux in AUX)))
PLACE: Final = kind("place_herder", nodes(["mill", "ford"]))
IMMEDIATE: Final = kind("immediate", plain("dollars", "no"))
KINDS: Final = [MOVE, ACT, DISCARD, DRAW, AUXILIARY, PLACE, IMMEDIATE]
REASONS: Final = ["too_far"]


# -- what is held ---------------------------------------------------------------------------------
class Player(Rancher):
    def __init__(self) -> None:
        super().__init__()
        self.discs = BOARD.all

    def hand_limit(self) -> i64:
        return HAND

    def certificate_limit(self) -> i64:
        return 2

    def temporary(self) -> i64:
        return self.certificates

    def hand_value(self) -> i64:
        return self.hand_size()

    def aux_level(self, aux: i64) -> i64:
        return 1 if aux == 0 or self.cleared(aux) else 0

    def copy(self) -> Player:
        twin = Player()
        twin.assign_rancher(self)
        return twin


class Table(TrailTable):
    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng, TRAIL, TILES, RULES)
        self.players = vec[Player]()
        self.arrivals: i64 = 0
        self.closer: i64 = NOBODY

    def copy(self) -> State:
        twin = Table(self.seats, self.rng)
        twin.assign_trail(self)
        twin.players = vec[Player]([player.copy() for player in self.players])
        twin.arrivals = self.arrivals
        twin.closer = self.closer
        return twin

    def rancher(self, seat: i64) -> Rancher:
        return self.players[seat]

    def step_limit(self, seat: i64) -> i64:
        return 2

    def closed_by(self) -> i64:
        return self.closer


# -- what is asked --------------------------------------------------------------------------------
class TokenDraw(herd.DrawThenDiscard):
    def kind(self) -> Kind:
        return DRAW

    def first_aside(self) -> i64:
        return NO_ASIDES

    def sheet(self) -> herd.HerdSheet:
        return HERD

    def discards(self) -> AskingAbout:
        return DISCARD_DRAWN


class DiscardDrawn(herd.DiscardDrawn):
    def kind(self) -> Kind:
        return DISCARD

    def first_aside(self) -> i64:
        return NO_ASIDES

    def sheet(self) -> herd.HerdSheet:
        return HERD

    def discards(self) -> AskingAbout:
        return DISCARD_DRAWN


class DiscardFor(herd.DiscardFor):
    def kind(self) -> Kind:
        return DISCARD

    def sheet(self) -> herd.HerdSheet:
        return HERD


class Move(moving.Move):
    """No fees: only the target counts."""

    def kind(self) -> Kind:
        return MOVE

    def go(self, g: TrailTable, p: Rancher, target: i64) -> None:
        moving.end_move(g, self.seat, target, self.reason, MOVED)


class Place(moving.PlaceHerder):
    def kind(self) -> Kind:
        return PLACE

    def nodes(self) -> vec[i64]:
        return NEUTRAL_NODES

    def placed(self) -> EventKind:
        return MOVED


class ChooseAux(auxiliary.ChooseAux):
    def kind(self) -> Kind:
        return AUXILIARY


class MayAct(immediate.MayAct):
    def kind(self) -> Kind:
        return IMMEDIATE

    def no(self) -> i64:
        return 1


class Act(visit.Act):
    def kind(self) -> Kind:
        return ACT

    def sheet(self) -> visit.VisitSheet:
        return LOCATIONS

    def is_building(self, tile: i64) -> bool:
        return tile in (1, 2)

    def slot_actions(self, g: TrailTable, place: i64, tile: i64, slot: i64) -> i64:
        """The mill has two slots, the ford one."""
        if tile == 1:
            return (0b001, 0b010, 0, 0)[slot]
        return (0b100, 0, 0, 0)[slot]

    def after(self, used: i64) -> Frame:
        return Act(self.seat, self.node, self.place, self.tile, used)


# -- what is done ---------------------------------------------------------------------------------
DISCARD_DRAWN: Final = Asks("discard_drawn", DiscardDrawn, 3)
TOKEN_DRAW: Final = Asks("token_draw", TokenDraw, 3)
DISCARD_FOR: Final = Asks("discard_for", DiscardFor, 2)
CHOOSE_AUX: Final = Asks("choose_aux", ChooseAux)
MOVE_HERDER: Final = moving.Moves(Move)
FIRST_PLACE: Final = Asks("place_herder", Place)
DOLLARS: Final = GainMoney("dollars", 2, PURSE)
SELL: Final = Sequence(
    "sell_calf",
    [herd.DiscardCost("discard_calf", 0, HERD, DISCARD_FOR)],
    [GainMoney("three_dollars", 3, PURSE), auxiliary.Auxiliary("aux", CHOOSE_AUX)],
)
PAPER: Final = Sequence(
    "buy_paper", [PayCost("pay_1", 1, PURSE)], [Certificates("certificate_1", 1, PURSE)]
)
BONUS: Final = immediate.Immediate("immediate_dollars", [0], [DOLLARS])
BONUS.prepare([MayAct(seat, BONUS) for seat in range(4)])
LOCATIONS: Final = visit.VisitSheet(vec[Effect]([DOLLARS, SELL, PAPER]), 2, 5)


class ActStep(visit.ActStep):
    def question(self, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        return Act(seat, node, node, tile, used)


class Visit(visit.Visit):
    def question(self, g: TrailTable, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        return Act(seat, node, node, tile, used)


class Town(Step):
    """The town clears a disc, gives an immediate bonus and sends the herder back."""

    def __init__(self) -> None:
        self.name = "town"

    def enter(self, s: State, seat: i64) -> None:
        g = cast(Table, s)
        p = g.players[seat]
        g.arrivals += 1
        if g.arrivals == ROUNDS:
            g.closer = seat
        usable = BOARD.usable(p, 1, 0)
        for disc in range(BOARD.size):
            if usable >> disc & 1:
                BOARD.clear(g, seat, disc)
                break
        p.herder = START
        BONUS.enter(g, seat)


class ShortRules(Rules):
    def points(self, g: TrailTable, seat: i64) -> list[int]:
        p = g.rancher(seat)
        return [int(p.money), int(p.certificates)]

    def violations(self, g: TrailTable) -> list[str]:
        kinds = range(len(DEALT))
        herds = [g.rancher(seat) for seat in range(int(g.seats))]
        lost = any(herd.herd(card) != DEALT[card] for herd in herds for card in kinds)
        return ["cards are lost"] if lost else []


USE_LOCATION: Final = Visit(TOWN, Town())
REFILL: Final = herd.RefillHand(HERD)
FIRST_TURN: Final = Script("first_turn", [FIRST_PLACE, USE_LOCATION, REFILL])
TURN: Final = Script("turn", [MOVE_HERDER, USE_LOCATION, REFILL])
BEGAN: Final = event("turn_began", "turn")
NOBODY_ELSE: Final = Nothing()
PLAY: Final = Script(
    "game",
    [
        EachSeat(BeginTurn("begin_first_turn", FIRST_TURN, NOBODY_ELSE, BEGAN)),
        Turns(BeginTurn("begin_turn", TURN, NOBODY_ELSE, BEGAN), event("ended", "reason")),
    ],
)
BOOK: Final = Book(
    [
        PLAY,
        FIRST_TURN,
        TURN,
        ActStep(TOWN, TILES.goal),
        TOKEN_DRAW,
        DISCARD_DRAWN,
        DISCARD_FOR,
        CHOOSE_AUX,
        BONUS,
        SELL.script,
        PAPER.script,
    ]
)
RULES: Final = ShortRules(
    USE_LOCATION,
    TOKEN_DRAW,
    1,
    event("token_used"),
    vec[Effect]([GainMoney("aux_dollar", 1, PURSE), Certificates("aux_paper", 1, PURSE)] * 2),
    2,
    ["arrivals"],
    ["dollars", "certificates"],
)
