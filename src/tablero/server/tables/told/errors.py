"""The fixed catalogue of refusals. Nothing a client sent is echoed back beyond these codes."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from tablero.server.tables.told.wire import Problem, TableMessage

STATUS: Final = {
    "bad_request": 400,  # not the shape wire.py asks for
    "bad_seats": 400,  # the game is not played by that many, or a seat is described wrongly
    "bad_options": 400,
    "bad_name": 400,
    "unknown_game": 404,
    "unknown_bot": 404,
    "unknown_table": 404,
    "unknown_page": 404,
    "unknown_ply": 404,
    "unknown_lesson": 404,
    "unknown_step": 404,  # of a lesson, or answers that lead out of it
    "wrong_host": 421,  # asked for under a name that is not on the list
    "wrong_origin": 403,
    "not_your_seat": 403,
    "not_your_table": 403,  # only who opened it may do that
    "bad_invite": 403,
    "invite_used": 409,  # the seat was taken by this link, or has changed hands since
    "invite_expired": 403,
    "bad_share": 403,  # not the share that was pledged
    "bad_beginning": 403,  # not a beginning that this server gave out
    "game_running": 403,  # only after the end
    "hints_off": 403,  # at this table people think for themselves
    "not_your_turn": 409,
    "not_playing": 409,
    "not_open": 409,  # the game has begun, is about to, or will not
    "table_full": 409,  # its log is longer than any game's: no talk, no taking back, no getting up
    "too_soon": 409,  # the others are waited for a little longer
    "seat_taken": 409,
    "colour_taken": 409,  # somebody at the table wears it
    "link_used": 409,  # a link to another device serves once, and a browser goes with one person
    "link_expired": 403,
    "seat_present": 409,  # nobody is missing there, so no bot may take over
    "stale": 409,
    "illegal_answer": 409,  # args: code and figures of the engine's own reason
    "illegal_undo": 409,
    "method_not_allowed": 405,
    "too_large": 413,
    "too_many": 429,
    "table_frozen": 503,  # its log does not read back; see the server's log
    "not_stored": 503,  # disk full or database away: nothing was changed
    "not_read": 503,  # the database could not be read just now
    "no_review": 503,  # likewise of a game that is over
    "no_hint": 503,  # the worker could not tell; another try may do
    "rules_missing": 503,  # the table began under rules that are not installed here
    "internal": 500,
}


class Refused(Exception):
    """A typed refusal: one code of the catalogue with its figures."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.args_: dict[str, object] = args
        self.table: TableMessage | None = None  # as its asker sees it now; told with `stale`

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def problem(self) -> Problem:
        """As it is told."""
        return Problem(self.code, self.args_, self.table or UNSET)
