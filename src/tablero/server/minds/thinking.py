"""What a worker is asked as plain data, and its answer; no process, no socket.

A job holds the view of the seat that is asked, made once, and nothing else of the table.
"""

from __future__ import annotations

from collections import OrderedDict
from itertools import islice

from msgspec import Struct

from tablero import bots
from tablero.bots import Bot, Budget, Heard
from tablero.bots.hints import advise, row
from tablero.bots.reasons import Reason
from tablero.bots.review import Choice, Option, judge, rest_of
from tablero.core.game import View
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.server.tables.kept.replays import Replay
from tablero.server.tables.table import Table
from tablero.server.tables.told.wire_hints import (
    HintedAnswer,
    HintStep,
    LaidPart,
    ReviewedAnswer,
    ReviewedChoice,
)
from tablero.server.tables.told.wire_hints import Reason as ToldReason
from tablero.server.tables.wanted.orders import Move, PlayOrder

SEATED_KEPT = 512  # bots that remember; one who is put out begins anew
AWAKE = 8  # of them, the last to think, keep what is large: a tree of a sixteenth of the memory


class HeardAnswer(Struct, frozen=True):
    seat: int
    kind: str
    word: str
    events: list[dict[str, object]]


class Limited(Struct, frozen=True, kw_only=True):
    """A view to think about, within bounds."""

    game: str
    rules: int
    view: dict[str, object]
    seconds: float
    megabytes: int | None = None


class Job(Limited, frozen=True, kw_only=True, tag="answer"):
    """An answer of a bot that sits at the table."""

    table: str
    seat: int
    bot: str
    seed: int
    fresh: bool  # what the bot remembers of this table no longer holds
    heard: list[HeardAnswer]


class HintJob(Limited, frozen=True, kw_only=True, tag="hint"):
    """What a bot would advise the person who is asked."""

    seed: int


class ReviewJob(Limited, frozen=True, kw_only=True, tag="review"):
    """How good a choice of a finished game was, by what its seat could see."""

    ply: int
    chosen: int
    rest: list[int]  # of a layout


class Chosen(Struct, frozen=True, tag="answer"):
    answer: int


class Hinted(Struct, frozen=True, tag="hint"):
    answers: list[HintedAnswer]
    row: list[HintStep]


class Reviewed(Struct, frozen=True, tag="review"):
    choice: ReviewedChoice


class Failed(Struct, frozen=True, tag="failed"):
    """The worker goes on, but this it could not do; its log says why."""


AnyJob = Job | HintJob | ReviewJob
Reply = Chosen | Hinted | Reviewed | Failed


class Told:
    """How far the bots have been told what happened at their tables."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[str, int, str], object] = OrderedDict()

    def forget(self) -> None:
        self._last.clear()

    def news(self, table: Table) -> tuple[bool, list[HeardAnswer]]:
        """(whether to begin anew, what was answered since); notes that this has been told."""
        assert table.match is not None
        entries, seat = table.match.entries, table.acting()
        key = (table.id, seat, table.bot_to_act())
        last = self._last.pop(key, None)
        self._last[key] = entries[-1] if entries else None
        while len(self._last) > SEATED_KEPT:
            self._last.popitem(last=False)
        for back, entry in enumerate(reversed(entries)):
            if entry is last:
                since = entries[len(entries) - back :]
                heard = [bots.heard(one, seat) for one in since]
                return False, [HeardAnswer(h.seat, h.kind, h.word, h.events) for h in heard]
        return True, []  # never told, or what was told has been taken back


def make_job(table: Table, told: Told, seed: int, seconds: float, megabytes: int | None) -> Job:
    match = table.match
    assert match is not None
    seat = table.acting()
    fresh, heard = told.news(table)
    return Job(
        table=table.id,
        game=match.game.id,
        rules=match.game.rules_version,
        seat=seat,
        bot=table.bot_to_act(),
        seed=seed,
        fresh=fresh,
        heard=heard,
        view=View(match.game, match.state, seat).plain_state(),
        seconds=seconds,
        megabytes=megabytes,
    )


def bot_order(table: Table, answer: int) -> PlayOrder:
    """What the bot that is asked has chosen, as an order."""
    # People cannot send such ids, so nobody can use up a bot's beforehand.
    command_id = f"~bot/{table.seq + 1}"
    move = Move(table.id, table.acting(), command_id, table.seq, bot=table.bot_to_act())
    return PlayOrder(move, answer)


def make_hint_job(
    match: Match, fixed: int, _told: Told, _seed: int, seconds: float, megabytes: int | None
) -> HintJob:
    """For whoever is asked. The seed is `fixed`: who asks again hears the same."""
    return HintJob(
        game=match.game.id,
        rules=match.game.rules_version,
        view=View(match.game, match.state, match.acting()).plain_state(),
        seed=fixed,
        seconds=seconds,
        megabytes=megabytes,
    )


def hint(job: HintJob, budget: Budget, adviser: str = "") -> Hinted:
    view = View.load(find(job.game, job.rules), job.view)
    found = advise(view, job.seed, budget, adviser)
    answers = [
        HintedAnswer(
            advice.answer,
            advice.share,
            advice.margin,
            [_told(one) for one in advice.reasons],
        )
        for advice in found
    ]
    steps = row(view, job.seed, found[0].answer)
    return Hinted(answers, [HintStep(step.about, step.answer) for step in steps])


def make_review_job(
    replay: Replay,
    ply: int,
    limit: float,
    _told: Told,
    _seed: int,
    seconds: float,
    megabytes: int | None,
) -> ReviewJob:
    """`limit` are the seconds that one choice may take."""
    entry, game = replay.match.entries[ply], replay.match.game
    return ReviewJob(
        game=game.id,
        rules=game.rules_version,
        view=View(game, replay.position(ply), entry.seat).plain_state(),
        ply=ply,
        chosen=entry.answer,
        rest=rest_of(replay.match, ply),
        seconds=min(limit, seconds),
        megabytes=megabytes,
    )


def review(job: ReviewJob, budget: Budget) -> Reviewed:
    view = View.load(find(job.game, job.rules), job.view)
    return Reviewed(reviewed_choice(job.ply, judge(view, job.chosen, budget, job.rest)))


def reviewed_choice(ply: int, found: Choice) -> ReviewedChoice:
    fall = round(found.fall, 4)  # what is told as nothing has nothing better beside it
    return ReviewedChoice(
        ply,
        found.seat,
        found.kind,
        [round(share, 4) for share in found.shares],
        fall,
        _reviewed(found.chosen),
        _reviewed(found.best) if fall > 0 else None,
        [_told(one) for one in found.reasons],
    )


def _told(reason: Reason) -> ToldReason:
    return ToldReason(reason.code, reason.seat, reason.args)


def _reviewed(option: Option) -> ReviewedAnswer:
    parts = [LaidPart(part.word, part.args) for part in option.parts]
    return ReviewedAnswer(option.word, option.target, option.args, round(option.share, 4), parts)


class Thinkers:
    """The bots that sit at tables, each with what it remembers."""

    def __init__(self) -> None:
        self._seated: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def think(self, job: AnyJob, budget: Budget) -> Reply:
        if isinstance(job, HintJob):
            return hint(job, budget)
        if isinstance(job, ReviewJob):
            return review(job, budget)
        return Chosen(self.choose(job, budget))

    def choose(self, job: Job, budget: Budget) -> int:
        game = find(job.game, job.rules)
        key = (job.table, job.seat, job.bot)
        bot = self._seated.pop(key, None)
        if bot is None or job.fresh:
            bot = bots.find(job.bot, job.seed).sit(game, job.seat)
        self._seated[key] = bot
        while len(self._seated) > SEATED_KEPT:
            self._seated.popitem(last=False)
        for other in islice(reversed(self._seated.values()), AWAKE, AWAKE + 1):
            other.forget()
        for one in job.heard:
            bot.hear(Heard(one.seat, one.kind, one.word, one.events))
        return bot.think(View.load(game, job.view), budget).answer
