"""Watching a game again: forwards and backwards, through the eyes of those who may be looked through."""
