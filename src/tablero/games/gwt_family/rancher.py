"""What every rancher has: money, tokens, certificates, discs, a herder, and a herd of cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Stream


def total(counts: vec[i64]) -> i64:
    """How many pieces `counts` holds."""
    size: i64 = 0
    for kind in range(len(counts)):
        size += counts[kind]
    return size


class Rancher:
    """Cards are counts per kind, so no hidden order exists anywhere."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.exchange_tokens: i64 = 0
        self.certificates: i64 = 0  # the place of the marker on its track
        self.herder: i64 = 0
        self.discs: i64 = 0  # spaces of the board that still hold a disc, one bit each
        self.unseen: i64 = 0  # hand cards the viewer of this state does not know
        self.hand = vec[i64]()
        self.deck = vec[i64]()
        self.discard = vec[i64]()

    def deal(self, deck: vec[i64]) -> None:
        """Begin with this deck and nothing else."""
        self.deck = deck[:]
        self.hand = vec[i64]([0] * len(deck))
        self.discard = vec[i64]([0] * len(deck))

    def assign_rancher(self, other: Rancher) -> None:
        self.money = other.money
        self.exchange_tokens = other.exchange_tokens
        self.certificates = other.certificates
        self.herder = other.herder
        self.discs = other.discs
        self.unseen = other.unseen
        self.hand = other.hand[:]
        self.deck = other.deck[:]
        self.discard = other.discard[:]

    # -- what the board of a title says ---------------------------------------------------------
    def hand_limit(self) -> i64:
        raise NotImplementedError

    def certificate_limit(self) -> i64:
        """The last place that the certificate marker may reach."""
        raise NotImplementedError

    def temporary(self) -> i64:
        """The certificates that the marker shows."""
        raise NotImplementedError

    def aux_level(self, aux: i64) -> i64:
        """Free spaces of an auxiliary action: 0 locked, 1 single, 2 also double."""
        raise NotImplementedError

    # -- discs and certificates -----------------------------------------------------------------
    def cleared(self, disc: i64) -> bool:
        return self.discs >> disc & 1 == 0

    def add_certificates(self, spaces: i64) -> i64:
        """Move the marker up to `spaces` forward; returns the spaces moved."""
        moved = min(spaces, self.certificate_limit() - self.certificates)
        if moved < 0:
            return 0
        self.certificates += moved
        return moved

    # -- the herd -------------------------------------------------------------------------------
    def herd(self, card: i64) -> i64:
        """Copies of a card in hand, draw pile and discard pile."""
        return self.hand[card] + self.deck[card] + self.discard[card]

    def hand_size(self) -> i64:
        return total(self.hand) + self.unseen

    def hand_value(self) -> i64:
        """What the hand is worth, as it is told beside it."""
        raise NotImplementedError

    def can_draw(self) -> bool:
        return total(self.deck) + total(self.discard) > 0

    def draw(self, s: State, stream: Stream) -> i64:
        """Draw one card into the hand; the discard pile is shuffled only when one is missing."""
        if total(self.deck) == 0:
            empty = self.deck
            self.deck = self.discard
            self.discard = empty
        card = s.pick(stream, self.deck)
        self.deck[card] -= 1
        self.hand[card] += 1
        return card

    def throw(self, card: i64) -> None:
        """Put a hand card on the discard pile."""
        self.hand[card] -= 1
        self.discard[card] += 1

    def throw_hand(self) -> None:
        for card in range(len(self.hand)):
            self.discard[card] += self.hand[card]
            self.hand[card] = 0

    def cover_hand(self) -> None:
        """Make the hand unknown: its cards could as well lie in the draw pile."""
        self.unseen += total(self.hand)
        for card in range(len(self.hand)):
            self.deck[card] += self.hand[card]
            self.hand[card] = 0
