"""All that one game shows, a folder each. Nothing outside names a game."""
