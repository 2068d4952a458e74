"""El Paso: what random games offer and score, computed once more from the position."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.properties.readings import (
    Moment,
    Plain,
    by_id,
    cards_of,
    data_rows,
    moments,
    own_tiles,
    reached,
    subsets,
)

TITLE = "gwt_elpaso"
GAMES = 3
CATTLE, WORKERS = by_id(TITLE, "cattle"), by_id(TITLE, "workers")
POSTS, DISCS = by_id(TITLE, "posts"), by_id(TITLE, "discs")
BUILDINGS, TRAINS = by_id(TITLE, "common_buildings"), by_id(TITLE, "trains")
OBJECTIVES, BONUSES = by_id(TITLE, "objectives"), by_id(TITLE, "bonus_tiles")
SPACES = {row["id"]: row["cost"] for row in data_rows(TITLE)["trail"] if row["kind"] == "common"}
WAYS = {
    row["id"]: ["end" if ahead == "arrival" else ahead for ahead in row["next"]]
    for row in data_rows(TITLE)["trail"]
}
OPTIONS = [
    {"building_sides": "a", "train_sides": "front"},
    {"building_sides": "b", "train_sides": "back"},
    {"building_sides": "random", "train_sides": "random", "neutral_buildings": "shuffled"},
]
HIGHEST = max(row["value"] for row in POSTS.values())
ASIDES = {"exchange", "bonus_joker", "bonus_engineer", "bonus_builder"}


# -- what is offered ------------------------------------------------------------------------------
def can_pay(player: Plain, worker: str, count: int, dollars: int) -> bool:
    workers = player["area"].get(worker, 0) + player["area"].get("joker", 0)
    return bool(workers >= count and player["dollars"] >= dollars)


def asides(player: Plain) -> set[str]:
    area = player["area"]
    builder = area.get("builder") and player["dollars"] >= 2 and player["certificates"] < 4
    token = player["exchange_tokens"] and cards_of(player, "deck", "discard").total()
    there = {
        "exchange": token,
        "bonus_joker": area.get("joker"),
        "bonus_engineer": area.get("engineer"),
        "bonus_builder": builder,
    }
    return {word for word, is_there in there.items() if is_there}


def refills(player: Plain, spent: int) -> set[str]:
    """While a post is chosen a certificate may be spent so that a builder brings another."""
    pays = player["area"].get("builder") and player["dollars"] >= 2
    is_short = delivery_value(player) + spent + player["certificates"] < HIGHEST
    return {"bonus_builder"} if pays and player["certificates"] == 4 and is_short else set()


def spent_after(moment: Moment, spent: int) -> int:
    """Certificates spent on a delivery before its post."""
    if moment.asked != "post":
        return spent if moment.asked == "discard" else 0
    return spent + (moment.word == "bonus_builder" and moment.player["certificates"] == 4)


def delivery_value(player: Plain) -> int:
    hand = {card: count for card, count in player["hand"].items() if count}
    again = sorted((CATTLE[card]["value"] for card in Counter(hand).elements()), reverse=True)
    for card in hand:
        again.remove(CATTLE[card]["value"])
    lasting = sum(BONUSES[b].get("certificates", 0) * n for b, n in player["bonuses"].items())
    lasting += "permanent_certificate" in player["cleared"]
    further = player["bonuses"].get("further_card", 0)
    return int(sum(CATTLE[card]["value"] for card in hand) + lasting + sum(again[:further]))


def discs_for(player: Plain, post: str) -> set[str]:
    is_dark = POSTS[post]["corners"] == "black"
    return {
        disc
        for disc, row in DISCS.items()
        if disc not in player["cleared"]
        and (is_dark or row["corners"] == "white")
        and row.get("cost", 0) <= player["dollars"]
    }


def posts_for(player: Plain, spent: int) -> set[str]:
    value = delivery_value(player) + spent
    posts = {
        post
        for post, row in POSTS.items()
        if row["value"] <= value + player["certificates"]
        and (row["repeatable"] or not player["posts"].get(post))
        and discs_for(player, post)
    }
    is_free = any(POSTS[post]["value"] <= value for post in posts)
    return posts if is_free else {*posts, "no"}


def sites_for(position: Plain, seat: int, number: int) -> set[str]:
    player, own = position["players"][seat], own_tiles(position, seat)
    needed = BUILDINGS[f"{number}a"]["builders"]
    sites: set[str] = set()
    for site, cost in SPACES.items() if position["stock"].get(str(number)) else []:
        if site not in position["tiles"]:
            is_open = len(own) < 2 and can_pay(player, "builder", needed, 2 * needed + cost)
        else:
            more = needed - BUILDINGS[own[site]]["builders"] if site in own else 0
            is_open = more > 0 and can_pay(player, "builder", more, 2 * more)
        sites |= {site} if is_open else set()
    return sites


def steps_offered(moment: Moment) -> set[str]:
    """An arrival in El Paso is told by its name."""
    stops = {*moment.before["tiles"], "end"}
    limit = moment.about["steps"] + moment.player["area"].get("cowboy", 0)
    found = reached(moment.player["herder"], WAYS, stops, limit)
    return {"el_paso" if node == "end" else node for node in found}


def expected(moment: Moment, before: Moment | None, spent: int) -> set[str] | None:
    """The answers to a question but for asides, or None where this reading is silent."""
    position, player = moment.before, moment.player
    match moment.asked:
        case "move":
            return steps_offered(moment)
        case "post":
            return posts_for(player, spent)
        case "disc" if before:
            return discs_for(player, before.word)
        case "buy":
            prices = {card: row["cowboys"] for card, row in CATTLE.items() if "cowboys" in row}
            open_to = {card for card, n in prices.items() if can_pay(player, "cowboy", n, 2 * n)}
            return {card for card in open_to if position["piles"].get(card)}
        case "building":
            return {str(n) for n in range(1, 7) if sites_for(position, moment.seat, n)}
        case "build_on" if before:
            return sites_for(position, moment.seat, int(before.word))
    return None


# -- what is scored -------------------------------------------------------------------------------
def units_of(position: Plain, seat: int, cards: Counter[str]) -> list[set[str]]:
    """Everything an objective can ask for, each thing with all that it can stand for."""
    player = position["players"][seat]
    units: list[set[str]] = []
    for card in cards.elements():
        is_market = CATTLE.get(card, {}).get("where") == "market"
        units.append({card, "market_cattle"} if is_market else {card})
    for face in own_tiles(position, seat).values():
        is_large = BUILDINGS[face]["builders"] >= 3
        units.append({"building", "large_building"} if is_large else {"building"})
    for post in Counter(player["posts"]).elements():
        units.append({"disc", "black_disc"} if POSTS[post]["corners"] == "black" else {"disc"})
    return units + [{"bonus_tile"}] * sum(player["bonuses"].values())


def is_met(wanted: list[str], units: list[set[str]]) -> bool:
    """Whether different things can serve all that is wanted."""
    if not wanted:
        return True
    tried: list[set[str]] = []
    for place, unit in enumerate(units):
        if wanted[0] in unit and unit not in tried:
            tried.append(unit)
            if is_met(wanted[1:], units[:place] + units[place + 1 :]):
                return True
    return False


def objective_points(tiles: list[str], units: list[set[str]]) -> int:
    best = 0
    for chosen in subsets(tiles):
        worth = sum(OBJECTIVES[tile]["vp"] for tile in chosen)
        wanted: list[str] = []
        for tile in chosen:
            wanted += Counter(OBJECTIVES[tile]["needs"]).elements()
        if worth > best and is_met(wanted, units):
            best = worth
    return best


def points(position: Plain, seat: int) -> dict[str, int]:
    player, is_sue = position["players"][seat], bool(position["sue"]) and seat == 1
    cards = cards_of(player, "hand", "deck", "discard", "area")
    objectives = objective_points(player["objectives"], units_of(position, seat, cards))
    if is_sue:  # all of hers count as met
        objectives = sum(OBJECTIVES[tile]["vp"] for tile in player["objectives"])
    return {
        "money": 0 if is_sue else player["dollars"] // 5,
        "buildings": sum(BUILDINGS[face]["vp"] for face in own_tiles(position, seat).values()),
        "posts": sum(POSTS[post]["vp"] for post in Counter(player["posts"]).elements()),
        "workers": sum(WORKERS[card]["vp"] for card in cards.elements() if card in WORKERS),
        "cattle": sum(CATTLE[card]["vp"] for card in cards.elements() if card in CATTLE)
        + (2 if position["closer"] == seat else 0),
        "objectives": objectives,
        "bonus_tiles": sum(BONUSES[tile]["vp"] for tile in Counter(player["bonuses"]).elements()),
    }


# -- the games ------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_answers_and_points(seats: int) -> None:
    for seed in range(GAMES):
        before: Moment | None = None  # the question that led to this one
        spent = 0
        for moment in moments(TITLE, seats, seed, **OPTIONS[seed % len(OPTIONS)]):
            wanted = expected(moment, before, spent)
            assert wanted is None or moment.offered - ASIDES == wanted, moment.name
            if moment.asked in ("move", "act", "post"):
                more = refills(moment.player, spent) if moment.asked == "post" else set()
                assert moment.offered & ASIDES == asides(moment.player) | more, moment.name
            spent = spent_after(moment, spent)
            if moment.word not in ASIDES and moment.asked != "discard":
                before = moment
            if moment.ends_turn():
                check_points(moment)


def check_points(moment: Moment) -> None:
    scored = moment.points
    for seat in range(len(moment.after["players"])):
        found = {row: by_seat[seat] for row, by_seat in scored.items()}
        assert found == points(moment.after, seat), moment.name
