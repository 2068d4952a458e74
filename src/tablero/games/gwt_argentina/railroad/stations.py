"""Upgrading stations and winning station masters (RULES 7.4, 7.5, 7.6)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.core.scripts import AskingAbout
from tablero.games.gwt_argentina.cards import MASTERS, N_MASTERS
from tablero.games.gwt_argentina.catalogue import (
    AFTER_DEPOT,
    CORNERS,
    DEPOT,
    GRANJERO,
    HIRED_ROWS,
    LAST_STATION,
    MASTER_SPACES,
    N_DISCS,
    N_ROWS,
    N_STATIONS,
    N_WORKER_TILES,
    RAILROAD,
    STATION_CORNERS,
    STATION_COST,
    STATION_VP,
    STATIONS,
)
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.railroad.discs import BOARD_DISCS
from tablero.games.gwt_argentina.tellings import MASTER_TAKEN, UPGRADED
from tablero.games.gwt_argentina.words import STATION_MASTER, UPGRADE, UPGRADE_BEHIND
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.rail import stations
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable


class Line(stations.StationSheet):
    """The last station may be upgraded again and again (RULES 7.4)."""

    def is_open(self, p: RailRancher, station: i64) -> bool:
        return station == LAST_STATION or p.stations >> station & 1 == 0

    def discs_for(self, p: RailRancher, station: i64) -> i64:
        """No disc is taken off the station that it would go to."""
        return super().discs_for(p, station) & ~bit(N_DISCS + station)

    def passed(self, p: RailRancher) -> i64:
        """From the depot what lies before the space where the line goes on (RULES 7.6)."""
        return AFTER_DEPOT if p.engine == DEPOT else p.engine

    def mark(self, g: RailTable, seat: i64, station: i64, paid: i64) -> None:
        super().mark(g, seat, station, paid)
        if station == LAST_STATION:
            cast(Player, g.rancher(seat)).last_discs += 1


LINE: Final = Line(
    RAILROAD,
    STATIONS,
    STATION_COST,
    STATION_VP,
    STATION_CORNERS,
    CORNERS,
    BOARD_DISCS,
    UPGRADED,
)
STATION_MASTERS: Final = stations.MasterSheet(N_MASTERS, MASTER_SPACES, MASTERS, MASTER_TAKEN)
# Who took the place of a master: a worker tile, a granjero, or nobody.
SENT_GRANJERO: Final[i64] = N_MASTERS + N_WORKER_TILES
NO_MASTER: Final[i64] = SENT_GRANJERO + 1


class Upgrade(stations.Upgrade):
    """Upgrade station `n` at its cost with one of the discs, or not (RULES 7.4)."""

    def kind(self) -> Kind:
        return UPGRADE

    def sheet(self) -> stations.StationSheet:
        return LINE

    def masters(self) -> stations.MasterSheet:
        return STATION_MASTERS

    def master_step(self) -> AskingAbout:
        return MASTER


class ChooseMaster(stations.ChooseMaster):
    """The rightmost worker tile of a row goes to the station for its master (RULES 7.5)."""

    def kind(self) -> Kind:
        return STATION_MASTER

    def sheet(self) -> stations.StationSheet:
        return LINE

    def masters(self) -> stations.MasterSheet:
        return STATION_MASTERS

    def rows(self) -> i64:
        return N_ROWS

    def send(self, g: RailTable, p: RailRancher, row: i64) -> None:
        player = cast(Player, p)
        sent = SENT_GRANJERO
        if row != GRANJERO:
            sent = N_MASTERS + row
            if player.is_last_strong(row):
                sent += HIRED_ROWS
        player.remove_last(row)
        g.masters[self.n] = sent


class ChooseBehind(stations.ChooseBehind):
    """Any station behind the engine, at its cost (RULES 7.6)."""

    def kind(self) -> Kind:
        return UPGRADE_BEHIND

    def sheet(self) -> stations.StationSheet:
        return LINE

    def upgrade_step(self) -> AskingAbout:
        return UPGRADE_STATION


UPGRADE_STATION: Final = Asks("upgrade_station", Upgrade, N_STATIONS)
MASTER: Final = Asks("choose_master", ChooseMaster, MASTER_SPACES)
CHOOSE_BEHIND: Final = Asks("choose_behind", ChooseBehind)


class UpgradeBehind(stations.UpgradeBehind):
    """The last maquinista: upgrade one station the engine has passed (RULES 7.6)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, LINE, CHOOSE_BEHIND)
