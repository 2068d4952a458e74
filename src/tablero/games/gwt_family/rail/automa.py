"""An automa where there is a railroad: its cards, how far they move it, what its way brings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Catalogue
from tablero.core.kinds import EventKind
from tablero.games.gwt_family.automa import AUTOMA_SEAT, HUMAN, Automa
from tablero.games.gwt_family.rail.rancher import BUYS_CATTLE
from tablero.games.gwt_family.rail.table import RailTable

ANY_WORKER: Final[i64] = -1
# Steps of a card that are counted.
MOST_BUILDINGS: Final[i64] = -1  # of the two players, at least one
CATTLE_BUYERS: Final[i64] = -2
SPECIALISTS: Final[i64] = -3


class RailAutoma(Automa):
    """An automa that specialises in one row of its crew."""

    def __init__(self) -> None:
        super().__init__()
        self.specialisation: i64 = 0

    def assign_rail_automa(self, other: RailAutoma) -> None:
        self.assign_automa(other)
        self.specialisation = other.specialisation


class AutomaCards:
    """The cards: how far each moves the automa, its deed, and the specialists that it needs."""

    def __init__(self, data: Catalogue, group: str, deeds: list[str], workers: list[str]) -> None:
        data.numbered(group, "id")
        counted = ["most_buildings_min_1", f"{workers[BUYS_CATTLE]}s", "specialists"]
        steps: list[i64] = []
        for row in data.rows(group):
            is_number = isinstance(row.plain("steps"), int)
            steps.append(row.number("steps") if is_number else -1 - row.choice("steps", counted))
        self.deeds = deeds
        self.steps = vec[i64](steps)
        self.deed = data.choices(group, "do", deeds)
        self.needs = data.choices_or_none(group, "only_if", workers)  # a row of the crew, or any
        self.size: i64 = len(steps)

    def steps_of(self, g: RailTable, automa: RailAutoma, card: i64) -> i64:
        steps = self.steps[card]
        p = g.rancher(AUTOMA_SEAT)
        if steps == MOST_BUILDINGS:
            return max(p.buildings(), g.rancher(HUMAN).buildings(), 1)
        if steps == CATTLE_BUYERS:
            return p.buyers
        if steps == SPECIALISTS:
            return p.workers(automa.specialisation)
        return steps

    def deed_of(self, automa: RailAutoma, card: i64) -> str:
        """What a card makes the automa do; "" where it needs other specialists."""
        if self.needs[card] not in (ANY_WORKER, automa.specialisation):
            return ""
        return self.deeds[self.deed[card]]


def pay_hands(g: RailTable, node: i64, gained: EventKind) -> None:
    """For hands on the person's buildings that the automa meets, the bank pays."""
    fee = g.fee(AUTOMA_SEAT, node)
    if fee > 0 and g.owner_of(g.tiles[node]) == HUMAN:
        g.rancher(HUMAN).money += fee
        g.tell(gained, HUMAN, fee, AUTOMA_SEAT)
