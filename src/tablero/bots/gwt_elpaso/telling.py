"""What hints tell of El Paso: the workers at hand, and the trading post within reach."""

from __future__ import annotations

from typing import Final, cast

from tablero.bots.gwt_elpaso.mind import Mind
from tablero.bots.gwt_family.telling import REACH, TASKS, TrailTelling
from tablero.core.engine import State
from tablero.games.gwt_elpaso.cards import N_CATTLE, N_OBJECTIVES, VALUE, WORKERS
from tablero.games.gwt_elpaso.catalogue import N_POSTS, POST_VALUE, POSTS
from tablero.games.gwt_elpaso.el_paso.delivery import OPEN, obstacle, spent_before
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_family.table import TrailTable


class ElPasoTelling(TrailTelling):
    def outlook(self, s: State, seat: int) -> dict[str, int]:
        found = super().outlook(s, seat)
        mind = Mind(cast(Table, s), seat)
        found[TASKS] = sum(
            mind.missing_for(tile)
            for tile in range(int(N_OBJECTIVES))
            if mind.me.objectives >> tile & 1
        )
        return found

    def stands(self, g: TrailTable, seat: int, node: int) -> bool:
        """Tokens tell whose building it is."""
        return bool(cast(Table, g).players[seat].on_trail >> node & 1)

    def named(self, s: State, seat: int) -> dict[str, str]:
        """The dearest trading post for this hand with all certificates, if there is any."""
        g = cast(Table, s)
        p = g.players[seat]
        reach = p.delivery_value() + p.certificates + spent_before(g)
        posts = [post for post in range(int(N_POSTS)) if obstacle(p, post, reach) == OPEN]
        if not posts:
            return {}
        return {REACH: POSTS[max(posts, key=lambda post: int(POST_VALUE[post]))]}


TELLING: Final = ElPasoTelling(
    "dollars",
    WORKERS,
    VALUE,
    int(N_CATTLE),
    {post: int(POST_VALUE[k]) for k, post in enumerate(POSTS)},
    {"objectives": 1.5, TASKS: -0.7, **{f"{worker}s": 1.5 for worker in WORKERS}},
    {
        "train_used": 3.0,
        "cattle_gained": 3.0,
        "bonus_taken": 2.0,
        "simmental_taken": 2.0,
        "game_closed": 6.0,
    },
)
