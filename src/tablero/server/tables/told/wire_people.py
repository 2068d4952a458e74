"""The part of the wire that is about who sits where, and about their devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tablero.server.tables.told.wire import Colour, Name, SeatNumber, Share, Word


class JoinSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    invite: Word = ""
    name: Name = ""
    pledge: Share = ""
    colour: Colour | None = None
    """Without one, what the seat wears."""


class ChooseColour(Struct, forbid_unknown_fields=True):
    """For one's own seat, while seats are open."""

    seat: SeatNumber
    colour: Colour


class OpenSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class GiveSeat(Struct, forbid_unknown_fields=True):
    """An open seat for a bot."""

    seat: SeatNumber
    bot: Word
    name: Name = ""


class Reveal(Struct, forbid_unknown_fields=True):
    share: Share


class LinkDevice(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)]


class Unbind(Struct, forbid_unknown_fields=True):
    """`device` by the id it is listed with; without one all of them."""

    device: Word = ""


class LeaveSeat(Struct, forbid_unknown_fields=True):
    """`bot` plays on for who leaves; without one the others may let the table's stand-in play."""

    seat: SeatNumber
    bot: Word = ""


class TakeOverSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class DeviceLink(Struct):
    """Opens all one's seats on another device, once, within `seconds`."""

    url: str
    seconds: int


class DeviceOwner(Struct):
    """Who made a link: the names they sat down by last, and how many of their tables go on."""

    names: list[str]
    tables: int
    same: bool
    """This browser belongs to them already."""


class Device(Struct):
    id: str
    at: float
    here: bool


class Devices(Struct):
    """The browsers of a person beside the one they first came with, which `first` says this is."""

    names: list[str]
    first: bool
    bound: list[Device]


class Joined(Struct):
    table: str
    seat: int
    seq: int
