"""Positions of a title with a railroad, as text and as numbers."""
