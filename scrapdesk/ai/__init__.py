"""Opponents, hints and the arena. Sees Views only: the states it handles are those it sampled itself from a View.

Loads nothing by itself: the desk names levels and temperaments before any game is there.
"""
