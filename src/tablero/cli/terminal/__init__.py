"""A game in the terminal: saving, wording, drawing, and the dialogue with a player."""
