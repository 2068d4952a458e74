"""The messages of one language at one title's table, with their terms."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablero.core import registry
from tablero.core.game import Game
from tablero.words.terms import Terms

LANGUAGES = ("en", "ru", "de")

Args = Mapping[str, Any]


class You(str):
    """The reader among the players: what a message calls them in the basic form."""

    __slots__ = ()


class Voice:
    """Messages by key, as they are written; without a title, the shared ones alone."""

    def __init__(self, lang: str, game: str = "", isolate: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = game
        self.terms = Terms(lang, game)
        self.names = made_names(self.terms, game)
        functions: dict[str, Any] = {
            "TERM": self._term,
            "COUNT": self._count,
            "COUNTS": self._counts,
            "WHO": self._who,
            "VERB": self._verb,
        }
        self.bundle = FluentBundle([lang], functions, use_isolating=isolate)
        for text in message_files(lang, game):
            self.add(text)

    def add(self, source: str) -> None:
        """More messages; those with a known key take its place."""
        self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def format(self, key: str, args: Args, part: str = "") -> tuple[str, bool]:
        """The message, or one of its parts, and whether every fact it names was given.

        The key itself where there is no such message (tests find those).
        """
        if not self.has(key):
            return key, False
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            return key, False
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        return str(text), not errors

    def has_part(self, key: str, part: str) -> bool:
        return self.has(key) and part in self.bundle.get_message(key).attributes

    def _term(self, name: Any, form: str = "", article: str = "", kind: str = "") -> str:
        return self.terms.term(_word(name), form, article, kind)

    def _count(self, n: Any, name: Any, form: str = "") -> str:
        return self.terms.count(int(n), _word(name), form)

    def _counts(self, *pairs: Any, form: str = "") -> str:
        numbers = [int(n) for n in pairs[::2]]
        return self.terms.counts(list(zip(numbers, map(_word, pairs[1::2]), strict=True)), form)

    def _who(self, player: Any, form: str = "") -> str:
        return self.terms.term("you", form) if isinstance(player, You) else str(player)

    @staticmethod
    def _verb(player: Any, theirs: str, yours: str) -> str:
        return yours if isinstance(player, You) else theirs


def title(name: str) -> Game | None:
    """The title of that name; None where there is none, and for the screens before a table."""
    try:
        return registry.find(name) if name else None
    except registry.UnknownGame:
        return None


def made_names(terms: Terms, game: str) -> dict[str, dict[str, str]]:
    """Adds the names that a title makes from what is printed."""
    known = title(game)
    made = known.named() if known else []
    return {each.name: terms.name(each.name, each.term, each.counts) for each in made}


def message_files(lang: str, game: str) -> list[str]:
    """The texts of the message files: shared, of the title's family and its storey, its own,
    which override."""
    texts = [files("tablero.words").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")]
    for name in (*shared_folders(title(game)), game):
        texts += files_of(lang, name).values()
    return texts


def shared_folders(game: Game | None) -> list[str]:
    """Where words lie that a title has in common with others: its family, and its storey there."""
    if game is None or not game.family:
        return []
    return [game.family, f"{game.family}/{game.storey}"] if game.storey else [game.family]


def files_of(lang: str, name: str) -> dict[str, str]:
    """The message files of one title, family or storey by name, and their texts.

    It may part its messages: every file whose name ends in `<language>.ftl` belongs.
    """
    folder = files("tablero.games").joinpath(name, "words")
    if not name or not folder.is_dir():
        return {}
    own = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in own if file.name.endswith(f"{lang}.ftl")}


def _word(value: Any) -> str:
    """An id as the message holds it: a string, or a number that names a thing."""
    return str(getattr(value, "value", value))
