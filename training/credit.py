"""What every decision brought, by what the same seat could hope for at its next one.

Nothing is earned before the end, so a hope is a whole vector: shares of the win and scores of every
seat, own seat first, as a net tells them. Each seat's decisions are a sequence of their own.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from training.model import PLACES

BOTH = 2 * PLACES  # shares, then scores


class Places:
    """Who sits where, seen from each seat of every table."""

    def __init__(self, seats: Tensor) -> None:
        """`seats`: how many sit at each table."""
        place = torch.arange(PLACES, device=seats.device)
        self.seats = seats
        self.seat_at = (place[:, None] + place[None, :]) % seats[:, None, None]  # seen from
        self.is_empty = place[None, :] >= seats[:, None]  # table, place

    def outcome(self, shares: Tensor, scores: Tensor) -> Tensor:
        """Of finished games: table, seat, what that seat sees of it."""
        tables = torch.arange(len(shares), device=shares.device)[:, None, None]
        empty = self.is_empty[:, None, :]
        seen = [told[tables, self.seat_at].masked_fill(empty, 0.0) for told in (shares, scores)]
        return torch.cat(seen, 2)


@dataclass
class Played:
    """So many answers (first index) of every table (second)."""

    asked: Tensor  # which seat
    hopes: Tensor  # of that seat
    ended: Tensor
    shares: Tensor  # of the game that ended
    scores: Tensor


def targets(played: Played, places: Places, trust: float) -> tuple[Tensor, Tensor]:
    """What each decision should have hoped for, and whether anything is known of it: of a seat's
    last one nothing is, unless the game ended.

    `trust` (lambda) is how much what came later counts against the hope at the next decision.
    """
    answers, tables = played.asked.shape
    device = played.asked.device
    found, known = torch.empty_like(played.hopes), torch.empty_like(played.ended)
    hope = torch.zeros(tables, PLACES, BOTH, device=device)  # at the seat's next decision
    came = torch.zeros_like(hope)
    is_known = torch.zeros(tables, PLACES, dtype=torch.bool, device=device)
    every = torch.arange(tables, device=device)
    for step in range(answers - 1, -1, -1):
        ended = played.ended[step]
        outcome = places.outcome(played.shares[step], played.scores[step])
        hope = torch.where(ended[:, None, None], outcome, hope)
        came = torch.where(ended[:, None, None], outcome, came)
        is_known |= ended[:, None]
        seat = played.asked[step]
        here = is_known[every, seat]
        later = trust * came[every, seat] + (1.0 - trust) * hope[every, seat]
        target = torch.where(here[:, None], later, played.hopes[step])
        found[step], known[step] = target, here
        hope[every, seat] = played.hopes[step]
        came[every, seat] = target
        is_known[every, seat] = True
    return found, known
