"""How much the bot thinks things are worth, in points; found by playing against itself."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    # printed actions
    "hire": 4.9,
    "hire_poor": 2.7,
    "build": 6.5,
    "build_weak": 3.7,
    "buy_cattle": 6.0,
    "buy_per_cowboy": 0.2,
    "buy_poor": 0.5,
    "bandit": 4.5,
    "objective": 1.5,
    "aux": 1.5,
    "move_herder": 2.2,
    "exchange_token": 1.3,
    "draw": 1.0,
    "upgrade_behind": 5.1,
    "extraordinary_delivery": 2.1,
    "copy_adjacent": 2.05,
    "bandit_pairs": 2.5,
    "free_steps": 0.6,
    "remove_cards": 0.85,
    "dollar": 0.8,
    "dollars_per": 3.0,
    "certificate": 2.55,
    "engine": 0.38,
    "hazard": 4.0,
    "hazard_dollar": 0.0,
    "discard_first": 6.0,
    # moving
    "fee": 0.56,
    "step": 0.35,
    "kansas_city": 1.0,
    "kansas_city_value": 0.78,
    "kansas_city_wish": 5.7,
    "kansas_city_later": 4.32,
    # workers
    "cowboy": 13.43,
    "builder": 8.5,
    "engineer": 5.6,
    "late_slot": 4.0,
    "balance": 1.5,
    "worker_dollar": 1.5,
    # buildings and cattle
    "building_builder": 0.3,
    "forest": 2.0,
    "replace": -3.0,
    "cattle_value": 2.0,
    "cattle_points": 1.8,
    "cattle_dollar": 1.06,
    "turn_up": 0.6,
    # the railroad
    "ahead": 0.4,
    "station": 2.0,
    "station_points": 1.0,
    "keep_worker": 2.4,
    # delivery
    "city_value": 1.2,
    "link_later": 0.2,
    "transport": 0.25,
    "spend_certificate": 0.7,
    "exchange_double": 0.68,
    # objectives
    "missing": 1.2,
}
