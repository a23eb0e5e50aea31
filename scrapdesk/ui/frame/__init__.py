"""The frame of every screen: window, stack of scenes, events, clock, damage, keys. Knows no game and no table."""
