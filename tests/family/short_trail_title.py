"""The title on the first storey as everybody else sees it: set-up, positions, the board."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec

from tablero.core.catalogue import Provenance
from tablero.core.engine import State
from tablero.core.game import Game, Options
from tablero.core.kinds import NOBODY
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
    seat_or_none,
    show_tile,
)
from tablero.games.gwt_family.setup import lay_neutrals, zeros
from tests.family import short_trail as rules
from tests.family.short_trail import CARDS, DEALT, HAND, HERD, NODES, Player, Table

RANCHER: Final = RancherNames("dollars", CARDS, NODES)


class ShortTrail(Game):
    def __init__(self) -> None:
        self.id = "short_trail"
        self.seat_counts = [2, 3, 4]
        self.options = []
        self.stage = "example"
        self.rules_version = 1
        self.data_version = "none"
        self.family = "gwt_family"
        self.kinds = rules.KINDS
        self.event_kinds = rules.EVENTS
        self.streams = HERD.streams
        self.reasons = rules.REASONS
        self.score_names = rules.RULES.score_names
        self.endings = rules.RULES.endings
        self.book = rules.BOOK

    def begin(self, seats: int, rng: Rng, options: Options) -> State:
        g = Table(seats, rng)
        lay_neutrals(g, rules.NEUTRAL_NODES, rules.LETTERS, HERD.streams[0], shuffled=False)
        g.box = zeros(len(CARDS))
        g.players = vec[Player]([Player() for _ in range(seats)])
        for seat in range(seats):
            p = g.players[seat]
            p.deal(DEALT)
            p.exchange_tokens = 1
            HERD.draw(g, p, seat, HAND)
        rules.PLAY.enter(g, 0)
        return g

    def dump(self, state: State) -> Plain:
        g = cast(Table, state)
        return {
            "seats": int(g.seats),
            "turns": int(g.turns),
            "ply": int(g.ply),
            "draws": int(g.draws),
            "arrivals": int(g.arrivals),
            "closer": seat_or_none(g.closer),
            "tiles": dump_tiles(g),
            "players": [
                {**RANCHER.dump(p), "certificates": int(p.certificates), "discs": int(p.discs)}
                for p in g.players
            ],
            "frames": self.book.save(g),
        }

    def load(self, plain: Plain, rng: Rng) -> State:
        top = Fields("", plain)
        seats = top.number("seats", 2, 2, 4)
        g = Table(seats, rng)
        load_counters(g, top)
        load_neutrals(g, top.fields("tiles"), rules.NEUTRAL_NODES)
        g.box = zeros(len(CARDS))
        g.arrivals = top.number("arrivals", 0)
        g.closer = top.number("closer", int(NOBODY), 0, seats - 1)
        g.players = vec[Player]([Player() for _ in range(seats)])
        for seat, board in enumerate(boards_of(top, seats)):
            p = g.players[seat]
            RANCHER.load(p, board, 0, 1, DEALT)
            p.certificates = board.number("certificates", 0)
            p.discs = board.number("discs", int(p.discs))
            board.done()
        load_frames(g, top, self.book, TURN_PHASES)
        return g

    def show(self, state: State, seat: int) -> Plain:
        g = cast(Table, state)
        scores = g.scores()
        return {
            "turn": int(g.turns),
            "arrivals": int(g.arrivals),
            "nodes": {name: show_tile(g, node) for node, name in enumerate(NODES)},
            "players": [
                RANCHER.show(g, k, k == seat or g.is_over(), scores[k]) for k in range(int(g.seats))
            ],
        }

    def provenance(self) -> list[Provenance]:
        return []


GAME: Final = ShortTrail()
