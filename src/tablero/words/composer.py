"""Labels and tips of printed things, composed verb by verb: the one place that does so.

The result is a source of messages like any other; the browser gets it made (`tools/printed.py`).
Each verb has its message `deed-<verb>`; docs/words.md tells how deeds become a sentence.
"""

from __future__ import annotations

from functools import cache

from tablero.core.printed import Deed, Line, Side, Told
from tablero.words.terms import capital
from tablero.words.voice import Voice, title


@cache
def composed(lang: str, game: str) -> str:
    """The messages a title makes from what is printed, as Fluent source."""
    known = title(game)
    if known is None:
        return ""
    composer = Composer(Voice(lang, game))
    return "".join(f"{told.key} = {composer.source(told)}\n" for told in known.told())


class Composer:
    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def source(self, told: Told) -> str:
        """The text, and references to what the position adds to it."""
        begins, ends = (f"{{ {key} }}" if key else "" for key in (told.begins, told.ends))
        return begins + self.told(told) + ends

    def told(self, told: Told) -> str:
        if told.begins:  # the capital is that of the message as a whole
            return " ".join(map(self.line, told.lines))
        return " ".join(capital(self.line(line)) for line in told.lines)

    def line(self, line: Line) -> str:
        action = self.action(line.sides)
        if not line.message:
            return action
        return self._say(line.message, {**line.facts, "action": action})

    def action(self, sides: list[Side]) -> str:
        """The sides of a choice, one after the other."""
        text = ""
        for side in sides:
            told = self.side(side)
            text = self._say("told-or", {"first": text, "second": told}) if text else told
        return text

    def side(self, side: Side) -> str:
        """`discard 1 card for 2 dollars`; where that cannot be said so, `price: reward`."""
        things = [self._part(deed, "thing") for deed in side.rewards]
        listed = self.voice.terms.listed
        if len(side.prices) == 1 and all(things):
            told = self._part(side.prices[0], "for", things=listed(things))
            if told:
                return told
        rewards = listed([self.deed(deed) for deed in side.rewards])
        if not side.prices:
            return rewards
        prices = ", ".join(self.deed(deed) for deed in side.prices)
        return self._say("told-then", {"prices": prices, "rewards": rewards})

    def deed(self, deed: Deed) -> str:
        return self._say(self._key(deed), self._facts(deed))

    def _key(self, deed: Deed) -> str:
        """The message for just this, for what is counted, or for the verb."""
        key = f"deed-{deed.verb}"
        keys = [f"{key}-{deed.what}"] if deed.what else []
        keys += [f"{key}-per"] if self.voice.has(f"per-{deed.what}") else []
        return next(filter(self.voice.has, keys), key)

    def _facts(self, deed: Deed) -> dict[str, str | int]:
        facts: dict[str, str | int] = {"n": deed.n, "what": deed.what, "size": abs(deed.n)}
        facts["sign"] = "plus" if deed.n > 0 else "minus" if deed.n < 0 else "none"
        if self.voice.has(f"per-{deed.what}"):
            facts["per"] = self._say(f"per-{deed.what}", {})
        return facts

    def _part(self, deed: Deed, part: str, **facts: str) -> str:
        """A part of the deed's message; "" where it has none."""
        key = self._key(deed)
        if not self.voice.has_part(key, part):
            return ""
        return self.voice.format(key, {**self._facts(deed), **facts}, part)[0]

    def _say(self, key: str, facts: dict[str, str | int]) -> str:
        return self.voice.format(key, facts)[0]
