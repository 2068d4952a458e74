"""Setting the table up (RULES 1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.game import Options
from tablero.core.rng import Rng
from tablero.games.gwt_elpaso.cards import (
    BONUS_COUNT,
    CARD_COUNT,
    FIRST_HERD,
    FIRST_WORKER,
    N_CARDS,
    N_OBJECTIVES,
    N_WORKERS,
    OWN_CATTLE,
    SIMMENTAL,
)
from tablero.games.gwt_elpaso.catalogue import (
    COPIES,
    N_TRAINS,
    N_TYPES,
    NEUTRAL_NODES,
    SEAT_DOLLARS,
    SEAT_TOKENS,
    SIMMENTAL_STACK,
    SPACE_LETTER,
)
from tablero.games.gwt_elpaso.herd import HERD
from tablero.games.gwt_elpaso.location.tiles import next_bonus, next_objective
from tablero.games.gwt_elpaso.player import BASE_HAND, Player
from tablero.games.gwt_elpaso.rules import GAME_SCRIPT, new_table
from tablero.games.gwt_elpaso.state import DISPLAY, Table
from tablero.games.gwt_elpaso.sue.state import SUE_SEAT
from tablero.games.gwt_elpaso.sue.turn import new_sue, settle_sue
from tablero.games.gwt_elpaso.words import BUILDING_SIDE_STREAM, NEUTRAL_STREAM, TRAIN_SIDE_STREAM
from tablero.games.gwt_family.setup import lay_neutrals, lay_sides, zeros


def set_up(seats: int, rng: Rng, options: Options, rules_version: int) -> Table:
    """The position before the first question (RULES 1.1, 1.2, 1.3, 1.4, 1.5)."""
    g = new_table(max(seats, 2), rng, rules_version)
    shuffled = str(options["neutral_buildings"]) == "shuffled"
    lay_neutrals(g, NEUTRAL_NODES, SPACE_LETTER, NEUTRAL_STREAM, shuffled)
    g.sides = lay_sides(g, str(options["building_sides"]), "b", BUILDING_SIDE_STREAM, N_TYPES)
    g.train_sides = lay_sides(g, str(options["train_sides"]), "back", TRAIN_SIDE_STREAM, N_TRAINS)
    lay_piles(g)
    _lay_tiles(g)
    if seats == 1:
        g.automa_seat = SUE_SEAT
        g.sue = new_sue(int(options["harder_cards"]))
    g.players = vec[Player]([_player(g, seat) for seat in range(int(g.seats))])
    if g.sue is not None:
        settle_sue(g, g.sue)
    for seat in range(seats):
        HERD.draw(g, g.players[seat], seat, BASE_HAND)
    GAME_SCRIPT.enter(g, 0)
    return g


def lay_piles(g: Table) -> None:
    """Workers, market cattle, Simmental cattle by the number of players, buildings (RULES 1.3)."""
    g.box = zeros(N_CARDS)
    g.piles = CARD_COUNT[:]
    for k in range(len(OWN_CATTLE)):
        g.piles[OWN_CATTLE[k]] = 0
    g.piles[SIMMENTAL] = SIMMENTAL_STACK[g.seats - 2]
    g.stock = vec[i64]([int(COPIES)] * int(N_TYPES))


def _lay_tiles(g: Table) -> None:
    g.objectives = vec[i64]([1] * int(N_OBJECTIVES))
    g.bonuses = BONUS_COUNT[:]
    g.open_objectives = vec[i64]([next_objective(g) for _k in range(int(DISPLAY))])
    g.open_bonuses = vec[i64]([next_bonus(g) for _k in range(int(DISPLAY))])


def _player(g: Table, seat: int) -> Player:
    """Ten cattle cards, one worker of each type, money by seat; Sue has none of it (RULES 1.5)."""
    p = Player()
    p.lay_out()
    if seat == g.automa_seat:
        p.deal(zeros(N_CARDS))
        return p
    p.deal(FIRST_HERD)
    for worker in range(N_WORKERS):
        g.piles[FIRST_WORKER + worker] -= 1
        p.area[worker] = 1
    p.money = SEAT_DOLLARS[seat]
    p.exchange_tokens = SEAT_TOKENS[seat]
    return p
