"""What every trail game has on the table."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Question, State
from tablero.core.kinds import NOBODY, Args, Event, EventKind, Stream
from tablero.core.rng import Rng
from tablero.core.scripts import AskingAbout, Step
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.tiles import TileNumbers
from tablero.games.gwt_family.trail import Trail

if TYPE_CHECKING:
    from tablero.games.gwt_family.asking import Effect

GIVEN_AWAY: Final = frozenset({"discarded", "card_removed"})  # events about a hand card
REDEALS: Final[i64] = 200
GUESS: Final = Stream("guess")  # drawn only by searchers, from their own generator


class Rules:
    """What a title hands to all its positions, made once where its sequence of play is put
    together: steps that questions lead to and later modules define, scoring, invariants."""

    def __init__(
        self,
        use_location: Step,
        token_draw: AskingAbout,
        token_cards: i64,
        token_used: EventKind,
        aux: vec[Effect],
        aux_kinds: i64,
        endings: list[str],
        score_names: list[str],
    ) -> None:
        self.use_location = use_location
        self.token_draw = token_draw
        self.token_cards = token_cards  # that an exchange token draws
        self.token_used = token_used
        self.aux = aux  # the auxiliary actions: single ones of each kind, then double ones
        self.aux_kinds = aux_kinds
        self.endings = endings  # why a game ends: closed by somebody, or by its length
        self.score_names = score_names

    def points(self, g: TrailTable, seat: i64) -> list[int]:
        """The points of one seat, category by category."""
        raise NotImplementedError

    def parts(self, g: TrailTable, seat: i64, row: str) -> list[tuple[str, int]]:
        """What a category of one seat is the sum of, where several things make it."""
        return []

    def violations(self, g: TrailTable) -> list[str]:
        """Every broken invariant, in words."""
        raise NotImplementedError


class TrailTable(State):
    """A position of a trail game. Its seats are the ranchers at the table, the automa included.

    Abstract without ABC: so the compiler tells a title's table by comparing types.
    """

    def __init__(
        self, seats: i64, rng: Rng, trail: Trail, numbers: TileNumbers, rules: Rules
    ) -> None:
        super().__init__(seats, rng)
        self.trail = trail  # frozen, shared by all positions
        self.numbers = numbers
        self.rules = rules
        self.tiles = vec[i64]()  # what lies on each trail space; 0 nothing
        self.box = vec[i64]()  # out of the game: cards by kind, then whatever a title adds
        self.sides: i64 = 0  # a bit for each building number that shows its b side
        self.turns: i64 = 0
        self.shipment: i64 = 0  # the value being delivered
        self.automa_seat: i64 = NOBODY  # who is played by the rules

    def assign_trail(self, other: TrailTable) -> None:
        self.assign_core(other)
        self.tiles = other.tiles[:]
        self.box = other.box[:]
        self.sides = other.sides
        self.turns = other.turns
        self.shipment = other.shipment
        self.automa_seat = other.automa_seat

    def people(self) -> int:
        return int(self.seats) - (0 if self.automa_seat == NOBODY else 1)

    # -- what a title answers -------------------------------------------------------------------
    @abstractmethod
    def rancher(self, seat: i64) -> Rancher:
        raise NotImplementedError

    @abstractmethod
    def step_limit(self, seat: i64) -> i64:
        raise NotImplementedError

    @abstractmethod
    def closed_by(self) -> i64:
        """Whose turn was the last ordinary one, or NOBODY while play goes on."""
        raise NotImplementedError

    def offer_asides(self, p: Rancher, first: i64) -> None:
        """Offer what may be done beside any choice, numbered from `first`: an exchange token."""
        self.offer_token(p, first)

    def take_aside(self, seat: i64, aside: i64) -> None:
        """Return the token: draw up to its cards, then discard as many."""
        self.spend_token(seat)
        self.rules.token_draw.enter_with(self, seat, self.rules.token_cards)

    def hand_kinds(self) -> i64:
        """So many card kinds, from the first on, can be in a hand; hidden hands hold only these."""
        return len(self.rancher(0).hand)

    def hand_lies_open(self, seat: i64) -> bool:
        """Whether the rules have this hand shown to all just now."""
        return False

    def outlook(self, seat: i64, events: list[Event]) -> Args:
        """What the hand is worth without the cards that are given away first of all: what is drawn
        after that is not known. A hand that goes whole, as in a delivery, leaves nothing to tell.
        """
        given: list[int] = []
        for event in events:
            if event.seat != seat or event.kind.name not in GIVEN_AWAY:
                break
            given.append(event.values[0])
        if not given or len(given) == self.rancher(seat).hand_size():
            return {}
        p = cast(TrailTable, self.copy()).rancher(seat)
        for card in given:
            p.hand[card] -= 1
        return {"hand_value": int(p.hand_value())}

    # -- tiles on the trail ---------------------------------------------------------------------
    def face_of(self, number: i64) -> i64:
        """The face that building `number` (from 0) shows in this game."""
        return number + self.numbers.buildings * (self.sides >> number & 1)

    def building_tile(self, seat: i64, number: i64) -> i64:
        return self.numbers.first_building + seat * self.numbers.buildings + number

    def number_on(self, tile: i64) -> i64:
        """The number (from 0) of a player's building on the trail."""
        return (tile - self.numbers.first_building) % self.numbers.buildings

    def owner_of(self, tile: i64) -> i64:
        """The seat whose building a trail tile is, or NOBODY."""
        numbers = self.numbers
        if tile < numbers.first_building or tile >= numbers.goal:
            return NOBODY
        return (tile - numbers.first_building) // numbers.buildings

    def face_on(self, tile: i64) -> i64:
        """The face of a player's building on the trail."""
        return self.face_of(self.number_on(tile))

    def tile_name(self, tile: i64) -> str:
        """The name of what lies on a space of the trail."""
        numbers = self.numbers
        if tile < numbers.first_neutral:
            return numbers.bag[tile - 1]
        if tile < numbers.first_building:
            return numbers.neutrals[tile - numbers.first_neutral]
        if tile == numbers.goal:
            return numbers.spaces[self.trail.goal]
        return numbers.faces[self.face_on(tile)]

    def stop_at(self, node: i64) -> i64:
        """What the log calls a location by: its building, else the space (an index of stops)."""
        numbers = self.numbers
        tile = self.tiles[node]
        if tile < numbers.first_neutral or tile == numbers.goal:
            return node
        if tile < numbers.first_building:
            return numbers.first_neutral_stop + tile - numbers.first_neutral
        return numbers.first_building_stop + self.face_on(tile)

    def what_stands(self, node: i64) -> Args:
        """What an answer calls a location by: its letter, its building, or the space alone."""
        numbers = self.numbers
        tile = self.tiles[node]
        if tile < numbers.first_neutral or tile == numbers.goal:
            return {"stands": "other", "tile": numbers.spaces[node]}
        stands = "neutral" if tile < numbers.first_building else numbers.owned
        return {"stands": stands, "tile": self.tile_name(tile)}

    # -- exchange tokens ------------------------------------------------------------------------
    def offer_token(self, p: Rancher, answer: i64) -> None:
        if self.can_spend_token(p):
            self.offer(answer)

    def can_spend_token(self, p: Rancher) -> bool:
        """A token may be spent where there is a card to draw."""
        return p.exchange_tokens > 0 and p.can_draw()

    def spend_token(self, seat: i64) -> None:
        self.rancher(seat).exchange_tokens -= 1
        self.tell(self.rules.token_used, seat)

    # -- the end, scores ------------------------------------------------------------------------
    def ended_by(self) -> str:
        if self.depth > 0:
            return ""
        return self.rules.endings[0 if self.closed_by() != NOBODY else 1]

    def scores(self) -> list[int]:
        return [sum(self.rules.points(self, seat)) for seat in range(int(self.seats))]

    def score_rows(self) -> list[tuple[str, list[int]]]:
        columns = [self.rules.points(self, seat) for seat in range(int(self.seats))]
        names = enumerate(self.rules.score_names)
        return [(name, [column[k] for column in columns]) for k, name in names]

    def score_parts(self, row: str) -> list[tuple[str, list[int]]]:
        found: dict[str, list[int]] = {}
        for seat in range(int(self.seats)):
            for name, points in self.rules.parts(self, seat, row):
                found.setdefault(name, [0] * int(self.seats))[seat] += points
        return list(found.items())

    def winners(self) -> list[int]:
        """Equal totals share the win, unless a title breaks ties."""
        points = self.scores()
        return [seat for seat in range(len(points)) if points[seat] == max(points)]

    def violations(self) -> list[str]:
        return self.rules.violations(self)

    # -- hidden hands ---------------------------------------------------------------------------
    def hide(self, seat: i64) -> None:
        """Only the split of another herd between hand and draw pile is secret."""
        for other in range(self.seats):
            if other != seat and not self.hand_lies_open(other):
                self.rancher(other).cover_hand()

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal the hidden hands. Whoever is paying a price in cards is known to hold them: the
        action was named before all. No other question tells anything about a hand."""
        kinds = self.hand_kinds()
        for other in range(self.seats):
            if other == seat:
                continue
            player = self.rancher(other)
            unseen = player.unseen
            for _attempt in range(REDEALS):
                player.unseen = 0
                for _card in range(unseen):
                    card = rng.pick(GUESS, player.deck[:kinds])
                    player.deck[card] -= 1
                    player.hand[card] += 1
                if other != self.seat_to_act() or self.can_be_asked():
                    break
                player.cover_hand()

    def can_be_asked(self) -> bool:
        """Whether the waiting question has an answer in this world."""
        top = self.stack[self.depth - 1]
        return isinstance(top, Question) and not top.advance(self.copy())
