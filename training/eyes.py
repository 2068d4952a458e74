"""Observations become rows of the table on the device where the net is (`search/features.py`)."""

from __future__ import annotations

import torch
from torch import Tensor

from tablero.search.features import Features


class Eyes:
    def __init__(self, features: Features, device: torch.device) -> None:
        def tensor(numbers: list[int]) -> Tensor:
            return torch.tensor(numbers, dtype=torch.int64, device=device)

        firsts, bounds = [int(n) for n in features.first], [int(n) for n in features.bounds]
        plain = [k for k, bound in enumerate(bounds) if bound >= 0]
        bits = [(k, bit) for k, bound in enumerate(bounds) for bit in range(max(0, -bound))]
        rows = [int(n) for n in features.row_of]
        self.places = int(features.places)
        self.row_of = tensor(rows)
        self.plain = tensor(plain)
        self.first = tensor([firsts[k] for k in plain])
        self.bound = tensor([bounds[k] for k in plain])
        self.set = tensor([k for k, _bit in bits])
        self.shift = tensor([bit for _k, bit in bits])
        self.bit_row = tensor([rows[firsts[k] + bit] for k, bit in bits])

    def rows_of(self, observations: Tensor) -> Tensor:
        """The rows of each position, one for each place; 0 where there is none."""
        seen = observations.long()
        counts = torch.minimum(seen[:, self.plain].clamp(min=0), self.bound) + self.first
        bits = (seen[:, self.set] >> self.shift & 1) * self.bit_row
        return torch.cat([self.row_of[counts], bits], 1).to(torch.int16)
