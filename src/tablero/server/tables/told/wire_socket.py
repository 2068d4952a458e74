"""What goes over the socket of a table, both ways; docs/wire.md."""

from __future__ import annotations

from msgspec import Struct

from tablero.server.tables.told.wire import (
    Ack,
    Ask,
    ChatLine,
    ClockInfo,
    Command,
    LogItem,
    Problem,
    Result,
    Status,
    TableMessage,
    UndoInfo,
)


# -- a client says ---------------------------------------------------------------------------------
class Ping(Struct, forbid_unknown_fields=True, tag="ping"):
    pass


class MoveMessage(Command, tag="move"):
    """The command that could be posted as well: the same id, the same outcome, the same limits."""


ClientMessage = Ping | MoveMessage


# -- the server says -------------------------------------------------------------------------------
class StepMessage(Struct, tag="step"):
    """What changed after `previous`: cut the log to `log_from` items, then append `log`."""

    seq: int
    previous: int
    ply: int
    status: Status
    you: int | None
    log_from: int
    log: list[LogItem]
    board: dict[str, object] | None
    ask: Ask | None
    undo: UndoInfo | None
    takebacks: list[int]
    clock: ClockInfo | None
    curtain: bool
    result: Result | None


class ChatMessage(Struct, tag="chat"):
    seq: int
    line: ChatLine


class PresenceMessage(Struct, tag="presence"):
    online: list[int]
    spectators: int


class PongMessage(Struct, tag="pong"):
    pass


class AckMessage(Struct, tag="ack"):
    """To whoever sent the move: it is on disk."""

    ack: Ack


class RefusedMessage(Struct, tag="refused"):
    """The move `id` was not made; `status` is what a request would have been answered with."""

    id: str
    status: int
    problem: Problem


ServerMessage = (
    TableMessage
    | StepMessage
    | ChatMessage
    | PresenceMessage
    | PongMessage
    | AckMessage
    | RefusedMessage
)
