"""Says asks, answers, events and reasons in one language, from message keys and facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablero.words.terms import Terms

LANGUAGES = ("en", "ru", "de")

Args = Mapping[str, Any]


class Speaker:
    """One reader's language at one title's table; without a title, the shared words alone."""

    def __init__(self, lang: str, game: str = "", isolate: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = game
        self.terms = Terms(lang, game)
        functions: dict[str, Any] = {
            "TERM": self._term,
            "COUNT": self._count,
            "COUNTS": self._counts,
        }
        self.bundle = FluentBundle([lang], functions, use_isolating=isolate)
        for text in message_files(lang, game):
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

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

    # -- messages ---------------------------------------------------------------------------------
    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, args: Args | None = None) -> str:
        """The message in this language; the key itself where it is missing (tests find those).

        `<key>-bare` is its wording for a reader who was not given all the facts it names.
        """
        given = dict(args or {})
        text, complete = self._format(key, given)
        if not complete and self.has(f"{key}-bare"):
            text, _ = self._format(f"{key}-bare", given)
        return capital(text, str(given.get("player", "")))

    def _named(self, args: Args, names: Sequence[str]) -> dict[str, Any]:
        """The facts with names for seats: those whose key ends in `seat`, unless it is nobody's."""
        return {
            key: self._name(int(value), names) if key.endswith("seat") and value >= 0 else value
            for key, value in args.items()
        }

    def _name(self, seat: int, names: Sequence[str]) -> str:
        """A seat nobody sits at is played by the rules."""
        return names[seat] if seat < len(names) else self.terms.term("automa")

    def _format(self, key: str, args: dict[str, Any]) -> tuple[str, bool]:
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key, False
        text, errors = self.bundle.format_pattern(pattern, args)
        return str(text), not errors

    def _term(self, name: Any, form: str = "", article: str = "", kind: str = "") -> str:
        return self.terms.term(_word(name), form, article, kind)

    def _count(self, n: Any, name: Any, form: str = "") -> str:
        return self.terms.count(int(n), _word(name), form)

    def _counts(self, *pairs: Any, form: str = "") -> str:
        numbers = [int(n) for n in pairs[::2]]
        return self.terms.counts(list(zip(numbers, map(_word, pairs[1::2]), strict=True)), form)


def capital(text: str, name: str = "") -> str:
    """A capital for the first letter, unless the text starts with a player's name."""
    start = 1 if text.startswith("\u2068") else 0  # the isolation mark of the first argument
    if name and text.startswith(name, start):
        return text
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def message_files(lang: str, game: str) -> list[str]:
    """The texts of the message files, the title's own last so that they override.

    A title may part its messages: every file whose name ends in `<language>.ftl` belongs.
    """
    texts = [files("tablero.words").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")]
    folder = files("tablero.games").joinpath(game, "words")
    if game and folder.is_dir():
        own = sorted(folder.iterdir(), key=lambda file: file.name)
        texts += [file.read_text("utf-8") for file in own if file.name.endswith(f"{lang}.ftl")]
    return texts


def _word(value: Any) -> str:
    """An id as the message holds it: a string, or a number that names a thing."""
    return str(getattr(value, "value", value))
