"""The title on the rail storey as everybody else sees it: set-up, positions, the board."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Provenance
from tablero.core.engine import State
from tablero.core.game import Game, Options
from tablero.core.rng import Rng
from tablero.core.text.plain import Fields, Plain
from tablero.games.gwt_family.position.plain import (
    TURN_PHASES,
    RancherNames,
    boards_of,
    dump_tiles,
    load_counters,
    load_frames,
    load_neutrals,
    show_tile,
)
from tablero.games.gwt_family.rail.foresight import COLUMNS, PER_COLUMN
from tablero.games.gwt_family.rail.location.objectives import DISPLAY
from tablero.games.gwt_family.rail.position.plain import RailNames, load_building
from tablero.games.gwt_family.setup import lay_neutrals, zeros
from tests.family import short_rail as rules
from tests.family import short_rail_pieces as pieces
from tests.family.short_rail_pieces import BUILDINGS, NODES, NUMBERS, WORKERS, Player, Table
from tests.family.short_trail import CARDS, DEALT, EVENTS, HERD

RANCHER: Final = RancherNames("dollars", CARDS, NODES)
RAIL: Final = RailNames(
    [], WORKERS, CARDS, [], [], ["none"], CARDS, ["halt"], pieces.RAILROAD.names, WORKERS, 2
)


class ShortRail(Game):
    def __init__(self) -> None:
        self.id = "short_rail"
        self.seat_counts = [2, 3, 4]
        self.options = []
        self.stage = "example"
        self.rules_version = 1
        self.data_version = "none"
        self.family = "gwt_family"
        self.kinds = pieces.KINDS
        self.event_kinds = EVENTS
        self.streams = [*HERD.streams, pieces.MARKET.stream]
        self.reasons = pieces.REASONS
        self.score_names = rules.RULES.score_names
        self.endings = rules.RULES.endings
        self.book = rules.BOOK

    def begin(self, seats: int, rng: Rng, options: Options) -> State:
        g = self.bare(seats, rng)
        lay_neutrals(g, pieces.NEUTRAL_NODES, pieces.LETTERS, HERD.streams[0], shuffled=False)
        for worker in range(len(WORKERS)):
            g.jobs.add(worker)
        g.market = vec[i64]([1, 1])
        g.market_stack = vec[i64]([2, 2])
        for seat in range(seats):
            p = g.players[seat]
            p.deal(DEALT)
            p.money = 3
            p.exchange_tokens = 1
            HERD.draw(g, p, seat, p.hand_limit())
        rules.TURNS.enter(g, 0)
        return g

    def bare(self, seats: int, rng: Rng) -> Table:
        g = Table(seats, rng, rules.RULES, rules.IMMEDIATES)
        g.box = zeros(len(CARDS))
        g.foresight = vec[i64]([-1] * int(COLUMNS * PER_COLUMN))
        g.display = vec[i64]([-1] * int(DISPLAY))
        g.jobs.lay_out(pieces.JOB_ROWS, pieces.JOB_COLUMNS)
        g.players = vec[Player]([Player() for _ in range(seats)])
        return g

    def dump(self, state: State) -> Plain:
        g = cast(Table, state)
        return {
            **RAIL.dump(g),
            "seats": int(g.seats),
            "turns": int(g.turns),
            "ply": int(g.ply),
            "draws": int(g.draws),
            "tiles": dump_tiles(g),
            "players": [
                {**RANCHER.dump(p), **RAIL.dump_rancher(p, int(NUMBERS), []), "discs": int(p.discs)}
                for p in g.players
            ],
            "frames": self.book.save(g),
        }

    def load(self, plain: Plain, rng: Rng) -> State:
        top = Fields("", plain)
        g = self.bare(top.number("seats", 2, 2, 4), rng)
        load_counters(g, top)
        g.box = top.counts("box", CARDS)
        for seat, board in enumerate(boards_of(top, int(g.seats))):
            p = g.players[seat]
            RANCHER.load(p, board, 3, 0, DEALT)
            RAIL.load_rancher(p, board, int(NUMBERS), [])
            p.discs = board.number("discs", int(p.discs))
            board.done()
        tiles = top.fields("tiles")
        load_neutrals(g, tiles, pieces.NEUTRAL_NODES)
        for node in BUILDINGS.sites:
            if tiles.has(NODES[node]):
                word = str(tiles.values[NODES[node]])
                g.tiles[node] = load_building(g, NODES[node], word, int(node))
        RAIL.load_jobs(g, top, int(pieces.JOB_ROWS), int(pieces.JOB_COLUMNS))
        RAIL.load_tiles(g, top)
        RAIL.has_bags(g, top)
        RAIL.load_masters(g, top, 0, 0)
        RAIL.load_objectives(g, top, len(CARDS), zeros(0))
        g.market = top.counts("market", CARDS)
        g.market_stack = top.counts("market_stack", CARDS)
        load_frames(g, top, self.book, TURN_PHASES)
        return g

    def show(self, state: State, seat: int) -> Plain:
        g = cast(Table, state)
        scores = g.scores()
        return {
            **RAIL.show(g),
            "turn": int(g.turns),
            "nodes": {name: show_tile(g, node) for node, name in enumerate(NODES)},
            "players": [
                RANCHER.show(g, k, k == seat or g.is_over(), scores[k]) for k in range(int(g.seats))
            ],
        }

    def provenance(self) -> list[Provenance]:
        return []


GAME: Final = ShortRail()
