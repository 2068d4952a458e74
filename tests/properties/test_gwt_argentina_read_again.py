"""Argentina: what random games offer and score, computed once more from the position."""

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

TITLE = "gwt_argentina"
GAMES = 3
CATTLE, BUILDINGS = by_id(TITLE, "cattle"), by_id(TITLE, "private_buildings")
SHIPS, QUAYS = by_id(TITLE, "ships"), by_id(TITLE, "quays")
STATIONS, MASTERS = by_id(TITLE, "stations"), by_id(TITLE, "station_masters")
RAMPS = by_id(TITLE, "ramps")
WAYS = {row["id"]: row["next"] for row in data_rows(TITLE)["trail"]}
SPOTS = {
    (row["side"], f"{row['city']}_{row['quarter']}_{row['n']}"): row
    for row in data_rows(TITLE)["spots"]
}
CITIES = ["le_havre", "rotterdam", "liverpool"]
MISSING_GRAIN = 2  # pesos for each
OPTIONS: list[Plain] = [
    {"sides": "a"},
    {"sides": "b", "city_sides": "b"},
    {"sides": "random", "city_sides": "random", "neutral_buildings": "shuffled"},
]


# -- what is offered ------------------------------------------------------------------------------
def railroad_space(player: Plain) -> int:
    """The space the engine has reached; in the depot it has been to the end of the line."""
    at = player["engine"]
    if at == "depot":
        return 31
    return int(STATIONS[at]["after"] if at in STATIONS else at)


def stops_in_reach(moment: Moment) -> set[str]:
    """Locations, and ramps that the own engine has reached: one step from their foot."""
    at = railroad_space(moment.player)
    ramps = {ramp: row["foot"] for ramp, row in RAMPS.items() if row["space"] <= at}
    ways = {node: [*ahead] for node, ahead in WAYS.items()}
    for ramp, foot in ramps.items():
        ways[foot].append(ramp)
    stops = {*moment.before["tiles"], "buenos_aires", *ramps}
    return reached(moment.player["herder"], ways, stops, moment.about["steps"])


def hand_value(player: Plain) -> int:
    cattle = [CATTLE[card] for card in player["hand"] if card in CATTLE]
    breeds = {row["breed"]: row["value"] for row in cattle}
    return int(sum(breeds.values()) + sum(MASTERS[m]["certificates"] for m in player["masters"]))


def may_load(position: Plain, player: Plain, ship: str) -> bool:
    row = SHIPS[ship]
    if row["value"] > position["shipment"]:
        return False
    if player["ships"].get(ship) and not row["repeatable"]:
        return False
    grain = row["grain"] - sum(MASTERS[m]["loading_grain"] for m in player["masters"])
    fine = MISSING_GRAIN * max(0, grain - player["grain"])
    income = 2 if ship == "ship_0" else 0
    money = usable_discs(TITLE, player, row["corners"], player["pesos"])
    purses = list(money.values()) or ([player["pesos"]] if player["stations"] else [])
    return any(purse + income >= fine for purse in purses)


def expected(moment: Moment) -> set[str] | None:
    position, player = moment.before, moment.player
    match moment.asked:
        case "move":
            return stops_in_reach(moment)
        case "income":
            assert moment.about["value"] == hand_value(player), moment.name
            return certificates_to_spend(player["certificates"])
        case "ship":
            return {ship for ship in position["ships"] if may_load(position, player, ship)}
        case "engine":
            return engine_targets(TITLE, moment)
    return None


# -- what is scored -------------------------------------------------------------------------------
def city_points(position: Plain, player: Plain) -> int:
    sides = dict(zip(CITIES, position["city_sides"], strict=True))
    spots = [SPOTS[sides[spot.rsplit("_", 2)[0]], spot]["vp"] for spot in player["spots"]]
    quays = [QUAYS[quay]["vp"] for quay in cards_of(player, "quays").elements()]
    return int(sum(spots) + sum(quays))


def station_discs(player: Plain) -> Counter[str]:
    discs: Counter[str] = Counter(player["stations"])
    if "station_final" in discs:
        discs["station_final"] = player["last_station_discs"]
    return discs


def points(position: Plain, seat: int) -> dict[str, int]:
    player, is_pedro = position["players"][seat], bool(position["pedro"]) and seat == 1
    herd = cards_of(player, "hand", "deck", "discard")
    cattle = [CATTLE[card]["vp"] for card in herd.elements() if card in CATTLE]
    return {
        "money": 0 if is_pedro else player["pesos"] // 5,
        "buildings": sum(BUILDINGS[face]["vp"] for face in own_tiles(position, seat).values()),
        "ships": sum(SHIPS[ship]["vp"] for ship in Counter(player["ships"]).elements()),
        "cities": city_points(position, player),
        "stations": sum(STATIONS[disc]["vp"] for disc in station_discs(player).elements()),
        "farmers": 2 * sum(player["farmers"].values()),
        "cattle": sum(cattle) - 2 * herd["exhaustion"],
        "workers": sum(4 * max(0, crew - 4) for crew in player["crew"].values()),
        "step_disc": 2 if "move_2" in player["cleared"] and not is_pedro else 0,
        "job_market_token": 2 if position["job_token"] == seat else 0,
    }


def card_points(position: Plain, seat: int) -> int | None:
    """Objectives and station masters together."""
    player = position["players"][seat]
    herd = cards_of(player, "hand", "deck", "discard")
    cattle = [CATTLE[card] for card in herd.elements() if card in CATTLE]
    units = Counter(row["breed"] for row in cattle)
    units.update(spot.rsplit("_", 2)[1] for spot in player["spots"])
    units.update({f"farmer_{area}": count for area, count in player["farmers"].items()})
    units["value_3"] = sum(1 for row in cattle if row["value"] == 3)
    units["station"] = station_discs(player).total()
    units["building"] = len(own_tiles(position, seat))
    units["ship_18"] = player["ships"].get("ship_18", 0)
    counted = Counter(
        cattle_value_3_4_5=sum(1 for row in cattle if row["value"] >= 3),
        worker_sets=min(player["crew"].values()),
        own_stations_distinct=len(player["stations"]),
        own_discs_on_remaining_ships=sum(player["ships"].values()),
        strength_workers_in_area=len(player["strong"]),
        own_buildings_on_board=units["building"],
        helped_farmers=sum(player["farmers"].values()),
    )
    return best_of_cards(TITLE, player, units, counted)


# -- the games ------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_answers_and_points(seats: int) -> None:
    for seed in range(GAMES):
        for moment in moments(TITLE, seats, seed, **OPTIONS[seed % len(OPTIONS)]):
            check_offered(moment, expected(moment))
            if moment.ends_turn():
                check_points(moment, "pedro", points, card_points)
