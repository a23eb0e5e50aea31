"""A sixth game in a folder of its own: what a game costs whoever brings one."""
