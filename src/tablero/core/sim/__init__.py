"""Many games quickly: random play, hashes, counts, observations."""
