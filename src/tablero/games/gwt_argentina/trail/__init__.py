"""The trail: where herders go, which ramps they take, and the farmers along it."""
