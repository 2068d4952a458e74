"""Every message on the wire, once. The OpenAPI schema and the client's types come from here.

Requests refuse unknown fields; docs/wire.md tells the story these shapes belong to.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tablero.server.tables.who.colours import COLOURS

Arg = int | str
Args = dict[str, Arg]
OptionValue = bool | int | str

END = r"$(?!\n)"  # of a text: to Python, `$` alone also stands before a last line break
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Colour = Annotated[int, Meta(ge=0, le=COLOURS - 1)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=rf"^[A-Za-z0-9_-]+{END}")]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=64)]
Share = Annotated[str, Meta(max_length=64, pattern=rf"^([0-9a-f]{{64}})?{END}")]
Status = Literal["open", "playing", "over", "cancelled", "closed"]
Role = Literal["", "end", "decline", "aside"]


# -- requests --------------------------------------------------------------------------------------
class SeatRequest(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "bot", "open", "hotseat"]
    name: Name = ""
    bot: Word = ""
    colour: Colour | None = None
    """Chosen by who plays here on this device; bots and others take what is left."""


class Timing(Struct, forbid_unknown_fields=True):
    """Time for each player in seconds, and what every turn adds, up to as much as at the start;
    with an hour a turn and more people come and go, and nobody is missed before that is used up."""

    seconds: Annotated[int, Meta(ge=1, le=1_209_600)]
    increment: Annotated[int, Meta(ge=0, le=1_209_600)] = 0


class CreateTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=32)] = {}
    auto_single: bool = False
    stand_in: Word = ""
    """The bot that plays for people who are missing; without one the strongest there is."""
    hints: bool | None = None
    """Whether people may ask a bot for advice; null: where all play at one device, or alone."""
    clock: Timing | None = None
    takebacks: bool = False
    """A person alone with bots may take back what undo cannot: told to all and in the record."""
    beginning: Annotated[str, Meta(max_length=320)] = ""
    """The token of a beginning: its table, its seed. Without one the server makes both now."""
    share: Share = ""
    """The browser's share of the seed, where no seat is open: 32 random bytes, made after the
    commitment is known."""
    pledge: Share = ""
    """Where others are to sit down: a hash of the share, which is told once all sit."""


class Say(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: CommandId | UnsetType = UNSET


class Play(Struct, forbid_unknown_fields=True, tag="play"):
    answer: Annotated[int, Meta(ge=0, le=1_000_000)]
    auto: bool = False
    """Given by the client itself, being the only one: marked in the log, if it was."""


class Undo(Struct, forbid_unknown_fields=True, tag="undo"):
    to: Ply


class Command(Struct, forbid_unknown_fields=True):
    """A move. `id` makes a retry harmless, `expected` is the last sequence number seen."""

    id: CommandId
    expected: Seq
    seat: SeatNumber
    do: Play | Undo


# -- answers ---------------------------------------------------------------------------------------
class Ack(Struct):
    """Stored on disk. A retry of the same command gets these very bytes again."""

    id: str
    seq: int
    ply: int


class Beginning(Struct):
    """A table that may come to be. `commitment` is that of its seed alone; docs/records.md.

    `token` makes the table; it is empty for a rematch, which its own people ask for. Of those
    `waits` says whether others are to agree, so that a pledge is wanted and no share yet.
    """

    table: str
    commitment: str
    token: str
    waits: bool = False


class Created(Struct):
    table: str
    url: str
    invites: dict[str, str]


class Event(Struct):
    kind: str
    seat: int
    args: Args


class LogItem(Struct):
    """One answer and what came of it, as the viewer may know it. `args` are its label's facts.
    `bot` gave it in place of the person whose seat it is."""

    ply: int
    seat: int
    kind: str
    word: str
    target: str
    args: Args
    events: list[Event]
    auto: bool  # played by the table, or by the client itself, being the only answer
    bot: str


class AnswerItem(Struct):
    """`role`: "end" ends something in which more could be done, "decline" turns an offer down,
    "aside" leaves the question standing. `rank` 1 is the best of the offered, 0 says nothing.
    `bound` is what ends taking it back: a draw, the next seat's answer, the end; "" nothing yet.
    """

    answer: int
    word: str
    target: str
    role: Role
    rank: int
    args: Args
    oneway: bool
    bound: Literal["", "drawn", "acted", "over"]
    preview: list[Event]


class RefusedItem(Struct):
    answer: int
    word: str
    target: str
    role: Role
    label: Args
    code: str
    args: Args


class Ask(Struct):
    """The question that waits. `answers` and `refused` are filled only when it is yours."""

    seat: int
    kind: str
    about: Args
    yours: bool
    answers: list[AnswerItem]
    refused: list[RefusedItem]


class SeatInfo(Struct):
    """`kind` says who plays now; of a person whose seat a bot keeps warm it is bot, and `held`.
    An open seat may be `kept` for who played before, by name, until they agree to play again."""

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str
    online: bool
    away: bool
    held: bool
    mine: bool
    kept: Literal["", "you", "other"]
    colour: int
    """No two seats have the same; the look of each number is the client's."""


class UndoInfo(Struct):
    """The viewer may take back to any `to` with floor <= to < ply; to `back`, the own decision
    before those, only as a takeback that is counted. None where the table has none."""

    floor: int
    ply: int
    back: int | None = None
    counted: bool = False
    """What undo will not take back is left to such a takeback, also before the first one."""


class ChatLine(Struct):
    """Name and text are empty once a person has been erased."""

    seq: int
    seat: int
    name: str
    text: str
    at: float


class ScorePart(Struct):
    name: str
    points: list[int]


class ScoreRow(Struct):
    """`parts`: what the points are made of, where several things bring them."""

    name: str
    points: list[int]
    parts: list[ScorePart]


class Result(Struct):
    scores: list[int]
    winners: list[int]
    rows: list[ScoreRow]
    ended_by: str


class ResultOverTime(Struct):
    result: Result
    over_time: list[list[int]]
    """Scores of each seat after each ply, the set-up first."""


class ClockInfo(Struct):
    """`left` are milliseconds by seat at the time of the message; those of `running` go on."""

    left: list[int]
    running: int | None


class TableMessage(Struct, tag="table"):
    """All that one viewer may see of a table. `you` is null for a spectator."""

    table: str
    game: str
    seq: int
    ply: int
    status: Status
    options: dict[str, OptionValue]
    auto_single: bool
    hints: bool
    seats: list[SeatInfo]
    you: int | None
    board: dict[str, object] | None
    ask: Ask | None
    log: list[LogItem]
    undo: UndoInfo | None
    takebacks: list[int]
    """How often each seat went back past what it had seen; docs/records.md."""
    clock: ClockInfo | None
    timing: Timing | None
    """What every player agrees to by sitting down; `clock` runs from the start."""
    curtain: bool
    """Several seats are the viewer's, and they may know different things."""
    result: Result | None
    commitment: str
    chat: list[ChatLine]
    spectators: int
    rematch: str | None
    invites: dict[str, str]
    """Private link of each open seat; filled only for the browser that made the table."""
    host: bool
    """The viewer opened the table: may invite, open seats again, give them to bots, cancel."""
    removed: bool
    """The viewer sat here before the start, and the host has opened the seat again."""
    cancelled: Literal["", "host", "expired"]
    pledges: list[str]
    """To the shares of the seed, by seat; "" where none was given."""
    unrevealed: list[int]
    """All sit, and the shares of these seats are waited for."""


class LessonGuess(Struct):
    """What the learner may foretell before the click: figures, or ids of terms."""

    of: list[Arg]
    right: Arg


class LessonMessage(Struct):
    """A step of a guided first game. `table` is an ordinary one whose log begins with the step.

    `lit` are the answers the lesson waits for; `say` names the message that answers a wrong one
    ("" for the usual one), `deeds` are those of the script that follow a decided step. Steps of one
    `chapter` follow from each other; another one begins in a position of its own.
    """

    table: TableMessage
    steps: list[str]
    step: int
    chapter: int
    verdict: Literal["asked", "right", "wrong"]
    say: str
    lit: list[int]
    deeds: int
    guess: LessonGuess | None


class Position(Struct):
    """The board as it stood after `ply` answers."""

    ply: int
    seat: int | None
    board: dict[str, object]


class TableSummary(Struct):
    table: str
    game: str
    status: Status
    seats: list[SeatInfo]
    turn: int | None
    """The seat that is asked."""
    waiting_for_me: bool
    winners: list[int]
    spectators: int
    updated: float
    clock: ClockInfo | None = None


class ClosedAnswer(Struct):
    ply: int
    seat: int
    kind: str
    word: str


class ClosedTable(Struct):
    """A table that cannot go on here: it began under `rules`, and those `installed` (0: none of
    this title) are others. What was answered stands."""

    table: str
    game: str
    rules: int
    installed: int
    has_ended: bool
    names: list[str]
    answers: list[ClosedAnswer]
    updated: float


class Problem(Struct):
    """A refusal from the fixed catalogue in errors.py. `table` comes with `stale`."""

    code: str
    args: dict[str, object]
    table: TableMessage | UnsetType = UNSET


class Health(Struct):
    ok: bool
    version: str
