"""Fitting a net to samples with torch; the same layers as `tablero.search.net`, and its file."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tablero.core.game import Game
from tablero.search.features import Features
from training.model import Model, net_file
from training.samples import NO_ACTION, PLACES, Arrays

SCORE_WEIGHT = 0.3
HELD_OUT = 25  # every so many games none of its decisions is learned from


class Loss:
    """Win shares, scores and the policy over the offered answers, and how often it agrees."""

    def __init__(self, model: Model, batch: dict[str, Tensor]) -> None:
        values, scores, policy = model(batch["rows"])
        empty = torch.arange(PLACES, device=values.device)[None, :] >= batch["seats"][:, None]
        log_shares = torch.log_softmax(values.masked_fill(empty, -1e9), 1)
        self.value = -(batch["values"] * log_shares.masked_fill(empty, 0.0)).sum(1).mean()
        error = (scores - batch["scores"]).masked_fill(empty, 0.0)
        self.score = (error * error).sum(1).mean()
        none = batch["actions"] == NO_ACTION
        offered = batch["actions"].masked_fill(none, 0).long()
        logits = policy.gather(1, offered).masked_fill(none, -1e9)
        log_policy = torch.log_softmax(logits, 1).masked_fill(none, 0.0)
        # Of games at a glance only the values are learned.
        taught = batch["targets"].sum(1) > 0.0
        many = taught.sum().clamp(min=1)
        self.policy = -(batch["targets"] * log_policy).sum() / many
        self.agrees = ((logits.argmax(1) == batch["targets"].argmax(1)) & taught).sum() / many
        self.whole = self.value + SCORE_WEIGHT * self.score + self.policy


class Fitter:
    def __init__(self, game: Game, folder: Path, width: int, decay: float) -> None:
        assert game.encoder is not None
        self.game = game
        self.decay = decay
        self.features = Features(game.encoder)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.batch = 8192 if self.device.type == "cuda" else 1024
        torch.set_float32_matmul_precision("high")
        self.kept = folder / "model.pt"
        known = torch.load(self.kept, map_location=self.device) if self.kept.exists() else None
        self.width = width if known is None else len(known["table_bias"])
        self.model = Model(self.features.rows, game.actions, self.width).to(self.device)
        if known is not None:
            self.model.load_state_dict(known)

    def tensors(self, samples: Arrays, chosen: NDArray[np.bool_]) -> dict[str, Tensor]:
        kinds = {
            "rows": np.int16,
            "seats": np.int64,
            "actions": np.int32,
            "targets": np.float32,
            "values": np.float32,
            "scores": np.float32,
        }
        return {
            field: torch.from_numpy(samples[field][chosen].astype(kind)).to(self.device)
            for field, kind in kinds.items()
        }

    def fit(self, samples: Arrays, passes: float, rate: float, seconds: float) -> dict[str, float]:
        """So many passes over the samples, or until the time is up; what came of it."""
        began = time.monotonic()
        held = samples["games"].astype(np.int64) % HELD_OUT == 0
        data = self.tensors(samples, ~held)
        count = len(data["seats"])
        steps = max(1, int(passes * count / self.batch))
        optimiser = torch.optim.AdamW(self.model.parameters(), lr=rate, weight_decay=self.decay)
        self.model.train()
        done = 0
        for step in range(steps):
            # The rate falls with the steps or with the time, whichever runs out first.
            left = 1.0 - max(step / steps, (time.monotonic() - began) / seconds)
            if left <= 0.0:
                break
            for group in optimiser.param_groups:
                group["lr"] = rate * 0.5 * (1.0 - float(np.cos(np.pi * left))) + rate * 0.01
            pick = torch.randint(count, (min(self.batch, count),), device=self.device)
            loss = Loss(self.model, {field: values[pick] for field, values in data.items()})
            optimiser.zero_grad()
            loss.whole.backward()
            optimiser.step()
            done = step + 1
        report = {"samples": float(count), "steps": float(done), **self.test(samples, held)}
        torch.save(self.model.state_dict(), self.kept)
        return {**report, "fit_s": round(time.monotonic() - began, 1)}

    def test(self, samples: Arrays, held: NDArray[np.bool_]) -> dict[str, float]:
        """How it does on games it has not learned from."""
        if not held.any():
            return {}
        data = self.tensors(samples, held)
        self.model.eval()
        sums = {"value": 0.0, "score": 0.0, "policy": 0.0, "agrees": 0.0}
        count = len(data["seats"])
        with torch.no_grad():
            for start in range(0, count, self.batch):
                part = {field: values[start : start + self.batch] for field, values in data.items()}
                loss = Loss(self.model, part)
                share = len(part["seats"]) / count
                for name in sums:
                    sums[name] += share * float(getattr(loss, name))
        return {f"held_{name}": round(value, 4) for name, value in sums.items()}

    def net(self) -> bytes:
        """The file that `tablero.search.net` reads."""
        return net_file(self.model, self.game, self.features)
