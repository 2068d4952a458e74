"""How much the bot thinks things are worth, in points; found by playing against itself."""

from __future__ import annotations

# Which abilities are worth opening first.
DISC_ORDER = [
    "hand_limit",
    "permanent_certificate",
    "step_limit",
    "aux_certificate",
    "aux_dollar",
    "aux_remove",
    "aux_card",
]

WEIGHTS: dict[str, float] = {
    # printed actions
    "hire": 4.0,
    "hire_second": 2.5,
    "build": 7.0,
    "buy_cattle": 6.0,
    "train": 4.0,
    "tile": 3.5,
    "gain_cattle": 5.0,
    "sell_for_double": 3.0,
    "aux": 1.2,
    "aux_two": 2.2,
    "exchange": 0.6,
    "exchange_token": 0.8,
    "move_herder": 1.5,
    "remove": 1.2,
    "remove_cards": 1.2,
    "money": 0.6,
    "pay": 0.6,
    "certificate": 1.0,
    "discard_first": 6.0,
    # moving
    "cowboy_step": 2.0,
    "step": -0.2,
    "el_paso": 2.0,
    "el_paso_value": 0.8,
    "el_paso_wish": 6.0,
    "el_paso_later": 1.6,
    # workers
    "cowboy": 5.0,
    "builder": 4.0,
    "engineer": 3.0,
    "joker": 5.0,
    "many": 0.8,
    "worker_dollar": 0.5,
    # cattle, trains, buildings, tiles
    "cattle_value": 2.0,
    "cattle_points": 1.0,
    "new_breed": 2.0,
    "spent_worker": 0.8,
    "spent_dollar": 0.3,
    "missing": 1.2,
    "stack": 2.0,
    # delivery
    "post_value": 0.5,
    "spend_certificate": 0.8,
    # judging a position
    "judge_dollar": 0.25,
    "judge_token": 0.5,
    "judge_certificate": 1.0,
    "judge_permanent": 3.0,
    "judge_further": 3.0,
    "judge_cowboy": 1.2,
    "judge_builder": 1.0,
    "judge_engineer": 0.7,
    "judge_joker": 1.0,
    "judge_cowboy_owned": 1.0,
    "judge_builder_owned": 1.0,
    "judge_engineer_owned": 0.5,
    "judge_joker_owned": 1.0,
    "judge_hand": 0.35,
    "judge_herd": 6.0,
    "judge_breeds": 1.0,
    "judge_disc": 2.5,
    "judge_building": 1.5,
    "judge_objective": 1.5,
    "judge_objective_missing": 0.6,
    "judge_lap": 1.0,
}
