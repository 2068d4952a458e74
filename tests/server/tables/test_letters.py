"""Names and chat lines show what they hold, and no name passes for a bot's."""

import pytest

from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.letters import clean_name, clean_text, person_name

GOOD = [
    "Anna",
    "Борис",
    "José",
    "Zoë 2",
    "李雷",
    "أحمد",
    "Gr\u00fc\u00dfe",
    "Nguyễn Văn",
    "+1",
    "שָׁלוֹם",
]
HIDDEN = [
    "\u3164",  # Hangul filler: a letter that is not seen
    "Anna\u3164",
    "\u2800",  # empty Braille cell
    "An\u034fna",  # grapheme joiner
    "Anna\ufe0f",  # variation selector
    "Anna\U000e0041",  # tag letter
    "An\u200bna",
    "Anna\u202e",
    "\u061cAnna",
    "\uffa0",
    "\u17b4",
    "Z" + "\u0335\u0317\u0310" * 7 + "algo",
    "\u0301",  # a mark on nothing
    "\u00a0\u2003\u3164",
    "\x00",
    "\ue000",
]
LIKE_BOTS = [
    "greedy",
    "Greedy",
    "grееdу",
    "gгееdy",
    "RANDOM",
    "gréedy",
    "rаndоm",
    "ran dom",
    "ɡreedy",
]


@pytest.mark.parametrize("name", GOOD)
def test_honest_names_pass(name: str) -> None:
    assert person_name(name)


@pytest.mark.parametrize("name", HIDDEN)
def test_letters_that_hide_are_refused_in_names(name: str) -> None:
    with pytest.raises(Refused, match="bad_name"):
        clean_name(name)


@pytest.mark.parametrize("name", LIKE_BOTS)
def test_no_name_passes_for_a_bots(name: str) -> None:
    with pytest.raises(Refused, match="bad_name"):
        person_name(name)


def test_no_name_is_no_name() -> None:
    assert person_name("") == ""
    assert person_name("   ") == ""
    assert person_name("  two   words ") == "two words"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("hello", "hello"),
        ("a\u061cb\u200bc\U000e0041d", "abcd"),
        ("\u202eevil", "evil"),
        ("line\nbreak\u2028here", "line break here"),
        ("Z" + "\u0335" * 30, "Z" + "\u0335" * 3),
        ("\u3164x\u2800", "x"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("in\u200dvisible", "invisible"),
    ],
)
def test_chat_is_cleaned(text: str, shown: str) -> None:
    assert clean_text(text) == shown


@pytest.mark.parametrize(
    "text", ["\u3164", "\u200b\u200b", "\u2800", " \u061c ", "\u0301", "\U000e0041"]
)
def test_a_line_that_shows_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_request"):
        clean_text(text)
