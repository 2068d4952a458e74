"""A whole title in one file, for docs/add-a-game.md: dig in a bag, and stop before the snake.

Players dig in turn. Silver is worth 1, gold 3, into the pouch; a snake empties the pouch and ends
the turn. Who stops banks the pouch. The game ends after eight rounds or when no treasure is left.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Provenance
from tablero.core.engine import MAX_SEATS, Question, State
from tablero.core.game import Game, Options, switch
from tablero.core.kinds import Args, EventKind, Kind, Refusal, Stream
from tablero.core.rng import Rng
from tablero.core.scripts import Asking, Book, EachSeat, Script, Step
from tablero.core.text.plain import Fields, PositionError, named

# -- the vocabulary: everything that leaves the engine as a word --------------------------------
PIECES: Final = ["silver", "gold", "snake"]
N_PIECES: Final[i64] = 3
WORTH: Final = vec[i64]([1, 3, 0])
IN_BOX: Final = vec[i64]([8, 6, 4])
SNAKE: Final[i64] = 2
ROUNDS: Final[i64] = 8

STOP: Final[i64] = 0
DIG_DEEPER: Final[i64] = 1
DIG: Final = Kind("dig", ["stop", "dig"], ["", "bag"])
BAG: Final = Stream("bag", PIECES)
DUG: Final = EventKind("dug", [("piece", PIECES)])
BANKED: Final = EventKind("banked", [("points", None)])


# -- the position ------------------------------------------------------------------------------
class LuckyBag(State):
    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.bag = IN_BOX[:]
        self.banked = vec[i64]([0] * seats)
        self.pouch: i64 = 0  # of the player whose turn it is
        self.round: i64 = 1
        self.must_dig = False  # an option: nobody may stop with an empty pouch

    def copy(self) -> State:
        twin = LuckyBag(self.seats, self.rng)
        twin.assign_core(self)
        twin.bag = self.bag[:]
        twin.banked = self.banked[:]
        twin.pouch = self.pouch
        twin.round = self.round
        twin.must_dig = self.must_dig
        return twin

    def treasure_left(self) -> i64:
        return self.bag[0] + self.bag[1]

    def scores(self) -> list[int]:
        return [int(self.banked[seat]) for seat in range(self.seats)]

    def score_rows(self) -> list[tuple[str, list[int]]]:
        return [("banked", self.scores())]

    def winners(self) -> list[int]:
        best = max(self.scores())
        return [seat for seat, points in enumerate(self.scores()) if points == best]

    def ended_by(self) -> str:
        if not self.is_over():
            return ""
        return "rounds" if self.treasure_left() > 0 else "empty_bag"

    def hide(self, seat: i64) -> None:
        """The bag's counts follow from what was dug in the open: nothing is secret."""

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Nothing was blanked."""

    def violations(self) -> list[str]:
        wrong = [k for k in range(int(N_PIECES)) if not 0 <= self.bag[k] <= IN_BOX[k]]
        return [f"{int(self.bag[k])} {PIECES[k]} in the bag" for k in wrong]


# -- the questions and steps: one place that decides what is legal -------------------------------
class Dig(Question):
    def kind(self) -> Kind:
        return DIG

    def save(self) -> tuple[str, list[int]]:
        return "dig", []

    def list_answers(self, s: State) -> None:
        g = cast(LuckyBag, s)
        if g.treasure_left() == 0:
            return
        if g.pouch > 0 or not g.must_dig:
            g.offer(STOP)
        g.offer(DIG_DEEPER)

    def pass_over(self, s: State) -> None:
        self.bank(cast(LuckyBag, s))

    def take(self, s: State, answer: i64) -> None:
        g = cast(LuckyBag, s)
        if answer == STOP:
            self.bank(g)
            return
        piece = g.pick(BAG, g.bag)
        g.bag[piece] -= 1
        g.tell(DUG, self.seat, piece)
        if piece == SNAKE:
            g.pouch = 0
        else:
            g.pouch += WORTH[piece]
            g.push(self)  # ask the same seat again

    def bank(self, g: LuckyBag) -> None:
        g.banked[self.seat] += g.pouch
        g.tell(BANKED, self.seat, g.pouch)
        g.pouch = 0

    def about(self, s: State) -> Args:
        return {"pouch": int(cast(LuckyBag, s).pouch)}

    def refusals(self, s: State) -> list[Refusal]:
        return [] if s.is_offered(STOP) else [Refusal(int(STOP), "empty_pouch")]


class EndRound(Step):
    def __init__(self) -> None:
        self.name = "end_round"

    def enter(self, s: State, seat: i64) -> None:
        g = cast(LuckyBag, s)
        if g.round < ROUNDS and g.treasure_left() > 0:
            g.round += 1
            ROUND.enter(g, seat)


# -- the sequence of play ------------------------------------------------------------------------
ROUND: Final = Script(
    "round", [EachSeat(Asking("dig", [Dig(seat) for seat in range(int(MAX_SEATS))])), EndRound()]
)


# -- the title -----------------------------------------------------------------------------------
class LuckyBagGame(Game):
    def __init__(self) -> None:
        self.id = "lucky_bag"
        self.seat_counts = [2, 3, 4]
        self.options = [switch("must_dig")]
        self.stage = "example"
        self.rules_version = 1
        self.data_version = "none"
        self.kinds = [DIG]
        self.event_kinds = [DUG, BANKED]
        self.streams = [BAG]
        self.reasons = ["empty_pouch"]
        self.score_names = ["banked"]
        self.endings = ["rounds", "empty_bag"]
        self.book = Book([ROUND])

    def begin(self, seats: int, rng: Rng, options: Options) -> State:
        g = LuckyBag(seats, rng)
        g.must_dig = options["must_dig"] is True
        ROUND.enter(g, 0)
        return g

    def dump(self, state: State) -> dict[str, object]:
        g = cast(LuckyBag, state)
        return {
            "seats": int(g.seats),
            "options": {"must_dig": g.must_dig},
            "round": int(g.round),
            "ply": int(g.ply),
            "draws": int(g.draws),
            "bag": named(g.bag, PIECES),
            "banked": g.scores(),
            "pouch": int(g.pouch),
            "frames": self.book.save(g),
        }

    def load(self, plain: dict[str, object], rng: Rng) -> State:
        top = Fields("", plain)
        seats = top.number("seats", 2, 2, 4)
        g = LuckyBag(seats, rng)
        g.must_dig = top.fields("options").flag("must_dig")
        g.round = top.number("round", 1, 1)
        g.ply = top.number("ply", 0)
        g.draws = top.number("draws", 0)
        g.pouch = top.number("pouch", 0)
        if top.has("bag"):
            g.bag = top.counts("bag", PIECES)
        for seat, points in enumerate(top.items("banked")[:seats]):
            if type(points) is not int:
                raise PositionError(f"banked.{seat}: {points!r} is no whole number")
            g.banked[seat] = points
        broken = g.violations()
        if broken:
            raise PositionError(f"impossible position: {broken[0]}")
        given = top.lines("frames") if "frames" in top.values else ["round@each_seat dig 0"]
        self.book.restore(g, given)
        top.used.add("frames")
        top.done()
        return g

    def show(self, state: State, seat: int) -> dict[str, object]:
        g = cast(LuckyBag, state)
        return {
            "round": int(g.round),
            "bag": named(g.bag, PIECES),
            "banked": g.scores(),
            "pouch": int(g.pouch),
        }

    def provenance(self) -> list[Provenance]:
        return []


GAME: Final = LuckyBagGame()
