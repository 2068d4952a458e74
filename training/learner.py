"""A net that answers for every seat and learns from what came of it (PPO).

Beside it learns a critic, the same layers but wider and for training alone: what a decision brought
is told by its hopes, and a better judge of positions makes for less noise. The net's own values and
scores learn the same, for the search.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import torch
from torch import Tensor

from tablero.core.game import Game
from tablero.search.features import Features
from tablero.search.net import SCORE_UNIT
from training.credit import Places
from training.eyes import Eyes
from training.model import PLACES, Model, net_file, take_over

NOT_LEGAL = -1e9
CLIP = 0.2  # how far the chance of an answer may move in one round
LOUDEST = 1.0  # the longest step of the weights
SCORE_WEIGHT = 0.3
HOPES_WEIGHT = 0.5  # of the net's own values and scores, beside its policy


@dataclass(frozen=True)
class Aim:
    """What a seat plays for: its share of the win, and points, less some of the rivals' mean."""

    win: float = 1.0
    points: float = 0.5  # for SCORE_UNIT of them
    rivals: float = 0.5

    def gain(self, found: Tensor, hopes: Tensor, is_empty: Tensor) -> Tensor:
        """How much more came of decisions than was hoped for."""
        more = found - hopes
        scores = more[:, PLACES:].masked_fill(is_empty, 0.0)
        others = scores[:, 1:].sum(1) / (~is_empty[:, 1:]).sum(1).clamp(min=1)
        return self.win * more[:, 0] + self.points * (scores[:, 0] - self.rivals * others)


@dataclass
class Round:
    """Decisions to learn from, one after another."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # logarithms, when they were made
    found: Tensor
    gains: Tensor
    is_empty: Tensor


@dataclass
class Learner:
    game: Game
    device: torch.device
    width: int
    hidden: int
    critic_width: int
    critic_hidden: int
    features: Features = field(init=False)

    def __post_init__(self) -> None:
        assert self.game.encoder is not None
        self.features = Features(self.game.encoder)
        rows, actions = int(self.features.rows), self.game.actions
        self.kind = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        self.eyes = Eyes(self.features, self.device)
        self.actor = Model(rows, actions, self.width, self.hidden).to(self.device)
        self.critic = Model(rows, 1, self.critic_width, self.critic_hidden).to(self.device)
        with torch.no_grad():
            self.actor.policy.weight *= 0.1  # at first all answers are about as likely
        parameters = [*self.actor.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(parameters, lr=1e-3, eps=1e-5)

    # -- playing --------------------------------------------------------------------------------
    def answer(self, rows: Tensor, masks: Tensor, places: Places) -> tuple[Tensor, Tensor, Tensor]:
        """Actions drawn by the policy, the logarithms of their chances, and hopes."""
        with torch.no_grad():
            ones = self.actor.ones(rows, self.kind)
            logits = self.actor.heads(ones)[2].masked_fill(~masks, NOT_LEGAL)
            noise = torch.empty_like(logits).exponential_().log_()
            actions = (logits - noise).argmax(1)
            chances = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
            values, scores, _policy = self.critic.heads(ones)
            shares = torch.softmax(values.masked_fill(places.is_empty, NOT_LEGAL), 1)
            scores = scores.masked_fill(places.is_empty, 0.0)
            return actions, chances, torch.cat([shares, scores], 1)

    # -- learning -------------------------------------------------------------------------------
    def learn(
        self, told: Round, batch: int, passes: int, curiosity: float, is_looking_on: bool
    ) -> dict[str, float]:
        """So many passes over a round. `curiosity`: how much an open mind is worth.
        `is_looking_on`: the policy stays as it is until the hopes have caught up with it."""
        count = len(told.actions)
        sums = torch.zeros(6, device=self.device)
        steps = 0
        for _pass in range(passes):
            order = torch.randperm(count, device=self.device)
            for start in range(0, count, batch):
                pick = order[start : start + batch]
                sums += self.step(told, pick, curiosity, is_looking_on)
                steps += 1
        names = ("entropy", "moved", "clipped", "value", "score", "critic_score")
        means = (sums / max(1, steps)).tolist()
        return {name: round(mean, 4) for name, mean in zip(names, means, strict=True)}

    def step(self, told: Round, pick: Tensor, curiosity: float, is_looking_on: bool) -> Tensor:
        ones = self.actor.ones(told.rows[pick], self.kind)
        masks, found, is_empty = told.masks[pick], told.found[pick], told.is_empty[pick]
        values, scores, policy = self.actor.heads(ones, is_looking_on)
        log_policy = torch.log_softmax(policy.masked_fill(~masks, NOT_LEGAL), 1)
        chances = log_policy.gather(1, told.actions[pick][:, None])[:, 0]
        entropy = -(log_policy.exp() * log_policy.masked_fill(~masks, 0.0)).sum(1).mean()
        moved = chances - told.chances[pick]
        ratio, gain = moved.exp(), told.gains[pick]
        surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        value, score = hopes_loss(values, scores, found, is_empty)
        loss = HOPES_WEIGHT * (value + SCORE_WEIGHT * score)
        if not is_looking_on:
            loss = loss - surrogate - curiosity * entropy
        critic_values, critic_scores, _none = self.critic.heads(ones)
        critic_value, critic_score = hopes_loss(critic_values, critic_scores, found, is_empty)
        self.optimiser.zero_grad(set_to_none=True)
        (loss + critic_value + SCORE_WEIGHT * critic_score).backward()
        torch.nn.utils.clip_grad_norm_(self.actor.parameters(), LOUDEST)
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), LOUDEST)
        self.optimiser.step()
        clipped = ((ratio - 1).abs() > CLIP).float().mean()
        away = (ratio - 1 - moved).mean()
        return torch.stack([entropy, away, clipped, value, score, critic_score]).detach()

    def hurry(self, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    # -- keeping --------------------------------------------------------------------------------
    def net(self) -> bytes:
        return net_file(self.actor, self.game, self.features)

    def begin_with(self, net: bytes) -> None:
        take_over(self.actor, net, self.game, self.features)

    def save(self, path: Path) -> None:
        torch.save({"actor": self.actor.state_dict(), "critic": self.critic.state_dict()}, path)

    def load(self, path: Path) -> None:
        known = torch.load(path, map_location=self.device)
        self.actor.load_state_dict(known["actor"])
        self.critic.load_state_dict(known["critic"])


def hopes_loss(
    values: Tensor, scores: Tensor, found: Tensor, is_empty: Tensor
) -> tuple[Tensor, Tensor]:
    """How far shares of the win and scores are from what was found."""
    log_shares = torch.log_softmax(values.masked_fill(is_empty, NOT_LEGAL), 1)
    value = -(found[:, :PLACES] * log_shares.masked_fill(is_empty, 0.0)).sum(1).mean()
    error = (scores - found[:, PLACES:]).masked_fill(is_empty, 0.0)
    return value, (error * error).sum(1).mean()


def in_units(points: Tensor) -> Tensor:
    return points.float() / SCORE_UNIT
