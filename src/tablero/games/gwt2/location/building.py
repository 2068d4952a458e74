"""Placing and replacing private buildings (RULES 5.3, 5.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.games.gwt2.catalogue import BUILDERS_NEEDED, BUILDING_NODES, FACES, N_BUILDINGS
from tablero.games.gwt2.printed import GRAMMAR
from tablero.games.gwt2.tellings import BUILT, REPLACED
from tablero.games.gwt2.words import BUILD_ON, BUILDING
from tablero.games.gwt_family.asking import Asks, AsksPair
from tablero.games.gwt_family.rail.location import building

MAX_PRICE: Final[i64] = GRAMMAR.most("build")  # dollars for each builder
BUILDINGS: Final = building.BuildingSheet(
    N_BUILDINGS, BUILDERS_NEEDED, FACES, BUILDING_NODES, "dollars", BUILT, REPLACED
)


class ChooseBuilding(building.ChooseBuilding):
    """A building of the supply, with as many builders as it needs (RULES 5.3)."""

    def kind(self) -> Kind:
        return BUILDING

    def sheet(self) -> building.BuildingSheet:
        return BUILDINGS

    def site_step(self) -> AsksPair:
        return CHOOSE_SITE


class ChooseSite(building.ChooseSite):
    """An empty building space, or an own building that needs fewer builders (RULES 5.3, 5.4)."""

    def kind(self) -> Kind:
        return BUILD_ON

    def sheet(self) -> building.BuildingSheet:
        return BUILDINGS


CHOOSE_BUILDING: Final = Asks("choose_building", ChooseBuilding, MAX_PRICE + 1)
CHOOSE_SITE: Final = AsksPair("choose_site", ChooseSite, MAX_PRICE + 1, N_BUILDINGS)


class Build(building.Build):
    """The icon to build, with its price for each builder (RULES 5.3)."""

    def __init__(self, name: str, each: i64) -> None:
        super().__init__(name, each, BUILDINGS, CHOOSE_BUILDING)
