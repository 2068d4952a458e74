"""What the player sees: board, log, question, explanations."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tablero.cli.boards import drawing
from tablero.cli.terminal.talk import Talk
from tablero.core.game import Game, View
from tablero.core.match import Match

LOG_LINES = 14
WIDTH = 100

Ask = dict[str, Any]  # what `core.asked.ask` tells


def doubts(game: Game, talk: Talk) -> str:
    """Whether a title is a beta and how much of it is reconstructed; "" where neither is so."""
    origins = game.provenance()
    doubtful = sum(origin.doubtful for origin in origins)
    told = [talk.speaker.say("ui-beta")] if game.stage == "beta" else []
    if doubtful:
        percent = max(1, round(100 * doubtful / sum(origin.rows for origin in origins)))
        told.append(talk.speaker.say("ui-doubt-share", {"percent": percent}))
    return " · ".join(told)


class Screen:
    def __init__(self, match: Match, talk: Talk, beside: bool) -> None:
        """`beside`: draw on stderr, because stdout is for the result."""
        watched = Console(stderr=beside).is_terminal
        self.console = Console(width=None if watched else WIDTH, highlight=False, stderr=beside)
        self.game = match.game
        self.talk = talk
        self.draw = drawing(match.game.id)
        self.doubt = doubts(match.game, talk)

    def note(self, text: str) -> None:
        self.console.print(Text(text, style="italic"))

    def problem(self, text: str) -> None:
        self.console.print(Text(text, style="bold red"))

    def table(self, match: Match, seat: int, log: list[str]) -> None:
        """The whole board as this seat may see it, with what happened last."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.draw(View(match.game, match.state, seat).plain(), self.talk))
        if self.doubt:
            self.console.print(Text(self.doubt, style="yellow"))
        self.log(log[-LOG_LINES:])

    def log(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(Text(f"  {line}", style="dim"))

    def question(self, match: Match, ask: Ask) -> None:
        name = self.talk.names[ask["seat"]]
        text = Text(f"{name}: ", style="bold cyan")
        text.append(self.talk.ask(ask["kind"], ask["about"]), style="bold")
        self.console.print(text)
        choices = Table.grid(padding=(0, 1))
        for key, answer in offered_keys(ask):
            label = Text(self.talk.answer(ask["kind"], answer["word"], answer["args"]))
            if key != answer["word"]:
                label.append(self.notation(answer["word"]), style="dim")
            choices.add_row(Text(f"{key:>4}", style="bold yellow"), label)
        self.console.print(choices)
        if ask["refused"]:
            told = self.talk.say("not_now", choices=" · ".join(self.refused(ask)))
            self.console.print(Text(f"     {told}", style="dim"))
        self.console.print(Text(self.talk.say("keys"), style="dim"))

    def notation(self, word: str) -> str:
        """What may be typed for an answer; it is English, so only among English words."""
        return f"  {word}" if self.talk.speaker.lang == "en" else ""

    def refused(self, ask: Ask) -> list[str]:
        """What is not possible now, by the numbers that `?` explains."""
        return [
            f"{key} {self.talk.answer(ask['kind'], one['word'], one['label'])}"
            for key, one in refused_keys(ask)
        ]

    def explain(self, ask: Ask, answer: dict[str, Any]) -> None:
        """One choice: what it does, or why it is not allowed."""
        allowed = "code" not in answer
        style = "bold green" if allowed else "bold red"
        args = answer["args"] if allowed else answer["label"]
        label = self.talk.answer(ask["kind"], answer["word"], args)
        self.console.print(Text(f"  {label}{self.notation(answer['word'])}", style=style))
        thing = answer["target"].rpartition(".")[2] or answer["word"]
        self.tip(self.talk.tip_on(ask["kind"], thing), thing)
        if not allowed:
            reason = self.talk.reason(answer["code"], answer["args"])
            told = self.talk.say("why", reason=reason)
            self.console.print(Text(f"      {told}", style="red"))
            return
        for event in answer["preview"]:
            told = self.talk.say("then", event=self.talk.event(event))
            self.console.print(Text(f"      {told}", style="dim"))
        if answer["oneway"]:
            ends = self.talk.say(f"oneway-{answer['bound']}")
            self.console.print(Text(f"      {ends}", style="dim"))

    def several(self, text: str, ask: Ask, found: list[dict[str, Any]]) -> None:
        """What was typed could be more than one answer."""
        kind = ask["kind"]
        words = [
            self.notation(one["word"]).strip() or self.talk.answer(kind, one["word"], one["args"])
            for one in found
        ]
        self.problem(self.talk.say("several", word=text, words=", ".join(words)))

    def tell_of(self, thing: str) -> bool:
        """What something on the board does; False where nothing is known by that name."""
        tip = self.talk.tip(thing)
        if tip:
            self.console.print(Text(f"  {self.talk.speaker.known(thing) or thing}", style="bold"))
            self.tip(tip, thing)
        return bool(tip)

    def tip(self, tip: str, thing: str) -> None:
        """What a thing does, and how sure its figures are."""
        if tip:
            self.console.print(Text(f"      {tip}"))
        if doubt := self.talk.doubt(thing):
            self.console.print(Text(f"      {doubt}", style="yellow"))

    def scores(self, match: Match, seat: int) -> None:
        """The score as this seat may know it, row by row."""
        view = View(match.game, match.state, seat)
        state, board = view.state, view.plain()
        shown = Table(box=None)
        shown.add_column("")
        for name in self.talk.names:
            shown.add_column(name, justify="right")
        for row, points in state.score_rows():
            shown.add_row(self.talk.score_row(row), *known(row, points, board))
        total = [Text(value, style="bold") for value in known("score", state.scores(), board)]
        shown.add_row(Text(self.talk.say("total"), style="bold"), *total)
        self.console.print(shown)

    def result(self, match: Match) -> None:
        self.console.print(Text(self.talk.ended_by(match.state.ended_by()), style="bold"))
        self.scores(match, 0)
        winners = ", ".join(self.talk.names[seat] for seat in match.state.winners())
        self.console.print(Text(f"{self.talk.label('winner')}: {winners}", style="bold green"))


def known(row: str, points: list[int], board: dict[str, Any]) -> list[str]:
    """Points by seat; what the board does not know of a seat is no 0."""
    hidden = [player.get(row, 0) is None for player in board["players"]]
    return ["?" if hidden[seat : seat + 1] == [True] else str(n) for seat, n in enumerate(points)]


Keyed = list[tuple[str, dict[str, Any]]]


def offered_keys(ask: Ask) -> Keyed:
    """What to type for each answer."""
    return _keyed(ask)[: len(ask["answers"])]


def refused_keys(ask: Ask) -> Keyed:
    """The same for what is refused: its numbers go on after what is offered."""
    return _keyed(ask)[len(ask["answers"]) :]


def _keyed(ask: Ask) -> Keyed:
    """Numbers in the order of the list; where words are numbers these themselves, and the rest
    goes on after the greatest."""
    answers = [*ask["answers"], *ask["refused"]]
    last = max((int(one["word"]) for one in answers if one["word"].isdigit()), default=0)
    found: Keyed = []
    for one in answers:
        is_number = one["word"].isdigit()
        last += not is_number
        found.append((one["word"] if is_number else str(last), one))
    return found
