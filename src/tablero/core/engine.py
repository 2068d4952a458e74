"""How a turn runs: a stack of small immutable frames inside the state.

A frame either advances by itself or asks one seat one question. `settle` advances until a question
stands on top with its answers listed in the buffer. That list is the only source of legality:
`play` looks the answer up there and nothing else checks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import (
    NOBODY,
    Args,
    Event,
    EventKind,
    IllegalAnswer,
    Kind,
    Refusal,
    Stream,
)
from tablero.core.rng import Rng

MAX_SEATS: Final[i64] = 5
MAX_DEPTH: Final[i64] = 24
MAX_ANSWERS: Final[i64] = 160
TERMINAL: Final = -4  # OpenSpiel's number for "the game is over"

OVER: Final = Kind("over", [])


class Frame:
    """A step of play waiting on the stack. Never changed once made, so copies may share it."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def advance(self, s: State) -> bool:
        """Move play on without asking. False: a question stands here and waits for its answer."""
        raise NotImplementedError

    def take(self, s: State, answer: i64) -> None:
        """Carry out a legal answer; the frame is already gone. Only questions are answered."""
        raise NotImplementedError

    def save(self) -> tuple[str, list[int]]:
        """The name under which the title's book restores this frame, and its own numbers."""
        raise NotImplementedError


class Question(Frame):
    """Asks `seat` one thing. A title derives its own base class from this that casts the state.

    Every question that has an answer is asked, also where there is only one, so that records hold
    every answer. A question without any is passed over, and that must follow from public things
    alone: where it would depend on hidden cards, an answer that is always there is offered.
    """

    def advance(self, s: State) -> bool:
        s.offered = 0
        self.list_answers(s)
        if s.offered == 0:
            s.depth -= 1
            self.pass_over(s)
            return True
        return False

    def kind(self) -> Kind:
        raise NotImplementedError

    def list_answers(self, s: State) -> None:
        """Offer every legal answer, in ascending order."""
        raise NotImplementedError

    def pass_over(self, s: State) -> None:
        """Nothing can be answered; the frame is already gone."""

    def is_public(self) -> bool:
        """Whether everybody can tell what is offered here; only then may a table play a forced
        answer by itself without giving a hidden card away. The kind says so for all its questions.
        """
        return self.kind().public

    def first_aside(self) -> i64:
        """From here on answers are asides: offered beside others only, and the question stays."""
        return self.kind().first_aside

    def about(self, s: State) -> Args:
        """What the question is about, for its wording."""
        return {}

    def facts(self, s: State, answer: i64) -> Args:
        """Figures of one answer that depend on the position: price, amount, gain."""
        return {}

    def names(self, s: State, answer: i64) -> Args:
        """What an answer goes by here, also where it is refused; its facts say it too."""
        return {}

    def rank(self, s: State, answer: i64) -> int:
        """The place of an answer among those offered, the best being 1; 0 where none is better."""
        return 0

    def refusals(self, s: State) -> list[Refusal]:
        """Why what a player could expect here is not offered. Called only when somebody looks."""
        return []


class NoFrame(Frame):
    """Fills the unused places of the stack."""

    def advance(self, s: State) -> bool:
        return False

    def save(self) -> tuple[str, list[int]]:
        return "none", []


NO_FRAME: Final = NoFrame(NOBODY)


class State:
    """A position of some game; titles add their named fields."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.stack = vec[Frame]([NO_FRAME] * MAX_DEPTH)
        self.depth: i64 = 0
        self.buffer = vec[i64]([0] * MAX_ANSWERS)
        self.offered: i64 = 0
        self.ply: i64 = 0
        self.draws: i64 = 0  # chance and reveals so far: undo never goes back over one
        self.out: i64 = 0  # seats that are out of the present go-round, one bit each
        self.events: list[Event] | None = None

    # -- copying --------------------------------------------------------------------------------
    def copy(self) -> State:
        """An independent state; thinking on it never moves this one. Events stay off."""
        raise NotImplementedError

    def assign_core(self, other: State) -> None:
        """Take over what the core keeps; titles call this from their own `assign`."""
        self.seats = other.seats
        self.rng = other.rng.copy()
        # Only what is in use: the places above `depth` and `offered` hold nothing of interest.
        self.depth = other.depth
        for level in range(other.depth):
            self.stack[level] = other.stack[level]
        self.offered = other.offered
        for k in range(other.offered):
            self.buffer[k] = other.buffer[k]
        self.ply = other.ply
        self.draws = other.draws
        self.out = other.out

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: the position as plain data and its generator, chance and all."""
        if not self.title():
            raise TypeError(f"{type(self).__name__} does not tell its title and cannot be pickled")
        from tablero.core.registry import find
        from tablero.core.text import carried

        return carried.state, (self.title(), find(self.title()).dump(self), self.rng.save())

    # -- the stack ------------------------------------------------------------------------------
    def push(self, frame: Frame) -> None:
        self.stack[self.depth] = frame
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def replace(self, frame: Frame) -> None:
        self.stack[self.depth - 1] = frame

    def settle(self) -> None:
        """Advance until a question waits or the game is over (the stack is empty)."""
        while self.depth > 0:
            if not self.stack[self.depth - 1].advance(self):
                return
        self.offered = 0

    # -- answers --------------------------------------------------------------------------------
    def offer(self, answer: i64) -> None:
        self.buffer[self.offered] = answer
        self.offered += 1

    def may_pass(self, answer: i64) -> None:
        """Passing alone is no question: offered only beside something else."""
        if self.offered > 0:
            self.offer(answer)

    def forced(self) -> i64:
        """The only answer there is, asides left out of the count; -1: there is a choice."""
        if self.offered == 0:
            return -1
        first = self.question().first_aside()
        if self.offered == 1 or (first >= 0 and self.buffer[1] >= first):
            return self.buffer[0]
        return -1

    def is_offered(self, answer: i64) -> bool:
        for k in range(self.offered):
            if self.buffer[k] == answer:
                return True
        return False

    def answers(self) -> list[int]:
        return [int(self.buffer[k]) for k in range(self.offered)]

    def play(self, answer: i64) -> None:
        if not self.is_offered(answer):
            raise self.illegal(int(answer))
        self.play_trusted(answer)

    def play_trusted(self, answer: i64) -> None:
        """`play` for callers that took the answer from the buffer (search, simulation)."""
        top = self.stack[self.depth - 1]
        self.ply += 1
        self.depth -= 1
        top.take(self, answer)
        self.settle()

    def outlook(self, seat: i64, events: list[Event]) -> Args:
        """Figures that stand after an answer of `seat` and that it can foretell, beyond what the
        certain events say. `events` is all that would come of it, what chance brings included."""
        return {}

    # -- the question that waits ----------------------------------------------------------------
    def is_over(self) -> bool:
        return self.depth == 0

    def question(self) -> Question:
        top = self.stack[self.depth - 1] if self.depth > 0 else None
        if not isinstance(top, Question):
            raise IllegalAnswer("the game is over", "game_over")
        return top

    def seat_to_act(self) -> i64:
        """The seat that is asked, or TERMINAL."""
        if self.depth == 0:
            return TERMINAL
        return self.stack[self.depth - 1].seat

    def kind(self) -> Kind:
        return OVER if self.depth == 0 else self.question().kind()

    def answer_of(self, word: str) -> int:
        """The answer a notation word means here; IllegalAnswer with its reason if not offered."""
        kind = self.kind()
        number = kind.numbers.get(word)
        if number is None:
            raise IllegalAnswer(f"{kind.name} has no answer {word!r}", "unknown_word")
        if not self.is_offered(number):
            raise self.illegal(number)
        return number

    def illegal(self, answer: int) -> IllegalAnswer:
        """The typed refusal for an answer that is not offered."""
        if self.depth == 0:
            return IllegalAnswer("the game is over", "game_over")
        kind = self.kind()
        word = kind.words[answer] if 0 <= answer < kind.space else str(answer)
        for refusal in self.question().refusals(self):
            if refusal.answer == answer:
                text = f"{kind.name}: {word} is not allowed: {refusal.code} {refusal.args or ''}"
                return IllegalAnswer(text.strip(), refusal.code, refusal.args)
        return IllegalAnswer(f"{kind.name}: {word} is not offered")

    # -- chance and events ----------------------------------------------------------------------
    def below(self, stream: Stream, n: i64) -> i64:
        self.draws += 1
        return self.rng.below(stream, n)

    def pick(self, stream: Stream, counts: vec[i64]) -> i64:
        self.draws += 1
        return self.rng.pick(stream, counts)

    def revealed(self) -> None:
        """Hidden things were shown to somebody: undo stops here."""
        self.draws += 1

    def tell(self, kind: EventKind, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Note what happened, when anybody listens. Costs nothing in search."""
        if self.events is not None:
            values = [int(a), int(b), int(c)]
            self.events.append(Event(kind, seat, values[: len(kind.args)]))

    def tell_all(self, kind: EventKind, seat: i64, values: list[int]) -> None:
        """`tell` for facts of more than three figures; guard the call with `events is not None`."""
        if self.events is not None:
            self.events.append(Event(kind, seat, values))

    # -- what each title supplies ---------------------------------------------------------------
    def title(self) -> str:
        """The id of the game this is a position of."""
        return ""

    def scores(self) -> list[int]:
        """Points of each seat as they stand; the result once the game is over."""
        raise NotImplementedError

    def midway(self) -> int:
        """The seat whose pieces are taken up until a row of questions has placed them again: what
        stands before it says nothing of how it fares. NOBODY: all stand where they work."""
        return NOBODY

    def winners(self) -> list[int]:
        """The seats that won (several: shared), ties broken by the title's rules."""
        raise NotImplementedError

    def score_rows(self) -> list[tuple[str, list[int]]]:
        """The score by category: name and one number a seat. Rows add up to `scores`."""
        raise NotImplementedError

    def score_parts(self, row: str) -> list[tuple[str, list[int]]]:
        """What a row is the sum of, where several things make it: each and one number a seat."""
        return []

    def ended_by(self) -> str:
        """Why the game ended; "" while it runs."""
        raise NotImplementedError

    def hide(self, seat: i64) -> None:
        """Blank, in place, all that `seat` cannot know (NOBODY: a spectator)."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Fill, in place, what `hide` blanked with a random world that fits what is known."""
        raise NotImplementedError

    def violations(self) -> list[str]:
        """Every broken invariant, in words; empty in any position that play can reach."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """A position that can be pasted back, where the title tells its name."""
        if not self.title():
            return object.__repr__(self)
        from tablero.core.registry import find
        from tablero.core.text import positions

        text = positions.write(find(self.title()), self, self.people(), {})
        return f"tablero.load({text!r}).state"

    def people(self) -> int:
        """How many seats are asked; an automa may have one more, which the rules play."""
        return int(self.seats)

    # -- the names OpenSpiel uses ---------------------------------------------------------------
    def current_player(self) -> int:
        return int(self.seat_to_act())

    def legal_actions(self) -> list[int]:
        """Ids in the title's flat action space."""
        offset = self.kind().offset
        return [offset + int(self.buffer[k]) for k in range(self.offered)]

    def apply_action(self, action: int) -> None:
        self.play(action - self.kind().offset)

    def clone(self) -> State:
        return self.copy()

    def is_terminal(self) -> bool:
        return self.is_over()

    def returns(self) -> list[float]:
        """1 for the winners (shared), 0 for the rest; all 0 while the game runs."""
        if not self.is_over():
            return [0.0] * int(self.seats)
        best = self.winners()
        return [1.0 / len(best) if seat in best else 0.0 for seat in range(int(self.seats))]
