"""The desk: five boxes on a table top, what leads to a table, and everything around a game."""
