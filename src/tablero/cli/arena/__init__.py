"""Many games between bots: who plays whom, on which seat, and what came of it."""
