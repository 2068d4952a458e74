"""What hints and reviews say on the wire; wire.py has the rest."""

from __future__ import annotations

from msgspec import Struct

from tablero.server.tables.told.wire import Args


class OwnView(Struct, frozen=True):
    """The question that waits at `seq`, as a bot in the asker's place is given it: for one that
    thinks on the asker's own machine."""

    seq: int
    game: str
    rules: int
    view: dict[str, object]


class WheelsLine(Struct, frozen=True):
    """The facts of the message `wheels-<key>`."""

    key: str
    args: Args


class WheelsAdvice(Struct, frozen=True):
    """Training wheels: the lines that hold for the question at `seq`, best first. `past`: all but
    those about the end have stopped."""

    seq: int
    lines: list[WheelsLine]
    past: bool


class Thinking(Struct, frozen=True):
    """Who can think for people here: the server, and a page that fetches `runtime` (a folder) and
    `engine` from it. Both are "" where the server does not have them."""

    server: bool
    runtime: str
    engine: str


class Reason(Struct, frozen=True):
    """What sets an answer apart from those beside it: the facts of the message `why-<code>`, told
    of `seat` (-1: of nobody). `figure` and `rival`: a figure goes from `before` to `after`,
    surely if `certain`; so many different figures come of the `others`, `low` to `high`. `deed`: an
    event that follows. A title's own codes tell a word in the same way. `alike`: nothing does."""

    code: str
    seat: int
    args: Args


class HintedAnswer(Struct, frozen=True):
    """`share` is the chance to win, `margin` the lead in points at the end: null where the bot has
    not learned to tell, then the order alone counts; `margin` also where some lead would contradict
    the chances. The most telling reason comes first."""

    answer: int
    share: float | None
    margin: float | None
    reasons: list[Reason]


class HintStep(Struct, frozen=True):
    """An answer of a row, and what its question is about."""

    about: Args
    answer: int


class Hint(Struct, frozen=True):
    """For the question that waits at `seq`. Until it is `ready`, ask again: `ahead` questions are
    thought about before. `row` is the best answer and those the bot would give to the questions of
    the same kind that follow at once."""

    seq: int
    ready: bool
    ahead: int
    answers: list[HintedAnswer]
    row: list[HintStep]


class LaidPart(Struct, frozen=True):
    """A part of a layout; `args` are the facts of its label."""

    word: str
    args: Args


class ReviewedAnswer(Struct, frozen=True):
    """`args` are the facts of its label; `share` is the chance to win after it. Where the choice
    was a layout, `parts` are those of it in which the other differs, to be told instead."""

    word: str
    target: str
    args: Args
    share: float
    parts: list[LaidPart]


class ReviewedChoice(Struct, frozen=True):
    """A choice after `ply` answers, judged by what its seat could see. `shares` are the chances of
    every seat before it; `fall` is what it gave away of the own, `better` what promised most, and
    `reasons` what that would have brought that the choice did not, where it gave much away."""

    ply: int
    seat: int
    kind: str
    shares: list[float]
    fall: float
    chosen: ReviewedAnswer
    better: ReviewedAnswer | None
    reasons: list[Reason]


class Review(Struct, frozen=True):
    """So many choices `of` all are judged; those are told when that is done. `learned`: shares are
    chances to win, not a rule of thumb. `skipped` are the plies of choices that could not be
    judged. `outcome` are the shares of the win."""

    done: int
    of: int
    learned: bool
    choices: list[ReviewedChoice]
    skipped: list[int]
    outcome: list[float]
