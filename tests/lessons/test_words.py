"""What the coach says: complete in three languages, short, with the same figures in each."""

from __future__ import annotations

import re

import pytest

from tablero.core.registry import games
from tablero.lessons.script import Lesson, lesson_of
from tablero.words import LANGUAGES
from tablero.words.voice import Voice

LESSONS = [lesson for lesson in map(lesson_of, (game.id for game in games())) if lesson]
LONGEST = {"en": 160, "ru": 190, "de": 205}
LONGEST_TITLE = {"en": 28, "ru": 34, "de": 36}

lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game.id)


def keys(lesson: Lesson) -> set[str]:
    wanted = {"lesson-intro"}
    for number in range(len(lesson.steps)):
        step = lesson.step(number)
        says = {"title", "say", "right"} | {way.say for way in step.others}
        says |= {"guess"} if step.guess else set()
        wanted |= {f"lesson-{step.id}-{say}" for say in says}
    return wanted


def for_phones(voice: Voice) -> set[str]:
    """Where things lie that a phone has in another tab; a step may do without."""
    return {key for key in voice.bundle._messages if re.fullmatch(r"lesson-.+-phone", key)}


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@lessons
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_speaks(lesson: Lesson, lang: str) -> None:
    voice = Voice(lang, lesson.game.id)
    for key in sorted(keys(lesson)):
        assert voice.has(key), key
        text, complete = voice.format(key, {})
        assert complete, key
        longest = LONGEST_TITLE if key.endswith("-title") else LONGEST
        assert len(text) <= longest[lang], f"{lang} {key}: {len(text)} characters"


@lessons
def test_nothing_is_said_that_no_step_says(lesson: Lesson) -> None:
    voice = Voice("en", lesson.game.id)
    said = {key for key in voice.bundle._messages if key.startswith("lesson-")}
    assert said - for_phones(voice) == keys(lesson)


@lessons
def test_phones_are_told_where_things_lie(lesson: Lesson) -> None:
    """By the names of their tabs, in every language."""
    told = for_phones(Voice("en", lesson.game.id))
    assert told
    steps = {lesson.step(number).id for number in range(len(lesson.steps))}
    assert {key.removeprefix("lesson-").removesuffix("-phone") for key in told} <= steps
    for lang in LANGUAGES:
        voice = Voice(lang, lesson.game.id)
        assert for_phones(voice) == told
        tabs = [voice.format(f"ui-tab-{tab}", {})[0] for tab in ("me", "market", "players")]
        for key in told:
            text = voice.format(key, {})[0]
            assert any(re.search(rf"[“„«]{tab}[”“»]", text) for tab in tabs), f"{lang} {key}"


@lessons
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_figures_agree(lesson: Lesson, lang: str) -> None:
    english, other = Voice("en", lesson.game.id), Voice(lang, lesson.game.id)
    for key in sorted(keys(lesson)):
        told = figures(english.format(key, {})[0])
        assert figures(other.format(key, {})[0]) == told, f"{lang} {key}"


# Stems, as words change their endings.
TAUGHT = {
    "en": ("bjective", "ertificate"),
    "ru": ("арточки целей|одной цели", "ертификат"),
    "de": ("uftrag", "ertifikat"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["gwt2", "gwt_argentina", "gwt_elpaso"])
def test_who_does_what_is_lit_hears_of_objectives_and_certificates(title: str, lang: str) -> None:
    voice = Voice(lang, title)
    told = [key for key in voice.bundle._messages if re.fullmatch(r"lesson-.+-(say|right)", key)]
    texts = [voice.format(key, {})[0] for key in told]
    for stem in TAUGHT[lang]:
        assert any(re.search(stem, text) for text in texts), stem
