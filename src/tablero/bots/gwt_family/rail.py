"""Common sense where there is a railroad: places, workers, buildings, cattle, stations, cards."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.bots.gwt_family.location import LocationSense
from tablero.bots.gwt_family.mind import TrailMind
from tablero.core.printed import Deed, Side
from tablero.games.gwt_family.location.visit import VisitSheet
from tablero.games.gwt_family.rail.location.building import BuildingSheet
from tablero.games.gwt_family.rail.location.market import MarketSheet
from tablero.games.gwt_family.rail.rancher import BUILDS, BUYS_CATTLE, DRIVES, RailRancher
from tablero.games.gwt_family.rail.scoring import ObjectiveScores
from tablero.games.gwt_family.rail.stations import StationSheet
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.tiles import EMPTY


class RailMind(TrailMind):
    def objective_of(self, word: str) -> int:
        """The objective card of this name."""
        raise NotImplementedError


class RailSense:
    """What the titles with a railroad weigh alike, each with its own weights and pieces."""

    def __init__(
        self,
        weights: dict[str, float],
        disc_order: list[str],
        disc_names: list[str],
        stations: StationSheet,
        buildings: BuildingSheet,
        building_points: vec[i64],
        good_sites: int,
        market: MarketSheet,
        cattle_value: vec[i64],
        breed: vec[i64],
        objectives: ObjectiveScores,
    ) -> None:
        self.weights = weights
        best = len(disc_order)
        self.disc_worth = [float(best - disc_order.index(name)) for name in disc_names]
        self.stations = stations
        self.buildings = buildings
        self.building_points = building_points
        self.good_sites = good_sites  # building spaces worth more than others, one bit each
        self.market = market
        self.cattle_value = cattle_value
        self.breed = breed  # of each kind of cattle
        self.objectives = objectives

    def hire(self, mind: TrailMind, row: int, name: str, answer: int) -> float:
        """Neither too few nor too many of a kind; the last slots of a row bring points."""
        have = int(cast(RailRancher, mind.rancher()).workers(row))
        worth = self.weights[name]
        if have >= 4:
            worth += self.weights["late_slot"]  # the next slots bring points
        cost = self.weights["worker_price"] * mind.figure(answer, self.buildings.money)
        return worth - self.weights["balance"] * abs(have - 2) - cost

    def building(self, mind: TrailMind, answer: int) -> float:
        face = int(cast(RailTable, mind.table).face_of(answer))
        builders = int(self.buildings.builders[face])
        return float(self.building_points[face]) - self.weights["building_builder"] * builders

    def site(self, mind: TrailMind, answer: int) -> float:
        """Empty spaces before own ones, good ones before others."""
        node = int(self.buildings.sites[answer])
        worth = self.weights["good_site"] if self.good_sites >> node & 1 else 0.0
        if mind.table.tiles[node] != EMPTY:
            worth += self.weights["replace"]
        return worth - 0.1 * mind.figure(answer, self.buildings.money) - 0.01 * answer

    def buy(self, mind: TrailMind, answer: int) -> float:
        del mind
        market, weights = self.market, self.weights
        if answer == market.size:
            return weights["turn_up"]
        if answer > market.size:
            return 1.0
        value = int(self.cattle_value[market.first[answer]])
        if market.second[answer] >= 0:
            value += int(self.cattle_value[market.second[answer]])
        worth = weights["cattle_value"] * value
        worth += weights["cattle_points"] * int(market.points[answer])
        return 2.0 + worth - weights["cattle_price"] * int(market.price[answer])

    def station(self, mind: TrailMind, place: int) -> float:
        """The station at a place of the railroad, if it may be upgraded there."""
        sheet = self.stations
        station = int(sheet.railroad.station[place])
        if station < 0 or not sheet.is_open(cast(RailRancher, mind.rancher()), station):
            return 0.0
        if mind.money < int(sheet.cost[station]):
            return 0.0
        points = float(sheet.points[station])
        return self.weights["station"] + self.weights["station_points"] * points

    def upgrade(self, mind: TrailMind, answer: int) -> float:
        declined = answer == len(self.disc_worth) + int(self.stations.size)
        return 0.0 if declined else self.disc(mind, answer)

    def disc(self, mind: TrailMind, answer: int) -> float:
        del mind
        discs = len(self.disc_worth)
        if answer < discs:
            return self.disc_worth[answer]
        return -float(self.stations.points[answer - discs])

    def behind(self, mind: TrailMind, answer: int) -> float:
        del mind
        return float(self.stations.points[answer]) - 0.3 * int(self.stations.cost[answer])

    def send(self, mind: TrailMind, row: int) -> float:
        """A worker for a station master tile: one of a row that is neither thin nor full."""
        have = int(cast(RailRancher, mind.rancher()).workers(row))
        return -(1.0 if have == 2 else 0.0) - (4.0 if have >= 5 else 0.0)

    # -- cards ----------------------------------------------------------------------------------
    def keep(self, mind: TrailMind, card: int) -> float:
        """How much a hand card helps the next income; doubles of a breed do not."""
        first = int(self.objectives.first_card)
        if card >= first:
            return 0.5 if mind.missing_for(card - first) else 1.5
        same = int(cast(RailRancher, mind.rancher()).breed_in_hand(self.breed[card]))
        return float(self.cattle_value[card]) * (1.0 if same == 1 else 0.2)

    def play(self, mind: RailMind, answer: int) -> float:
        """An objective card is played once it is all but met; exchange tokens wait for the
        income."""
        word = mind.word(answer)
        if word == "exchange":
            return -50.0
        missing = mind.missing_for(mind.objective_of(word.removeprefix("play_")))
        return 20.0 if missing == 0 else -20.0

    def discard_pair(self, mind: TrailMind, answer: int) -> float:
        return float(cast(RailRancher, mind.rancher()).breed_in_hand(answer)) - answer * 0.01

    def draw(self, mind: TrailMind, answer: int) -> float:
        del mind
        return float(answer)

    def objective(self, mind: TrailMind, answer: int) -> float:
        """A card of the display by its points and what is missing; then the stack; then none."""
        stack = int(self.objectives.in_herd)
        if answer >= stack:
            return 0.0 if answer == stack else -1.0
        missing = mind.missing_for(answer)
        return float(self.objectives.points[answer]) - self.weights["missing"] * missing


class RailLocationSense(LocationSense):
    """Printed actions of the titles with a railroad, each with its own weights."""

    def __init__(
        self,
        weights: dict[str, float],
        sides: list[Side],
        visits: VisitSheet,
        neutral_nodes: vec[i64],
        workers: list[str],
        cattle_money: int,
        rail: RailSense,
    ) -> None:
        super().__init__(weights, sides, visits, neutral_nodes)
        self.drivers = f"{workers[int(DRIVES)]}s"  # as printed, where they are counted
        self.cattle_money = cattle_money  # enough for a good card; helped, three less will do
        self.rail = rail

    def reward(self, mind: TrailMind, deed: Deed) -> float:
        weights = self.weights
        me = cast(RailRancher, mind.rancher())
        verb = deed.verb
        amount = 2 if deed.what else deed.n  # a word that counts is taken for two
        if verb in ("money", "certificate"):
            return weights[verb] * amount
        if verb == "engine":
            spaces = int(me.workers(DRIVES)) if deed.what == self.drivers else amount
            return weights["engine"] * spaces
        if verb == "hire":
            return weights["hire"] - amount if mind.money >= 6 else weights["hire_poor"]
        if verb == "buy_cattle":
            return self.cattle(mind.money, int(me.workers(BUYS_CATTLE)))
        if verb == "build":
            return weights["build" if int(me.workers(BUILDS)) > 1 else "build_weak"]
        return weights.get(verb, 1.0)

    def cattle(self, money: int, buyers: int) -> float:
        weights, enough = self.weights, self.cattle_money
        if money >= enough or (money >= enough - 3 and buyers > 1):
            return weights["buy_cattle"] + weights["buy_per_worker"] * buyers
        return weights["buy_poor"]

    def price(self, deed: Deed) -> float:
        if deed.verb == "pay":
            return self.weights["money"] * deed.n
        if deed.verb == "engine_back":
            return self.weights["engine"] * deed.n
        return 0.0

    def stop(self, mind: TrailMind, node: int) -> float:
        """A space on the way: what it offers, what it costs to get there, and how far it is."""
        figures = mind.figures(node)
        fee, steps = int(figures.get("fee", 0)), int(figures.get("steps", 0))
        return self.at(mind, node) - self.weights["fee"] * fee + self.weights["step"] * steps

    def more(self, mind: TrailMind, answer: int) -> float:
        return self.rail.play(cast(RailMind, mind), answer)
