"""Positions as text and as numbers."""
