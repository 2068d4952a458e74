"""Positions as plain data: what every trail title writes and reads in the same way."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.text.plain import Fields, Plain, PositionError, named
from tablero.games.gwt_family.rancher import Rancher, total
from tablero.games.gwt_family.table import TrailTable


def listed(mask: i64, words: list[str]) -> list[str]:
    """The words of the set bits."""
    return [word for k, word in enumerate(words) if mask >> k & 1]


def word_or_none(number: i64, words: list[str]) -> str | None:
    """A negative number stands for nothing."""
    return words[number] if number >= 0 else None


def index(where: str, word: object, known: list[str]) -> int:
    if not isinstance(word, str) or word not in known:
        raise PositionError(f"{where}: {word!r} is not known")
    return known.index(word)


def index_or_none(where: str, word: object, known: list[str]) -> int:
    return -1 if word is None else index(where, word, known)


def mask_of(fields: Fields, key: str, known: list[str]) -> int:
    """The inverse of `listed`."""
    mask = 0
    for word in fields.lines(key):
        mask |= 1 << index(fields.name(key), word, known)
    return mask


def places(fields: Fields, key: str, known: list[str], size: int) -> vec[i64]:
    """Up to `size` words, each a number or nothing."""
    words = fields.items(key)
    if len(words) > size:
        raise PositionError(f"{fields.name(key)}: {size} are the most")
    numbers = [index_or_none(key, word, known) for word in words]
    return vec[i64](numbers + [-1] * (size - len(numbers)))


class RancherNames:
    """What the things of a rancher are called; `money` is its key."""

    def __init__(self, money: str, cards: list[str], nodes: list[str]) -> None:
        self.money = money
        self.cards = cards
        self.nodes = nodes  # where a herder can stand

    def dump(self, p: Rancher) -> Plain:
        return {
            self.money: int(p.money),
            "exchange_tokens": int(p.exchange_tokens),
            "herder": self.nodes[p.herder],
            "hand": named(p.hand, self.cards),
            "unseen": int(p.unseen),
            "deck": named(p.deck, self.cards),
            "discard": named(p.discard, self.cards),
        }

    def show(self, g: TrailTable, seat: int, is_known: bool, score: int) -> Plain:
        """What a client is shown of a rancher; cards of others are null."""
        p = g.rancher(seat)
        return {
            "seat": seat,
            self.money: int(p.money),
            "exchange_tokens": int(p.exchange_tokens),
            "certificates": int(p.temporary()),
            "herder": self.nodes[p.herder],
            "step_limit": int(g.step_limit(seat)),
            "hand_limit": int(p.hand_limit()),
            "hand": named(p.hand, self.cards) if is_known else None,
            "hand_size": int(p.hand_size()),
            "deck": named(p.deck, self.cards) if is_known else None,
            "deck_size": int(total(p.deck) - p.unseen),
            "discard": named(p.discard, self.cards) if is_known else None,
            "discard_size": int(total(p.discard)),
            "score": score,
        }

    def load(self, p: Rancher, fields: Fields, money: int, tokens: int, herd: vec[i64]) -> None:
        """`herd` are the cards a rancher begins with: a draw pile that is not given holds what
        hand and discard pile leave of them."""
        p.money = fields.number(self.money, money)
        p.exchange_tokens = fields.number("exchange_tokens", tokens)
        p.unseen = fields.number("unseen", 0)
        p.herder = self.nodes.index(fields.word("herder", self.nodes, self.nodes[0]))
        p.hand = fields.counts("hand", self.cards)
        p.discard = fields.counts("discard", self.cards)
        if fields.has("deck"):
            p.deck = fields.counts("deck", self.cards)
            return
        p.deck = herd[:]
        for card in range(len(herd)):
            p.deck[card] = max(herd[card] - p.hand[card] - p.discard[card], 0)
