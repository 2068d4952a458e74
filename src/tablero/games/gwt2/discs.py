"""Discs: which may be moved to a station or a city, and what clearing a space brings."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.core.kinds import Args, Refusal
from tablero.games.gwt2.catalogue import (
    DISC_CORNERS,
    DISC_COST,
    DISC_GAIN,
    DISC_VP,
    N_DISCS,
    N_STATIONS,
    STATION_VP,
    WHITE_DISCS,
)
from tablero.games.gwt2.effects import gain, pay_and_tell
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import DISC_CLEARED, DISC_TAKEN_BACK


def corners_fit(p: Player, disc: i64, corners: i64) -> bool:
    """White discs go anywhere, dark ones to dark targets, or anywhere once no white is left."""
    return DISC_CORNERS[disc] <= corners or p.discs & WHITE_DISCS == 0


def usable(p: Player, disc: i64, corners: i64, due: i64) -> bool:
    """Whether a disc on the board can go to a target where `due` dollars are paid afterwards."""
    if p.discs >> disc & 1 == 0 or not corners_fit(p, disc, corners):
        return False
    cost = DISC_COST[disc]
    return cost <= p.dollars and p.dollars - cost + DISC_GAIN[disc] >= due


def discs_for(p: Player, corners: i64, due: i64) -> i64:
    """Usable disc spaces, one bit each; without any, the own stations, above them."""
    found: i64 = 0
    for disc in range(N_DISCS):
        if usable(p, disc, corners, due):
            found |= 1 << disc
    if found == 0 and p.dollars >= due:
        found = p.stations << N_DISCS
    return found


def move_disc(g: Table, seat: i64, answer: i64) -> None:
    """Take the disc off the board, with what its space gives or costs, or off a station."""
    p = g.players[seat]
    if answer >= N_DISCS:
        p.stations &= ~(1 << (answer - N_DISCS))
        g.tell(DISC_TAKEN_BACK, seat, answer - N_DISCS)
        return
    p.discs &= ~(1 << answer)
    g.tell(DISC_CLEARED, seat, answer)
    pay_and_tell(g, seat, DISC_COST[answer])
    gain(g, seat, DISC_GAIN[answer])


def told_disc(answer: i64) -> Args:
    """Facts of an answer: what clearing the disc's space brings or costs at once."""
    if answer >= N_DISCS:
        if answer >= N_DISCS + N_STATIONS:
            return {}  # declined
        return {"points": -int(STATION_VP[answer - N_DISCS])}
    dollars = int(DISC_GAIN[answer] - DISC_COST[answer])
    points = int(DISC_VP[answer])
    return {
        "worth": "none" if dollars == 0 and points == 0 else "some",
        "dollars": dollars,
        "points": points,
    }


def why_not_discs(p: Player, corners: i64, due: i64) -> list[Refusal]:
    """Why discs still on the board cannot be used here."""
    reasons: list[Refusal] = []
    for disc in range(N_DISCS):
        if p.discs >> disc & 1 == 0 or usable(p, disc, corners, due):
            continue
        if not corners_fit(p, disc, corners):
            reasons.append(Refusal(int(disc), "needs_white_corners"))
        else:
            facts: Args = {"need": int(DISC_COST[disc] + due), "have": int(p.dollars)}
            reasons.append(Refusal(int(disc), "not_enough_money", facts))
    if discs_for(p, corners, due) & ((1 << N_DISCS) - 1):
        for station in range(N_STATIONS):
            if p.stations >> station & 1:
                reasons.append(Refusal(int(N_DISCS + station), "discs_left_on_board"))
    return reasons
