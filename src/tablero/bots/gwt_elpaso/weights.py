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
    "hire": 4.01,
    "hire_second": 1.3,
    "build": 7.0,
    "buy_cattle": 10.63,
    "train": 1.32,
    "tile": 2.41,
    "gain_cattle": 5.0,
    "sell_for_double": 4.43,
    "aux": 0.94,
    "aux_two": 1.92,
    "exchange": 0.35,
    "exchange_token": 0.49,
    "move_herder": 1.84,
    "remove": 0.58,
    "remove_cards": 2.11,
    "money": 1.54,
    "pay": 0.97,
    "certificate": 0.35,
    "discard_first": 13.74,
    # moving
    "cowboy_step": 1.07,
    "step": -0.23,
    "el_paso": 5.28,
    "el_paso_value": 2.32,
    "el_paso_wish": 6.0,
    "el_paso_later": 6.92,
    # workers
    "cowboy": 20.13,
    "builder": 9.17,
    "engineer": 3.1,
    "joker": 9.4,
    "many": 0.8,
    "worker_dollar": 0.38,
    # cattle, trains, buildings, tiles
    "cattle_value": 2.0,
    "cattle_points": 1.0,
    "new_breed": 3.32,
    "spent_worker": 0.59,
    "spent_dollar": 0.17,
    "missing": 1.2,
    "stack": 6.73,
    # delivery
    "post_value": 0.94,
    "spend_certificate": 0.3,
    # judging a position
    "judge_dollar": 0.11,
    "judge_token": 0.57,
    "judge_certificate": 0.5,
    "judge_permanent": 3.0,
    "judge_further": 1.74,
    "judge_cowboy": 1.2,
    "judge_builder": 0.64,
    "judge_engineer": 0.18,
    "judge_joker": 1.71,
    "judge_cowboy_owned": 1.33,
    "judge_builder_owned": 1.92,
    "judge_engineer_owned": 0.57,
    "judge_joker_owned": 0.78,
    "judge_hand": 0.3,
    "judge_herd": 5.29,
    "judge_breeds": 2.69,
    "judge_disc": 1.12,
    "judge_building": 0.85,
    "judge_objective": 1.49,
    "judge_objective_missing": 0.81,
    "judge_lap": 0.94,
}
