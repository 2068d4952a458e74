"""Mayor (RULES 4): new colonists, and everybody sends all of theirs to work."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Asking, AskingAbout, EachSeat, Script
from tablero.games.puerto_rico.asking import Ask, Do
from tablero.games.puerto_rico.catalogue import CIRCLES, N_BUILDINGS, N_TILES
from tablero.games.puerto_rico.state import END_COLONISTS, MAYOR_MAY_DECLINE, Player, PuertoRico
from tablero.games.puerto_rico.words import (
    COLONISTS_DEALT,
    COLONISTS_PLACED,
    PLACE_COLONISTS,
    SHIP_REFILLED,
    SLOTS,
    TAKE_COLONIST,
)

# Slots are asked in board order: the kinds of island tile, then the buildings.
N_SLOTS: Final[i64] = N_TILES + N_BUILDINGS


def slot_circles(player: Player, slot: i64) -> i64:
    if slot < N_TILES:
        return player.tiles[slot]
    if player.owns(slot - N_TILES):
        return CIRCLES[slot - N_TILES]
    return 0


def put(g: PuertoRico, seat: i64, slot: i64, colonists: i64) -> None:
    if colonists == 0:
        return
    player = g.players[seat]
    player.san_juan -= colonists
    if slot < N_TILES:
        player.manned[slot] = colonists
    else:
        player.set_staff(slot - N_TILES, colonists)
    g.tell(COLONISTS_PLACED, seat, slot, colonists)


def fill_from(g: PuertoRico, seat: i64, first: i64) -> None:
    """Fill slots that leave no choice; stop to ask at the first that does.

    All circles must be filled while colonists last (RULES 4.4), so a slot takes at least what
    the slots after it cannot hold. Every lawful layout has exactly one sequence of answers.
    """
    player = g.players[seat]
    slot = first
    while slot < N_SLOTS:
        circles = slot_circles(player, slot)
        if circles > 0:
            g.room -= circles
            least = max(0, player.san_juan - g.room)
            most = min(circles, player.san_juan)
            if least < most:
                PLACE_IN_SLOT.enter_with(g, seat, slot)
                return
            put(g, seat, slot, most)
        slot += 1


class TakeColonist(Ask):
    """The mayor's own extra colonist, where the table lets it be declined
    (RULES 4.1, 12.2)."""

    def kind(self) -> Kind:
        return TAKE_COLONIST

    def save(self) -> tuple[str, list[int]]:
        return "take_colonist", []

    def listing(self, g: PuertoRico) -> None:
        if g.has_option(MAYOR_MAY_DECLINE) and g.colonists > 0:
            g.offer(0)
            g.offer(1)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        deal(g, self.seat, answer)

    def skipped(self, g: PuertoRico) -> None:
        deal(g, self.seat, min(1, g.colonists))


def deal(g: PuertoRico, seat: i64, privilege: i64) -> None:
    """The privilege colonist, then the ship's, one by one, from the mayor on (RULES 4.2)."""
    g.colonists -= privilege
    g.players[seat].san_juan += privilege
    shares = g.colonist_ship // g.seats
    extra = g.colonist_ship % g.seats
    g.colonist_ship = 0
    receiver = seat
    for turn in range(g.seats):
        share = shares
        if turn < extra:
            share += 1
        g.players[receiver].san_juan += share
        if turn == 0:
            g.tell(COLONISTS_DEALT, receiver, share, privilege)
        else:
            g.tell(COLONISTS_DEALT, receiver, share, 0)
        receiver += 1
        if receiver == g.seats:
            receiver = 0


class PlaceAll(Do):
    """Lift every colonist and place them anew, slot by slot (RULES 4.3, 4.8)."""

    def __init__(self) -> None:
        self.name = "place_all"

    def act(self, g: PuertoRico, seat: i64) -> None:
        player = g.players[seat]
        player.san_juan = player.colonists()
        for k in range(N_TILES):
            player.manned[k] = 0
        player.staff = 0
        player.powers = 0
        g.room = player.circles()
        fill_from(g, seat, 0)


class PlaceColonists(Ask):
    """How many colonists work here? None stays in San Juan while a circle is empty
    (RULES 4.3, 4.4, 4.5)."""

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot = slot

    def kind(self) -> Kind:
        return PLACE_COLONISTS

    def save(self) -> tuple[str, list[int]]:
        return "place_colonists", [int(self.slot)]

    def subject(self, g: PuertoRico) -> Args:
        player = g.players[self.seat]
        return {
            "slot": SLOTS[self.slot],
            "circles": int(slot_circles(player, self.slot)),
            "left": int(player.san_juan),
            "room": int(g.room),
        }

    def listing(self, g: PuertoRico) -> None:
        left = g.players[self.seat].san_juan
        most = min(left, slot_circles(g.players[self.seat], self.slot))
        number = max(0, left - g.room)
        while number <= most:
            g.offer(number)
            number += 1

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        put(g, self.seat, self.slot, answer)
        if answer == 0:
            g.tell(COLONISTS_PLACED, self.seat, self.slot, 0)
        fill_from(g, self.seat, self.slot + 1)

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        player = g.players[self.seat]
        left = int(player.san_juan)
        refused: list[Refusal] = []
        for number in range(int(slot_circles(player, self.slot)) + 1):
            if number < left - int(g.room):
                need = left - int(g.room)
                refused.append(Refusal(number, "must_fill_circles", {"need": need}))
            elif number > left:
                refused.append(Refusal(number, "too_many_colonists", {"have": left}))
        return refused


class RefillColonistShip(Do):
    """As many as there are empty circles in all cities, at least one a player; what is left where
    that is too much, and the game will end (RULES 4.6, 4.7, 9.1)."""

    def __init__(self) -> None:
        self.name = "refill_colonist_ship"

    def act(self, g: PuertoRico, seat: i64) -> None:
        empty: i64 = 0
        for other in range(g.seats):
            empty += g.players[other].empty_city_circles()
        needed = max(g.seats, empty)
        g.colonist_ship = min(needed, g.colonists)
        g.colonists -= g.colonist_ship
        g.room = 0
        g.tell(SHIP_REFILLED, seat, g.colonist_ship)
        if g.colonist_ship < needed:
            g.trigger_end(END_COLONISTS, seat)


PLACE_IN_SLOT: Final = AskingAbout(
    "place_colonists",
    N_SLOTS,
    [PlaceColonists(s, slot) for s in range(int(MAX_SEATS)) for slot in range(int(N_SLOTS))],
)

MAYOR_SCRIPT: Final = Script(
    "mayor",
    [
        Asking("take_colonist", [TakeColonist(s) for s in range(int(MAX_SEATS))]),
        EachSeat(PlaceAll()),
        RefillColonistShip(),
    ],
)
