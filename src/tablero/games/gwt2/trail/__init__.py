"""The trail: where herders go, and the hazards and bandits on it."""
