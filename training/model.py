"""The layers of `tablero.search.net` in torch, and the file that one reads."""

from __future__ import annotations

import json

import numpy as np
import torch
from torch import Tensor, nn

from tablero.core.engine import MAX_SEATS
from tablero.core.game import Game
from tablero.search.features import Features
from tablero.search.net import LARGEST, MAGIC, NetFile

HIDDEN = 32
PLACES = int(MAX_SEATS)
FAINT = 0.05  # how loud the rows of a new net are


class Model(nn.Module):
    """Rows are added up, then one short layer, then values, scores and the policy."""

    def __init__(self, rows: int, actions: int, width: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.table = nn.Parameter(torch.randn(rows, width) * FAINT)
        self.table_bias = nn.Parameter(torch.zeros(width))
        self.inner = nn.Linear(width, hidden)
        self.value = nn.Linear(hidden, PLACES)
        self.score = nn.Linear(hidden, PLACES)
        self.policy = nn.Linear(hidden, actions)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return self.heads(self.ones(rows, torch.float32))

    def ones(self, rows: Tensor, kind: torch.dtype) -> Tensor:
        """A product with ones at the rows is many times quicker than looking rows up."""
        ones = torch.zeros(len(rows), len(self.table), dtype=kind, device=rows.device)
        ones.scatter_(1, rows.long(), 1.0)
        ones[:, 0] = 0.0
        return ones

    def heads(self, ones: Tensor, is_apart: bool = False) -> tuple[Tensor, Tensor, Tensor]:
        """Values, scores and the policy. `is_apart`: what is learned of the first two changes
        nothing that the third goes by."""
        summed = (ones @ self.table.to(ones.dtype)).float()
        x = torch.relu(summed + self.table_bias)
        x = torch.relu(self.inner(x))
        hoped = x.detach() if is_apart else x
        return self.value(hoped), self.score(hoped), self.policy(x)


def net_file(model: Model, game: Game, features: Features) -> bytes:
    """The file that `tablero.search.net` reads."""
    head = {
        "game": game.id,
        "observation": features.signature(),
        "actions": game.actions,
        "width": len(model.table_bias),
        "hidden": len(model.inner.bias),
    }
    layers = [model.table, model.table_bias, model.inner.weight.T, model.inner.bias]
    for layer in (model.value, model.score, model.policy):
        layers += [layer.weight, layer.bias]
    return MAGIC + json.dumps(head).encode() + b"\n" + b"".join(packed(one) for one in layers)


def packed(matrix: Tensor) -> bytes:
    """A scale, then whole numbers of two bytes."""
    numbers = matrix.detach().cpu().numpy().astype(np.float64)
    scale = np.float32(max(float(np.abs(numbers).max()), 1e-9) / LARGEST)
    whole = np.clip(np.round(numbers / float(scale)), -LARGEST, LARGEST)
    return bytes(scale.astype("<f4").tobytes() + np.ascontiguousarray(whole, "<i2").tobytes())


def take_over(model: Model, data: bytes, game: Game, features: Features) -> None:
    """Begin with the weights of a file. Where the model is wider, what it has more is faint and
    says nothing at first."""
    file = NetFile(data, game, features)
    rows, width, hidden = features.rows, file.width, file.hidden
    with torch.no_grad():
        for matrix, shape in (
            (model.table, (rows, width)),
            (model.table_bias, (width,)),
            (model.inner.weight.T, (width, hidden)),
            (model.inner.bias, (hidden,)),
            (model.value.weight, (PLACES, hidden)),
            (model.value.bias, (PLACES,)),
            (model.score.weight, (PLACES, hidden)),
            (model.score.bias, (PLACES,)),
            (model.policy.weight, (game.actions, hidden)),
            (model.policy.bias, (game.actions,)),
        ):
            scale, numbers = file.numbers(int(np.prod(shape)))
            weights = torch.tensor(numbers, dtype=torch.float32).reshape(shape) * scale
            if tuple(matrix.shape) != shape and matrix is not model.table:
                matrix.zero_()
            matrix[tuple(slice(size) for size in shape)] = weights
        if len(model.inner.bias) > hidden:
            model.inner.weight[hidden:] = torch.randn_like(model.inner.weight[hidden:]) * FAINT
