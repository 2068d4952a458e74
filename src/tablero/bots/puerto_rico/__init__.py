"""Heuristics for Puerto Rico."""
