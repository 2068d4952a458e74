"""Thinking ahead, in any title: a tree of answers grown over worlds that fit what a seat knows."""
