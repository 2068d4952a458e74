"""Guided first games: scripted positions in which the learner acts, played by the engine.

`games/<title>/lessons/first.yaml` is the script of one title; docs/lessons.md tells its form.
"""
