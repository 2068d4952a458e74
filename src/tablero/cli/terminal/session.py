"""One sitting at the terminal: bots move, people are asked, everything is saved."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from tablero import bots
from tablero.bots import Bot, Budget
from tablero.bots.hints import advise
from tablero.cli.entry import INTERRUPTED
from tablero.cli.problem import shown
from tablero.cli.terminal import saves
from tablero.cli.terminal.screen import Ask, Screen, offered_keys, refused_keys
from tablero.cli.terminal.talk import Talk
from tablero.core import asked
from tablero.core.game import View
from tablero.core.match import Match, UndoRefused
from tablero.lessons import wheels

SHOWN = 2  # how often a line of advice for a first game is shown
PREVIEWED = 3  # events that follow from an advised answer
ECHOED = 40  # letters of what was typed and is no choice
HINT_SEED = 1  # who asks again hears the same


class Quit(Exception):
    """The player leaves; the game is saved."""


class Session:
    def __init__(
        self, match: Match, line_up: list[str], lang: str, *, auto: bool, beside: bool
    ) -> None:
        self.match = match
        self.line_up = line_up  # the bot of each seat, "" for a person
        self.bots = {
            seat: bots.find(name, seed=seat + 1).sit(match.game, seat)
            for seat, name in enumerate(line_up)
            if name
        }
        self.auto = auto  # what leaves no choice is answered without asking
        self.talk = Talk(match, lang, self.viewer())
        self.screen = Screen(match, self.talk, beside)
        self.log: list[list[str]] = []  # the lines of each answer played in this sitting
        self.news = 0  # answers since a person last saw the board
        self.shown = False  # the board, in this sitting
        self.file: Path | None = None
        self.has_wheels = False  # a line of advice under the question
        self.advised: Counter[str] = Counter()  # how often each line was shown

    def play(self) -> int:
        """Until the game is over or the player leaves; the exit status."""
        try:
            while not self.match.is_over():
                seat = self.match.state.current_player()
                if seat in self.bots:
                    self.answer(self.chosen_by(self.bots[seat], seat))
                elif self.auto and self.match.is_forced():
                    self.match.play_forced(1)
                    self.tell()
                else:
                    self.person_answers(seat)
        except (Quit, EOFError, KeyboardInterrupt) as left:
            self.file = saves.save(self.match, self.line_up)
            command = f"tablero play {self.match.game.id} --resume"
            self.screen.note("\n" + self.talk.say("saved", command=command))
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
        self.finish()
        return 0

    def finish(self) -> None:
        people = [seat for seat, bot in enumerate(self.line_up) if not bot]
        self.screen.table(self.match, people[0] if people else 0, self.log_lines(self.news))
        self.screen.result(self.match)
        self.file = saves.finish(self.match)
        self.screen.note(self.talk.say("record", file=str(self.file)))

    # -- bots -------------------------------------------------------------------------------------
    def chosen_by(self, bot: Bot, seat: int) -> int:
        return bot.think(View(self.match.game, self.match.state, seat), Budget()).answer

    def answer(self, answer: int) -> None:
        self.match.play(answer)
        self.tell()

    def tell(self) -> None:
        """Bots hear what was answered, and the log tells what came of it."""
        events = self.match.entries[-1].events
        for seat, bot in self.bots.items():
            bot.hear(bots.heard(self.match.entries[-1], seat))
        viewer = self.viewer()
        self.log.append(self.talk.events(events, viewer, self.match.is_over()))
        self.news += 1

    def log_lines(self, answers: int) -> list[str]:
        """What the last `answers` answers brought about."""
        return [line for lines in self.log[len(self.log) - answers :] for line in lines]

    def viewer(self) -> int:
        """Whose eyes the log is written for: the one person here, or nobody's in particular."""
        people = [seat for seat, bot in enumerate(self.line_up) if not bot]
        return people[0] if len(people) == 1 else -1

    # -- people -----------------------------------------------------------------------------------
    def person_answers(self, seat: int) -> None:
        ask = asked.ask(self.match, seat)
        assert ask is not None
        if self.news or self.screen.console.is_terminal or not self.shown:
            self.screen.table(self.match, seat, self.log_lines(self.news))
        self.news = 0
        self.shown = True
        self.screen.question(self.match, ask)
        self.advise_newcomer(seat)
        before = len(self.match.entries)
        while len(self.match.entries) == before:
            self.obey(self.screen.console.input("> ").strip(), ask, seat)
        saves.save(self.match, self.line_up)

    def advise_newcomer(self, seat: int) -> None:
        """The first line that holds and has not been shown twice."""
        view = View(self.match.game, self.match.state, seat)
        found = wheels.advice(view) if self.has_wheels else None
        for line in found.lines if found else []:
            if self.advised[line.key] < SHOWN:
                self.advised[line.key] += 1
                names = self.talk.names
                self.screen.note(self.talk.speaker.wheels(line.key, line.facts, names))
                return

    def obey(self, line: str, ask: Ask, seat: int) -> None:
        """One line of the player: a command or an answer."""
        command, _, rest = line.partition(" ")
        if command in ("q", "quit"):
            raise Quit
        if command in ("?", "help"):
            self.explain(rest.strip(), ask)
        elif command in ("u", "undo"):
            self.undo()
        elif command in ("h", "hint"):
            self.hint(ask, seat)
        elif command in ("l", "log"):
            self.screen.log(self.log_lines(len(self.log)))
        elif command in ("s", "scores"):
            self.screen.scores(self.match, seat)
        elif command in ("b", "board"):
            self.screen.table(self.match, seat, [])
            self.screen.question(self.match, ask)
        elif line:
            self.try_answer(line, ask)

    def hint(self, ask: Ask, seat: int) -> None:
        """The best answers, what each changes, and how often one wins after it."""
        view = View(self.match.game, self.match.state, seat)
        offered = {answer["answer"]: answer for answer in ask["answers"]}
        for advice in advise(view, HINT_SEED, Budget()):
            if advice.share is not None:
                self.screen.note(self.talk.say("share", share=str(round(100 * advice.share))))
            answer = offered[advice.answer]
            shown = answer["preview"][:PREVIEWED]  # what comes of a whole phase the reasons tell
            self.screen.explain(ask, {**answer, "preview": shown})
            called = self.talk.speaker.called(self.talk.names, seat)
            told = [self.talk.speaker.event(event, called) for event in shown]
            for line in self.talk.advice(advice, seat):
                if line not in told:
                    self.screen.note(f"      {line}")

    def try_answer(self, text: str, ask: Ask) -> None:
        for key, answer in offered_keys(ask):
            if text == key or text == answer["word"]:
                self.answer(answer["answer"])
                return
        found = matching(text, ask["answers"])
        if len(found) == 1:
            self.answer(found[0]["answer"])
        elif found:
            self.screen.several(text, ask, found)
        elif refused := by_key(text, ask) or matching(text, ask["refused"]):
            self.screen.explain(ask, refused[0])
        else:
            self.no_choice(text)

    def no_choice(self, text: str) -> None:
        """Of a long line, pasted by mistake, the beginning will do."""
        begins = text if len(text) <= ECHOED else f"{text[:ECHOED]}…"
        self.screen.problem(self.talk.say("no_choice", word=shown(begins)))

    def explain(self, text: str, ask: Ask) -> None:
        """`?` tells all that is offered and refused, `? word` one of them; what is called so on the
        board comes before answers that only begin so, as building B before bonus_tile_2."""
        found = ask["answers"] + ask["refused"]
        is_told = False
        if text:
            offered = [answer for key, answer in offered_keys(ask) if key == text]
            exact = offered or by_key(text, ask) or called(text, found)
            is_told = not exact and self.screen.tell_of(text)
            found = exact or matching(text, found)
        if not found and not is_told:
            self.no_choice(text)
        for answer in found:
            self.screen.explain(ask, answer)

    def undo(self) -> None:
        before = len(self.match.entries)
        try:
            self.match.undo()
            while self.auto and self.match.is_forced():
                self.match.undo()  # else it would be answered at once again
        except UndoRefused as refused:
            self.screen.problem(self.talk.reason(refused.code, {}))
        del self.log[max(0, len(self.log) + len(self.match.entries) - before) :]
        self.news = 0


def by_key(text: str, ask: Ask) -> list[dict[str, Any]]:
    """What is refused under that number."""
    return [answer for key, answer in refused_keys(ask) if key == text]


def called(text: str, answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers whose word is `text`."""
    wanted = text.lower().replace(" ", "_")
    return [answer for answer in answers if answer["word"] == wanted]


def matching(text: str, answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers whose word is `text`, or else begins with it."""
    wanted = text.lower().replace(" ", "_")
    begun = [answer for answer in answers if answer["word"].startswith(wanted)]
    return called(text, answers) or begun
