"""Says asks, answers, events and reasons in one language, from message keys and facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablero.words.composer import composed
from tablero.words.terms import MINUS, capital
from tablero.words.voice import Args, Voice, You


class Speaker(Voice):
    """One reader's language at one title's table; without a title, the shared words alone."""

    def __init__(self, lang: str, game: str = "", isolate: bool = False) -> None:
        super().__init__(lang, game, isolate)
        self.add(composed(lang, game))

    def called(self, names: Sequence[str], reader: int) -> list[str]:
        """The players as one of them reads of them; with -1, as everybody else does."""
        you = You(self.terms.term("you"))
        return [you if seat == reader else name for seat, name in enumerate(names)]

    # -- what the table says ----------------------------------------------------------------------
    def ask(self, kind: str, about: Args) -> str:
        """The question that waits."""
        return self.say(f"ask-{kind}", about)

    def answer(self, kind: str, word: str, args: Args, names: Sequence[str] = ()) -> str:
        """The label of an answer: the word's own message, else its group's, else the kind's.

        The group `play` is all words that start with `play_`; `names` are the players by seat.
        """
        group = word.partition("_")[0]
        keys = f"answer-{kind}-{word}", f"answer-{kind}-{group}-all", f"answer-{kind}"
        key = next(filter(self.has, keys), keys[-1])
        return self.say(key, {"word": word, **self._named(args, names)})

    def event(self, event: Args, names: Sequence[str]) -> str:
        """A line of the log; `event` is what `Event.plain` gives, `names` the players by seat."""
        args = self._named(event["args"], names)
        if event["seat"] >= 0:
            args["player"] = self._name(int(event["seat"]), names)
        return self.say(f"log-{event['kind']}", args)

    def wheels(self, key: str, facts: Args, names: Sequence[str]) -> str:
        """A line of advice for a first game."""
        return self.say(f"wheels-{key}", self._named(facts, names))

    def reason(self, code: str, args: Args | None = None) -> str:
        """Why something is not allowed."""
        return self.say(f"reason-{code}", args)

    def ended_by(self, code: str) -> str:
        return self.say(f"ended-{code}")

    def score_row(self, row: str) -> str:
        return self.say(f"score-{row}")

    def tip(self, thing: str) -> str:
        """What a thing on the board does; "" where there is nothing to explain."""
        key = f"tip-{thing}"
        return self.say(key) if self.has(key) else ""

    def term(self, name: str, form: str = "", article: str = "") -> str:
        return self.terms.term(name, form, article)

    def label(self, name: str) -> str:
        """A term that stands alone."""
        return capital(self.terms.term(name))

    def known(self, name: str) -> str:
        """The name of a thing or of a part of the board, "" when the words have none."""
        if name in self.terms.forms:
            return self.label(name)
        if self.has(f"field-{name}"):
            return self.say(f"field-{name}")
        one = f"{name[:-3]}y" if name.endswith("ies") else name.removesuffix("s")
        return capital(self.terms.term(one, "pl")) if one in self.terms.forms else ""

    def figure(self, name: str) -> str:
        """What a player has so many of: a piece that happens to be called the same comes last."""
        one = name.removesuffix("s")
        if self.has(f"field-{name}"):
            return self.say(f"field-{name}")
        if one != name and one in self.terms.forms:
            return capital(self.terms.term(one, "pl"))
        return self.known(name)

    def why(self, code: str, seat: int, args: Args, names: Sequence[str]) -> str:
        """What sets an advised answer apart from the others; "" where the words have no name for
        its figure."""
        facts: dict[str, Any] = {key: _counted(key, value) for key, value in args.items()}
        if "name" in args:
            facts["label"] = self.figure(str(args["name"]))
            if not facts["label"]:
                return ""
        if "event" in args:
            event = {"kind": args["event"], "seat": seat, "args": args}
            facts = {"certain": args["certain"], "told": self.event(event, names)}
        elif seat >= 0:
            facts["player"] = self._name(seat, names)
        return self.say(f"why-{code}", facts)

    # -- messages ---------------------------------------------------------------------------------
    def say(self, key: str, args: Args | None = None) -> str:
        """The message in this language; the key itself where it is missing (tests find those).

        `<key>-bare` is its wording for a reader who was not given all the facts it names; it may
        have a barer one.
        """
        given = dict(args or {})
        text, complete = self.format(key, given)
        while not complete and self.has(f"{key}-bare"):
            key = f"{key}-bare"
            text, complete = self.format(key, given)
        player = given.get("player", "")
        return capital(text, "" if isinstance(player, You) else str(player))

    def _named(self, args: Args, names: Sequence[str]) -> dict[str, Any]:
        """The facts with names for seats: those whose key ends in `seat`, unless it is nobody's."""
        return {
            key: self._name(int(value), names) if key.endswith("seat") and value >= 0 else value
            for key, value in args.items()
        }

    def _name(self, seat: int, names: Sequence[str]) -> str:
        """A seat nobody sits at is played by the rules."""
        return names[seat] if seat < len(names) else self.terms.term("automa")


# Numbers of a reason that choose its wording; the others are read, with the sign of our texts.
CHOOSING = ("certain",)


def _counted(key: str, value: Any) -> Any:
    if isinstance(value, int) and key not in CHOOSING:
        return f"{MINUS}{-value}" if value < 0 else str(value)
    return value
