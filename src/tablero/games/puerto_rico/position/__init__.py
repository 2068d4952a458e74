"""A position as data, as a board and as numbers, and what must hold in it."""
