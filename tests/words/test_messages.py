"""Every word a title can say has its message in three languages, and every message reads well."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablero.core import asked as asked_of
from tablero.core.game import Game
from tablero.core.kinds import Event
from tablero.core.match import Match
from tablero.core.rng import FastRng
from tablero.server.tables.told import errors
from tablero.words import LANGUAGES, Speaker
from tablero.words.voice import Args, message_files
from tests.words.reading import GAMES, NAMES, NUMBERS, games, languages, readable

COUNTED = ("n", "need", "have")  # the figures among the arguments of shared messages
CORE_REASONS = ("not_offered", "unknown_word", "game_over", "not_your_turn")
UNDO_REASONS = ("nothing_to_undo", "cards_were_drawn", "another_seat_acted")
DECISIONS = 1200  # of each sampled game: beyond the longest Puerto Rico, ample of a trail

Key = tuple[str, str, dict[str, Any]]  # how it is said, what, and with which facts


class Strict(Speaker):
    """A speaker that does not forgive a missing message or fact."""

    def format(self, key: str, args: Args, part: str = "") -> tuple[str, bool]:
        assert self.has(key), f"{self.lang}: no message {key}"
        text, complete = super().format(key, args, part)
        assert complete or self.has(f"{key}-bare"), f"{self.lang}: {key} lacks facts: {args}"
        return text, complete


# -- what is declared ----------------------------------------------------------------------------
def required(game: Game) -> Iterator[tuple[str, ...]]:
    """Keys, each with those that may stand in for it."""
    for kind in game.kinds:
        yield (f"ask-{kind.name}",)
        for word in kind.words:
            group = word.partition("_")[0]
            keys = (word, f"{group}-all")
            yield *(f"answer-{kind.name}-{key}" for key in keys), f"answer-{kind.name}"
    for event in game.event_kinds:
        yield (f"log-{event.name}",)
    for reason in (*game.reasons, *CORE_REASONS, *UNDO_REASONS):
        yield (f"reason-{reason}",)
    for row in game.score_names:
        yield (f"score-{row}",)
    for ending in game.endings:
        yield (f"ended-{ending}",)
    for option in game.options:
        yield (f"option-{option.name}",)
        yield (f"option-{option.name}-help",)
        for choice in option.choices:
            if isinstance(choice, str):
                yield (f"option-{option.name}-{choice}",)


@games
@languages
def test_everything_declared_has_a_message(game: Game, lang: str) -> None:
    speaker = Speaker(lang, game.id)
    missing = [keys[0] for keys in required(game) if not any(map(speaker.has, keys))]
    assert missing == []


@games
@languages
def test_private_facts_have_a_bare_message(game: Game, lang: str) -> None:
    speaker = Speaker(lang, game.id)
    for event in game.event_kinds:
        if event.private:
            assert speaker.has(f"log-{event.name}-bare"), event.name


@games
@languages
def test_a_title_names_itself(game: Game, lang: str) -> None:
    assert Speaker(lang).term(game.id) != game.id


@games
@languages
def test_a_title_says_what_it_is_about(game: Game, lang: str) -> None:
    speaker = Speaker(lang)
    for key in ("about", "length"):
        assert speaker.has(f"ui-{key}-{game.id}"), key
    assert Speaker(lang, game.id).has("goal")


@languages
def test_the_server_refuses_in_words(lang: str) -> None:
    speaker = Speaker(lang)
    assert [code for code in errors.STATUS if not speaker.has(f"reason-{code}")] == []


# -- the files -----------------------------------------------------------------------------------
class Facts(Visitor):
    """The arguments a message names and the messages it is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def sources() -> Iterator[tuple[str, dict[str, list[str]]]]:
    """The files of each title, after those of its family, and the shared one, by language."""
    yield "shared", {lang: message_files(lang, "") for lang in LANGUAGES}
    for game in GAMES:
        yield game.id, {lang: message_files(lang, game.id)[1:] for lang in LANGUAGES}


def messages(text: str) -> dict[str, Facts]:
    found: dict[str, Facts] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts
    return found


def facts_of(key: str, said: dict[str, Facts]) -> set[str]:
    """What a message is told, and the messages it is made of."""
    return said[key].names.union(*(facts_of(part, said) for part in said[key].messages))


def overriding(texts: list[str]) -> dict[str, Facts]:
    """What is said in the end: a later file may say it anew."""
    found: dict[str, Facts] = {}
    for text in texts:
        found |= messages(text)
    return found


@pytest.mark.parametrize(("name", "texts"), list(sources()), ids=lambda value: str(value)[:12])
def test_the_three_languages_say_the_same(name: str, texts: dict[str, list[str]]) -> None:
    by_lang = {lang: overriding(files) for lang, files in texts.items()}
    for lang in LANGUAGES[1:]:
        assert sorted(by_lang[lang]) == sorted(by_lang["en"]), f"{name}: {lang}"
        for key, facts in by_lang[lang].items():
            assert facts.names == by_lang["en"][key].names, f"{name}: {key} in {lang}"
            assert facts.messages == by_lang["en"][key].messages, f"{name}: {key} in {lang}"


@games
@languages
def test_messages_without_facts_read_well(game: Game, lang: str) -> None:
    speaker = Strict(lang, game.id)
    for text in message_files(lang, game.id):
        for key, facts in messages(text).items():
            if not facts.names and not facts.messages:
                readable(lang, key, speaker.say(key))


@languages
def test_shared_messages_read_well(lang: str) -> None:
    speaker = Strict(lang)
    shared = messages(message_files(lang, "")[0])
    for key in shared:
        for n in NUMBERS:
            args = {name: n if name in COUNTED else "Anna" for name in facts_of(key, shared)}
            readable(lang, key, speaker.say(key, args))


@games
@languages
def test_every_answer_has_a_label(game: Game, lang: str) -> None:
    speaker = Strict(lang, game.id)
    for kind in game.kinds:
        for word, args in zip(kind.words, kind.args, strict=True):
            readable(lang, f"{kind.name} {word}", speaker.answer(kind.name, word, args))


@games
@languages
def test_every_word_of_an_event_reads_well(game: Game, lang: str) -> None:
    speaker = Strict(lang, game.id)
    for kind in game.event_kinds:
        for place, (_name, vocabulary) in enumerate(kind.args):
            for word in range(len(vocabulary or [])):
                values = [word if k == place else 0 for k in range(len(kind.args))]
                plain = Event(kind, 0, values).plain(0)
                readable(lang, kind.name, speaker.event(plain, NAMES))


class Subjects(Visitor):
    """Messages in which a player does something in words that fit others alone."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong: list[str] = []

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        parts = node.elements
        for place, part in enumerate(parts):
            if names_player(part) and not fits_you(parts[place + 1 :]):
                self.wrong.append("".join(map(written, parts)))


def names_player(part: Any) -> bool:
    inside = getattr(part, "expression", None)
    return isinstance(inside, ast.VariableReference) and inside.id.name == "player"


def fits_you(rest: list[Any]) -> bool:
    """Nothing is said of what the player does, or a VERB follows before the next dot."""
    if not rest or (isinstance(rest[0], ast.TextElement) and rest[0].value[0] in ".:,)"):
        return True
    verbs = [getattr(part, "expression", None) for part in rest]
    return any(isinstance(v, ast.FunctionReference) and v.id.name == "VERB" for v in verbs)


def written(part: Any) -> str:
    return part.value if isinstance(part, ast.TextElement) else "{}"


@pytest.mark.parametrize(("name", "texts"), list(sources()), ids=lambda value: str(value)[:12])
def test_every_deed_can_be_told_to_whoever_did_it(name: str, texts: dict[str, list[str]]) -> None:
    for lang, files in texts.items():
        for entry in FluentParser().parse("\n".join(files)).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("log-"):
                found = Subjects()
                found.visit(entry)
                assert found.wrong == [], f"{name}: {lang} {entry.id.name}"


@games
@languages
def test_own_deeds_are_told_in_the_second_person(game: Game, lang: str) -> None:
    speaker = Strict(lang, game.id)
    called = speaker.called(NAMES, 0)
    for kind in game.event_kinds:
        plain = Event(kind, 0, [1] * len(kind.args)).plain(0)
        text = speaker.event(plain, called)
        readable(lang, kind.name, text)
        assert NAMES[0] not in text, text
        assert text[0].isupper() or not text[0].isalpha(), text


TAKEN = {"kind": "role_picked", "seat": 0, "args": {"role": "mayor", "doubloons": 2}}
PAID = {"kind": "fee_paid", "seat": 1, "args": {"payee_seat": 0, "dollars": 2, "stop": "a"}}


@pytest.mark.parametrize(
    ("lang", "taken", "paid"),
    [
        ("en", "You take the Mayor and 2 doubloons from the card.", "xXx pays you 2 dollars"),
        ("ru", "Вы выбираете роль: Мэр; 2 дублона с карточки.", "получаете вы."),
        ("de", "Du wählst den Bürgermeister und nimmst 2 Dublonen", "2 Dollar Gebühr an dich"),
    ],
)
def test_you_in_three_languages(lang: str, taken: str, paid: str) -> None:
    puerto_rico, trail = Speaker(lang, "puerto_rico"), Speaker(lang, "gwt2")
    names = trail.called(["Anna", "xXx"], 0)
    assert taken in puerto_rico.event(TAKEN, names).replace("\u00a0", " ")
    assert paid in trail.event(PAID, names).replace("\u00a0", " ")
    assert trail.event(PAID, trail.called(["Anna", "xXx"], -1)).startswith("xXx")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "You get 2 {money} in fees from the bank, as Robo comes by."),
        ("ru", "Вы получаете 2 {money} за проход из банка (идёт Robo)."),
        ("de", "Du erhältst 2 {money} Gebühr von der Bank: Robo kommt vorbei."),
    ],
)
@pytest.mark.parametrize(
    ("title", "figure", "money"),
    [
        ("gwt2", "dollars", {"en": "dollars", "ru": "доллара", "de": "Dollar"}),
        ("gwt_argentina", "pesos", {"en": "pesos", "ru": "песо", "de": "Pesos"}),
    ],
)
def test_an_automa_pays_no_fee_the_bank_does(
    title: str, figure: str, money: dict[str, str], lang: str, told: str
) -> None:
    gained = {"kind": "fee_gained", "seat": 0, "args": {figure: 2, "from_seat": 1}}
    speaker = Speaker(lang, title)
    text = speaker.event(gained, speaker.called(["Anna", "Robo"], 0)).replace("\u00a0", " ")
    assert text == told.format(money=money[lang])


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "and take the station master ("),
        ("ru", "и получаете начальника станции ("),
        ("de", "und nimmst den Bahnhofsvorsteher ("),
    ],
)
def test_station_masters_stand_in_the_case_of_their_sentence(lang: str, told: str) -> None:
    for title, master, worker in (
        ("gwt2", "sm_1", "engineer"),
        ("gwt_argentina", "sm_cattle", "maquinista"),
    ):
        speaker = Speaker(lang, title)
        event = {"kind": "master_taken", "seat": 0, "args": {"worker": worker, "master": master}}
        text = speaker.event(event, speaker.called(["Anna", "xXx"], 0))
        assert told in text, text


# -- what is really said -------------------------------------------------------------------------
def sampled(game: Game) -> list[Key]:
    """What random games at every size of table, with and without the options, want to be said."""
    seen: dict[str, Key] = {}
    for run, seats in enumerate(game.seat_counts * 2):
        turned_on = run >= len(game.seat_counts)
        options = {option.name: option.choices[-1 if turned_on else 0] for option in game.options}
        chance = random.Random(run)
        match = Match.start(game, seats, options, FastRng.seeded(run))
        while not match.state.is_over() and len(match.entries) < DECISIONS:
            for key in told(game, match):
                seen.setdefault(repr(key), key)
            answers = match.state.answers()
            events = match.play(chance.choice(answers))
            for event in events:
                for viewer in range(-1, seats):
                    plain = event.plain(viewer)
                    seen.setdefault(repr(plain), ("event", "", plain))
    return list(seen.values())


def told(game: Game, match: Match) -> Iterator[Key]:
    asked = asked_of.ask(match, match.state.current_player(), previews=False)
    assert asked is not None
    kind: Any = asked["kind"]
    about: Any = asked["about"]
    answers: Any = asked["answers"]
    refused: Any = asked["refused"]
    yield "ask", kind, about
    yield "ask", kind, {}
    for answer in answers:
        yield "answer", f"{kind} {answer['word']}", answer["args"]
    for refusal in refused:
        yield "answer", f"{kind} {refusal['word']}", refusal["label"]
        yield "reason", refusal["code"], refusal["args"]
        assert refusal["code"] in game.reasons


@games
def test_what_games_say_reads_well(game: Game) -> None:
    keys = sampled(game)
    assert len(keys) > 100
    for lang in LANGUAGES:
        speaker = Strict(lang, game.id)
        shapes: set[tuple[object, ...]] = set()
        for how, what, args in keys:
            readable(lang, what, say(speaker, how, what, args))
            facts = args["args"] if how == "event" else args
            words = tuple(v for v in facts.values() if isinstance(v, str))
            shape = (how, what, args.get("kind"), words)
            if shape not in shapes:
                shapes.add(shape)
                for n in NUMBERS:
                    readable(lang, what, say(speaker, how, what, with_number(args, n)))


def say(speaker: Speaker, how: str, what: str, args: dict[str, Any]) -> str:
    if how == "event":
        return speaker.event(args, NAMES)
    if how == "answer":
        kind, word = what.split(" ")
        return speaker.answer(kind, word, args, NAMES)
    return speaker.ask(what, args) if how == "ask" else speaker.reason(what, args)


def with_number(args: dict[str, Any], n: int) -> dict[str, Any]:
    """The same facts with every figure turned to `n`; seats stay seats."""
    if "args" in args and "kind" in args:
        return args | {"args": with_number(args["args"], n)}
    return {
        name: n if isinstance(value, int) and not name.endswith("seat") else value
        for name, value in args.items()
    }
