"""El Paso: what locations, train cards and the questions that follow offer, worked out once more
from what is printed."""

from __future__ import annotations

import random

import pytest

from tests.properties.elpaso_tables import rich
from tests.properties.readings import Moment, Plain, by_id, cards_of, played
from tests.properties.test_gwt_elpaso_read_again import (
    ASIDES,
    BUILDINGS,
    CATTLE,
    OPTIONS,
    TITLE,
    TRAINS,
    WORKERS,
    can_pay,
    sites_for,
)

GAMES = 3
FULL = 4  # certificates
JOKER_MORE = 4
PRINTED = {**by_id(TITLE, "neutral_buildings"), **BUILDINGS, **TRAINS}
SHUNNED = ("done", "bonus_", "aux_dollar", "aux_card", "el_paso")  # so that games get somewhere


def word_of(action: str) -> str:
    return action.replace(" -> ", " for ").replace(" ", "_")


# -- what a location offers -----------------------------------------------------------------------
class Visit:
    """What was done of a building or a train card, and who was hired there."""

    def __init__(self) -> None:
        self.used: set[int] = set()
        self.has_begun = False
        self.aux = False
        self.hired = ""
        self.first_aux = ""  # of two

    def heard(self, moment: Moment) -> None:
        """What an answer to a question of the visit changes."""
        if moment.asked == "hire" and moment.word in WORKERS:
            self.hired = moment.word
        if moment.asked == "aux" and moment.word not in ASIDES:
            self.first_aux = moment.word


def slots_of(tile: str) -> list[list[str]]:
    """The printed actions; between two of one slot stands a slash. After the last draw no tile is
    used any more."""
    return [action.split(" | ") for action in PRINTED[tile]["actions"]] if tile else []


def held(player: Plain, what: str) -> bool:
    hand = [card for card, count in player["hand"].items() if count]
    if what == "value_2":
        return any(CATTLE[card]["value"] == 2 for card in hand)
    return what in hand if what in CATTLE else bool(hand)


def hires(position: Plain, player: Plain, shown: str, price: int, but: str = "") -> set[str]:
    prices = dict.fromkeys(WORKERS, price) | {"joker": price + JOKER_MORE}
    return {
        worker
        for worker, cost in prices.items()
        if shown in ("any", worker) or worker == "joker"
        if position["piles"].get(worker) and cost <= player["dollars"] and worker != but
    }


def tiles_on_offer(position: Plain, sort: str) -> set[str]:
    found: set[str] = set()
    for name, row in (("objective", "objectives"), ("bonus", "bonuses")):
        if sort in (name, "any"):
            found |= {tile for tile in position[f"open_{row}"] if tile}
            found |= {f"{name}_stack"} if sum(position[row].values()) else set()
    return found


def can_do(action: str, moment: Moment, visit: Visit) -> bool:
    position, player = moment.before, moment.player
    verb, *rest = action.split(" ")
    if " -> " in action:
        price, reward = action.split(" -> ")
        is_met = can_do(price, moment, visit)
        return is_met and can_do(reward, moment, visit)
    match verb:
        case "pay":
            return bool(player["dollars"] >= int(rest[0]))
        case "discard" | "remove":
            return held(player, rest[0])
        case "remove_cards" | "sell_for_double":
            return held(player, "any")
        case "certificate":
            return bool(player["certificates"] < FULL)
        case "hire":
            return bool(hires(position, player, rest[0], int(rest[1])))
        case "hire_second":
            return bool(
                visit.hired and hires(position, player, "any", int(rest[0]), but=visit.hired)
            )
        case "tile":
            return bool(tiles_on_offer(position, rest[0]))
        case "gain_cattle":
            return bool(position["piles"].get(rest[0]))
        case "buy_cattle":
            rows = [(card, row["cowboys"]) for card, row in CATTLE.items() if "cowboys" in row]
            there = [n for card, n in rows if position["piles"].get(card)]
            return any(can_pay(player, "cowboy", n, 2 * n) for n in there)
        case "train":
            return can_pay(player, "engineer", 1, 2)
        case "build":
            return any(sites_for(position, moment.seat, number) for number in range(1, 7))
    return True  # money, tokens, moves and an auxiliary action can always be had


def auxiliaries(player: Plain) -> set[str]:
    open_to = {"dollar"}
    if cards_of(player, "deck", "discard"):
        open_to.add("card")
    if "aux_certificate" in player["cleared"] and player["certificates"] < FULL:
        open_to.add("certificate")
    if "aux_remove" in player["cleared"] and held(player, "any"):
        open_to.add("remove")
    return open_to


def is_rivals(moment: Moment) -> bool:
    tile = moment.before["tiles"].get(moment.about["node"], "")
    return "@" in tile and not tile.endswith(f"@{moment.seat}")


def to_do(moment: Moment, visit: Visit) -> set[str]:
    """The answers at a location, or with a train card, but for asides."""
    tile = moment.about.get("tile", "")
    if not tile:  # asked where something could be spent
        return {"done"} if moment.offered & {"exchange", "bonus_joker", "bonus_engineer"} else set()
    is_train = tile.startswith("train")
    found = {"done"} if visit.has_begun or is_train else set()
    if not visit.has_begun and not is_train:
        found |= {f"aux_{aux}" for aux in auxiliaries(moment.player)}
    if visit.aux or (is_rivals(moment) and not is_train):
        return found
    for slot, actions in enumerate(slots_of(tile)):
        if slot not in visit.used:
            found |= {word_of(a) for a in actions if can_do(a, moment, visit)}
    return found


def note(moment: Moment, visit: Visit) -> None:
    """Remember what was done."""
    if moment.word in ASIDES or moment.word == "done":
        return
    visit.has_begun = True
    visit.first_aux = ""
    visit.aux = visit.aux or (moment.word.startswith("aux_") and moment.word != "aux_two")
    for slot, actions in enumerate(slots_of(moment.about.get("tile", ""))):
        if slot not in visit.used and moment.word in [word_of(action) for action in actions]:
            visit.used.add(slot)
            return


# -- what the questions after it offer ------------------------------------------------------------
def to_hire(moment: Moment, last: Moment, visit: Visit) -> set[str]:
    """By the icon that led here; a reward may be declined."""
    icon = last.word.split("_")
    if icon[:2] == ["hire", "second"]:
        return hires(moment.before, moment.player, "any", int(icon[2]), but=visit.hired)
    if icon[0] == "hire":
        return hires(moment.before, moment.player, icon[1], int(icon[2]))
    return {"no", *hires(moment.before, moment.player, "any", 0)}


def to_answer(moment: Moment, last: Moment, visit: Visit) -> set[str] | None:
    """The answers to other questions, or None where this reading is silent."""
    player = moment.player
    match moment.asked:
        case "hire":
            return to_hire(moment, last, visit)
        case "train":
            return {str(n) for n in range(1, 5) if can_pay(player, "engineer", n, 2 * n)}
        case "tile":
            return tiles_on_offer(moment.before, moment.about["sort"])
        case "aux":
            first = visit.first_aux
            return auxiliaries(player) - {first} | {"done"} if first else auxiliaries(player)
        case "remove_card":
            hand = {card for card, count in player["hand"].items() if count}
            return {"criollo"} if last.word == "remove_criollo" else hand
    return None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered(seats: int) -> None:
    for seed in range(GAMES):
        last: Moment | None = None  # without asides and what they ask
        visits = {False: Visit(), True: Visit()}  # of a location, and of a train card
        is_train = False
        match = rich(seats, seed, **OPTIONS[seed % len(OPTIONS)])
        for moment in played(match, f"{seats} seats, table {seed}", random.Random(seed), SHUNNED):
            if moment.asked == "act":
                is_train = moment.about.get("tile", "").startswith("train")
                if moment.about["open"] != "rest" or (last is not None and last.asked == "train"):
                    visits[is_train] = Visit()
                visit = visits[is_train]
                assert moment.offered - ASIDES == to_do(moment, visit), moment.name
                note(moment, visit)
            elif last is not None:
                visit = visits[is_train]
                wanted = to_answer(moment, last, visit)
                assert wanted is None or moment.offered - ASIDES == wanted, moment.name
                visit.heard(moment)
            if moment.word not in ASIDES and moment.asked not in ("discard", "jokers"):
                last = moment
