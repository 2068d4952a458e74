"""`python -m training.reinforce GAME --folder F --minutes M`: a net plays itself on every seat.

Thousands of games are played at once, by the policy alone; after every round the policy leans to
what came out better than was hoped. Everything is kept in the folder; the same command goes on.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import math
import os
import time
from pathlib import Path

import torch
from torch import Tensor

from tablero.core.registry import find, games
from tablero.search.net import SCORE_UNIT
from training.credit import BOTH, Places, Played, targets
from training.learner import Aim, Learner, Round, in_units
from training.recipes import SITTINGS
from training.tables import HALVES, Sitting, Tables, rows_for

NOTED_EVERY = 10  # seconds
KEPT_EVERY = 60


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training.reinforce", description=__doc__)
    parser.add_argument("game", choices=[game.id for game in games()])
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seats", default="", help="such as 2,3,4,4: other than the title's")
    parser.add_argument("--tables", type=int, default=8192, help="games at a time")
    parser.add_argument("--answers", type=int, default=128, help="of each game in a round")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--curiosity", type=float, default=0.02)
    parser.add_argument("--last-curiosity", type=float, default=0.003)
    parser.add_argument("--trust", type=float, default=0.97)
    parser.add_argument("--win", type=float, default=1.0, help="how much a share of the win counts")
    parser.add_argument("--points", type=float, default=0.5)
    parser.add_argument("--rivals", type=float, default=0.5)
    parser.add_argument("--width", type=int, default=0, help="of the net; 0: the title's")
    parser.add_argument("--hidden", type=int, default=0)
    parser.add_argument("--critic-width", type=int, default=256)
    parser.add_argument("--critic-hidden", type=int, default=128)
    parser.add_argument("--start", type=Path, help="a net to begin with")
    parser.add_argument("--look-on", type=int, default=0, help="rounds before the policy learns")
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


class Rollout:
    """Memory for a round, on the device: answers, tables, and what is kept of each."""

    def __init__(self, sitting: Sitting, places: int, answers: int, device: torch.device) -> None:
        self.half = sitting.rows * sitting.processes
        tables = HALVES * self.half

        def empty(kind: torch.dtype, *more: int) -> Tensor:
            return torch.zeros(answers, tables, *more, dtype=kind, device=device)

        self.rows = empty(torch.int16, places)
        self.masks = empty(torch.bool, sitting.width("masks"))
        self.actions = empty(torch.int64)
        self.chances = empty(torch.float32)
        self.hopes = empty(torch.float32, BOTH)
        self.asked = empty(torch.int64)
        self.ended = empty(torch.bool)
        self.shares = empty(torch.float32, sitting.width("shares"))
        self.scores = empty(torch.float32, sitting.width("points"))

    def of(self, half: int) -> slice:
        return slice(half * self.half, (half + 1) * self.half)


class Reinforcement:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.began = time.monotonic()
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(args.seed)
        torch.set_float32_matmul_precision("high")
        game, recipe = find(args.game), SITTINGS[args.game]
        seats = tuple(int(n) for n in args.seats.split(",")) if args.seats else recipe.seats
        rows = rows_for(args.tables, args.processes, len(seats))
        sitting = Sitting(args.game, seats, rows, args.processes, recipe.spread, args.seed)
        self.tables = Tables(sitting)
        width, hidden = args.width or recipe.width, args.hidden or recipe.hidden
        critic = (args.critic_width, args.critic_hidden)
        self.learner = Learner(game, self.device, width, hidden, *critic)
        self.folder: Path = args.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        if args.start is not None:
            self.learner.begin_with(args.start.read_bytes())
        self.kept = self.folder / "learner.pt"
        if self.kept.exists():
            self.learner.load(self.kept)
        self.aim = Aim(args.win, args.points, args.rivals)
        self.rollout = Rollout(sitting, self.learner.eyes.places, args.answers, self.device)
        each = torch.from_numpy(sitting.seats_of_rows()).to(self.device)
        self.places = Places(each.repeat(HALVES))
        self.half_places = Places(each)
        self.shared = self.on_host(self.tables)
        self.is_warm = [False] * HALVES
        self.rounds = self.decisions = 0

    def on_host(self, tables: Tables) -> list[dict[str, Tensor]]:
        """The shared memory as tensors, known to the device so that copies need no help."""
        if self.device.type == "cuda":
            for raw in tables.shared.raw.values():
                address = ctypes.addressof(raw)
                torch.cuda.cudart().cudaHostRegister(address, ctypes.sizeof(raw), 0)
        found = []
        for half in range(HALVES):
            arrays = {name: torch.from_numpy(one[half]) for name, one in tables.arrays.items()}
            found.append(arrays)
        return found

    # -- one round ------------------------------------------------------------------------------
    def play(self) -> None:
        rollout, learner = self.rollout, self.learner
        for step in range(self.args.answers + 1):
            for half in range(HALVES):
                if step > 0 or not self.is_warm[half]:
                    self.tables.wait(half)
                    self.is_warm[half] = True
                here, told = rollout.of(half), self.shared[half]
                if step > 0:
                    self.note_ends(step - 1, here, told)
                if step == self.args.answers:
                    continue  # the next round begins with what waits here
                seen = told["observations"].to(self.device, non_blocking=True)
                rollout.rows[step, here] = learner.eyes.rows_of(seen)
                rollout.masks[step, here].copy_(told["masks"].view(torch.bool), non_blocking=True)
                rollout.asked[step, here] = told["asked"][:, 0].to(self.device).long()
                actions, chances, hopes = learner.answer(
                    rollout.rows[step, here], rollout.masks[step, here], self.half_places
                )
                told["actions"][:, 0].copy_(actions)
                self.tables.go(half)
                rollout.actions[step, here] = actions
                rollout.chances[step, here] = chances
                rollout.hopes[step, here] = hopes

    def spread(self) -> None:
        """Play on for as long as the processes begin tables anew, so that they do not all stand at
        the same point of their games."""
        for _answer in range(self.tables.sitting.spread):
            for half in range(HALVES):
                self.tables.wait(half)
                told = self.shared[half]
                seen = told["observations"].to(self.device)
                masks = told["masks"].to(self.device).view(torch.bool)
                rows = self.learner.eyes.rows_of(seen)
                actions = self.learner.answer(rows, masks, self.half_places)[0]
                told["actions"][:, 0].copy_(actions)
                self.tables.go(half)

    def note_ends(self, step: int, here: slice, told: dict[str, Tensor]) -> None:
        rollout = self.rollout
        rollout.ended[step, here] = told["ended"][:, 0].to(self.device).bool()
        rollout.shares[step, here] = told["shares"].to(self.device)
        rollout.scores[step, here] = in_units(told["points"].to(self.device))

    def gather(self) -> Round:
        rollout, places = self.rollout, self.places
        told = (rollout.asked, rollout.hopes, rollout.ended, rollout.shares, rollout.scores)
        found, known = targets(Played(*told), places, self.args.trust)
        keep = known.flatten().nonzero()[:, 0]
        is_empty = places.is_empty.repeat(self.args.answers, 1)[keep]
        found, hopes = found.flatten(0, 1)[keep], rollout.hopes.flatten(0, 1)[keep]
        gains = self.aim.gain(found, hopes, is_empty)
        gains = (gains - gains.mean()) / gains.std().clamp(min=1e-6)
        return Round(
            rollout.rows.flatten(0, 1)[keep],
            rollout.masks.flatten(0, 1)[keep],
            rollout.actions.flatten()[keep],
            rollout.chances.flatten()[keep],
            found,
            gains,
            is_empty,
        )

    def left(self) -> float:
        """The share of the time that is left."""
        return 1.0 - (time.monotonic() - self.began) / (60 * float(self.args.minutes))

    def run(self) -> None:
        args, noted, kept = self.args, 0.0, time.monotonic()
        self.spread()
        spent = {"play": 0.0, "learn": 0.0}
        while (left := self.left()) > 0.0:
            fade = 0.5 * (1.0 - math.cos(math.pi * left))
            rate = args.last_rate + (args.rate - args.last_rate) * fade
            self.learner.hurry(rate * min(1.0, (self.rounds + 1) / 5))
            began = time.monotonic()
            self.play()
            half_way = time.monotonic()
            told = self.gather()
            curiosity = args.last_curiosity + (args.curiosity - args.last_curiosity) * left
            is_looking_on = self.rounds < args.look_on
            report = self.learner.learn(told, args.batch, args.passes, curiosity, is_looking_on)
            spent["play"] += half_way - began
            spent["learn"] += time.monotonic() - half_way
            self.rounds += 1
            self.decisions += self.rollout.actions.numel()
            if time.monotonic() - noted > NOTED_EVERY:
                noted = time.monotonic()
                times = {f"{name}_s": round(seconds, 1) for name, seconds in spent.items()}
                self.note({**report, **self.results(), **times})
            if time.monotonic() - kept > KEPT_EVERY:
                kept = time.monotonic()
                self.keep()
        self.keep()
        self.note({"over": True})
        self.tables.close()

    def results(self) -> dict[str, object]:
        """Of the games that ended in this round, by seats: how many, mean points, the winners'."""
        found: dict[str, object] = {}
        ended = self.rollout.ended
        for seats in sorted(set(self.places.seats.tolist())):
            pick = ended & (self.places.seats == seats)[None, :]
            points = self.rollout.scores[pick][:, :seats] * SCORE_UNIT
            if len(points):
                best = points.max(1).values.mean().item()
                told = [len(points), round(points.mean().item(), 1), round(best, 1)]
                own = points[:, 0].mean().item()
                found[f"seats_{seats}"] = [*told, round(own, 1)]
        return found

    def keep(self) -> None:
        self.learner.save(self.kept)
        (self.folder / "reinforced.net").write_bytes(self.learner.net())

    def note(self, report: dict[str, object]) -> None:
        at = round(time.monotonic() - self.began, 1)
        head = {"at_s": at, "rounds": self.rounds, "decisions": self.decisions}
        line = json.dumps({**head, **report})
        print(self.args.game, line, flush=True)
        with (self.folder / "reinforce.jsonl").open("a") as log:
            log.write(line + "\n")


if __name__ == "__main__":
    Reinforcement(arguments()).run()
