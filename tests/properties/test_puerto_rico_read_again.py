"""Puerto Rico: what random games offer, pay and score, computed once more from the position."""

from __future__ import annotations

import pytest

from tests.properties.readings import Moment, Plain, by_id, data_rows, moments

TITLE = "puerto_rico"
GAMES = 3
GOODS = [row["id"] for row in data_rows(TITLE)["goods"]]
BUILDINGS = {
    **by_id(TITLE, "production"),
    **by_id(TITLE, "violet"),
    **by_id(TITLE, "large_violet"),
}
PRODUCTION = by_id(TITLE, "production")
LARGE = by_id(TITLE, "large_violet")


def works(player: Plain, building: str) -> bool:
    return bool(player["city"].get(building))


def colonists(player: Plain) -> int:
    return int(player["san_juan"] + sum(player["manned"].values()) + sum(player["city"].values()))


def makes(building: str) -> str:
    return str(PRODUCTION[building]["produces"]) if building in PRODUCTION else ""


def price(player: Plain, building: str, is_chooser: bool) -> int:
    row = BUILDINGS[building]
    quarries = min(player["manned"].get("quarry", 0), row["points"])
    return int(max(0, row["price"] - quarries - is_chooser))


def may_build(position: Plain, player: Plain, building: str, is_chooser: bool) -> bool:
    city = player["city"]
    left = 12 - sum(2 if own in LARGE else 1 for own in city)
    room = left >= 2 and len(LARGE.keys() & city) < 4 if building in LARGE else left >= 1
    is_there = position["copies"].get(building) and building not in city
    return bool(room and is_there and price(player, building, is_chooser) <= player["doubloons"])


def loadings(position: Plain, player: Plain) -> set[str]:
    """One kind on one ship: where it is aboard, else where most of it fits."""
    ships = position["ships"]
    words: set[str] = set()
    for good, units in player["goods"].items():
        aboard = [ship for ship in ships if ship["good"] == good]
        empty = [ship for ship in ships if not ship["good"]]
        most = max((min(units, ship["size"]) for ship in empty), default=0)
        for number, ship in enumerate(ships, 1):
            fits = ship["load"] < ship["size"] if aboard else min(units, ship["size"]) == most
            if units and fits and ship in (aboard or empty):
                words.add(f"{good}_ship{number}")
    return words


def expected(moment: Moment) -> set[str] | None:
    """The answers to a question, or None where this reading has nothing to say."""
    position, player = moment.before, moment.player
    is_chooser = position["chooser"] == moment.seat
    goods = {good for good, units in player["goods"].items() if units}
    match moment.asked:
        case "pick_role":
            return {role for role, card in position["roles"].items() if card["taken_by"] is None}
        case "build":
            open_to = {b for b in BUILDINGS if may_build(position, player, b, is_chooser)}
            return {"pass", *open_to}
        case "take_tile":
            right = is_chooser or works(player, "construction_hut")
            quarry = {"quarry"} if right and position["quarries"] else set[str]()
            return {"pass", *(tile for tile, count in position["row"].items() if count)} | quarry
        case "sell":
            house = {good for good, units in position["house"].items() if units}
            return {"pass", *(goods if works(player, "office") else goods - house)}
        case "load":
            ships = loadings(position, player)
            wharf = works(player, "wharf") and moment.seat not in position["wharf_used"]
            own = {f"{good}_wharf" for good in goods} if wharf else set[str]()
            return ships | own | (set() if ships else {"stop"})
        case "extra_good":
            supply = {good for good, units in position["supply"].items() if units}
            return {"pass", *supply.intersection(position["produced"])}
    return None


def points(player: Plain) -> tuple[int, int, int]:
    """Victory points of loading, of buildings, and the bonus of large ones."""
    city = player["city"]
    plants = [PRODUCTION[building] for building in city if building in PRODUCTION]
    bonus = {
        "guild_hall": sum(2 if plant.get("large_plant") else 1 for plant in plants),
        "residence": max(4, sum(player["island"].values()) - 5),
        "fortress": colonists(player) // 3,
        "customs_house": player["chips"] // 4,
        "city_hall": len(city) - len(plants),
    }
    printed = sum(BUILDINGS[building]["points"] for building in city)
    return player["chips"], printed, sum(bonus[hall] for hall in bonus if works(player, hall))


def check_sale(moment: Moment) -> None:
    player = moment.player
    markets = works(player, "small_market") + 2 * works(player, "large_market")
    paid = GOODS.index(moment.word) + markets + (moment.before["chooser"] == moment.seat)
    after = moment.after["players"][moment.seat]
    assert after["doubloons"] == player["doubloons"] + paid, moment.name


def check_building(moment: Moment) -> None:
    cost = price(moment.player, moment.word, moment.before["chooser"] == moment.seat)
    after = moment.after["players"][moment.seat]
    assert after["doubloons"] == moment.player["doubloons"] - cost, moment.name


def check_production(moment: Moment) -> None:
    """Clockwise from the chooser, as far as plantations, workers and the supply go."""
    before, seats = moment.before, len(moment.before["players"])
    supply = dict(before["supply"])
    for place in range(seats):
        seat = (moment.seat + place) % seats
        player, after = before["players"][seat], moment.after["players"][seat]
        received: list[str] = []
        for good in GOODS:
            made = player["manned"].get(good, 0)
            if good != "corn":
                plants = [
                    b for b in player["city"] if PRODUCTION.get(b, {}).get("produces") == good
                ]
                made = min(made, sum(player["city"][plant] for plant in plants))
            made = min(made, supply.get(good, 0))
            supply[good] = supply.get(good, 0) - made
            received += [good] if made else []
            had = player["goods"].get(good, 0)
            assert after["goods"].get(good, 0) == had + made, f"{moment.name}: {good} of {seat}"
        card = before["roles"]["craftsman"]["doubloons"] if seat == moment.seat else 0
        income = [0, 0, 1, 2, 3, 5][len(received)] if works(player, "factory") else 0
        assert after["doubloons"] == player["doubloons"] + card + income, moment.name


def check(moment: Moment) -> None:
    wanted = expected(moment)
    assert wanted is None or moment.offered == wanted, moment.name
    if moment.word != "pass":
        {"sell": check_sale, "build": check_building}.get(moment.asked, lambda _: None)(moment)
    if moment.word == "craftsman":
        check_production(moment)
    scored = moment.points
    for seat, player in enumerate(moment.after["players"]):
        counted = [scored[row][seat] for row in ("chips", "buildings", "large_buildings")]
        assert tuple(counted) == points(player), moment.name


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_answers_and_points(seats: int) -> None:
    for seed in range(GAMES):
        for moment in moments(TITLE, seats, seed):
            check(moment)
