"""Reads one player's board out of a position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.text.plain import Fields, PositionError
from tablero.games.gwt2.cards import (
    ALL_OBJECTIVES,
    CARDS,
    CATTLE_COUNT,
    CATTLE_WHERE,
    MASTERS,
    N_CARDS,
    N_CATTLE,
    PLAYER_CATTLE,
)
from tablero.games.gwt2.catalogue import (
    ALL_DISCS,
    CITIES,
    DISCS,
    HAZARDS,
    KANSAS_CITY,
    KANSAS_CITY_DISC,
    N_BUILDINGS,
    N_HAZARDS,
    NEW_YORK,
    NODES,
    RAILROAD,
    SEAT_DOLLARS,
    SEAT_TOKENS,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt2.kansas_city.income import TRACK
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.position.invariants import discs


def index(where: str, word: object, known: list[str]) -> int:
    if not isinstance(word, str) or word not in known:
        raise PositionError(f"{where}: {word!r} is not known")
    return known.index(word)


def _mask(fields: Fields, key: str, known: list[str]) -> int:
    mask = 0
    for word in fields.lines(key):
        mask |= 1 << index(fields.name(key), word, known)
    return mask


def load_player(fields: Fields, seat: int) -> Player:
    p = Player()
    p.money = fields.number("dollars", int(SEAT_DOLLARS[seat]))
    p.exchange_tokens = fields.number("exchange_tokens", int(SEAT_TOKENS[seat]))
    p.unseen = fields.number("unseen", 0)
    p.certificates = TRACK.marker_at(fields.number("certificates", 0, 0, 6))
    p.engine = RAILROAD.names.index(fields.word("engine", RAILROAD.names, "0"))
    p.herder = NODES.index(fields.word("herder", NODES[: int(KANSAS_CITY) + 1], "start"))
    p.hand = fields.counts("hand", CARDS)
    p.discard = fields.counts("discard", CARDS)
    p.deck = fields.counts("deck", CARDS) if fields.has("deck") else _rest_of_deck(p)
    crew = fields.fields("crew")
    for worker, name in enumerate(WORKERS):
        p.add_worker(worker, crew.number(name, 1, 1, 6) - 1)
    crew.done()
    p.discs = int(ALL_DISCS) & ~_mask(fields, "cleared", DISCS)
    for word in fields.lines("cities"):
        _add_city(p, index(fields.name("cities"), word, CITIES))
    p.stations = _mask(fields, "stations", STATIONS)
    p.masters = _mask(fields, "masters", MASTERS)
    p.supply = (1 << int(N_BUILDINGS)) - 1
    if fields.has("buildings_left") or fields.values.get("buildings_left") == []:
        p.supply = 0
        for number in fields.items("buildings_left"):
            if not isinstance(number, int) or not 1 <= number <= int(N_BUILDINGS):
                raise PositionError(f"{fields.name('buildings_left')}: numbers 1 to 12 are wanted")
            p.supply |= 1 << (number - 1)
    hazards = fields.counts("hazards", HAZARDS)
    p.hazards = sum(int(hazards[k]) << (2 * k) for k in range(int(N_HAZARDS)))
    p.green_bandits = fields.number("green_bandits", 0)
    p.orange_bandits = fields.number("orange_bandits", 0)
    p.area = fields.counts("area", ALL_OBJECTIVES)
    fields.done()
    _spread_discs(p, fields)
    return p


def _rest_of_deck(p: Player) -> vec[i64]:
    deck = vec[i64]([0] * int(N_CARDS))
    for card in range(N_CATTLE):
        if CATTLE_WHERE[card] == PLAYER_CATTLE:
            deck[card] = max(CATTLE_COUNT[card] - p.hand[card] - p.discard[card], 0)
    return deck


def _add_city(p: Player, city: int) -> None:
    p.cities |= 1 << city
    if city == KANSAS_CITY_DISC:
        p.kansas_city_discs += 1
    elif city == NEW_YORK:
        p.new_york_discs += 1


def _spread_discs(p: Player, fields: Fields) -> None:
    """Discs in cities and on stations came from the board: clear as many as are not named."""
    if "cleared" in fields.values:
        return
    for disc in range(len(DISCS)):
        if discs(p) > len(DISCS):
            p.discs &= ~(1 << disc)
