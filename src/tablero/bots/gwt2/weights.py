"""How much the bot thinks things are worth, in points; found by playing against itself."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    # printed actions
    "hire": 7.0,
    "hire_poor": 2.0,
    "build": 6.5,
    "build_weak": 4.0,
    "buy_cattle": 6.0,
    "buy_per_cowboy": 1.0,
    "buy_poor": 0.5,
    "bandit": 4.5,
    "objective": 1.5,
    "aux": 1.5,
    "move_herder": 2.5,
    "exchange_token": 2.0,
    "draw": 1.0,
    "upgrade_behind": 4.0,
    "extraordinary_delivery": 3.0,
    "copy_adjacent": 3.5,
    "bandit_pairs": 4.0,
    "free_steps": 0.6,
    "remove_cards": 1.0,
    "dollar": 0.8,
    "dollars_per": 3.0,
    "certificate": 1.5,
    "engine": 0.8,
    "hazard": 4.0,
    "hazard_dollar": 0.3,
    "discard_first": 6.0,
    # moving
    "fee": 0.8,
    "step": 0.35,
    "kansas_city": 2.0,
    "kansas_city_value": 0.9,
    "kansas_city_wish": 4.0,
    "kansas_city_later": 1.2,
    # workers
    "cowboy": 9.0,
    "builder": 8.5,
    "engineer": 8.0,
    "late_slot": 4.0,
    "balance": 1.5,
    "worker_dollar": 1.0,
    # buildings and cattle
    "building_builder": 0.3,
    "forest": 2.0,
    "replace": -3.0,
    "cattle_value": 2.0,
    "cattle_points": 1.0,
    "cattle_dollar": 0.8,
    "turn_up": 0.5,
    # the railroad
    "ahead": 0.4,
    "station": 2.0,
    "station_points": 1.0,
    "keep_worker": 2.5,
    # delivery
    "city_value": 0.6,
    "link_later": 0.4,
    "transport": 0.25,
    "spend_certificate": 0.7,
    "exchange_double": 0.8,
    # objectives
    "missing": 1.2,
}
