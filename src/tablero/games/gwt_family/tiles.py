"""What can lie on a trail, and the numbers it is written under."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final[i64] = 0  # a trail space on which nothing lies
MAX_PLAYERS: Final[i64] = 4


class TileNumbers:
    """From 1 on: tiles of the bags, neutral buildings, the buildings of each seat in turn, and what
    ends the trail. `faces` are all a sides, then all b sides."""

    def __init__(
        self, bag: list[str], neutrals: list[str], faces: list[str], owned: str, spaces: list[str]
    ) -> None:
        self.bag = bag
        self.neutrals = neutrals
        self.faces = faces
        self.owned = owned  # what a building of a player is called: private, common
        self.spaces = spaces  # of the trail, as they are named to people
        self.buildings: i64 = len(faces) // 2
        self.first_neutral: i64 = len(bag) + 1
        self.first_building: i64 = self.first_neutral + len(neutrals)
        self.goal: i64 = self.first_building + MAX_PLAYERS * self.buildings
        # What a location may be called by: its space, its neutral building, its building.
        self.stops = [*spaces, *neutrals, *faces]
        self.first_neutral_stop: i64 = len(spaces)
        self.first_building_stop: i64 = len(spaces) + len(neutrals)
