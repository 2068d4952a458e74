"""El Paso: what every answer of random games costs and brings, reckoned once more from the rows."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.properties.elpaso_tables import rich
from tests.properties.readings import Moment, cards_of, played
from tests.properties.test_gwt_elpaso_offers_read_again import SHUNNED, slots_of, word_of
from tests.properties.test_gwt_elpaso_read_again import (
    ASIDES,
    BUILDINGS,
    CATTLE,
    DISCS,
    OPTIONS,
    POSTS,
    SPACES,
    delivery_value,
    spent_after,
)

GAMES = 8
FULL = 4  # certificates
JOKER_MORE = 4
AT_ONCE = {"post_0": (1, 0, 0), "post_5": (0, 1, 0), "post_10": (0, 1, 0)}  # money, certificates,
AT_ONCE |= {"post_16": (0, 0, 1), "post_20": (2, 0, 0)}  # tokens
OF_TILES = {"cash": (4, 0, 0), "certificates": (0, 2, 0), "tokens": (0, 0, 2)}


# -- what an answer costs and brings --------------------------------------------------------------
class Change:
    def __init__(self) -> None:
        self.dollars = self.certificates = self.tokens = 0
        self.cards: Counter[str] = Counter()

    def add(self, dollars: int, certificates: int, tokens: int) -> None:
        self.dollars += dollars
        self.certificates += certificates
        self.tokens += tokens

    def print_of(self, side: str) -> None:
        """What a printed side without a question of its own costs and brings."""
        for deed in side.split(" -> "):
            verb, *rest = deed.split(" ")
            n = int(rest[-1]) if rest and rest[-1].isdigit() else 0
            if verb in ("dollars", "pay"):
                self.dollars += n if verb == "dollars" else -n
            elif verb == "certificate":
                self.certificates += n
            elif verb == "exchange_token":
                self.tokens += n
            elif verb == "gain_cattle":
                self.cards[rest[0]] += 1


def change_of(moment: Moment, last: Moment | None, spent: int) -> Change:
    """What an answer does at once, `last` being the one that led to the question; `spent`
    certificates were, before a post."""
    change, player, word = Change(), moment.player, moment.word
    asides = {"exchange": (0, 0, -1), "bonus_joker": (2, 0, 0)}
    asides |= {"bonus_engineer": (1, 0, 0), "bonus_builder": (-2, 1, 0)}
    if word in asides:
        change.add(*asides[word])
        return change
    match moment.asked:
        case "move" if word == "el_paso":
            change.dollars = 5
            change.cards["simmental"] = min(moment.before["piles"].get("simmental", 0), 1)
        case "act" if not word.startswith("aux_") and "value_2" not in word:
            sides = [side for slot in slots_of(moment.about.get("tile", "")) for side in slot]
            change.print_of({word_of(side): side for side in sides}.get(word, ""))
        case "act" | "aux":
            aux = word.removeprefix("aux_")
            change.dollars = (3 if "aux_dollar" in player["cleared"] else 1) * (aux == "dollar")
            change.certificates = int(aux == "certificate")
        case "discard" if last is not None and last.word == "discard_value_2_for_dollars_5":
            change.dollars = 5
        case "discard" if last is not None and last.word == "sell_for_double":
            change.dollars = 2 * CATTLE[word]["value"]
        case "remove_card":
            change.cards[word] = -1
        case "hire" if word != "no" and last is not None:
            number = last.word.split("_")[-1]
            price = int(number) if last.word.startswith("hire") else 0
            change.dollars = -price - (JOKER_MORE if word == "joker" else 0)
            change.cards[word] = 1
        case "buy":
            change.dollars = -2 * CATTLE[word]["cowboys"]
            change.cards[word] = 1
        case "train":
            change.dollars = -2 * int(word)
        case "build_on" if last is not None:
            needed = BUILDINGS[f"{last.word}a"]["builders"]
            old = moment.before["tiles"].get(word)
            fewer = BUILDINGS[old.split("@")[0]]["builders"] if old else 0
            change.dollars = -2 * (needed - fewer) - (0 if old else SPACES[word])
        case "tile":
            new = Counter(moment.after["players"][moment.seat]["bonuses"])
            for tile in (new - Counter(player["bonuses"])).elements():
                change.add(*OF_TILES.get(tile, (0, 0, 0)))
        case "post" if word != "no":
            change.certificates = -max(POSTS[word]["value"] - delivery_value(player) - spent, 0)
        case "disc" if last is not None:
            change.dollars = DISCS[word].get("gain", 0) - DISCS[word].get("cost", 0)
            change.add(*AT_ONCE.get(last.word, (0, 0, 0)))
    return change


def check(moment: Moment, last: Moment | None, spent: int) -> None:
    before, after = moment.player, moment.after["players"][moment.seat]
    change = change_of(moment, last, spent)
    certificates = min(before["certificates"] + change.certificates, FULL)
    assert after["dollars"] == before["dollars"] + change.dollars, moment.name
    assert after["certificates"] == certificates, moment.name
    assert after["exchange_tokens"] == before["exchange_tokens"] + change.tokens, moment.name
    owned = cards_of(before, "hand", "deck", "discard", "area")
    owned.update(change.cards)
    assert cards_of(after, "hand", "deck", "discard", "area") == +owned, moment.name


# -- the games ------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_answers_cost_and_bring(seats: int) -> None:
    for seed in range(GAMES):
        previous: Moment | None = None
        last: Moment | None = None  # without asides and what they ask
        spent = 0
        match = rich(seats, seed, **OPTIONS[seed % len(OPTIONS)])
        for moment in played(match, f"{seats} seats, table {seed}", random.Random(seed), SHUNNED):
            check(moment, previous if moment.asked == "discard" else last, spent)
            spent = spent_after(moment, spent)
            previous = moment
            if moment.word not in ASIDES and moment.asked not in ("discard", "jokers"):
                last = moment
