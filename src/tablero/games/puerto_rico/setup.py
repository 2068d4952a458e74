"""Setting up the table (RULES 1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.game import Options
from tablero.core.rng import Rng
from tablero.games.puerto_rico.catalogue import (
    BUILDINGS,
    CORN,
    N_GOODS,
    N_ROLES,
    PRICES,
    SETUPS,
    SWAPPED_PRICES,
    TILES,
    TOKENS,
    Setup,
    variant,
)
from tablero.games.puerto_rico.roles.settler import lay_row
from tablero.games.puerto_rico.rules import begin_round
from tablero.games.puerto_rico.state import (
    CORN_MINUS_ONE,
    NO_GOOD,
    OPTION_BITS,
    PRICE_SWAP,
    VP_126,
    Player,
    PuertoRico,
    new_player,
)
from tablero.games.puerto_rico.words import GOVERNOR


def option_bits(options: Options) -> int:
    return sum(bit for name, bit in OPTION_BITS.items() if options[name])


def bare_table(seats: int, rng: Rng, options: int) -> PuertoRico:
    """Everything but chance: all stocks full, boards empty, nobody has begun
    (RULES 1.1, 1.3, 1.4, 1.5, 11.1, 11.2, 12.5)."""
    setup = SETUPS[seats]
    g = PuertoRico(seats, rng)
    g.options = options
    g.prices = SWAPPED_PRICES if g.has_option(PRICE_SWAP) else PRICES
    g.players = vec[Player]([new_player() for _seat in range(seats)])
    g.role_doubloons = vec[i64]([0] * N_ROLES)
    g.row = vec[i64]([0] * N_GOODS)
    g.stack_tiles = vec[i64]([int(TILES[k]) - setup.fewer_tiles for k in range(N_GOODS)])
    g.discard = vec[i64]([0] * N_GOODS)
    g.quarries = setup.quarries
    g.colonists = setup.colonists
    g.colonist_ship = seats
    g.start_chips = start_chips(setup, g.has_option(VP_126))
    g.chips = g.start_chips
    g.supply = vec[i64]([int(TOKENS[k]) - setup.fewer_goods for k in range(N_GOODS)])
    g.house = vec[i64]([0] * N_GOODS)
    g.ship_size = vec[i64](setup.ships)
    g.ship_good = vec[i64]([NO_GOOD] * len(setup.ships))
    g.ship_load = vec[i64]([0] * len(setup.ships))
    g.copies = vec[i64]([setup.copies(building) for building in BUILDINGS])
    return g


def start_chips(setup: Setup, vp_126: bool) -> int:
    """Victory points in the supply (RULES 1.1, 11.1, 12.4)."""
    if vp_126 and setup.players == 5:
        return variant("vp_126_five_players", "chips")
    return setup.chips


def deal_starts(g: PuertoRico) -> None:
    """Starting money and plantations, clockwise from the governor
    (RULES 1.1, 1.2, 11.1, 12.6)."""
    setup = SETUPS[int(g.seats)]
    for place, tile in enumerate(setup.starts):
        player = g.players[(int(g.governor) + place) % int(g.seats)]
        player.add_tile(tile)
        g.stack_tiles[tile] -= 1
        player.doubloons = setup.doubloons
        if tile == CORN and g.has_option(CORN_MINUS_ONE):
            player.doubloons -= variant("corn_start_minus_one", "doubloons")


def new_table(seats: int, rng: Rng, options: Options) -> PuertoRico:
    """The first governor is drawn by lot (RULES 1.6)."""
    g = bare_table(seats, rng, option_bits(options))
    g.governor = g.below(GOVERNOR, seats)
    g.chooser = g.governor
    deal_starts(g)
    lay_row(g)
    begin_round(g)
    return g
