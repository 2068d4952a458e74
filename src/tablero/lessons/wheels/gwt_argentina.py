"""What a first game of Argentina is told, and when."""

from __future__ import annotations

from typing import Final, cast

from tablero.core.engine import State
from tablero.core.kinds import Args
from tablero.games.gwt_argentina.buenos_aires.delivery import grain_due, spots_from
from tablero.games.gwt_argentina.buenos_aires.loading import farthest
from tablero.games.gwt_argentina.cards import CARDS, EXHAUSTION, N_BREEDS, OBJECTIVES
from tablero.games.gwt_argentina.catalogue import (
    BANNERS,
    FARMER_SPACE,
    FIRST_SHIPS_ARROW,
    JOB_ARROW,
    NEUTRALS,
    RAMP_SPACE,
    RAMPS,
)
from tablero.games.gwt_argentina.harbours import (
    MISSING_GRAIN,
    N_QUAYS,
    N_SPOTS,
    SHIP_BANNER,
    SHIPS,
    SPOT_VP,
    SPOTS,
)
from tablero.games.gwt_argentina.location.visit import LOCATIONS
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.printed import BONUS_ACTIONS, FACE_ACTIONS, LOCAL
from tablero.games.gwt_argentina.scoring import FARMER_POINTS
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.trail.farmers import reach, strength_at
from tablero.games.gwt_family.bits import bits
from tablero.lessons.wheels import Wheels, row
from tablero.lessons.wheels.gwt_family import RailWheels, hires, number, told

FEW_CARDS: Final = 2  # shown for a farmer: more bring a second exhaustion card
SOON: Final = 2  # workers before ships depart
CLEARING: Final = "H"  # the neutral building that sends exhaustion cards away


def player(s: State, seat: int) -> Player:
    return cast(Table, s).players[seat]


def pesos_of(face: int) -> int:
    """What a bonus spot brings in money."""
    deeds = [deed for side in BONUS_ACTIONS[face] for deed in side.rewards]
    return sum(deed.n for deed in deeds if deed.verb == "money")


class ArgentinaWheels(RailWheels):
    goal = "buenos_aires"
    hires = hires(LOCATIONS, LOCAL, FACE_ACTIONS[NEUTRALS.index(RailWheels.hiring)])
    visits = LOCATIONS
    breeds = int(N_BREEDS)
    buyers = "gauchos"
    money = "pesos"

    def place(self, s: State, seat: int, value: int) -> str:
        return SHIPS[farthest(cast(Table, s), player(s, seat), value)]

    def deliveries(self, s: State, seat: int) -> int:
        """Discs on ships and what became of them; one lies on a quay from the start."""
        p = player(s, seat)
        ashore = sum(int(p.quay_discs(quay)) for quay in range(int(N_QUAYS))) + int(bits(p.spots))
        return max(0, int(p.ship_discs()) + ashore - 1)

    def unplayed(self, s: State, seat: int) -> int:
        p, first = player(s, seat), CARDS.index(OBJECTIVES[0])
        return sum(int(p.herd(first + card)) for card in range(len(OBJECTIVES)))

    def no_grain(self, s: State, seat: int) -> Args | None:
        is_bare = player(s, seat).grain == 0 and self.is_near(s)
        return {"pesos": int(MISSING_GRAIN)} if is_bare else None

    def farmer(self, s: State, seat: int) -> Args | None:
        """One in reach who needs no more cards than bring one exhaustion card; the fewest."""
        g, p, best = cast(Table, s), player(s, seat), FEW_CARDS + 1
        for facts in told(s).values():
            node = g.trail.numbers.get(str(facts.get("node", "")), -1)
            if node < 0 or FARMER_SPACE[node] < 0:
                continue
            need = strength_at(g, FARMER_SPACE[node]) - p.strength()
            enough = [n for n in range(FEW_CARDS + 1) if reach(p, n, 0) >= need]
            best = min([best, *enough])
        return {"n": best} if best <= FEW_CARDS else None

    def exhaustion(self, s: State, seat: int) -> Args | None:
        is_tired = player(s, seat).hand[EXHAUSTION] > 0
        return {} if is_tired and self.steps_to_letter(s, CLEARING) is not None else None

    def ramp(self, s: State, seat: int) -> Args | None:
        """The one that saves most steps."""
        g, p = cast(Table, s), player(s, seat)
        walk = int(g.trail.steps_to(g.tiles, p.herder, g.trail.goal)[p.herder])
        open_ones = [
            (walk - number(facts, "steps"), int(RAMP_SPACE[RAMPS.index(word)]))
            for word, facts in told(s).items()
            if word in RAMPS
        ]
        saved, ramp = max(open_ones, default=(0, 0))
        return {"ramp": ramp, "n": saved} if saved > 0 else None

    def quay(self, s: State, seat: int) -> Args | None:
        """The spot with most points, then most pesos, that the grain pays for."""
        g, p, best = cast(Table, s), player(s, seat), (0, 0, 0, -1)
        for quay in range(int(N_QUAYS)):
            open_ones = spots_from(g, quay, p.grain) if p.quay_discs(quay) > 0 else 0
            for spot in range(int(N_SPOTS)):
                if open_ones >> spot & 1:
                    face = int(g.spot_face(spot))
                    worth = int(SPOT_VP[face]), pesos_of(face)
                    best = max(best, (*worth, -int(grain_due(g, quay, spot)), -spot))
        points, pesos, grain, spot = best
        if points <= 0:
            return None
        return {"spot": SPOTS[-spot], "n": -grain, "points": points, "pesos": pesos}

    def departure(self, s: State, seat: int) -> Args | None:
        """Ships that can be loaded now sail after two workers at most."""
        g = cast(Table, s)
        jobs = g.jobs
        if jobs.is_closed() or jobs.columns - jobs.filled > SOON:
            return None
        banner = int(JOB_ARROW[jobs.row] - FIRST_SHIPS_ARROW)
        if not 0 <= banner < len(BANNERS):
            return None
        is_there = any(SHIP_BANNER[SHIPS.index(ship)] == banner for ship in told(s))
        return {"banner": BANNERS[banner]} if is_there else None

    def granjero(self, s: State, seat: int) -> Args | None:
        return {"points": int(FARMER_POINTS)}


ARGENTINA: Final = ArgentinaWheels()
WHEELS: Final = Wheels(
    [
        row("no_grain", "move", ARGENTINA.no_grain),
        row("ramp", "move", ARGENTINA.ramp),
        row("exhaustion", "move", ARGENTINA.exhaustion),
        row("farmer", "move", ARGENTINA.farmer),
        *ARGENTINA.rows(),
        row("quay", "extra_delivery", ARGENTINA.quay),
        row("departure", "ship", ARGENTINA.departure),
        row("granjero", "invest", ARGENTINA.granjero),
    ],
    ARGENTINA.is_past,
)
