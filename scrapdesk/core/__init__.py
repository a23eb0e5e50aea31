"""The rules machine: interface, match, record. Knows no game, no screen, no file and no clock."""
