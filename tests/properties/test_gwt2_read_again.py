"""Great Western Trail: what random games offer and score, computed once more from the position."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.properties.rail_readings import (
    best_of_cards,
    certificates_to_spend,
    check_offered,
    check_points,
    engine_targets,
    usable_discs,
)
from tests.properties.readings import (
    Moment,
    Plain,
    by_id,
    cards_of,
    data_rows,
    moments,
    own_tiles,
    reached,
)

TITLE = "gwt2"
GAMES = 3
CATTLE, BUILDINGS = by_id(TITLE, "cattle"), by_id(TITLE, "private_buildings")
CITIES, STATIONS = by_id(TITLE, "cities"), by_id(TITLE, "stations")
HAZARDS, MASTERS = by_id(TITLE, "hazards"), by_id(TITLE, "station_masters")
LINKS = data_rows(TITLE)["links"]
CROSSES = data_rows(TITLE)["crosses"][0]["after"]
WAYS = {row["id"]: row["next"] for row in data_rows(TITLE)["trail"]}
OPTIONS: list[Plain] = [
    {"sides": "a"},
    {"sides": "b", "simmental": True},
    {"sides": "random", "neutral_buildings": "shuffled"},
]
VALUE3 = {"black_angus", "longhorn", "corriente"}


# -- what is offered ------------------------------------------------------------------------------
def permanent_certificates(player: Plain) -> int:
    return sum(MASTERS[name]["certificates"] for name in player["masters"])


def hand_value(player: Plain) -> int:
    """Each breed once, by its best card."""
    breeds: dict[str, int] = {}
    for card in player["hand"]:
        if row := CATTLE.get(card):
            breeds[row["breed"]] = max(breeds.get(row["breed"], 0), row["value"])
    return sum(breeds.values()) + permanent_certificates(player)


def transport(player: Plain, city: str) -> int:
    """Red crosses between engine and city; a turnout counts as the space after it."""
    at = player["engine"]
    here = STATIONS[at]["after"] + 1 if at in STATIONS else int(at)
    return sum(1 for cross in CROSSES if here <= cross < CITIES[city]["value"])


def may_deliver(position: Plain, player: Plain, city: str) -> bool:
    row = CITIES[city]
    if row["value"] > position["shipment"]:
        return False
    if city in player["cities"] and not row["repeatable"]:
        return False
    money = usable_discs(TITLE, player, row["corners"], player["dollars"])
    purses = list(money.values()) or ([player["dollars"]] if player["stations"] else [])
    return any(purse + row.get("bonus", 0) >= transport(player, city) for purse in purses)


def expected(moment: Moment) -> set[str] | None:
    player = moment.player
    match moment.asked:
        case "move":
            stops = {*moment.before["tiles"], "kansas_city"}
            found = reached(player["herder"], WAYS, stops, moment.about["steps"])
            return found - {"kansas_city"} if moment.about["reason"] == "free" else found
        case "income":
            assert moment.about["value"] == hand_value(player), moment.name
            return certificates_to_spend(player["certificates"])
        case "city" if player["herder"] == "kansas_city":
            return {city for city in CITIES if may_deliver(moment.before, player, city)}
        case "engine" if moment.about["way"] in ("forward", "back"):
            return engine_targets(TITLE, moment)
    return None


# -- what is scored -------------------------------------------------------------------------------
def points(position: Plain, seat: int) -> dict[str, int]:
    player, is_sam = position["players"][seat], bool(position["sam"]) and seat == 1
    herd = cards_of(player, "hand", "deck", "discard")
    cities = player["cities"]
    links = [row["vp"] for row in LINKS if set(row["between"]) <= set(cities)]
    return {
        "money": 0 if is_sam else player["dollars"] // 5,
        "buildings": sum(BUILDINGS[face]["vp"] for face in own_tiles(position, seat).values()),
        "cities": sum(CITIES[city]["vp"] for city in cities) + sum(links),
        "stations": sum(STATIONS[station]["vp"] for station in player["stations"]),
        "hazards": sum(HAZARDS[tile]["vp"] for tile in Counter(player["hazards"]).elements()),
        "cattle": sum(CATTLE[card]["vp"] for card in herd.elements() if card in CATTLE),
        "workers": sum(4 * max(0, crew - 4) for crew in player["crew"].values()),
        "step_disc": 3 if "step_right" in player["cleared"] and not is_sam else 0,
        "job_market_token": 2 if position["job_token"] == seat else 0,
    }


def card_points(position: Plain, seat: int) -> int | None:
    """Objectives and station masters together."""
    player = position["players"][seat]
    herd = cards_of(player, "hand", "deck", "discard")
    bandits = {colour: player[f"{colour}_bandits"] for colour in ("green", "orange")}
    units = Counter(
        building=len(own_tiles(position, seat)),
        green_bandit=bandits["green"],
        orange_bandit=bandits["orange"],
        hazard=sum(player["hazards"].values()),
        station=len(player["stations"]),
        value3=sum(n for card, n in herd.items() if card in VALUE3),
        shorthorn=sum(n for card, n in herd.items() if card.startswith("shorthorn")),
        hereford=sum(n for card, n in herd.items() if card.startswith("hereford")),
        new_york=player["cities"].count("new_york"),
    )
    counted = Counter(
        certificate_temporary_or_permanent=player["certificates"] + permanent_certificates(player),
        bandit_pair_green_orange=min(bandits.values()),
        hazard_tile=units["hazard"],
        worker_incl_printed=sum(player["crew"].values()),
        own_station_disc=units["station"],
        own_building_on_trail=units["building"],
    )
    return best_of_cards(TITLE, player, units, counted)


# -- the games ------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_answers_and_points(seats: int) -> None:
    for seed in range(GAMES):
        for moment in moments(TITLE, seats, seed, **OPTIONS[seed % len(OPTIONS)]):
            check_offered(moment, expected(moment))
            if moment.ends_turn():
                check_points(moment, "sam", points, card_points)
