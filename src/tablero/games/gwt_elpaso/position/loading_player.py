"""Reads one player's board out of a position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.text.plain import Fields, PositionError
from tablero.games.gwt_elpaso.cards import (
    BONUSES,
    CARD_COUNT,
    CARDS,
    N_CARDS,
    N_WORKERS,
    OBJECTIVES,
    OWN_CATTLE,
    WORKERS,
)
from tablero.games.gwt_elpaso.catalogue import (
    ALL_DISCS,
    ARRIVAL,
    DISCS,
    NODES,
    POSTS,
    SEAT_DOLLARS,
    SEAT_TOKENS,
)
from tablero.games.gwt_elpaso.player import MOST_CERTIFICATES, Player
from tablero.games.gwt_elpaso.position.invariants import discs
from tablero.games.gwt_elpaso.sue.state import Sue


def index(where: str, word: object, known: list[str]) -> int:
    if not isinstance(word, str) or word not in known:
        raise PositionError(f"{where}: {word!r} is not known")
    return known.index(word)


def _mask(fields: Fields, key: str, known: list[str]) -> int:
    mask = 0
    for word in fields.lines(key):
        mask |= 1 << index(fields.name(key), word, known)
    return mask


def load_player(fields: Fields, seat: int, sue: Sue | None) -> Player:
    """A board; that of Sue (`sue` given) holds what her columns say unless it says otherwise."""
    p = Player()
    p.money = fields.number("dollars", 0 if sue else int(SEAT_DOLLARS[seat]))
    p.exchange_tokens = fields.number("exchange_tokens", 0 if sue else int(SEAT_TOKENS[seat]))
    p.unseen = fields.number("unseen", 0)
    p.certificates = fields.number("certificates", 0, 0, int(MOST_CERTIFICATES))
    p.herder = NODES.index(fields.word("herder", NODES[: int(ARRIVAL)], NODES[0]))
    p.hand = fields.counts("hand", CARDS)
    p.discard = fields.counts("discard", CARDS)
    if fields.has("deck") or sue:
        p.deck = fields.counts("deck", CARDS)
    else:
        p.deck = _rest_of_deck(p)
    p.area = fields.counts("area", WORKERS) if "area" in fields.values else _first_area(sue)
    fields.has("area")
    p.discs = int(ALL_DISCS) & ~_mask(fields, "cleared", DISCS)
    p.posts = fields.counts("posts", POSTS)
    p.objectives = _mask(fields, "objectives", OBJECTIVES)
    p.bonuses = fields.counts("bonuses", BONUSES)
    fields.done()
    if "cleared" not in fields.values:
        _spread_discs(p)
    return p


def _rest_of_deck(p: Player) -> vec[i64]:
    deck = vec[i64]([0] * int(N_CARDS))
    for k in range(len(OWN_CATTLE)):
        card = OWN_CATTLE[k]
        deck[card] = max(CARD_COUNT[card] - p.hand[card] - p.discard[card], 0)
    return deck


def _first_area(sue: Sue | None) -> vec[i64]:
    """One worker of each type; for Sue those of her columns, without jokers."""
    area = vec[i64]([1] * int(N_WORKERS))
    if sue is not None:
        for worker in range(int(N_WORKERS)):
            area[worker] = sue.strength(worker)
    return area


def _spread_discs(p: Player) -> None:
    """Discs on posts came from the board: clear as many as are not named."""
    for disc in range(len(DISCS)):
        if discs(p) > len(DISCS):
            p.discs &= ~(1 << disc)
