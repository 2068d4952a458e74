"""What a first game of El Paso is told, and when."""

from __future__ import annotations

from typing import Final, cast

from tablero.core.engine import State
from tablero.core.kinds import Args
from tablero.games.gwt_elpaso.cards import (
    CARD_VP,
    FIRST_WORKER,
    JOKER,
    N_CATTLE,
    SIMMENTAL,
    WORKERS,
)
from tablero.games.gwt_elpaso.catalogue import (
    N_POSTS,
    NEUTRALS,
    POST_VALUE,
    POSTS,
    SPACE_COST,
)
from tablero.games.gwt_elpaso.el_paso.delivery import OPEN, obstacle
from tablero.games.gwt_elpaso.location.visit import LOCATIONS
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.printed import FACE_ACTIONS, LOCAL
from tablero.games.gwt_elpaso.state import Table
from tablero.lessons.wheels import Wheels, row
from tablero.lessons.wheels.gwt_family import TrailWheels, hires, told

CLOSE: Final = 2  # certificates that a post may be away
LITTLE: Final = 5  # dollars
FEW_ARRIVALS: Final = 3
TOGETHER: Final = 2  # workers of one kind that do something larger


def player(s: State, seat: int) -> Player:
    return cast(Table, s).players[seat]


class ElPasoWheels(TrailWheels):
    goal = "el_paso"
    hiring = "B"
    hires = hires(LOCATIONS, LOCAL, FACE_ACTIONS[NEUTRALS.index(hiring)])
    last_visit = 3

    def doubled(self, s: State, seat: int) -> bool:
        p = player(s, seat)
        return p.further_cards() == 0 and any(p.hand[card] > 1 for card in range(int(N_CATTLE)))

    def deliveries(self, s: State, seat: int) -> int:
        return sum(int(player(s, seat).posts[post]) for post in range(int(N_POSTS)))

    def afford_worker(self, s: State, seat: int) -> Args | None:
        facts = super().afford_worker(s, seat)
        return None if facts is None else {**facts, "points": int(CARD_VP[FIRST_WORKER])}

    def duplicates(self, s: State, seat: int) -> Args | None:
        return {} if self.is_near(s) and self.doubled(s, seat) else None

    def workers(self, s: State, seat: int) -> Args | None:
        """Two of a kind in the worker area."""
        area = player(s, seat).area
        for worker in range(int(JOKER)):
            if area[worker] >= TOGETHER:
                return {"worker": WORKERS[worker], "n": int(area[worker])}
        return None

    def builder(self, s: State, seat: int) -> Args | None:
        facts = told(s).get("bonus_builder")
        if facts is None or not self.is_near(s):
            return None
        return {"pay": facts["pay"], "certificates": facts["certificates"]}

    def post(self, s: State, seat: int) -> Args | None:
        """The nearest post that a certificate or two more would open."""
        p = player(s, seat)
        reach = int(p.delivery_value() + p.certificates)
        for post in range(int(N_POSTS)):
            missing = int(POST_VALUE[post]) - reach
            if 0 < missing <= CLOSE and obstacle(p, post, reach + missing) == OPEN:
                return {"n": missing, "place": POSTS[post]} if self.is_near(s) else None
        return None

    def inner(self, s: State, seat: int) -> Args | None:
        has_little = player(s, seat).money <= LITTLE
        return {} if has_little and any(SPACE_COST[site] == 0 for site in s.answers()) else None

    def simmental(self, s: State, seat: int) -> Args | None:
        return {} if player(s, seat).hand[SIMMENTAL] > 1 else None

    def ending(self, s: State, seat: int) -> Args | None:
        left = int(cast(Table, s).piles[SIMMENTAL])
        return {"n": left} if left <= FEW_ARRIVALS else None


EL_PASO: Final = ElPasoWheels()
WHEELS: Final = Wheels(
    [
        row("ending", "move", EL_PASO.ending, late=True),
        row("first_turn", "place_herder", EL_PASO.first_turn),
        row("simmental", "move", EL_PASO.simmental),
        row("post", "move", EL_PASO.post),
        row("builder", "move", EL_PASO.builder),
        row("duplicates", "move", EL_PASO.duplicates),
        row("workers", "move", EL_PASO.workers),
        row("afford_worker", "move", EL_PASO.afford_worker),
        row("inner", "build_on", EL_PASO.inner),
    ],
    EL_PASO.is_past,
)
