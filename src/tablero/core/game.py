"""What a title is to everybody else: its seats, options, words, and how to begin and save it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tablero.core.catalogue import Provenance
from tablero.core.engine import State
from tablero.core.kinds import NOBODY, EventKind, Kind, Stream
from tablero.core.printed import Named, Told
from tablero.core.rng import FastRng, Rng
from tablero.core.scripts import Book
from tablero.core.sim.encode import Encoder
from tablero.core.text.plain import Fields, PositionError

if TYPE_CHECKING:
    from tablero.core.match import Match

Value = bool | int | str
Options = dict[str, Value]


class Option:
    """A rule of a title that a table may choose."""

    def __init__(
        self,
        name: str,
        default: Value,
        choices: list[Value],
        seats: list[int] | None = None,
        at_one_screen: Value | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.seats = seats or []  # how many must play for it to matter; empty: any number
        # What is proposed to people who share a screen; a table takes `default` unless told.
        self.at_one_screen = default if at_one_screen is None else at_one_screen

    def __repr__(self) -> str:
        choices = ", ".join(str(choice).lower() for choice in self.choices)
        return f"<option {self.name}: {choices}>"

    def read(self, value: object) -> Value:
        """`value` as one of the choices, also from text; ValueError says what is allowed."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        for choice in self.choices:
            if isinstance(value, str) and value.lower() == str(choice).lower():
                return choice
        allowed = ", ".join(str(choice).lower() for choice in self.choices)
        raise ValueError(f"option {self.name} takes {allowed}, not {value!r}")


def switch(name: str, at_one_screen: bool = False, seats: list[int] | None = None) -> Option:
    """A rule that is off unless the table turns it on."""
    return Option(name, False, [False, True], seats, at_one_screen)


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages may be plain Python
class Game:
    """One title. Titles derive from this and register an instance."""

    id: str
    seat_counts: list[int]
    options: list[Option]
    stage: str
    rules_version: int
    data_version: str
    kinds: list[Kind]
    event_kinds: list[EventKind]
    streams: list[Stream]
    family: str = ""  # the folder of the titles it shares words and rules with
    storey: str = ""  # a folder of it, with words of the titles that share more
    reasons: list[str]  # every refusal code the title can give
    score_names: list[str]
    endings: list[str]  # every value `State.ended_by` can take once the game is over
    book: Book
    encoder: Encoder | None = None  # for learners; a title may do without

    def number_actions(self) -> None:
        """Give each decision kind its number and its place in the flat action space."""
        offset = 0
        for number, kind in enumerate(self.kinds):
            kind.number = number
            kind.offset = offset
            offset += kind.space

    @property
    def actions(self) -> int:
        return sum(kind.space for kind in self.kinds)

    # -- supplied by each title -----------------------------------------------------------------
    def begin(self, seats: int, rng: Rng, options: Options) -> State:
        """The set-up position, before `settle`."""
        raise NotImplementedError

    def dump(self, state: State) -> dict[str, object]:
        """The whole position as plain data (without its generator)."""
        raise NotImplementedError

    def load(self, plain: dict[str, object], rng: Rng) -> State:
        """The inverse of `dump`. Missing keys stand for the set-up position."""
        raise NotImplementedError

    def show(self, state: State, seat: int) -> dict[str, object]:
        """The board for a client, listed key by key from a state that `hide` has blanked."""
        raise NotImplementedError

    def printed(self) -> dict[str, object]:
        """What is printed on the components, as plain data: sent once, drawn by clients."""
        return {}

    def shapes(self) -> list[type[object]]:
        """What `show` and `printed` give, as declared types; none for a title without its own."""
        return []

    def shared_shapes(self) -> list[type[object]]:
        """The types that titles of its family have in common, for drawings that they share."""
        return []

    def told(self) -> list[Told]:
        """The labels and tips that are made from what is printed."""
        return []

    def named(self) -> list[Named]:
        """The names that are made from what is printed."""
        return []

    def provenance(self) -> list[Provenance]:
        raise NotImplementedError

    def check_data(self) -> list[str]:
        """Faults in the data that loading does not refuse: rows and words that nothing uses."""
        return []

    # -- for everybody --------------------------------------------------------------------------
    def read_options(self, given: Options | None) -> Options:
        """Every option with its value; ValueError for an unknown name or value."""
        wanted = dict(given) if given is not None else {}
        values: Options = {}
        for option in self.options:
            value = wanted.pop(option.name, option.default)
            values[option.name] = option.read(value)
        for name in wanted:
            raise ValueError(f"{self.id} has no option {name!r}")
        return values

    def check_seats(self, seats: int) -> None:
        if seats not in self.seat_counts:
            allowed = ", ".join(str(count) for count in self.seat_counts)
            raise ValueError(f"{self.id} is played by {allowed}, not by {seats}")

    def new(self, seats: int, rng: Rng, options: Options | None = None) -> State:
        """A game at its first question."""
        self.check_seats(seats)
        state = self.begin(seats, rng, self.read_options(options))
        state.settle()
        return state

    def seeded(self, seats: int, seed: int, options: Options | None = None) -> State:
        """`new` on the fast generator."""
        return self.new(seats, FastRng.seeded(seed), options)

    def match(self, seats: int, seed: int, **options: Value) -> Match:
        """A match at its first question; the same seed is the same game."""
        from tablero.core.match import Match

        return Match.start(self, seats, options, FastRng.seeded(seed))

    def __repr__(self) -> str:
        return f"tablero.game({self.id!r})"

    def __deepcopy__(self, memo: object) -> Game:
        return self  # a title never changes

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: a title is found again by its name and version."""
        from tablero.core.registry import find

        return find, (self.id, self.rules_version)

    def digest(self, state: State) -> str:
        """A hash of the whole position; equal for equal positions however they came about."""
        text = json.dumps(self.dump(state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def stream(self, name: str) -> Stream:
        for stream in self.streams:
            if stream.name == name:
                return stream
        raise ValueError(f"{self.id} draws nothing called {name!r}")


class View:
    """All that a seat (NOBODY: a spectator) may know; the only thing clients and bots receive.

    `state` is a private copy in which everything unknown to the seat was blanked.
    """

    def __init__(self, game: Game, state: State, seat: int, blanked: bool = False) -> None:
        """`blanked`: the state is already a view's own, as `load` brings it."""
        copy = state.copy()
        if not blanked:
            copy.rng = FastRng(1)  # the true generator never leaves the table
            if not state.is_over():
                copy.hide(seat)
        if seat == NOBODY or state.current_player() != seat:
            copy.offered = 0
        self.game = game
        self.state = copy
        self.seat = seat

    def plain_state(self) -> dict[str, object]:
        """The blanked position itself as plain data: what a bot elsewhere is given."""
        return {"seat": self.seat, "position": self.game.dump(self.state)}

    @staticmethod
    def load(game: Game, plain: dict[str, object]) -> View:
        """The inverse of `plain_state`; PositionError if it does not fit the title."""
        top = Fields("view", plain)
        position = top.fields("position").values
        lines = Fields("position", position).lines("frames")
        state = game.load({**position, "frames": []}, FastRng(1))
        seat = top.number("seat", NOBODY, NOBODY, int(state.seats) - 1)
        top.done()
        try:
            game.book.place(state, lines)
        except ValueError as error:
            raise PositionError(f"frames: {error}") from None
        # Others' questions are not looked into: what they would offer is blanked.
        if not state.is_over() and state.current_player() == seat:
            state.settle()
        return View(game, state, seat, blanked=True)

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: what the seat knows, and nothing else of the table."""
        from tablero.core.text import carried

        return carried.view, (self.game.id, self.plain_state())

    def plain(self) -> dict[str, object]:
        """The board as its client draws it."""
        return self.game.show(self.state, self.seat)

    def determinise(self, rng: Rng) -> State:
        """A full state that fits this view, what is unknown dealt and drawn by the generator given.

        Give each world one of its own: the world goes on with a copy of it."""
        world = self.state.copy()
        world.rng = rng.copy()
        if not world.is_over():
            world.redeal(self.seat, rng)
            world.settle()
        return world
