"""Nouns that several Great Western Trail titles use with the same rulebook meaning."""
