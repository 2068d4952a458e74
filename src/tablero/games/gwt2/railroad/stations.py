"""Upgrading stations and winning station masters (RULES 7.3, 7.4, 7.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.core.scripts import AskingAbout
from tablero.games.gwt2.cards import MASTERS, N_MASTERS
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
from tablero.games.gwt2.railroad.discs import BOARD_DISCS
from tablero.games.gwt2.tellings import MASTER_TAKEN, UPGRADED
from tablero.games.gwt2.words import STATION_MASTER, UPGRADE, UPGRADE_BEHIND
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail import stations

LINE: Final = stations.StationSheet(
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


class Upgrade(stations.Upgrade):
    """Upgrade station `n` at its cost with one of the discs, or not (RULES 7.3)."""

    def kind(self) -> Kind:
        return UPGRADE

    def sheet(self) -> stations.StationSheet:
        return LINE

    def masters(self) -> stations.MasterSheet:
        return STATION_MASTERS

    def master_step(self) -> AskingAbout:
        return MASTER


class ChooseMaster(stations.ChooseMaster):
    """The rightmost hired worker of a row goes to the station for its master (RULES 7.4)."""

    def kind(self) -> Kind:
        return STATION_MASTER

    def sheet(self) -> stations.StationSheet:
        return LINE

    def masters(self) -> stations.MasterSheet:
        return STATION_MASTERS

    def rows(self) -> i64:
        return N_WORKERS


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
    """Building 9b: upgrade one station the engine has passed (RULES 7.6)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, LINE, CHOOSE_BEHIND)
