"""Sequences of play as data: named scripts of steps, walked by structural frames.

A step is entered for a seat. It acts at once, or pushes a frame that will. Structural frames are
made once for each script and seat and shared by all states.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import MAX_DEPTH, MAX_SEATS, Frame, State

MAX_LAPS: Final[i64] = 3
MOST: Final = 2**62  # numbers of frames are machine integers


class Step:
    """Something a script can list. Titles derive their immediate effects from this."""

    name: str

    def enter(self, s: State, seat: i64) -> None:
        raise NotImplementedError

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        """The frame of this step that `Frame.save` described."""
        raise ValueError(f"{self.name} leaves no frame to restore")


class Asking(Step):
    """The step that asks one question: one prepared frame for each seat."""

    def __init__(self, name: str, frames: list[Frame]) -> None:
        self.name = name
        self.frames = vec[Frame](frames)

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        return self.frames[seat]


class AskingAbout(Step):
    """Asks one question about one of `size` things: a prepared frame for each seat and thing."""

    def __init__(self, name: str, size: i64, frames: list[Frame]) -> None:
        self.name = name
        self.size = size
        self.frames = vec[Frame](frames)

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat * self.size])

    def enter_with(self, s: State, seat: i64, thing: i64) -> None:
        s.push(self.frames[seat * self.size + thing])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != 1 or not 0 <= numbers[0] < int(self.size):
            raise ValueError(f"{self.name} wants one number below {self.size}")
        return self.frames[seat * int(self.size) + numbers[0]]


class InOrder(Frame):
    """Walks a script: enters its step, having put the next one in its own place."""

    def __init__(self, seat: i64, script: Script, at: i64, step: Step) -> None:
        super().__init__(seat)
        self.script = script
        self.at = at
        self.step = step
        self.following: InOrder | None = None

    def advance(self, s: State) -> bool:
        following = self.following
        if following is None:
            s.pop()
        else:
            s.replace(following)
        self.step.enter(s, self.seat)
        return True

    def save(self) -> tuple[str, list[int]]:
        # The next step by name, so that inserting a step does not shift games in progress.
        return f"{self.script.name}@{self.step.name}", []


class Script(Step):
    """A named sequence of steps. Step names are unique inside it."""

    def __init__(self, name: str, steps: list[Step]) -> None:
        if len({step.name for step in steps}) != len(steps):
            raise ValueError(f"script {name} lists a step twice")
        self.name = name
        self.steps = steps
        self.walks: list[list[InOrder]] = []
        for seat in range(int(MAX_SEATS)):
            walk = [InOrder(seat, self, at, step) for at, step in enumerate(steps)]
            for earlier, later in pairwise(walk):
                earlier.following = later
            self.walks.append(walk)
        self.starts = vec[Frame]([walk[0] for walk in self.walks])

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.starts[seat])

    def frame_at(self, seat: int, step: str) -> Frame:
        for frame in self.walks[seat]:
            if frame.step.name == step:
                return frame
        raise ValueError(f"script {self.name} has no step {step!r}")


class EachSeatFrame(Frame):
    """Enters the inner step for this seat, then for the next one clockwise, `left` times."""

    def __init__(self, seat: i64, step: EachSeat, left: i64) -> None:
        super().__init__(seat)
        self.step = step
        self.left = left

    def advance(self, s: State) -> bool:
        step = self.step
        seat = self.seat
        if self.left > 1:
            after = seat + 1
            if after == s.seats:
                after = 0
            s.replace(step.frames[after * step.width + self.left - 1])
        else:
            s.pop()
        step.inner.enter(s, seat)
        return True

    def save(self) -> tuple[str, list[int]]:
        return self.step.name, [int(self.left)]


class EachSeat(Step):
    """Once round the table from the seat that enters it (or `laps` times round)."""

    def __init__(self, inner: Step, laps: i64 = 1) -> None:
        self.name = f"each_seat {inner.name}" if laps == 1 else f"{laps}x each_seat {inner.name}"
        self.inner = inner
        self.laps = laps
        self.width: i64 = MAX_SEATS * MAX_LAPS + 1
        frames: list[Frame] = []
        for seat in range(int(MAX_SEATS)):
            frames += [EachSeatFrame(seat, self, left) for left in range(int(self.width))]
        self.frames = vec[Frame](frames)

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat * self.width + s.seats * self.laps])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != 1 or not 1 <= numbers[0] < int(self.width):
            raise ValueError(f"{self.name} wants the number of seats left")
        return self.frames[seat * self.width + numbers[0]]


class GoRoundFrame(Frame):
    """Enters the inner step for the next seat that is still in."""

    def __init__(self, seat: i64, step: GoRound) -> None:
        super().__init__(seat)
        self.step = step

    def advance(self, s: State) -> bool:
        seat = self.seat
        if s.out == (1 << s.seats) - 1:
            s.out = 0
            s.pop()
            return True
        while s.out >> seat & 1:
            seat = seat + 1 if seat + 1 < s.seats else i64(0)
        s.replace(self.step.frames[seat + 1 if seat + 1 < s.seats else i64(0)])
        self.step.inner.enter(s, seat)
        return True

    def save(self) -> tuple[str, list[int]]:
        return self.step.name, []


class GoRound(Step):
    """Round and round until every seat is out (the inner step sets its seat's bit in `out`)."""

    def __init__(self, inner: Step) -> None:
        self.name = f"go_round {inner.name}"
        self.inner = inner
        self.frames = vec[Frame]([GoRoundFrame(seat, self) for seat in range(int(MAX_SEATS))])

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        return self.frames[seat]


class Book:
    """Every step of a title by name: what its saved stacks are read with."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps: dict[str, Step] = {}
        for step in steps:
            self._add(step)

    def _add(self, step: Step) -> None:
        known = self.steps.get(step.name)
        if known is step:
            return
        if known is not None:
            raise ValueError(f"two steps are called {step.name}")
        self.steps[step.name] = step
        if isinstance(step, Script):
            for inner in step.steps:
                self._add(inner)
        elif isinstance(step, (EachSeat, GoRound)):
            self._add(step.inner)

    def save(self, s: State) -> list[str]:
        """The stack, bottom first, one line a frame: `name seat numbers`."""
        lines = []
        for k in range(int(s.depth)):
            name, numbers = s.stack[k].save()
            lines.append(
                " ".join([name, *(str(number) for number in (int(s.stack[k].seat), *numbers))])
            )
        return lines

    def restore(self, s: State, lines: list[str]) -> None:
        """Put a saved stack into `s` and let play go on to its question."""
        self.place(s, lines)
        s.settle()

    def place(self, s: State, lines: list[str]) -> None:
        """Put a saved stack into `s` as it is; ValueError names the line that cannot be read."""
        s.depth = 0
        if len(lines) > MAX_DEPTH:
            raise ValueError("the stack has too many lines")
        for line in lines:
            s.push(self._frame(s, line))

    def _frame(self, s: State, line: str) -> Frame:
        words = line.split(" ")
        cut = len(words)
        while cut > 0 and words[cut - 1].lstrip("-").isdigit():
            cut -= 1
        name = " ".join(words[:cut])
        numbers = [int(word) for word in words[cut:]]
        if not numbers or not 0 <= numbers[0] < int(s.seats):
            raise ValueError(f"stack line {line!r}: no such seat")
        if any(abs(number) >= MOST for number in numbers):
            raise ValueError(f"stack line {line!r}: a number is out of range")
        script_name, _, step_name = name.partition("@")
        step = self.steps.get(script_name)
        if step is None:
            raise ValueError(f"stack line {line!r}: unknown step")
        if step_name:
            return cast(Script, step).frame_at(numbers[0], step_name)
        return restored(step, line, numbers)


def restored(step: Step, line: str, numbers: list[int]) -> Frame:
    try:
        frame = step.restore(numbers[0], numbers[1:])
    except IndexError:
        raise ValueError(f"stack line {line!r}: a number is missing or out of range") from None
    if frame.seat != numbers[0]:
        raise ValueError(f"stack line {line!r}: a number is out of range")
    return frame
