"""Upgrading stations and winning station masters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt2.asking import LATE, Ask, Asks, Effect, offer_bits
from tablero.games.gwt2.cards import N_MASTERS
from tablero.games.gwt2.catalogue import (
    CORNERS,
    MASTER_SPACES,
    N_STATIONS,
    N_WORKERS,
    RAILROAD,
    STATION_CORNERS,
    STATION_COST,
    STATION_VP,
    STATIONS,
)
from tablero.games.gwt2.discs import discs_for, move_disc, told_disc, why_not_discs
from tablero.games.gwt2.effects import pay
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import MASTER_TAKEN, UPGRADED
from tablero.games.gwt2.words import (
    MASTER_NO,
    STATION_MASTER,
    UPGRADE,
    UPGRADE_BEHIND,
    UPGRADE_NO,
)


def discs_for_upgrade(p: Player, station: i64) -> i64:
    """The discs that could mark a station now; none when it is upgraded or too dear."""
    if p.stations >> station & 1 or p.dollars < STATION_COST[station]:
        return 0
    p.dollars -= STATION_COST[station]  # the upgrade is paid before the disc's own price
    found = discs_for(p, STATION_CORNERS[station], 0)
    p.dollars += STATION_COST[station]
    return found


class Upgrade(Ask):
    """Upgrade station `n` with one of the discs, or not."""

    def kind(self) -> Kind:
        return UPGRADE

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, discs_for_upgrade(p, self.n))
        g.may_pass(UPGRADE_NO)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == UPGRADE_NO:
            return
        pay(g, self.seat, STATION_COST[self.n])
        move_disc(g, self.seat, answer)
        mark_station(g, self.seat, self.n, STATION_COST[self.n])
        if self.n < MASTER_SPACES and g.masters[self.n] < N_MASTERS:
            MASTER.enter_with(g, self.seat, self.n)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        p.dollars -= STATION_COST[self.n]
        reasons = why_not_discs(p, STATION_CORNERS[self.n], 0)
        p.dollars += STATION_COST[self.n]
        return reasons

    def subject(self, g: Table, p: Player) -> Args:
        return {
            "station": STATIONS[self.n],
            "dollars": int(STATION_COST[self.n]),
            "points": int(STATION_VP[self.n]),
            "corners": f"{CORNERS[STATION_CORNERS[self.n]]}_corner",
        }

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return told_disc(answer)


def mark_station(g: Table, seat: i64, station: i64, dollars: i64) -> None:
    g.players[seat].stations |= 1 << station
    g.tell(UPGRADED, seat, station, dollars)


class ChooseMaster(Ask):
    """Send the rightmost worker of a row to station `n` for its master, or not."""

    def kind(self) -> Kind:
        return STATION_MASTER

    def listing(self, g: Table, p: Player) -> None:
        for worker in range(N_WORKERS):
            if p.workers(worker) > 1:
                g.offer(worker)
        g.may_pass(MASTER_NO)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == MASTER_NO:
            return
        master = g.masters[self.n]
        p.add_worker(answer, -1)
        g.masters[self.n] = N_MASTERS + answer
        p.masters |= 1 << master
        g.tell(MASTER_TAKEN, self.seat, master, answer)
        LATE.masters[master].enter(g, self.seat)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return [
            Refusal(int(worker), "printed_worker_stays")
            for worker in range(N_WORKERS)
            if p.workers(worker) == 1
        ]

    def subject(self, g: Table, p: Player) -> Args:
        return {"station": STATIONS[self.n], "master": f"sm_{g.masters[self.n] + 1}"}


class ChooseBehind(Ask):
    """Any station behind the engine."""

    def kind(self) -> Kind:
        return UPGRADE_BEHIND

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, stations_behind(p))

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        UPGRADE_STATION.enter_with(g, self.seat, answer)

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return {"dollars": int(STATION_COST[answer]), "points": int(STATION_VP[answer])}


def stations_behind(p: Player) -> i64:
    found: i64 = 0
    for place in range(p.engine):
        station = RAILROAD.station[place]
        if station >= 0 and discs_for_upgrade(p, station) != 0:
            found |= 1 << station
    return found


UPGRADE_STATION: Final = Asks("upgrade_station", Upgrade, N_STATIONS)
MASTER: Final = Asks("choose_master", ChooseMaster, MASTER_SPACES)
CHOOSE_BEHIND: Final = Asks("choose_behind", ChooseBehind)


class UpgradeBehind(Effect):
    """Upgrade one station the engine has passed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return stations_behind(p) != 0

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_station_behind", {}

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_BEHIND.enter(g, seat)
