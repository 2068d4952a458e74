"""What a commitment binds, and what a record so proves (docs/records.md)."""

from __future__ import annotations

import hashlib

from tablero.core.game import Options
from tablero.core.kinds import seat_letter
from tablero.core.rng import commitment

SEED_ALONE = 1  # versions of the commitment
TABLE_TOO = 2
IN_A_PAGE = "local-"  # begins the name of a table that a page made for itself


def described(
    game: str, rules: int, data: str, seats: int, options: Options, table: str
) -> list[str]:
    """The lines of a record that the commitment of a table binds, in their order."""
    lines = [f"game {game}", f"rules {rules}", f"data {data}", f"seats {seats}"]
    lines += [f"option {name} {str(value).lower()}" for name, value in options.items()]
    if table:
        lines.append(f"table {table}")
    return lines


def table_commitment(seed_commitment: str, lines: list[str]) -> str:
    """Binds the seed (by its own commitment, told first) to one table and what is played there."""
    text = "\n".join(["tablero/commitment/2", seed_commitment, *lines])
    return hashlib.sha256(text.encode()).hexdigest()


def pledge(table: str, share: str) -> str:
    """What a seat gives out before all sit: it fixes the share and does not tell it."""
    return hashlib.sha256(f"tablero/pledge/{table}/{share}".encode()).hexdigest()


class Proof:
    """What stands behind the draws of a record. Shares and pledges by seat, "" for none."""

    def __init__(
        self,
        version: int,
        value: str,
        lines: list[str],
        shares: list[str],
        pledges: list[str],
    ) -> None:
        self.version = version  # of the commitment; 0: there is none
        self.value = value
        self.lines = lines
        self.shares = shares
        self.pledges = pledges
        self.revealed = False  # the seed is there, fits, and gives every draw

    @property
    def mixed_in(self) -> list[str] | None:
        return self.shares if self.version == TABLE_TOO else None

    def fits(self, seed: bytes) -> bool:
        first = commitment(seed)
        if self.version == SEED_ALONE:
            return first == self.value
        return table_commitment(first, self.lines) == self.value

    def sentence(self) -> str:
        """What is proven, in one sentence without its stop."""
        if self.version == 0:
            return "draws not proven: no commitment was made"
        if not self.revealed:
            return "draws not proven yet: the seed is revealed at the end"
        if self.version == SEED_ALONE:
            return "every draw proven; the commitment (version 1) binds the seed alone"
        if any(line.startswith(f"table {IN_A_PAGE}") for line in self.lines):
            return "every draw fits the seed, but that lay in the page: nothing is proven to others"
        given = [seat for seat, share in enumerate(self.shares) if share]
        if not given:
            told = "no seat gave a share, so the host alone picked the seed"
        else:
            told = f"with shares of {_letters(given)}"
            open_ones = {self.shares[seat] for seat in given if not self.pledges[seat]}
            if len(open_ones) > 1:
                told += ", not pledged before: whoever gave the last knew the others"
        kept_back = [seat for seat, one in enumerate(self.pledges) if one and not self.shares[seat]]
        if kept_back:
            told += f"; pledged and kept back: {_letters(kept_back)}"
        return f"every draw proven; {told}"


def _letters(seats: list[int]) -> str:
    return ", ".join([seat_letter(seat) for seat in seats])
