"""Printed actions in words: composed verb by verb, in the right case and number."""

from __future__ import annotations

import pytest

from tablero.core.game import Game
from tablero.core.printed import Deed, Side
from tablero.games.gwt2.printed import GRAMMAR
from tablero.words import LANGUAGES, Speaker
from tablero.words.composer import Composer
from tablero.words.voice import Voice, message_files
from tests.words.reading import GAMES, NUMBERS, games, languages, readable

SAID = [
    (
        "discard criollo -> certificate 1 + dollars 5",
        "discard 1 Criollo for 1 certificate and 5 dollars",
        "сбросить 1 креольскую и получить 1 сертификат и 5 долларов",
        "1 Criollo abwerfen und 1 Zertifikat und 5 Dollar erhalten",
    ),
    (
        "discard any_cattle -> exchange_token 2 + objective hand",
        "discard 1 cattle card for 2 exchange tokens and an objective card to your hand",
        "сбросить 1 карточку скота и получить 2 жетона обмена и карточку цели на руку",
        "1 Rinderkarte abwerfen und 2 Tauschplättchen und eine Auftragskarte auf die Hand erhalten",
    ),
    (
        "pay 1 & engine_back 2 -> dollars 1 + remove_cards 3",
        "pay 1 dollar, engine 2 spaces back: gain 1 dollar and remove up to 3 cards from the game",
        "заплатить 1 доллар, паровоз на 2 клетки назад: получить 1 доллар и убрать до 3 карточек из игры",  # noqa: E501
        "1 Dollar zahlen, Lok 2 Felder zurück: 1 Dollar nehmen und bis zu 3 Karten aus dem Spiel entfernen",  # noqa: E501
    ),
    (
        "discard same_breed_pair -> engine 21",
        "discard 2 cards of one breed: engine forward, up to 21 spaces",
        "сбросить 2 карточки одной породы: паровоз вперёд, до 21 клетки",
        "2 Karten einer Rinderart abwerfen: Lok vorwärts, bis zu 21 Felder",
    ),
    (
        "dollars_per own_upgraded_station 1 | move_herder 1",
        "gain 1 dollar per station you have upgraded, or move the herder 1 step",
        "получить по 1 доллару за каждую улучшенную вами станцию или передвинуть пастуха на 1 шаг",
        "1 Dollar je von dir ausgebautem Bahnhof nehmen oder Viehtreiber 1 Schritt bewegen",
    ),
    (
        "hire -5",
        "hire a worker for 5 dollars less",
        "нанять рабочего на 5 долларов дешевле",
        "Arbeiter für 5 Dollar weniger einstellen",
    ),
]


@pytest.mark.parametrize(("text", "en", "ru", "de"), SAID, ids=[row[0] for row in SAID])
def test_an_action_is_said_in_three_languages(text: str, en: str, ru: str, de: str) -> None:
    sides = GRAMMAR.sides(text)
    told = [Composer(Voice(lang, "gwt2")).action(sides) for lang in LANGUAGES]
    assert [each.replace("\u00a0", " ") for each in told] == [en, ru, de]


@languages
def test_every_verb_reads_well_with_every_number(lang: str) -> None:
    composer = Composer(Voice(lang, "gwt2"))
    for verb in GRAMMAR.verbs.values():
        for what in ["", *verb.words, *verb.things]:
            for n in NUMBERS:
                deed = Deed("", verb.name, what, n)
                if "what" in verb.takes and not what and verb.takes != "n or what":
                    continue
                readable(lang, verb.name, composer.deed(deed))
                price = Deed("", "discard", "criollo", 0)
                readable(lang, verb.name, composer.side(Side("", "", [price], [deed])))


@games
@languages
def test_every_composed_text_reads_well(game: Game, lang: str) -> None:
    speaker = Speaker(lang, game.id)
    for told in game.told():
        text = speaker.say(told.key)
        readable(lang, told.key, text)
        assert not any(start in text for start in ("deed-", "told-", "per-", told.key)), text
        if not told.key.startswith("option-"):
            assert text.endswith(".") == told.key.startswith(("tip-", "note-")), text


@games
@languages
def test_every_message_for_printed_things_is_used(game: Game, lang: str) -> None:
    """A sentence nobody asks for is a leftover of a word that went."""
    family = [title for title in GAMES if title is game or game.family == title.family != ""]
    lines = {line.message for title in family for told in title.told() for line in told.lines}
    kept = {"told-or", "told-then", "told-action"}
    for source in message_files(lang, game.id)[1:]:
        for row in source.splitlines():
            key = row.partition(" =")[0]
            if key.startswith("told-") and row.startswith(key + " ="):
                assert key in lines or key in kept, key


def test_there_is_something_to_compose() -> None:
    assert all(len(game.told()) > 20 for game in GAMES)


POSTS = [
    (
        "post_7",
        0,
        "Trading post 7: take an objective tile",
        "Торговый пост 7: взять жетон цели",
        "Handelsposten 7: Auftragsplättchen nehmen",
    ),
    (
        "post_10",
        2,
        "Trading post 10: 2 victory points, gain 1 certificate; costs 2 certificates",
        "Торговый пост 10: 2 победных очка, получить 1 сертификат; потратить 2 сертификата",
        "Handelsposten 10: 2 Siegpunkte, 1 Zertifikat nehmen; kostet 2 Zertifikate",
    ),
    (
        "post_18",
        0,
        "Trading post 18: 12 victory points",
        "Торговый пост 18: 12 победных очков",
        "Handelsposten 18: 12 Siegpunkte",
    ),
]


@pytest.mark.parametrize(("post", "spent", "en", "ru", "de"), POSTS, ids=[row[0] for row in POSTS])
def test_a_trading_post_tells_what_it_brings(
    post: str, spent: int, en: str, ru: str, de: str
) -> None:
    """Its points and its reward as printed, and what the position adds: certificates."""
    facts = {"post": post, "certificates": spent}
    told = [Speaker(lang, "gwt_elpaso").answer("post", post, facts) for lang in LANGUAGES]
    assert [each.replace("\u00a0", " ") for each in told] == [en, ru, de]


def test_a_post_that_is_refused_tells_what_it_would_bring() -> None:
    told = Speaker("en", "gwt_elpaso").answer("post", "post_10", {"post": "post_10"})
    assert told.replace("\u00a0", " ") == "Trading post 10: 2 victory points, gain 1 certificate"


DISCS = [
    (
        "aux_card",
        "none",
        "Auxiliary action 3 (upgraded): exchange a card up to 2 times",
        "Вспомогательное действие 3 (улучшено): обменять карточку, не больше 2 раз",
        "Hilfsaktion 3 (verbessert): bis zu 2-mal eine Karte tauschen",
    ),
    (
        "aux_remove",
        "some",
        "Auxiliary action 4 (available): remove a card from the game; −3 dollars",
        "Вспомогательное действие 4 (доступно): убрать карточку из игры; −3 доллара",
        "Hilfsaktion 4 (verfügbar): eine Karte aus dem Spiel entfernen; −3 Dollar",
    ),
    (
        "hand_limit",
        "some",
        "Hand limit +1; −3 dollars",
        "Лимит карточек на руке +1; −3 доллара",
        "Handkartenlimit +1; −3 Dollar",
    ),
]


@pytest.mark.parametrize(("disc", "worth", "en", "ru", "de"), DISCS, ids=[row[0] for row in DISCS])
def test_a_disc_tells_what_its_space_opens(
    disc: str, worth: str, en: str, ru: str, de: str
) -> None:
    facts = {"disc": disc, "worth": worth, "dollars": -3, "points": 0}
    told = [Speaker(lang, "gwt_elpaso").answer("disc", disc, facts) for lang in LANGUAGES]
    assert [each.replace("\u00a0", " ") for each in told] == [en, ru, de]
