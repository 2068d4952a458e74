"""Questions, answers, reasons and events in the player's language."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentResource

from tablero.bots.hints import Advice
from tablero.bots.reasons import Reason
from tablero.core.kinds import Event
from tablero.core.match import Match
from tablero.words import Speaker
from tablero.words.terms import capital

# What is printed of a title names its doubtful pieces, and all that no printed copy confirmed.
DOUBTS = {"doubtful": "ui-doubt-reconstructed", "unconfirmed": "ui-doubt-unconfirmed"}


class Talk:
    """Wording for one table. Where a message is missing the engine's own words are shown."""

    def __init__(self, match: Match, lang: str, reader: int = -1) -> None:
        """`reader` is the one seat that reads here: its deeds are told as yours."""
        self.speaker = Speaker(lang, match.game.id)
        self.printed: dict[str, Any] = match.game.printed()
        ruled = int(match.state.seats) - len(match.names)  # seats that the rules play
        self.names = [*match.names, *[self.speaker.term("automa")] * ruled]
        self.called = self.speaker.called(self.names, reader)
        own = (files("tablero.cli") / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
        self.speaker.bundle.add_resource(FluentResource(own))

    def say(self, key: str, **facts: str) -> str:
        """A sentence of the terminal itself."""
        return self.speaker.say(f"cli-{key}", facts)

    def ask(self, kind: str, about: Mapping[str, Any]) -> str:
        return self._said(f"ask-{kind}", self.speaker.ask(kind, about), kind)

    def answer(self, kind: str, word: str, args: Mapping[str, Any]) -> str:
        text = self.speaker.answer(kind, word, args, self.called)
        return self._said(f"answer-{kind}", text, word)

    def reason(self, code: str, args: Mapping[str, Any]) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in args.items())
        plain = f"{code} ({facts})" if facts else code
        return self._said(f"reason-{code}", self.speaker.reason(code, args), plain)

    def event(self, event: Mapping[str, Any]) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in event["args"].items() if value != 0)
        who = self.names[event["seat"]] + ": " if event["seat"] >= 0 else ""
        plain = f"{who}{event['kind']} {facts}".rstrip()
        return self._said(f"log-{event['kind']}", self.speaker.event(event, self.called), plain)

    def events(self, events: list[Event], viewer: int, over: bool = False) -> list[str]:
        return [self.event(event.plain(viewer, over)) for event in events]

    def advice(self, advice: Advice, seat: int) -> list[str]:
        """Why a bot advises an answer: what sets it apart from the others, and the lead at the end
        where that can be told."""
        lines = self.reasons(advice.reasons, seat)
        if advice.margin is not None:
            points = round(abs(advice.margin))
            key = "level" if points == 0 else "leads" if advice.margin > 0 else "trails"
            lines.append(self.speaker.say(f"ui-hint-{key}", {"n": points}))
        return lines

    def reasons(self, reasons: list[Reason], seat: int) -> list[str]:
        """Each in a line, told to the player at that seat."""
        called = self.speaker.called(self.names, seat)
        said = [self.speaker.why(one.code, one.seat, one.args, called) for one in reasons]
        return [line for line in said if line]

    def term(self, name: str, form: str = "") -> str:
        return self.speaker.term(name, form)

    def label(self, name: str) -> str:
        """A term that stands alone."""
        return self.speaker.label(name)

    def labels(self, name: str) -> str:
        """The same over several of it."""
        return capital(self.speaker.term(name, "pl"))

    def tip(self, thing: str) -> str:
        return self.speaker.tip(thing)

    def tip_on(self, kind: str, thing: str) -> str:
        """What the thing does that is chosen here: a word may name a good and its plantation."""
        return self.tip(f"{kind}-{thing}") or self.tip(thing)

    def doubt(self, thing: str) -> str:
        """That a figure of a piece is reconstructed, or that it is our reading alone; "" where
        neither is so."""
        for level, told in DOUBTS.items():
            if thing in self.printed.get(level, []):
                return self.speaker.say(told)
        return ""

    def score_row(self, row: str) -> str:
        return self._said(f"score-{row}", self.speaker.score_row(row), row)

    def ended_by(self, code: str) -> str:
        return self._said(f"ended-{code}", self.speaker.ended_by(code), code)

    @staticmethod
    def _said(key: str, text: str, plain: str) -> str:
        """`text`, unless the speaker could only repeat the key."""
        return plain.replace("_", " ") if text.lower() == key.lower() else text
