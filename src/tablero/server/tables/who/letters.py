"""Names and chat: letters that hide, turn text around or pass for others."""

from __future__ import annotations

import unicodedata
from typing import Final

from tablero import bots
from tablero.server.tables.told.errors import Refused

NAME_LETTERS = 24
# Control, format (zero-width, bidi, tags), private, surrogate, unassigned, and line separators.
HIDDEN: Final = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
# Shown as nothing although their category says letter, mark or symbol.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
VARIATION: Final = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0), range(0x180B, 0x1810))
MARKS: Final = {"Mn", "Me"}
MARKS_ON_ONE: Final = 3  # pointed Hebrew needs as many; what people stack for fun is more
JOINER = "\u200d"  # holds emoji together; harmless in a line, not in a name

# Letters of other scripts that look like Latin ones, and what they look like. Not all there are
# (UTS 39 has thousands): those of the two scripts our players use beside Latin, and digits.
LOOKS_LIKE: Final = str.maketrans(
    "асеіјорѕухԁһԛԝӏгкмнтвёαβγδεικνορτυχωɡı01358",
    "aceijopsyxdhqwlrkmntbeabydeiknoptuxwgioiesb",
)


def is_hidden(letter: str) -> bool:
    return (
        unicodedata.category(letter) in HIDDEN
        or letter in BLANK
        or any(ord(letter) in some for some in VARIATION)
    )


def is_stacked(text: str) -> bool:
    """More marks on one letter than any language writes."""
    run = 0
    for letter in text:
        run = run + 1 if unicodedata.category(letter) in MARKS else 0
        if run > MARKS_ON_ONE:
            return True
    return False


def clean_name(name: str) -> str:
    """A name others can read as it is, "" for none; Refused for letters that hide something."""
    # Before and after: some letters that hide become others that hide.
    plain = unicodedata.normalize("NFKC", name)
    if any(is_hidden(letter) for letter in name + plain) or is_stacked(plain):
        raise Refused("bad_name")
    shown = " ".join(plain.replace("#", " ").split())[:NAME_LETTERS].strip()
    if name.strip() and not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise Refused("bad_name")  # something was meant, and nothing would be seen
    return shown


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same one cannot be told apart."""
    bare = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", name.casefold())
        if unicodedata.category(letter) not in MARKS
    )
    return "".join(bare.translate(LOOKS_LIKE).replace("l", "i").split())


def person_name(name: str) -> str:
    """A clean name that does not pass for a bot's."""
    shown = clean_name(name)
    if shown and skeleton(shown) in {skeleton(bot) for bot in bots.names()}:
        raise Refused("bad_name")
    return shown


def clean_text(text: str) -> str:
    """A chat line without what hides or turns text; what is left must show something."""
    kept: list[str] = []
    run = 0
    for place, letter in enumerate(text):
        if letter == JOINER and _joins(text, place):
            kept.append(letter)
            continue
        if unicodedata.category(letter) in {"Cc", "Zl", "Zp"}:
            kept.append(" ")
            continue
        run = run + 1 if unicodedata.category(letter) in MARKS else 0
        if run <= MARKS_ON_ONE and (letter == "\ufe0f" or not is_hidden(letter)):
            kept.append(letter)
    line = "".join(kept).strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in line):
        raise Refused("bad_request")
    return line


def _joins(text: str, place: int) -> bool:
    """Between two pictures, as in the emoji of a family."""
    around = (text[place - 1 : place], text[place + 1 : place + 2])
    return all(one and unicodedata.category(one) in {"So", "Sk", "Mn"} for one in around)
