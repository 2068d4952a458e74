"""Making nets: self-play, fitting and gating in rounds. See docs/training.md."""
