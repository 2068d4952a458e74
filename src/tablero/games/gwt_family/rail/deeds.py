"""What an automa does where there is a railroad. Every tie is settled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import EventKind
from tablero.games.gwt_family.automa import AUTOMA_SEAT, HUMAN
from tablero.games.gwt_family.rail.automa import ANY_WORKER, RailAutoma
from tablero.games.gwt_family.rail.location.building import BuildingSheet
from tablero.games.gwt_family.rail.location.hiring import JobSheet
from tablero.games.gwt_family.rail.location.objectives import ObjectiveSheet
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.stations import StationSheet
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.tiles import EMPTY

NOTHING: Final[i64] = -1


def engine_goal(line: StationSheet, p: RailRancher, reach: i64, can_upgrade: bool) -> i64:
    """The nearest open station in reach, else the farthest space, or nothing."""
    railroad = line.railroad
    farthest = NOTHING
    for place in range(railroad.last + 1):
        if reach >> place & 1:
            station = railroad.station[place]
            if station >= 0 and can_upgrade and line.is_open(p, station):
                return place
            if railroad.is_turnout[place] == 0:
                farthest = place
    return farthest


class Hiring:
    """The cheapest worker joins for free."""

    def __init__(self, jobs: JobSheet, specialised: EventKind) -> None:
        self.jobs = jobs
        self.specialised = specialised

    def cheapest(self, g: RailTable, automa: RailAutoma, wanted: i64) -> bool:
        """The cheapest worker for a row of the crew, or for any; of equal ones the specialisation,
        then the upper row, then the leftmost."""
        p = g.rancher(AUTOMA_SEAT)
        columns = g.jobs.columns
        best_cell = NOTHING
        best: i64 = 1000
        for cell in range(g.jobs.row * columns):
            kind = g.jobs.cells[cell]
            if kind < 0 or not self.would_take(p, kind, wanted):
                continue
            rank = 2 * self.jobs.price(cell // columns, kind, 0)
            if self.jobs.crew_row[kind] != automa.specialisation:
                rank += 1
            if rank < best:
                best, best_cell = rank, cell
        if best_cell == NOTHING:
            return False
        kind = g.jobs.cells[best_cell]
        g.jobs.take(best_cell // columns, kind)
        self.jobs.join(p, kind)
        g.tell(self.jobs.hired, AUTOMA_SEAT, kind, 0, p.workers(self.jobs.crew_row[kind]))
        self.specialise(g, automa)
        return True

    def would_take(self, p: RailRancher, kind: i64, wanted: i64) -> bool:
        row = self.jobs.crew_row[kind]
        return wanted in (ANY_WORKER, row) and p.has_room_for(row)

    def specialist(self, g: RailTable, automa: RailAutoma) -> None:
        """A worker of the specialisation, else for the row that most waiting workers belong to."""
        if self.cheapest(g, automa, automa.specialisation):
            return
        p = g.rancher(AUTOMA_SEAT)
        waiting = vec[i64]([0] * int(self.jobs.rows))
        for cell in range(g.jobs.row * g.jobs.columns):
            kind = g.jobs.cells[cell]
            if kind >= 0 and self.would_take(p, kind, ANY_WORKER):
                waiting[self.jobs.crew_row[kind]] += 1
        most: i64 = 0
        for row in range(1, self.jobs.rows):
            if waiting[row] > waiting[most]:
                most = row
        if waiting[most] > 0:
            self.cheapest(g, automa, most)

    def specialise(self, g: RailTable, automa: RailAutoma) -> None:
        """Another row takes over when it is strictly more numerous."""
        p = g.rancher(AUTOMA_SEAT)
        most = automa.specialisation
        for row in range(self.jobs.rows):
            if p.workers(row) > p.workers(most):
                most = row
        if most != automa.specialisation:
            automa.specialisation = most
            g.tell(self.specialised, AUTOMA_SEAT, most)


def spend_disc(p: RailRancher) -> bool:
    """Take a disc from the supply; which one makes no difference to an automa."""
    if p.discs == 0:
        return False
    p.discs &= p.discs - 1
    return True


def best_objective(g: RailTable, cards: ObjectiveSheet, points: vec[i64]) -> None:
    """The displayed card with most points, from the left, into the objective area."""
    best = NOTHING
    for k in range(len(g.display)):
        card = g.display[k]
        if card >= 0 and (best == NOTHING or points[card] > points[best]):
            best = card
    if best != NOTHING:
        g.tell(cards.taken, AUTOMA_SEAT, best)
        cards.take_displayed(g, best)
        g.rancher(AUTOMA_SEAT).area[best] += 1


class Building:
    """Use most builders; then replace the tile with more points, more hands, lower number."""

    def __init__(
        self, buildings: BuildingSheet, points: vec[i64], quiet_sites: i64, start: i64
    ) -> None:
        self.buildings = buildings
        self.points = points
        self.quiet_sites = quiet_sites  # building spaces without an action of their own
        self.start = start

    def build(self, g: RailTable) -> None:
        p = g.rancher(AUTOMA_SEAT)
        sites = self.buildings.sites
        free = self.first_site(g)
        best_rank: i64 = -1
        best_number = NOTHING
        best_node = NOTHING
        for site in range(len(sites)):
            node = sites[site]
            own = p.on_trail >> node & 1 == 1
            if not own and node != free:
                continue
            old_builders: i64 = 0
            old_points: i64 = 0
            if own:
                old = g.face_on(g.tiles[node])
                old_builders = self.buildings.builders[old]
                old_points = self.points[old]
            for number in range(self.buildings.numbers):
                face = g.face_on(g.building_tile(AUTOMA_SEAT, number))
                used = self.buildings.builders[face] - old_builders
                if not p.supply >> number & 1 or used <= 0 or used > p.builders:
                    continue
                fee = g.fee_of(g.building_tile(AUTOMA_SEAT, number))
                rank = ((used * 32 + old_points) * 32 + fee) * 16
                rank += self.buildings.numbers - number
                if rank > best_rank:
                    best_rank, best_number, best_node = rank, number, node
        if best_number != NOTHING:
            self.buildings.put(g, AUTOMA_SEAT, best_number, best_node, 0)

    def first_site(self, g: RailTable) -> i64:
        """The first empty quiet building space ahead of the person's herder."""
        for origin in (g.rancher(HUMAN).herder, self.start):
            queue: list[i64] = [origin]
            for node in queue:
                if g.tiles[node] == EMPTY and self.quiet_sites >> node & 1:
                    return node
                for ahead in (g.trail.first[node], g.trail.second[node]):
                    if ahead >= 0 and ahead != g.trail.goal and ahead not in queue:
                        queue.append(ahead)
        return NOTHING
