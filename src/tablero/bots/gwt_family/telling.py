"""What hints tell of any trail: the way that is left, the herd, what a worker allows."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.bots.gwt_family.mind import TrailMind
from tablero.bots.telling import Telling
from tablero.bots.worlds import POINTS
from tablero.core.engine import State
from tablero.core.kinds import NOBODY
from tablero.games.gwt_family.rail.rancher import BUILDS, RailRancher
from tablero.games.gwt_family.rail.scoring import ObjectiveScores
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable
from tablero.games.gwt_family.trail import FAR

WAY: Final = "steps_left"
REACH: Final = "reach"
TASKS: Final = "tasks_missing"

# About points, as the bots weigh them; money a little more, for it is what people look at.
FIGURES: Final = {
    POINTS: 1.0,
    WAY: -0.3,
    "hand_value": 0.6,
    "herd_sum": 0.35,
    "herd_breeds": 0.8,
    "herd_cards": -0.26,
    "certificates": 1.0,
    "permanent_certificates": 3.0,
    "certificate_limit": 1.5,
    "exchange_tokens": 1.0,
    "step_limit": 2.5,
    "hand_limit": 2.5,
    "buildings": 1.5,
    "buildable": 0.8,
    "own_next": -0.4,
}
DEEDS: Final = {
    "delivered": 5.0,
    "hired": 4.0,
    "built": 4.0,
    "bought": 3.0,
    "disc_cleared": 2.0,
    "objective_taken": 1.5,
    "card_removed": 1.0,
    "tile_placed": 0.8,
    "job_seeker": 1.0,
    "game_ended": 6.0,
}
RAIL_FIGURES: Final = {
    TASKS: -0.7,
    "rivals_to_pass": 0.3,
    "engine_space": 0.3,
    "stations": 1.0,
    "masters": 2.0,
}
RAIL_DEEDS: Final = {
    "bought_pair": 3.5,
    "upgraded": 3.0,
    "master_taken": 3.0,
    "objective_played": 2.0,
    "job_token_taken": 6.0,
}
CLOSING: Final = ("game_ended", "job_token_taken", "game_closed")


class TrailTelling(Telling):
    """`money` is what the title calls its money, `workers` what it calls those of a crew; `reach`
    are the places of a delivery with the value that each asks for."""

    def __init__(
        self,
        money: str,
        workers: list[str],
        values: vec[i64],
        cattle: int,
        reach: dict[str, int],
        figures: dict[str, float],
        deeds: dict[str, float],
    ) -> None:
        super().__init__(
            {**FIGURES, money: 0.4, **{f"{worker}s": 3.0 for worker in workers}, **figures},
            {**DEEDS, **deeds},
            within=("crew",),
            nearing=(WAY,),
            words={REACH: 1.2},
            closing=CLOSING,
            ladder=reach,
            implied={
                "hired": tuple(f"{worker}s" for worker in workers),
                "built": ("buildings",),
                "bought": ("herd_cards",),
                "bought_pair": ("herd_cards",),
                "cattle_gained": ("herd_cards",),
                "card_removed": ("herd_cards",),
                "upgraded": ("stations",),
                "master_taken": ("masters",),
            },
        )
        self.to_the_end = (POINTS, TASKS, money)  # figures that count in the last turn too
        self.values = values  # breeding values of the first so many kinds of cards, the cattle
        self.cattle = cattle

    def outlook(self, s: State, seat: int) -> dict[str, int]:
        g = cast(TrailTable, s)
        p = g.rancher(seat)
        herd = [int(p.herd(card)) for card in range(self.cattle)]
        found = {
            WAY: self.way_left(g, p),
            "herd_sum": sum(int(self.values[card]) * copies for card, copies in enumerate(herd)),
            "herd_breeds": self.breeds(herd),
            "herd_cards": sum(int(p.herd(card)) for card in range(len(p.hand))),
        }
        steps = g.trail.steps_from(g.tiles, p.herder, FAR - 1)
        ahead = [int(steps[node]) for node in range(len(g.tiles)) if self.stands(g, seat, node)]
        if ahead and min(ahead) < FAR:
            found["own_next"] = min(ahead)
        return found

    def unsettled(self, s: State, seat: int) -> tuple[str, ...]:
        """In the city the hand is sold: what it was worth is told by the delivery. In the last turn
        only points count, and what is done for them: nothing is got ready any more."""
        g = cast(TrailTable, s)
        if g.closed_by() != NOBODY:
            return (*(name for name in self.figures if name not in self.to_the_end), REACH)
        is_sold = g.rancher(seat).herder == g.trail.goal or g.hand_lies_open(seat)
        return ("hand_value", REACH) if is_sold else ()

    def breeds(self, herd: list[int]) -> int:
        """Breeds among the cattle, of which there are so many of each kind."""
        return sum(1 for copies in herd if copies)

    def stands(self, g: TrailTable, seat: int, node: int) -> bool:
        """Whether an own building stands on a space."""
        return bool(g.owner_of(g.tiles[node]) == seat)

    def way_left(self, g: TrailTable, p: Rancher) -> int:
        """Steps to the end of the trail."""
        return int(g.trail.steps_to(g.tiles, p.herder, g.trail.goal)[p.herder])


class RailTelling(TrailTelling):
    """`builders`: of each face; `breed`: of each kind of cattle."""

    def __init__(
        self,
        money: str,
        workers: list[str],
        values: vec[i64],
        breed: vec[i64],
        builders: vec[i64],
        objectives: ObjectiveScores,
        reach: dict[str, int],
        figures: dict[str, float],
        deeds: dict[str, float],
    ) -> None:
        super().__init__(
            money,
            workers,
            values,
            len(values),
            reach,
            {**RAIL_FIGURES, **figures},
            {**RAIL_DEEDS, **deeds},
        )
        self.breed = breed
        self.builders = builders
        self.objectives = objectives

    def outlook(self, s: State, seat: int) -> dict[str, int]:
        found = super().outlook(s, seat)
        g = cast(RailTable, s)
        p = g.rancher(seat)
        found[TASKS] = self.tasks_missing(g, p, seat)
        found["engine_space"] = self.engine_space(p)
        found["rivals_to_pass"] = sum(
            1
            for other in range(int(g.seats))
            for node in range(int(g.rancher(other).herder) + 1, len(g.tiles))
            if other != seat and self.stands(g, seat, node)
        )
        found["buildable"] = sum(
            1
            for number in range(int(g.numbers.buildings))
            if p.supply >> number & 1 and self.builders[g.face_of(number)] <= p.workers(BUILDS)
        )
        return found

    def tasks_missing(self, g: RailTable, p: RailRancher, seat: int) -> int:
        """Of the objective cards that were not played yet."""
        mind, sheet, missing = self.mind(g, seat), self.objectives, 0
        for card in range(int(sheet.in_herd)):
            copies = int(p.herd(sheet.first_card + card))
            if copies:
                missing += copies * mind.missing_for(card)
        return missing

    def mind(self, g: RailTable, seat: int) -> TrailMind:
        raise NotImplementedError

    def engine_space(self, p: RailRancher) -> int:
        """The numbered space that the engine has reached."""
        raise NotImplementedError

    def breeds(self, herd: list[int]) -> int:
        return len({int(self.breed[card]) for card, copies in enumerate(herd) if copies})
