"""A game being played: the state, what was answered, what chance did, and how far undo reaches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablero.core.engine import State
from tablero.core.game import Game, Options, View
from tablero.core.kinds import NOBODY, Args, Event, Stream, seat_letter
from tablero.core.rng import FairRng, RecordingRng, Rng, ScriptedRng

NOTHING_DRAWN: Final[list[tuple[Stream, int]]] = []  # by most answers; one for all, never added to


class Entry:
    """One answer: who, which question, the answer, and the chance it set off."""

    def __init__(
        self,
        seat: int,
        kind: str,
        word: str,
        answer: int,
        chance: list[tuple[Stream, int]],
        events: list[Event],
        is_auto: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.word = word
        self.answer = answer
        self.chance = chance or NOTHING_DRAWN
        self.events = events
        self.is_auto = is_auto  # played by the table or a client, being the only answer


class Preview:
    """What an answer would do, as far as it is certain, and what would end taking it back: `over`,
    the game, `drawn`, what chance brings or somebody is shown, `acted`, the next seat's answer."""

    def __init__(self, events: list[Event], bound: str, figures: Args) -> None:
        self.events = events
        self.bound = bound
        self.figures = figures

    @property
    def oneway(self) -> bool:
        """Whether it could not be taken back any more, or only until somebody else has acted."""
        return self.bound != ""


class UndoRefused(ValueError):
    """`code` says why: nothing_to_undo, cards_were_drawn or another_seat_acted."""

    def __init__(self, code: str) -> None:
        super().__init__(code.replace("_", " "))
        self.code = code


class Legal:
    """The words that may be answered now: `in`, `len`, a loop."""

    def __init__(self, state: State) -> None:
        kind = state.kind()
        self.words = [kind.words[answer] for answer in state.answers()]

    def __contains__(self, word: object) -> bool:
        return word in self.words

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def __repr__(self) -> str:
        return f"<legal: {' '.join(self.words) or 'nothing'}>"


class Match:
    """Created by `Game.match`, `start`, `at` or `snapshots.restore`; changed by `play`, `undo`."""

    def __init__(
        self, game: Game, seats: int, options: Options, rng: Rng, state: State | None = None
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.options = game.read_options(options)
        self.seats = seats
        self.names = [seat_letter(seat) for seat in range(seats)]
        self.commitment = rng.commitment if isinstance(rng, FairRng) else ""
        self.setup_chance: list[tuple[Stream, int]] = []
        self.entries: list[Entry] = []
        self.dropped = 0  # how many answers stood before `entries[0]`; see `drop`
        self.floor: State | None = None  # the earliest position that undo goes back to
        self.kept_from = 0  # how many entries stand there
        self.boundary = "nothing_to_undo"  # why undo goes no further back
        self.from_position = False  # begun in the middle of a game: there is no record of it
        if state is not None:  # `copy` and `restore` bring a position of their own
            self.state = state
            return
        self.state = game.new(seats, RecordingRng(rng, self.setup_chance), self.options)
        self.state.rng = rng

    @staticmethod
    def start(game: Game, seats: int, options: Options | None, rng: Rng) -> Match:
        return Match(game, seats, options if options is not None else {}, rng)

    @staticmethod
    def at(game: Game, state: State, seats: int, options: Options) -> Match:
        """A match that begins at a position."""
        match = Match(game, seats, options, state.rng, state)
        match.from_position = True
        return match

    def copy(self) -> Match:
        """An independent match: playing on it leaves this one as it is."""
        other = Match(self.game, self.seats, self.options, self.state.rng, self.state.copy())
        other.names = self.names[:]
        other.commitment = self.commitment
        other.setup_chance = self.setup_chance
        other.entries = self.entries[:]
        other.dropped = self.dropped
        other.floor = self.floor
        other.kept_from = self.kept_from
        other.boundary = self.boundary
        other.from_position = self.from_position
        return other

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: a snapshot, which goes on exactly there."""
        from tablero.core.text import carried, snapshots

        return carried.match, (snapshots.save(self), self.from_position)

    @property
    def ply(self) -> int:
        """How many answers have been given."""
        return self.dropped + len(self.entries)

    def is_over(self) -> bool:
        return self.state.is_over()

    # -- looking --------------------------------------------------------------------------------
    def acting(self) -> int:
        """The seat that is asked, or -1."""
        return NOBODY if self.state.is_over() else self.state.current_player()

    def asked(self) -> str:
        """What it is asked: the name of the decision, "over" after the end."""
        return self.state.kind().name

    @property
    def legal(self) -> Legal:
        """The words that may be answered now."""
        return Legal(self.state)

    def view(self, seat: int) -> View:
        """All that a seat (-1: a spectator) may know."""
        if not NOBODY <= seat < self.seats:
            raise ValueError(f"the seats are 0 to {self.seats - 1}, not {seat}")
        return View(self.game, self.state, seat)

    def scores(self) -> list[int]:
        return self.state.scores()

    def winners(self) -> list[int]:
        """The seats that won (several: shared); empty while the game runs."""
        return self.state.winners() if self.state.is_over() else []

    def position(self) -> str:
        """One line of text that `tablero.load` reads. It holds what seats hide from each other."""
        from tablero.core.text import positions

        return positions.write(self.game, self.state, self.seats, self.options)

    def record(self) -> str:
        """The whole match as text that `tablero.load` and `tablero verify` read."""
        from tablero.core.text import record

        if self.from_position or self.dropped:
            raise ValueError("a match that does not know its beginning has no record")
        return record.write(self)

    def __repr__(self) -> str:
        return f"tablero.load({self.position()!r})"

    # -- playing --------------------------------------------------------------------------------
    def play(self, answer: int | str, is_auto: bool = False) -> list[Event]:
        """Answer for the seat that is asked, by number or word.

        IllegalAnswer tells why not and leaves everything as it was.
        """
        if isinstance(answer, str):
            return self.play_word(answer)
        state = self.state
        if not state.is_offered(answer):
            raise state.illegal(answer)
        seat = state.current_player()
        kind = state.kind()
        earlier = state.copy()
        chance: list[tuple[Stream, int]] = []
        events: list[Event] = []
        rng = state.rng
        state.rng = RecordingRng(rng, chance)
        state.events = events
        try:
            state.play_trusted(answer)
        except BaseException:
            self.state = earlier
            raise
        state.rng = rng
        state.events = None
        if self.entries and self.entries[-1].seat != seat:
            self._bound("another_seat_acted")
        if self.floor is None:
            self.floor = earlier
        word = kind.words[answer]
        self.entries.append(Entry(seat, kind.name, word, answer, chance, events, is_auto))
        if state.draws != earlier.draws:
            self._bound("cards_were_drawn")
        return events

    def is_forced(self) -> bool:
        """Whether everybody can tell that there is one answer only.

        Where a hidden card could make it the only one, playing it unasked would show that card.
        """
        return self.state.offered == 1 and self.state.question().is_public()

    def play_forced(self, most: int) -> None:
        """Play what is forced, up to so many answers, for tables that wish so."""
        for _answer in range(most):
            if not self.is_forced():
                return
            self.play(self.state.answers()[0], is_auto=True)

    def _bound(self, reason: str) -> None:
        """Undo goes no further back than here."""
        self.floor = None
        self.kept_from = self.ply
        self.boundary = reason

    def play_word(self, word: str) -> list[Event]:
        return self.play(self.state.answer_of(word))

    # -- taking back ----------------------------------------------------------------------------
    def undo_floor(self) -> int:
        """The smallest number of entries that may be left standing."""
        return self.kept_from if self.floor is not None else self.ply

    def undo(self, to: int | None = None) -> None:
        """Go back to the position after `to` entries (by default, one entry back)."""
        target = self.ply - 1 if to is None else to
        if not 0 <= target < self.ply:
            raise UndoRefused("nothing_to_undo")
        if self.floor is None or target < self.kept_from:
            raise UndoRefused(self.boundary)
        state = self.floor.copy()  # copies of this match may still need it
        self.entries = self.entries[: target - self.dropped]
        for entry in self.entries[self.kept_from - self.dropped :]:  # nothing was drawn since
            state.play_trusted(entry.answer)
        self.state = state
        if target == self.kept_from:
            self.floor = None

    def rewind(self, to: int, state: State) -> None:
        """Go back over draws and others' answers, to the position after `to` entries.

        Whoever allows that has kept the position, with its generator as it stood: the same draws
        follow, so that what was seen is known and nothing is drawn anew.
        """
        if not self.dropped <= to < self.ply:
            raise UndoRefused("nothing_to_undo")
        self.state = state.copy()
        self.entries = self.entries[: to - self.dropped]
        self._bound("nothing_to_undo")

    # -- a long match ---------------------------------------------------------------------------
    def entries_after(self, ply: int) -> list[Entry]:
        """What was answered after the first `ply` answers, as far as it is known."""
        return self.entries[max(0, ply - self.dropped) :]

    def drop(self, keep: int) -> None:
        """Forget all but the last `keep` answers and those that may be taken back.

        For whoever has them elsewhere. Play goes on as before; there is no record of the match.
        """
        gone = min(len(self.entries) - keep, self.kept_from - self.dropped)
        if gone > 0:
            self.entries = self.entries[gone:]
            self.dropped += gone
            self.setup_chance = []

    def walk(self) -> Iterator[State]:
        """The set-up, then the position after each answer: one state that goes on."""
        drawn = [(stream.name, outcome) for stream, outcome in self.setup_chance]
        for entry in self.entries:
            drawn += [(stream.name, outcome) for stream, outcome in entry.chance]
        state = Match(self.game, self.seats, self.options, ScriptedRng(drawn)).state
        yield state
        for entry in self.entries:
            state.play_trusted(entry.answer)
            yield state

    def preview(self, answer: int) -> Preview:
        """Play the answer on a copy. What chance would bring is left out."""
        world = self.state.copy()
        if not world.is_offered(answer):
            raise world.illegal(answer)
        seat = world.current_player()
        draws = world.draws
        events: list[Event] = []
        world.events = events
        world.play_trusted(answer)
        drew = world.draws != draws
        if drew:  # whether the game ends with it, a draw that is not told may decide
            bound = "drawn"
        elif world.is_over():
            bound = "over"
        else:
            bound = "" if world.current_player() == seat else "acted"
        figures = self.state.outlook(seat, events)
        return Preview([] if drew else events, bound, figures)
